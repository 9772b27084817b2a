//! The players: points, coins, markers, the played character with its actions, and what lies before them.

use curia_core::{Key, Seat};
use curia_rival_kings::{
    Action, Character, Kind, Phase, PlayerView, RivalKingsMove as Move, RivalKingsPrompt as Asked, Subject,
};
use curia_texts::rival_kings as texts;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::cards::{Rows, rows};
use super::{Paper, Stage, action_word, cells, flow, look};
use crate::scores::number;
use crate::screen::{below, row};
use crate::text::{cut, fit};

/// Cells of a player's name.
const NAME: usize = 11;
/// Cells before the cards of a player.
const INDENT: u16 = 3;
/// Cells before the character of a player.
const BEFORE: u16 = 30;

/// How far an action of a played character is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// Still to come.
    Open,
    /// It is this one's turn.
    Now,
    /// Performed or skipped.
    Done,
    /// Under a coat of arms.
    Stolen,
}

/// Draws every player into about `rows` rows, at least two each. Returns the rows used.
pub(super) fn draw(scene: &Stage<'_>, area: Rect, rows: u16, canvas: &mut Paper<'_>) -> u16 {
    let notes = notes(scene);
    let count = u16::try_from(scene.view.players.len()).unwrap_or(1).max(1);
    let share = (rows.saturating_sub(u16::from(notes.is_some())) / count).max(2);
    let (block, gap) = if share >= 4 { (share - 1, 1) } else { (share, 0) };
    let mut used = 0;
    for player in &scene.view.players {
        draw_status(scene, player, row(area, used), canvas);
        let rest = below(area, used + 1);
        let rest = Rect { height: rest.height.min(block - 1), ..rest };
        used += 1 + draw_cards(scene, player, rest, canvas) + gap;
    }
    used = used.saturating_sub(gap);
    if let Some(line) = notes {
        canvas.line(row(area, used), &line);
        used += 1;
    }
    used.min(area.height)
}

/// One row of a player: turn, name, points, coins, markers, character.
fn draw_status(scene: &Stage<'_>, player: &PlayerView, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let seat = player.seat;
    let mv = [Move::To(seat), Move::Opponent(seat), Move::Swap(seat)].into_iter().find(|mv| scene.may(*mv));
    let active = scene.asking.shown.has(seat);
    let (mark, name) = look(scene, mv, if active { theme.strong() } else { theme.text() });
    let mark = match (mark, active) {
        ("", true) => "●",
        ("", false) => " ",
        _ => mark,
    };
    let place = scene.view.order.iter().position(|of| *of == seat).map_or(String::new(), |at| (at + 1).to_string());
    let points = format!("{}{}", number(player.points), scene.text(texts::POINTS));
    let spans = vec![
        Span::styled(mark, if mv.is_some() { theme.choice() } else { theme.strong() }),
        Span::styled(fit(&place, 2), theme.quiet()),
        Span::styled(fit(&scene.name(seat), NAME), name),
        Span::styled(format!("{points:>5}"), theme.strong()),
        Span::styled(format!("{:>4}¢", player.coins.value()), theme.text()),
        Span::styled(format!("{:>3}⚑  ", player.markers), theme.text()),
    ];
    canvas.line(area, &Line::from(spans));
    if let Some(mv) = mv {
        canvas.touch(area, mv);
    }
    let rest = Rect { x: area.x + BEFORE.min(area.width), width: area.width.saturating_sub(BEFORE), ..area };
    match player.played {
        Some(character) => draw_character(scene, player, character, rest, canvas),
        None => canvas.line(rest, &Line::styled(choice(scene, player), theme.quiet())),
    }
}

/// Whether a player has chosen, and what he played before in this round.
fn choice(scene: &Stage<'_>, player: &PlayerView) -> String {
    if scene.view.phase != Phase::Characters {
        return String::new();
    }
    let state = scene.text(if player.committed { texts::CHOSEN } else { texts::CHOOSING });
    let state = format!("{} {state}", if player.committed { "✓" } else { "…" });
    match earlier(scene, &player.aside) {
        Some(earlier) => format!("{state} · {earlier}"),
        None => state,
    }
}

fn earlier(scene: &Stage<'_>, characters: &[Character]) -> Option<String> {
    let ranked = |character: &Character| {
        format!("{} {}", scene.text(character.rank().key()), scene.text(character.key()))
    };
    let list: Vec<String> = characters.iter().map(ranked).collect();
    (!list.is_empty()).then(|| scene.words.fill(texts::EARLIER, &[("cards", &list.join(", "))]))
}

/// A character: rank, name, a star for the symbol.
pub(super) fn character_name(scene: &Stage<'_>, character: Character) -> String {
    let star = if character.symbol() { "*" } else { "" };
    format!("{}{star}", scene.text(character.key()))
}

/// Rank, name, actions; then whether he is tied and whom he robs, as far as there is room.
fn draw_character(
    scene: &Stage<'_>,
    player: &PlayerView,
    character: Character,
    area: Rect,
    canvas: &mut Paper<'_>,
) {
    let theme = scene.theme;
    let rank = scene.text(character.rank().key());
    let tied = if player.tied { Span::styled("=", theme.alert()) } else { Span::raw(" ") };
    let name = character_name(scene, character);
    canvas.line(area, &Line::from(vec![Span::styled(rank, theme.strong()), tied, Span::styled(name.clone(), theme.text())]));
    let mut x = 2 + cells(&name);
    for &action in &player.actions {
        x = x.saturating_add(1).min(area.width);
        let place = Rect { x: area.x + x, width: area.width - x, ..area };
        x = x.saturating_add(draw_action(scene, player, action, place, canvas));
    }
    let mut notes = Vec::new();
    if player.tied {
        notes.push(scene.text(texts::TIED));
    }
    if !player.victims.is_empty() {
        let seats: Vec<Seat> = player.victims.iter().collect();
        notes.push(scene.say(&texts::VICTIMS.phrase().with("seats", seats)));
    }
    let x = x.saturating_add(2).min(area.width);
    let rest = Rect { x: area.x + x, width: area.width - x, ..area };
    let text = notes.join(", ");
    if cells(&text) <= rest.width {
        canvas.line(rest, &Line::styled(text, theme.alert()));
    } else if !player.victims.is_empty() {
        canvas.line(rest, &Line::styled(cut(&text, usize::from(rest.width)), theme.alert()));
    }
}

/// One action of a played character. Returns the cells used.
fn draw_action(
    scene: &Stage<'_>,
    player: &PlayerView,
    action: Action,
    area: Rect,
    canvas: &mut Paper<'_>,
) -> u16 {
    let theme = scene.theme;
    let deed = deed(scene, player, action);
    let mv = action_move(scene, player.seat, action, deed);
    let (sign, style) = match deed {
        Deed::Open => ("", theme.text()),
        Deed::Now => ("›", theme.strong()),
        Deed::Done => ("✓", theme.quiet()),
        Deed::Stolen => ("✕", theme.quiet()),
    };
    let (mark, style) = look(scene, mv, style);
    let (sign, sign_style) = match (mark, deed) {
        ("", Deed::Stolen) => (sign, theme.alert()),
        ("", _) => (sign, style),
        _ => (mark, theme.choice()),
    };
    let line = Line::from(vec![Span::styled(sign, sign_style), Span::styled(action_word(scene, action), style)]);
    let width = u16::try_from(line.width()).unwrap_or(u16::MAX).min(area.width);
    canvas.line(area, &line);
    if let Some(mv) = mv {
        canvas.touch(Rect { width, ..area }, mv);
    }
    width
}

/// The move that an action on the table stands for now.
fn action_move(scene: &Stage<'_>, seat: Seat, action: Action, deed: Deed) -> Option<Move> {
    if seat != scene.person {
        return Some(Move::Steal(seat, action)).filter(|mv| scene.may(*mv));
    }
    let own = [Move::PerformOne(action), Move::Farmer(action)].into_iter().find(|mv| scene.may(*mv));
    own.or_else(|| (deed == Deed::Now && scene.may(Move::Perform)).then_some(Move::Perform))
}

/// How far an action is, as far as that can be told for sure.
fn deed(scene: &Stage<'_>, player: &PlayerView, action: Action) -> Deed {
    let view = scene.view;
    if player.covered.contains(&action) {
        return Deed::Stolen;
    }
    let place = |seat: Seat| view.order.iter().position(|of| *of == seat);
    let turn = view.turn.and_then(place);
    let (Some(own), Some(turn)) = (place(player.seat), turn) else { return Deed::Open };
    if own != turn {
        // A tied player has performed only one of his actions, and the table does not show which.
        return if own < turn && !player.tied { Deed::Done } else { Deed::Open };
    }
    let at = |action: Action| player.actions.iter().position(|of| *of == action);
    let now = match view.decision {
        Some(Asked::OwnAction { action }) => Some(action),
        Some(Asked::SecondAction { action: now }) => return if action == now { Deed::Now } else { Deed::Open },
        Some(Asked::End { .. }) => return if player.tied { Deed::Open } else { Deed::Done },
        Some(decision) => running(scene, player, decision),
        None => None,
    };
    match (now.and_then(at), at(action)) {
        (Some(now), Some(this)) if this < now => Deed::Done,
        (Some(now), Some(this)) if this == now => Deed::Now,
        _ => Deed::Open,
    }
}

/// The own action to which an open detail belongs, unless it may belong to a stolen action or an ability.
fn running(scene: &Stage<'_>, player: &PlayerView, decision: Asked) -> Option<Action> {
    let action = match decision {
        Asked::PassTo => Action::PassConflict,
        Asked::TakeMoney => Action::TakeMoney,
        Asked::RecruitSubject => Action::RecruitSubject,
        Asked::BuyBuilding | Asked::UseSmith { .. } => Action::BuyBuilding,
        _ => return None,
    };
    let target = player.played.and_then(|character| character.rank().robs());
    let robbed = |other: &PlayerView| {
        !other.covered.is_empty() && other.played.is_some_and(|character| Some(character.rank()) == target)
    };
    let acting = [Subject::Carpenter, Subject::MarketWoman, Subject::Innkeeper, Subject::Herbalist, Subject::Farmer];
    let by_ability = player.ability_used && player.subjects.last().is_some_and(|active| acting.contains(active));
    let by_theft = !player.tied && scene.view.players.iter().any(robbed);
    (!player.tied && !by_ability && !by_theft).then_some(action)
}

/// What lies before a player, in at most the rows of `area`. Returns the rows used.
fn draw_cards(scene: &Stage<'_>, player: &PlayerView, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let Rows { buildings, subjects } = rows(scene, player, |kind, position| card_move(scene, player.seat, kind, position));
    let area = Rect { x: area.x + INDENT.min(area.width), width: area.width.saturating_sub(INDENT), ..area };
    if buildings.is_empty() && subjects.is_empty() {
        return 0;
    }
    let one_each = area.height >= 2 && !buildings.is_empty() && !subjects.is_empty();
    if !one_each {
        let all: Vec<_> = buildings.into_iter().chain(subjects).collect();
        return flow::draw(scene, &all, area, canvas);
    }
    let first = flow::height(scene, &buildings, area.width, area.height - 1);
    let used = flow::draw(scene, &buildings, Rect { height: first, ..area }, canvas);
    used + flow::draw(scene, &subjects, below(area, used), canvas)
}

/// The move that a card before a player stands for now.
fn card_move(scene: &Stage<'_>, seat: Seat, kind: Kind, position: u8) -> Option<Move> {
    if seat == scene.person {
        return Some(Move::Own(kind, position)).filter(|mv| scene.may(*mv));
    }
    match scene.view.decision {
        Some(Asked::SwapTheirs { with, .. }) if with == seat => {
            Some(Move::Theirs(kind, position)).filter(|mv| scene.may(*mv))
        }
        _ => None,
    }
}

/// The neutral character of two players, the characters set aside of three.
fn notes(scene: &Stage<'_>) -> Option<Line<'static>> {
    let (view, theme) = (scene.view, scene.theme);
    let count = |key: Key| scene.say(&key.phrase().with("count", view.undealt));
    if view.phase == Phase::Over {
        return None;
    }
    match view.seats.get() {
        2 => {
            let title = format!("   {}", scene.text(texts::NEUTRAL));
            let mut spans = vec![Span::styled(fit(&title, usize::from(BEFORE)), theme.text())];
            if let Some(neutral) = view.neutral {
                spans.push(Span::styled(format!("{} ", scene.text(neutral.rank().key())), theme.strong()));
                spans.push(Span::styled(format!("{} · ", scene.text(neutral.key())), theme.text()));
            }
            let rest: Vec<String> = std::iter::once(count(texts::NEUTRAL_DECK))
                .chain(earlier(scene, &view.neutral_aside))
                .collect();
            spans.push(Span::styled(rest.join(" · "), theme.quiet()));
            Some(Line::from(spans))
        }
        _ => None,
    }
}

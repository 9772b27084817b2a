//! The players: points, coins, markers, the played character with its actions, and what lies before them.

use curia_core::Seat;
use curia_rival_kings::{Action, Character, CyclePhase, Fate, Kind, Move, PlayerView, Prompt};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::cards::{Rows, rows};
use super::words::Word;
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

/// Draws every player into at most `rows` rows, if there are at least two for each of them. If there is room, a
/// row is left empty between them (`airy`) or at least before them. Returns the rows used.
pub(super) fn draw(scene: &Stage<'_>, area: Rect, rows: u16, airy: bool, canvas: &mut Paper<'_>) -> u16 {
    let neutral = neutral(scene);
    let inner = Rect { x: area.x + INDENT.min(area.width), width: area.width.saturating_sub(INDENT), ..area };
    let belongings: Vec<Rows> = scene.view.players.iter().map(|player| belongings(scene, player)).collect();
    let wanted: Vec<u16> = belongings.iter().map(|rows| wanted(scene, rows, inner.width, airy)).collect();
    let lines = u16::try_from(wanted.len() + usize::from(neutral.is_some())).unwrap_or(u16::MAX);
    let (given, left) = share_out(&wanted, rows.saturating_sub(lines));
    let gap = u16::from(airy && left >= lines);
    let mut used = u16::from(!airy && left > 0);
    for ((player, rows), given) in scene.view.players.iter().zip(&belongings).zip(given) {
        draw_status(scene, player, row(area, used), canvas);
        let place = below(inner, used + 1);
        used += 1 + draw_cards(scene, rows, Rect { height: place.height.min(given), ..place }, canvas) + gap;
    }
    if let Some(line) = neutral {
        canvas.line(row(area, used), &line);
        used += 1 + gap;
    }
    used.saturating_sub(gap).min(area.height)
}

/// Gives everybody one row if they want any, then one more to those who want more, as long as there are rows.
/// Returns what everybody got and what is left.
fn share_out(wanted: &[u16], rows: u16) -> (Vec<u16>, u16) {
    let mut given: Vec<u16> = wanted.iter().map(|want| (*want).min(1)).collect();
    let mut left = rows.saturating_sub(given.iter().sum());
    while left > 0 && given.iter().zip(wanted).any(|(given, want)| given < want) {
        for (given, want) in given.iter_mut().zip(wanted) {
            if *given < *want && left > 0 {
                *given += 1;
                left -= 1;
            }
        }
    }
    (given, left)
}

/// The cards of a player with the moves they stand for.
fn belongings(scene: &Stage<'_>, player: &PlayerView) -> Rows {
    rows(scene, player, |kind, position| card_move(scene, player.seat, kind, position))
}

/// The rows that the cards of a player take if they are easy to read.
fn wanted(scene: &Stage<'_>, rows: &Rows, width: u16, airy: bool) -> u16 {
    if !airy && flow::in_one_row(scene, rows.buildings.iter().chain(&rows.subjects), width) {
        return u16::from(!rows.is_empty());
    }
    flow::wanted(scene, &rows.buildings, width, airy) + flow::wanted(scene, &rows.subjects, width, airy)
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
    let points = format!("{}{}", number(player.points), scene.text(Word::Points));
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

/// Whether a player has chosen, and what they played before in this round.
fn choice(scene: &Stage<'_>, player: &PlayerView) -> String {
    if scene.view.phase != CyclePhase::Characters {
        return String::new();
    }
    let state = scene.text(if player.committed { Word::Chosen } else { Word::Choosing });
    let state = format!("{} {state}", if player.committed { "✓" } else { "…" });
    match earlier(scene, &player.aside) {
        Some(earlier) => format!("{state} · {earlier}"),
        None => state,
    }
}

fn earlier(scene: &Stage<'_>, characters: &[Character]) -> Option<String> {
    let ranked =
        |character: &Character| format!("{} {}", scene.text(character.rank().key()), scene.text(character.key()));
    let list: Vec<String> = characters.iter().map(ranked).collect();
    (!list.is_empty()).then(|| scene.words.fill(Word::Earlier, &[("cards", &list.join(", "))]))
}

/// A character: rank, name, a star for the symbol.
pub(super) fn character_name(scene: &Stage<'_>, character: Character) -> String {
    let star = if character.symbol() { "*" } else { "" };
    format!("{}{star}", scene.text(character.key()))
}

/// Rank, name, actions; then whether they are tied and whom they rob, as far as there is room.
fn draw_character(scene: &Stage<'_>, player: &PlayerView, character: Character, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let rank = scene.text(character.rank().key());
    let tied = if player.tied { Span::styled("=", theme.alert()) } else { Span::raw(" ") };
    let name = character_name(scene, character);
    canvas.line(
        area,
        &Line::from(vec![Span::styled(rank, theme.strong()), tied, Span::styled(name.clone(), theme.text())]),
    );
    let mut x = 2 + cells(&name);
    for (&action, &fate) in player.actions.iter().zip(&player.fates) {
        x = x.saturating_add(1).min(area.width);
        let place = Rect { x: area.x + x, width: area.width - x, ..area };
        x = x.saturating_add(draw_action(scene, player.seat, action, fate, place, canvas));
    }
    let mut notes = Vec::new();
    if player.tied {
        notes.push(scene.text(Word::Tied));
    }
    if !player.victims.is_empty() {
        let seats: Vec<Seat> = player.victims.iter().collect();
        notes.push(scene.say(&Word::Victims.phrase().with("seats", seats)));
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
fn draw_action(scene: &Stage<'_>, seat: Seat, action: Action, fate: Fate, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let theme = scene.theme;
    let mv = action_move(scene, seat, action, fate);
    let (sign, style) = match fate {
        Fate::ToCome => ("", theme.text()),
        Fate::Now => ("›", theme.strong()),
        Fate::Done | Fate::Passed => ("✓", theme.quiet()),
        Fate::Stolen => ("✕", theme.quiet()),
    };
    let (mark, style) = look(scene, mv, style);
    let (sign, sign_style) = match (mark, fate) {
        ("", Fate::Stolen) => (sign, theme.alert()),
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
fn action_move(scene: &Stage<'_>, seat: Seat, action: Action, fate: Fate) -> Option<Move> {
    if seat != scene.person {
        return Some(Move::Steal(seat, action)).filter(|mv| scene.may(*mv));
    }
    let own = [Move::PerformOne(action), Move::Farmer(action)].into_iter().find(|mv| scene.may(*mv));
    own.or_else(|| (fate == Fate::Now && scene.may(Move::Perform)).then_some(Move::Perform))
}

/// What lies before a player, in at most the rows of `area`. Returns the rows used.
fn draw_cards(scene: &Stage<'_>, rows: &Rows, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let Rows { buildings, subjects } = rows;
    if area.height < 2 || buildings.is_empty() || subjects.is_empty() {
        return flow::draw(scene, buildings.iter().chain(subjects), area, canvas);
    }
    let first = flow::height(scene, buildings, area.width, area.height - 1);
    let used = flow::draw(scene, buildings, Rect { height: first, ..area }, canvas);
    used + flow::draw(scene, subjects, below(area, used), canvas)
}

/// The move that a card before a player stands for now.
fn card_move(scene: &Stage<'_>, seat: Seat, kind: Kind, position: u8) -> Option<Move> {
    if seat == scene.person {
        return Some(Move::Own(kind, position)).filter(|mv| scene.may(*mv));
    }
    match scene.view.decision {
        Some(Prompt::SwapTheirs { with, .. }) if with == seat => {
            Some(Move::Theirs(kind, position)).filter(|mv| scene.may(*mv))
        }
        _ => None,
    }
}

/// The neutral character of two players.
fn neutral(scene: &Stage<'_>) -> Option<Line<'static>> {
    let (view, theme) = (scene.view, scene.theme);
    if view.phase == CyclePhase::Over || view.seats.get() != 2 {
        return None;
    }
    let title = format!("   {}", scene.text(Word::Neutral));
    let mut spans = vec![Span::styled(fit(&title, usize::from(BEFORE)), theme.text())];
    if let Some(neutral) = view.neutral {
        spans.push(Span::styled(format!("{} ", scene.text(neutral.rank().key())), theme.strong()));
        spans.push(Span::styled(format!("{} · ", scene.text(neutral.key())), theme.text()));
    }
    let deck = scene.say(&Word::NeutralDeck.phrase().with("count", view.undealt));
    let rest: Vec<String> = std::iter::once(deck).chain(earlier(scene, &view.neutral_aside)).collect();
    spans.push(Span::styled(rest.join(" · "), theme.quiet()));
    Some(Line::from(spans))
}

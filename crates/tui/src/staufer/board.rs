//! The boards beside the ring: supply fields, privileges on offer, the tracks, the round schedule.

use curia_core::{Key, Phrase, Seat};
use curia_staufer::data::{Chest, Privilege};
use curia_staufer::{FieldView, Figures, Move, PrivilegeView, RowView};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::emblems::{
    NOTHING, OWNED, above, condition_word, crests, figures, livery, look, open, privilege_code, stack, stack_paint,
};
use super::words::Word;
use super::{Paper, Stage, rows};
use crate::screen::row;
use crate::text::{cut, fit};

/// The widest field of the supply board.
const WIDEST_FIELD: usize = 22;
/// Cells of a field's mark and figures.
const FIELD: usize = 6;

/// Draws the supply board in one row: every field with its figures and chests.
pub(super) fn draw_supply(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let label = scene.text(Word::Supply).width() + 2;
    let fields = &scene.view.fields;
    let cell = (usize::from(area.width).saturating_sub(label) / fields.len().max(1)).min(WIDEST_FIELD);
    canvas.line(area, &Line::styled(scene.text(Word::Supply), scene.theme.strong()));
    for (index, field) in fields.iter().enumerate() {
        let x = rows(label + index * cell).min(area.width);
        let place = Rect { x: area.x + x, width: rows(cell).min(area.width - x), ..area };
        draw_field(scene, field, place, canvas);
    }
}

fn draw_field(scene: &Stage<'_>, view: &FieldView, area: Rect, canvas: &mut Paper<'_>) {
    let field = view.field;
    let whole = [Move::SupplyField(field), Move::QuartermasterField(field), Move::Muster(Some(field))];
    let picks = Chest::ALL.into_iter().map(|chest| Move::ChestPick(field, chest));
    let mv = open(scene, whole.into_iter().chain(picks));
    let (mark, style) = look(scene, mv, scene.theme.text());
    let given = if view.figures == Figures::NONE { "–".to_owned() } else { figures(scene, view.figures) };
    let room = usize::from(area.width).saturating_sub(FIELD + 1);
    let line = Line::from(vec![
        Span::styled(mark, scene.theme.choice()),
        Span::styled(given.clone(), style),
        Span::raw(" ".repeat(FIELD.saturating_sub(1 + given.width()))),
        Span::styled(stack(scene, view.chests, room), stack_paint(scene, view.chests)),
    ]);
    canvas.line(area, &line);
    canvas.touch(area, mv.unwrap_or(whole[0]));
}

/// Draws the privileges on offer in one row, in short words.
pub(super) fn draw_offers(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let label = scene.text(Word::Display);
    let mut x = label.width();
    canvas.line(area, &Line::styled(label, scene.theme.strong()));
    for view in &scene.view.privileges {
        let left = if view.left > 1 { above(view.left) } else { String::new() };
        let text = match view.privilege {
            Privilege::Points if view.points == 0 => continue,
            Privilege::Points => format!("{}{left}", scene.say(&Word::Pile.phrase().with("points", view.points))),
            _ if view.left == 0 => continue,
            kind => format!("{}{left}", privilege_code(scene, kind)),
        };
        x += draw_offer(scene, view, &text, shifted(area, x), canvas);
    }
}

/// Draws the privileges on offer by name, a row each. Returns the rows used.
pub(super) fn draw_offer_list(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let label = scene.text(Word::Privileges);
    canvas.line(area, &Line::styled(label, scene.theme.strong()));
    for (index, view) in scene.view.privileges.iter().enumerate() {
        let text = match view.privilege {
            Privilege::Points => {
                let cards: Vec<String> = scene.view.pile.iter().map(u8::to_string).collect();
                let cards = if cards.is_empty() { NOTHING.to_owned() } else { cards.join(" ") };
                scene.words.fill(Word::PileWhole, &[("points", &cards)])
            }
            kind => format!("{} ×{}", scene.text(kind.key()), view.left),
        };
        draw_offer(scene, view, &text, row(area, rows(index + 1)), canvas);
    }
    1 + rows(scene.view.privileges.len())
}

/// One privilege. Returns the cells used.
fn draw_offer(scene: &Stage<'_>, view: &PrivilegeView, text: &str, area: Rect, canvas: &mut Paper<'_>) -> usize {
    let mv = Move::ChoosePrivilege(view.privilege);
    let owned = scene.view.own().is_some_and(|own| own.privileges.has(view.privilege));
    let idle = if view.left == 0 || owned { scene.theme.quiet() } else { scene.theme.text() };
    let (mark, style) = look(scene, Some(mv), idle);
    let mark = if owned && mark == " " { OWNED } else { mark };
    let line = Line::from(vec![Span::styled(mark, scene.theme.choice()), Span::styled(text.to_owned(), style)]);
    let width = line.width();
    canvas.line(area, &line);
    canvas.touch(Rect { width: rows(width).min(area.width), ..area }, mv);
    width
}

/// The area without its first cells.
fn shifted(area: Rect, cells: usize) -> Rect {
    let cells = rows(cells).min(area.width);
    Rect { x: area.x + cells, width: area.width - cells, ..area }
}

/// Draws the tracks: who is still to play; who has supplied and who has appointed, in one row or (`apart`) two. Returns
/// the rows used.
pub(super) fn draw_tracks(scene: &Stage<'_>, apart: bool, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let tracks = &scene.view.tracks;
    let labels = [Word::Order, Word::Suppliers, Word::Appointers].map(|word| scene.text(word));
    let label = if apart { labels.iter().map(|label| label.width()).max().unwrap_or(0) + 1 } else { 0 };
    let titled = |text: &str| {
        let air = label.max(text.width() + 1);
        Span::styled(fit(text, air), scene.theme.quiet())
    };
    let coming: Vec<Seat> = tracks.order.iter().skip(usize::from(tracks.gone)).copied().collect();
    let mut order = vec![titled(&labels[0])];
    order.extend(pieces(scene, &coming, true, true));
    canvas.line(area, &Line::from(order));
    let mut supply = vec![titled(&labels[1])];
    supply.extend(pieces(scene, &tracks.supply, false, apart));
    let mut appoint = vec![titled(&labels[2])];
    appoint.extend(pieces(scene, &tracks.appoint, false, apart));
    if tracks.symbols.get(tracks.appoint.len()).copied().unwrap_or(false) {
        let letter = scene.text(Word::LetterEnvoy);
        appoint.push(Span::styled(scene.words.fill(Word::NextEnvoy, &[("letter", &letter)]), scene.theme.strong()));
    }
    if apart {
        canvas.line(row(area, 1), &Line::from(supply));
        canvas.line(row(area, 2), &Line::from(appoint));
        return 3;
    }
    supply.push(Span::raw(" "));
    supply.extend(appoint);
    canvas.line(row(area, 1), &Line::from(supply));
    2
}

/// The letters of the players whose pieces lie on a track, with a space behind each or (`!airy`) behind the last one; the
/// first one may be on turn.
fn pieces(scene: &Stage<'_>, seats: &[Seat], on_turn: bool, airy: bool) -> Vec<Span<'static>> {
    let crests = crests(scene);
    if seats.is_empty() {
        return vec![Span::styled(format!("{NOTHING} "), scene.theme.quiet())];
    }
    let piece = |(index, seat): (usize, &Seat)| {
        let turn = if on_turn && index == 0 { "●" } else { "" };
        let air = if airy || index + 1 == seats.len() { " " } else { "" };
        Span::styled(format!("{turn}{}{air}", crests[*seat]), livery(scene, *seat))
    };
    seats.iter().enumerate().map(piece).collect()
}

/// Draws the rows of the schedule that are still to come after this round, as many as there is room for. Returns the
/// rows used.
pub(super) fn draw_schedule(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let round = scene.view.round;
    let coming: Vec<&RowView> = scene.view.schedule.iter().filter(|tile| tile.round > round).collect();
    if coming.is_empty() || area.height < 2 {
        return 0;
    }
    canvas.line(area, &Line::styled(scene.text(Word::Schedule), scene.theme.strong()));
    for (index, tile) in coming.iter().enumerate() {
        let number = Span::styled(format!(" {} ", tile.round), scene.theme.strong());
        let text = cut(&scene.say(&schedule_row(tile)), usize::from(area.width).saturating_sub(3));
        canvas.line(row(area, rows(index + 1)), &Line::from(vec![number, Span::styled(text, scene.theme.text())]));
    }
    (1 + rows(coming.len())).min(area.height)
}

/// What is scored in a round, and how far the king rides after it.
fn schedule_row(tile: &RowView) -> Phrase {
    let word = if tile.king.is_some() { Word::Row } else { Word::RowLast };
    let second: Key = condition_word(tile.condition);
    let phrase = word.phrase().with("province", tile.province.key()).with("second", second);
    if tile.king.is_some() { phrase.with("steps", tile.steps) } else { phrase }
}

/// How many chests lie in the deck and in the discards.
pub(super) fn draw_deck(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let phrase = Word::Deck.phrase().with("deck", scene.view.deck).with("discard", scene.view.discard.total());
    canvas.line(area, &Line::styled(scene.say(&phrase), scene.theme.quiet()));
}

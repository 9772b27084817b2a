//! The players with all that is open before them, and what the person alone knows.

use curia_staufer::data::Colour;
use curia_staufer::{Chests, HouseView};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::emblems::{NOTHING, above, chest_code, crests, figures, livery, paint, privilege_code};
use super::words::Word;
use super::{Paper, Stage, rows};
use crate::screen::row;
use crate::text::fit;

/// Cells of mark and letter.
const SIGNS: usize = 3;
/// Cells of a name.
const NAME: usize = 10;
/// Cells of the points, the court and the empire.
const FIGURES: [usize; 3] = [4, 6, 7];
/// Cells of the chests of a colour.
const CHESTS: usize = 3;
/// The colours of chests that are kept.
const KEPT: [Colour; 3] = [Colour::Turquoise, Colour::Brown, Colour::Purple];
/// Cells of a player without their privileges.
const WIDTH: usize = SIGNS + NAME + FIGURES[0] + FIGURES[1] + FIGURES[2] + CHESTS * KEPT.len();

/// The cells that the players need.
pub(super) const fn width() -> u16 {
    WIDTH as u16
}

/// Draws a head and a row for every player, and below them, as far as there is room, the person's jobs and chests.
/// Returns the rows used.
pub(super) fn draw(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    draw_head(scene, area, canvas);
    for (index, house) in scene.view.houses.iter().enumerate() {
        draw_player(scene, house, row(area, rows(index + 1)), canvas);
    }
    let mut used = 1 + rows(scene.view.houses.len());
    let width = usize::from(area.width);
    let notes = scene.view.own().map(|own| [jobs(scene, own, width), chests(scene, own)]);
    for line in notes.into_iter().flatten().flatten().filter(|line| line.width() <= width) {
        let gap = u16::from(area.height > used + 3);
        if used + gap < area.height {
            canvas.line(row(area, used + gap), &line);
            used += 1 + gap;
        }
    }
    used.min(area.height)
}

/// True if the jobs have a row of their own below the players.
pub(super) fn shows_jobs(scene: &Stage<'_>, area: Rect) -> bool {
    let width = usize::from(area.width);
    let jobs = scene.view.own().and_then(|own| jobs(scene, own, width));
    area.height > 1 + rows(scene.view.houses.len()) && jobs.is_some_and(|line| line.width() <= width)
}

fn draw_head(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let quiet = scene.theme.quiet();
    let heads = [Word::Points, Word::Court, Word::Empire].map(|word| scene.text(word));
    let mut spans = vec![Span::styled(fit(&scene.text(Word::Players), SIGNS + NAME), scene.theme.strong())];
    spans.extend(heads.iter().zip(FIGURES).map(|(head, width)| Span::styled(flush(head, width), quiet)));
    for (colour, word) in KEPT.into_iter().zip([Word::LetterTurquoise, Word::LetterBrown, Word::LetterPurple]) {
        spans.push(Span::styled(flush(&scene.text(word), CHESTS), quiet.patch(paint(scene, colour))));
    }
    canvas.line(area, &Line::from(spans));
}

/// A player: points, court, empire, chests by colour, and the privileges if there is room.
fn draw_player(scene: &Stage<'_>, house: &HouseView, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let active = scene.asking.shown.has(house.seat);
    let own = house.seat == scene.person;
    let full = scene.name(house.seat);
    let name = if full.width() <= NAME { full } else { scene.names.get(house.seat).into_owned() };
    let weight = if own || active { theme.strong() } else { theme.text() };
    let mut spans = vec![
        Span::styled(if active { "●" } else { " " }, theme.strong()),
        Span::styled(format!("{} ", crests(scene)[house.seat]), livery(scene, house.seat)),
        Span::styled(fit(&name, NAME), weight),
        Span::styled(flush(&house.vp.to_string(), FIGURES[0]), theme.strong()),
        Span::styled(flush(&figures(scene, house.court), FIGURES[1]), weight),
        Span::styled(flush(&figures(scene, house.empire), FIGURES[2]), theme.quiet()),
    ];
    for colour in KEPT {
        let count: u8 =
            house.chests.each().filter(|chest| chest.colour() == colour).count().try_into().unwrap_or(u8::MAX);
        let text = if count == 0 { NOTHING.to_owned() } else { count.to_string() };
        let style = if count == 0 { theme.quiet() } else { theme.text().patch(paint(scene, colour)) };
        spans.push(Span::styled(flush(&text, CHESTS), style));
    }
    let room = usize::from(area.width).saturating_sub(WIDTH + 2);
    let owned = privileges(scene, house);
    if !owned.is_empty() && owned.width() <= room {
        spans.push(Span::styled(format!("  {owned}"), theme.text()));
    }
    canvas.line(area, &Line::from(spans));
}

/// The privileges of a player in short words, then what cards of the pile brought.
fn privileges(scene: &Stage<'_>, house: &HouseView) -> String {
    let kinds = house.privileges.iter().chain(house.doubled.iter()).map(|kind| privilege_code(scene, kind));
    let cards = house.cards.iter().map(|card| scene.say(&Word::Pile.phrase().with("points", *card)));
    kinds.chain(cards).collect::<Vec<_>>().join(" ")
}

/// The person's jobs in at most `width` cells: with what they are worth now, or by name alone.
pub(super) fn jobs(scene: &Stage<'_>, own: &HouseView, width: usize) -> Option<Line<'static>> {
    let theme = scene.theme;
    let jobs = own.jobs.as_ref()?;
    let mut valued = Line::default();
    for job in jobs {
        valued.spans.push(Span::styled(format!(" {}", scene.text(job.job.key())), theme.text()));
        valued.spans.push(Span::styled(format!("={}", job.points), theme.strong()));
    }
    let mut titled = valued.clone();
    titled.spans.insert(0, Span::styled(format!("{}:", scene.text(Word::Jobs)), theme.quiet()));
    let names = jobs.iter().map(|job| scene.text(job.job.key())).collect::<Vec<_>>().join(" ");
    let named = Line::styled(names, theme.text());
    [titled, valued].into_iter().find(|line| line.width() <= width).or(Some(named))
}

/// The person's chests, kind by kind.
fn chests(scene: &Stage<'_>, own: &HouseView) -> Option<Line<'static>> {
    if own.chests == Chests::NONE {
        return None;
    }
    let mut spans = vec![Span::styled(format!("{}:", scene.text(Word::Chests)), scene.theme.quiet())];
    for chest in own.chests.kinds() {
        let count = own.chests[chest];
        let number = if count > 1 { above(count) } else { String::new() };
        let style = scene.theme.text().patch(paint(scene, chest.colour()));
        spans.push(Span::styled(format!(" {}{number}", chest_code(scene, chest)), style));
    }
    Some(Line::from(spans))
}

/// The text at the right edge of `width` cells.
fn flush(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

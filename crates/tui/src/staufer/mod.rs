//! The table of The Staufer Dynasty: the ring of provinces as rows, the boards beside it, the players below.

mod board;
mod emblems;
mod players;
mod ring;
mod words;

use curia_core::{Key, keys_of};
use curia_staufer::{Move, PhaseName, Staufer};
use curia_texts::Lang;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::screen::{below, row};
use crate::{Canvas, Rules, Scene, Screen};

use emblems::{FIRST, NOBLE, PAYMENT, PREVIEW, RIDE};
use words::Word;

type Stage<'a> = Scene<'a, Staufer>;
type Paper<'a> = Canvas<'a, Move>;

/// From this width on the boards have a column of their own.
const WIDE: u16 = 116;
/// The width of that column.
const COLUMN: u16 = 38;
/// The fewest rows that are left to the chronicle on a low and on a high screen.
const TOLD: (u16, u16) = (2, 7);

impl Screen for Staufer {
    fn words() -> Vec<Key> {
        keys_of![Word]
    }

    fn rules(lang: Lang) -> Option<Rules> {
        Rules::of::<Self>(lang).ok()
    }

    fn status(scene: &Stage<'_>) -> String {
        let view = scene.view;
        let Some(tile) = view.row().filter(|_| view.phase != PhaseName::Over) else { return String::new() };
        let second = view.second.map_or_else(|| emblems::condition_word(tile.condition), |second| second.key());
        let word = if tile.king.is_some() { Word::Status } else { Word::StatusLast };
        let status = word.phrase().with("round", view.round).with("province", tile.province.key());
        let status = status.with("second", second);
        scene.say(&if tile.king.is_some() { status.with("steps", tile.steps) } else { status })
    }

    fn draw(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
        if area.width >= WIDE { draw_wide(scene, area, canvas) } else { draw_narrow(scene, area, canvas) }
    }
}

/// A number of things as rows or cells.
fn rows(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// A left part of `width` cells and the rest behind a gap.
fn split(area: Rect, width: u16, gap: u16) -> (Rect, Rect) {
    let width = width.min(area.width);
    let taken = (width + gap).min(area.width);
    (Rect { width, ..area }, Rect { x: area.x + taken, width: area.width - taken, ..area })
}

/// The ring over supply and players on the left, all other boards and the chronicle on the right.
fn draw_wide(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
    let (left, right) = split(area, area.width.saturating_sub(COLUMN + 2), 2);
    let others = 6 + rows(scene.view.houses.len());
    let tall = left.height >= ring::height(true) + others;
    ring::draw(scene, left, tall, canvas);
    let mut used = ring::height(tall) + u16::from(tall);
    board::draw_supply(scene, row(left, used), canvas);
    used += 1 + u16::from(left.height > used + others);
    let rest = below(left, used);
    used = players::draw(scene, rest, canvas);
    draw_legend(scene, below(rest, used + 1), canvas);
    draw_side(scene, right, false, canvas)
}

/// The ring over everything, below it the players beside the other boards.
fn draw_narrow(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
    ring::draw(scene, area, false, canvas);
    let mut used = ring::height(false);
    let airy = area.height > used + 10;
    used += u16::from(airy);
    board::draw_supply(scene, row(area, used), canvas);
    used += 1 + u16::from(airy);
    let rest = below(area, used);
    let extra = rest.width.saturating_sub(players::width() + 2 + COLUMN);
    let (left, right) = split(rest, players::width() + extra, 1);
    let jobs = !players::shows_jobs(scene, left);
    used = players::draw(scene, left, canvas);
    draw_legend(scene, below(left, used + 1), canvas);
    draw_side(scene, right, jobs, canvas)
}

/// Tracks, privileges, schedule, and (`jobs`) the person's jobs, as far as there is room beside the chronicle. Returns
/// what is left to it.
fn draw_side(scene: &Stage<'_>, area: Rect, jobs: bool, canvas: &mut Paper<'_>) -> Rect {
    let high = area.height >= 20;
    let keep = if high { TOLD.1 } else { TOLD.0 + area.height / 5 };
    let apart = area.height >= 10;
    let mut used = board::draw_tracks(scene, apart, area, canvas) + u16::from(high);
    if high {
        used += board::draw_offer_list(scene, below(area, used), canvas) + 1;
    } else {
        board::draw_offers(scene, row(area, used), canvas);
        used += 1;
    }
    if let Some(line) =
        scene.view.own().filter(|_| jobs).and_then(|own| players::jobs(scene, own, usize::from(area.width)))
    {
        canvas.line(row(area, used), &line);
        used += 1;
    }
    let room = area.height.saturating_sub(used + keep);
    used += board::draw_schedule(scene, Rect { height: room, ..below(area, used) }, canvas);
    if high && area.height > used + keep + 1 {
        board::draw_deck(scene, row(area, used), canvas);
        used += 1;
    }
    below(area, used + u16::from(high))
}

/// What the signs mean, in as many rows as there are.
fn draw_legend(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let signs = [
        (NOBLE, Word::LegendNoble),
        ("²", Word::LegendStack),
        (PAYMENT, Word::LegendPaid),
        (RIDE, Word::LegendRide),
        (FIRST, Word::LegendFirst),
        (PREVIEW, Word::LegendSecond),
    ];
    let mut line = Line::default();
    let mut used = 0;
    for (sign, word) in signs {
        let text = format!(" {}  ", scene.text(word));
        let parts = [Span::styled(sign, scene.theme.strong()), Span::styled(text, scene.theme.quiet())];
        if line.width() + parts.iter().map(Span::width).sum::<usize>() > usize::from(area.width) + 2 {
            canvas.line(row(area, used), &std::mem::take(&mut line));
            used += 1;
        }
        line.spans.extend(parts);
    }
    canvas.line(row(area, used), &line);
}

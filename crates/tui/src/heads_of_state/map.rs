//! The map: four countries with their areas, the boxes and who stands in them, the hexagons and the graves.

use curia_core::Seat;
use curia_heads_of_state::data::{Area, Country, NobleBox};
use curia_heads_of_state::{AreaView, CountryView, Move};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::cells::Strip;
use super::emblems::{GAP, GRAVE, MARKER, NOTHING, letter, look, paint, sign};
use super::{Paper, Stage, rows};
use crate::fit;
use crate::screen::row;

/// Cells of the number of a hexagon, or of the graves on it.
const HEXAGON: usize = 2;
/// The most graves that are counted in a single digit.
const MOST_GRAVES: u8 = 9;
/// Cells of a box: the mark, the letter of its rank, who stands in it.
const BOX: usize = 3;
/// More cells between countries do not help the eye.
const WIDEST_GAP: u16 = 8;

/// The cells of the list of all areas.
pub(super) const LIST: u16 = 47;
/// Cells of a rank's name in the list.
const RANK: usize = 9;
/// Cells of an area's or a country's name in the list.
const NAME: usize = 12;

/// A country among the four that stand side by side.
struct Column {
    country: Country,
    head: String,
    name: usize,
    width: u16,
}

/// The four countries in `width` cells; the points of the century stand beside their names if there is room.
fn columns(scene: &Stage<'_>, width: u16) -> [Column; Country::COUNT] {
    let column = |country: Country, roomy: bool| {
        let [first, second] = country.century_markers();
        let mut head = scene.text(country.key());
        if roomy {
            head = format!("{head} {first}/{second}");
        }
        let name = country.areas().map(|area| scene.text(area.key()).width()).max().unwrap_or(0) + usize::from(roomy);
        let needed = (name + HEXAGON + 2 * BOX).max(head.width());
        Column { country, head, name, width: rows(needed) }
    };
    let all = Country::ALL.map(|country| column(country, true));
    if taken(&all) + 3 <= width { all } else { Country::ALL.map(|country| column(country, false)) }
}

fn taken(columns: &[Column]) -> u16 {
    columns.iter().map(|column| column.width).sum()
}

/// Draws the four countries side by side and returns the rows used.
pub(super) fn draw_columns(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let columns = columns(scene, area.width);
    let gap = (area.width.saturating_sub(taken(&columns)) / 3).clamp(1, WIDEST_GAP);
    let (mut x, mut used) = (0, 0);
    for column in &columns {
        let left = x.min(area.width);
        let place = Rect { x: area.x + left, width: column.width.min(area.width - left), ..area };
        canvas.line(place, &Line::styled(column.head.clone(), scene.theme.strong()));
        let mut depth = 1;
        for area in column.country.areas() {
            draw_area(scene, area, column.name, row(place, depth), canvas);
            depth += 1;
        }
        used = used.max(depth);
        x += column.width + gap;
    }
    used.min(area.height)
}

/// An area in short: its name, its hexagon, its boxes by their letters.
fn draw_area(scene: &Stage<'_>, area: Area, name: usize, place: Rect, canvas: &mut Paper<'_>) {
    let mut strip = Strip::default();
    strip.push(fit(&scene.text(area.key()), name), name_style(scene, area));
    push_hexagon(scene, area, &mut strip);
    for at in area.boxes() {
        let (mark, style, mv) = box_look(scene, at);
        strip.touch(mark, scene.theme.choice(), mv);
        strip.touch(letter(scene, at.rank()), style, mv);
        let (who, paint) = standing(scene, at);
        strip.touch(who, paint, mv);
    }
    strip.draw(place, canvas);
}

/// Draws all areas one below the other, and returns the rows used.
pub(super) fn draw_list(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let airy = usize::from(area.height) >= Area::COUNT + 2 * Country::COUNT - 1;
    let mut used = 0;
    for country in &scene.view.countries {
        draw_country(scene, country, row(area, used), canvas);
        used += 1;
        for lying in scene.view.areas.iter().filter(|lying| lying.area.card().country == country.country) {
            draw_full_area(scene, lying, row(area, used), canvas);
            used += 1;
        }
        used += u16::from(airy);
    }
    used.min(area.height)
}

/// The head of a country: what a century is worth, the country markers, the influence in its order.
fn draw_country(scene: &Stage<'_>, view: &CountryView, place: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let [first, second] = view.country.century_markers();
    let mut spans = vec![
        Span::styled(fit(&scene.text(view.country.key()), NAME + HEXAGON), theme.strong()),
        Span::styled(fit(&format!("  {first}/{second}"), 7), theme.text()),
    ];
    for (points, taken) in view.country.markers().into_iter().zip(view.markers) {
        spans.push(Span::styled(format!(" {MARKER}"), theme.quiet()));
        spans.push(match taken {
            Some(seat) => Span::styled(fit(sign(seat), 2), paint(scene, seat)),
            None => Span::styled(fit(&points.to_string(), 2), theme.text()),
        });
    }
    spans.push(Span::raw("  "));
    for (place, standing) in view.standings.iter().enumerate() {
        spans.push(Span::styled(sign(standing.seat), paint(scene, standing.seat)));
        let weight = if place < 2 { theme.strong() } else { theme.text() };
        spans.push(Span::styled(format!("{}{} ", standing.influence, ordinal(place)), weight));
    }
    canvas.line(place, &Line::from(spans));
}

/// The first and the second of a country, who would take its markers.
pub(super) fn ordinal(place: usize) -> &'static str {
    match place {
        0 => "¹",
        1 => "²",
        _ => "",
    }
}

/// An area in full: its boxes by the names of their ranks, and whose nobles were killed there.
fn draw_full_area(scene: &Stage<'_>, lying: &AreaView, place: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let mut strip = Strip::default();
    strip.push(format!(" {}", fit(&scene.text(lying.area.key()), NAME - 1)), name_style(scene, lying.area));
    let number = lying.area.card().number.to_string();
    if lying.marker {
        strip.push(format!("{number:>HEXAGON$}"), theme.strong());
    } else {
        strip.push(format!("{NOTHING:>HEXAGON$}"), theme.quiet());
    }
    strip.push(" ", theme.text());
    for at in lying.area.boxes() {
        let (mark, style, mv) = box_look(scene, at);
        let (who, paint) = standing(scene, at);
        strip.touch(mark, theme.choice(), mv);
        strip.touch(who, paint, mv);
        strip.touch(" ", theme.text(), mv);
        let name = scene.text(at.rank().key());
        let air = " ".repeat(RANK.saturating_sub(name.width()));
        strip.touch(name, style, mv);
        strip.push(air, theme.text());
    }
    let missing = (NAME + HEXAGON + 1 + 2 * (BOX + RANK)).saturating_sub(strip.width());
    strip.push(" ".repeat(missing), theme.text());
    for grave in &lying.graves {
        for _ in 0..grave.count {
            strip.push(format!(" {GRAVE}"), theme.quiet());
            strip.push(sign(grave.seat), paint_quietly(scene, grave.seat));
            strip.push(letter(scene, grave.rank), theme.quiet());
        }
    }
    strip.draw(place, canvas);
}

fn paint_quietly(scene: &Stage<'_>, seat: Seat) -> Style {
    scene.theme.quiet().patch(paint(scene, seat))
}

/// The areas in which the person has been stand out: they count for the country marker.
fn name_style(scene: &Stage<'_>, area: Area) -> Style {
    let reached = scene.view.own().is_some_and(|own| own.has_reached(area));
    if reached { scene.theme.strong() } else { scene.theme.text() }
}

/// The number while the marker lies there, then the graves.
fn push_hexagon(scene: &Stage<'_>, area: Area, strip: &mut Strip) {
    let theme = scene.theme;
    let Some(lying) = scene.view.areas.get(area.index()) else { return };
    let graves: u8 = lying.graves.iter().map(|grave| grave.count).sum();
    let (text, style) = match (lying.marker, graves) {
        (true, _) => (area.card().number.to_string(), theme.strong()),
        (false, 0) => (NOTHING.to_owned(), theme.quiet()),
        (false, 1) => (GRAVE.to_owned(), theme.quiet()),
        (false, count @ 2..=MOST_GRAVES) => (format!("{GRAVE}{count}"), theme.quiet()),
        (false, _) => (format!("{GRAVE}+"), theme.quiet()),
    };
    strip.push(format!("{text:>HEXAGON$}"), style);
}

/// The mark of a box, how its rank is written, and the move it stands for. What is being paid for is marked, too.
fn box_look(scene: &Stage<'_>, at: NobleBox) -> (&'static str, Style, Move) {
    let theme = scene.theme;
    let mv = scene.view.with_box(at);
    if scene.view.turn.paying == Some(at) {
        return ("»", theme.strong(), mv);
    }
    let idle = if scene.view.owner(at).is_some() { theme.text() } else { theme.quiet() };
    let (mark, style) = look(scene, mv, idle);
    (mark, style, mv)
}

/// Who stands in a box.
fn standing(scene: &Stage<'_>, at: NobleBox) -> (&'static str, Style) {
    match scene.view.owner(at) {
        Some(seat) => (sign(seat), scene.theme.strong().patch(paint(scene, seat))),
        None if scene.view.turn.gaps.has(at) => (GAP, scene.theme.alert()),
        None => (NOTHING, scene.theme.quiet()),
    }
}

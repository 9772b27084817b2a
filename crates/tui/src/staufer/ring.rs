//! The ring: a row for every province, clockwise from the top, with its offices beside it.

use curia_staufer::data::Province;
use curia_staufer::{ChestSet, Direction, Figure, Figures, Move, OfficeView, ProvinceView};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::emblems::{
    FIRST, KING, NOBLE, NOTHING, PAYMENT, PREVIEW, RIDE, SECOND, above, chest_codes, crests, gifts, livery, look, open,
    stack, stack_paint,
};
use super::words::Word;
use super::{Paper, Stage, rows};
use crate::screen::row;
use crate::text::{cut, fit};

/// Cells of the king and the markers.
const SIGNS: usize = 5;
/// Cells of a province's name.
const NAME: usize = 11;
/// Cells of the points of the scoring tile.
const TILE: usize = 7;
/// Cells of the pay space.
const PAY: usize = 8;
/// Cells of the bonus.
const BONUS: usize = 6;
/// Cells before the offices.
const BEFORE: usize = SIGNS + NAME + TILE + PAY + BONUS;
/// The most offices of a province.
const OFFICES: usize = curia_staufer::Office::MOST;
/// The fewest and the most cells of an office.
const OFFICE: (usize, usize) = (8, 12);

/// The rows of the ring, with a second one for every province or without.
pub(super) const fn height(tall: bool) -> u16 {
    if tall { 13 } else { 7 }
}

/// Draws the ring.
pub(super) fn draw(scene: &Stage<'_>, area: Rect, tall: bool, canvas: &mut Paper<'_>) {
    let cell = (usize::from(area.width).saturating_sub(BEFORE) / OFFICES).clamp(OFFICE.0, OFFICE.1);
    draw_head(scene, area, canvas);
    let payments = payments(scene);
    for (index, province) in scene.view.provinces.iter().enumerate() {
        let at = if tall { 1 + 2 * index } else { 1 + index };
        draw_province(scene, province, cell, payments[province.province as usize], row(area, rows(at)), canvas);
        if tall {
            draw_details(scene, province, cell, row(area, rows(at + 1)), canvas);
        }
    }
}

fn draw_head(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let quiet = scene.theme.quiet();
    let line = Line::from(vec![
        Span::styled(fit(&scene.text(Word::Ring), SIGNS + NAME), scene.theme.strong()),
        Span::styled(fit(&scene.text(Word::Tile), TILE), quiet),
        Span::styled(fit(&scene.text(Word::Pay), PAY), quiet),
        Span::styled(fit(&scene.text(Word::Bonus), BONUS), quiet),
        Span::styled(format!(" {}", scene.text(Word::Offices)), quiet),
    ]);
    canvas.line(area, &line);
}

/// How many figures of the appointment that is marked or on its way go to each pay space.
fn payments(scene: &Stage<'_>) -> [u8; Province::COUNT] {
    let mut counts = [0; Province::COUNT];
    let view = scene.view;
    let road = match (scene.selected, &view.plan) {
        (Some(Move::ChooseOffice(office)), _) => {
            view.roads(scene.person, office, ChestSet::EMPTY).into_iter().min_by_key(|road| road.total)
        }
        (Some(Move::ChooseDirection(way)), Some(plan)) => view.road(scene.person, plan.office, way, plan.used),
        _ => None,
    };
    if let Some(road) = road {
        let paid = road.steps.iter().filter(|step| step.paid).map(|step| step.province);
        paid.chain(road.surplus).for_each(|province| counts[province as usize] += 1);
    } else if let Some(plan) = &view.plan {
        plan.payments.iter().skip(usize::from(plan.paid)).for_each(|&province| counts[province as usize] += 1);
    }
    counts
}

/// King, markers, name, points, pay space, bonus, offices.
fn draw_province(
    scene: &Stage<'_>,
    view: &ProvinceView,
    cell: usize,
    payments: u8,
    area: Rect,
    canvas: &mut Paper<'_>,
) {
    let theme = scene.theme;
    let points: Vec<String> = view.points.iter().map(u8::to_string).collect();
    let scored = scene.view.first == view.province || scene.view.second == Some(view.province);
    let mut spans = signs(scene, view.province);
    spans.push(Span::styled(
        fit(&scene.text(view.province.key()), NAME),
        if scored { theme.strong() } else { theme.text() },
    ));
    spans.push(Span::styled(fit(&points.join("/"), TILE), if scored { theme.strong() } else { theme.quiet() }));
    spans.extend(pay(scene, view, payments, area, canvas));
    spans.push(Span::styled(fit(&gifts(scene, view.bonus), BONUS), theme.quiet()));
    canvas.line(area, &Line::from(spans));
    for (index, office) in view.offices.iter().enumerate() {
        let x = rows(BEFORE + index * cell).min(area.width);
        let width = rows(cell).min(area.width - x);
        draw_office(scene, office, Rect { x: area.x + x, width, ..area }, canvas);
    }
}

/// The king or the steps from him, and the scoring markers.
fn signs(scene: &Stage<'_>, province: Province) -> Vec<Span<'static>> {
    let (view, theme) = (scene.view, scene.theme);
    let away = view.ring().distance(view.king, province, Direction::Clockwise);
    let steps = view.row().map_or(0, |tile| tile.steps);
    let king = match away {
        0 => Span::styled(format!("{KING} "), theme.strong()),
        _ if away <= steps => Span::styled(format!("{away}{RIDE}"), theme.text()),
        _ => Span::styled(format!("{away} "), theme.quiet()),
    };
    let first = if view.first == province { FIRST } else { "" };
    let second = match view.second {
        Some(second) if second == province => SECOND,
        None if view.preview == province => PREVIEW,
        _ => "",
    };
    vec![king, Span::styled(fit(&format!("{first}{second}"), SIGNS - 2), theme.strong())]
}

/// The person's figures on a pay space, all that lie there, and those that go there now.
fn pay(scene: &Stage<'_>, view: &ProvinceView, payments: u8, area: Rect, canvas: &mut Paper<'_>) -> Vec<Span<'static>> {
    let theme = scene.theme;
    let province = view.province;
    let own = view.pay.get(scene.person.index()).copied().unwrap_or_default();
    let all: u8 = view.pay.iter().map(|figures| figures.total()).sum();
    let picks = Figure::ALL
        .into_iter()
        .flat_map(|figure| [Move::RecallPick(Some((province, figure))), Move::MessengerPick(Some((province, figure)))]);
    let mv = open(scene, picks.chain([Move::GainSource(province)]));
    let idle = if own.is_empty() { theme.quiet() } else { theme.text() };
    let (mark, style) = look(scene, mv, idle);
    let x = rows(SIGNS + NAME + TILE).min(area.width);
    if let Some(mv) = mv {
        canvas.touch(Rect { x: area.x + x, width: rows(PAY).min(area.width - x), ..area }, mv);
    }
    let noble = if own.nobles > 0 { NOBLE } else { "" };
    let text = if all == 0 { NOTHING.to_owned() } else { format!("{}{noble}/{all}", own.total()) };
    let arriving = if payments == 0 { String::new() } else { format!("{PAYMENT}{}", above(payments)) };
    let room = PAY - 1;
    let text = cut(&text, room);
    let rest = room.saturating_sub(text.chars().count());
    vec![
        Span::styled(mark, theme.choice()),
        Span::styled(text, style),
        Span::styled(fit(&arriving, rest), theme.strong()),
    ]
}

/// An office: what it costs, for whom it is, the chests under it or who holds it.
fn draw_office(scene: &Stage<'_>, view: &OfficeView, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let moves = [Move::ChooseOffice(view.office), Move::HomecomingPick(Some(view.office))];
    let mv = open(scene, moves);
    let (mark, style) = look(scene, mv, if view.seat.is_some() { theme.quiet() } else { theme.text() });
    let aimed = scene.view.plan.as_ref().is_some_and(|plan| plan.office == view.office);
    let mark = if aimed && mark == " " { "▹" } else { mark };
    let noble = if view.noble { NOBLE } else { " " };
    let mut spans = vec![Span::styled(mark, theme.choice()), Span::styled(format!("{}{noble}", view.cost), style)];
    match view.seat {
        Some(seat) => {
            let figure = if view.figure == Some(Figure::Noble) { NOBLE } else { "" };
            spans.push(Span::styled(format!("[{}]{figure}", crests(scene)[seat]), livery(scene, seat)));
        }
        None => {
            let room = usize::from(area.width).saturating_sub(4);
            spans.push(Span::styled(stack(scene, view.chests, room), stack_paint(scene, view.chests)));
        }
    }
    canvas.line(area, &Line::from(spans));
    canvas.touch(area, mv.unwrap_or(moves[0]));
}

/// The second row of a province: who would be placed, whose figures lie on the pay space, who holds the offices.
fn draw_details(scene: &Stage<'_>, view: &ProvinceView, cell: usize, area: Rect, canvas: &mut Paper<'_>) {
    let (theme, crests) = (scene.theme, crests(scene));
    let placed: Vec<String> = view.standing.iter().map(|one| format!("{}{}", crests[one.seat], one.strength)).collect();
    let mut spans = vec![
        Span::raw(" ".repeat(SIGNS)),
        Span::styled(fit(&placed.join("›"), NAME + TILE), theme.text()),
        Span::raw(" "),
    ];
    let mut used = 1;
    for (seat, pay) in scene.seats.iter().zip(&view.pay).filter(|(_, pay)| !pay.is_empty()) {
        let text = owned(crests[seat], *pay);
        used += text.chars().count() + 1;
        spans.push(Span::styled(text, livery(scene, seat)));
        spans.push(Span::raw(" "));
    }
    canvas.line(area, &Line::from(spans));
    if used > PAY + BONUS + 1 {
        return;
    }
    for (index, office) in view.offices.iter().enumerate() {
        let Some((text, style)) = below_office(scene, office, cell) else { continue };
        // What is short stands below the chest or the holder.
        let air = if text.width() + 3 < cell { 3 } else { 1 };
        let x = rows(BEFORE + index * cell + air).min(area.width);
        let place = Rect { x: area.x + x, width: rows(cell - air).min(area.width - x), ..area };
        canvas.line(place, &Line::styled(text, style));
    }
}

/// The name of who holds an office, or the chests below the topmost one if the row above has no room for them.
fn below_office(scene: &Stage<'_>, view: &OfficeView, cell: usize) -> Option<(String, Style)> {
    if let Some(seat) = view.seat {
        let name = scene.names.get(seat).into_owned();
        return (name.width() + 3 < cell).then(|| (name, scene.theme.quiet()));
    }
    let all = chest_codes(scene, view.chests);
    if all.join(" ").width() <= cell.saturating_sub(4) {
        return None;
    }
    let rest = all.get(1..)?.join(" ");
    (rest.width() + 1 < cell).then(|| (rest, scene.theme.quiet()))
}

/// A player's figures: "A3ⁿ".
fn owned(crest: char, figures: Figures) -> String {
    let noble = if figures.nobles > 0 { NOBLE } else { "" };
    format!("{crest}{}{noble}", figures.total())
}

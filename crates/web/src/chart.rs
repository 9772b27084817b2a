//! The points of a finished game as lines, a player each, with a table for those who do not see them.

use curia_core::Seat;
use curia_table::Growth;
use maud::{Markup, html};

use crate::Scene;
use crate::board::Board;
use crate::ui::{TINCTURES, Ui, number, shield};
use crate::words::PageWord;

/// How far apart two shields stand at the ends of their lines, in hundredths of the height.
const APART: f64 = 11.0;

/// The whole chart. The drawing is stretched to its place, so its writing stands beside it as text.
pub(crate) fn growth<G: Board>(ui: Ui, scene: &Scene<'_, G>, growth: &Growth) -> Markup {
    let seats: Vec<Seat> = scene.seats.iter().map(|info| info.seat).collect();
    let scale = Scale::of(growth, &seats);
    html! {
        figure.growth {
            figcaption { h3 { (ui.text(PageWord::Growth)) } }
            div.plot aria-hidden="true" {
                div.lines {
                    @for mark in scale.marks() { span.y style={ "top:" (pct(scale.y(mark))) } { (number(mark)) } }
                    svg viewBox="0 0 100 100" preserveAspectRatio="none" {
                        @for mark in scale.marks() {
                            @let y = scale.y(mark);
                            line.grid x1="0" x2="100" y1=(y) y2=(y) {}
                        }
                        @for chapter in growth.chapters.iter().filter(|chapter| chapter.at > 0) {
                            @let x = scale.x(chapter.at);
                            line.grid x1=(x) x2=(x) y1="0" y2="100" {}
                        }
                        @for &seat in &seats {
                            polyline class=(TINCTURES[seat.index()]) points=(line(growth, &scale, seat)) {}
                        }
                    }
                    @for (seat, y) in ends(growth, &scale, &seats) { span.end style={ "top:" (pct(y)) } { (shield(seat)) } }
                }
                div.chapters {
                    @for (number, chapter) in growth.chapters.iter().enumerate() {
                        @let next = growth.chapters.get(number + 1).map_or(growth.plies, |next| next.at);
                        @let width = scale.x(next) - scale.x(chapter.at);
                        span style={ "width:" (pct(width)) } { (ui.phrase(&chapter.name, scene.names)) }
                    }
                }
            }
            (in_words(ui, scene, growth, &seats))
        }
    }
}

/// The points at the end of each chapter.
fn in_words<G: Board>(ui: Ui, scene: &Scene<'_, G>, growth: &Growth, seats: &[Seat]) -> Markup {
    html! {
        table.vh {
            caption { (ui.text(PageWord::Growth)) }
            thead { tr { td {} @for &seat in seats { th scope="col" { (scene.names.get(seat)) } } } }
            tbody {
                @for (number, chapter) in growth.chapters.iter().enumerate() {
                    @let points = growth.points_at(growth.chapters.get(number + 1).map_or(growth.plies, |next| next.at));
                    tr {
                        th scope="row" { (ui.phrase(&chapter.name, scene.names)) }
                        @for &seat in seats { td { (crate::ui::number(points[seat])) } }
                    }
                }
            }
        }
    }
}

/// From plies and points to hundredths of the drawing.
struct Scale {
    plies: usize,
    low: i32,
    high: i32,
}

impl Scale {
    fn of(growth: &Growth, seats: &[Seat]) -> Scale {
        let all = || growth.steps.iter().flat_map(|step| seats.iter().map(|&seat| step.points[seat]));
        Scale {
            plies: growth.plies.max(1),
            low: all().min().unwrap_or(0).min(0),
            high: all().max().unwrap_or(0).max(1),
        }
    }

    fn x(&self, plies: usize) -> f64 {
        rounded(plies as f64 * 100.0 / self.plies as f64)
    }

    fn y(&self, points: i32) -> f64 {
        rounded(f64::from(self.high - points) * 100.0 / f64::from(self.high - self.low))
    }

    /// The numbers at the side: nothing, and round ones up and down to the edges.
    fn marks(&self) -> Vec<i32> {
        let span = self.high - self.low;
        let step = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| span / step <= 5).unwrap_or(200);
        (self.low..=self.high).filter(|points| points % step == 0).collect()
    }
}

/// A line that climbs in steps: points are won at a stroke.
fn line(growth: &Growth, scale: &Scale, seat: Seat) -> String {
    let mut corners: Vec<String> = Vec::new();
    let mut height = None;
    for step in &growth.steps {
        let (x, y) = (scale.x(step.at), scale.y(step.points[seat]));
        match height.replace(y) {
            Some(before) if before == y => {}
            Some(before) => corners.extend([format!("{x},{before}"), format!("{x},{y}")]),
            None => corners.push(format!("{x},{y}")),
        }
    }
    corners.extend(height.map(|y| format!("100,{y}")));
    corners.join(" ")
}

/// Where the lines end, moved apart so that every shield is seen.
fn ends(growth: &Growth, scale: &Scale, seats: &[Seat]) -> Vec<(Seat, f64)> {
    let last = growth.points_at(growth.plies);
    let mut ends: Vec<(Seat, f64)> = seats.iter().map(|&seat| (seat, scale.y(last[seat]))).collect();
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut least = 0.0;
    for (_, y) in &mut ends {
        *y = y.max(least);
        least = *y + APART;
    }
    let mut most = 100.0;
    for (_, y) in ends.iter_mut().rev() {
        *y = rounded(y.min(most));
        most = *y - APART;
    }
    ends
}

fn pct(value: f64) -> String {
    format!("{}%", rounded(value))
}

fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use curia_core::BySeat;
    use curia_table::Step;

    use super::*;

    fn growth(steps: &[(usize, [i32; 2])]) -> Growth {
        let step = |&(at, [a, b]): &(usize, [i32; 2])| Step { at, points: BySeat([a, b, 0, 0, 0]) };
        Growth {
            plies: 10,
            steps: steps.iter().map(step).collect(),
            chapters: Vec::new(),
            best: None,
            told: Vec::new(),
        }
    }

    #[test]
    fn a_line_climbs_in_steps_and_lasts_to_the_end() {
        let growth = growth(&[(0, [0, 0]), (5, [5, 0]), (8, [10, 0])]);
        let scale = Scale::of(&growth, &[Seat::S0, Seat::S1]);
        assert_eq!(line(&growth, &scale, Seat::S0), "0,100 50,100 50,50 80,50 80,0 100,0");
        assert_eq!(line(&growth, &scale, Seat::S1), "0,100 100,100");
    }

    #[test]
    fn the_scale_reaches_below_nothing_where_points_did() {
        let growth = growth(&[(0, [0, 0]), (5, [-5, 15])]);
        let scale = Scale::of(&growth, &[Seat::S0, Seat::S1]);
        assert_eq!((scale.y(15), scale.y(0), scale.y(-5)), (0.0, 75.0, 100.0));
        assert_eq!(scale.marks(), [-5, 0, 5, 10, 15]);
    }

    #[test]
    fn shields_of_equal_points_stand_apart_and_within_the_drawing() {
        let growth = growth(&[(0, [0, 0])]);
        let scale = Scale::of(&growth, &[Seat::S0, Seat::S1]);
        let ends = ends(&growth, &scale, &[Seat::S0, Seat::S1]);
        assert_eq!(ends, [(Seat::S0, 100.0 - APART), (Seat::S1, 100.0)]);
    }
}

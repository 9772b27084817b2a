//! The map: six regions with the shields of the families, fifteen cities by their size, and the track of the points.

use std::fmt::Write;

use curia_core::Seat;
use curia_il_principe::Move;
use curia_il_principe::data::{City, Region};
use maud::{Markup, html};

use super::Realm;
use super::art::{MAP, Side, corners, label, land, mark, side, spot, wash};
use super::details::region_card;
use super::spoken;
use super::words::Word;
use crate::assets::SPRITE;
use crate::table::may;
use crate::ui::{TINCTURES, Ui, shield, sprite_of};

/// The map with the regions that may be chosen.
pub(crate) fn map(ui: Ui, scene: &Realm<'_>) -> Markup {
    let building = scene.view.building.map(|building| building.city);
    html! {
        section.map aria-label=(ui.text(Word::Map)) {
            svg viewBox={ "0 0 " (MAP.0) " " (MAP.1) } aria-hidden="true" {
                use href={ (sprite_of("italy")) "#italy" } width=(MAP.0) height=(MAP.1) {}
                @for region in Region::ALL {
                    @let may = if may(scene, Move::Shield(region)) { " may" } else { "" };
                    use class={ "land " (wash(region)) " r-" (region.id()) (may) } href={ (sprite_of(land(region))) "#" (land(region)) }
                        width=(MAP.0) height=(MAP.1) {}
                }
                @for city in City::ALL { (city_mark(ui, scene, city, building == Some(city))) }
                text.sea x="616" y="226" transform="rotate(84 616 226)" { (ui.text(Word::SeaEast)) }
                text.sea x="66" y="520" transform="rotate(58 66 520)" { (ui.text(Word::SeaWest)) }
            }
            ul.regions data-set { @for region in Region::ALL { li { (region_label(ui, scene, region)) } } }
        }
    }
}

/// The family that has built a city.
fn builder(scene: &Realm<'_>, city: City) -> Option<Seat> {
    scene.view.houses.iter().find(|house| house.cities.contains(&city)).map(|house| house.seat)
}

/// A city: the mark of its size, or the shield of its builder; and its name.
fn city_mark(ui: Ui, scene: &Realm<'_>, city: City, now: bool) -> Markup {
    let (x, y) = spot(city);
    let size = city.card().size;
    let place = format!("translate({x} {y})");
    let away = if builder(scene, city).is_some() { 24 } else { 17 };
    let (dx, dy, anchor) = match side(city) {
        Side::Above => (0, -away, "middle"),
        Side::Below => (0, away + 11, "middle"),
        Side::Left => (-away, 6, "end"),
        Side::Right => (away, 6, "start"),
    };
    html! {
        g class={ "stead " (mark(size)) @if scene.view.display.contains(&city) { " open" } @if now { " now" } @if x > 550 { " east" } } transform=(place) {
            @match builder(scene, city) {
                Some(seat) => {
                    @let tincture = TINCTURES[seat.index()];
                    g class={ "shield " (tincture) } { use href={ (SPRITE) "#" (tincture) } x="-15" y="-17" width="30" height="34" {} }
                }
                None => {
                    @match mark(size) {
                        "town" => { circle.st r="7" {} }
                        "burgh" => { circle.st r="9" {} circle.core r="3.8" {} }
                        _ => { path.st d="M0-12L12 0L0 12L-12 0Z" {} circle.core r="4.2" {} }
                    }
                }
            }
            text x=(dx) y=(dy) text-anchor=(anchor) { (ui.text(city.key())) }
        }
    }
}

/// The name of a region with the shields in it: a legal choice, or something to look at.
fn region_label(ui: Ui, scene: &Realm<'_>, region: Region) -> Markup {
    let (x, y, wide) = label(region);
    let percent = |part: u16, whole: u16| f32::from(part) * 100.0 / f32::from(whole);
    let mut style =
        format!("left:{:.2}%;top:{:.2}%;--wide:{:.1}cqw", percent(x, MAP.0), percent(y, MAP.1), percent(wide, MAP.0));
    let mv = Move::Shield(region);
    let id = region_card(region);
    let inside = html! {
        span.rname { (ui.text(region.key())) }
        span.arms { @for (seat, count) in shields(scene, region) {
            span.arm style=(format!("view-transition-name:arms-{}-{seat}-{count}", region.id())) {
                (shield(seat)) b.num { (count) }
            }
        } }
    };
    let spoken = spoken::region(ui, scene, region);
    if may(scene, mv) {
        style.push_str(&hit(region));
        return html! {
            button.region.can data-choice data-piece={ (region as usize) } form="play" name="move" value=(mv) data-detail=(id) style=(style) {
                span.vh { (spoken::choice(ui, scene, mv)) } span.face aria-hidden="true" { (inside) }
            }
        };
    }
    html! {
        button.region type="button" data-piece={ (region as usize) } popovertarget=(id) data-detail=(id) style=(style) {
            span.vh { (spoken) } span.face aria-hidden="true" { (inside) }
        }
    }
}

/// Who has how many shields in a region, the most first.
pub(crate) fn shields(scene: &Realm<'_>, region: Region) -> Vec<(Seat, u8)> {
    let mut held: Vec<(Seat, u8)> =
        scene.view.houses.iter().map(|house| (house.seat, house.shields[region as usize])).collect();
    held.retain(|&(_, count)| count > 0);
    held.sort_by_key(|&(seat, count)| (std::cmp::Reverse(count), seat));
    held
}

/// The whole region as the hit area of its label: a box around it in widths of the map, seen from the middle of the label,
/// and the corners in it.
fn hit(region: Region) -> String {
    let (x, y, _) = label(region);
    let corners = corners(region);
    let least = |axis: fn(&(u16, u16)) -> u16| corners.iter().map(axis).min().unwrap_or(0);
    let most = |axis: fn(&(u16, u16)) -> u16| corners.iter().map(axis).max().unwrap_or(0);
    let (left, top) = (least(|corner| corner.0), least(|corner| corner.1));
    let (wide, high) = (most(|corner| corner.0) - left, most(|corner| corner.1) - top);
    let unit = |length: f32| length * 100.0 / f32::from(MAP.0);
    let part = |at: u16, from: u16, whole: u16| f32::from(at - from) * 100.0 / f32::from(whole.max(1));
    let mut style = format!(
        ";--hx:{:.2}cqw;--hy:{:.2}cqw;--hw:{:.2}cqw;--hh:{:.2}cqw;--hit:polygon(",
        unit(f32::from(left) - f32::from(x)),
        unit(f32::from(top) - f32::from(y)),
        unit(f32::from(wide)),
        unit(f32::from(high)),
    );
    for (number, &(cx, cy)) in corners.iter().enumerate() {
        let comma = if number > 0 { "," } else { "" };
        // Writing to a string cannot fail.
        let _ = write!(style, "{comma}{:.0}% {:.0}%", part(cx, left, wide), part(cy, top, high));
    }
    style.push(')');
    style
}

/// The shields on the track of the points won so far.
pub(crate) struct Track {
    /// The points at its end.
    end: u16,
    /// Whose shield stands where, in per cent, and above how many others.
    placed: Vec<(Seat, f32, usize)>,
}

impl Track {
    /// Shields that would cover each other stand above each other.
    pub(crate) fn of(scene: &Realm<'_>) -> Track {
        let mut row: Vec<(u8, Seat)> = scene.view.houses.iter().map(|house| (house.vp, house.seat)).collect();
        row.sort_unstable();
        let most = row.last().map_or(0, |&(vp, _)| u16::from(vp));
        let mut track = Track { end: most.div_ceil(10).max(4) * 10, placed: Vec::new() };
        for (vp, seat) in row {
            let place = track.along(u16::from(vp));
            let covers =
                |height: usize| track.placed.iter().any(|&(_, other, taken)| taken == height && place - other < 4.5);
            let height = (0..TINCTURES.len()).find(|&height| !covers(height)).unwrap_or(0);
            track.placed.push((seat, place, height));
        }
        track
    }

    /// How many shields stand above the lowest one, at most.
    pub(crate) fn pile(&self) -> usize {
        self.placed.iter().map(|&(.., height)| height).max().unwrap_or(0)
    }

    fn along(&self, points: u16) -> f32 {
        f32::from(points) * 100.0 / f32::from(self.end)
    }

    /// The points won so far on a ruler.
    pub(crate) fn drawn(&self, ui: Ui, scene: &Realm<'_>) -> Markup {
        html! {
            div.track role="img" aria-label=(spoken::track(ui, scene)) {
                div.rail {
                    @for tick in (0..=self.end).step_by(10) { i style=(format!("left:{:.1}%", self.along(tick))) { span { (tick) } } }
                    @for (seat, place, height) in &self.placed {
                        span.tk style=(format!("left:{place:.1}%;--up:{height}")) { (shield(*seat)) }
                    }
                }
            }
        }
    }
}

//! The ring: six provinces with their offices, pay spaces and bonuses, and the king among them.

use curia_core::Seat;
use curia_staufer::data::{Gift, Place, Province};
use curia_staufer::{ChestSet, Figures, Move, OfficeView, ProvinceView, RoadView, Stack};
use maud::{Markup, html};

use super::art::{self, chest, figure};
use super::details::{office_card, province_card};
use super::road::{Roads, best};
use super::words::Word;
use super::{Reich, motion, pay, spoken, tracks};
use crate::table::{close, may};
use crate::ui::{TINCTURES, Ui, empty_shield, icon, shield};

/// The ring clockwise from the king, the arrows between the provinces, the action board in the middle, and the ring once more
/// as an overview for screens on which the provinces stand in a strip.
pub(crate) fn ring(ui: Ui, scene: &Reich<'_>) -> Markup {
    let roads = Roads::of(scene);
    let ring = scene.view.ring();
    let clockwise: Vec<Province> = ring.from(scene.view.king).collect();
    let place = |province: Province| usize::from(ring.place(province));
    html! {
        div.wheel {
            @for &province in &clockwise {
                i class={ "arrow a" ((place(province) + Province::COUNT - 1) % Province::COUNT) (roads.arrow_classes(province)) } {}
            }
            ol.ring data-set data-strip aria-label=(ui.text(Word::Ring)) {
                @for view in clockwise.iter().filter_map(|&province| scene.view.province(province)) {
                    (province(ui, scene, &roads, view, place(view.province)))
                }
            }
            (tracks::tracks(ui, scene))
            ol.overview aria-label=(ui.text(Word::Overview)) {
                @for view in clockwise.iter().filter_map(|&province| scene.view.province(province)) {
                    (small(ui, scene, &roads, view, place(view.province)))
                }
            }
        }
    }
}

/// The number of a province among the pieces of the board; its offices follow.
pub(crate) const fn piece(province: Province) -> usize {
    10 * province as usize
}

/// The number of an office among the pieces of the board.
pub(crate) fn office_piece(office: curia_staufer::Office) -> usize {
    piece(office.province()) + usize::from(office.number())
}

/// Which scoring markers lie on a province: the first, and the second where it lies or would lie now.
pub(crate) fn markers(scene: &Reich<'_>, province: Province) -> (bool, bool) {
    let view = scene.view;
    (view.first == province, view.second.unwrap_or(view.preview) == province)
}

fn province(ui: Ui, scene: &Reich<'_>, roads: &Roads, view: &ProvinceView, place: usize) -> Markup {
    let (first, second) = markers(scene, view.province);
    let scored = scene.view.second.is_some() && (first || second);
    let class = format!(
        "prov p{place}{}{}",
        if scene.view.king == view.province { " king" } else { "" },
        if scored { " scored" } else { "" },
    );
    html! {
        li class=(class) {
            (head(ui, scene, view))
            ul.seats { @for office in &view.offices { li { (seat(ui, scene, office)) } } }
            (pay::pay(ui, scene, roads, view))
            (bonus(view))
        }
    }
}

/// The name of a province with king and markers, and what its places bring to whom as things stand.
fn head(ui: Ui, scene: &Reich<'_>, view: &ProvinceView) -> Markup {
    let id = province_card(view.province);
    html! {
        button.pname type="button" data-piece=(piece(view.province)) popovertarget=(id) data-detail=(id) {
            span.vh { (spoken::province(ui, scene, view)) }
            span.face aria-hidden="true" {
                @if scene.view.king == view.province { span.crown style=(motion::KING) { (icon("imperial-crown")) } }
                span.label { (ui.text(view.province.key())) }
                span.places {
                    (pins(scene, view.province, true))
                    @for (number, points) in view.points.iter().enumerate() {
                        span { b { (points) } @match view.standing.get(number) {
                            Some(standing) => { (shield(standing.seat)) }
                            None => { (empty_shield()) }
                        } }
                    }
                }
            }
        }
    }
}

/// The scoring markers on a province; those of the ring itself travel from one to the next.
fn pins(scene: &Reich<'_>, province: Province, moves: bool) -> Markup {
    let (first, second) = markers(scene, province);
    let guess = scene.view.second.is_none();
    let style = |number: u8| moves.then(|| motion::marker(number));
    html! {
        @if first { span.pin style=[style(1)] { "1" } }
        @if second { span.pin.guess[guess] style=[style(2)] { "2" } }
    }
}

/// What the printed bonus gives to the first and to the second.
fn bonus(view: &ProvinceView) -> Markup {
    let gift = |place: Place| match view.bonus.gift(place) {
        Gift::Nothing => html! {},
        Gift::Figures { figures } => art::row(figures),
        Gift::ChosenChest => html! { (icon("chest")) (icon("magnifying-glass")) },
        Gift::TopChest => html! { (icon("chest")) },
        Gift::Recall { count } | Gift::Homecoming { count } | Gift::Points { points: count } => {
            html! { (icon(art::bonus(view.bonus))) b { (count) } }
        }
    };
    html! {
        span.bonus aria-hidden="true" { (gift(Place::First)) i { "/" } (gift(Place::Second)) }
    }
}

/// An office: free with its cost, or with the figure that holds it; the chests lie under it.
fn seat(ui: Ui, scene: &Reich<'_>, view: &OfficeView) -> Markup {
    let office = view.office;
    let id = office_card(office);
    let class = format!(
        "seat at{}{}{}",
        office.province() as usize,
        office.number(),
        if view.seat.is_some() { " held" } else { "" },
    );
    let planned = scene.view.plan.as_ref().is_some_and(|plan| plan.office == office && plan.figure.is_none());
    let face = html! {
        span.slot {
            @match (view.seat, view.figure) {
                (Some(seat), Some(kind)) => { (figure(seat, kind)) i { (view.cost) } }
                _ => { @if view.noble { (icon("queen-crown")) } b { (view.cost) } }
            }
        }
        (lain(view.chests, 2))
    };
    let style = view.seat.map(|_| motion::seated(office));
    let choice =
        [Move::ChooseOffice(office), Move::HomecomingPick(Some(office))].into_iter().find(|&mv| may(scene, mv));
    let piece = office_piece(office);
    match choice {
        Some(mv @ Move::ChooseOffice(_)) => {
            let asks = format!("go-{office}");
            html! {
                button type="button" class={ (class) " can" } data-choice data-piece=(piece) popovertarget=(asks) data-detail=(id) {
                    span.vh { (spoken::choice(ui, scene, mv)) } span.face aria-hidden="true" { (face) }
                }
            }
        }
        Some(mv) => html! {
            button class={ (class) " can" } data-choice data-piece=(piece) form="play" name="move" value=(mv) data-detail=(id) style=[style] {
                span.vh { (spoken::choice(ui, scene, mv)) } span.face aria-hidden="true" { (face) }
            }
        },
        None => html! {
            button type="button" class={ (class) @if planned { " chosen" } } data-piece=(piece) popovertarget=(id) data-detail=(id) style=[style] {
                span.vh { (spoken::office(ui, scene, view)) } span.face aria-hidden="true" { (face) }
            }
        },
    }
}

/// Chests side by side from the top down, no more than so many, with their number if there are more.
pub(crate) fn lain(chests: Stack, most: usize) -> Markup {
    html! {
        span.lain {
            @for lying in chests.iter().take(most) { (chest(lying)) }
            @if usize::from(chests.len()) > most { b.num { (chests.len()) } }
        }
    }
}

/// A province of the overview: it scrolls the strip to its card.
fn small(ui: Ui, scene: &Reich<'_>, roads: &Roads, view: &ProvinceView, place: usize) -> Markup {
    let king = scene.view.king == view.province;
    html! {
        li class={ "o" (place) @if king { " king" } } {
            button type="button" tabindex="-1" data-mini=(piece(view.province)) {
                span.vh { (ui.text(view.province.key())) }
                span.face aria-hidden="true" {
                    @if king { span.crown { (icon("imperial-crown")) } }
                    span.label { (ui.text(view.province.key())) (pins(scene, view.province, false)) }
                    span.dots {
                        @for office in &view.offices {
                            i class=[office.seat.map(|seat: Seat| TINCTURES[seat.index()])] { (office.cost) }
                        }
                    }
                    span.dues { (roads.dues(view.province)) }
                }
            }
        }
    }
}

/// The question before each appointment, over the prompt bar: the road and every figure are drawn on the board meanwhile.
pub(crate) fn confirmations(ui: Ui, scene: &Reich<'_>) -> Markup {
    let Some(seat) = scene.viewer.seat() else { return html! {} };
    let offices = scene.legal.iter().filter_map(|&mv| match mv {
        Move::ChooseOffice(office) if may(scene, mv) => Some((mv, office)),
        _ => None,
    });
    html! {
        @for (mv, office) in offices {
            @if let (Some(view), Some(road)) = (scene.view.office(office), best(scene, seat, office)) {
                @let id = format!("go-{office}");
                div.detail.confirm.journey popover id=(id) role="dialog" aria-labelledby={ (id) "-ask" } {
                    div.say {
                        h3 id={ (id) "-ask" } { (spoken::named(ui, view)) }
                        p { (spoken::price(ui, scene, &road)) }
                        @let aid = help(ui, scene, seat, &road);
                        @if !aid.is_empty() { p { (aid) } }
                    }
                    button.btn.primary data-confirm form="play" name="move" value=(mv) popovertarget=(id) popovertargetaction="hide" {
                        (spoken::appoint(ui, scene, seat, &road))
                    }
                    (close(ui, &id))
                }
            }
        }
    }
}

/// What is still to be decided after the office: a way, chests, a figure for it.
fn help(ui: Ui, scene: &Reich<'_>, seat: Seat, road: &RoadView) -> String {
    let view = scene.view;
    let word = if road.missing > 0 || road.noble_missing {
        Word::ChestMustHelp
    } else if view.modifiers(seat) != ChestSet::EMPTY {
        Word::ChestMayHelp
    } else {
        return String::new();
    };
    ui.text(word).to_owned()
}

/// The figures of everybody on a pay space, in seat order.
pub(crate) fn laid(view: &ProvinceView) -> impl Iterator<Item = (Seat, Figures)> {
    Seat::ALL.into_iter().zip(view.pay.iter().copied()).filter(|(_, figures)| !figures.is_empty())
}

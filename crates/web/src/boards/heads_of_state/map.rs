//! The map: four countries with what can be won there, sixteen areas with their boxes.

use curia_core::Seat;
use curia_heads_of_state::data::{Area, AreaKind, Century, Country, NobleBox};
use curia_heads_of_state::{AreaView, CountryView};
use maud::{Markup, html};

use super::States;
use super::art::{MAP, area_piece, box_piece, coronet, country_piece, letter, place, suit};
use super::details::{area_now, box_now, country_now};
use super::spoken;
use super::words::Word;
use crate::table::may;
use crate::ui::{Ui, icon, shield, sprite_of};

/// The map with the boxes that may be chosen.
pub(crate) fn map(ui: Ui, scene: &States<'_>) -> Markup {
    let choices = scene.view.boxes.iter().filter(|own| may(scene, scene.view.with_box(own.at))).count();
    html! {
        section.map aria-label=(ui.text(Word::Map)) {
            svg.land viewBox={ "0 0 " (MAP) " " (MAP) } preserveAspectRatio="none" aria-hidden="true" {
                use href={ (sprite_of("west")) "#west" } width=(MAP) height=(MAP) {}
            }
            ul.countries { @for country in &scene.view.countries { li { (country_label(ui, scene, country)) } } }
            ul.areas data-set aria-label=(spoken::row(ui, ui.text(Word::Map), choices)) {
                @for area in &scene.view.areas { (area_on_map(ui, scene, area)) }
            }
        }
    }
}

/// The name of a country with the markers that can still be won: squares for reaching all of it, rounds for the century.
fn country_label(ui: Ui, scene: &States<'_>, view: &CountryView) -> Markup {
    let country = view.country;
    let id = country_now(country);
    html! {
        button type="button" class={ "country c-" (country.id()) " " (suit(country)) } data-piece=(country_piece(country)) popovertarget=(id) data-detail=(id) {
            span.vh { (spoken::country(ui, scene, view)) }
            span.face aria-hidden="true" {
                span.cname { (ui.text(country.key())) }
                (prizes(scene, view))
            }
        }
    }
}

/// The markers of a country: those that somebody has taken carry their shield.
pub(crate) fn prizes(scene: &States<'_>, view: &CountryView) -> Markup {
    html! {
        span.prizes {
            @for (points, seat) in view.country.markers().into_iter().zip(view.markers) { (prize("prize", points, seat)) }
            @for (points, seat) in century_prizes(scene.view.century, view) { (prize("prize round", points, seat)) }
        }
    }
}

/// The markers of a country in a century with whoever has taken them.
pub(crate) fn century_prizes(century: Century, view: &CountryView) -> impl Iterator<Item = (u8, Option<Seat>)> {
    view.country.century_markers().into_iter().zip(view.centuries[century as usize])
}

/// A marker with its points, or the shield of whoever has taken it.
pub(crate) fn prize(class: &'static str, points: u8, seat: Option<Seat>) -> Markup {
    html! { span class=(class) { @match seat { Some(seat) => { (shield(seat)) } None => { (points) } } } }
}

fn area_on_map(ui: Ui, scene: &States<'_>, view: &AreaView) -> Markup {
    let card = view.area.card();
    let id = area_now(view.area);
    let cap = if card.kind == AreaKind::Capital { " cap" } else { "" };
    let graves: u8 = view.graves.iter().map(|grave| grave.count).sum();
    html! {
        li class={ "area a-" (place(view.area)) " " (suit(card.country)) (cap) } {
            span.an aria-hidden="true" { (ui.text(view.area.key())) @if graves > 0 { (icon("tombstone")) small { (graves) } } }
            div.cart {
                button type="button" class={ "hex" @if !view.marker { " taken" } } data-piece=(area_piece(view.area)) popovertarget=(id) data-detail=(id) {
                    span.vh { (spoken::area(ui, scene, view)) } span.face aria-hidden="true" { (card.number) }
                }
                span.boxes { @for at in view.area.boxes() { (noble_box(ui, scene, at)) } }
            }
        }
    }
}

/// A box: the shield of whoever has a noble in it, or the letter of its rank.
fn noble_box(ui: Ui, scene: &States<'_>, at: NobleBox) -> Markup {
    let owner = scene.view.owner(at);
    let (mv, id) = (scene.view.with_box(at), box_now(at));
    let now = scene.view.turn.paying == Some(at) || scene.view.turn.bag.is_some_and(|bag| bag.target == at);
    let free = if owner.is_none() { " free" } else { "" };
    let now = if now { " now" } else { "" };
    let face = face(ui, at, owner);
    if may(scene, mv) {
        return html! {
            button class={ "box can" (free) (now) } data-choice data-piece=(box_piece(at)) form="play" name="move" value=(mv) data-detail=(id) {
                span.vh { (spoken::choice(ui, scene, mv)) } (face)
            }
        };
    }
    html! {
        button type="button" class={ "box" (free) (now) } data-piece=(box_piece(at)) popovertarget=(id) data-detail=(id) {
            span.vh { (spoken::noble_box(ui, scene, at)) } (face)
        }
    }
}

fn face(ui: Ui, at: NobleBox, owner: Option<Seat>) -> Markup {
    html! {
        span.face aria-hidden="true" {
            (coronet(at.rank()))
            @match owner {
                Some(seat) => { span.lord style=(format!("view-transition-name:noble-{}-{seat}", at.index())) { (shield(seat)) } }
                None => { span.rk { (letter(ui, at.rank())) } }
            }
        }
    }
}

/// An area as the rules book shows it: its hexagon and its empty boxes.
pub(crate) fn plain_area(ui: Ui, area: Area) -> Markup {
    let card = area.card();
    let cap = if card.kind == AreaKind::Capital { " cap" } else { "" };
    html! {
        div class={ "area alone " (suit(card.country)) (cap) } {
            span.an { (ui.text(area.key())) }
            div.cart {
                span.hex { (card.number) }
                span.boxes { @for at in area.boxes() { span.box.free { (face(ui, at, None)) } } }
            }
        }
    }
}

/// The countries in the order of the map.
pub(crate) fn country_view<'s>(scene: &'s States<'_>, country: Country) -> Option<&'s CountryView> {
    scene.view.countries.iter().find(|view| view.country == country)
}

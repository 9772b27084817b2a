//! The cities on display.

use curia_il_principe::data::{City, Colour};
use curia_il_principe::{Cards, Move};
use maud::{Markup, html};

use super::Realm;
use super::art::{building, suit};
use super::details::city_now;
use super::spoken;
use super::words::Word;
use crate::table::may;
use crate::ui::{Ui, icon};

/// The display, with how many cities are still to come.
pub(crate) fn display(ui: Ui, scene: &Realm<'_>) -> Markup {
    let choices = scene.view.display.iter().filter(|&&city| may(scene, Move::Build(city))).count();
    html! {
        section.display {
            div.sect {
                h2 { (ui.text(Word::Cities)) }
                button.small type="button" popovertarget="city-deck" { (ui.count(Word::CitiesToCome, usize::from(scene.view.city_deck))) }
            }
            @if scene.view.display.is_empty() { p.caption { (ui.text(Word::NoCities)) } }
            ul.cities data-set aria-label=(spoken::row(ui, ui.text(Word::Cities), choices)) {
                @for &city in &scene.view.display { li { (city_card(ui, scene, city)) } }
            }
        }
    }
}

fn city_card(ui: Ui, scene: &Realm<'_>, city: City) -> Markup {
    let (mv, id) = (Move::Build(city), city_now(scene, city));
    let style = format!("view-transition-name:city-{}", city.id());
    let class = format!("card city c-{}", city.id());
    let hand = scene.view.own().and_then(|own| own.hand);
    if may(scene, mv) {
        return html! {
            button class={ (class) " can" } data-choice data-piece=(piece(city)) form="play" name="move" value=(mv) data-detail=(id) style=(style) {
                span.vh { (spoken::choice(ui, scene, mv)) } span.face aria-hidden="true" { (face(ui, city, hand)) }
            }
        };
    }
    html! {
        button type="button" class=(class) data-piece=(piece(city)) popovertarget=(id) data-detail=(id) style=(style) {
            span.vh { (spoken::city(ui, city, hand)) } span.face aria-hidden="true" { (face(ui, city, hand)) }
        }
    }
}

/// The number of a city among the pieces of the board.
pub(crate) const fn piece(city: City) -> usize {
    10 + city as usize
}

/// What stands on a city card; to whoever has a hand also what is missing in it.
pub(crate) fn face(ui: Ui, city: City, hand: Option<Cards>) -> Markup {
    let card = city.card();
    html! {
        span.top { span.title { (ui.text(city.key())) } span.vp.num { (card.size.vp()) } }
        (icons(card.icons, hand))
        span.cost.num { (icon("two-coins")) (card.size.cost()) i {} (icon("round-shield")) (card.size.shields()) }
    }
}

/// The buildings of a city one by one; those that are not in the hand are only outlined.
pub(crate) fn icons(cards: Cards, hand: Option<Cards>) -> Markup {
    html! {
        span.need { @for colour in cards.colours() { @for number in 1..=cards[colour] {
            span class={ "b " (suit(colour)) @if hand.is_some_and(|hand| hand[colour] < number) { " lack" } } { (icon(building(colour))) }
        } } }
    }
}

/// The picture of a colour on its plate.
pub(crate) fn plate(colour: Colour) -> Markup {
    html! { span class={ "b " (suit(colour)) } { (icon(building(colour))) } }
}

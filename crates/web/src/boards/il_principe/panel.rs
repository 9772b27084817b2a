//! What lies in front of a player.

use curia_core::Seat;
use curia_il_principe::HouseView;
use curia_il_principe::data::Colour;
use maud::{Markup, html};

use super::Realm;
use super::art::{building, suit};
use super::offices::counts;
use super::spoken;
use super::words::Word;
use crate::ui::{Ui, icon};
use crate::words::PageWord;

/// Family, purse, hand, shields, the cards on the table, and what has been won of late.
pub(crate) fn panel(ui: Ui, scene: &Realm<'_>, seat: Seat) -> Markup {
    let Some(house) = scene.view.houses.get(seat.index()) else { return html! {} };
    html! {
        div.house {
            div.counters {
                @if scene.view.principe == seat {
                    span.principe title=(ui.text(Word::Principe)) style="view-transition-name:principe" {
                        (icon("crown")) span.vh { (ui.text(Word::Principe)) }
                    }
                }
                span.counter title=(ui.text(Word::Gold)) {
                    (icon("two-coins")) span.vh { (ui.text(Word::Gold)) ": " }
                    @match house.gold {
                        Some(gold) => { b { (gold) } }
                        None => { span.veil role="img" aria-label=(ui.text(PageWord::Hidden)) {} }
                    }
                }
                (counter(ui, "card-pickup", Word::HandSize, house.hand_size))
                (counter(ui, "round-shield", Word::ShieldsLeft, house.supply))
            }
            (tableau(ui, house))
            (won(ui, scene, house))
        }
    }
}

fn counter(ui: Ui, picture: &'static str, name: Word, count: u8) -> Markup {
    html! { span.counter title=(ui.text(name)) { (icon(picture)) span.vh { (ui.text(name)) ": " } b { (count) } } }
}

/// The cards face up and face down, a column a colour.
fn tableau(ui: Ui, house: &HouseView) -> Markup {
    html! {
        ul.tab aria-label=(ui.text(Word::Tableau)) {
            @for colour in Colour::ALL {
                li class=(suit(colour)) title=(ui.text(colour.key())) {
                    (icon(building(colour))) span.vh { (ui.text(colour.key())) ": " }
                    span.num { (counts(ui, house.up[colour], house.down[colour])) }
                }
            }
        }
    }
}

/// The family, the lots bought in this round and the cities: what was just taken from the board lands here.
fn won(ui: Ui, scene: &Realm<'_>, house: &HouseView) -> Markup {
    let lots: Vec<_> = scene.view.settled.iter().filter(|lot| lot.buyer == Some(house.seat)).collect();
    html! {
        div.won {
            span.family { (ui.text(house.family.key())) }
            @for lot in lots {
                span class={ "lotlet " (suit(lot.colour)) } title=(spoken::bought(ui, scene, lot))
                    style=(format!("view-transition-name:lot-{}", lot.colour.id())) {
                    (icon(building(lot.colour))) span.num aria-hidden="true" { "×" (lot.count) } span.vh { (spoken::bought(ui, scene, lot)) }
                }
            }
            @if !house.cities.is_empty() {
                @let now = scene.view.building.filter(|building| building.seat == house.seat);
                button.built type="button" popovertarget={ "score-" (house.seat) }
                    style=[now.map(|building| format!("view-transition-name:city-{}", building.city.id()))] {
                    (icon("castle")) span.num aria-hidden="true" { (house.cities.len()) }
                    span.vh { (spoken::built(ui, house)) }
                }
            }
        }
    }
}

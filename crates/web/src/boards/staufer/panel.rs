//! What lies in front of a player.

use curia_core::Seat;
use curia_staufer::data::{Chest, Colour};
use curia_staufer::{Figure, HouseView};
use maud::{Markup, html};

use super::Reich;
use super::art;
use super::words::Word;
use crate::ui::{Ui, icon};

/// Court and empire, chests by their colours, privileges.
pub(crate) fn panel(ui: Ui, scene: &Reich<'_>, seat: Seat) -> Markup {
    let Some(house) = scene.view.house(seat) else { return html! {} };
    html! {
        div.lord {
            div.counters {
                @for kind in Figure::ALL {
                    span.counter title=(ui.text(Word::in_court(kind))) {
                        (icon(art::kind(kind))) span.vh { (ui.text(Word::in_court(kind))) ": " } b { (house.court[kind]) }
                    }
                }
                span.counter.far title=(ui.text(Word::InEmpire)) {
                    (icon("village")) span.vh { (ui.text(Word::InEmpire)) ": " } b { (house.empire.envoys) } "+" b { (house.empire.nobles) }
                }
            }
            (holds(ui, house))
        }
    }
}

/// How many chests of a colour a player has.
pub(crate) fn of_colour(house: &HouseView, colour: Colour) -> u8 {
    Chest::ALL.iter().filter(|chest| chest.colour() == colour).map(|&chest| house.chests[chest]).sum()
}

fn holds(ui: Ui, house: &HouseView) -> Markup {
    html! {
        div.holds {
            @for colour in [Colour::Turquoise, Colour::Brown, Colour::Purple] {
                span class={ "stack " (art::suit(colour)) } title=(ui.text(colour.key())) {
                    (icon("chest")) span.vh { (ui.text(colour.key())) ": " } b { (of_colour(house, colour)) }
                }
            }
            @for privilege in house.privileges.iter() {
                span.pv title=(ui.text(privilege.key())) { (icon(art::privilege(privilege))) span.vh { (ui.text(privilege.key())) } }
            }
            @for value in &house.cards {
                span.pv title=(ui.text(Word::PointsCard)) { b { (value) } span.vh { (ui.text(Word::PointsCard)) } }
            }
        }
    }
}

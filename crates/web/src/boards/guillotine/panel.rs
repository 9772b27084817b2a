//! What lies in front of a player.

use curia_core::Seat;
use curia_guillotine::{Card, Colour, Noble, Player};
use maud::{Markup, html};

use super::Court;
use super::art::{picture, sign, suit};
use super::cards::{card_class, noble_class, worth};
use super::details::card_id;
use super::line::motion_name;
use super::spoken;
use super::words::Word;
use crate::ui::{Ui, icon};

/// Hand size, marks, cards on the table and trophies.
pub(crate) fn panel(ui: Ui, scene: &Court<'_>, seat: Seat) -> Markup {
    let Some(player) = scene.view.player(seat) else { return html! {} };
    html! {
        div.stock { div.counters {
            span.counter title=(ui.text(Word::HandSize)) {
                (icon("card-pickup")) span.vh { (ui.text(Word::HandSize)) ": " } b { (player.hand_size) }
            }
            (marks(ui, scene, player))
            @for &card in &player.table { (table_card(ui, card)) }
        }
        (trophies(ui, scene, player)) }
    }
}

fn marks(ui: Ui, scene: &Court<'_>, player: &Player) -> Markup {
    let active = player.seat == scene.view.active;
    let marks = [
        (player.rushed, "run", Word::MarkRushed),
        (player.cursed, "whirlwind", Word::MarkCursed),
        (active && scene.view.no_cards, "run", Word::MarkNoCards),
        (active && scene.view.pimpernel, "twirly-flower", Word::MarkPimpernel),
    ];
    html! {
        @for (_, picture, text) in marks.into_iter().filter(|mark| mark.0) {
            span.mark title=(ui.text(text)) { (icon(picture)) span.vh { (ui.text(text)) } }
        }
    }
}

fn table_card(ui: Ui, card: Card) -> Markup {
    let id = card_id(card);
    html! {
        button type="button" class={ "tablecard " (card_class(card)) } popovertarget=(id) data-detail=(id)
            style=(format!("view-transition-name:card-{}", card.index())) {
            (icon(picture(card))) span.vh { (spoken::card(ui, card)) }
        }
    }
}

/// The trophies by colour; the last head lies on top. The button opens points and pile.
fn trophies(ui: Ui, scene: &Court<'_>, player: &Player) -> Markup {
    let count = |colour: Colour| player.pile.iter().filter(|noble| noble.colour() == colour).count();
    html! {
        button.trophies type="button" popovertarget={ "score-" (player.seat) } {
            span.vh { (spoken::trophies(ui, scene, player)) }
            @for colour in Colour::ALL {
                span class={ "trophy " (suit(colour)) } aria-hidden="true" {
                    (icon(sign(colour))) span.num { (count(colour)) }
                }
            }
            @if let Some(&top) = player.pile.last() { (last_head(top)) }
        }
    }
}

/// The last noble won; he sets out from the line when the blade has fallen.
fn last_head(noble: Noble) -> Markup {
    let style = format!("view-transition-name:{};view-transition-class:after-4", motion_name(noble));
    html! {
        span aria-hidden="true" class={ "head " (noble_class(noble)) } style=(style) {
            (worth(noble))
        }
    }
}

//! What a player has, in numbers.

use curia_core::Seat;
use maud::{Markup, html};

use super::Kings;
use super::art::{COINS, MARKERS, kind_icon};
use super::words::Word;
use crate::ui::{Ui, icon};
use curia_rival_kings::Kind;

/// Coins, markers, buildings, subjects, characters in hand.
pub(crate) fn panel(ui: Ui, scene: &Kings<'_>, seat: Seat) -> Markup {
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    let counters = [
        (COINS, Word::Coins, player.coins.value()),
        (MARKERS, Word::Markers, player.markers),
        (kind_icon(Kind::Building), Word::Buildings, player.count(Kind::Building)),
        (kind_icon(Kind::Subject), Word::Subjects, player.count(Kind::Subject)),
        ("card-pickup", Word::HandSize, player.hand_size),
    ];
    html! {
        div.counters.purse {
            @for (picture, word, count) in counters {
                span.counter title=(ui.text(word)) { (icon(picture)) span.vh { (ui.text(word)) ": " } b { (count) } }
            }
        }
    }
}

//! Section 3.3, table cards.

use curia_core::{Chance, Log, Seat};

use crate::data::Card;
use crate::event::Event;
use crate::phases::{Next, Run};
use crate::state::{Guillotine, table_bit};

impl Guillotine {
    /// Lays the table card in play in front of a player.
    pub(super) fn lay<C: Chance, L: Log<Event>>(&mut self, seat: Seat, card: Card, run: &mut Run<C, L>) -> Next {
        self.in_play = None;
        self.tables[seat] |= table_bit(card);
        run.all(|| Event::Laid { seat, card, gain: self.gain_of_card(seat, card) });
        self.finish_card(run)
    }
}

//! Section 5.8: the final phase.

use curia_core::{Chance, Log};

use crate::data::Card;
use crate::event::Event;
use crate::flow::{Next, Run, Step};
use crate::state::{Guillotine, Phase};

impl Guillotine {
    /// Asks the next player with cards in hand; after the last one the game is over.
    pub(crate) fn final_step<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        while self.final_left > 0 {
            if !self.hands[self.active].is_empty() {
                self.phase = Phase::FinalCards;
                return None;
            }
            self.next_final_player(run);
        }
        self.phase = Phase::Over;
        run.all(|| Event::GameOver);
        None
    }

    fn next_final_player<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) {
        run.all(|| Event::FinalDone { seat: self.active });
        self.active = self.active.next(self.seats);
        self.final_left -= 1;
    }

    /// `done`.
    pub(crate) fn final_done<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.next_final_player(run);
        Some(Step::Final)
    }

    /// Plays a FIN card; nothing can block it.
    pub(crate) fn play_final<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        self.take_from_hand(seat, card);
        self.in_play = Some(card);
        run.all(|| Event::PlayedAtTheEnd { seat, card });
        self.begin_effect(card, run)
    }
}

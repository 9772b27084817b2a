//! Section 5.8: the final phase, `final_cards`.

use curia_core::{Chance, Log, MoveList, Refusal, Seat};

use super::{Next, Run, Step};
use crate::data::Card;
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::cards_of;
use crate::state::{Guillotine, Phase};
use crate::why::Why;

/// Section 5.8: the decision `final_cards`.
impl Guillotine {
    /// Asks the next player with cards in hand; after the last one the game is over.
    pub(super) fn final_step<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
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

    /// The FIN cards in hand; nothing can block them.
    #[inline]
    pub(crate) fn legal_final_cards(&self, seat: Seat, out: &mut MoveList<Move>) {
        cards_of(self.hands[seat].kinds() & Card::FINAL).for_each(|card| out.push(Move::Play(card)));
        out.push(Move::Done);
    }

    pub(crate) fn why_final_cards(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Play(card) if !self.hands[seat].has(card) => Refusal::new("5.3", Why::NotInHand { card }),
            Move::Play(card) => Refusal::new("5.8", Why::NotFinal { card }),
            _ => self.why_open_question(seat),
        }
    }

    pub(crate) fn apply_final_cards<C: Chance, L: Log<Event>>(&mut self, mv: Move, run: &mut Run<C, L>) -> Next {
        match mv {
            Move::Play(card) => self.play_final(card, run),
            Move::Done => {
                self.next_final_player(run);
                Some(Step::Final)
            }
            _ => None,
        }
    }

    fn play_final<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        self.take_from_hand(seat, card);
        self.in_play = Some(card);
        run.all(|| Event::PlayedAtTheEnd { seat, card });
        self.begin_effect(card, run)
    }
}

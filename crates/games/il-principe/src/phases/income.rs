//! Phase 1: the end checks and the income (sections 5.1 and 5.2).

use curia_core::{Audience, Chance, Log, Seat};

use crate::cards::Cards;
use crate::data::DISPLAY;
use crate::event::Event;
use crate::knowledge::deal;
use crate::state::{IlPrincipe, Phase};

impl IlPrincipe {
    /// Section 5.1; rulings 9.3, 9.4 and 9.5.
    pub(crate) fn begin_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if self.display.len() < DISPLAY {
            let left = self.display.len() as u8;
            log.tell(Audience::All, || Event::EndByCities { left });
            return self.finish(log);
        }
        let round = self.round;
        log.tell(Audience::All, || Event::RoundBegan { round });
        let deck = self.deck.total();
        if deck < self.numbers().deck_threshold {
            self.last_round = true;
            log.tell(Audience::All, || Event::LastRound { deck });
            return self.reveal_last(chance, log);
        }
        self.income(chance, log);
    }

    /// Section 5.2; ruling 9.2.
    fn income(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let gold = self.numbers().income;
        let share = self.deck.total() / self.seats.get() as u8;
        let count = self.draw_count.min(share);
        if count < self.draw_count {
            log.tell(Audience::All, || Event::Shortage { count });
        }
        for seat in self.seats.from(self.principe) {
            self.houses[seat].gold += gold;
            log.tell(Audience::All, || Event::Income { seat, gold });
            self.draw(seat, count, chance, log);
        }
        self.phase = Phase::Offer;
    }

    /// A player draws cards from the deck in one go; an empty deck gives none (ruling 9.39).
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let cards = self.take_from_deck(count, chance, log);
        self.houses[seat].hand = self.houses[seat].hand.plus(cards);
        let count = cards.total();
        if count > 0 {
            log.tell(Audience::All, || Event::Drew { seat, count });
            log.tell(Audience::one(seat), || Event::DrewCards { seat, cards });
        }
    }

    /// Ruling 9.58: the order of the deck is drawn card by card.
    pub(crate) fn take_from_deck(&mut self, count: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Cards {
        let mut taken = Cards::NONE;
        for _ in 0..count {
            let card = deal(&mut self.deck, 1, chance);
            taken = taken.plus(card);
            if let Some(colour) = card.colours().next() {
                log.tell(Audience::Nobody, || Event::PickedCard { colour });
            }
        }
        taken
    }
}

//! Phase 1: the end checks, income and offer, then the reveal that begins phase 2 (5.1 to 5.4).

use curia_core::{Audience, BySeat, Chance, Log, Seat};

use crate::cards::Cards;
use crate::data::{Colour, DISPLAY};
use crate::event::Event;
use crate::knowledge::deal;
use crate::state::{IlPrincipe, Lots, Phase};

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
    fn take_from_deck(&mut self, count: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Cards {
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

    /// Section 5.3, D1.
    pub(crate) fn offer(&mut self, seat: Seat, colour: Colour, log: &mut impl Log<Event>) {
        let house = &mut self.houses[seat];
        house.hand[colour] = house.hand[colour].saturating_sub(1);
        house.offered[colour] += 1;
        let so_far = house.offered.total();
        log.tell(Audience::All, || Event::Offered { seat, so_far });
        log.tell(Audience::one(seat), || Event::OfferedCard { seat, colour });
        if self.asked().is_empty() {
            self.reveal_offers(log);
        }
    }

    /// Section 5.4 of a normal round: the offers are pooled and nobody's any more.
    fn reveal_offers(&mut self, log: &mut impl Log<Event>) {
        let offered = BySeat(self.houses.0.map(|house| house.offered));
        let pool = offered.0.into_iter().fold(Cards::NONE, Cards::plus);
        self.known.revealed(pool, &offered, self.numbers().offer, self.seats);
        for house in &mut self.houses.0 {
            house.offered = Cards::NONE;
        }
        self.call_lots(pool, log);
    }

    /// Section 5.4 of the last round; rulings 9.7 and 9.8.
    fn reveal_last(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let count = self.numbers().last_round_reveal.min(self.deck.total());
        let cards = self.take_from_deck(count, chance, log);
        self.call_lots(cards, log);
    }

    /// Section 5.4, lot order: fewest cards first, ties in colour order.
    fn call_lots(&mut self, cards: Cards, log: &mut impl Log<Event>) {
        let mut order = Colour::ALL;
        // Colours without a card sort behind all lots.
        order.sort_by_key(|&colour| cards[colour].wrapping_sub(1));
        let len = cards.0.iter().filter(|&&count| count > 0).count() as u8;
        self.lots = Lots { cards, order, len, called: 0 };
        log.tell(Audience::All, || Event::LotsRevealed { cards });
        self.next_lot(log);
    }
}

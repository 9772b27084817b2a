//! The reveal that begins phase 2 (section 5.4).

use curia_core::{Audience, BySeat, Chance, Log};

use crate::cards::Cards;
use crate::data::Colour;
use crate::event::Event;
use crate::state::{IlPrincipe, Lots};
use crate::view::PhaseName;

impl IlPrincipe {
    /// Section 5.4 of a normal round: the offers are pooled and nobody's any more.
    pub(crate) fn reveal_offers(&mut self, log: &mut impl Log<Event>) {
        let offered = BySeat(self.houses.0.map(|house| house.offered));
        let pool = offered.0.into_iter().fold(Cards::NONE, Cards::plus);
        self.known.revealed(pool, &offered, self.numbers().offer, self.seats);
        for house in &mut self.houses.0 {
            house.offered = Cards::NONE;
        }
        self.call_lots(pool, log);
    }

    /// Section 5.4 of the last round; rulings 9.7 and 9.8.
    pub(crate) fn reveal_last(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
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
        self.lots = Lots { cards, order, len, ..Lots::NONE };
        log.tell(Audience::All, || Event::LotsRevealed { cards });
        self.moment(PhaseName::Bid, log);
        self.next_lot(log);
    }
}

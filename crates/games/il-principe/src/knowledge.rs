//! What viewers know of cards they do not see (ruling 9.59), and the redrawing of all they cannot know.

use curia_core::{BySeat, Chance, Seat, SeatCount, Viewer};

use crate::cards::Cards;
use crate::data::Colour;
use crate::state::IlPrincipe;

/// Cards that each seat surely has in its hand or open offer, by public knowledge and, one table a seat, by the
/// knowledge of a seat that remembers what it offered itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Knowledge {
    public: BySeat<Cards>,
    private: BySeat<BySeat<Cards>>,
}

impl Knowledge {
    /// What `viewer` knows.
    #[inline]
    pub(crate) fn of(&self, viewer: Viewer) -> &BySeat<Cards> {
        match viewer {
            Viewer::Seat(seat) => &self.private[seat],
            Viewer::Spectator => &self.public,
        }
    }

    fn tables(&mut self) -> impl Iterator<Item = &mut BySeat<Cards>> {
        std::iter::once(&mut self.public).chain(&mut self.private.0)
    }

    /// Everybody saw `seat` take the cards of a lot.
    pub(crate) fn took(&mut self, seat: Seat, colour: Colour, count: u8) {
        for table in self.tables() {
            table[seat][colour] += count;
        }
    }

    /// `seat` is about to lay cards of a colour, so it has one.
    pub(crate) fn announced(&mut self, seat: Seat, colour: Colour) {
        for table in self.tables() {
            table[seat][colour] = table[seat][colour].max(1);
        }
    }

    /// `seat` laid these cards or built with them.
    pub(crate) fn played(&mut self, seat: Seat, cards: Cards) {
        for table in self.tables() {
            table[seat] = table[seat].minus(cards);
        }
    }

    /// The offers are turned up: whoever may have offered a card may no longer hold it.
    pub(crate) fn revealed(&mut self, lots: Cards, offered: &BySeat<Cards>, each: u8, seats: SeatCount) {
        lessen(&mut self.public, lots, each, seats);
        for viewer in seats.iter() {
            lessen(&mut self.private[viewer], lots.minus(offered[viewer]), each, seats);
            // Of their own hand viewers need no bound, and what they offered themselves is not subtracted above.
            self.private[viewer][viewer] = self.public[viewer];
        }
    }

    /// Leaves to everybody but `viewer` what is public: what others remember depends on cards hidden from the viewer.
    pub(crate) fn forget_all_but(&mut self, viewer: Viewer) {
        for seat in Seat::ALL {
            if !viewer.is(seat) {
                self.private[seat] = self.public;
            }
        }
    }
}

/// At most `each` cards of every seat, and at most all of `others`, can have come from any one hand.
fn lessen(table: &mut BySeat<Cards>, others: Cards, each: u8, seats: SeatCount) {
    let most = Cards(others.0.map(|count| count.min(each)));
    for seat in seats.iter() {
        table[seat] = table[seat].minus(most);
    }
}

impl IlPrincipe {
    /// Ruling 9.59: deals what the viewer does not see anew into the other hands, the open offers of others and the
    /// deck.
    pub(crate) fn deal_unseen(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let known = *self.known.of(viewer);
        let mut pool = self.unseen_by(viewer);
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            pool = pool.minus(known[seat]);
        }
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            let house = &mut self.houses[seat];
            let offers = house.offered.total();
            let size = house.hand.total() + offers;
            let mut cards = known[seat].plus(deal(&mut pool, size.saturating_sub(known[seat].total()), chance));
            house.offered = deal(&mut cards, offers, chance);
            house.hand = cards;
        }
        self.deck = pool;
    }

    /// The building cards whose place `viewer` does not see: deck, other hands, others' open offers.
    pub(crate) fn unseen_by(&self, viewer: Viewer) -> Cards {
        self.seats.iter().filter(|&seat| !viewer.is(seat)).fold(self.deck, |pool, seat| {
            let house = &self.houses[seat];
            pool.plus(house.hand).plus(house.offered)
        })
    }
}

/// Takes `count` evenly random cards out of `pool`.
pub(crate) fn deal(pool: &mut Cards, count: u8, chance: &mut impl Chance) -> Cards {
    let mut dealt = Cards::NONE;
    let mut left = pool.total();
    for _ in 0..count.min(left) {
        let colour = pool.nth(chance.below(usize::from(left)));
        pool[colour] -= 1;
        dealt[colour] += 1;
        left -= 1;
    }
    dealt
}

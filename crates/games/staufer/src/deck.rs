//! The face-down chests (section 4.5; ruling 9.22).

use curia_core::Chance;

use crate::data::Chest;
use crate::pieces::Chests;

/// The face-down chests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    /// The deck from the bottom up; what lies past its end means nothing and is always the same.
    cards: [Chest; Chest::TOTAL],
    len: u8,
    /// Chests that have come out of the deck in the whole game.
    pub(crate) drawn: u8,
}

impl Deck {
    /// What stands where no chest is.
    const BLANK: Chest = Chest::Seal;

    pub(crate) const EMPTY: Deck = Deck { cards: [Deck::BLANK; Chest::TOTAL], len: 0, drawn: 0 };

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Chest> {
        let top = usize::from(self.len.checked_sub(1)?);
        let chest = *self.cards.get(top)?;
        self.cards[top] = Deck::BLANK;
        self.len -= 1;
        self.drawn += 1;
        Some(chest)
    }

    /// The chests of the deck by kind.
    pub(crate) fn chests(&self) -> Chests {
        let mut chests = Chests::NONE;
        self.lying().iter().for_each(|&chest| chests[chest] += 1);
        chests
    }

    /// From the bottom up.
    pub(crate) fn lying(&self) -> &[Chest] {
        &self.cards[..usize::from(self.len)]
    }

    /// Makes a deck of these chests: in table order, shuffled; the first of the list is the top (section 4).
    pub(crate) fn shuffle(&mut self, chests: Chests, chance: &mut impl Chance) {
        *self = Deck { drawn: self.drawn, ..Deck::EMPTY };
        for (place, chest) in self.cards.iter_mut().zip(chests.each()) {
            *place = chest;
            self.len += 1;
        }
        let cards = &mut self.cards[..usize::from(self.len)];
        chance.shuffle(cards);
        cards.reverse();
    }

    /// Every chest is in the deck, in table order.
    pub(crate) fn restore(&mut self) {
        *self = Deck::EMPTY;
        for (place, chest) in self.cards.iter_mut().zip(Chests(Chest::ALL.map(Chest::copies)).each()) {
            *place = chest;
            self.len += 1;
        }
    }

    /// Puts these chests, which lie somewhere in the deck, on its top; the first one comes first.
    pub(crate) fn put_on_top(&mut self, chests: &[Chest]) -> Result<(), &'static str> {
        let mut cards = self.lying().to_vec();
        let mut top = Vec::with_capacity(chests.len());
        for chest in chests.iter().rev() {
            let at = cards.iter().position(|card| card == chest).ok_or("the deck has not all these chests")?;
            top.push(cards.remove(at));
        }
        for (place, chest) in self.cards.iter_mut().zip(cards.into_iter().chain(top)) {
            *place = chest;
        }
        Ok(())
    }

    /// The order from the top.
    pub(crate) fn order(&self) -> Vec<Chest> {
        self.lying().iter().rev().copied().collect()
    }
}

//! Rows, piles and sets of the components: bytes and bits, so that a copy is cheap.

use curia_core::Seat;

use crate::data::{Action, Card, Character, MARKET_OF_A_KIND, PILE_SIZE, Typed};

/// A row of cards of one kind in the order they came, with the types counted in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row<T> {
    cards: [T; MARKET_OF_A_KIND],
    len: u8,
    /// Types owned at least once.
    pub(crate) once: u16,
    /// Types owned twice.
    pub(crate) twice: u16,
}

impl<T: Typed> Row<T> {
    pub(crate) const fn empty(filler: T) -> Row<T> {
        Row { cards: [filler; MARKET_OF_A_KIND], len: 0, once: 0, twice: 0 }
    }

    /// The cards, the newest last.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        self.cards.get(..usize::from(self.len)).unwrap_or(&[])
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn get(&self, position: u8) -> Option<T> {
        self.as_slice().get(usize::from(position)).copied()
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    pub(crate) fn push(&mut self, card: T) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
            self.count_in(card);
        }
    }

    pub(crate) fn set(&mut self, position: u8, card: T) {
        if let Some(former) = self.get(position) {
            self.count_out(former);
            self.count_in(card);
            self.cards[usize::from(position) % MARKET_OF_A_KIND] = card;
        }
    }

    pub(crate) fn remove(&mut self, position: u8) {
        if let Some(former) = self.get(position) {
            self.count_out(former);
            self.cards.copy_within(usize::from(position) + 1..usize::from(self.len), usize::from(position));
            self.len -= 1;
        }
    }

    fn count_in(&mut self, card: T) {
        let bit = 1 << card.number();
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    fn count_out(&mut self, card: T) {
        let bit = 1 << card.number();
        if self.twice & bit == 0 {
            self.once &= !bit;
        }
        self.twice &= !bit;
    }

    pub(crate) fn free_beside<U>(&self, partners: &Row<U>) -> u16 {
        (self.once & !partners.once) | (self.twice & !partners.twice)
    }
}

/// A pile of the market; its last card is the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MarketPile {
    pub(crate) cards: [Card; PILE_SIZE],
    pub(crate) len: u8,
}

impl MarketPile {
    /// The cards from bottom to top.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// The cards below the top card, which nobody sees.
    pub(crate) fn below_top(&mut self) -> &mut [Card] {
        let below = usize::from(self.len.saturating_sub(1));
        self.cards.get_mut(..below).unwrap_or(&mut [])
    }

    /// The card that lies face up.
    #[inline]
    pub(crate) fn top(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    /// The card at a depth; 1 is the top.
    #[inline]
    pub(crate) fn at_depth(&self, depth: u8) -> Option<Card> {
        let from_bottom = self.len.checked_sub(depth)?;
        self.as_slice().get(usize::from(from_bottom)).copied()
    }

    /// Takes the card at a depth out; the order of the rest stays.
    pub(crate) fn remove(&mut self, depth: u8) {
        if depth >= 1 && depth <= self.len {
            let place = usize::from(self.len - depth);
            self.cards.copy_within(place + 1..usize::from(self.len), place);
            self.len -= 1;
        }
    }

    /// Lays a card in the place of the top card.
    pub(crate) fn replace_top(&mut self, card: Card) {
        if let Some(top) = self.cards.get_mut(usize::from(self.len).wrapping_sub(1)) {
            *top = card;
        }
    }
}

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Characters(pub(crate) u16);

impl Characters {
    pub(crate) const NONE: Characters = Characters(0);
    pub(crate) const ALL: Characters = Characters((1 << 12) - 1);

    #[inline]
    pub(crate) const fn has(self, character: Character) -> bool {
        self.0 & (1 << character as u16) != 0
    }

    #[inline]
    pub(crate) const fn with(self, character: Character) -> Characters {
        Characters(self.0 | (1 << character as u16))
    }

    #[inline]
    pub(crate) const fn without(self, character: Character) -> Characters {
        Characters(self.0 & !(1 << character as u16))
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// In the order of the specification.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Character> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Character::ALL.get(left.trailing_zeros() as usize).copied()?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Characters {
        characters.into_iter().fold(Characters::NONE, Characters::with)
    }
}

/// A set of actions; no character has an action twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Actions(u8);

impl Actions {
    pub(crate) const NONE: Actions = Actions(0);

    #[inline]
    pub(crate) const fn has(self, action: Action) -> bool {
        self.0 & (1 << action as u8) != 0
    }

    #[inline]
    pub(crate) const fn with(self, action: Action) -> Actions {
        Actions(self.0 | (1 << action as u8))
    }
}

/// Whose coats of arms cover the actions of a character (section 5.5 a); no character has an action twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Coats([Option<Seat>; Action::ALL.len()]);

impl Coats {
    pub(crate) const NONE: Coats = Coats([None; Action::ALL.len()]);

    /// True if the action is covered.
    #[inline]
    pub(crate) const fn has(self, action: Action) -> bool {
        self.0[action as usize].is_some()
    }

    /// Who has covered the action.
    #[inline]
    pub(crate) const fn by(self, action: Action) -> Option<Seat> {
        self.0[action as usize]
    }

    /// Lays a coat of arms of `thief` on an action.
    #[inline]
    pub(crate) const fn put(&mut self, action: Action, thief: Seat) {
        self.0[action as usize] = Some(thief);
    }

    /// True if no action is covered.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self == Coats::NONE
    }
}

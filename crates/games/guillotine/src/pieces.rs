//! How cards lie: rows of fixed capacity, the line of nobles, and sets of action cards as bits.

use serde::Serialize;

use crate::data::{Card, Noble};

/// A row of at most `N` cards. Nothing panics: what does not fit or is not there is left alone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row<T, const N: usize> {
    items: [T; N],
    len: u8,
}

/// Nobles in a row, last on top.
pub(crate) type Nobles = Row<Noble, { Noble::COUNT }>;
/// Action cards in a row, last on top.
pub(crate) type Deck = Row<Card, { Card::TOTAL }>;

impl Default for Nobles {
    fn default() -> Nobles {
        Row { items: [Noble::of_bit(0); Noble::COUNT], len: 0 }
    }
}

impl Default for Deck {
    fn default() -> Deck {
        Row { items: [Card::Stumble; Card::TOTAL], len: 0 }
    }
}

impl<T: Copy, const N: usize> Row<T, N> {
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items[..self.len().min(N)]
    }

    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len).min(N)]
    }

    #[inline]
    pub(crate) fn get(&self, place: usize) -> Option<T> {
        self.as_slice().get(place).copied()
    }

    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        if let Some(slot) = self.items.get_mut(usize::from(self.len)) {
            *slot = item;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        self.items.get(usize::from(last)).copied()
    }

    pub(crate) fn insert(&mut self, place: usize, item: T) {
        let len = self.len();
        if len < N && place <= len {
            self.items.copy_within(place..len, place + 1);
            self.items[place] = item;
            self.len += 1;
        }
    }

    pub(crate) fn remove(&mut self, place: usize) -> Option<T> {
        let item = self.get(place)?;
        let len = self.len().min(N);
        self.items.copy_within(place + 1..len, place);
        self.len -= 1;
        Some(item)
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// Puts another row under this one and empties it.
    pub(crate) fn slide_under(&mut self, other: &mut Row<T, N>) {
        let mut joined = *other;
        for &item in self.as_slice() {
            joined.push(item);
        }
        *self = joined;
        other.clear();
    }
}

impl<T: Copy + PartialEq, const N: usize> Row<T, N> {
    /// Where the item lies, searched from the top.
    pub(crate) fn find_from_top(&self, item: T) -> Option<usize> {
        self.as_slice().iter().rposition(|&other| other == item)
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Row<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Row<T, N> {}

/// The nobles of a slice as a set of bits.
#[inline]
pub(crate) fn set_of(nobles: &[Noble]) -> u64 {
    nobles.iter().fold(0, |set, noble| set | noble.bit())
}

/// The line before the guillotine, front first, with the set of those who stand in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Line {
    row: Nobles,
    set: u64,
}

impl Line {
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.row.len()
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.row.is_empty()
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Noble] {
        self.row.as_slice()
    }

    /// The nobles, to be put into another order.
    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [Noble] {
        self.row.as_mut_slice()
    }

    /// Who stands in line, a bit each.
    #[inline]
    pub(crate) const fn set(&self) -> u64 {
        self.set
    }

    #[inline]
    pub(crate) const fn has(&self, noble: Noble) -> bool {
        self.set & noble.bit() != 0
    }

    #[inline]
    pub(crate) fn front(&self) -> Option<Noble> {
        self.row.get(0)
    }

    #[inline]
    pub(crate) fn get(&self, place: usize) -> Option<Noble> {
        self.row.get(place)
    }

    pub(crate) fn place_of(&self, noble: Noble) -> Option<usize> {
        if self.has(noble) { self.as_slice().iter().position(|&other| other == noble) } else { None }
    }

    #[inline]
    pub(crate) fn push(&mut self, noble: Noble) {
        self.row.push(noble);
        self.set |= noble.bit();
    }

    pub(crate) fn insert(&mut self, place: usize, noble: Noble) {
        self.row.insert(place, noble);
        self.set |= noble.bit();
    }

    pub(crate) fn remove(&mut self, place: usize) -> Option<Noble> {
        let noble = self.row.remove(place)?;
        self.set &= !noble.bit();
        Some(noble)
    }

    pub(crate) fn clear(&mut self) {
        self.row.clear();
        self.set = 0;
    }

    /// Takes the noble at `from` out and puts them in at `to`; those between close up (section 3.3).
    pub(crate) fn shift(&mut self, from: usize, to: usize) {
        let nobles = self.row.as_mut_slice();
        let Some(&noble) = nobles.get(from) else { return };
        if to >= nobles.len() {
            return;
        }
        if from < to {
            nobles.copy_within(from + 1..to + 1, from);
        } else {
            nobles.copy_within(to..from, to + 1);
        }
        nobles[to] = noble;
    }
}

/// A set of action cards with at most two of a kind: a hand, or what is known of one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cards {
    one: u64,
    two: u64,
}

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards { one: 0, two: 0 };

    /// The kinds there are, a bit each.
    #[inline]
    pub(crate) const fn kinds(self) -> u64 {
        self.one
    }

    /// True if there is such a card.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.one & card.bit() != 0
    }

    /// How many such cards there are.
    pub const fn count(self, card: Card) -> usize {
        (self.one >> card as u8 & 1) as usize + (self.two >> card as u8 & 1) as usize
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.one.count_ones() + self.two.count_ones()) as usize
    }

    /// True if there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.one == 0
    }

    /// Puts a card in.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.two |= self.one & card.bit();
        self.one |= card.bit();
    }

    /// Takes a card out, if there is one.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        let second = self.two & card.bit();
        self.two ^= second;
        self.one &= !card.bit() | second;
    }

    /// The cards in table order, copies one after the other.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        cards_of(self.one).flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    /// The card at this place in table order.
    pub(crate) fn nth(self, place: usize) -> Option<Card> {
        self.iter().nth(place)
    }

    /// True if all cards of `other` are here.
    pub(crate) const fn includes(self, other: Cards) -> bool {
        other.one & !self.one == 0 && other.two & !self.two == 0
    }

    /// The cards that are left when those of `other`, all of which are here, are taken out.
    pub(crate) fn minus(self, other: Cards) -> Cards {
        other.iter().fold(self, |mut left, card| {
            left.remove(card);
            left
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::EMPTY;
        for card in cards {
            all.add(card);
        }
        all
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The numbers of the bits that are set, rising.
#[derive(Clone, Copy)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// The kinds of a set in table order.
#[inline]
pub(crate) fn cards_of(kinds: u64) -> impl Iterator<Item = Card> {
    Bits(kinds).map(Card::of_bit)
}

/// The nobles of a set in table order.
#[inline]
pub(crate) fn nobles_of(set: u64) -> impl Iterator<Item = Noble> {
    Bits(set).map(Noble::of_bit)
}

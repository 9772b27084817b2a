//! Counts of cards, piles whose order matters, sets of boxes, areas and ranks: bytes and bits, so that a copy is cheap.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use curia_core::{Arg, Chance, Flag, Named, ToArg};
use serde::Serialize;

use crate::data::{Area, Attribute, NobleBox, Rank, Treachery};
use crate::outline::Text;

/// A kind of cards.
pub trait Kind: Named + Into<Arg> {
    /// Its place in the order of the kinds.
    fn place(self) -> usize;
}

/// How many cards of each kind. All cards of a kind are alike, so a hand is a few numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards<K, const N: usize>([u8; N], PhantomData<K>);

/// Attribute cards by kind.
pub type Attributes = Cards<Attribute, { Attribute::COUNT }>;
/// Treachery cards by kind.
pub type Treacheries = Cards<Treachery, { Treachery::COUNT }>;

impl<K, const N: usize> Default for Cards<K, N> {
    fn default() -> Cards<K, N> {
        Cards::NONE
    }
}

impl<K, const N: usize> Cards<K, N> {
    /// No card.
    pub const NONE: Cards<K, N> = Cards([0; N], PhantomData);

    /// So many cards of each kind, in the order of the kinds.
    pub const fn new(counts: [u8; N]) -> Cards<K, N> {
        Cards(counts, PhantomData)
    }

    /// The numbers, in the order of the kinds.
    pub const fn counts(self) -> [u8; N] {
        self.0
    }

    /// The number of cards of all kinds together.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// True if there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; N]
    }

    /// True if every card of `other` is among these.
    #[inline]
    pub fn covers(self, other: Cards<K, N>) -> bool {
        self.0.iter().zip(other.0).all(|(&have, need)| have >= need)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(mut self, other: Cards<K, N>) -> Cards<K, N> {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
        self
    }

    /// These cards without those of `other`, as far as they are here.
    #[inline]
    #[must_use]
    pub fn minus(mut self, other: Cards<K, N>) -> Cards<K, N> {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_sub(less);
        }
        self
    }

    /// As many of each kind as surely remain when any `count` cards leave.
    #[inline]
    #[must_use]
    pub(crate) fn lessened(mut self, count: u8) -> Cards<K, N> {
        for kind in &mut self.0 {
            *kind = kind.saturating_sub(count);
        }
        self
    }

    /// The kinds of which there is at least one card, as bits.
    #[inline]
    pub(crate) fn bits(self) -> u16 {
        self.0.iter().enumerate().fold(0, |bits, (place, &count)| bits | u16::from(count > 0) << place)
    }
}

impl<K: Kind, const N: usize> Cards<K, N> {
    /// A single card.
    #[inline]
    pub fn one(kind: K) -> Cards<K, N> {
        let mut one = Cards::NONE;
        one[kind] = 1;
        one
    }

    /// The kinds of which there is at least one card, in order.
    pub fn kinds(self) -> impl Iterator<Item = K> {
        K::ALL.iter().copied().filter(move |&kind| self[kind] > 0)
    }

    /// Every single card, in the order of the kinds.
    pub fn each(self) -> impl Iterator<Item = K> {
        K::ALL.iter().flat_map(move |&kind| std::iter::repeat_n(kind, usize::from(self[kind])))
    }

    /// Takes a card away, if there is one of the kind.
    #[inline]
    pub(crate) fn take(&mut self, kind: K) {
        self[kind] = self[kind].saturating_sub(1);
    }

    /// The kind of the card at `place` when the cards lie in order; the last kind past the end.
    #[inline]
    pub(crate) fn nth(self, place: usize) -> K {
        let mut left = place;
        for &kind in K::ALL {
            let count = usize::from(self[kind]);
            if left < count {
                return kind;
            }
            left -= count;
        }
        K::ALL[N - 1]
    }

    /// Takes `count` evenly random cards out.
    pub(crate) fn deal(&mut self, count: u8, chance: &mut impl Chance) -> Cards<K, N> {
        let mut dealt = Cards::NONE;
        let mut left = self.total();
        for _ in 0..count.min(left) {
            let kind = self.nth(chance.below(usize::from(left)));
            self.take(kind);
            dealt[kind] += 1;
            left -= 1;
        }
        dealt
    }
}

impl<K: Kind, const N: usize> Index<K> for Cards<K, N> {
    type Output = u8;

    #[inline]
    fn index(&self, kind: K) -> &u8 {
        &self.0[kind.place()]
    }
}

impl<K: Kind, const N: usize> IndexMut<K> for Cards<K, N> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.0[kind.place()]
    }
}

impl<K: Kind, const N: usize> FromIterator<K> for Cards<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Cards<K, N> {
        let mut cards = Cards::NONE;
        kinds.into_iter().for_each(|kind| cards[kind] += 1);
        cards
    }
}

/// The cards kind by kind: "2 × gold, 1 × castle".
impl ToArg for Attributes {
    fn to_arg(&self) -> Option<Arg> {
        let piles = self.kinds().map(|card| Text::Attributes { count: self[card], card }.into());
        Some(Arg::List(piles.collect()))
    }
}

/// The cards kind by kind: "2 × assassin, 1 × gallows".
impl ToArg for Treacheries {
    fn to_arg(&self) -> Option<Arg> {
        let piles = self.kinds().map(|card| Text::Treacheries { count: self[card], card }.into());
        Some(Arg::List(piles.collect()))
    }
}

impl<K: Copy, const N: usize> Flag for Cards<K, N> {
    fn is_set(&self) -> bool {
        !self.is_empty()
    }
}

impl<K: Kind, const N: usize> Serialize for Cards<K, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(K::ALL.iter().map(|&kind| (kind.id(), self[kind])))
    }
}

/// A face-down pile in its order; its last card is the top.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pile<K, const N: usize> {
    cards: [K; N],
    len: u8,
}

impl<K: Kind, const N: usize> Pile<K, N> {
    /// No card.
    pub(crate) fn empty() -> Pile<K, N> {
        Pile { cards: [K::ALL[0]; N], len: 0 }
    }

    /// The cards from bottom to top.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[K] {
        self.cards.get(..usize::from(self.len)).unwrap_or(&[])
    }

    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [K] {
        self.cards.get_mut(..usize::from(self.len)).unwrap_or(&mut [])
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Lays a card on top.
    #[inline]
    pub(crate) fn push(&mut self, card: K) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<K> {
        let top = self.as_slice().last().copied()?;
        self.len -= 1;
        Some(top)
    }

    /// Lays cards on top in the order of their kinds.
    pub(crate) fn add<const M: usize>(&mut self, cards: Cards<K, M>) {
        cards.each().for_each(|card| self.push(card));
    }

    /// How many of each kind.
    pub(crate) fn counts<const M: usize>(&self) -> Cards<K, M> {
        self.as_slice().iter().copied().collect()
    }
}

// What lies above the top is of no account.
impl<K: Kind, const N: usize> PartialEq for Pile<K, N> {
    fn eq(&self, other: &Pile<K, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<K: Kind, const N: usize> Eq for Pile<K, N> {}

/// A set of boxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Boxes(u32);

impl Boxes {
    /// No box.
    pub const EMPTY: Boxes = Boxes(0);
    /// All boxes of the map.
    pub const ALL: Boxes = Boxes((1 << NobleBox::COUNT) - 1);

    /// The set of one box.
    #[inline]
    pub const fn one(at: NobleBox) -> Boxes {
        Boxes(1 << at.index())
    }

    /// True if the box is in the set.
    #[inline]
    pub const fn has(self, at: NobleBox) -> bool {
        self.0 & (1 << at.index()) != 0
    }

    /// The set with a box in it.
    #[inline]
    #[must_use]
    pub const fn with(self, at: NobleBox) -> Boxes {
        Boxes(self.0 | 1 << at.index())
    }

    /// The set with a box taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, at: NobleBox) -> Boxes {
        Boxes(self.0 & !(1 << at.index()))
    }

    /// The boxes of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Boxes) -> Boxes {
        Boxes(self.0 & other.0)
    }

    /// The boxes of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Boxes) -> Boxes {
        Boxes(self.0 | other.0)
    }

    /// The boxes of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Boxes) -> Boxes {
        Boxes(self.0 & !other.0)
    }

    /// How many boxes.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first box of the set.
    #[inline]
    pub const fn first(self) -> Option<NobleBox> {
        if self.0 == 0 { None } else { Some(NobleBox::numbered(self.0.trailing_zeros())) }
    }

    /// The boxes in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = NobleBox> {
        let mut left = self;
        std::iter::from_fn(move || {
            let at = left.first()?;
            left.0 &= left.0 - 1;
            Some(at)
        })
    }
}

impl FromIterator<NobleBox> for Boxes {
    fn from_iter<I: IntoIterator<Item = NobleBox>>(boxes: I) -> Boxes {
        boxes.into_iter().fold(Boxes::EMPTY, Boxes::with)
    }
}

impl Serialize for Boxes {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Nobles by their boxes: "the duke of Bavaria and the earl of Normandy".
impl ToArg for Boxes {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::List(self.iter().filter_map(|at| at.to_arg()).collect()))
    }
}

impl Flag for Boxes {
    fn is_set(&self) -> bool {
        !self.is_empty()
    }
}

impl ToArg for NobleBox {
    fn to_arg(&self) -> Option<Arg> {
        Some(Text::Box { rank: self.rank(), area: self.area() }.into())
    }
}

impl Serialize for NobleBox {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Areas(u16);

impl Areas {
    /// No area.
    pub const EMPTY: Areas = Areas(0);
    /// All areas of the map.
    pub const ALL: Areas = Areas(u16::MAX);

    /// True if the area is in the set.
    #[inline]
    pub const fn has(self, area: Area) -> bool {
        self.0 & (1 << area as u16) != 0
    }

    /// The set with an area in it.
    #[inline]
    #[must_use]
    pub const fn with(self, area: Area) -> Areas {
        Areas(self.0 | 1 << area as u16)
    }

    /// The set with an area taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, area: Area) -> Areas {
        Areas(self.0 & !(1 << area as u16))
    }

    /// True if every area of `other` is in the set.
    #[inline]
    pub const fn covers(self, other: Areas) -> bool {
        other.0 & !self.0 == 0
    }

    /// The areas in the order of the table of section 3.3.
    pub fn iter(self) -> impl Iterator<Item = Area> {
        Area::ALL.into_iter().filter(move |&area| self.has(area))
    }
}

impl FromIterator<Area> for Areas {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Areas {
        areas.into_iter().fold(Areas::EMPTY, Areas::with)
    }
}

/// A set of ranks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ranks(u8);

impl Ranks {
    /// No rank.
    pub const EMPTY: Ranks = Ranks(0);
    /// All seven ranks.
    pub const ALL: Ranks = Ranks((1 << Rank::COUNT) - 1);

    /// True if the rank is in the set.
    #[inline]
    pub const fn has(self, rank: Rank) -> bool {
        self.0 & (1 << rank as u8) != 0
    }

    /// The set with a rank in it.
    #[inline]
    #[must_use]
    pub const fn with(self, rank: Rank) -> Ranks {
        Ranks(self.0 | 1 << rank as u8)
    }

    /// The ranks, the highest first.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().filter(move |&rank| self.has(rank))
    }
}

impl FromIterator<Rank> for Ranks {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Ranks {
        ranks.into_iter().fold(Ranks::EMPTY, Ranks::with)
    }
}

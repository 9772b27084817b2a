//! Figures, offices, stacks of chests and the sets of all these.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use curia_core::{Arg, Flag, Named, Phrase, ToArg};
use serde::Serialize;

use crate::data::{Chest, Privilege, Province};
use crate::outline::Text;

/// A kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-figure")]
#[repr(u8)]
pub enum Figure {
    /// Counts 1 for a majority.
    Envoy,
    /// Counts 2 for a majority and may take a noble office.
    Noble,
}

/// How many figures of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Figures {
    /// Envoys.
    pub envoys: u8,
    /// Nobles.
    pub nobles: u8,
}

impl Figures {
    /// No figure.
    pub const NONE: Figures = Figures::new(0, 0);

    /// So many envoys and nobles.
    pub const fn new(envoys: u8, nobles: u8) -> Figures {
        Figures { envoys, nobles }
    }

    /// The number of figures of both kinds together.
    #[inline]
    pub const fn total(self) -> u8 {
        self.envoys + self.nobles
    }

    /// True if there is no figure.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.envoys == 0 && self.nobles == 0
    }

    /// Both groups together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Figures) -> Figures {
        Figures { envoys: self.envoys + other.envoys, nobles: self.nobles + other.nobles }
    }

    /// Takes one figure out, if there is one of its kind.
    #[inline]
    pub(crate) fn take(&mut self, figure: Figure) -> bool {
        let there = self[figure] > 0;
        self[figure] -= u8::from(there);
        there
    }

    /// The kinds of which there is at least one, envoys first.
    pub fn kinds(self) -> impl Iterator<Item = Figure> {
        Figure::ALL.into_iter().filter(move |&figure| self[figure] > 0)
    }
}

impl Index<Figure> for Figures {
    type Output = u8;

    #[inline]
    fn index(&self, figure: Figure) -> &u8 {
        match figure {
            Figure::Envoy => &self.envoys,
            Figure::Noble => &self.nobles,
        }
    }
}

impl IndexMut<Figure> for Figures {
    #[inline]
    fn index_mut(&mut self, figure: Figure) -> &mut u8 {
        match figure {
            Figure::Envoy => &mut self.envoys,
            Figure::Noble => &mut self.nobles,
        }
    }
}

/// The figures kind by kind: "2 envoys, 1 noble".
impl ToArg for Figures {
    fn to_arg(&self) -> Option<Arg> {
        let kinds = self.kinds().map(|figure| Text::Figures { count: self[figure], figure }.into());
        Some(Arg::List(kinds.collect()))
    }
}

impl Flag for Figures {
    fn is_set(&self) -> bool {
        !self.is_empty()
    }
}

/// An office: its province and its number there, counted from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Office(u8);

impl Office {
    /// The most offices of a province.
    pub const MOST: usize = 5;
    /// How many offices there could be.
    pub const COUNT: usize = Province::COUNT * Office::MOST;

    /// The office with this number (1 is the leftmost) of a province.
    pub const fn new(province: Province, number: usize) -> Option<Office> {
        if number >= 1 && number <= Office::MOST {
            Some(Office((province as usize * Office::MOST + number - 1) as u8))
        } else {
            None
        }
    }

    /// The office with this index.
    #[inline]
    pub(crate) const fn at(index: usize) -> Office {
        Office((index % Office::COUNT) as u8)
    }

    /// The province of the office.
    #[inline]
    pub const fn province(self) -> Province {
        Province::ALL[self.index() / Office::MOST]
    }

    /// The number of the office in its province; 1 is the leftmost.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % Office::MOST as u8 + 1
    }

    /// All offices of all provinces in a row, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % Office::COUNT
    }
}

impl fmt::Display for Office {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.province().id(), self.number())
    }
}

impl FromStr for Office {
    type Err = ();

    fn from_str(text: &str) -> Result<Office, ()> {
        let (province, number) = text.split_once('_').ok_or(())?;
        let [digit @ b'1'..=b'5'] = number.as_bytes() else { return Err(()) };
        let province = Province::from_id(province).ok_or(())?;
        Office::new(province, usize::from(digit - b'0')).ok_or(())
    }
}

impl Serialize for Office {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// "office 2 of Aachen".
impl From<Office> for Arg {
    fn from(office: Office) -> Arg {
        Phrase::from(Text::Office { province: office.province(), number: office.number() }).into()
    }
}

impl ToArg for Office {
    fn to_arg(&self) -> Option<Arg> {
        Some((*self).into())
    }
}

/// A set of offices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OfficeSet(u32);

impl OfficeSet {
    /// No office.
    pub const EMPTY: OfficeSet = OfficeSet(0);

    const ROW: u32 = (1 << Office::MOST) - 1;

    /// Every place where a province could have an office.
    pub const fn row(province: Province) -> OfficeSet {
        OfficeSet(OfficeSet::ROW << (province as usize * Office::MOST))
    }

    /// True if `office` is in the set.
    #[inline]
    pub const fn has(self, office: Office) -> bool {
        self.0 & (1 << office.0) != 0
    }

    /// The set with `office` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, office: Office) -> OfficeSet {
        OfficeSet(self.0 | (1 << office.0))
    }

    /// The set with `office` taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, office: Office) -> OfficeSet {
        OfficeSet(self.0 & !(1 << office.0))
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub const fn or(self, other: OfficeSet) -> OfficeSet {
        OfficeSet(self.0 | other.0)
    }

    /// The offices in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: OfficeSet) -> OfficeSet {
        OfficeSet(self.0 & other.0)
    }

    /// The offices of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: OfficeSet) -> OfficeSet {
        OfficeSet(self.0 & !other.0)
    }

    /// The offices of the set that lie in `province`.
    #[inline]
    #[must_use]
    pub const fn within(self, province: Province) -> OfficeSet {
        self.and(OfficeSet::row(province))
    }

    /// How many offices are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// True if no office is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first office of the set: within a province the leftmost.
    #[inline]
    pub fn first(self) -> Option<Office> {
        if self.0 == 0 { None } else { Some(Office::at(self.0.trailing_zeros() as usize)) }
    }

    /// The offices in the order of the provinces, left to right.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Office> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let office = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(office)
        })
    }
}

impl FromIterator<Office> for OfficeSet {
    fn from_iter<I: IntoIterator<Item = Office>>(offices: I) -> OfficeSet {
        offices.into_iter().fold(OfficeSet::EMPTY, OfficeSet::with)
    }
}

/// The chests under an office or a field, one on top of the other: at most eight, of which play needs five.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stack(u32);

impl Stack {
    /// No chest.
    pub const EMPTY: Stack = Stack(0);

    /// True if nothing lies there.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many chests lie there.
    #[inline]
    pub const fn len(self) -> u8 {
        (35 - self.0.leading_zeros() as u8) / 4
    }

    /// Lays a chest on top.
    #[inline]
    pub(crate) fn push(&mut self, chest: Chest) {
        self.0 = self.0 << 4 | (chest as u32 + 1);
    }

    /// Takes the topmost chest.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Chest> {
        let top = self.top();
        self.0 >>= 4;
        top
    }

    /// The topmost chest.
    #[inline]
    pub fn top(self) -> Option<Chest> {
        Chest::ALL.get((self.0 as usize & 15).wrapping_sub(1)).copied()
    }

    /// Takes the topmost chest of this kind, wherever it lies.
    pub(crate) fn remove(&mut self, chest: Chest) -> bool {
        let Some(depth) = self.iter().position(|lying| lying == chest) else { return false };
        let above = (1_u32 << (4 * depth)) - 1;
        self.0 = (self.0 >> 4) & !above | self.0 & above;
        true
    }

    /// The chests from the top down.
    pub fn iter(self) -> impl Iterator<Item = Chest> {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop())
    }

    /// The kinds of chests that lie there.
    pub fn kinds(self) -> ChestSet {
        self.iter().fold(ChestSet::EMPTY, ChestSet::with)
    }
}

/// The stack from the top down.
impl Serialize for Stack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl ToArg for Stack {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::List(self.iter().map(Arg::from).collect()))
    }
}

impl Flag for Stack {
    fn is_set(&self) -> bool {
        !self.is_empty()
    }
}

/// How many chests of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chests(pub [u8; Chest::COUNT]);

impl Chests {
    /// No chest.
    pub const NONE: Chests = Chests([0; Chest::COUNT]);

    /// The number of chests of all kinds together.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// True if there is no chest.
    pub fn is_empty(self) -> bool {
        self == Chests::NONE
    }

    /// The kinds of which there is at least one, in the order of the data table.
    pub fn kinds(self) -> impl Iterator<Item = Chest> {
        Chest::ALL.into_iter().filter(move |&chest| self[chest] > 0)
    }

    /// Every chest, kind by kind.
    pub fn each(self) -> impl Iterator<Item = Chest> {
        self.kinds().flat_map(move |chest| std::iter::repeat_n(chest, usize::from(self[chest])))
    }
}

impl Default for Chests {
    fn default() -> Chests {
        Chests::NONE
    }
}

impl Index<Chest> for Chests {
    type Output = u8;

    #[inline]
    fn index(&self, chest: Chest) -> &u8 {
        &self.0[chest as usize]
    }
}

impl IndexMut<Chest> for Chests {
    #[inline]
    fn index_mut(&mut self, chest: Chest) -> &mut u8 {
        &mut self.0[chest as usize]
    }
}

/// The chests kind by kind: "2 × seal, 1 × relic".
impl ToArg for Chests {
    fn to_arg(&self) -> Option<Arg> {
        let kinds = self.kinds().map(|chest| Text::Chests { count: self[chest], chest }.into());
        Some(Arg::List(kinds.collect()))
    }
}

impl Flag for Chests {
    fn is_set(&self) -> bool {
        !self.is_empty()
    }
}

/// The kinds that there are, with their number.
impl Serialize for Chests {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|chest| (chest.id(), self[chest])))
    }
}

macro_rules! set_of {
    ($Set:ident of $Member:ident, $what:literal) => {
        #[doc = concat!("A set of kinds of ", $what, ".")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $Set(u16);

        impl $Set {
            /// Nothing.
            pub const EMPTY: $Set = $Set(0);

            /// True if the kind is in the set.
            #[inline]
            pub const fn has(self, member: $Member) -> bool {
                self.0 & (1 << member as u16) != 0
            }

            /// The set with the kind in it.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $Member) -> $Set {
                $Set(self.0 | (1 << member as u16))
            }

            /// Both sets together.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// True if nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many kinds are in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The kinds in the order of the data table.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Member> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let member = $Member::ALL.get(bits.trailing_zeros() as usize).copied();
                    bits &= bits.wrapping_sub(1);
                    member
                })
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<I: IntoIterator<Item = $Member>>(members: I) -> $Set {
                members.into_iter().fold($Set::EMPTY, $Set::with)
            }
        }

        impl ToArg for $Set {
            fn to_arg(&self) -> Option<Arg> {
                Some(Arg::List(self.iter().map(Arg::from).collect()))
            }
        }

        impl Flag for $Set {
            fn is_set(&self) -> bool {
                !self.is_empty()
            }
        }

        impl Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

set_of!(ChestSet of Chest, "chests");
set_of!(PrivilegeSet of Privilege, "privileges");

impl ChestSet {
    /// Every set that has nothing but kinds of this one, the empty one first.
    #[inline]
    pub(crate) fn subsets(self) -> impl Iterator<Item = ChestSet> {
        let mut next = Some(0_u16);
        std::iter::from_fn(move || {
            let bits = next?;
            // Counts on over the bits of this set alone.
            next = Some(bits.wrapping_sub(self.0) & self.0).filter(|&bits| bits != 0);
            Some(ChestSet(bits))
        })
    }
}

/// The ring of provinces: clockwise from position 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    order: [Province; Province::COUNT],
    place: [u8; Province::COUNT],
}

impl Ring {
    /// The ring with the provinces in this order.
    pub fn new(order: [Province; Province::COUNT]) -> Ring {
        let mut place = [0; Province::COUNT];
        for (at, province) in order.into_iter().enumerate() {
            place[province as usize] = at as u8;
        }
        Ring { order, place }
    }

    /// The provinces clockwise from position 0.
    pub const fn provinces(&self) -> [Province; Province::COUNT] {
        self.order
    }

    /// The position of a province.
    #[inline]
    pub const fn place(&self, province: Province) -> u8 {
        self.place[province as usize]
    }

    /// The province so many steps clockwise.
    #[inline]
    pub fn after(&self, province: Province, steps: u8) -> Province {
        self.order[usize::from(self.place(province) + steps) % Province::COUNT]
    }

    /// The province so many steps in a direction; at most six.
    #[inline]
    pub fn towards(&self, province: Province, direction: Direction, steps: u8) -> Province {
        match direction {
            Direction::Clockwise => self.after(province, steps),
            Direction::Counter => self.after(province, Province::COUNT as u8 - steps.min(Province::COUNT as u8)),
        }
    }

    /// How many steps there are from one province to the other in a direction.
    #[inline]
    pub fn distance(&self, from: Province, to: Province, direction: Direction) -> u8 {
        let count = Province::COUNT as u8;
        match direction {
            Direction::Clockwise => (self.place(to) + count - self.place(from)) % count,
            Direction::Counter => (self.place(from) + count - self.place(to)) % count,
        }
    }

    /// The provinces clockwise, beginning with `first`.
    pub fn from(&self, first: Province) -> impl Iterator<Item = Province> {
        let ring = *self;
        (0..Province::COUNT as u8).map(move |steps| ring.after(first, steps))
    }
}

impl Serialize for Ring {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.order.serialize(serializer)
    }
}

/// A way round the ring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-direction")]
#[repr(u8)]
pub enum Direction {
    /// As the king goes.
    Clockwise,
    /// The other way, with a privilege.
    Counter,
}

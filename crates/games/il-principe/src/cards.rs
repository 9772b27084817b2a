//! Counts of building cards and sets of cities.

use std::ops::{Index, IndexMut};

use curia_core::{Arg, Flag, ToArg};
use serde::Serialize;

use crate::data::{City, Colour};
use crate::outline::Text;

/// How many building cards of each colour. All cards of a colour are alike, so a pile is five numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub [u8; Colour::COUNT]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; Colour::COUNT]);

    /// The number of cards of all colours together.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// True if there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cards::NONE
    }

    /// True if every card of `other` is among these.
    #[inline]
    pub fn covers(self, other: Cards) -> bool {
        self.0.iter().zip(other.0).all(|(&have, need)| have >= need)
    }

    /// How many cards of `other` are not among these.
    #[inline]
    pub fn missing_for(self, other: Cards) -> u8 {
        self.0.iter().zip(other.0).map(|(&have, need)| need.saturating_sub(have)).sum()
    }

    /// Both piles together.
    #[inline]
    #[must_use]
    pub fn plus(mut self, other: Cards) -> Cards {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
        self
    }

    /// These cards without those of `other`, as far as they are here.
    #[inline]
    #[must_use]
    pub fn minus(mut self, other: Cards) -> Cards {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_sub(less);
        }
        self
    }

    /// The colours of which there is at least one card, in colour order.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self[colour] > 0)
    }

    /// The colour of the card at `place` when the pile lies in colour order; the last colour past the end.
    #[inline]
    pub(crate) fn nth(self, place: usize) -> Colour {
        let mut left = place;
        for colour in Colour::ALL {
            let count = usize::from(self[colour]);
            if left < count {
                return colour;
            }
            left -= count;
        }
        Colour::Yellow
    }
}

impl Index<Colour> for Cards {
    type Output = u8;

    #[inline]
    fn index(&self, colour: Colour) -> &u8 {
        &self.0[colour as usize]
    }
}

impl IndexMut<Colour> for Cards {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut u8 {
        &mut self.0[colour as usize]
    }
}

/// The pile colour by colour: "2 × town hall, 1 × castle".
impl ToArg for Cards {
    fn to_arg(&self) -> Option<Arg> {
        let piles = self.colours().map(|colour| Text::Cards { count: self[colour], colour }.into());
        Some(Arg::List(piles.collect()))
    }
}

impl Flag for Cards {
    fn is_set(&self) -> bool {
        !self.is_empty()
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Colour::ALL.into_iter().map(|colour| (colour.id(), self[colour])))
    }
}

/// A set of cities.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CitySet(u16);

impl CitySet {
    /// No city.
    pub const EMPTY: CitySet = CitySet(0);
    /// All fifteen cities.
    pub const ALL: CitySet = CitySet((1 << City::COUNT) - 1);

    /// True if `city` is in the set.
    #[inline]
    pub const fn has(self, city: City) -> bool {
        self.0 & (1 << city as u16) != 0
    }

    /// The set with `city` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, city: City) -> CitySet {
        CitySet(self.0 | (1 << city as u16))
    }

    /// The set with `city` taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, city: City) -> CitySet {
        CitySet(self.0 & !(1 << city as u16))
    }

    /// How many cities are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if no city is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cities in the order of the data table.
    pub fn iter(self) -> impl Iterator<Item = City> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let city = City::ALL.get(bits.trailing_zeros() as usize).copied();
            bits &= bits.wrapping_sub(1);
            city
        })
    }
}

impl FromIterator<City> for CitySet {
    fn from_iter<I: IntoIterator<Item = City>>(cities: I) -> CitySet {
        cities.into_iter().fold(CitySet::EMPTY, CitySet::with)
    }
}

impl ToArg for CitySet {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::List(self.iter().map(Arg::from).collect()))
    }
}

impl Flag for CitySet {
    fn is_set(&self) -> bool {
        !self.is_empty()
    }
}

impl Serialize for CitySet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

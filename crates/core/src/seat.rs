//! Seats round a table, sets of seats, and values indexed by seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most seats any game of the catalog has.
pub const MAX_SEATS: usize = 5;

/// One place at the table, counted clockwise from 0.
///
/// An enum rather than an integer, so that indexing a [`BySeat`] needs no bounds check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the five seats name themselves")]
pub enum Seat {
    S0,
    S1,
    S2,
    S3,
    S4,
}

impl Seat {
    /// All seats in clockwise order.
    pub const ALL: [Seat; MAX_SEATS] = [Seat::S0, Seat::S1, Seat::S2, Seat::S3, Seat::S4];

    /// The seat with this number, if there can be one.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS { Some(Seat::ALL[number]) } else { None }
    }

    /// The number of the seat, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The left neighbour among `seats` players: the next in clockwise order.
    #[inline]
    pub const fn next(self, seats: SeatCount) -> Seat {
        let next = self as usize + 1;
        if next < seats.get() && next < MAX_SEATS { Seat::ALL[next] } else { Seat::S0 }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index())
    }
}

impl FromStr for Seat {
    type Err = ();

    /// Parses a single digit; a leading zero or sign is refused, so that a seat has one text only.
    fn from_str(text: &str) -> Result<Seat, ()> {
        match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Seat::new(usize::from(digit - b'0')).ok_or(()),
            _ => Err(()),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| serde::de::Error::custom("a seat is a number from 0 to 4"))
    }
}

/// How many play: 1 to [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SeatCount(u8);

impl SeatCount {
    /// A number of seats, if a table can have it.
    pub const fn new(count: usize) -> Option<SeatCount> {
        if count >= 1 && count <= MAX_SEATS { Some(SeatCount(count as u8)) } else { None }
    }

    /// The plain number.
    #[inline]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// The seats in clockwise order from seat 0.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(self.get())
    }

    /// The seats in clockwise order, beginning with `first`.
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        let mut next = first;
        (0..self.get()).map(move |_| {
            let seat = next;
            next = next.next(self);
            seat
        })
    }

    /// All seats as a set.
    #[inline]
    pub const fn all(self) -> SeatSet {
        SeatSet((1 << self.0) - 1)
    }

    /// True if the seat is at this table.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        (seat as u8) < self.0
    }
}

impl Serialize for SeatCount {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for SeatCount {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatCount, D::Error> {
        let count = usize::deserialize(deserializer)?;
        SeatCount::new(count).ok_or_else(|| serde::de::Error::custom("a table has 1 to 5 seats"))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat as u8)
    }

    /// True if `seat` is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// The set with `seat` in it.
    #[inline]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat as u8))
    }

    /// The set with `seat` taken out.
    #[inline]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat as u8))
    }

    /// The seats of this set that are not in `other`.
    #[inline]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// True if no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Seat::new(self.0.trailing_zeros() as usize) }
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One value a seat. Seats that do not play keep their first value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// The values of the seats that play, in clockwise order.
    pub fn playing(&self, seats: SeatCount) -> &[T] {
        &self.0[..seats.get()]
    }

    /// Seats and values, for the seats that play.
    pub fn iter(&self, seats: SeatCount) -> impl Iterator<Item = (Seat, &T)> {
        seats.iter().zip(self.0.iter())
    }
}

impl<T: Copy> BySeat<T> {
    /// The same value for every seat.
    pub const fn all(value: T) -> BySeat<T> {
        BySeat([value; MAX_SEATS])
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

/// Whose eyes a view is made for. A spectator is the least privileged viewer, never an all-seeing one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees what the rules show them.
    Seat(Seat),
    /// Anybody who does not sit at the table.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table: its seats, then the spectator.
    pub fn all(seats: SeatCount) -> impl Iterator<Item = Viewer> + Clone {
        seats.iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// True if the viewer sits at `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat of the viewer, if they have one.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "{seat}"),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

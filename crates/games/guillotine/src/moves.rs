//! Section 5.10: moves and standing orders with their notation.

use std::fmt;
use std::str::FromStr;

use curia_core::{MoveList, NotAMove, Seat, SeatSet};
use serde::Serialize;

use crate::data::{Card, Noble};
use crate::pieces::cards_of;

/// One atomic decision. The order of the variants is the order of legal lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `play:ID`: play this action card.
    Play(Card),
    /// `skip`: no (further) card in step 1.
    Skip,
    /// `pass`: no reaction.
    Pass,
    /// `done`: no further card in the final phase.
    Done,
    /// `discard_callous_guards`: put away Callous Guards.
    DiscardCallousGuards,
    /// `noble:I`: the noble at this place of the line, the front is 0.
    Place(u8),
    /// `noble:ID`: this noble.
    Noble(Noble),
    /// `distance:K`: so many places.
    Distance(u8),
    /// `player:S`: this player.
    Player(Seat),
    /// `card:ID`: this action card.
    Card(Card),
}

impl Move {
    /// The largest distance a card can offer.
    pub const MAX_DISTANCE: u8 = 3;
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(card) => write!(f, "play:{card}"),
            Move::Skip => f.write_str("skip"),
            Move::Pass => f.write_str("pass"),
            Move::Done => f.write_str("done"),
            Move::DiscardCallousGuards => f.write_str("discard_callous_guards"),
            Move::Place(place) => write!(f, "noble:{place}"),
            Move::Noble(noble) => write!(f, "noble:{noble}"),
            Move::Distance(distance) => write!(f, "distance:{distance}"),
            Move::Player(seat) => write!(f, "player:{seat}"),
            Move::Card(card) => write!(f, "card:{card}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        match text.split_once(':') {
            None => match text {
                "skip" => Ok(Move::Skip),
                "pass" => Ok(Move::Pass),
                "done" => Ok(Move::Done),
                "discard_callous_guards" => Ok(Move::DiscardCallousGuards),
                _ => Err(NotAMove),
            },
            Some(("play", id)) => Card::from_id(id).map(Move::Play).ok_or(NotAMove),
            Some(("card", id)) => Card::from_id(id).map(Move::Card).ok_or(NotAMove),
            Some(("player", seat)) => seat.parse().map(Move::Player).map_err(|()| NotAMove),
            Some(("distance", number)) => match small_number(number) {
                Some(distance @ 1..=Move::MAX_DISTANCE) => Ok(Move::Distance(distance)),
                _ => Err(NotAMove),
            },
            Some(("noble", which)) => match small_number(which) {
                Some(place) if usize::from(place) < Noble::COUNT => Ok(Move::Place(place)),
                _ => which.parse().map(Move::Noble),
            },
            Some(_) => Err(NotAMove),
        }
    }
}

/// Adds the choice of each of these players.
#[inline]
pub(crate) fn push_players(seats: SeatSet, out: &mut MoveList<Move>) {
    seats.iter().for_each(|seat| out.push(Move::Player(seat)));
}

/// Adds the choice of each of these kinds of action cards.
#[inline]
pub(crate) fn push_cards(kinds: u64, out: &mut MoveList<Move>) {
    cards_of(kinds).for_each(|card| out.push(Move::Card(card)));
}

/// A number of one or two digits in its only spelling.
fn small_number(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => Some((tens - b'0') * 10 + (ones - b'0')),
        _ => None,
    }
}

/// Section 5.5: a prepared answer to the reaction window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// `off`: ask me.
    Off,
    /// `next:S`: react to the next beheading of this player.
    Next(Seat),
    /// `noble:ID`: react when this noble is about to be beheaded.
    Noble(Noble),
    /// `pass`: let everything pass until further notice.
    LetPass,
    /// `pass:D:T`: let everything pass in this turn of this day, and ask again afterwards.
    LetPassTurn {
        /// The day.
        day: u8,
        /// The turn of the day.
        turn: u8,
    },
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Off => f.write_str("off"),
            Order::Next(seat) => write!(f, "next:{seat}"),
            Order::Noble(noble) => write!(f, "noble:{noble}"),
            Order::LetPass => f.write_str("pass"),
            Order::LetPassTurn { day, turn } => write!(f, "pass:{day}:{turn}"),
        }
    }
}

impl Serialize for Order {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Order {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Order, NotAMove> {
        match text.split_once(':') {
            None if text == "off" => Ok(Order::Off),
            None if text == "pass" => Ok(Order::LetPass),
            Some(("pass", moment)) => {
                let (day, turn) = moment.split_once(':').ok_or(NotAMove)?;
                let number = |text: &str| text.parse().ok().filter(|number: &u8| number.to_string() == text);
                let (day, turn) = number(day).zip(number(turn)).ok_or(NotAMove)?;
                Ok(Order::LetPassTurn { day, turn })
            }
            Some(("next", seat)) => seat.parse().map(Order::Next).map_err(|()| NotAMove),
            Some(("noble", id)) => id.parse().map(Order::Noble),
            _ => Err(NotAMove),
        }
    }
}

//! The decisions as moves, in the notation of section 5.10.

use std::fmt;
use std::str::FromStr;

use curia_core::NotAMove;

use crate::data::{City, Colour, Region, Tile};
use crate::state::Item;

/// One atomic decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// D1: offers a card of this colour.
    Offer(Colour),
    /// D2: leaves the auction.
    PassBid,
    /// D2: bids this much gold.
    Bid(u8),
    /// D3, D5: builds this city.
    Build(City),
    /// D3: builds nothing after winning a lot.
    DeclineBuild,
    /// D4, D8: places a shield in this region.
    Shield(Region),
    /// D5: lays cards of this colour.
    Lay(Colour),
    /// D6: lays so many of them.
    LayCount(u8),
    /// D5: does nothing.
    PassAction,
    /// D7: turns a face-down card of this colour face up.
    TurnUp(Colour),
    /// D7: turns up nothing.
    DeclineTurnUp,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Offer(colour) => write!(f, "offer:{}", colour.id()),
            Move::PassBid => f.write_str("pass_bid"),
            Move::Bid(amount) => write!(f, "bid:{amount}"),
            Move::Build(city) => write!(f, "build:{}", city.id()),
            Move::DeclineBuild => f.write_str("decline_build"),
            Move::Shield(region) => write!(f, "shield:{}", region.id()),
            Move::Lay(colour) => write!(f, "lay:{}", colour.id()),
            Move::LayCount(count) => write!(f, "lay_count:{count}"),
            Move::PassAction => f.write_str("pass_action"),
            Move::TurnUp(colour) => write!(f, "turn_up:{}", colour.id()),
            Move::DeclineTurnUp => f.write_str("decline_turn_up"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let Some((word, argument)) = text.split_once(':') else {
            return match text {
                "pass_bid" => Ok(Move::PassBid),
                "decline_build" => Ok(Move::DeclineBuild),
                "pass_action" => Ok(Move::PassAction),
                "decline_turn_up" => Ok(Move::DeclineTurnUp),
                _ => Err(NotAMove),
            };
        };
        match word {
            "offer" => Colour::from_id(argument).map(Move::Offer),
            "bid" => number(argument).map(Move::Bid),
            "build" => City::from_id(argument).map(Move::Build),
            "shield" => Region::from_id(argument).map(Move::Shield),
            "lay" => Colour::from_id(argument).map(Move::Lay),
            "lay_count" => number(argument).map(Move::LayCount),
            "turn_up" => Colour::from_id(argument).map(Move::TurnUp),
            _ => None,
        }
        .ok_or(NotAMove)
    }
}

/// A standing order for auctions: bid the minimum as long as it is at most this much gold, then pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// The highest bid to make.
    pub up_to: u8,
    /// The round and the one auction that it is for; `None` for every auction until it is lifted.
    pub only: Option<(u8, Item)>,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "up_to:{}", self.up_to)?;
        match self.only {
            Some((round, Item::Lot(colour))) => write!(f, ":{round}:{}", colour.id()),
            Some((round, Item::Role(tile))) => write!(f, ":{round}:{}", tile.id()),
            None => Ok(()),
        }
    }
}

impl FromStr for Order {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Order, NotAMove> {
        order(text).ok_or(NotAMove)
    }
}

fn order(text: &str) -> Option<Order> {
    let mut parts = text.strip_prefix("up_to:")?.split(':');
    let up_to = number(parts.next()?)?;
    let only = match (parts.next(), parts.next(), parts.next()) {
        (None, ..) => None,
        (Some(round), Some(id), None) => Some((number(round)?, item(id)?)),
        _ => return None,
    };
    Some(Order { up_to, only })
}

fn item(id: &str) -> Option<Item> {
    let role = || Tile::all().find(|tile| tile.id() == id);
    Colour::from_id(id).map(Item::Lot).or_else(|| role().map(Item::Role))
}

/// A whole number with one text only: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    let canonical = text == "0" || (!text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit()));
    if canonical { text.parse().ok() } else { None }
}

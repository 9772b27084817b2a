//! The decisions as data (5.10).

use curia_core::{Key, Phrase, Seat};
use serde::Serialize;

use crate::data::{City, Colour};
use crate::keys::{lot, regions};
use crate::state::{IlPrincipe, Item, Phase};

/// A decision. It holds public things only: purse and hand are in the view of their owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "decision", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields carry the names of the specification")]
pub enum Prompt {
    /// D1.
    Offer { left: u8 },
    /// D2; `count` is the size of a lot.
    Bid { item: Item, count: u8, high: u8, leader: Option<Seat>, minimum: u8 },
    /// D3.
    BuildOption,
    /// D4.
    PlaceShield { city: City, left: u8 },
    /// D5; building is allowed from round 2 on.
    Action { may_build: bool },
    /// D6.
    LayCount { colour: Colour },
    /// D7.
    TurnUp,
    /// D8.
    PlaceShieldAny,
}

/// The text space of prompts.
pub(crate) const SPACE: &str = "il-principe-prompt";

/// The ids of all prompt texts.
pub(crate) const IDS: &[&str] = &[
    "offer",
    "bid_lot",
    "bid_role",
    "build_option",
    "place_shield",
    "action",
    "action_round_one",
    "lay_count",
    "turn_up",
    "place_shield_any",
];

impl curia_core::Prompt for Prompt {
    fn decision(&self) -> &'static str {
        match self {
            Prompt::Offer { .. } => "OFFER",
            Prompt::Bid { .. } => "BID",
            Prompt::BuildOption => "BUILD_OPTION",
            Prompt::PlaceShield { .. } => "PLACE_SHIELD",
            Prompt::Action { .. } => "ACTION",
            Prompt::LayCount { .. } => "LAY_COUNT",
            Prompt::TurnUp => "TURN_UP",
            Prompt::PlaceShieldAny => "PLACE_SHIELD_ANY",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Prompt::Offer { .. } => "5.3",
            Prompt::Bid { .. } => "5.5",
            Prompt::BuildOption => "5.6",
            Prompt::PlaceShield { .. } => "5.7",
            Prompt::Action { .. } | Prompt::LayCount { .. } => "5.8",
            Prompt::TurnUp | Prompt::PlaceShieldAny => "5.9",
        }
    }

    fn phrase(&self) -> Phrase {
        let say = |id| Key::new(SPACE, id).phrase();
        match *self {
            Prompt::Offer { left } => say("offer").with("left", left),
            Prompt::Bid { item: Item::Lot(colour), count, minimum, .. } => {
                say("bid_lot").with("lot", lot(colour, count)).with("minimum", minimum)
            }
            Prompt::Bid { item: Item::Role(tile), minimum, .. } => {
                say("bid_role").with("role", tile.key()).with("minimum", minimum)
            }
            Prompt::BuildOption => say("build_option"),
            Prompt::PlaceShield { city, left } => say("place_shield")
                .with("city", city.key())
                .with("left", left)
                .with("regions", regions(city.card().regions)),
            Prompt::Action { may_build: true } => say("action"),
            Prompt::Action { may_build: false } => say("action_round_one"),
            Prompt::LayCount { colour } => say("lay_count").with("building", colour.building()),
            Prompt::TurnUp => say("turn_up"),
            Prompt::PlaceShieldAny => say("place_shield_any"),
        }
    }
}

impl IlPrincipe {
    /// The question before `seat`, if it is asked.
    pub(crate) fn question(&self, seat: Seat) -> Option<Prompt> {
        if !self.asked().has(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::Offer => Prompt::Offer { left: self.numbers().offer - self.houses[seat].offered.total() },
            Phase::Bid(auction) => Prompt::Bid {
                item: auction.item,
                count: match auction.item {
                    Item::Lot(colour) => self.lots.cards[colour],
                    Item::Role(_) => 0,
                },
                high: auction.high,
                leader: auction.leader,
                minimum: auction.high + 1,
            },
            Phase::BuildOption(_) => Prompt::BuildOption,
            Phase::PlaceShield { city, left, .. } => Prompt::PlaceShield { city, left },
            Phase::Action(_) => Prompt::Action { may_build: self.round >= 2 },
            Phase::LayCount { colour, .. } => Prompt::LayCount { colour },
            Phase::TurnUp { .. } => Prompt::TurnUp,
            Phase::PlaceShieldAny { .. } => Prompt::PlaceShieldAny,
            Phase::Over => return None,
        })
    }
}

//! The decisions as data (section 5.10).

use curia_core::{Seat, Spoken};
use serde::Serialize;

use crate::data::{City, Colour, Region};
use crate::state::Item;

/// A decision. It holds public things only: purse and hand are in the view of their owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "decision", rename_all = "snake_case")]
#[spoken("il-principe-prompt")]
#[expect(missing_docs, reason = "the fields carry the names of the specification")]
pub enum Prompt {
    /// D1.
    #[spoken(rule = "5.3")]
    Offer { left: u8 },
    /// D2; `count` is the size of a lot.
    #[spoken(rule = "5.5")]
    Bid {
        #[spoken(form = "role")]
        item: Item,
        count: u8,
        high: u8,
        leader: Option<Seat>,
        minimum: u8,
    },
    /// D3.
    #[spoken(rule = "5.6")]
    BuildOption,
    /// D4; `regions` are those of the city.
    #[spoken(rule = "5.7")]
    PlaceShield { city: City, regions: Vec<Region>, left: u8 },
    /// D5; building is allowed from round 2 on.
    #[spoken(rule = "5.8")]
    Action {
        #[spoken(unless = "round_one")]
        may_build: bool,
    },
    /// D6.
    #[spoken(rule = "5.8")]
    LayCount { colour: Colour },
    /// D7.
    #[spoken(rule = "5.9")]
    TurnUp,
    /// D8.
    #[spoken(rule = "5.9")]
    PlaceShieldAny,
}

impl curia_core::Prompt for Prompt {
    fn rule(&self) -> &'static str {
        self.rule()
    }
}

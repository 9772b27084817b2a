//! The reasons against a move. They speak of public things and of the asking player's own purse and hand, never of
//! another's. The functions that find them stand beside their rules.

use curia_core::{Seat, Spoken};

use crate::cards::{Cards, CitySet};
use crate::data::{City, Colour, Region};
use crate::state::Item;

/// Why a move is refused, and what is allowed instead.
#[derive(Spoken)]
#[spoken("il-principe-why")]
pub(crate) enum Why {
    Over,
    NoSeat,
    Wait {
        seat: Seat,
    },
    OfferDone {
        count: u8,
    },
    NowOffer {
        left: u8,
    },
    NoCard {
        colour: Colour,
        #[spoken(unless = "empty")]
        hand: Cards,
    },
    NowBid {
        item: Item,
        minimum: u8,
    },
    Passed,
    Leading {
        amount: u8,
        seat: Seat,
    },
    NotTied,
    BidLow {
        minimum: u8,
        gold: u8,
    },
    BidHigh {
        minimum: u8,
        gold: u8,
    },
    BidNone {
        minimum: u8,
        gold: u8,
    },
    NowBuildOption,
    CityNotDisplayed {
        city: City,
        #[spoken(unless = "empty")]
        display: CitySet,
    },
    CardsMissing {
        city: City,
        cards: Cards,
    },
    GoldMissing {
        city: City,
        cost: u8,
        gold: u8,
    },
    RoundOne,
    NowShield {
        city: City,
        left: u8,
    },
    RegionApart {
        city: City,
        region: Region,
        regions: Vec<Region>,
    },
    NowAction {
        round: u8,
    },
    NowLayCount {
        colour: Colour,
        most: u8,
    },
    LayCount {
        colour: Colour,
        most: u8,
    },
    NowTurnUp,
    TurnUpGreen,
    NoneFaceDown {
        colour: Colour,
        colours: Vec<Colour>,
    },
    NowShieldAny,
}

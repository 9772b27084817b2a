//! What happened, as data.

use curia_core::{Outcome, Seat, SeatSet, Spoken};
use serde::Serialize;

use crate::cards::Cards;
use crate::data::{City, Colour, Family, Region, Tile};
use crate::state::Item;

/// Something that happened. Gold moves are told one by one, never as totals (section 6.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "event", rename_all = "snake_case")]
#[spoken("il-principe-event")]
#[expect(missing_docs, reason = "the fields carry the names of the specification")]
pub enum Event {
    /// Chance: this card came from the deck.
    #[spoken(silent)]
    PickedCard { colour: Colour },
    /// Chance: this city came from the city deck.
    #[spoken(silent)]
    PickedCity { city: City },
    /// Chance: this seat begins.
    #[spoken(silent)]
    PickedPrincipe { seat: Seat },
    /// Chance: the families in this order.
    #[spoken(silent)]
    ShuffledFamilies { order: [Family; Family::ALL.len()] },
    /// Section 4.1: the first Principe.
    FirstPrincipe { seat: Seat },
    /// Section 4.1: who leads which family.
    LeadsFamily { seat: Seat, family: Family },
    /// A round begins.
    RoundBegan { round: u8 },
    /// Section 5.1: the game ends at once for lack of cities.
    EndByCities { left: u8 },
    /// Section 5.1: the deck has run low, the round is the last.
    LastRound { deck: u8 },
    /// Ruling 9.2: everybody draws fewer cards.
    Shortage { count: u8 },
    /// Section 5.2: gold of phase 1.
    Income { seat: Seat, gold: u8 },
    /// So many cards were drawn.
    Drew { seat: Seat, count: u8 },
    /// These cards were drawn; for the owner.
    DrewCards { seat: Seat, cards: Cards },
    /// Section 5.3: a card lies face down in the offer area.
    Offered { seat: Seat, so_far: u8 },
    /// Which card it is; for the owner.
    OfferedCard { seat: Seat, colour: Colour },
    /// Section 5.4: the lots.
    LotsRevealed {
        #[spoken(unless = "empty")]
        cards: Cards,
    },
    /// Section 5.5: an auction begins.
    AuctionOpened {
        #[spoken(form = "role")]
        item: Item,
        count: u8,
        #[spoken(with = seats)]
        eligible: SeatSet,
    },
    /// D2; `jump` if it is more than the minimum.
    Bid {
        seat: Seat,
        amount: u8,
        #[spoken(form = "jump")]
        jump: bool,
    },
    /// D2: a pass, forced or not.
    PassedBid { seat: Seat },
    /// Section 5.5: sold.
    Sold {
        #[spoken(form = "role")]
        item: Item,
        count: u8,
        seat: Seat,
        price: u8,
    },
    /// The marker goes to an auction's winner.
    NewPrincipe { seat: Seat },
    /// Section 5.5: everybody passed.
    Unsold {
        #[spoken(form = "role")]
        item: Item,
        count: u8,
    },
    /// D3: no build, forced or not.
    DeclinedBuild { seat: Seat },
    /// Section 5.7: a city is built; the price in cards and gold, and the builder's points.
    Built { seat: Seat, city: City, cards: Cards, cost: u8, points: u8, after_lot: bool },
    /// Ruling 9.41: a shield could not be placed.
    OutOfShields { seat: Seat },
    /// D4, D8.
    ShieldPlaced { seat: Seat, region: Region },
    /// Section 5.7: a role scores for another's city.
    RoleScored { seat: Seat, tile: Tile, points: u8 },
    /// A city joins the display.
    CityTurnedUp { city: City },
    /// The city deck is empty and the display shrinks.
    DisplayShrank { left: u8 },
    /// D5: the colour to lay.
    LaysColour { seat: Seat, colour: Colour },
    /// D6: laid.
    Laid { seat: Seat, colour: Colour, count: u8 },
    /// D5: nothing done, forced or not.
    PassedAction { seat: Seat },
    /// Section 5.9: all tiles go back to the board.
    RolesReturned,
    /// Section 5.9: a tile is given.
    RoleGiven { seat: Seat, tile: Tile },
    /// Section 5.9: the price of a major.
    Flipped { seat: Seat, colour: Colour, count: u8 },
    /// The ability of white.
    WhiteVp { seat: Seat, points: u8 },
    /// The ability of red; the card itself is told as a draw.
    RedDraw { seat: Seat },
    /// The ability of yellow.
    YellowGold { seat: Seat, gold: u8 },
    /// D7.
    TurnedUp { seat: Seat, colour: Colour },
    /// D7: declined.
    DeclinedTurnUp { seat: Seat },
    /// Section 6.1: purse and hand are opened at the end.
    Opened {
        seat: Seat,
        gold: u8,
        #[spoken(unless = "empty")]
        hand: Cards,
    },
    /// Section 7.2: the final result of a seat.
    FinalScore { seat: Seat, total: i32 },
}

fn seats(set: &SeatSet) -> Vec<Seat> {
    set.iter().collect()
}

impl curia_core::Event for Event {
    fn outcome(&self) -> Option<Outcome> {
        let pick = |what, got: &str| Some(Outcome::Pick { what, got: got.to_owned() });
        match self {
            Event::PickedCard { colour } => pick("deck", colour.id()),
            Event::PickedCity { city } => pick("city_deck", city.id()),
            Event::PickedPrincipe { seat } => pick("choose_principe", &seat.to_string()),
            Event::ShuffledFamilies { order } => Some(Outcome::Shuffle {
                what: "deal_families",
                order: order.iter().map(|family| family.id().to_owned()).collect(),
            }),
            _ => None,
        }
    }
}

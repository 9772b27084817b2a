//! What happened, as data, and what the log says of it.

use curia_core::{Arg, Key, Outcome, Phrase, Seat, SeatSet};
use serde::Serialize;

use crate::cards::Cards;
use crate::data::{City, Colour, Family, Region, Tile, WHITE_VP, YELLOW_GOLD};
use crate::keys::{cards, lot};
use crate::state::Item;

/// Something that happened. Gold moves are told one by one, never as totals (6.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields carry the names of the specification")]
pub enum Event {
    /// Chance: this card came from the deck.
    PickedCard { colour: Colour },
    /// Chance: this city came from the city deck.
    PickedCity { city: City },
    /// Chance: this seat begins.
    PickedPrincipe { seat: Seat },
    /// Chance: the families in this order.
    ShuffledFamilies { order: [Family; 5] },
    /// 4.1: the first Principe.
    FirstPrincipe { seat: Seat },
    /// 4.1: who leads which family.
    LeadsFamily { seat: Seat, family: Family },
    /// A round begins.
    RoundBegan { round: u8 },
    /// 5.1: the game ends at once for lack of cities.
    EndByCities { left: u8 },
    /// 5.1: the deck has run low, the round is the last.
    LastRound { deck: u8 },
    /// Ruling 9.2: everybody draws fewer cards.
    Shortage { count: u8 },
    /// 5.2: gold of phase 1.
    Income { seat: Seat, gold: u8 },
    /// So many cards were drawn.
    Drew { seat: Seat, count: u8 },
    /// These cards were drawn; for the owner.
    DrewCards { seat: Seat, cards: Cards },
    /// 5.3: a card lies face down in the offer area.
    Offered { seat: Seat, so_far: u8 },
    /// Which card it is; for the owner.
    OfferedCard { seat: Seat, colour: Colour },
    /// 5.4: the lots.
    LotsRevealed { cards: Cards },
    /// 5.5: an auction begins.
    AuctionOpened { item: Item, count: u8, eligible: SeatSet },
    /// D2; `jump` if it is more than the minimum.
    Bid { seat: Seat, amount: u8, jump: bool },
    /// D2: a pass, forced or not.
    PassedBid { seat: Seat },
    /// 5.5: sold.
    Sold { item: Item, count: u8, seat: Seat, price: u8 },
    /// The marker goes to an auction's winner.
    NewPrincipe { seat: Seat },
    /// 5.5: everybody passed.
    Unsold { item: Item, count: u8 },
    /// D3: no build, forced or not.
    DeclinedBuild { seat: Seat },
    /// 5.7: a city is built.
    Built { seat: Seat, city: City, after_lot: bool },
    /// Ruling 9.41: a shield could not be placed.
    OutOfShields { seat: Seat },
    /// D4, D8.
    ShieldPlaced { seat: Seat, region: Region },
    /// 5.7: a role scores for another's city.
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
    /// 5.9: all tiles go back to the board.
    RolesReturned,
    /// 5.9: a tile is given.
    RoleGiven { seat: Seat, tile: Tile },
    /// 5.9: the price of a major.
    Flipped { seat: Seat, colour: Colour, count: u8 },
    /// The ability of white.
    WhiteVp { seat: Seat },
    /// The ability of red; the card itself is told as a draw.
    RedDraw { seat: Seat },
    /// The ability of yellow.
    YellowGold { seat: Seat },
    /// D7.
    TurnedUp { seat: Seat, colour: Colour },
    /// D7: declined.
    DeclinedTurnUp { seat: Seat },
    /// 6.1: purse and hand are opened at the end.
    Opened { seat: Seat, gold: u8, hand: Cards },
    /// 7.2: the final result of a seat.
    FinalScore { seat: Seat, total: i32 },
}

/// The text space of events.
pub(crate) const SPACE: &str = "il-principe-event";

/// The ids of all event texts.
pub(crate) const IDS: &[&str] = &[
    "first_principe",
    "leads_family",
    "round_began",
    "end_by_cities",
    "last_round",
    "shortage",
    "income",
    "drew",
    "drew_cards",
    "offered",
    "offered_card",
    "lots_revealed",
    "no_lots",
    "lot_opened",
    "role_opened",
    "bid",
    "jump_bid",
    "passed_bid",
    "lot_sold",
    "role_sold",
    "new_principe",
    "lot_unsold",
    "role_unsold",
    "declined_build",
    "built",
    "out_of_shields",
    "shield_placed",
    "role_scored",
    "city_turned_up",
    "display_shrank",
    "lays_colour",
    "laid",
    "passed_action",
    "roles_returned",
    "role_given",
    "flipped",
    "white_vp",
    "red_draw",
    "yellow_gold",
    "turned_up",
    "declined_turn_up",
    "opened",
    "opened_empty",
    "final_score",
];

fn say(id: &'static str) -> Phrase {
    Key::new(SPACE, id).phrase()
}

impl curia_core::Event for Event {
    fn phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Event::PickedCard { .. }
            | Event::PickedCity { .. }
            | Event::PickedPrincipe { .. }
            | Event::ShuffledFamilies { .. } => return None,
            Event::FirstPrincipe { seat } => say("first_principe").with("seat", seat),
            Event::LeadsFamily { seat, family } => say("leads_family").with("seat", seat).with("family", family.key()),
            Event::RoundBegan { round } => say("round_began").with("round", round),
            Event::EndByCities { left } => say("end_by_cities").with("left", left),
            Event::LastRound { deck } => say("last_round").with("deck", deck),
            Event::Shortage { count } => say("shortage").with("count", count),
            Event::Income { seat, gold } => say("income").with("seat", seat).with("gold", gold),
            Event::Drew { seat, count } => say("drew").with("seat", seat).with("count", count),
            Event::DrewCards { cards: drawn, .. } => say("drew_cards").with("cards", cards(drawn)),
            Event::Offered { seat, so_far } => say("offered").with("seat", seat).with("count", so_far),
            Event::OfferedCard { colour, .. } => say("offered_card").with("building", colour.building()),
            Event::LotsRevealed { cards: lots } if lots.is_empty() => say("no_lots"),
            Event::LotsRevealed { cards: lots } => say("lots_revealed").with("cards", cards(lots)),
            Event::RolesReturned => say("roles_returned"),
            Event::CityTurnedUp { city } => say("city_turned_up").with("city", city.key()),
            Event::DisplayShrank { left } => say("display_shrank").with("left", left),
            Event::Opened { seat, gold, hand } if hand.is_empty() => {
                say("opened_empty").with("seat", seat).with("gold", gold)
            }
            Event::Opened { seat, gold, hand } => {
                say("opened").with("seat", seat).with("gold", gold).with("cards", cards(hand))
            }
            Event::FinalScore { seat, total } => say("final_score").with("seat", seat).with("total", total),
            _ => return self.auction_phrase().or_else(|| self.action_phrase()).or_else(|| self.role_phrase()),
        })
    }

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

impl Event {
    fn auction_phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Event::AuctionOpened { item: Item::Lot(colour), count, .. } => {
                say("lot_opened").with("lot", lot(colour, count))
            }
            Event::AuctionOpened { item: Item::Role(tile), eligible, .. } => {
                let tied: Vec<Arg> = eligible.iter().map(Arg::Seat).collect();
                say("role_opened").with("seats", tied).with("role", tile.key())
            }
            Event::Bid { seat, amount, jump } => {
                say(if jump { "jump_bid" } else { "bid" }).with("seat", seat).with("amount", amount)
            }
            Event::PassedBid { seat } => say("passed_bid").with("seat", seat),
            Event::Sold { item: Item::Lot(colour), count, seat, price } => {
                say("lot_sold").with("seat", seat).with("lot", lot(colour, count)).with("price", price)
            }
            Event::Sold { item: Item::Role(tile), seat, price, .. } => {
                say("role_sold").with("seat", seat).with("role", tile.key()).with("price", price)
            }
            Event::NewPrincipe { seat } => say("new_principe").with("seat", seat),
            Event::Unsold { item: Item::Lot(colour), count } => say("lot_unsold").with("lot", lot(colour, count)),
            Event::Unsold { item: Item::Role(tile), .. } => say("role_unsold").with("role", tile.key()),
            _ => return None,
        })
    }

    fn action_phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Event::DeclinedBuild { seat } => say("declined_build").with("seat", seat),
            Event::Built { seat, city, .. } => {
                let size = city.card().size;
                say("built")
                    .with("seat", seat)
                    .with("city", city.key())
                    .with("cost", size.cost())
                    .with("points", size.vp())
                    .with("cards", cards(city.card().icons))
            }
            Event::OutOfShields { seat } => say("out_of_shields").with("seat", seat),
            Event::ShieldPlaced { seat, region } => {
                say("shield_placed").with("seat", seat).with("region", region.key())
            }
            Event::RoleScored { seat, tile, points } => {
                say("role_scored").with("seat", seat).with("role", tile.key()).with("points", points)
            }
            Event::LaysColour { seat, colour } => {
                say("lays_colour").with("seat", seat).with("building", colour.building())
            }
            Event::Laid { seat, colour, count } => say("laid").with("seat", seat).with("lot", lot(colour, count)),
            Event::PassedAction { seat } => say("passed_action").with("seat", seat),
            _ => return None,
        })
    }

    fn role_phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Event::RoleGiven { seat, tile } => say("role_given").with("seat", seat).with("role", tile.key()),
            Event::Flipped { seat, colour, count } => {
                say("flipped").with("seat", seat).with("count", count).with("building", colour.building())
            }
            Event::WhiteVp { seat } => say("white_vp").with("seat", seat).with("points", WHITE_VP),
            Event::RedDraw { seat } => say("red_draw").with("seat", seat),
            Event::YellowGold { seat } => say("yellow_gold").with("seat", seat).with("gold", YELLOW_GOLD),
            Event::TurnedUp { seat, colour } => say("turned_up").with("seat", seat).with("building", colour.building()),
            Event::DeclinedTurnUp { seat } => say("declined_turn_up").with("seat", seat),
            _ => return None,
        })
    }
}

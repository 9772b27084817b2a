//! Why a move is refused: the rule, the reason and what is allowed instead. A reason speaks of public things and of
//! the asking player's own purse and hand, never of another's.

use curia_core::{Arg, Key, Phrase, Refusal, Seat};

use crate::data::{City, Colour, Region};
use crate::keys::{cards, cities, regions};
use crate::moves::Move;
use crate::state::{Auction, IlPrincipe, Item, Phase};
use crate::view::outline_key;

/// The text space of reasons.
pub(crate) const SPACE: &str = "il-principe-why";

/// The ids of all reasons.
pub(crate) const IDS: &[&str] = &[
    "over",
    "no_seat",
    "wait",
    "offer_done",
    "now_offer",
    "no_card",
    "now_bid",
    "passed",
    "leading",
    "not_tied",
    "bid_low",
    "bid_high",
    "bid_none",
    "now_build_option",
    "city_not_displayed",
    "cards_missing",
    "gold_missing",
    "round_one",
    "now_shield",
    "region_apart",
    "now_action",
    "now_lay_count",
    "lay_count",
    "now_turn_up",
    "turn_up_green",
    "none_face_down",
    "now_shield_any",
];

fn refuse(rule: &'static str, id: &'static str) -> Option<Refusal> {
    refuse_with(rule, say(id))
}

fn refuse_with(rule: &'static str, reason: Phrase) -> Option<Refusal> {
    Some(Refusal::new(rule, reason))
}

fn say(id: &'static str) -> Phrase {
    Key::new(SPACE, id).phrase()
}

impl IlPrincipe {
    /// `None` exactly when the move is legal.
    pub(crate) fn objection(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        if !self.seats.has(seat) {
            return refuse("4.1", "no_seat");
        }
        if !self.asked().has(seat) {
            return self.not_asked(seat, mv);
        }
        match self.phase {
            Phase::Offer => self.no_offer(seat, mv),
            Phase::Bid(auction) => self.no_bid(seat, auction, mv),
            Phase::BuildOption(_) => match mv {
                Move::Build(city) => self.no_build(seat, city),
                Move::DeclineBuild => None,
                _ => refuse("5.6", "now_build_option"),
            },
            Phase::PlaceShield { city, left, .. } => match mv {
                Move::Shield(region) => no_shield(city, region),
                _ => refuse_with("5.7", say("now_shield").with("city", city.key()).with("left", left)),
            },
            Phase::Action(_) => match mv {
                Move::Build(city) => self.no_build(seat, city),
                Move::Lay(colour) => self.no_card(seat, colour, "5.8"),
                Move::PassAction => None,
                _ => refuse_with("5.8", say("now_action").with("round", self.round)),
            },
            Phase::LayCount { colour, .. } => self.no_lay(seat, colour, mv),
            Phase::TurnUp { .. } => self.no_turn_up(seat, mv),
            Phase::PlaceShieldAny { .. } => match mv {
                Move::Shield(_) => None,
                _ => refuse("9.38", "now_shield_any"),
            },
            Phase::Over => refuse("8", "over"),
        }
    }

    /// The seat has nothing to answer now.
    fn not_asked(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let wait = |rule, turn: Seat| refuse_with(rule, say("wait").with("seat", turn));
        match self.phase {
            Phase::Offer => refuse_with("5.3", say("offer_done").with("count", self.numbers().offer)),
            // What the seat did in the auction is no reason against a move that is no bid.
            Phase::Bid(Auction { turn, .. }) if !matches!(mv, Move::Bid(_) | Move::PassBid) => wait("5.5", turn),
            Phase::Bid(auction) if !auction.eligible.has(seat) => refuse("5.9", "not_tied"),
            Phase::Bid(auction) if !auction.active.has(seat) => refuse("9.14", "passed"),
            Phase::Bid(auction) if auction.leader == Some(seat) => {
                refuse_with("5.5", say("leading").with("amount", auction.high).with("seat", auction.turn))
            }
            Phase::Bid(Auction { turn, .. }) => wait("5.5", turn),
            Phase::BuildOption(turn) => wait("5.6", turn),
            Phase::PlaceShield { seat: turn, .. } => wait("5.7", turn),
            Phase::Action(turn) | Phase::LayCount { seat: turn, .. } => wait("5.8", turn),
            Phase::TurnUp { seat: turn, .. } | Phase::PlaceShieldAny { seat: turn, .. } => wait("5.9", turn),
            Phase::Over => refuse("8", "over"),
        }
    }

    /// Section 5.3.
    fn no_offer(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        match mv {
            Move::Offer(colour) => self.no_card(seat, colour, "5.3"),
            _ => {
                let left = self.numbers().offer - self.houses[seat].offered.total();
                refuse_with("5.3", say("now_offer").with("left", left))
            }
        }
    }

    /// Section 5.5; rulings 9.13 and 9.16.
    fn no_bid(&self, seat: Seat, auction: Auction, mv: Move) -> Option<Refusal> {
        let gold = self.houses[seat].gold;
        let minimum = auction.high + 1;
        match mv {
            Move::PassBid => None,
            Move::Bid(amount) if (minimum..=gold).contains(&amount) => None,
            Move::Bid(_) if gold < minimum => {
                refuse_with("9.13", say("bid_none").with("minimum", minimum).with("gold", gold))
            }
            Move::Bid(amount) if amount < minimum => {
                refuse_with("5.5", say("bid_low").with("minimum", minimum).with("gold", gold))
            }
            Move::Bid(_) => refuse_with("9.13", say("bid_high").with("minimum", minimum).with("gold", gold)),
            // Ruling 9.36: a role auction is no occasion to build either.
            _ => {
                let item = match auction.item {
                    Item::Lot(colour) => colour.building(),
                    Item::Role(tile) => tile.key(),
                };
                refuse_with("5.5", say("now_bid").with("item", item).with("minimum", minimum))
            }
        }
    }

    /// Section 5.6; rulings 9.10, 9.20 and 9.21.
    fn no_build(&self, seat: Seat, city: City) -> Option<Refusal> {
        let house = &self.houses[seat];
        let card = city.card();
        if self.round < 2 {
            return refuse("9.10", "round_one");
        }
        if !self.display.has(city) {
            let displayed = cities(self.display.iter());
            return refuse_with("5.6", say("city_not_displayed").with("city", city.key()).with("cities", displayed));
        }
        if !house.hand.covers(card.icons) {
            let missing = cards(card.icons.minus(house.hand));
            return refuse_with("9.20", say("cards_missing").with("city", city.key()).with("cards", missing));
        }
        if house.gold < card.size.cost() {
            let reason = say("gold_missing").with("city", city.key()).with("cost", card.size.cost());
            return refuse_with("9.21", reason.with("gold", house.gold));
        }
        None
    }

    /// The card is not in the hand.
    fn no_card(&self, seat: Seat, colour: Colour, rule: &'static str) -> Option<Refusal> {
        let hand = self.houses[seat].hand;
        if hand[colour] > 0 {
            return None;
        }
        let have: Arg = if hand.is_empty() { outline_key("none").into() } else { cards(hand).into() };
        refuse_with(rule, say("no_card").with("building", colour.building()).with("cards", have))
    }

    /// Section 5.8, D6; rulings 9.23 and 9.57.
    fn no_lay(&self, seat: Seat, colour: Colour, mv: Move) -> Option<Refusal> {
        let most = self.houses[seat].hand[colour];
        let id = match mv {
            Move::LayCount(count) if (1..=most).contains(&count) => return None,
            Move::LayCount(_) => "lay_count",
            _ => "now_lay_count",
        };
        let rule = if id == "lay_count" { "9.23" } else { "9.57" };
        refuse_with(rule, say(id).with("building", colour.building()).with("most", most))
    }

    /// Section 5.9, D7; ruling 9.37.
    fn no_turn_up(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        match mv {
            Move::DeclineTurnUp => None,
            Move::TurnUp(Colour::Green) => refuse("9.37", "turn_up_green"),
            Move::TurnUp(colour) if self.houses[seat].down[colour] > 0 => None,
            Move::TurnUp(colour) => {
                let buildings: Vec<Key> = self.turnable(seat).map(Colour::building).collect();
                let reason = say("none_face_down").with("building", colour.building());
                refuse_with("5.9", reason.with("buildings", buildings))
            }
            _ => refuse("5.9", "now_turn_up"),
        }
    }
}

/// Section 5.7, step 5.
fn no_shield(city: City, region: Region) -> Option<Refusal> {
    if city.touches(region) {
        return None;
    }
    let reason = say("region_apart").with("city", city.key()).with("region", region.key());
    refuse_with("5.7", reason.with("regions", regions(city.card().regions)))
}

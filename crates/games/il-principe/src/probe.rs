//! What the conformance suite must know of the game.

use curia_core::testkit::{Hidden, Probe};
use curia_core::{Chance, Viewer};

use crate::cards::Cards;
use crate::data::{Rank, Size, Tile};
use crate::event::Event;
use crate::state::{IlPrincipe, Item, Phase};

impl Probe for IlPrincipe {
    const DECISIONS: &'static [&'static str] =
        &["OFFER", "BID", "BUILD_OPTION", "PLACE_SHIELD", "ACTION", "LAY_COUNT", "TURN_UP", "PLACE_SHIELD_ANY"];

    const FEATS: &'static [&'static str] = &[
        "doctor",
        "magister",
        "bishop",
        "preacher",
        "councillor",
        "scribe",
        "nobleman",
        "knight",
        "banker",
        "merchant",
        "green: card turned up",
        "green: declined",
        "white: point",
        "red: card",
        "yellow: gold",
        "role scores: major",
        "role scores: minor",
        "small city",
        "medium city",
        "large city",
        "built after a lot",
        "built as action",
        "build declined",
        "shield placed",
        "lot sold",
        "lot unsold",
        "major auctioned",
        "minor auctioned",
        "role sold",
        "role unsold",
        "jump bid",
        "cards laid",
        "action passed",
        "shortage",
        "city deck empty",
        "out of shields",
        "end by cities",
        "last round",
    ];

    fn feats(event: &Event, out: &mut Vec<&'static str>) {
        let feat = match event {
            Event::RoleGiven { tile, .. } => tile.id(),
            Event::TurnedUp { .. } => "green: card turned up",
            Event::DeclinedTurnUp { .. } => "green: declined",
            Event::WhiteVp { .. } => "white: point",
            Event::RedDraw { .. } => "red: card",
            Event::YellowGold { .. } => "yellow: gold",
            Event::RoleScored { tile: Tile { rank: Rank::Major, .. }, .. } => "role scores: major",
            Event::RoleScored { tile: Tile { rank: Rank::Minor, .. }, .. } => "role scores: minor",
            Event::Built { city, after_lot, .. } => {
                out.push(if *after_lot { "built after a lot" } else { "built as action" });
                match city.card().size {
                    Size::Small => "small city",
                    Size::Medium => "medium city",
                    Size::Large => "large city",
                }
            }
            Event::DeclinedBuild { .. } => "build declined",
            Event::ShieldPlaced { .. } => "shield placed",
            Event::Sold { item: Item::Lot(_), .. } => "lot sold",
            Event::Sold { item: Item::Role(_), .. } => "role sold",
            Event::Unsold { item: Item::Lot(_), .. } => "lot unsold",
            Event::Unsold { item: Item::Role(_), .. } => "role unsold",
            Event::AuctionOpened { item: Item::Role(Tile { rank: Rank::Major, .. }), .. } => "major auctioned",
            Event::AuctionOpened { item: Item::Role(Tile { rank: Rank::Minor, .. }), .. } => "minor auctioned",
            Event::Bid { jump: true, .. } => "jump bid",
            Event::Laid { .. } => "cards laid",
            Event::PassedAction { .. } => "action passed",
            Event::Shortage { .. } => "shortage",
            Event::DisplayShrank { .. } => "city deck empty",
            Event::OutOfShields { .. } => "out of shields",
            Event::EndByCities { .. } => "end by cities",
            Event::LastRound { .. } => "last round",
            _ => return,
        };
        out.push(feat);
    }

    /// Cards that a player lays or builds with are not counted: in every world of the viewer in which the move is
    /// legal the event says the same.
    fn reveals(event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::DrewCards { seat, .. } => viewer.is(seat),
            Event::LotsRevealed { .. } | Event::Opened { .. } => true,
            _ => false,
        }
    }

    /// The cards of each other seat (hand and open offer together), its open offer, and the deck.
    fn hidden(&self, viewer: Viewer, out: &mut Vec<Hidden>) {
        if self.phase == Phase::Over {
            return;
        }
        let known = self.known.of(viewer);
        let others = || self.seats.iter().filter(|&seat| !viewer.is(seat));
        let free = others().fold(self.unseen_by(viewer), |pool, seat| pool.minus(known[seat]));
        let mixed = free.colours().nth(1).is_some();
        for seat in others() {
            let house = &self.houses[seat];
            let holds = house.hand.plus(house.offered);
            let dealt = holds.total() - known[seat].total();
            let slot = seat.index() as u32;
            if mixed && dealt > 0 && dealt < free.total() {
                out.push(Hidden { slot, pool: 0, value: packed(holds) });
            }
            let offers = house.offered.total();
            if offers > 0 && offers < holds.total() && holds.colours().nth(1).is_some() {
                out.push(Hidden { slot: 10 + slot, pool: 0, value: packed(house.offered) });
            }
        }
        let deck = self.deck.total();
        if mixed && deck > 0 && deck < free.total() {
            out.push(Hidden { slot: 20, pool: 0, value: packed(self.deck) });
        }
    }

    /// Purses can be computed (ruling 9.59) but are not shown (6.2).
    fn scramble(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if self.open_money || self.phase == Phase::Over {
            return;
        }
        let limit = usize::from(self.purse_limit());
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            self.houses[seat].gold = chance.below(limit + 1) as u8;
        }
    }
}

fn packed(cards: Cards) -> u64 {
    cards.0.iter().fold(0, |value, &count| value << 8 | u64::from(count))
}

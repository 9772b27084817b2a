//! What the conformance suite must know of the game.

use curia_core::testkit::{Hidden, Probe};
use curia_core::{Chance, Named, Viewer};

use crate::cards::Cards;
use crate::data::{City, Rank, Tile};
use crate::event::Event;
use crate::options::OpenMoney;
use crate::state::{IlPrincipe, Item, Phase};

/// What play must reach beside the decisions, the cities and the roles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Feat {
    /// Green turns a card face up.
    CardTurnedUp,
    /// Green leaves it.
    TurnUpDeclined,
    /// White scores.
    WhitePoint,
    /// Red draws.
    RedCard,
    /// Yellow takes gold.
    YellowGold,
    /// A major role scores for a city of another.
    MajorScored,
    /// A minor role does.
    MinorScored,
    /// A city was built by the winner of a lot.
    BuiltAfterLot,
    /// A city was built in phase 3.
    BuiltAsAction,
    /// The winner of a lot built nothing.
    BuildDeclined,
    /// A shield was placed.
    ShieldPlaced,
    /// A lot was sold.
    LotSold,
    /// Nobody bid for a lot.
    LotUnsold,
    /// Players were tied for a major role.
    MajorAuctioned,
    /// Players were tied for a minor role.
    MinorAuctioned,
    /// A role was sold.
    RoleSold,
    /// Nobody bid for a role.
    RoleUnsold,
    /// A bid above the minimum.
    JumpBid,
    /// Cards were laid.
    CardsLaid,
    /// Somebody did nothing in phase 3.
    ActionPassed,
    /// The deck was short (ruling 9.2).
    Shortage,
    /// The display was not refilled.
    CityDeckEmpty,
    /// A player had no shield to place.
    OutOfShields,
    /// The game ended for lack of cities.
    EndByCities,
    /// The deck made a round the last.
    LastRound,
}

impl Probe for IlPrincipe {
    type Feat = Feat;

    fn components() -> Vec<&'static str> {
        City::ALL.into_iter().map(City::id).chain(Tile::all().map(Tile::id)).collect()
    }

    fn feats(event: &Event, out: &mut Vec<&'static str>) {
        let feat = match event {
            Event::RoleGiven { tile, .. } => return out.push(tile.id()),
            Event::TurnedUp { .. } => Feat::CardTurnedUp,
            Event::DeclinedTurnUp { .. } => Feat::TurnUpDeclined,
            Event::WhiteVp { .. } => Feat::WhitePoint,
            Event::RedDraw { .. } => Feat::RedCard,
            Event::YellowGold { .. } => Feat::YellowGold,
            Event::RoleScored { tile: Tile { rank: Rank::Major, .. }, .. } => Feat::MajorScored,
            Event::RoleScored { tile: Tile { rank: Rank::Minor, .. }, .. } => Feat::MinorScored,
            Event::Built { city, after_lot, .. } => {
                out.push(city.id());
                if *after_lot { Feat::BuiltAfterLot } else { Feat::BuiltAsAction }
            }
            Event::DeclinedBuild { .. } => Feat::BuildDeclined,
            Event::ShieldPlaced { .. } => Feat::ShieldPlaced,
            Event::Sold { item: Item::Lot(_), .. } => Feat::LotSold,
            Event::Sold { item: Item::Role(_), .. } => Feat::RoleSold,
            Event::Unsold { item: Item::Lot(_), .. } => Feat::LotUnsold,
            Event::Unsold { item: Item::Role(_), .. } => Feat::RoleUnsold,
            Event::AuctionOpened { item: Item::Role(Tile { rank: Rank::Major, .. }), .. } => Feat::MajorAuctioned,
            Event::AuctionOpened { item: Item::Role(Tile { rank: Rank::Minor, .. }), .. } => Feat::MinorAuctioned,
            Event::Bid { jump: true, .. } => Feat::JumpBid,
            Event::Laid { .. } => Feat::CardsLaid,
            Event::PassedAction { .. } => Feat::ActionPassed,
            Event::Shortage { .. } => Feat::Shortage,
            Event::DisplayShrank { .. } => Feat::CityDeckEmpty,
            Event::OutOfShields { .. } => Feat::OutOfShields,
            Event::EndByCities { .. } => Feat::EndByCities,
            Event::LastRound { .. } => Feat::LastRound,
            _ => return,
        };
        out.push(feat.id());
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

    /// Purses can be computed (ruling 9.59) but are not shown (section 6.2).
    fn scramble(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if self.open_money == OpenMoney::On || self.phase == Phase::Over {
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

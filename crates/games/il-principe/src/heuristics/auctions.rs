//! The auctions: sections 12.1 to 12.3.

use super::{Hold, Mind};
use crate::data::{City, Colour, Rank};
use crate::state::{Auction, House, Item, Phase};

/// Worth of being the Principe before phase 3 (section 12.2).
const PRINCIPE: i32 = 40;
/// Worth of a lot whose winner can build at once (section 12.2).
const NOW: i32 = 40;
/// Further worth of it if another player could take the city before (section 12.2).
const RACE: i32 = 8;
/// What it costs to offer a card that completes a city for a rich player, for each of them (section 12.3): enough to
/// decide between cards that are not needed. A larger weight lost games at a table of four.
const HELP: i32 = 2;
/// Worth of a second card of one colour in the offer: the lot is bigger and comes later (section 12.3).
const PAIR: i32 = 2;
/// Worth of a single card in the offer for a player who could build after any lot: early and cheap (section 12.3).
const SINGLE: i32 = 2;

impl Mind<'_> {
    /// Section 12.3: a card that is not needed and helps no rich player to a city.
    pub(super) fn offer(&self, colour: Colour) -> i32 {
        let mut after = self.now;
        after.hand[colour] = after.hand[colour].saturating_sub(1);
        let lot = self.game.houses[self.seat].offered[colour] + 1;
        let helped = self.others().filter(|house| self.completes(house, colour, lot)).count() as i32;
        let size = match (lot > 1, self.buildable(after).is_some()) {
            (true, false) => PAIR,
            (false, true) => SINGLE,
            _ => 0,
        };
        self.worth(after) - HELP * helped + size
    }

    /// Section 12.2: what the item brings, against what the gold would bring.
    pub(super) fn bid(&self, amount: u8) -> i32 {
        let Phase::Bid(Auction { item, .. }) = self.game.phase else { return 0 };
        let mut after = self.now;
        after.gold = after.gold.saturating_sub(amount);
        match item {
            Item::Lot(colour) => {
                after.hand[colour] += self.game.lots.cards[colour];
                self.worth(after) + PRINCIPE + self.build_at_once(after)
            }
            Item::Role(tile) => {
                let role = &self.roles[tile.colour as usize];
                let worth = match tile.rank {
                    Rank::Major => self.major(role, after.up[tile.colour]),
                    Rank::Minor => role.minor,
                };
                self.worth(after) + worth
            }
        }
    }

    /// Section 12.2: winning the lot lets the player build now, before somebody else takes the city; section 12.10 says
    /// how welcome that is.
    fn build_at_once(&self, after: Hold) -> i32 {
        let Some(city) = self.buildable(after) else { return 0 };
        let card = city.card();
        let raced = self.others().any(|house| house.gold >= card.size.cost() && house.hand.covers(card.icons));
        NOW + self.pace + if raced { RACE } else { 0 }
    }

    /// The best displayed city that hand and purse could build now. There is none in round 1 (ruling 9.10).
    fn buildable(&self, hold: Hold) -> Option<City> {
        if self.game.round < 2 {
            return None;
        }
        let payable = hold.display.iter().filter(|city| {
            let card = city.card();
            hold.gold >= card.size.cost() && hold.hand.covers(card.icons)
        });
        payable.max_by_key(|&city| self.cities[city as usize])
    }

    /// True if so many cards of a colour are all that `house` lacks for a displayed city, and it could pay for both.
    fn completes(&self, house: &House, colour: Colour, lot: u8) -> bool {
        self.game.display.iter().any(|city| {
            let card = city.card();
            let lacking = card.icons[colour].saturating_sub(house.hand[colour]);
            (1..=lot).contains(&lacking)
                && house.gold > card.size.cost()
                && house.hand.missing_for(card.icons) == lacking
        })
    }

    /// The houses of the other players.
    fn others(&self) -> impl Iterator<Item = &House> {
        self.game.houses.iter(self.game.seats).filter(|&(seat, _)| seat != self.seat).map(|(_, house)| house)
    }
}

//! Cities: sections 12.4 and 12.5, and the pace of section 12.10.

use curia_core::Seat;

use super::map::SHIELD;
use super::{FEW_CITIES, Hold, Mind};
use crate::data::{City, Colour, Tile};

/// What a VP costs that the build gives to the only other player, to the best of several others, to the last of them,
/// and to one between (section 12.4).
const GIFT: Gift = Gift { two: 95, first: 64, last: 52, between: 60 };
/// How sure a city is, in hundredths, by the number of cards that are missing for it.
const NEAR: [i32; 6] = [50, 34, 18, 8, 3, 0];
/// The same when the end is near: less time to find them (section 12.10).
const NEAR_LATE: [i32; 6] = [55, 30, 14, 5, 1, 0];
/// How much of a city's promise is left, in hundredths, if it must wait for the next income (section 12.1): with two
/// players, and with more, one of whom may take the city meanwhile.
const WAIT: (i32, i32) = (85, 60);
/// How much is left if the next income does not pay for it either (section 12.1).
const POOR: i32 = 50;
/// How much the promises beside the best one count, in hundredths.
const SIDE: i32 = 35;
/// What each VP of a lead or of an arrear adds to or takes from the build that brings on the end (section 12.10), and
/// the largest difference that counts.
const PACE: (i32, i32) = (2, 20);

struct Gift {
    two: i32,
    first: i32,
    last: i32,
    between: i32,
}

impl Mind<'_> {
    /// Section 12.4: what each displayed city is worth: VP and shields, less what it gives to others, which hurts the
    /// more the better they stand. The standing gives the pace, too.
    pub(super) fn look_at_the_cities(&mut self) {
        let game = self.game;
        let standing = game.standing();
        let others = || game.seats.iter().filter(|&other| other != self.seat).map(|other| standing[other]);
        let best = others().max().unwrap_or(0);
        let least = others().min().unwrap_or(0);
        self.pace = self.pace(standing[self.seat] - best);
        let price = |holder: Seat| match standing[holder] {
            _ if game.seats.get() == 2 => GIFT.two,
            points if points == best => GIFT.first,
            points if points == least => GIFT.last,
            _ => GIFT.between,
        };
        let given = Colour::ALL.map(|colour| {
            let tiles = [Tile::major(colour), Tile::minor(colour)];
            let gifts = tiles.map(|tile| match game.roles.holder(tile) {
                Some(holder) if holder != self.seat => i32::from(tile.rank.vp()) * price(holder),
                _ => 0,
            });
            gifts[0] + gifts[1]
        });
        for city in game.display.iter() {
            let card = city.card();
            let shields = card.size.shields().min(game.houses[self.seat].supply);
            let gifts: i32 = card.icons.colours().map(|colour| given[colour as usize]).sum();
            self.cities[city as usize] = 100 * i32::from(card.size.vp()) + SHIELD * i32::from(shields) - gifts;
        }
    }

    /// Section 12.10: with few cities left a leader builds faster and a player who is behind slower, the more so the
    /// nearer the end is.
    fn pace(&self, lead: i32) -> i32 {
        if self.ending || self.game.city_deck > FEW_CITIES {
            return 0;
        }
        PACE.0 * lead.clamp(-PACE.1, PACE.1) / (1 + i32::from(self.game.city_deck))
    }

    /// Sections 12.4 and 12.5: the city, and the cards that it lays in three or four colours.
    pub(super) fn build(&self, city: City) -> i32 {
        let card = city.card();
        let mut after = self.now;
        after.hand = after.hand.minus(card.icons);
        after.gold = after.gold.saturating_sub(card.size.cost());
        after.up = after.up.plus(card.icons);
        after.display = after.display.without(city);
        self.worth(after) + self.cities[city as usize] + self.pace
    }

    /// What the displayed cities promise to a hand and a purse; section 12.1: a purse that cannot pay loses a part of
    /// it, so that bids stop before the cost of a city that is about to be complete.
    pub(super) fn plan(&self, hold: Hold) -> i32 {
        if !self.plans {
            return 0;
        }
        let near = if self.late { NEAR_LATE } else { NEAR };
        let wait = if self.game.seats.get() == 2 { WAIT.0 } else { WAIT.1 };
        let (mut best, mut sum) = (0, 0);
        for city in hold.display.iter() {
            let card = city.card();
            let cost = card.size.cost();
            let missing = usize::from(hold.hand.missing_for(card.icons)).min(near.len() - 1);
            let payable = if hold.gold >= cost {
                100
            } else if self.ending {
                0
            } else if hold.gold.saturating_add(self.income) >= cost {
                wait
            } else {
                POOR
            };
            let net = self.cities[city as usize] - self.gold * i32::from(cost);
            let promise = net.max(0) * near[missing] / 100 * payable / 100;
            best = best.max(promise);
            sum += promise;
        }
        best + (sum - best) * SIDE / 100
    }
}

//! The map: the shields of section 12.10, and how the players stand.

use curia_core::{BySeat, Seat};

use crate::data::{REGION_VP, Region};
use crate::moves::Move;
use crate::state::IlPrincipe;

/// Worth of a shield that is not placed yet (section 12.4).
pub(super) const SHIELD: i32 = 155;
/// Worth of a shield, for each rival, in a region where one shield decides against them (section 12.10).
const CONTESTED: i32 = 20;

/// The leaders of a region.
#[derive(Clone, Copy, Default)]
struct Race {
    /// The most shields of one player.
    first: u8,
    /// How many have as many.
    leaders: u8,
    /// The most shields of one behind them.
    second: u8,
}

impl Race {
    /// The race in a region after `seat` has placed `more` shields there.
    fn of(game: &IlPrincipe, region: Region, seat: Seat, more: u8) -> Race {
        let mut race = Race::default();
        for (other, house) in game.houses.iter(game.seats) {
            let count = house.shields[region as usize] + if other == seat { more } else { 0 };
            if count > race.first {
                race = Race { first: count, leaders: 1, second: race.first };
            } else if count == race.first {
                race.leaders += 1;
            } else {
                race.second = race.second.max(count);
            }
        }
        race
    }

    /// Section 7.2: the points for so many shields.
    fn points(self, count: u8) -> i32 {
        if count == 0 {
            0
        } else if count == self.first {
            i32::from(REGION_VP.0)
        } else if self.leaders == 1 && count == self.second {
            i32::from(REGION_VP.1)
        } else {
            0
        }
    }
}

impl IlPrincipe {
    /// Section 12.10: a shield is worth what it changes in the points of its region, own against the average of the
    /// others, so it goes where it turns a second place into a first one or forces a tie.
    pub(super) fn rate_shield(&self, seat: Seat, mv: Move) -> i32 {
        let Move::Shield(region) = mv else { return 0 };
        let (now, after) = (Race::of(self, region, seat, 0), Race::of(self, region, seat, 1));
        let own = self.houses[seat].shields[region as usize];
        let (mut lost, mut close) = (0, 0);
        for (other, house) in self.houses.iter(self.seats) {
            let count = house.shields[region as usize];
            if other != seat {
                lost += now.points(count) - after.points(count);
                close += i32::from(count.abs_diff(own) <= 1);
            }
        }
        let others = self.seats.get() as i32 - 1;
        100 * (after.points(own + 1) - now.points(own)) + 100 * lost / others + CONTESTED * close
    }

    /// What everybody sees of the score: the VP won so far and the regions.
    pub(super) fn standing(&self) -> BySeat<i32> {
        let mut standing = BySeat::all(0);
        for (seat, house) in self.houses.iter(self.seats) {
            standing[seat] = i32::from(house.vp);
        }
        for region in Region::ALL {
            let race = Race::of(self, region, Seat::S0, 0);
            for (seat, house) in self.houses.iter(self.seats) {
                standing[seat] += race.points(house.shields[region as usize]);
            }
        }
        standing
    }
}

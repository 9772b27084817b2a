//! The points (section 7) and the winner (section 8).

use curia_core::{Audience, Game, Log, Named, Score, Seat};

use crate::data::{AWARD_VP, REGION_VP, Region, Tile};
use crate::event::Event;
use crate::state::{IlPrincipe, Phase};

/// The parts of a score in the order in which they are shown; the regions follow by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("il-principe-part")]
pub(crate) enum Part {
    Vp,
    Roles,
    Sets,
    Gold,
    Hand,
}

/// The points of one seat by their parts.
pub(crate) struct Points {
    vp: i32,
    roles: i32,
    sets: i32,
    gold: i32,
    hand: i32,
    regions: [i32; Region::COUNT],
}

impl Points {
    /// Section 7.2, the whole formula.
    pub(crate) fn total(&self) -> i32 {
        self.vp + self.roles + self.sets + self.gold + self.hand + self.regions.iter().sum::<i32>()
    }
}

impl IlPrincipe {
    /// Section 7.3: ends the game and opens purses and hands.
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Over;
        for seat in self.seats.iter() {
            let (gold, hand) = (self.houses[seat].gold, self.houses[seat].hand);
            log.tell(Audience::All, || Event::Opened { seat, gold, hand });
        }
        let totals = self.tally();
        for seat in self.seats.iter() {
            log.tell(Audience::All, || Event::FinalScore { seat, total: totals[seat] });
        }
    }

    /// Section 7.2, as if the game ended now.
    pub(crate) fn points(&self, seat: Seat) -> Points {
        let house = &self.houses[seat];
        let most_gold = self.houses.playing(self.seats).iter().map(|other| other.gold).max().unwrap_or(0);
        let most_cards = self.houses.playing(self.seats).iter().map(|other| other.hand.total()).max().unwrap_or(0);
        Points {
            vp: i32::from(house.vp),
            roles: self.role_points(seat),
            sets: i32::from(AWARD_VP * house.tableau().0.into_iter().min().unwrap_or(0)),
            // Ruling 9.44: no award for nothing.
            gold: award(house.gold > 0 && house.gold == most_gold),
            hand: award(most_cards > 0 && house.hand.total() == most_cards),
            regions: Region::ALL.map(|region| self.region_points(seat, region)),
        }
    }

    fn role_points(&self, seat: Seat) -> i32 {
        Tile::all().filter(|&tile| self.roles.holder(tile) == Some(seat)).map(|tile| i32::from(tile.rank.vp())).sum()
    }

    /// Section 7.2, region; rulings 9.45 and 9.46.
    pub(crate) fn region_points(&self, seat: Seat, region: Region) -> i32 {
        let own = self.houses[seat].shields[region as usize];
        if own == 0 {
            return 0;
        }
        let above = self.houses.playing(self.seats).iter().filter(|house| house.shields[region as usize] > own).count();
        match above {
            0 => i32::from(REGION_VP.0),
            // A single leader: behind two tied ones there is no second place.
            1 => i32::from(REGION_VP.1),
            _ => 0,
        }
    }

    /// The points with their parts. The awards for gold and hand are given at the end of the game and do not
    /// appear before: purses are secret till then (section 6.1).
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let points = self.points(seat);
        let mut score = Score::default();
        score.add(Part::Vp.key(), points.vp);
        score.add(Part::Roles.key(), points.roles);
        score.add(Part::Sets.key(), points.sets);
        if self.phase == Phase::Over {
            score.add(Part::Gold.key(), points.gold);
            score.add(Part::Hand.key(), points.hand);
        }
        for (region, points) in Region::ALL.into_iter().zip(points.regions) {
            score.add(region.key(), points);
        }
        score
    }
}

fn award(earned: bool) -> i32 {
    if earned { i32::from(AWARD_VP) } else { 0 }
}

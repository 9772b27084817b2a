//! Chests and privileges: sections 12.7 and 12.8.

use super::Mind;
use crate::data::{Chest, Effect, PRIVILEGE_PRICE, Privilege, ROUNDS, TURNS};
use crate::pieces::{Chests, Stack};
use crate::scoring::relic_points;

/// What an unused chest is worth at the end.
const UNUSED: i32 = 100;
/// What a turquoise chest is worth early in the game, in the order of the data table (section 12.7).
const EARLY: [(Chest, i32); 7] = [
    (Chest::Carriage, 230),
    (Chest::Decree, 320),
    (Chest::Credit, 220),
    (Chest::Patent, 140),
    (Chest::Recall, 200),
    (Chest::Muster, 330),
    (Chest::Knighting, 190),
];
/// With so many own turns left the game is early (the beginning of round 2).
const BEGINNING: i32 = 12;
/// What a relic promises beyond its own points while more can be taken.
const RELIC_PROMISE: i32 = 60;
/// What a seal is worth that completes a pair before it is late (section 12.7).
const PAIR: i32 = 350;
/// From this round on a pair of seals is late (section 12.7).
const LATE: u8 = 4;
/// What a permanent privilege is worth at the beginning of round 2, in the order of the data table (section 3.7).
const PERMANENT: [i32; Privilege::COUNT] =
    [0, 560, 990, 890, 320, 610, 640, 440, 840, 640, 580, 480, 570, 540, 680, 440];

impl Mind<'_> {
    /// All chests of a stack, each beside those above it.
    pub(super) fn chests(&self, stack: Stack) -> i32 {
        let mut held = self.game.houses[self.seat].chests;
        let worth = |chest: Chest| {
            let worth = self.chest_beside(chest, held);
            held[chest] += 1;
            worth
        };
        stack.iter().map(worth).sum()
    }

    /// Section 12.7: one chest.
    pub(super) fn chest(&self, chest: Chest) -> i32 {
        self.chest_beside(chest, self.game.houses[self.seat].chests)
    }

    /// Section 12.7: one chest for a seat that holds these.
    fn chest_beside(&self, chest: Chest, held: Chests) -> i32 {
        let house = &self.game.houses[self.seat];
        let left =
            |early: i32, late: i32| late + (early - late).max(0) * i32::from(self.turns).min(BEGINNING) / BEGINNING;
        match chest.effect() {
            Effect::Points(points) => 100 * i32::from(points),
            Effect::Figures(figures) => self.gain(figures),
            Effect::Sets => {
                let more = if house.has(Privilege::Antiquarian) { Privilege::Antiquarian.amount() } else { 0 };
                let have = held[Chest::Relic] + more;
                let more = i32::from(relic_points(have + 1)) - i32::from(relic_points(have));
                100 * more + left(RELIC_PROMISE, 0)
            }
            Effect::Pays => {
                let completes = held[Chest::Seal] % PRIVILEGE_PRICE == PRIVILEGE_PRICE - 1;
                if completes && self.game.round < LATE { PAIR } else { self.unused() }
            }
            _ => {
                let early = EARLY.iter().find(|(kind, _)| *kind == chest).map_or(UNUSED, |(_, early)| *early);
                left(early, self.unused())
            }
        }
    }

    /// What an unused chest is worth to this seat at the end.
    fn unused(&self) -> i32 {
        let treasurer = self.game.houses[self.seat].has(Privilege::Treasurer);
        if treasurer { UNUSED * i32::from(Privilege::Treasurer.amount()) } else { UNUSED }
    }

    /// The best privilege, less the seals.
    pub(super) fn purchase(&self) -> i32 {
        let kinds = self.game.takeable(self.seat);
        let best = kinds.iter().map(|kind| self.privilege(kind)).max().unwrap_or(0);
        best - i32::from(PRIVILEGE_PRICE) * self.unused()
    }

    /// Section 12.8: a card of the pile has its points at any time, a permanent privilege needs time.
    pub(super) fn privilege(&self, privilege: Privilege) -> i32 {
        let house = &self.game.houses[self.seat];
        if privilege == Privilege::Points {
            return 100 * self.game.pile_left().first().map_or(0, |&points| i32::from(points));
        }
        if house.has(privilege) {
            return 0;
        }
        let chests = |purple: bool| {
            let kept = Chest::ALL.into_iter().filter(|chest| match chest.effect() {
                Effect::Pays => purple,
                Effect::Points(_) | Effect::Figures(_) | Effect::Sets => false,
                _ => true,
            });
            kept.map(|chest| i32::from(house.chests[chest])).sum::<i32>()
        };
        let by_time = PERMANENT[privilege.index()] * i32::from(self.turns) / BEGINNING;
        match privilege {
            // What it brings to the chests that are held already is sure.
            Privilege::Treasurer => (100 * (chests(true) - i32::from(PRIVILEGE_PRICE)).max(0)).max(by_time),
            Privilege::Antiquarian => {
                let have = house.chests[Chest::Relic];
                let more = have + Privilege::Antiquarian.amount();
                let sure = 100 * (i32::from(relic_points(more)) - i32::from(relic_points(have)));
                sure.max(by_time)
            }
            // The scorings that are still to come, not the turns.
            Privilege::Herald | Privilege::NobleHouse | Privilege::Arbiter | Privilege::Chancellor => {
                let scorings = i32::from(ROUNDS - self.game.round + 1);
                PERMANENT[privilege.index()] * scorings / (BEGINNING / TURNS as i32)
            }
            _ => by_time,
        }
    }
}

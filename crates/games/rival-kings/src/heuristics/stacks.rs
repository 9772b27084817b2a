//! The money under the piles (note 12.3).

use curia_core::Seat;

use crate::data::{Action, Character, Subject};
use crate::state::{MOST_SEATS, Phase, Point, RivalKings};

/// A coin that a seat is going to take in this cycle.
const COIN_TO_COME: i32 = 38;
/// A coin that a seat can take in the next cycle.
const COIN_IN_REACH: i32 = 6;

impl RivalKings {
    /// Note 12.3: the money that a seat will find under the piles when it takes money next, less a part of what
    /// others take in this cycle. Everybody takes the fattest stack; a purchase feeds one.
    pub(super) fn money_in_reach(&self, seat: Seat) -> i32 {
        let mut stacks = self.stacks.map(|stack| i32::from(stack.coins().value()));
        let mut take = || stacks.iter_mut().max().map_or(0, std::mem::take);
        let others = self.seats.get() as i32 - 1;
        let mut value = 0;
        let acting = !matches!(self.phase, Phase::ChooseCharacter | Phase::Over);
        let first = if acting { usize::from(self.turn) } else { MOST_SEATS };
        for &taker in self.order.get(first..self.seats.get()).unwrap_or(&[]) {
            if self.takes_in_turn(taker) {
                let coins = COIN_TO_COME * take();
                value += if taker == seat { coins } else { -coins / (3 * others.max(1)) };
            }
        }
        // Before the second choice of a round, and before the first cycle is over, the next hand is known.
        let known = self.running() && acting == (self.cycle == 1);
        if known && self.can_take_next(seat) { value + COIN_IN_REACH * take() } else { value }
    }

    /// True if a seat can take money in the next cycle.
    fn can_take_next(&self, seat: Seat) -> bool {
        let takes = |card: Character| card.actions(self.options.treasurer_recruits).contains(&Action::TakeMoney);
        let player = &self.players[seat];
        player.active() == Some(Subject::MarketWoman) || player.hand.iter().any(takes)
    }

    /// True if a seat whose turn is not over can still take money in it.
    fn takes_in_turn(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let done = match self.point {
            _ if seat != self.mover() => 0,
            Point::Own(place) => usize::from(place),
            Point::End | Point::Second(_) => usize::MAX,
            Point::Steal | Point::Tied => 0,
        };
        let left = self.actions(seat).get(done..).unwrap_or(&[]);
        (left.contains(&Action::TakeMoney) && !player.covered.has(Action::TakeMoney))
            || player.ready(Subject::MarketWoman)
    }
}

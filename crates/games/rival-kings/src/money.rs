//! Coins as cards of one and two: PAY, GAIN and REFILL of section 5.6.

use std::ops::AddAssign;

use curia_core::{Audience, Log, Seat};
use serde::Serialize;

use crate::data::Pile;
use crate::event::Event;
use crate::state::RivalKings;

/// Money cards that lie open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Coins {
    /// Cards worth 1.
    pub ones: u8,
    /// Cards worth 2.
    pub twos: u8,
}

impl Coins {
    /// What they are worth together.
    #[inline]
    pub const fn value(self) -> u8 {
        self.ones + 2 * self.twos
    }
}

impl AddAssign for Coins {
    fn add_assign(&mut self, more: Coins) {
        self.ones += more.ones;
        self.twos += more.twos;
    }
}

/// The money under a pile: bit n is set if card n from the bottom is a two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stack {
    pub(crate) twos: u32,
    pub(crate) len: u8,
}

impl Stack {
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Lays coins on top: first the twos, then the ones.
    pub(crate) fn put(&mut self, coins: Coins) {
        let twos = 1u32.checked_shl(u32::from(coins.twos)).map_or(u32::MAX, |bit| bit - 1);
        self.twos |= twos.checked_shl(u32::from(self.len)).unwrap_or(0);
        self.len += coins.twos + coins.ones;
    }

    /// What lies there.
    #[inline]
    pub(crate) const fn coins(self) -> Coins {
        let twos = self.twos.count_ones() as u8;
        Coins { ones: self.len - twos, twos }
    }

    /// The values from bottom to top.
    pub(crate) fn values(self) -> impl Iterator<Item = u8> {
        (0..self.len).map(move |place| 1 + ((self.twos >> place) & 1) as u8)
    }

    /// The value of the topmost coin card.
    pub(crate) fn top(self) -> Option<u8> {
        self.values().last()
    }
}

/// How a price was paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Payment {
    /// To the coin.
    Exact,
    /// To the coin, after changing a two into two ones.
    Changed,
    /// With one coin too much.
    Overpaid,
}

impl RivalKings {
    /// PAY of section 5.6: the coins of `seat` go on the stack under `pile`. The caller has checked that they
    /// suffice. Ruling 9.32.
    pub(crate) fn pay(&mut self, seat: Seat, price: u8, pile: Pile) -> Payment {
        let purse = &mut self.players[seat].coins;
        let twos = purse.twos.min(price / 2);
        let ones = price - 2 * twos;
        let (paid, payment) = if ones <= purse.ones {
            (Coins { ones, twos }, Payment::Exact)
        } else if self.supply.ones >= 2 {
            purse.twos -= 1;
            purse.ones += 2;
            self.supply.twos += 1;
            self.supply.ones -= 2;
            (Coins { ones, twos }, Payment::Changed)
        } else {
            (Coins { ones: 0, twos: twos + 1 }, Payment::Overpaid)
        };
        purse.ones -= paid.ones;
        purse.twos -= paid.twos;
        self.stacks[pile.index()].put(paid);
        payment
    }

    /// GAIN of section 5.6: up to `wanted` coins from the supply. Ruling 9.34.
    pub(crate) fn gain(&mut self, seat: Seat, wanted: u8, log: &mut impl Log<Event>) {
        let player = self.players[seat];
        let purse = &mut self.players[seat].coins;
        let before = purse.value();
        let due = wanted.min(self.supply.value());
        let twos = self.supply.twos.min(due / 2);
        let ones = due - 2 * twos;
        self.supply.twos -= twos;
        purse.twos += twos;
        if ones <= self.supply.ones {
            self.supply.ones -= ones;
            purse.ones += ones;
        } else if purse.ones > 0 {
            purse.ones -= 1;
            self.supply.ones += 1;
            self.supply.twos -= 1;
            purse.twos += 1;
        }
        let coins = purse.value() - before;
        let (wanted, gain) = ((coins < wanted).then_some(wanted), || self.gain_since(seat, &player));
        log.tell(Audience::All, || Event::Gained { seat, coins, wanted, gain: gain() });
    }

    /// True if take_money can be performed: some stack has coins, or a refill would lay some out.
    #[inline]
    pub(crate) fn money_to_take(&self) -> bool {
        self.stacks.iter().any(|stack| !stack.is_empty()) || self.supply.twos > 0 || self.supply.ones >= 2
    }

    /// REFILL of section 5.6: only if all four stacks are empty. Rulings 9.33, 9.34, 9.38.
    pub(crate) fn refill(&mut self, log: &mut impl Log<Event>) {
        if self.stacks.iter().any(|stack| !stack.is_empty()) {
            return;
        }
        for (number, stack) in self.stacks.iter_mut().enumerate() {
            if self.supply.twos > 0 {
                self.supply.twos -= 1;
                stack.put(Coins { ones: 0, twos: 1 });
            } else if self.supply.ones >= 2 {
                self.supply.ones -= 2;
                stack.put(Coins { ones: 2, twos: 0 });
            } else {
                log.tell(Audience::All, || Event::RefillShort { piles: number as u8 });
                return;
            }
        }
        log.tell(Audience::All, || Event::Refilled);
    }
}

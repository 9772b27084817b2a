//! What cards, coins and time are worth as the game stands.

use curia_core::{Seat, SeatSet};

use crate::data::{Kind, PILE_SIZE, Subject, building_value, subject_value};
use crate::state::{Player, RivalKings};

/// A conflict marker, in hundredths of a point (note 12.6).
pub(super) const MARKER: i32 = 200;
/// A coin while there is something to buy (note 12.2).
const COIN: i32 = 40;
/// A coin beyond what one cycle can spend.
const SPARE_COIN: i32 = 30;
/// A coin shortly before the end, when three of them are as good as any card (note 12.10).
const LATE_COIN: i32 = 33;
/// The shortest pile at which coins are late.
const LATE: i32 = 1;
/// How many coins one cycle can spend.
const SPENDABLE: i32 = 8;
/// How much of a loose card's value a partner may still bring, at the beginning, in hundredths (note 12.1).
const HOPE: i32 = 50;
/// The same if the partner lies face up.
const HOPE_IN_SIGHT: i32 = 70;
/// How much of the hope is left while an opponent can swap the card away, in hundredths (note 12.8).
const EXPOSED: i32 = 90;
/// What one more use of a reusable subject brings (note 12.7).
const MARKET_WOMAN: i32 = 90;
const CARPENTER: i32 = 60;
const HERBALIST: i32 = 60;
const MINER: i32 = 60;
/// The same for the Scholar and each building, if there are enough of them.
const SCHOLAR: i32 = 20;
const ENOUGH_BUILDINGS: u8 = 3;
/// How many more uses are counted on.
const USES: i32 = 2;
/// What leading is worth once the game ends with this cycle (note 12.9).
const TIMING: i32 = 150;
/// The same while the shortest pile has one card left.
const TIMING_AT_ONE: i32 = 50;
/// The same while it has two.
const TIMING_AT_TWO: i32 = 25;

/// What everybody's prospects depend on.
pub(super) struct Outlook {
    /// The size of the smallest pile: how long the game can last.
    pub(super) time: i32,
    /// The types of which a building, or a subject, lies face up.
    tops: [u16; 2],
    /// The types of which both buildings, or both subjects, are owned.
    gone: [u16; 2],
    /// Who can swap buildings, or subjects, with others.
    swappers: [SeatSet; 2],
}

impl Outlook {
    pub(super) fn of(game: &RivalKings) -> Outlook {
        let mut outlook = Outlook { time: PILE_SIZE as i32, tops: [0; 2], gone: [0; 2], swappers: [SeatSet::EMPTY; 2] };
        for pile in &game.piles {
            outlook.time = outlook.time.min(i32::from(pile.len));
            if let Some(card) = pile.top() {
                outlook.tops[card.kind().index()] |= 1 << card.number();
            }
        }
        let mut owned = [0; 2];
        for seat in game.seats.iter() {
            let player = &game.players[seat];
            let [b_once, b_twice, s_once, s_twice] = owned_by(player);
            for (kind, (once, twice)) in [(b_once, b_twice), (s_once, s_twice)].into_iter().enumerate() {
                outlook.gone[kind] |= twice | (owned[kind] & once);
                owned[kind] |= once;
            }
            match player.active() {
                Some(Subject::LadyInWaiting) => outlook.swappers[0] = outlook.swappers[0].with(seat),
                Some(Subject::Bishop) => outlook.swappers[1] = outlook.swappers[1].with(seat),
                _ => {}
            }
        }
        outlook
    }

    /// Note 12.9: what leading is worth. The leader wants the shortest pile to run out, the others do not.
    pub(super) fn timing(&self) -> i32 {
        match self.time {
            0 => TIMING,
            1 => TIMING_AT_ONE,
            2 => TIMING_AT_TWO,
            _ => 0,
        }
    }

    /// Notes 12.2 and 12.10: what coins are worth; at the end of the game a third of a point each.
    pub(super) fn money(&self, coins: u8) -> i32 {
        let value = i32::from(coins);
        if self.time == 0 {
            return 100 * (value / 3) + value;
        }
        let coin = if self.time <= LATE { LATE_COIN } else { COIN };
        value.min(SPENDABLE) * coin + (value - SPENDABLE).max(0) * SPARE_COIN
    }

    /// What the cards of a player are worth: as they score (note 12.1), as they may score, as they help.
    pub(super) fn cards(&self, seat: Seat, player: &Player, scored: Scored) -> i32 {
        100 * scored.points + self.hope(seat, player, scored) + self.engine(player)
    }

    /// Note 12.1: what partners may still bring to cards outside perfect pairs, beyond the points these already
    /// score. Note 12.8: less while the cards can be swapped away.
    fn hope(&self, seat: Seat, player: &Player, scored: Scored) -> i32 {
        // A loose card scores one point already, and one in a colour pair up to four.
        let mut sum = -HOPE * scored.unpaired;
        for kind in Kind::ALL {
            let partner = partner_of(kind).index();
            let (loose, tops) = (player.free(kind), self.tops[partner]);
            let hidden = loose & !tops & !self.gone[partner];
            let hope = excess(kind, loose & tops) * HOPE_IN_SIGHT + excess(kind, hidden) * HOPE;
            let exposed = !self.swappers[kind.index()].without(seat).is_empty();
            sum += if exposed { hope * EXPOSED / 100 } else { hope };
            sum += HOPE * loose.count_ones() as i32;
        }
        sum.max(0) * self.time / PILE_SIZE as i32
    }

    /// Note 12.7: the reusable subjects are worth staying active.
    fn engine(&self, player: &Player) -> i32 {
        let each = match player.active() {
            Some(Subject::MarketWoman) => MARKET_WOMAN,
            Some(Subject::Carpenter) => CARPENTER,
            Some(Subject::Herbalist) => HERBALIST,
            Some(Subject::Miner) => MINER,
            Some(Subject::Scholar) if player.buildings.len() >= ENOUGH_BUILDINGS => {
                SCHOLAR * i32::from(player.buildings.len())
            }
            _ => return 0,
        };
        each * self.time.min(USES)
    }
}

/// The kind of card that makes a pair with one of `kind`.
pub(super) fn partner_of(kind: Kind) -> Kind {
    match kind {
        Kind::Building => Kind::Subject,
        Kind::Subject => Kind::Building,
    }
}

/// By how much the cards of a kind, one of each of these types, are worth more in perfect pairs than loose.
fn excess(kind: Kind, mut types: u16) -> i32 {
    let mut sum = 0;
    while types != 0 {
        let number = types.trailing_zeros() as usize;
        types &= types - 1;
        sum += match kind {
            Kind::Building => i32::from(building_value(number)),
            Kind::Subject => i32::from(subject_value(number)),
        } - 1;
    }
    sum
}

/// What the cards of a player score.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Scored {
    /// The cards that score it.
    owned: [u16; 4],
    /// All of them.
    pub(super) points: i32,
    /// Those outside perfect pairs.
    unpaired: i32,
}

impl Scored {
    pub(super) const NOTHING: Scored = Scored { owned: [0; 4], points: 0, unpaired: 0 };

    pub(super) fn of(player: &Player) -> Scored {
        let points = player.points();
        Scored { owned: owned_by(player), points: points.cards(), unpaired: points.colour + points.loose }
    }

    /// The same for a player who may own other cards by now: few moves change the cards of anybody, and
    /// scoring them is what costs most.
    pub(super) fn now(self, player: &Player) -> Scored {
        if self.owned == owned_by(player) { self } else { Scored::of(player) }
    }
}

/// The types of which a player owns one building, two, one subject, two.
fn owned_by(player: &Player) -> [u16; 4] {
    let (b, s) = (&player.buildings, &player.subjects);
    [b.once, b.twice, s.once, s.twice]
}

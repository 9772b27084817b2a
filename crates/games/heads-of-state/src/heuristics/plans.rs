//! What a hand promises: the nobles that it can raise, or soon can (sections 12.2 and 12.8).

use super::Mind;
use crate::data::{Attribute, Century, HAND_LIMIT, NobleBox, Rank, TRIM_LIMIT};
use crate::moves::CardSet;
use crate::pieces::{Attributes, Boxes};

/// How much of a noble counts by the number of cards that are missing, in hundredths.
const READY: [i32; 9] = [86, 62, 40, 26, 17, 11, 7, 4, 2];
/// How much the second and the third noble count beside the first.
const NEXT: [i32; 3] = [100, 72, 45];
/// Worth of a card by itself, and of a courtesan.
const CARD: (i32, i32) = (30, 61);
/// How much of a noble counts in the box of another: within reach of a treachery card in hand, and out of it.
const TAKEN: (i32, i32) = (60, 25);
/// A kind of attribute card is rare with at most so many cards in the box.
const RARE: u8 = 10;
/// What is lost with a card above the limit of the hand.
const ABOVE: i32 = 60;

/// The worth of the two best boxes for each rank; 0 where there is none.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospects {
    best: [[(i32, Option<NobleBox>); 2]; Rank::COUNT],
}

impl Prospects {
    fn add(&mut self, at: NobleBox, worth: i32) {
        let [first, second] = &mut self.best[at.rank().index()];
        if worth > first.0 {
            *second = *first;
            *first = (worth, Some(at));
        } else if worth > second.0 {
            *second = (worth, Some(at));
        }
    }

    /// The same when a box has been filled and a counter is gone.
    pub(super) fn without(&self, mind: &Mind<'_>, at: NobleBox) -> Prospects {
        let mut rest = *self;
        let pair = &mut rest.best[at.rank().index()];
        if pair[0].1 == Some(at) {
            pair[0] = pair[1];
        }
        if pair[0].1 == pair[1].1 || pair[1].1 == Some(at) {
            pair[1] = (0, None);
        }
        if mind.game.players[mind.seat].supply[at.rank().index()] < 2 {
            *pair = [(0, None); 2];
        }
        rest
    }
}

impl Mind<'_> {
    /// What the nobles are worth that could be raised in empty boxes.
    pub(super) fn look_at_the_map(&mut self) {
        let supply = self.game.players[self.seat].supply;
        for at in self.game.empty_boxes().iter().filter(|at| supply[at.rank().index()] > 0) {
            let worth = self.worth(at, &self.game.boxes);
            self.prospects.add(at, worth);
        }
        // Section 12.6: where the map is full, nobles are raised in the boxes of others.
        let plots = self.game.players[self.seat].treachery;
        let mut reach = Boxes::EMPTY;
        for card in plots.kinds() {
            reach = reach.or(self.game.in_reach(self.seat, CardSet::one(card)));
        }
        let taken = Boxes::ALL.minus(self.game.empty_boxes()).minus(self.game.boxes[self.seat]);
        for at in taken.iter().filter(|at| supply[at.rank().index()] > 0) {
            let share = if reach.has(at) { TAKEN.0 } else { TAKEN.1 };
            let boxes = curia_core::BySeat(self.game.boxes.0.map(|own| own.without(at)));
            let worth = self.worth(at, &boxes) * share / 100;
            self.prospects.add(at, worth);
        }
    }

    /// Section 12.2: the worth of the nobles that a hand can raise or is close to, the best first, each of its own cards.
    pub(super) fn plan(&self, hand: Attributes, prospects: &Prospects) -> i32 {
        let mut rest = hand;
        let mut best = prospects.best;
        let mut total = 0;
        for share in NEXT {
            let kinds = rest.bits();
            let ready = |rank: Rank| best[rank.index()][0].0 * READY[missing(kinds, rank)] / 100;
            let values = Rank::ALL.map(|rank| (ready(rank), rank));
            let (value, rank) =
                values.into_iter().fold((0, Rank::Baron), |most, it| if it.0 > most.0 { it } else { most });
            if value <= 0 {
                break;
            }
            total += value * share / 100;
            take_cost(&mut rest, rank);
            best[rank.index()] = [best[rank.index()][1], (0, None)];
        }
        let ending = self.game.century == Century::Y1789;
        // Section 12.8: in the end cards are worthless, and hands are cut.
        let total = if ending { total * self.future / 100 } else { total };
        let keep = if self.future < 60 && !ending { TRIM_LIMIT } else { HAND_LIMIT };
        let above = i32::from(hand.total().saturating_sub(keep));
        let courtesans = i32::from(hand[Attribute::Courtesan]);
        let cards = CARD.0 * i32::from(hand.total()) + (CARD.1 - CARD.0) * courtesans;
        total + if ending { cards * self.future / 100 } else { cards } - ABOVE * above
    }

    /// By how much a card improves a hand.
    pub(super) fn gain(&self, hand: Attributes, card: Attribute) -> i32 {
        self.plan(hand.plus(Attributes::one(card)), &self.prospects) - self.plan(hand, &self.prospects)
    }

    /// By how much the top card of the pile improves a hand, on average.
    pub(super) fn blind_gain(&self, hand: Attributes) -> i32 {
        let pile: Attributes = self.game.deck.cards.counts();
        let cards = i32::from(pile.total());
        if cards == 0 {
            return 0;
        }
        pile.kinds().map(|card| i32::from(pile[card]) * self.gain(hand, card)).sum::<i32>() / cards
    }

    /// By how much the best of so many unknown cards of the pile improves the hand, on average (section 12.9).
    pub(super) fn best_of_unknown(&self, cards: usize) -> i32 {
        let pile: Attributes = self.game.deck.cards.counts();
        let mut gains = Attribute::ALL.map(|card| (self.gain(self.hand, card), i64::from(pile[card])));
        gains.sort_unstable_by_key(|&(gain, _)| -gain);
        // How likely nothing as good as this kind is among them, in millionths.
        let (mut better, mut before, mut total) = (0, MILLION, 0);
        for (gain, count) in gains {
            better += count;
            let none = without(better, i64::from(pile.total()), cards);
            total += i64::from(gain) * (before - none);
            before = none;
        }
        (total / MILLION) as i32
    }

    /// True if the hand lacks a single rare card for a noble that could be raised, and it is in the pile, not
    /// among these.
    pub(super) fn lacks_one_rare_card(&self, shown: Attributes) -> bool {
        let kinds = self.hand.bits();
        let pile: Attributes = self.game.deck.cards.counts();
        let rare = |&card: &Attribute| card.in_box() <= RARE && shown[card] == 0 && pile[card] > 0;
        let rare = Attribute::ALL.into_iter().filter(rare).fold(0, |bits, card| bits | 1 << card as u16);
        let wanted = |rank: &Rank| self.prospects.best[rank.index()][0].0 > 0;
        Rank::ALL.into_iter().filter(wanted).any(|rank| {
            let lacking = rank.cost_bits() & !kinds;
            lacking.is_power_of_two() && lacking & rare != 0 && missing(kinds, rank) == 1
        })
    }

    /// What the hand promises after so many draws from the display.
    pub(super) fn best_draws(&self, draws: usize) -> i32 {
        self.plan(self.after_draws(draws), &self.prospects)
    }

    /// The hand after so many draws from the display, the best ones first.
    pub(super) fn after_draws(&self, draws: usize) -> Attributes {
        let mut hand = self.hand;
        let mut display: Attributes = self.game.display.iter().copied().flatten().collect();
        for _ in 0..draws {
            let Some(best) = display.kinds().max_by_key(|&card| self.gain(hand, card)) else { break };
            display.take(best);
            hand = hand.plus(Attributes::one(best));
        }
        hand
    }
}

const MILLION: i64 = 1_000_000;

/// How likely none of these cards is among so many draws out of all, in millionths.
fn without(these: i64, all: i64, draws: usize) -> i64 {
    (0..draws as i64).fold(MILLION, |likely, drawn| likely * (all - these - drawn).max(0) / (all - drawn).max(1))
}

/// How many cards a hand with these kinds lacks for a noble, a courtesan counted where one may stand.
#[inline]
fn missing(kinds: u16, rank: Rank) -> usize {
    let lacking = (rank.cost_bits() & !kinds).count_ones() as usize;
    let courtesan = rank.noble().courtesan && kinds & 1 << Attribute::Courtesan as u16 != 0;
    lacking.saturating_sub(usize::from(courtesan))
}

/// Takes the cards for a noble out of a hand, as far as they are there.
#[inline]
fn take_cost(hand: &mut Attributes, rank: Rank) {
    let lacking = rank.cost_bits() & !hand.bits();
    for &kind in rank.noble().cost {
        hand.take(kind);
    }
    if lacking != 0 && rank.noble().courtesan {
        hand.take(Attribute::Courtesan);
    }
}

//! Attacks (section 12.6): worth it when the box can be refilled at once, or when a majority turns.

use super::{Mind, TREACHERY, rest_after};
use crate::data::{CUBES, NobleBox, Treachery};
use crate::moves::{CardSet, Source};
use crate::options::Assassin;
use crate::payment::Purse;
use crate::pieces::{Attributes, Boxes, Treacheries};

/// How much of what a kill turns counts if its box stays empty for everybody, in hundredths.
const BARE: i32 = 10;

impl Mind<'_> {
    /// What an attack brings with this hand to pay from: the majorities it turns, the noble of one's own that follows, less
    /// the cards.
    pub(super) fn attack(&self, cards: CardSet, at: NobleBox, hand: Attributes) -> i32 {
        let Some(victim) = self.game.owner(at) else { return 0 };
        let country = at.area().card().country;
        let mut boxes = self.game.boxes;
        boxes[victim] = boxes[victim].without(at);
        let turned = (self.margin(&boxes, country) - self.margins[country.index()]) * self.steady / 100 * BARE / 100;
        let own = if self.can_refill(at, hand) { self.refill(at, &boxes, hand) } else { 0 };
        let gain = if own > turned { own } else { turned };
        let certain = cards.first != Treachery::Assassin || self.game.options.assassin == Assassin::Certain;
        let (own, rival) = (i32::from(CUBES.0), i32::from(CUBES.1));
        let gain = if certain { gain } else { gain * own / (own + rival) };
        gain - TREACHERY * cards.cards().count() as i32
    }

    fn can_refill(&self, at: NobleBox, hand: Attributes) -> bool {
        self.game.players[self.seat].supply[at.rank().index()] > 0 && Purse::of(hand).pays(at.rank())
    }

    /// The noble of one's own in the box of a killed one, and what the hand promises without its cards.
    fn refill(&self, at: NobleBox, boxes: &curia_core::BySeat<Boxes>, hand: Attributes) -> i32 {
        let rest = rest_after(hand, at.rank());
        self.worth(at, boxes) + self.plan(rest, &self.prospects) - self.plan(hand, &self.prospects)
    }

    /// The best target of cards that are about to be played.
    pub(super) fn best_target(&self, cards: CardSet) -> i32 {
        let targets = self.game.in_reach(self.seat, cards).and(self.game.attackable(self.seat));
        targets.iter().map(|at| self.attack(cards, at, self.hand)).max().unwrap_or(0)
    }

    /// What a treachery hand can do in one turn: attack after attack, the best first, each with cards of its own. With a gap
    /// that stays open only what can be refilled is attacked (section 5.6, MUST_REPLACE).
    fn raid(&self, mut plots: Treacheries, mut hand: Attributes) -> i32 {
        let mut open = self.game.attackable(self.seat);
        let mut gap = false;
        let mut total = 0;
        for _ in 0..3 {
            let allowed = open.iter().filter(|&at| !gap || self.can_refill(at, hand)).collect();
            let best = self.best_attack(plots, hand, allowed);
            let Some((gain, cards, at)) = best.filter(|best| best.0 > 0) else { break };
            total += gain;
            plots = plots.minus(cards.counts());
            open = open.without(at);
            if self.can_refill(at, hand) {
                hand = rest_after(hand, at.rank());
            } else {
                gap = true;
            }
        }
        total
    }

    /// The best attack with a treachery hand on one of these boxes.
    fn best_attack(&self, plots: Treacheries, hand: Attributes, open: Boxes) -> Option<(i32, CardSet, NobleBox)> {
        let mut best: Option<(i32, CardSet, NobleBox)> = None;
        for cards in CardSet::of(plots) {
            for at in self.game.in_reach(self.seat, cards).and(open).iter() {
                let gain = self.attack(cards, at, hand);
                if best.is_none_or(|best| gain > best.0) {
                    best = Some((gain, cards, at));
                }
            }
        }
        best
    }

    /// What option 2 promises beside its attribute card.
    pub(super) fn best_treachery(&self) -> i32 {
        let plots = self.game.players[self.seat].treachery;
        let hand = self.after_draws(1);
        let shown = self.game.treachery_display.iter().copied().flatten();
        let with = |card| self.raid(plots.plus(Treacheries::one(card)), hand);
        TREACHERY / 2 + shown.map(with).max().unwrap_or(0)
    }

    /// A treachery card for the hand.
    pub(super) fn rate_treachery_source(&self, source: Source) -> i32 {
        let plots = self.game.players[self.seat].treachery;
        let Source::Slot(slot) = source else { return TREACHERY };
        match self.game.treachery_display.get(usize::from(slot)) {
            Some(&Some(card)) => self.use_of(card) + self.raid(plots.plus(Treacheries::one(card)), self.hand),
            _ => 0,
        }
    }

    /// What a card is good for if it is kept: the rivals it reaches alone.
    pub(super) fn use_of(&self, card: Treachery) -> i32 {
        TREACHERY + 4 * self.game.in_reach(self.seat, CardSet::one(card)).len() as i32
    }
}

//! What a viewer cannot know, redrawn (section 6).

use arrayvec::ArrayVec;
use curia_core::{Chance, Seat, Viewer};

use crate::data::{CARDS_OF_A_KIND, COPIES, Card, Character, Kind, Pile, TYPES};
use crate::pieces::Characters;
use crate::state::{Phase, RivalKings};

impl RivalKings {
    /// The kind of cards whose two piles `viewer` is looking through right now.
    pub(crate) fn looking(&self, viewer: Viewer) -> Option<Kind> {
        match self.phase {
            Phase::Look(kind) if viewer.is(self.mover()) => Some(kind),
            _ => None,
        }
    }

    /// Hands and choices of the others, and what nobody was dealt.
    pub(crate) fn resample_characters(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let mut pool: ArrayVec<Character, 12> = self.unseen_characters(viewer).iter().collect();
        chance.shuffle(&mut pool);
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            self.resample_hand(seat, &mut pool, chance);
        }
        let left = usize::from(self.undealt_left);
        for (place, character) in self.undealt.iter_mut().take(left).zip(pool) {
            *place = character;
        }
    }

    fn resample_hand(&mut self, seat: Seat, pool: &mut ArrayVec<Character, 12>, chance: &mut impl Chance) {
        let player = &mut self.players[seat];
        let kept = pool.len().saturating_sub(player.hand.len());
        player.hand = pool.drain(kept..).collect();
        if player.choice.is_some() {
            player.choice = player.hand.iter().nth(chance.below(player.hand.len()));
        }
    }

    /// The characters whose place the viewer does not know.
    pub(crate) fn unseen_characters(&self, viewer: Viewer) -> Characters {
        let mut unseen = Characters(self.unseen_undealt().iter().fold(0, |set, &card| set | 1 << card.index()));
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            unseen = Characters(unseen.0 | self.players[seat].hand.0);
        }
        unseen
    }

    /// Below the tops lies any of the cards that are not in sight; the others serve as money.
    pub(crate) fn resample_market(&mut self, kind: Kind, chance: &mut impl Chance) {
        let mut pool: ArrayVec<Card, CARDS_OF_A_KIND> = ArrayVec::new();
        let seen = self.cards_in_sight(kind);
        for (number, &seen) in seen.iter().enumerate() {
            (seen..COPIES as u8).for_each(|_| pool.push(Card::of(kind, number)));
        }
        for pile in Pile::of(kind) {
            for card in self.piles[pile.index()].below_top() {
                // Each card is drawn from those left; the last one fills the gap.
                let drawn = chance.below(pool.len());
                if drawn < pool.len() {
                    *card = pool.swap_remove(drawn);
                }
            }
        }
    }

    /// How many cards of each type lie in rows or on top of a pile.
    fn cards_in_sight(&self, kind: Kind) -> [u8; TYPES] {
        let mut seen = [0; TYPES];
        let tops = self.piles.iter().filter_map(|pile| pile.top()).filter(|card| card.kind() == kind);
        tops.for_each(|card| seen[card.number()] += 1);
        for player in self.players.playing(self.seats) {
            let (once, twice) = match kind {
                Kind::Building => (player.buildings.once, player.buildings.twice),
                Kind::Subject => (player.subjects.once, player.subjects.twice),
            };
            for (number, seen) in seen.iter_mut().enumerate() {
                *seen += (once >> number & 1) as u8 + (twice >> number & 1) as u8;
            }
        }
        seen
    }
}

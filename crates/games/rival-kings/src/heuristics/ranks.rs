//! The secret choice of a character and phase 2.

use curia_core::{FastChance, Game, Seat, Silent, Viewer};

use super::promise::Promise;
use super::worth::{MARKER, Outlook, Scored};
use crate::data::{COPIES, Rank};
use crate::moves::Move;
use crate::state::RivalKings;

/// What stealing an action is worth.
const THEFT: i32 = 120;

impl RivalKings {
    /// Notes 12.4 and 12.6: what each character promises, given which ranks may be out.
    pub(super) fn rate_choices(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        let odds = Odds::of(self, seat);
        let outlook = Outlook::of(self);
        let player = &self.players[seat];
        let cards = outlook.cards(seat, player, Scored::of(player));
        out.extend(moves.iter().map(|&mv| match mv {
            Move::Choose(character) => odds.weigh(character.rank(), self.promise(seat, character, cards, &outlook)),
            _ => 0,
        }));
    }

    /// Phase 2: markers and what the card on the table still promises.
    pub(super) fn rate_conflict(&self, seat: Seat, mv: Move) -> i32 {
        let mut after = self.clone();
        after.apply(seat, mv, &mut FastChance::new(0), &mut Silent);
        let standing = after.standing(seat, &after.scored());
        let Some(character) = after.players[seat].played else { return standing };
        let outlook = Outlook::of(&after);
        let player = &after.players[seat];
        let cards = outlook.cards(seat, player, Scored::of(player));
        let promise = after.promise(seat, character, cards, &outlook);
        let robbed = after.opponents(seat).filter(|&other| after.players[other].victims.has(seat)).count() as i32;
        let robs = after.players[seat].victims.len() as i32;
        let kept = if after.players[seat].tied {
            promise.best
        } else {
            promise.all + THEFT * robs - promise.best / 2 * robbed
        };
        standing + kept
    }
}

/// How likely it is that a rank is played against a seat, by the cards it has not seen: neither in its hand
/// nor laid aside (note 12.4).
struct Odds {
    unseen: [i32; 6],
    all: i32,
    opponents: i32,
    neutral: i32,
}

impl Odds {
    fn of(game: &RivalKings, seat: Seat) -> Odds {
        let mut unseen = [0; 6];
        let cards = game.unseen_characters(Viewer::Seat(seat));
        cards.iter().for_each(|card| unseen[card.rank().index()] += 1);
        let seats = game.seats.get() as i32;
        Odds { unseen, all: cards.len() as i32, opponents: seats - 1, neutral: i32::from(seats == 2) }
    }

    /// What is left of a promise after the conflicts that a rank is likely to meet.
    fn weigh(&self, rank: Rank, promise: Promise) -> i32 {
        let tied = self.permille(rank);
        let mut value = (promise.all * (1000 - tied) + (promise.best - MARKER) * tied) / 1000;
        value -= self.neutral_permille(rank) * MARKER / 1000;
        for thief in Rank::ALL.into_iter().filter(|thief| thief.robs() == Some(rank)) {
            value -= self.permille(thief) * (MARKER + promise.best / 2) / 1000;
            value -= self.neutral_permille(thief) * MARKER / 1000;
        }
        if let Some(target) = rank.robs() {
            value += self.permille(target) * (1000 - tied) / 1000 * THEFT / 1000;
        }
        value
    }

    /// That an opponent plays the rank.
    fn permille(&self, rank: Rank) -> i32 {
        debug_assert!(self.unseen[rank.index()] <= COPIES as i32);
        (1000 * self.opponents * self.unseen[rank.index()] / self.all.max(1)).min(1000)
    }

    /// That the neutral card of two players has the rank.
    fn neutral_permille(&self, rank: Rank) -> i32 {
        1000 * self.neutral * self.unseen[rank.index()] / self.all.max(1)
    }
}

//! What a beginner who has read the strategy notes (section 12) would prefer.
//!
//! A turn is searched a few decisions deep for the best position; the secret choice and phase 2 are rated by
//! what a character promises. Which of the notes a rule follows stands in its comment.

mod promise;
mod ranks;
mod stacks;
mod worth;

use curia_core::{BySeat, FastChance, Game, Heuristics, Seat, Silent};

use worth::{MARKER, Outlook, Scored};

use crate::moves::Move;
use crate::state::{Phase, RivalKings};

/// How many decisions of the own turn are looked ahead.
const DEPTH: u8 = 4;
/// How much of what others can still do in this cycle counts beside what they have, in hundredths (note 12.5).
const TO_COME: i32 = 25;

impl Heuristics for RivalKings {
    fn rate(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        out.clear();
        match self.phase {
            Phase::ChooseCharacter => self.rate_choices(seat, moves, out),
            Phase::Gardener(_) | Phase::TownGuard(_) => {
                out.extend(moves.iter().map(|&mv| self.rate_conflict(seat, mv)))
            }
            _ => {
                let scored = self.scored();
                out.extend(moves.iter().map(|&mv| self.look_ahead(seat, mv, DEPTH, &scored)));
            }
        }
    }
}

impl RivalKings {
    /// The best position within `depth` decisions of the own turn, beginning with `mv`. One-shot subjects are
    /// used before a recruit replaces them (note 12.7) and swaps fetch missing partners (note 12.8) because both
    /// lead to better positions.
    fn look_ahead(&self, seat: Seat, mv: Move, depth: u8, scored: &BySeat<Scored>) -> i32 {
        let mut after = self.clone();
        after.apply(seat, mv, &mut FastChance::new(0), &mut Silent);
        let same_turn = (after.turn, after.cycle, after.round, after.finished)
            == (self.turn, self.cycle, self.round, self.finished)
            && after.phase != Phase::ChooseCharacter
            && after.running();
        if depth <= 1 || !same_turn {
            return after.standing(seat, scored);
        }
        let mut best = i32::MIN;
        after.each_legal(seat, &mut |next| best = best.max(after.look_ahead(seat, next, depth - 1, scored)));
        best
    }

    /// What the cards of each seat score.
    fn scored(&self) -> BySeat<Scored> {
        let mut scored = BySeat::all(Scored::NOTHING);
        self.seats.iter().for_each(|seat| scored[seat] = Scored::of(&self.players[seat]));
        scored
    }

    /// How well a seat stands compared with the others; `scored` of an earlier position of the game spares time.
    fn standing(&self, seat: Seat, scored: &BySeat<Scored>) -> i32 {
        let outlook = Outlook::of(self);
        let others = self.seats.get() as i32 - 1;
        let own = self.has(seat, scored, &outlook);
        let (mut sum, mut best, mut best_total, mut to_come) = (0, i32::MIN, i32::MIN, 0);
        for other in self.opponents(seat) {
            let has = self.has(other, scored, &outlook);
            sum += has.worth;
            best = best.max(has.worth);
            best_total = best_total.max(has.total);
            to_come += self.to_come(other);
        }
        let rivals = (sum + to_come * TO_COME / 100) / (3 * others.max(1)) + best / 6;
        let timing = outlook.timing() * own.total.cmp(&best_total) as i32;
        own.worth - rivals + timing + self.money_in_reach(seat)
    }

    /// What a seat has: points, prospects, coins (note 12.2), markers (note 12.6).
    fn has(&self, seat: Seat, scored: &BySeat<Scored>, outlook: &Outlook) -> Has {
        let finished = self.finished_points(seat);
        if !self.running() {
            return Has { total: finished, worth: 100 * finished };
        }
        let player = &self.players[seat];
        let scored = scored[seat].now(player);
        let (coins, markers) = (player.coins.value(), i32::from(player.markers));
        let total = finished + scored.points + i32::from(coins / 3) - 2 * markers;
        let cards = outlook.cards(seat, player, scored);
        Has { total, worth: 100 * finished + cards + outlook.money(coins) - MARKER * markers }
    }
}

/// What a seat has.
struct Has {
    /// Its points over the match, as they stand.
    total: i32,
    /// What that and its prospects are worth, in hundredths of a point.
    worth: i32,
}

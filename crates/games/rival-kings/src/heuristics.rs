//! What a beginner who has read the strategy notes (section 12) would prefer.
//!
//! A turn is searched a few decisions deep for the best position; the secret choice and phase 2 are rated by
//! what a character promises.

use curia_core::{FastChance, Heuristics, Seat, Silent, Viewer};

use crate::data::{Action, COPIES, Character, Kind, PILE_SIZE, Pile, Rank, building_value, subject_value};
use crate::moves::RivalKingsMove as Move;
use crate::state::{RivalKings, Step};

/// A conflict marker, in hundredths of a point.
const MARKER: i32 = 200;
/// A coin while there is something to buy; at the end it is worth a third of a point (note 2).
const COIN: i32 = 40;
/// A coin beyond what one cycle can spend.
const SPARE_COIN: i32 = 30;
/// How many coins one cycle can spend.
const SPENDABLE: i32 = 8;
/// How much of a loose card's value a partner may still bring, at the beginning, in hundredths (note 1).
const HOPE: i32 = 45;
/// How many decisions of the own turn are looked ahead.
const DEPTH: u8 = 4;
/// What leading is worth when the game ends with this cycle (note 9).
const TIMING: i32 = 150;

impl Heuristics for RivalKings {
    fn rate(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        out.clear();
        match self.step {
            Step::Choose => out.extend(moves.iter().map(|&mv| self.rate_choice(seat, mv))),
            Step::Gardener | Step::TownGuard => out.extend(moves.iter().map(|&mv| self.rate_conflict(seat, mv))),
            _ => out.extend(moves.iter().map(|&mv| self.look_ahead(seat, mv, DEPTH))),
        }
    }
}

impl RivalKings {
    /// The best position within `depth` decisions of the own turn, beginning with `mv`.
    fn look_ahead(&self, seat: Seat, mv: Move, depth: u8) -> i32 {
        let mut after = self.clone();
        after.make(seat, mv, &mut FastChance::new(0), &mut Silent);
        let same_turn = (after.turn, after.cycle, after.round, after.finished)
            == (self.turn, self.cycle, self.round, self.finished)
            && after.step != Step::Choose
            && after.running();
        if depth <= 1 || !same_turn {
            return after.standing(seat);
        }
        let mut best = i32::MIN;
        after.each_legal(seat, &mut |next| best = best.max(after.look_ahead(seat, next, depth - 1)));
        best
    }

    /// How well a seat stands compared with the others.
    fn standing(&self, seat: Seat) -> i32 {
        let others = self.seats.get() as i32 - 1;
        let own = self.worth(seat);
        let (mut sum, mut best) = (0, i32::MIN);
        for other in self.opponents(seat) {
            let worth = self.worth(other);
            sum += worth;
            best = best.max(worth);
        }
        let ending = self.running() && self.piles.iter().any(|pile| pile.len == 0);
        let timing = if ending { TIMING * (self.total(seat) - self.best_other(seat)).signum() } else { 0 };
        own - sum / (3 * others.max(1)) - best / 6 + timing
    }

    fn best_other(&self, seat: Seat) -> i32 {
        self.opponents(seat).map(|other| self.total(other)).max().unwrap_or(0)
    }

    /// What a seat has, in hundredths of a point.
    fn worth(&self, seat: Seat) -> i32 {
        let finished = 100 * self.finished_points(seat);
        if !self.running() {
            return finished;
        }
        let player = &self.players[seat];
        let points = player.points();
        let time = self.time_left();
        let coins = i32::from(player.coins.value());
        let money = if time == 0 {
            100 * points.coins + coins
        } else {
            coins.min(SPENDABLE) * COIN + (coins - SPENDABLE).max(0) * SPARE_COIN
        };
        let hope = time * HOPE * self.loose_value(seat) / PILE_SIZE as i32;
        finished + 100 * points.cards() + hope + money - MARKER * i32::from(player.markers)
    }

    /// The size of the smallest pile: how long the game can last.
    fn time_left(&self) -> i32 {
        self.piles.iter().map(|pile| i32::from(pile.len)).min().unwrap_or(0)
    }

    /// The values of the cards outside perfect pairs.
    fn loose_value(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let sum = |mut types: u16, value: fn(usize) -> u8| {
            let mut sum = 0;
            while types != 0 {
                sum += i32::from(value(types.trailing_zeros() as usize));
                types &= types - 1;
            }
            sum
        };
        sum(player.free(Kind::Building), building_value) + sum(player.free(Kind::Subject), subject_value)
    }

    /// Notes 4 and 6: what a character promises, given which ranks may be out.
    fn rate_choice(&self, seat: Seat, mv: Move) -> i32 {
        let Move::Choose(character) = mv else { return 0 };
        let odds = Odds::of(self, seat);
        let rank = character.rank();
        let (all, best) = self.promise(seat, character);
        let tied = odds.permille(rank);
        let mut value = (all * (1000 - tied) + (best - MARKER) * tied) / 1000;
        for &thief in Rank::ALL.iter().filter(|thief| thief.robs() == Some(rank)) {
            value -= odds.permille(thief) * (MARKER + best / 2) / 1000;
        }
        if let Some(target) = rank.robs() {
            value += odds.permille(target) * (1000 - tied) / 1000 * 120 / 1000;
        }
        value
    }

    /// What the actions of a character are worth now: all of them, and the best alone.
    fn promise(&self, seat: Seat, character: Character) -> (i32, i32) {
        let player = &self.players[seat];
        let (mut all, mut best) = (0, 0);
        let mut coins = i32::from(player.coins.value());
        // Whoever acts later finds fewer of the good cards (note 4).
        let late = 8 * character.rank().index() as i32;
        for &action in character.actions(self.options.treasurer_recruits) {
            let value = match action {
                Action::SettleConflict => MARKER * i32::from(player.markers.min(1)) + 40,
                Action::PassConflict => (MARKER + 60) * i32::from(player.markers.min(1)) + 40,
                Action::TakeMoney => {
                    let richest = self.stacks.iter().map(|stack| i32::from(stack.coins().value())).max().unwrap_or(0);
                    coins += richest;
                    richest * COIN
                }
                Action::RecruitSubject => self.best_purchase(seat, Kind::Subject, coins) * (100 - late) / 100,
                Action::BuyBuilding => self.best_purchase(seat, Kind::Building, coins) * (100 - late) / 100,
            };
            all += value;
            best = best.max(value);
        }
        (all, best)
    }

    /// What the best affordable face-up card of a kind would bring.
    fn best_purchase(&self, seat: Seat, kind: Kind, coins: i32) -> i32 {
        let before = self.worth(seat);
        let tops = Pile::ALL.iter().filter_map(|pile| self.piles[pile.index()].top());
        let gains = tops.filter(|card| card.kind() == kind && i32::from(card.value()) <= coins).map(|card| {
            let mut after = self.clone();
            after.players[seat].add(card);
            after.worth(seat) - before - COIN * i32::from(card.value())
        });
        gains.max().unwrap_or(0).max(0)
    }

    /// Phase 2: markers and what the card on the table still promises.
    fn rate_conflict(&self, seat: Seat, mv: Move) -> i32 {
        let mut after = self.clone();
        after.make(seat, mv, &mut FastChance::new(0), &mut Silent);
        let Some(character) = after.players[seat].played else { return after.standing(seat) };
        let (all, best) = after.promise(seat, character);
        let robbed = after.opponents(seat).filter(|&other| after.players[other].victims.has(seat)).count() as i32;
        let robs = after.players[seat].victims.len() as i32;
        let promise = if after.players[seat].tied { best } else { all + 120 * robs - best / 2 * robbed };
        after.standing(seat) + promise
    }
}

/// How likely it is that a rank is played against a seat, by the cards it has not seen.
struct Odds {
    unseen: [i32; 6],
    all: i32,
    opponents: i32,
}

impl Odds {
    fn of(game: &RivalKings, seat: Seat) -> Odds {
        let mut unseen = [0; 6];
        let cards = game.unseen_characters(Viewer::Seat(seat));
        cards.iter().for_each(|card| unseen[card.rank().index()] += 1);
        Odds { unseen, all: cards.len() as i32, opponents: game.seats.get() as i32 - 1 }
    }

    fn permille(&self, rank: Rank) -> i32 {
        debug_assert!(self.unseen[rank.index()] <= COPIES as i32);
        (1000 * self.opponents * self.unseen[rank.index()] / self.all.max(1)).min(1000)
    }
}

//! Notes 12.1 to 12.3: what a line promises to a seat.

use curia_core::{BySeat, Game, Seat};

use super::gift;
use crate::data::{Ability, Card, Colour, DAYS, Noble};
use crate::effects::{Movement, choosable};
use crate::options::MasterSpyTiming;
use crate::pieces::{Line, set_of};
use crate::state::Guillotine;

/// The mean worth of a noble nobody has seen yet, in hundredths.
pub(super) const UNKNOWN: i32 = 180;

/// The position as one seat judges it. All worth is in hundredths of a point.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Guillotine,
    pub(super) seat: Seat,
    pub(super) points: BySeat<i32>,
    piles: BySeat<u64>,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Guillotine, seat: Seat) -> Outlook<'a> {
        let mut piles = BySeat::all(0);
        for owner in game.seats.iter() {
            piles[owner] = set_of(game.piles[owner].as_slice());
        }
        Outlook { game, seat, points: game.tally(), piles }
    }

    /// How much a point of an opponent hurts, in hundredths of a point: shared among many, more for the
    /// leader.
    pub(super) fn menace(&self, other: Seat) -> i32 {
        let base = match self.game.seats.get() {
            2 => 60,
            players => 100 / (players as i32 - 1),
        };
        let leads = self.game.others(self.seat).iter().all(|rival| self.points[other] >= self.points[rival]);
        if leads { base + 20 } else { base }
    }

    /// Note 12.2: what a noble adds to the points of a pile that holds `set`.
    fn adds(&self, owner: Seat, set: u64, noble: Noble) -> i32 {
        let game = self.game;
        let lies = |card: Card| i32::from(game.has_table(owner, card)) * 100;
        let grey = (set & Colour::Grey.set()).count_ones() as i32;
        match noble.ability() {
            _ if noble.colour() == Colour::Grey && game.has_table(owner, Card::IndifferentPublic) => 100,
            Ability::Guard => {
                let guards = (set & Noble::GUARDS).count_ones() as i32;
                (2 * guards + 1) * 100 + lies(Card::MilitarySupport)
            }
            Ability::Tragic => -(grey + 1) * 100,
            Ability::Pair => {
                let partner = (Noble::COUNT_HIMSELF.bit() | Noble::COUNTESS.bit()) & !noble.bit();
                if set & partner != 0 { 600 } else { 200 }
            }
            _ => {
                let support = match noble.colour() {
                    Colour::Blue => lies(Card::ChurchSupport),
                    Colour::Green => lies(Card::CivicSupport),
                    Colour::Red => lies(Card::MilitarySupport),
                    Colour::Grey if set & Noble::TRAGIC_FIGURE.bit() != 0 => -100,
                    _ => 0,
                };
                noble.value() * 100 + support
            }
        }
    }

    /// What a noble would add to the points of a seat as its pile lies.
    pub(super) fn marginal(&self, owner: Seat, noble: Noble) -> i32 {
        self.adds(owner, self.piles[owner], noble)
    }

    /// What `due` beheadings from `line` bring to a seat; moves `line` on. True if the day is over then.
    fn take(&self, owner: Seat, line: &mut &[Noble], mut due: u8) -> (i32, bool) {
        let mut set = self.piles[owner];
        let mut total = 0;
        let draws = if self.game.has_table(owner, Card::ForeignSupport) { 50 } else { 0 };
        while due > 0
            && let [noble, rest @ ..] = *line
        {
            due -= 1;
            *line = rest;
            let noble = *noble;
            if noble == Noble::CLOWN && !self.game.has_table(owner, Card::IndifferentPublic) {
                total += 100;
                continue;
            }
            total += self.adds(owner, set, noble) + gift(noble);
            total += if noble.colour() == Colour::Purple { draws } else { 0 };
            set |= noble.bit();
            match noble.ability() {
                Ability::BeheadNext if self.game.takes_from_deck(noble) => {
                    total += UNKNOWN;
                }
                Ability::BeheadNext => due += 1,
                Ability::EndDay => return (total, true),
                _ => {}
            }
        }
        (total, false)
    }

    /// Note 12.1: what I take now, less a part of what the next players take, plus a part of my next turn.
    pub(super) fn of_line(&self, line: &Line, due: u8) -> i32 {
        self.of_turn(line, due, self.game.pimpernel)
    }

    /// The same for a turn that may end the day (note 12.8).
    pub(super) fn of_turn(&self, line: &Line, due: u8, last_turn: bool) -> i32 {
        let game = self.game;
        let mut left = line.as_slice();
        let (mut total, mut over) = self.take(self.seat, &mut left, due);
        over |= last_turn;
        if over {
            return total + self.worth_of_an_early_end(left.len());
        }
        let mut weight = 100;
        let mut player = self.seat;
        for _ in 0..game.seats.get() {
            player = player.next(game.seats);
            let (gain, over) = self.take(player, &mut left, 1);
            total +=
                if player == self.seat { gain * weight / 250 } else { -gain * self.menace(player) * weight / 10_000 };
            if over {
                break;
            }
            weight = weight * 2 / 3;
        }
        total
    }

    /// Note 12.8: an early end is good for the leader on the last day, and a loss of chances otherwise.
    fn worth_of_an_early_end(&self, nobles_lost: usize) -> i32 {
        let ahead = self.points[self.seat] - self.points[self.game.leading_opponent(self.seat)];
        if self.game.day == DAYS {
            (ahead * 60).clamp(-300, 300)
        } else {
            ahead.clamp(-3, 3) * 10 - (nobles_lost as i32).min(3) * 5
        }
    }

    /// The line as cards see it when they are played (option `master_spy_timing`).
    pub(super) fn line_for_targets(&self) -> Line {
        let mut line = self.game.line;
        if self.game.options.master_spy_timing == MasterSpyTiming::Before {
            spy_to_the_end(&mut line);
        }
        line
    }

    /// What a line promises after the Master Spy has reacted to the card.
    pub(super) fn settled(&self, mut line: Line, due: u8) -> i32 {
        if self.game.options.master_spy_timing == MasterSpyTiming::After {
            spy_to_the_end(&mut line);
        }
        self.of_line(&line, due)
    }

    /// After one noble has moved.
    pub(super) fn moved(&self, line: &Line, from: u8, to: u8) -> i32 {
        let mut line = *line;
        line.shift(usize::from(from), usize::from(to));
        self.settled(line, self.game.behead_due)
    }

    /// The best a movement card can do with the noble at `place`.
    pub(super) fn best_from(&self, card: Card, line: &Line, place: u8) -> i32 {
        let Some(movement) = Movement::of(card) else { return 0 };
        let longest = movement.longest(place, line.len() as u8);
        let shortest = if movement.is_choice() { 1 } else { longest };
        let moved = |distance| self.moved(line, place, movement.target(place, distance));
        (shortest..=longest).map(moved).max().unwrap_or(0)
    }

    /// The best a movement card can do at all.
    pub(super) fn best_move(&self, card: Card) -> i32 {
        let line = self.line_for_targets();
        let Some(movement) = Movement::of(card) else { return 0 };
        let (from, to) = movement.places(line.len() as u8);
        let allowed = choosable(card);
        let fits = |place: &u8| line.get(usize::from(*place)).is_some_and(|noble| noble.bit() & allowed != 0);
        (from..to).filter(fits).map(|place| self.best_from(card, &line, place)).max().unwrap_or(0)
    }

    /// After the noble at `place` is gone.
    pub(super) fn without(&self, place: u8) -> i32 {
        let mut line = self.line_for_targets();
        line.remove(usize::from(place));
        self.settled(line, self.game.behead_due)
    }

    /// After the noble at `place` has given way to an unknown one: somewhere between gone and average.
    pub(super) fn swapped(&self, place: u8) -> i32 {
        let now = self.of_line(&self.game.line, self.game.behead_due);
        let noble = self.line_for_targets().get(usize::from(place));
        let loss = noble.map_or(0, |noble| self.marginal(self.seat, noble));
        match place {
            0 => now + UNKNOWN - loss,
            1 => now + (loss - UNKNOWN) / 2,
            _ => now,
        }
    }

    /// The best order of the first nobles that begins with the places chosen so far and `place`.
    pub(super) fn best_order(&self, left: u8, mut chosen: [u8; 4], count: u8, place: u8) -> i32 {
        if let Some(slot) = chosen.get_mut(usize::from(count)) {
            *slot = place;
        }
        let (left, count) = (left & !(1 << (place & 7)), count + 1);
        if left == 0 {
            let mut line = self.line_for_targets();
            for (slot, &from) in line.as_mut_slice().iter_mut().zip(chosen.iter().take(usize::from(count))) {
                if let Some(noble) = self.line_for_targets().get(usize::from(from)) {
                    *slot = noble;
                }
            }
            return self.settled(line, self.game.behead_due);
        }
        let rest = crate::pieces::Bits(u64::from(left));
        rest.map(|next| self.best_order(left, chosen, count, next as u8)).max().unwrap_or(0)
    }

    /// With this noble at the end of the line.
    pub(super) fn with_latecomer(&self, noble: Noble) -> i32 {
        let mut line = self.game.line;
        let turns = line.len() % self.game.seats.get();
        line.push(noble);
        let mine = turns == 0;
        let far = if mine { self.marginal(self.seat, noble) / 10 } else { -self.marginal(self.seat, noble) / 20 };
        self.settled(line, self.game.behead_due) + far
    }

    /// The mean worth to a seat of the first `count` nobles.
    pub(super) fn mean_of(&self, owner: Seat, count: usize) -> i32 {
        let front = &self.game.line.as_slice()[..count.min(self.game.line.len())];
        let sum: i32 = front.iter().map(|&noble| self.marginal(owner, noble) + gift(noble)).sum();
        sum / (front.len() as i32).max(1)
    }
}

fn spy_to_the_end(line: &mut Line) {
    if let Some(place) = line.place_of(Noble::MASTER_SPY) {
        line.shift(place, line.len() - 1);
    }
}

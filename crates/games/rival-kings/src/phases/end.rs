//! The ends of a cycle (section 5.5), a game (sections 7 and 8) and a match (section 11).

use curia_core::{Audience, Chance, Log};

use crate::data::{MOST_GAMES, STALL_CYCLES};
use crate::event::{Ending, Event};
use crate::options::MatchMode;
use crate::pieces::{Actions, Coats};
use crate::state::{MOST_SEATS, Phase, Point, RivalKings};
use crate::view::CyclePhase;

impl RivalKings {
    /// True once the last turn of a cycle is over.
    #[inline]
    pub(crate) fn cycle_is_over(&self) -> bool {
        usize::from(self.turn) >= self.seats.get()
    }

    /// Section 5.5, CYCLE_END, and the stall guard of section 5.9. Rulings 9.39 and 9.43.
    pub(crate) fn end_cycle(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.turn = 0;
        self.point = Point::End;
        for seat in self.seats.iter() {
            let player = &mut self.players[seat];
            player.covered = Coats::NONE;
            player.performed = Actions::NONE;
            player.tied = false;
            player.aside = player.played.take().map_or(player.aside, |played| player.aside.with(played));
        }
        self.neutral_aside = self.neutral.take().map_or(self.neutral_aside, |card| self.neutral_aside.with(card));
        self.quiet = if self.shrunk { 0 } else { self.quiet + 1 };
        if self.piles.iter().any(|pile| pile.len == 0) {
            self.end_game(Ending::PileEmpty, chance, log);
        } else if self.quiet >= STALL_CYCLES {
            self.end_game(Ending::Stall, chance, log);
        } else if self.cycle == 1 {
            self.cycle = 2;
            self.start_cycle(log);
        } else {
            self.start_round(chance, log);
        }
    }

    /// Sections 7 and 8: the game is scored; a match goes on with a new set-up.
    fn end_game(&mut self, why: Ending, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let cycle = self.cycle;
        log.tell(Audience::All, || Event::GameEnds { why, cycle });
        let game = usize::from(self.finished) % MOST_GAMES;
        for seat in self.seats.iter() {
            let points = self.players[seat].points().total();
            self.history[game][seat.index() % MOST_SEATS] = points as i16;
            log.tell(Audience::All, || Event::Scored { seat, points });
        }
        self.moment(CyclePhase::Actions, log);
        self.finished += 1;
        if !self.match_is_over() {
            self.set_up(chance, log);
            return;
        }
        self.phase = Phase::Over;
        if self.options.match_mode != MatchMode::Single {
            let (games, by_points) = (self.finished, self.options.match_mode == MatchMode::Points);
            log.tell(Audience::All, || Event::MatchEnds { games, by_points });
        }
    }

    /// Section 11, `match_mode`.
    fn match_is_over(&self) -> bool {
        match self.options.match_mode {
            MatchMode::Single => true,
            MatchMode::Games => self.finished >= self.options.match_games,
            MatchMode::Points => {
                let target = i32::from(self.options.match_points);
                usize::from(self.finished) >= MOST_GAMES
                    || self.seats.iter().any(|seat| self.finished_points(seat) >= target)
            }
        }
    }
}

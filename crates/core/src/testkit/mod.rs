//! The conformance suite: what every game must show before anybody plays it.
//!
//! Games are played with evenly random moves and with moves biased by the game's heuristics; at every state
//! the checks of [`rules`](self) and [`secrecy`](self) run. A check that fails is reported with everything
//! needed to see it again.

mod coverage;
mod moments;
mod one_game;
mod perft;
mod playthrough;
mod probe;
mod rules;
mod secrecy;
pub mod toy;
#[cfg(test)]
mod toy_tests;

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Serialize;

pub use coverage::{Coverage, names};
pub use perft::perft;
pub use playthrough::playthrough;
pub use probe::{Hidden, Probe};

use crate::SeatCount;
use one_game::OneGame;

/// One thing that a game does not fulfil.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failure {
    /// Which check, by the numbers of the architecture: `1 list`, `5a view` ...
    pub check: &'static str,
    /// What was found.
    pub detail: String,
    /// How many sat at the table.
    pub seats: usize,
    /// The seed given to the suite.
    pub seed: u64,
    /// Which game of that seed.
    pub game: u64,
    /// After how many moves.
    pub ply: usize,
    /// The options away from their default.
    pub options: String,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "[{}] {} (seats {}, seed {}, game {}, ply {}, options {})",
            self.check, self.detail, self.seats, self.seed, self.game, self.ply, self.options
        )
    }
}

/// How deep the suite looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Rules at every state; secrecy of every viewer at every state, the costly secrecy checks at a sample.
    Normal,
    /// Every secrecy check at every state: for campaigns.
    Secrecy,
}

/// What one checked game adds to a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// How many states were looked at.
    pub states: u64,
    /// How many moves the game had.
    pub plies: usize,
    /// What did not hold; the game is given up at the first.
    pub failure: Option<Failure>,
}

/// Plays and checks game number `game` of `seed`. Everything about it follows from the arguments.
pub fn check_game<G: Probe>(seats: SeatCount, seed: u64, game: u64, depth: Depth, coverage: &mut Coverage) -> Checked {
    let mut one = OneGame::<G>::new(seats, seed, game, depth);
    let run = catch_unwind(AssertUnwindSafe(|| one.run(coverage)));
    let failure = match run {
        Ok(result) => result.err(),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
            Some(("panic", text.to_owned()))
        }
    };
    Checked {
        states: one.states,
        plies: one.ply,
        failure: failure.map(|(check, detail)| Failure {
            check,
            detail,
            seats: seats.get(),
            seed,
            game,
            ply: one.ply,
            options: one.options_text(),
        }),
    }
}

/// The report of a suite run for one number of seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The id of the game.
    pub game: &'static str,
    /// How many sat at the table.
    pub seats: usize,
    /// How many games were played.
    pub games: u64,
    /// How many states were checked.
    pub states: u64,
    /// The most moves of a game.
    pub longest: usize,
    /// What did not hold.
    pub failures: Vec<Failure>,
}

impl Report {
    /// An empty report.
    pub fn new<G: Probe>(seats: SeatCount) -> Report {
        Report { game: G::ID, seats: seats.get(), games: 0, states: 0, longest: 0, failures: Vec::new() }
    }

    /// Adds a game.
    pub fn add(&mut self, checked: Checked) {
        self.games += 1;
        self.states += checked.states;
        self.longest = self.longest.max(checked.plies);
        self.failures.extend(checked.failure);
    }
}

/// Every number of seats that a game allows.
pub fn seat_counts<G: Probe>() -> impl Iterator<Item = SeatCount> {
    (G::SEATS.0..=G::SEATS.1).filter_map(SeatCount::new)
}

/// The whole suite as one line of a game's tests: `games` games for every number of seats.
///
/// # Panics
/// With the list of failures if there are any.
pub fn conformance<G: Probe>(games: u64) {
    let mut coverage = Coverage::default();
    let mut failures = Vec::new();
    for seats in seat_counts::<G>() {
        let mut report = Report::new::<G>(seats);
        for game in 0..games {
            report.add(check_game::<G>(seats, 1, game, Depth::Normal, &mut coverage));
        }
        failures.extend(report.failures.iter().take(3).map(Failure::to_string));
    }
    assert!(failures.is_empty(), "{} does not conform:\n{}", G::ID, failures.join("\n"));
}

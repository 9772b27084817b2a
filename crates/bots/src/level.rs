//! How well a bot plays and how long it may think.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use curia_core::{Heuristics, Named};
use thiserror::Error;

use crate::{Bot, Greedy, Mcts, Random};

/// How well a bot plays, the weakest first. The id is its name on the command line, in forms and in reports; the text is the
/// word that people read: easy, fair, strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("ui-bot")]
pub enum Level {
    /// Any legal move, each equally likely.
    Random,
    /// The move that the heuristics of the game rate best.
    Greedy,
    /// Information-set Monte Carlo tree search.
    Mcts,
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::from_id(text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

/// A name that no bot has. Its text says which ones there are.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("no bot '{}': allowed are {}", .0.escape_debug(), Level::ALL.map(Level::id).join(", "))]
pub struct UnknownLevel(pub String);

/// How long a bot may think about one move. Only searching bots use it up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many playouts; the choice then follows from the chance alone.
    Playouts(u32),
    /// A hard deadline.
    Time(Duration),
}

/// Tells a bot on another thread that nobody waits for its answer any more: it answers at once what it has found so far.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Nobody waits any more.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// True once nobody waits any more.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Makes a bot.
pub fn make<G: Heuristics>(level: Level, budget: Budget) -> Box<dyn Bot<G>> {
    make_until(level, budget, Stop::default())
}

/// Makes a bot that can be told to stop.
pub fn make_until<G: Heuristics>(level: Level, budget: Budget, stop: Stop) -> Box<dyn Bot<G>> {
    match level {
        Level::Random => Box::new(Random::<G>::new()),
        Level::Greedy => Box::new(Greedy::<G>::new()),
        Level::Mcts => Box::new(Mcts::<G>::until(budget, stop)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_reads_back_from_its_name() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
    }

    #[test]
    fn an_unknown_name_is_told_what_is_allowed() {
        let error = "clever\n".parse::<Level>().unwrap_err();
        assert_eq!(error.to_string(), "no bot 'clever\\n': allowed are random, greedy, mcts");
    }
}

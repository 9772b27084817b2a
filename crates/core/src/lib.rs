//! The contract every game of Curia fulfils: seats, chance, events with an audience, views, records, and
//! the conformance suite that proves a game against the contract.
//!
//! No I/O, no clock, no threads.
#![forbid(unsafe_code)]

mod chance;
mod game;
mod log;
mod options;
mod outline;
mod phrase;
mod record;
mod score;
mod seat;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use chance::{Chance, FastChance, Seed, SeededChance};
pub use game::{Asking, Broken, Game, Heuristics, How, MoveList, NoOrder, NotAMove, Prompt, Refusal, Seen, View};
pub use log::{Audience, Event, Heard, Log, Outcome, Silent};
pub use options::{OptionKind, OptionSpec, Options, SetupError};
pub use outline::{Outline, Row, Section};
pub use phrase::{Arg, Key, Phrase};
pub use record::{
    Match, RECORD_FORMAT, Record, RecordError, RecordedMove, RecordedResult, Replay, Step, commitment, verify,
};
pub use score::{Part, Score, Scores, Standings};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatCount, SeatSet, Viewer};

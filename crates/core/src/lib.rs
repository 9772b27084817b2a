//! The contract every game of Curia fulfils: seats, chance, events with an audience, views, records, and
//! the conformance suite that proves a game against the contract.
//!
//! No I/O, no clock, no threads.
#![forbid(unsafe_code)]

// What the derives write names this crate from outside.
extern crate self as curia_core;

mod chance;
mod digest;
mod game;
mod log;
mod names;
mod options;
mod outline;
mod phrase;
mod position;
mod record;
mod rulebook;
mod score;
mod seat;
#[cfg(feature = "testkit")]
pub mod testkit;

#[doc(hidden)]
pub use ::serde;
pub use chance::{Chance, FastChance, Seed, SeededChance};
pub use curia_derive::{Named, Options, Spoken};
pub use digest::{Fnv1a, fnv1a, to_hex};
pub use game::{Asking, Broken, Game, Heuristics, How, MoveList, NoOrder, NotAMove, Prompt, Refusal, Seen, View};
pub use log::{Audience, Event, Heard, Log, Moment, Outcome, Silent, Watched};
pub use names::{Flag, Named, Spoken, Texts, ToArg};
pub use options::{OptionKind, OptionSpec, OptionValue, Options, SetupError, option_keys};
pub use outline::{Outline, Row, Section};
pub use phrase::{Arg, Key, Phrase};
pub use position::{Position, Shown, positions, seat_of};
pub use record::{
    Match, RECORD_FORMAT, Record, RecordError, RecordedMove, RecordedResult, Replay, Step, commitment, verify,
};
pub use rulebook::{Rulebook, Source, Sourced, Thing};
pub use score::{Part, Score, Scores, Standings};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatCount, SeatSet, Viewer};

//! One hosted match as pure state: chairs, moves, undo, the public pause, absence, the chronicle.
//!
//! No I/O, no clock, no threads: time is an argument. The list of commands is the truth. An intent is judged by
//! [`Table::decide`], which changes nothing; once its commands are kept, [`Table::install`] takes the decision
//! over. [`Table::replay`] plays the commands again and comes to the same table.
#![forbid(unsafe_code)]

mod act;
mod chair;
mod decide;
mod known;
mod replay;
mod state;
mod table;
mod undo;
mod window;
mod work;

#[cfg(test)]
mod tests;

pub use act::{Act, Command, Intent, Opening, Refused, Request};
pub use chair::{Chair, MAX_WINDOW, MIN_WINDOW, PersonId, Settings, USUAL_WINDOW};
pub use replay::Differs;
pub use state::Window;
pub use table::{BotTurn, Decided, Line, Table, Verdict};
pub use undo::Undo;

/// A moment, in milliseconds since 1970.
pub type Millis = u64;

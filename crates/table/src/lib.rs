//! One match at a table as pure state: chairs, moves, undo, windows, standing orders, absence, the chronicle.
//!
//! No I/O, no clock, no threads: time is an argument. The list of commands is the truth. Whoever drives a table does
//! three things: an intent is judged by [`Table::decide`], which changes nothing; the commands of the [`Decision`], if
//! it has any, are kept; [`Table::install`] takes the decision over. [`Table::bots_to_ask`] and [`Table::wakes`] say
//! what the driver has to bring about by itself. [`Table::replay`] plays the commands again and comes to the same table.
#![forbid(unsafe_code)]

mod act;
mod beats;
mod by_itself;
mod chair;
mod chronicle;
mod decide;
mod decision;
mod growth;
mod guests;
mod position;
mod replay;
mod settings;
mod state;
mod table;
mod undo;
mod visible;
mod window;
mod work;

#[cfg(test)]
mod tests;

pub use act::{Act, Command, Intent, Now, Opening, Refused, Request};
pub use beats::{Beat, MAX_BEATS};
pub use by_itself::Wake;
pub use chair::{Chair, NotAChair, PersonId};
pub use chronicle::Line;
pub use curia_bots::Level;
pub use decision::Decision;
pub use growth::{Chapter, Gain, Growth, Step};
pub use guests::names_in;
pub use replay::{Mismatch, ReplayError};
pub use settings::{LONGEST_WINDOW, MAX_WINDOW, MIN_WINDOW, MOST_LENGTHENINGS, Settings, USUAL_WINDOW, Windows};
pub use table::{BotTurn, Table};
pub use undo::{TakesBack, Undo};
pub use window::Window;

/// A moment, in milliseconds since 1970.
pub type Millis = u64;

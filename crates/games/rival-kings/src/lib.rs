//! The rules of Rival Kings for two to four players, after its specification: files stand in the order of the
//! rulebook, rule functions cite the sections and rulings of the specification.
#![forbid(unsafe_code)]

mod data;
mod event;
mod game;
mod heuristics;
mod knowledge;
mod money;
mod moves;
mod options;
mod outline;
mod phases;
#[cfg(any(test, feature = "testkit"))]
mod probe;
mod prompt;
mod scoring;
mod state;
#[cfg(test)]
mod tests;
mod texts;
mod view;
mod why;

pub use data::{Action, Building, Card, Character, Colour, Kind, Pile, Rank, Subject};
pub use event::{Ending, Right, RivalKingsEvent};
pub use money::Coins;
pub use moves::RivalKingsMove;
pub use options::{MatchMode, RivalKingsOptions, TieBreak};
pub use prompt::RivalKingsPrompt;
pub use state::RivalKings;
pub use texts::keys;
pub use view::{LookedPile, Phase, PileView, PlayerView, RivalKingsView};

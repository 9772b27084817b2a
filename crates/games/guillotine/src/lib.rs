//! The rules of Guillotine, in the order of their specification.
#![forbid(unsafe_code)]

mod data;
mod effects;
mod event;
mod flow;
mod game;
mod heuristics;
mod invariants;
mod keys;
mod knowledge;
mod moves;
mod options;
mod outline;
mod phases;
mod pieces;
#[cfg(any(test, feature = "testkit"))]
mod probe;
mod prompt;
mod scoring;
mod state;
mod targets;
mod view;
mod why;

#[cfg(test)]
mod tests;

pub use data::{Ability, Card, Class, Colour, DAYS, HAND_SIZE, LINE_LENGTH, MAX_TURNS_OF_A_DAY, Noble};
pub use event::{Bar, DayEnd, Event};
pub use keys::{keys, value_key};
pub use moves::{Move, Order};
pub use options::{DayStarter, GuillotineOptions};
pub use pieces::Cards;
pub use prompt::{Decision, Prompt};
pub use state::Guillotine;
pub use view::{Player, TurnStep, View};

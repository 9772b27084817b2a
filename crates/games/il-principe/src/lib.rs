//! The rules of Il Principe: auctions, cities and role majorities for two to five Renaissance families.
//!
//! The files follow the rulebook: components, state, options, moves, then the four phases of a round.
#![forbid(unsafe_code)]

mod cards;
pub mod data;
mod event;
mod game;
mod heuristics;
mod keys;
mod knowledge;
mod moves;
mod options;
mod phases;
#[cfg(any(test, feature = "testkit"))]
mod probe;
mod prompt;
mod scoring;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod why;

pub use cards::{Cards, CitySet};
pub use event::Event;
pub use keys::keys;
pub use moves::{Move, Order};
pub use options::{Families, Options};
pub use prompt::Prompt;
pub use state::{IlPrincipe, Item};
pub use view::{AuctionView, BuildingView, HouseView, LayingView, LotView, PhaseName, View};

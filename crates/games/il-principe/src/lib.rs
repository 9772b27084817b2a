//! The rules of Il Principe: auctions, cities and role majorities for two to five Renaissance families.
//!
//! The files follow the rulebook, `RULES.md`: components, state, options, moves, then the four phases of a round.
#![forbid(unsafe_code)]

mod cards;
pub mod data;
mod event;
mod game;
mod heuristics;
mod invariants;
mod knowledge;
mod moves;
mod options;
mod outline;
mod phases;
mod position;
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
pub use moves::{Move, Order};
pub use options::{Families, OpenMoney, Options, Tiebreak};
pub use prompt::Prompt;
pub use state::{IlPrincipe, Item};
pub use view::{AuctionView, BuildingView, HouseView, LayingView, LotView, PhaseName, SettledView, View};

use curia_core::{Key, Named, Texts, keys_of};

/// What is said of the game as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("il-principe-about")]
enum About {
    Title,
    Tagline,
}

impl Texts for IlPrincipe {
    fn keys(out: &mut Vec<Key>) {
        use data::{City, Colour, Family, Region, Tile};
        use view::{Help, Label};
        out.extend(keys_of![
            About,
            Colour,
            City,
            Region,
            Family,
            Tile,
            Prompt,
            Label,
            Help,
            Event,
            why::Why,
            scoring::Part,
            outline::Text,
            data::Told,
            Options,
        ]);
    }
}

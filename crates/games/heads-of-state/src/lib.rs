//! The rules of Heads of State: nobles, treachery and the revolution for two to five dynasties.
//!
//! The files follow the rulebook, `RULES.md`: components, state, options, moves, then the turn and the centuries.
#![forbid(unsafe_code)]

pub mod data;
mod event;
mod game;
mod heuristics;
mod invariants;
mod knowledge;
mod labels;
mod moves;
mod options;
mod outline;
mod payment;
mod phases;
mod pieces;
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

pub use event::Event;
pub use moves::{Card, CardSet, Move, Source, TurnOption};
pub use options::{Assassin, FirstTurn, LastTurn, OpenHands, Options};
pub use pieces::{Areas, Attributes, Boxes, Cards, Kind, Ranks, Treacheries};
pub use prompt::{Due, Hand, Prompt};
pub use state::{Bag, HeadsOfState, Interrupted};
pub use view::{
    AreaView, BoxView, CountryView, DynastyView, GraveView, InfluenceView, NobleView, PackView, PhaseName, PlayerView,
    Trimmed, TurnView, View, score_parts,
};

use curia_core::{Key, Named, Texts, keys_of};

/// What is said of the game as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("heads-of-state-about")]
enum About {
    Title,
    Tagline,
}

impl Texts for HeadsOfState {
    fn keys(out: &mut Vec<Key>) {
        use data::{Area, Attribute, Century, Colour, Country, Rank, Treachery};
        use labels::{Help, Label};
        out.extend(keys_of![
            About,
            Attribute,
            Rank,
            Country,
            Area,
            Treachery,
            Century,
            Colour,
            Prompt,
            Label,
            Help,
            Event,
            why::Why,
            state::Part,
            outline::Text,
            data::Told,
            Options,
        ]);
    }
}

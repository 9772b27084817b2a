//! The rules of The Staufer Dynasty: figures as the only currency, a travelling king and majorities in six provinces, for two to
//! five families.
//!
//! The files follow the rulebook, `RULES.md`: components, state, options, moves, then the phases of a round.
#![forbid(unsafe_code)]

pub mod data;
mod deck;
mod event;
mod game;
mod heuristics;
mod houses;
mod invariants;
mod knowledge;
mod labels;
mod moves;
mod options;
mod outline;
mod phases;
mod pieces;
mod position;
#[cfg(any(test, feature = "testkit"))]
mod probe;
mod prompt;
mod road;
mod scoring;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod tracks;
mod view;
mod why;

pub use event::{Event, Points};
pub use moves::{Move, Order};
pub use options::{CustomPrivileges, Options, PrivilegeChoice, PrivilegeLimit};
pub use pieces::{ChestSet, Chests, Direction, Figure, Figures, Office, OfficeSet, PrivilegeSet, Ring, Stack};
pub use prompt::Prompt;
pub use road::Road;
pub use state::Staufer;
pub use view::{
    FieldView, GainView, HouseView, JobView, OfficeView, PhaseName, PickView, PlanView, PrivilegeView, ProvinceView,
    RoadView, RowView, StandingView, StepView, TracksView, UnusedView, View,
};

use curia_core::{Key, Named, Texts, keys_of};

/// What is said of the game as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("staufer-about")]
enum About {
    Title,
    Tagline,
}

impl Texts for Staufer {
    fn keys(out: &mut Vec<Key>) {
        use data::{
            Bonus, Category, Chest, Colour, Condition, Field, Gift, Job, Place, Privilege, Province, ScoringTile, Seal,
        };
        use labels::{Help, Label};
        out.extend(keys_of![
            About,
            Province,
            Figure,
            Direction,
            Place,
            Bonus,
            Gift,
            ScoringTile,
            Field,
            Colour,
            Chest,
            Seal,
            Privilege,
            Condition,
            Category,
            Job,
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
        data::help_keys(out);
    }
}

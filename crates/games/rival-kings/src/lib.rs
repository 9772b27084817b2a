//! The rules of Rival Kings for two to four players, after `RULES.md`: files stand in the order of the rules, and rule
//! functions cite their sections and rulings.
#![forbid(unsafe_code)]

mod arrangement;
mod data;
mod event;
mod game;
mod heuristics;
mod invariants;
mod knowledge;
mod labels;
mod money;
mod moves;
mod options;
mod outline;
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

use curia_core::{Key, Named, Texts, keys_of};

pub use arrangement::{Arranged, arrange, points_of};
pub use data::{Action, Building, Card, Character, Colour, Kind, Pile, Rank, Subject};
pub use event::{Ending, Event, Right};
pub use money::Coins;
pub use moves::Move;
pub use options::{MatchMode, Options, TieBreak};
pub use prompt::Prompt;
pub use state::RivalKings;
pub use view::{Conflict, CyclePhase, Fate, LookedPile, PileView, PlayerView, Theft, View};

/// What a table of games says of this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("rival-kings-about")]
enum About {
    Title,
    Tagline,
}

impl Texts for RivalKings {
    fn keys(out: &mut Vec<Key>) {
        out.extend(keys_of![
            About,
            Character,
            Rank,
            Kind,
            Colour,
            Building,
            Subject,
            Action,
            Pile,
            CyclePhase,
            Prompt,
            labels::Label,
            labels::Help,
            Event,
            why::Why,
            scoring::ScorePart,
            scoring::FinishedGame,
            outline::Text,
            data::Told,
            Options,
        ]);
    }
}

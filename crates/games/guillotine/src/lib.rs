//! The rules of Guillotine, in the order of their specification, which stands in `RULES.md`.
#![forbid(unsafe_code)]

mod data;
mod effects;
mod event;
mod game;
mod heuristics;
mod invariants;
mod knowledge;
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
mod view;
mod why;

#[cfg(test)]
mod tests;

use curia_core::{Key, Named, Texts, keys_of};

pub use data::{Ability, Card, Class, Colour, DAYS, HAND_SIZE, Kind, LINE_LENGTH, MAX_TURNS_OF_A_DAY, Needs, Noble};
pub use event::{Bar, DayEnd, Event, RandomEvent};
pub use moves::{Move, Order};
pub use options::{
    CallousGuards, ClownScope, ConfusionMode, DayStarter, MasterSpyTiming, Options, RivalExecutioner, ScoreDisplay,
    TwistScope,
};
pub use pieces::Cards;
pub use prompt::Prompt;
pub use state::Guillotine;
pub use view::{Player, TurnStep, View};

/// What the game is called and what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("guillotine-about")]
pub enum About {
    /// The proper name.
    Title,
    /// One sentence.
    Tagline,
}

impl Texts for Guillotine {
    fn keys(out: &mut Vec<Key>) {
        out.extend(keys_of![
            About,
            Kind,
            Card,
            data::Help,
            data::Told,
            Colour,
            Prompt,
            view::Label,
            Event,
            why::Why,
            scoring::PartOf,
            TurnStep,
            outline::Text,
            Options,
        ]);
    }
}

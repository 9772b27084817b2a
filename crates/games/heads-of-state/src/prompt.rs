//! The decisions as data (section 5.13).

use curia_core::{Named, Spoken};
use serde::Serialize;

use crate::data::{Area, Attribute, Rank};
use crate::moves::CardSet;
use crate::pieces::Boxes;

/// Of which kind the next card to give up is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Hand {
    /// An attribute card.
    Attribute,
    /// A treachery card.
    Treachery,
}

/// A decision. It holds public things only: a hand is in the view of its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "decision", rename_all = "snake_case")]
#[spoken("heads-of-state-prompt")]
pub enum Prompt {
    /// How to use the turn.
    #[spoken(rule = "5.3")]
    ChooseOption,
    /// Which attribute card to take.
    #[spoken(rule = "5.4")]
    Draw {
        /// Draws still owed, this one among them.
        left: u8,
        /// True on the first turn of the game.
        #[spoken(form = "first_turn")]
        first_turn: bool,
    },
    /// Which noble to raise.
    #[spoken(rule = "5.5")]
    PlaceLoop,
    /// Which treachery or attribute card to take.
    #[spoken(rule = "5.6")]
    TakeTwo {
        /// Which of the two are owed.
        #[spoken(form)]
        due: Due,
    },
    /// What to do with the treachery cards.
    #[spoken(rule = "5.6")]
    TreacheryLoop {
        /// The two boxes of which one must be refilled now; none if nothing must.
        #[spoken(form = "must_replace")]
        must_replace: Boxes,
    },
    /// Which noble to strike at.
    #[spoken(rule = "5.9")]
    Target {
        /// The cards that are played.
        cards: CardSet,
    },
    /// How to pay for a noble.
    #[spoken(rule = "5.7")]
    Pay {
        /// Which noble.
        rank: Rank,
        /// Where it is raised.
        area: Area,
        /// What it costs.
        cost: Vec<Attribute>,
    },
    /// Which card to discard at the end of the turn.
    #[spoken(rule = "5.10")]
    DiscardToLimit {
        /// Of which kind.
        #[spoken(form)]
        hand: Hand,
        /// Cards above the limit.
        left: u8,
    },
    /// Which card to give up at the change of century.
    #[spoken(rule = "5.11")]
    TrimHands {
        /// Of which kind.
        #[spoken(form)]
        hand: Hand,
        /// Cards still to be named.
        left: u8,
    },
}

/// What is still owed in TAKE_TWO.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Due {
    /// Both cards.
    Both,
    /// The treachery card.
    Treachery,
    /// The attribute card.
    Attribute,
}

impl Due {
    /// What these two say, if anything is owed.
    pub(crate) const fn of(treachery: bool, attribute: bool) -> Due {
        match (treachery, attribute) {
            (true, true) => Due::Both,
            (true, false) => Due::Treachery,
            (false, _) => Due::Attribute,
        }
    }
}

impl curia_core::Prompt for Prompt {
    fn rule(&self) -> &'static str {
        self.rule()
    }
}

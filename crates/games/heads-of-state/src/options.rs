//! What can be agreed before the game (section 11).

use curia_core::{Named, Seat};

/// How many cards are drawn on the first turns (section 11.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum FirstTurn {
    /// The later in turn order, the more.
    Staggered,
    /// Everybody three.
    Equal,
}

/// How an assassination is decided (section 11.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Assassin {
    /// By a cube out of the bag.
    Bag,
    /// It always succeeds.
    Certain,
}

/// When the game ends after the revolution of 1789 (section 11.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum LastTurn {
    /// At once.
    Instant,
    /// When everybody has had equally many turns.
    FinishRound,
}

/// Whether hands lie open (section 11.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum OpenHands {
    /// Everybody sees their own hand only.
    Off,
    /// Everybody sees every hand.
    On,
}

/// The options of the game. The default is the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, curia_core::Options)]
#[options("heads-of-state")]
pub struct Options {
    /// Attribute cards in the revolution pack (section 11.1).
    #[options(min = 10, max = 11, default = 10)]
    pub revolution_pack: u8,
    /// How many cards are drawn on the first turns (section 11.2).
    pub first_turn: FirstTurn,
    /// How an assassination is decided (section 11.3).
    pub assassin: Assassin,
    /// When the game ends after the revolution of 1789 (section 11.4).
    pub last_turn: LastTurn,
    /// Whether hands lie open (section 11.5).
    pub open_hands: OpenHands,
    /// Who begins; `None` draws them (section 11.6).
    pub start_player: Option<Seat>,
}

//! Section 11: what can be agreed before the game.

use curia_core::{Named, Seat};

/// The options of Guillotine; the default follows the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, curia_core::Options)]
#[options("guillotine")]
pub struct Options {
    /// Who begins (11.1); `None` draws.
    pub start_player: Option<Seat>,
    /// How a day's first player is found (11.2).
    pub day_starter: DayStarter,
    /// Whence the Rival Executioner takes (11.3).
    pub rival_executioner: RivalExecutioner,
    /// How Confusion in Line is played (11.4).
    pub confusion_mode: ConfusionMode,
    /// Whose table cards Twist of Fate may hit (11.5).
    pub twist_scope: TwistScope,
    /// To whom the Clown may go (11.6).
    pub clown_scope: ClownScope,
    /// When the Master Spy moves (11.7).
    pub master_spy_timing: MasterSpyTiming,
    /// Whether Callous Guards are in the deck (11.8).
    pub callous_guards: CallousGuards,
    /// Whether running scores are shown (11.9).
    pub score_display: ScoreDisplay,
}

/// How a day's first player is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum DayStarter {
    /// The left neighbour of the player who ended the day.
    NextPlayer,
    /// The left neighbour of the player who began the last day.
    Rotate,
}

/// Whence the Rival Executioner takes one more noble.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum RivalExecutioner {
    /// From the line.
    Line,
    /// From the noble deck.
    Deck,
}

/// How Confusion in Line is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum ConfusionMode {
    /// As a reaction to a beheading.
    Reaction,
    /// In step 1, as a curse on a later beheading.
    Curse,
}

/// Whose table cards Twist of Fate may hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum TwistScope {
    /// Those of other players.
    Others,
    /// Those of any player.
    Any,
}

/// To whom the Clown may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum ClownScope {
    /// To any player, the beheader included.
    Any,
    /// To other players.
    Others,
}

/// When the Master Spy moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum MasterSpyTiming {
    /// After the card has worked.
    After,
    /// Before the card works.
    Before,
}

/// Whether Callous Guards are in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum CallousGuards {
    /// They are.
    In,
    /// They are not.
    Out,
}

/// Whether running scores are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum ScoreDisplay {
    /// They are.
    Open,
    /// Not before the game is over.
    Hidden,
}

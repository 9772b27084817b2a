//! What can be agreed before a game (section 11).

use curia_core::Named;
use serde::Serialize;

/// How many games are played (`match_mode`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum MatchMode {
    /// One game.
    Single,
    /// As many as `match_games` says.
    Games,
    /// Until somebody's total reaches `match_points`; 20 games at the most.
    Points,
}

/// Who wins among equals (`tie_break`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum TieBreak {
    /// They share the victory.
    Shared,
    /// Fewer markers, then more coins, then shared; in a match those of its last game.
    FewestMarkers,
}

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, curia_core::Options)]
#[options("rival-kings")]
pub struct Options {
    /// How many games are played.
    pub match_mode: MatchMode,
    /// The number of games of the mode `games`.
    #[options(min = 2, max = 10, default = 3)]
    pub match_games: u8,
    /// The target of the mode `points`.
    #[options(min = 10, max = 200, default = 50)]
    pub match_points: u8,
    /// True if the content of the money stacks is shown.
    pub coin_stacks_visible: bool,
    /// True if the Treasurer recruits instead of buying (ruling 9.4).
    pub treasurer_recruits: bool,
    /// Who wins among equals.
    pub tie_break: TieBreak,
    /// True if the Town Guard also prevents the theft.
    pub town_guard_blocks_theft: bool,
}

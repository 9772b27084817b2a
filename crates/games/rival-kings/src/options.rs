//! What can be agreed before a game (section 11).

use curia_core::{OptionKind, OptionSpec, Options};
use serde::Serialize;

/// How many games are played (`match_mode`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchMode {
    /// One game.
    #[default]
    Single,
    /// As many as `match_games` says.
    Games,
    /// Until somebody's total reaches `match_points`; 20 games at the most.
    Points,
}

/// Who wins among equals (`tie_break`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// They share the victory.
    #[default]
    Shared,
    /// Fewer markers, then more coins, then shared; in a match those of its last game.
    FewestMarkers,
}

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RivalKingsOptions {
    /// How many games are played.
    pub match_mode: MatchMode,
    /// The number of games of the mode `games`.
    pub match_games: u8,
    /// The target of the mode `points`.
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

const DEFAULT_GAMES: u8 = 3;
const DEFAULT_POINTS: u8 = 50;
const NO_YES: OptionKind = OptionKind::Choice(&["false", "true"]);

impl Default for RivalKingsOptions {
    fn default() -> RivalKingsOptions {
        RivalKingsOptions {
            match_mode: MatchMode::Single,
            match_games: DEFAULT_GAMES,
            match_points: DEFAULT_POINTS,
            coin_stacks_visible: false,
            treasurer_recruits: false,
            tie_break: TieBreak::Shared,
            town_guard_blocks_theft: false,
        }
    }
}

impl Options for RivalKingsOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { id: "match_mode", kind: OptionKind::Choice(&["single", "games", "points"]) },
        OptionSpec { id: "match_games", kind: OptionKind::Int { min: 2, max: 10, default: DEFAULT_GAMES as i32 } },
        OptionSpec { id: "match_points", kind: OptionKind::Int { min: 10, max: 200, default: DEFAULT_POINTS as i32 } },
        OptionSpec { id: "coin_stacks_visible", kind: NO_YES },
        OptionSpec { id: "treasurer_recruits", kind: NO_YES },
        OptionSpec { id: "tie_break", kind: OptionKind::Choice(&["shared", "fewest_markers"]) },
        OptionSpec { id: "town_guard_blocks_theft", kind: NO_YES },
    ];

    fn get(&self, id: &str) -> String {
        match id {
            "match_mode" => match self.match_mode {
                MatchMode::Single => "single".to_owned(),
                MatchMode::Games => "games".to_owned(),
                MatchMode::Points => "points".to_owned(),
            },
            "match_games" => self.match_games.to_string(),
            "match_points" => self.match_points.to_string(),
            "coin_stacks_visible" => self.coin_stacks_visible.to_string(),
            "treasurer_recruits" => self.treasurer_recruits.to_string(),
            "tie_break" => match self.tie_break {
                TieBreak::Shared => "shared".to_owned(),
                TieBreak::FewestMarkers => "fewest_markers".to_owned(),
            },
            "town_guard_blocks_theft" => self.town_guard_blocks_theft.to_string(),
            _ => String::new(),
        }
    }

    fn put(&mut self, id: &str, value: &str) {
        match id {
            "match_mode" => {
                self.match_mode = match value {
                    "games" => MatchMode::Games,
                    "points" => MatchMode::Points,
                    _ => MatchMode::Single,
                }
            }
            "match_games" => self.match_games = value.parse().unwrap_or(DEFAULT_GAMES),
            "match_points" => self.match_points = value.parse().unwrap_or(DEFAULT_POINTS),
            "coin_stacks_visible" => self.coin_stacks_visible = value == "true",
            "treasurer_recruits" => self.treasurer_recruits = value == "true",
            "tie_break" => {
                self.tie_break = if value == "fewest_markers" { TieBreak::FewestMarkers } else { TieBreak::Shared }
            }
            "town_guard_blocks_theft" => self.town_guard_blocks_theft = value == "true",
            _ => {}
        }
    }
}

//! The list of the games of Curia: the only place that names them all.
//!
//! Code that is generic over `G: Game` reaches a game chosen at run time through [`for_game!`].
#![forbid(unsafe_code)]

use std::fmt;
use std::str::FromStr;

use curia_core::{Game, Key, OptionSpec, Options, keys_of};
use serde::Serialize;

/// Writes everything that names all games out of one line a game. A game that is `hosted` is played at tables on the web.
macro_rules! catalog {
    ($($Game:ident from $krate:ident $($hosted:ident)?;)+) => {
        $(pub use $krate::$Game;)+

        /// A game of the catalog.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "the games name themselves")]
        pub enum GameId { $($Game),+ }

        impl GameId {
            /// Every game, in the order in which they are offered.
            pub const ALL: &'static [GameId] = &[$(GameId::$Game),+];

        }

        // A macro that is written by a macro gets its dollar sign from outside.
        catalog! { @macros ($) $($Game)+ }
        catalog! { @hosted ($) [] $($Game $($hosted)?;)+ }
    };
    (@macros ($d:tt) $($Game:ident)+) => {
        /// Evaluates an expression with `$G` standing for the type of the game that `$id` names.
        #[macro_export]
        macro_rules! for_game {
            ($d id:expr, $d G:ident => $d body:expr) => {
                match $d id {
                    $($d crate::GameId::$Game => {
                        type $d G = $d crate::$Game;
                        $d body
                    })+
                }
            };
        }
    };
    (@hosted ($d:tt) [$($Hosted:ident)*] $Game:ident hosted; $($rest:tt)*) => {
        catalog! { @hosted ($d) [$($Hosted)* $Game] $($rest)* }
    };
    (@hosted ($d:tt) [$($Hosted:ident)*] $Game:ident; $($rest:tt)*) => {
        catalog! { @hosted ($d) [$($Hosted)*] $($rest)* }
    };
    (@hosted ($d:tt) [$($Game:ident)+]) => {
        impl GameId {
            /// The games that are played at tables on the web, in the order in which they are offered.
            pub const HOSTED: &'static [GameId] = &[$(GameId::$Game),+];
        }

        /// As [`for_game!`], with `$other` for a game that is not played at tables on the web.
        #[macro_export]
        macro_rules! for_hosted {
            ($d id:expr, $d G:ident => $d body:expr, else $d other:expr) => {
                match $d id {
                    $($d crate::GameId::$Game => {
                        type $d G = $d crate::$Game;
                        $d body
                    })+
                    #[allow(unreachable_patterns, reason = "one day every game is hosted")]
                    _ => $d other,
                }
            };
        }

        /// Declares an enum with one variant a hosted game: `any_of!(enum AnyLive of Shared)` holds a `Shared<G>` for
        /// one of them. [`with_any!`] opens it again.
        #[macro_export]
        macro_rules! any_of {
            ($d(#[$d meta:meta])* $d vis:vis enum $d Any:ident of $d Of:ident) => {
                $d(#[$d meta])*
                $d vis enum $d Any {
                    $(
                        #[allow(missing_docs, reason = "the games name themselves")]
                        $Game($d Of<$d crate::$Game>),
                    )+
                }
            };
        }

        /// Evaluates an expression with `$one` standing for what an enum of [`any_of!`] holds, whatever the game.
        #[macro_export]
        macro_rules! with_any {
            ($d Any:ident, $d any:expr, $d one:ident => $d body:expr) => {
                match $d any {
                    $($d Any::$Game($d one) => $d body,)+
                }
            };
        }

        /// Makes a value of an enum of [`any_of!`] for the game that `$id` names, `$G` standing for its type; `$other`
        /// for a game that is not hosted.
        #[macro_export]
        macro_rules! make_any {
            ($d Any:ident, $d id:expr, $d G:ident => $d body:expr, else $d other:expr) => {
                match $d id {
                    $($d crate::GameId::$Game => {
                        type $d G = $d crate::$Game;
                        $d Any::$Game($d body)
                    })+
                    #[allow(unreachable_patterns, reason = "one day every game is hosted")]
                    _ => $d other,
                }
            };
        }
    };
}

// A new game is one line here and one dependency in Cargo.toml.
catalog! {
    Guillotine from curia_guillotine hosted;
    RivalKings from curia_rival_kings hosted;
    IlPrincipe from curia_il_principe hosted;
    HeadsOfState from curia_heads_of_state hosted;
    Staufer from curia_staufer hosted;
}

impl GameId {
    /// The key of every text that the rules of the game can name.
    pub fn keys(self) -> Vec<Key> {
        for_game!(self, G => keys_of![G])
    }

    /// What is to be known of the game before it begins.
    pub fn info(self) -> Info {
        for_game!(self, G => Info {
            id: G::ID,
            title: G::TITLE,
            seats: G::SEATS,
            rules_version: G::RULES_VERSION,
            options: <<G as Game>::Options as Options>::SPECS,
        })
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.info().id)
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameId, UnknownGame> {
        let found = GameId::ALL.iter().copied().find(|id| id.info().id == text);
        found.ok_or_else(|| UnknownGame(text.to_owned()))
    }
}

/// A name that no game has. Its text says which ones there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<&str> = GameId::ALL.iter().map(|id| id.info().id).collect();
        write!(f, "no game '{}': allowed are {}", self.0.escape_debug(), ids.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

/// What is to be known of a game before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Info {
    /// The id, for command lines, records and addresses.
    pub id: &'static str,
    /// The proper name.
    pub title: &'static str,
    /// The fewest and the most players.
    pub seats: (usize, usize),
    /// The version of the rules.
    pub rules_version: u32,
    /// What can be agreed.
    pub options: &'static [OptionSpec],
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_id() {
        for &id in GameId::ALL {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn an_unknown_game_is_told_which_ones_there_are() {
        let error = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(error.starts_with("no game 'chess': allowed are guillotine"), "{error}");
    }

    #[test]
    fn option_defaults_are_what_their_specs_say() {
        for &id in GameId::ALL {
            for_game!(id, G => {
                let options = <<G as Game>::Options as Default>::default();
                for spec in id.info().options {
                    assert_eq!(options.get(spec.id), spec.default_value(), "{id} {}", spec.id);
                }
            });
        }
    }
}

//! The boards of the games, and what the pages around the table know of each.

mod guillotine;
mod heads_of_state;
mod il_principe;
mod rival_kings;
mod staufer;

use curia_catalog::{GameId, for_hosted};
use curia_core::{Key, Options};

use crate::Board;

/// A game on the pages around the table.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    pub(crate) icon: &'static str,
    pub(crate) suit: &'static str,
    pub(crate) steps: [Key; 3],
    pub(crate) teaches: bool,
    pub(crate) option_name: fn(&'static str) -> Key,
    pub(crate) value_name: fn(&str, &str) -> Option<Key>,
}

const fn face_of<G: Board>() -> Face {
    Face {
        icon: G::ICON,
        suit: G::SUIT,
        steps: G::STEPS,
        teaches: G::TEACHES,
        option_name: |id| Key::new(<G::Options as Options>::NAMES, id),
        value_name: <G::Options as Options>::value_key,
    }
}

/// The face of a game that has a board; the others are not offered yet.
pub(crate) const fn face(game: GameId) -> Option<Face> {
    for_hosted!(game, G => Some(face_of::<G>()), else None)
}

/// True if the game can be played in the browser.
pub fn has_board(game: GameId) -> bool {
    face(game).is_some()
}

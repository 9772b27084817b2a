//! Games played on with evenly random moves.

use curia_core::{Chance, FastChance, Game, MoveList, Silent};

/// What a playout did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// How many decisions were answered.
    pub moves: u32,
    /// How many of them had a single legal move.
    pub forced: u32,
}

/// Plays on with evenly random moves until the game is over or its stage changes, and says what was done.
/// Stops after [`Game::MAX_PLIES`] moves, which no sound game reaches.
///
/// `list` is a buffer.
#[inline]
pub fn playout<G: Game>(game: &mut G, list: &mut MoveList<G::Move>, chance: &mut FastChance) -> Played {
    let stage = game.stage();
    let mut played = Played::default();
    while let Some(seat) = game.awaited().first() {
        list.clear();
        game.legal(seat, list);
        let options = list.len();
        let Some(&mv) = list.get(chance.below(options)) else { break };
        game.apply(seat, mv, chance, &mut Silent);
        played.moves += 1;
        played.forced += u32::from(options == 1);
        if game.stage() != stage || played.moves as usize >= G::MAX_PLIES {
            break;
        }
    }
    played
}

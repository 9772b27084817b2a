//! Players that think, generic over the game: `random`, `greedy` and `mcts`; what they are worth against
//! each other ([`arena`]) and how fast a game plays ([`mod@bench`]).
//!
//! A bot never sees a true state. [`ask`] is the one door to it: the bot gets a world in which everything
//! hidden from its seat was redrawn with entropy it does not know. Bots keep nothing between moves but
//! their buffers, so undo, restart and hand-over cost nothing.
#![forbid(unsafe_code)]

pub mod arena;
pub mod bench;
mod greedy;
mod level;
mod mcts;
mod playout;
mod random;

pub use greedy::Greedy;
pub use level::{Budget, Level, Stop, UnknownLevel, make, make_until};
pub use mcts::Mcts;
pub use playout::{Played, playout};
pub use random::Random;

use curia_core::{FastChance, Game, Seat, Viewer};

/// A player that thinks.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal moves of `seat`. Everything hidden from the seat in `world` was redrawn by
    /// the caller, who is [`ask`]; the choice follows from the arguments alone, unless the budget is a time.
    ///
    /// A seat without legal moves must not be asked; the answer is then what the game falls back on.
    fn choose(&mut self, world: &G, seat: Seat, chance: &mut FastChance) -> G::Move;
}

/// Asks a bot for the move of `seat`, showing it no more than the seat may know.
///
/// Takes two numbers from `entropy`, whatever happens: one redraws the hidden part, the other is the bot's
/// own chance. Neither tells of the other.
pub fn ask<G: Game>(bot: &mut dyn Bot<G>, truth: &G, seat: Seat, entropy: &mut FastChance) -> G::Move {
    let mut redraw = FastChance::new(entropy.bits());
    let mut own = FastChance::new(entropy.bits());
    let mut world = truth.clone();
    world.resample(Viewer::Seat(seat), &mut redraw);
    bot.choose(&world, seat, &mut own)
}

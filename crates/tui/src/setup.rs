//! What is agreed before a game in the terminal.

use curia_core::{Game, Seat, SeatCount, Seed};
use curia_texts::{Lang, Names};

use crate::Answer;

/// A game to be played: who sits where, by which options, in which language.
pub struct Setup<G: Game> {
    /// The options of the game.
    pub options: G::Options,
    /// How many play.
    pub seats: SeatCount,
    /// Where the person sits; all other seats are bots.
    pub person: Seat,
    /// What the players are called.
    pub names: Names,
    /// The language to begin with; it can be changed while playing.
    pub lang: Lang,
    /// Where all luck comes from.
    pub seed: Seed,
    /// Lines of text even where a screen could be drawn.
    pub plain: bool,
    /// What the bots answer.
    pub bot: Answer<G>,
}

impl<G: Game> Setup<G> {
    /// The usual table: the rulebook's options, the person at seat 0, in English.
    pub fn new(seats: SeatCount, seed: Seed, bot: Answer<G>) -> Setup<G> {
        Setup {
            options: G::Options::default(),
            seats,
            person: Seat::S0,
            names: Names::usual(),
            lang: Lang::En,
            seed,
            plain: false,
            bot,
        }
    }
}

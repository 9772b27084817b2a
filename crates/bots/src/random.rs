//! The bot that takes anything.

use curia_core::{Chance, FastChance, Game, MoveList, Seat};

use crate::Bot;

/// Picks evenly from the legal list.
pub struct Random<G: Game> {
    list: MoveList<G::Move>,
}

impl<G: Game> Random<G> {
    /// A random player.
    pub fn new() -> Random<G> {
        Random { list: MoveList::for_game::<G>() }
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random::new()
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, world: &G, seat: Seat, chance: &mut FastChance) -> G::Move {
        self.list.clear();
        world.legal(seat, &mut self.list);
        match self.list.get(chance.below(self.list.len())) {
            Some(&mv) => mv,
            None => world.fallback(seat, chance),
        }
    }
}

//! The bot that follows the heuristics of the game and looks no further.

use curia_core::{Chance, FastChance, Heuristics, MoveList, Seat};

use crate::Bot;

/// Takes the move that is rated best, any of the best if there are several.
pub struct Greedy<G: Heuristics> {
    list: MoveList<G::Move>,
    ratings: Vec<i32>,
}

impl<G: Heuristics> Greedy<G> {
    /// A player by rules of thumb.
    pub fn new() -> Greedy<G> {
        Greedy { list: MoveList::for_game::<G>(), ratings: Vec::with_capacity(G::MAX_MOVES) }
    }
}

impl<G: Heuristics> Default for Greedy<G> {
    fn default() -> Greedy<G> {
        Greedy::new()
    }
}

impl<G: Heuristics> Bot<G> for Greedy<G> {
    fn choose(&mut self, world: &G, seat: Seat, chance: &mut FastChance) -> G::Move {
        self.list.clear();
        world.legal(seat, &mut self.list);
        if let [only] = self.list[..] {
            return only;
        }
        world.rate(seat, &self.list, &mut self.ratings);
        let best = self.ratings.iter().max();
        let equals = self.ratings.iter().filter(|&rating| Some(rating) == best).count();
        let lucky = chance.below(equals);
        let mut among_best = self.list.iter().zip(&self.ratings).filter(|&(_, rating)| Some(rating) == best);
        match among_best.nth(lucky) {
            Some((&mv, _)) => mv,
            None => world.fallback(seat, chance),
        }
    }
}

//! Playouts that follow the heuristics.

use curia_core::{Chance, FastChance, Heuristics, MoveList, Silent};

/// A thoughtful decision rates at most so many of the legal moves, picked at random: that is cheaper, and
/// no two playouts are the same.
const CANDIDATES: usize = 5;

/// Plays on like [`crate::playout`], but takes the best rated of a few moves each time. The lists are buffers.
pub(super) fn thoughtful_playout<G: Heuristics>(
    world: &mut G,
    list: &mut MoveList<G::Move>,
    ratings: &mut Vec<i32>,
    chance: &mut FastChance,
) {
    let stage = world.stage();
    for _ in 0..G::MAX_PLIES {
        let Some(seat) = world.awaited().first() else { return };
        list.clear();
        world.legal(seat, list);
        let options = list.len();
        let candidates = options.min(CANDIDATES);
        // The best rated of random order is also an even choice among equals.
        for place in 0..candidates {
            list.as_mut_slice().swap(place, place + chance.below(options - place));
        }
        let mv = match list[..candidates] {
            [] => return,
            [only] => only,
            [first, ..] => {
                world.rate(seat, &list[..candidates], ratings);
                let rated = list.iter().zip(ratings.iter());
                rated.reduce(|best, next| if next.1 > best.1 { next } else { best }).map_or(first, |(&mv, _)| mv)
            }
        };
        world.apply(seat, mv, chance, &mut Silent);
        if world.stage() != stage {
            return;
        }
    }
}

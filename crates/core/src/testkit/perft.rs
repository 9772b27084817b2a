//! Counts of reachable positions, pinned as chess engines pin them: a rule that allows one move more or less anywhere
//! near shows at once.

use crate::{Chance, FastChance, Game, MoveList, SeatCount, Seed, Silent};

/// No count goes further once a level has so many positions.
const ENOUGH: u64 = 20_000;

/// The deepest level that is counted.
const DEEPEST: usize = 12;

/// How many positions lie 1, 2, 3, ... moves behind the one that evenly random play reaches after `plies` moves of game
/// `number`. Of several seats that are asked at once the first one moves; the luck of a ply is the same on all ways.
pub fn perft<G: Game>(seats: SeatCount, number: u64, plies: u64) -> Vec<u64> {
    let seed = Seed::from_number(number);
    let Ok(mut game) = G::new(&G::Options::default(), seats, &mut seed.chance(0), &mut Silent) else {
        return Vec::new();
    };
    let mut list = MoveList::for_game::<G>();
    let mut chance = FastChance::new(number);
    for ply in 1..=plies {
        let Some(seat) = game.awaited().first() else { return Vec::new() };
        game.legal(seat, &mut list);
        let Some(&mv) = list.get(chance.below(list.len())) else { return Vec::new() };
        game.apply(seat, mv, &mut seed.chance(ply), &mut Silent);
    }
    let mut counts = Vec::new();
    for depth in 1..=DEEPEST {
        let count = count(&game, &seed, plies, depth);
        if count == 0 {
            break;
        }
        counts.push(count);
        if count > ENOUGH {
            break;
        }
    }
    counts
}

fn count<G: Game>(game: &G, seed: &Seed, ply: u64, depth: usize) -> u64 {
    let Some(seat) = game.awaited().first() else { return 0 };
    let mut list = MoveList::for_game::<G>();
    game.legal(seat, &mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    let mut positions = 0;
    for &mv in list.iter() {
        let mut next = game.clone();
        next.apply(seat, mv, &mut seed.chance(ply + 1), &mut Silent);
        positions += count(&next, seed, ply + 1, depth - 1);
    }
    positions
}

//! What is played millions of times allocates nothing: random play with its redraws, and a search whose tree stands.
//! A counting allocator watches both.
#![expect(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use curia_bots::{Budget, Mcts};
use curia_catalog::{GameId, for_game};
use curia_core::testkit::seat_counts;
use curia_core::{Chance, FastChance, Game, Heuristics, MoveList, Options, SeatCount, Silent, Viewer};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// What `work` returns, and how often it allocated.
fn counted<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = ALLOCATIONS.with(Cell::get);
    let done = work();
    (done, ALLOCATIONS.with(Cell::get) - before)
}

/// Plays games to their ends, redrawing now and then, and returns how many moves were made.
fn play<G: Game>(seats: SeatCount, games: usize, options: &G::Options, list: &mut MoveList<G::Move>) -> u64 {
    let mut chance = FastChance::new(11);
    let mut moves = 0;
    for _ in 0..games {
        let mut game = G::new(options, seats, &mut chance, &mut Silent).unwrap();
        while let Some(seat) = game.awaited().first() {
            game.legal(seat, list);
            let mv = list[chance.below(list.len())];
            game.apply(seat, mv, &mut chance, &mut Silent);
            moves += 1;
            if moves % 16 == 0 {
                game.resample(Viewer::Seat(seat), &mut chance);
            }
            std::hint::black_box(game.tally());
        }
        std::hint::black_box(game.standings());
    }
    moves
}

#[test]
fn the_playing_path_never_touches_the_heap() {
    for &id in GameId::ALL {
        for_game!(id, G => for seats in seat_counts::<G>() {
            let options = <G as Game>::Options::from_map(&Default::default()).unwrap();
            let mut list = MoveList::for_game::<G>();
            play::<G>(seats, 1, &options, &mut list);
            let (moves, allocations) = counted(|| play::<G>(seats, 40, &options, &mut list));
            assert_eq!(allocations, 0, "{id} with {} seats allocated during {moves} moves", seats.get());
        });
    }
}

/// How many allocations a bot makes after its first search, in positions along a random game.
fn later_allocations<G: Heuristics>(seats: SeatCount) -> u64 {
    let mut chance = FastChance::new(4);
    let mut bot = Mcts::<G>::new(Budget::Playouts(400));
    let mut list = MoveList::for_game::<G>();
    let mut game = G::new(&G::Options::default(), seats, &mut chance, &mut Silent).unwrap();
    let mut later = 0;
    for ply in 0..40 {
        let Some(seat) = game.awaited().first() else { break };
        let (found, allocations) = counted(|| bot.search(&game, seat, &mut chance));
        if ply > 0 {
            later += allocations;
        }
        game.legal(seat, &mut list);
        let mv = found.map_or(list[0], |(mv, _)| mv);
        game.apply(seat, mv, &mut chance, &mut Silent);
    }
    later
}

#[test]
fn a_search_allocates_nothing_once_its_tree_stands() {
    for &id in GameId::ALL {
        for_game!(id, G => {
            let most = SeatCount::new(id.info().seats.1).unwrap();
            assert_eq!(later_allocations::<G>(most), 0, "{id}");
        });
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(counted(|| std::hint::black_box(Box::new(1))).1, 1);
}

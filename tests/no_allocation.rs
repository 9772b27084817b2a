//! Random play, redraws included, allocates nothing: a counting allocator watches the loop.
#![expect(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use curia_catalog::{GameId, for_game};
use curia_core::testkit::seat_counts;
use curia_core::{Chance, FastChance, Game, MoveList, Options, SeatCount, Silent, Viewer};

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
            let before = ALLOCATIONS.with(Cell::get);
            let moves = play::<G>(seats, 40, &options, &mut list);
            let after = ALLOCATIONS.with(Cell::get);
            assert_eq!(after - before, 0, "{id} with {} seats allocated during {moves} moves", seats.get());
        });
    }
}

#[test]
fn the_counter_counts() {
    let before = ALLOCATIONS.with(Cell::get);
    std::hint::black_box(Box::new(1));
    assert!(ALLOCATIONS.with(Cell::get) > before);
}

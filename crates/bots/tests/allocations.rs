//! A search takes its memory once, not playout by playout.
#![expect(unsafe_code, reason = "a counting allocator is an unsafe trait by definition")]

mod toy;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use curia_bots::{Budget, Mcts};
use curia_core::{FastChance, Heuristics, MoveList, SeatCount, Silent};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every request goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the place came from `System.alloc` with this layout.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How many allocations the second search of a bot makes, in positions along a random game.
fn later_allocations<G: Heuristics>(seats: usize) -> u64 {
    let mut chance = FastChance::new(4);
    let mut bot = Mcts::<G>::new(Budget::Playouts(400));
    let mut list = MoveList::for_game::<G>();
    let seats = SeatCount::new(seats).unwrap();
    let mut game = G::new(&G::Options::default(), seats, &mut chance, &mut Silent).unwrap();
    let mut later = 0;
    for ply in 0..40 {
        let Some(seat) = game.awaited().first() else { break };
        let before = ALLOCATIONS.with(Cell::get);
        let found = bot.search(&game, seat, &mut chance);
        if ply > 0 {
            later += ALLOCATIONS.with(Cell::get) - before;
        }
        list.clear();
        game.legal(seat, &mut list);
        let mv = found.map_or(list[0], |(mv, _)| mv);
        game.apply(seat, mv, &mut chance, &mut Silent);
    }
    later
}

#[test]
fn a_search_allocates_nothing_once_its_tree_stands() {
    assert_eq!(later_allocations::<toy::Toy>(5), 0);
    assert_eq!(later_allocations::<curia_guillotine::Guillotine>(5), 0);
    assert_eq!(later_allocations::<curia_il_principe::IlPrincipe>(5), 0);
    assert_eq!(later_allocations::<curia_rival_kings::RivalKings>(4), 0);
}

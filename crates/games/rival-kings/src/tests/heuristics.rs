//! The heuristics are worth having.

use curia_core::{Chance, FastChance, Game, Heuristics, MoveList, SeatCount, Silent, Viewer};

use crate::RivalKings;

/// The share of the victory of a greedy seat against evenly random ones.
fn greedy_share(seats: usize, number: u64) -> f64 {
    let mut chance = FastChance::new(number);
    let count = SeatCount::new(seats).unwrap();
    let mut game = RivalKings::new(&Default::default(), count, &mut chance, &mut Silent).unwrap();
    let greedy = number as usize % seats;
    let (mut list, mut ratings) = (MoveList::for_game::<RivalKings>(), Vec::new());
    while let Some(seat) = game.awaited().first() {
        game.legal(seat, &mut list);
        let mut place = chance.below(list.len());
        if seat.index() == greedy {
            let mut world = game.clone();
            world.resample(Viewer::Seat(seat), &mut chance);
            world.rate(seat, &list, &mut ratings);
            assert_eq!(ratings.len(), list.len());
            place = (0..list.len()).max_by_key(|&place| ratings[place]).unwrap();
        }
        game.apply(seat, list[place], &mut chance, &mut Silent);
    }
    game.standings().unwrap().win_shares().0[greedy]
}

#[test]
fn a_greedy_player_beats_a_random_one_nearly_always() {
    let won: f64 = (0..100).map(|number| greedy_share(2, number)).sum();
    assert!(won >= 95.0, "{won} of 100");
}

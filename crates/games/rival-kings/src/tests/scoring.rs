//! The best arrangement against all arrangements, and the places.

use proptest::prelude::*;

use super::position::{S0, S1, Table};
use crate::data::{Building, Card, Subject};
use crate::state::Player;
use curia_core::Game;

/// Section 7, steps 2 and 3, by trying every partial matching.
fn best_matching(buildings: &[Building], subjects: &[Subject]) -> i32 {
    let Some((&building, rest)) = buildings.split_first() else { return subjects.len() as i32 };
    let mut best = 1 + best_matching(rest, subjects);
    for (place, &subject) in subjects.iter().enumerate() {
        let (a, b) = (Card::Building(building), Card::Subject(subject));
        if a.colour() == b.colour() {
            let mut left = subjects.to_vec();
            left.remove(place);
            best = best.max(i32::from(a.value().max(b.value())) + best_matching(rest, &left));
        }
    }
    best
}

/// Section 7, steps 1 to 3, as plainly as it can be said.
fn brute_force(buildings: &[Building], subjects: &[Subject]) -> i32 {
    let (mut buildings, mut subjects) = (buildings.to_vec(), subjects.to_vec());
    let mut points = 0;
    while let Some((b, s)) = (0..buildings.len())
        .find_map(|b| subjects.iter().position(|s| s.index() == buildings[b].index()).map(|s| (b, s)))
    {
        let (building, subject) = (buildings.remove(b), subjects.remove(s));
        points += i32::from(Card::Building(building).value() + Card::Subject(subject).value());
    }
    points + best_matching(&buildings, &subjects)
}

proptest! {
    #[test]
    fn the_best_arrangement_equals_brute_force(
        mut numbers in proptest::collection::vec(0usize..32, 0..7),
        mut others in proptest::collection::vec(0usize..32, 0..7),
    ) {
        // Each number is one of the two copies of a type.
        for list in [&mut numbers, &mut others] {
            list.sort_unstable();
            list.dedup();
        }
        let buildings: Vec<Building> = numbers.iter().map(|number| Building::ALL[number / 2]).collect();
        let subjects: Vec<Subject> = others.iter().map(|number| Subject::ALL[number / 2]).collect();
        let mut player = Player::FIRST;
        buildings.iter().for_each(|&building| player.add(Card::Building(building)));
        subjects.iter().for_each(|&subject| player.add(Card::Subject(subject)));
        prop_assert_eq!(player.points().cards(), brute_force(&buildings, &subjects));
    }
}

#[test]
fn one_colour_equals_brute_force_in_every_hand_of_single_copies() {
    for owned in 0u32..256 {
        for first in [0, 4, 8, 12] {
            let has = |bit: usize| owned >> bit & 1 == 1;
            let buildings: Vec<_> = (0..4).filter(|&bit| has(bit)).map(|bit| Building::ALL[first + bit]).collect();
            let subjects: Vec<_> = (0..4).filter(|&bit| has(4 + bit)).map(|bit| Subject::ALL[first + bit]).collect();
            let mut player = Player::FIRST;
            buildings.iter().for_each(|&building| player.add(Card::Building(building)));
            subjects.iter().for_each(|&subject| player.add(Card::Subject(subject)));
            assert_eq!(player.points().cards(), brute_force(&buildings, &subjects), "{buildings:?} {subjects:?}");
        }
    }
}

#[test]
fn ruling_40_two_complete_pairs_of_a_type_score_twice() {
    let mut table = Table::new(2);
    table.own(S0, &[Building::Garden, Building::Garden], &[Subject::Gardener, Subject::Gardener]);
    assert_eq!(table.game.players[S0].points().perfect, 14);
}

#[test]
fn ruling_41_two_buildings_never_pair() {
    let mut table = Table::new(2);
    table.own(S0, &[Building::Garden, Building::Dungeon], &[]);
    assert_eq!(table.game.players[S0].points().cards(), 2);
}

#[test]
fn ruling_42_perfect_pairs_are_formed_first() {
    let mut table = Table::new(2);
    table.own(S0, &[Building::Garden, Building::Dungeon], &[Subject::Gardener]);
    let points = table.game.players[S0].points();
    assert_eq!((points.perfect, points.colour, points.loose), (7, 0, 1));
}

#[test]
fn ruling_45_totals_may_be_negative() {
    let mut table = Table::new(2);
    table.coins(S0, 0, 0).markers(&[4, 1]);
    assert_eq!(table.game.tally()[S0], -8);
}

#[test]
fn every_three_coins_are_a_point() {
    let mut table = Table::new(2);
    for (ones, twos, points) in [(0, 1, 0), (1, 1, 1), (1, 2, 1), (0, 3, 2)] {
        table.coins(S1, ones, twos);
        assert_eq!(table.game.players[S1].points().coins, points);
    }
}

//! The greedy player is worth its name.

use curia_core::{Chance, FastChance, Game, Heuristics, MoveList, SeatCount, Silent, Viewer};

use super::position::{Position, S0};
use crate::data::City;
use crate::{IlPrincipe, Move, Options};

fn best(game: &IlPrincipe, seat: curia_core::Seat, chance: &mut FastChance) -> Move {
    let mut list = MoveList::for_game::<IlPrincipe>();
    let mut ratings = Vec::new();
    game.legal(seat, &mut list);
    let mut world = game.clone();
    world.resample(Viewer::Seat(seat), chance);
    world.rate(seat, &list, &mut ratings);
    assert_eq!(ratings.len(), list.len());
    let best = ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap();
    list[best.0]
}

#[test]
fn a_greedy_player_beats_a_random_one_nearly_always() {
    let seats = SeatCount::new(2).unwrap();
    let mut list = MoveList::for_game::<IlPrincipe>();
    let mut won = 0.0;
    let games = 60;
    for number in 0..games {
        let mut chance = FastChance::new(number);
        let mut game = IlPrincipe::new(&Options::default(), seats, &mut chance, &mut Silent).unwrap();
        let greedy = seats.iter().nth(number as usize % 2).unwrap();
        while let Some(seat) = game.awaited().first() {
            let mv = if seat == greedy {
                best(&game, seat, &mut chance)
            } else {
                game.legal(seat, &mut list);
                list[chance.below(list.len())]
            };
            game.apply(seat, mv, &mut chance, &mut Silent);
        }
        won += game.standings().unwrap().win_shares()[greedy];
    }
    assert!(won >= 0.95 * games as f64, "{won} of {games}");
}

#[test]
fn greedy_players_build_until_the_cities_run_out() {
    for count in 2..=5 {
        let seats = SeatCount::new(count).unwrap();
        let (mut cities, mut by_cities) = (0, 0);
        for number in 0..20 {
            let mut chance = FastChance::new(number);
            let mut game = IlPrincipe::new(&Options::default(), seats, &mut chance, &mut Silent).unwrap();
            while let Some(seat) = game.awaited().first() {
                let mv = best(&game, seat, &mut chance);
                game.apply(seat, mv, &mut chance, &mut Silent);
            }
            cities += game.houses.playing(seats).iter().map(|house| house.cities.len()).sum::<usize>();
            by_cities += usize::from(!game.last_round);
        }
        assert!(cities > 20 * 7, "{count} seats: {cities} cities");
        assert!(by_cities > 0, "{count} seats");
    }
}

#[test]
fn a_city_that_can_be_built_is_built() {
    let cities = [City::Firenze, City::Lucca, City::Siena, City::Verona];
    let table = Position::new(3).display(&cities).hand(S0, "GGRBYW").gold(&[6]);
    assert_eq!(best(&table.game, S0, &mut FastChance::new(1)), Move::Build(City::Firenze));
}

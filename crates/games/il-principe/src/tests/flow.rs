//! What no ruling names: the order of phase 3 and the length of a game.

use curia_core::{FastChance, Game, SeatCount, Silent};

use super::position::{Position, S1, S2};
use crate::Options;
use crate::data::Colour;
use crate::state::{IlPrincipe, Phase};

fn new_game(seats: usize, options: &Options, seed: u64) -> IlPrincipe {
    IlPrincipe::new(options, SeatCount::new(seats).unwrap(), &mut FastChance::new(seed), &mut Silent).unwrap()
}

/// Section 8, point 5: players who are away neither build nor take a role, so only the deck ends their game.
#[test]
fn the_longest_games_have_the_stated_number_of_rounds() {
    for (seats, draw_count, rounds) in [(2, 5, 7), (3, 5, 7), (4, 5, 6), (5, 5, 5), (3, 4, 9), (4, 4, 7), (5, 4, 6)] {
        let mut game = new_game(seats, &Options { draw_count, ..Options::default() }, 5);
        let chance = &mut FastChance::new(1);
        while let Some(seat) = game.awaited().first() {
            let mv = game.fallback(seat, chance);
            game.apply(seat, mv, chance, &mut Silent);
        }
        assert_eq!((game.round, game.last_round), (rounds, true), "{seats} seats drawing {draw_count}");
    }
}

#[test]
fn everybody_acts_once_beginning_with_the_new_principe() {
    let mut table = Position::new(3).gold(&[5, 5, 5]).lots(&["R"]);
    table.play(&["1 pass_bid", "2 bid:1", "0 pass_bid", "2 decline_build"]);
    assert_eq!(table.game.phase, Phase::Action(S2));
    assert_eq!(table.refused("0 pass_action"), "5.8");
    table.play(&["2 pass_action", "0 pass_action", "1 pass_action"]);
    assert_eq!((table.game.phase, table.game.round), (Phase::Offer, 3));
}

#[test]
fn everybody_sees_what_has_become_of_the_lots_of_the_round() {
    use curia_core::Viewer;

    use crate::SettledView;
    let mut table = Position::new(3).gold(&[9, 9, 9]).lots(&["R", "BB"]);
    let settled = |table: &Position| table.game.view(Viewer::Spectator).settled;
    assert_eq!(settled(&table), []);
    table.play(&["1 bid:2", "2 pass_bid", "0 pass_bid", "1 decline_build"]);
    let red = SettledView { colour: Colour::Red, count: 1, buyer: Some(S1), price: 2 };
    assert_eq!(settled(&table), [red]);
    table.play(&["2 pass_bid", "0 pass_bid", "1 pass_bid"]);
    let blue = SettledView { colour: Colour::Blue, count: 2, buyer: None, price: 0 };
    assert_eq!(settled(&table), [red, blue]);
    let next = table.phase(Phase::Offer);
    assert_eq!(settled(&next), [], "a new round begins with new offers");
}

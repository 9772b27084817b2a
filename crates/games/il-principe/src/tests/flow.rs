//! What no ruling names: the order of phase 3, reasons, standing orders, options and the result.

use curia_core::{FastChance, Game, SeatCount, SetupError, Silent, Viewer};

use super::position::{Position, S0, S1, S2, S3};
use crate::data::{City, Colour, Family, Region};
use crate::state::{IlPrincipe, Item, Phase};
use crate::{Families, Move, Options, Order};

const CITIES: [City; 4] = [City::Firenze, City::Lucca, City::Siena, City::Verona];

fn new_game(seats: usize, options: &Options, seed: u64) -> IlPrincipe {
    IlPrincipe::new(options, SeatCount::new(seats).unwrap(), &mut FastChance::new(seed), &mut Silent).unwrap()
}

#[test]
fn equal_totals_share_a_place_unless_gold_decides() {
    let end = |options: Options| {
        let table = Position::with(3, Options { start_principe: Some(S0), ..options });
        let table = table.vp(S0, 57).vp(S1, 55).vp(S2, 48).gold(&[1, 3, 2]).phase(Phase::Over);
        table.game.standings().unwrap()
    };
    let shared = end(Options::default());
    assert_eq!(shared.totals.playing(shared.seats), [57, 57, 48]);
    assert_eq!(shared.places.playing(shared.seats), [1, 1, 3]);
    let by_gold = end(Options { tiebreak_gold: true, ..Options::default() });
    assert_eq!(by_gold.places.playing(by_gold.seats), [2, 1, 3]);
}

#[test]
fn gold_decides_on_every_place_and_equal_gold_shares_it() {
    let places = |gold: &[u8]| {
        let options = Options { tiebreak_gold: true, start_principe: Some(S0), ..Options::default() };
        let table = Position::with(4, options).vp(S0, 57).vp(S1, 50).vp(S2, 50).vp(S3, 50).gold(gold);
        let end = table.phase(Phase::Over).game.standings().unwrap();
        end.places.playing(end.seats).to_vec()
    };
    assert_eq!(places(&[9, 1, 3, 2]), [1, 4, 2, 3]);
    assert_eq!(places(&[9, 1, 2, 2]), [1, 4, 2, 2]);
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
fn a_reason_in_phase_three_knows_the_round() {
    let reason = |round| Position::new(3).round(round).game.why_not(S0, Move::PassBid).unwrap().reason;
    assert_ne!(reason(1), reason(2));
    assert_eq!(reason(1).key, reason(2).key);
}

#[test]
fn a_move_that_is_no_bid_is_not_refused_for_a_pass_or_a_bid() {
    let mut table = Position::new(4).up(S0, "W").up(S1, "W").up(S3, "W").gold(&[5, 5, 5, 5]);
    table.begin_roles().play(&["1 pass_bid", "3 bid:1"]);
    let reason = |text: &str| {
        let (seat, mv) = text.split_once(' ').unwrap();
        table.game.why_not(seat.parse().unwrap(), mv.parse().unwrap()).unwrap().reason.key.id
    };
    assert_eq!(["1 bid:2", "2 bid:2", "3 bid:2"].map(reason), ["passed", "not_tied", "leading"]);
    assert_eq!(["1 build:siena", "2 lay:red", "3 offer:red"].map(reason), ["wait"; 3]);
}

#[test]
fn an_agreed_first_principe_must_sit_at_the_table() {
    let options = Options { start_principe: Some(S3), ..Options::default() };
    let seats = |count| SeatCount::new(count).unwrap();
    let error = IlPrincipe::new(&options, seats(3), &mut FastChance::new(1), &mut Silent).err();
    assert!(matches!(error, Some(SetupError::BadValue { id: "start_principe", .. })));
    assert_eq!(IlPrincipe::new(&options, seats(4), &mut FastChance::new(1), &mut Silent).unwrap().principe, S3);
    assert!(IlPrincipe::new(&Options::default(), seats(1), &mut FastChance::new(1), &mut Silent).is_err());
}

#[test]
fn families_go_by_seat_or_are_dealt() {
    let families = |families, seed| {
        let game = new_game(5, &Options { families, ..Options::default() }, seed);
        game.view(Viewer::Spectator).houses.iter().map(|house| house.family).collect::<Vec<_>>()
    };
    assert_eq!(families(Families::SeatOrder, 1), Family::ALL);
    let mut first = Vec::new();
    for seed in 0..50 {
        let mut dealt = families(Families::Random, seed);
        first.push(dealt[0]);
        dealt.sort();
        assert_eq!(dealt, Family::ALL);
    }
    assert!(Family::ALL.iter().all(|family| first.contains(family)));
}

#[test]
fn a_random_first_principe_can_be_anybody() {
    let first: Vec<_> = (0..50).map(|seed| new_game(3, &Options::default(), seed).principe).collect();
    assert!([S0, S1, S2].iter().all(|seat| first.contains(seat)));
}

#[test]
fn a_standing_order_bids_the_minimum_up_to_its_limit() {
    let mut table = Position::new(3).gold(&[9, 9, 2]).lots(&["R"]);
    let order = Order { up_to: 3 };
    assert_eq!(table.game.order(S2, &order), None);
    assert_eq!(table.game.order(S1, &order), Some(Move::Bid(1)));
    table.play(&["1 bid:2"]);
    assert_eq!(table.game.order(S2, &order), Some(Move::PassBid));
    table.play(&["2 pass_bid", "0 bid:3"]);
    assert_eq!(table.game.order(S1, &order), Some(Move::PassBid));
    assert_eq!(table.game.order(S1, &Order { up_to: 4 }), Some(Move::Bid(4)));
}

#[test]
fn a_shield_goes_to_a_region_of_its_city() {
    let mut table = Position::new(3).display(&CITIES).hand(S0, "WWRB").gold(&[4]);
    table.play(&["0 build:lucca"]);
    assert_eq!(table.refused("0 shield:adria"), "5.7");
    assert_eq!(table.refused("0 pass_action"), "5.7");
    table.play(&["0 shield:toscana", "0 shield:toscana"]);
    assert_eq!(table.house(S0).shields[Region::Toscana as usize], 2);
}

#[test]
fn nothing_can_be_done_in_a_game_that_is_over_or_by_an_empty_seat() {
    let table = Position::new(3).phase(Phase::Over);
    assert_eq!(table.refused("0 pass_action"), "8");
    assert_eq!(table.refused("4 pass_action"), "4.1");
    assert_eq!(Position::new(3).lots(&["R"]).auctioned(), Some((Item::Lot(Colour::Red), vec![0, 1, 2])));
}

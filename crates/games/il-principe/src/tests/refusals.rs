//! Reasons: they name the rule, and what is allowed instead.

use curia_core::{Arg, Game};

use super::position::{Position, S0, S1, S3};
use crate::Move;
use crate::data::{City, Colour, Region};
use crate::state::{Item, Occasion, Phase};

const CITIES: [City; 4] = [City::Firenze, City::Lucca, City::Siena, City::Verona];

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

#[test]
fn who_must_wait_is_told_who_decides() {
    let waiting = |phase: Phase| {
        let refusal = Position::new(3).phase(phase).game.why_not(S1, Move::PassAction).unwrap();
        assert_eq!((refusal.reason.key.id, &refusal.reason.args[..]), ("wait", &[("seat", Arg::Seat(S0))][..]));
        refusal.rule
    };
    let shield = Phase::PlaceShield { seat: S0, city: City::Siena, left: 1, occasion: Occasion::Lot };
    assert_eq!(waiting(Phase::BuildOption(S0)), "5.6");
    assert_eq!(waiting(shield), "5.7");
    assert_eq!(waiting(Phase::Action(S0)), "5.8");
    assert_eq!(waiting(Phase::LayCount { seat: S0, colour: Colour::Red }), "5.8");
    assert_eq!(waiting(Phase::TurnUp { seat: S0, then: None }), "5.9");
    assert_eq!(waiting(Phase::PlaceShieldAny { seat: S0, then: None }), "5.9");
}

#[test]
fn a_reason_with_nothing_to_list_says_so() {
    let key =
        |table: Position, text: &str| table.game.why_not(S0, text.parse().unwrap()).unwrap().reason.key.to_string();
    assert_eq!(key(Position::new(3).hand(S0, "R"), "lay:blue"), "il-principe-why-no_card");
    assert_eq!(key(Position::new(3), "lay:blue"), "il-principe-why-no_card_empty");
    assert_eq!(key(Position::new(3).display(&CITIES), "build:pisa"), "il-principe-why-city_not_displayed");
    assert_eq!(key(Position::new(3).display(&[]), "build:pisa"), "il-principe-why-city_not_displayed_empty");
}

#[test]
fn a_player_who_has_offered_all_cards_waits_for_the_others() {
    let mut table = Position::new(3).hand(S0, "GWRB").hand(S1, "GWRB").phase(Phase::Offer);
    assert_eq!(table.game.why_not(S0, Move::PassBid).unwrap().reason.key.id, "now_offer");
    table.play(&["0 offer:green", "0 offer:white"]);
    let refusal = table.game.why_not(S0, Move::Offer(Colour::Red)).unwrap();
    assert_eq!((refusal.rule, refusal.reason.key.id), ("5.3", "offer_done"));
}

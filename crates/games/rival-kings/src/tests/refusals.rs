//! Reasons worth reading.

use curia_core::Seat;

use super::position::{S0, S1, S2, Table};
use crate::data::Character::{Courtier, Diplomat, Duke, Knight, LordProtector, Merchant1, Priest, Queen};
use crate::data::{Building, Card, Pile, Subject};

#[test]
fn in_phase_2_the_open_question_is_named_and_its_section_cited() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Gardener]).own(S1, &[], &[Subject::TownGuard]);
    table.reveal(&[Duke, Priest, Queen], None);
    assert_eq!(table.decision(), "gardener");
    assert_eq!(table.refused(S0, "use_ability"), ("5.4", "not_now"));
    assert_eq!(table.refused(S2, "skip"), ("5.4", "not_your_turn"));
    table.play(S0, "pass");
    assert_eq!(table.decision(), "town_guard");
    assert_eq!(table.refused(S1, "use_ability"), ("5.4", "not_now"));
    assert_eq!(table.refused(S0, "ward"), ("5.4", "not_your_turn"));
    table.play(S1, "accept");
    assert_eq!(table.refused(S0, "skip"), ("5.5", "not_your_turn"));
}

#[test]
fn an_action_that_cannot_be_performed_says_what_is_missing() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Scholar]).own(S0, &[Building::Mine], &[]);
    table.reveal(&[Merchant1, Queen, Knight], None).markers(&[0, 1, 1]).coins(S0, 0, 0);
    table.empty_stacks().until_turn(S0);
    assert_eq!(table.refused(S0, "perform"), ("9.36", "no_markers"));
    table.play(S0, "skip").coins(S1, 16, 0).coins(S2, 0, 16).coins(S0, 0, 0);
    assert_eq!(table.game.supply.value(), 0);
    table.game.supply.ones = 1;
    assert_eq!(table.refused(S0, "perform"), ("9.34", "no_money"));
    table.play(S0, "skip");
    assert_eq!(table.refused(S0, "perform"), ("9.37", "no_subject_to_pay"));
    table.play(S0, "skip");
    assert_eq!(table.refused(S0, "perform"), ("9.37", "no_building_to_pay"));
}

#[test]
fn a_seat_without_a_player_and_a_player_without_a_subject_are_told_so() {
    let mut table = Table::new(3);
    assert_eq!(table.refused(Seat::S3, "choose:queen"), ("4", "no_seat"));
    table.reveal(&[Duke, Queen, Courtier], None).until_turn(S0);
    assert_eq!(table.refused(S0, "use_ability"), ("3.6", "ability_none"));
}

#[test]
fn cards_and_piles_that_are_not_there_are_named() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Troubadour]).reveal(&[LordProtector, Duke, Courtier], None).shorten(Pile::B1, 0);
    table.top(Pile::B2, Card::Building(Building::Mine)).play(S0, "use_ability");
    assert_eq!(table.refused(S0, "own:building:0"), ("5.7", "no_such_card"));
    table.play(S0, "own:subject:0").play(S0, "pile:s1").play(S0, "perform");
    assert_eq!(table.refused(S0, "pile:b1"), ("5.6", "pile_empty"));

    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Miner]).shorten(Pile::B1, 3).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability");
    assert_eq!(table.refused(S0, "buy:b1:4"), ("9.26", "no_such_depth"));
}

#[test]
fn an_answer_to_another_question_names_the_open_one() {
    let mut table = Table::new(3);
    assert_eq!(table.refused(S0, "skip"), ("5.3", "not_now"));
    table.stack_hands(&[Diplomat, Duke, Queen], None);
    assert_eq!(table.refused(S0, "choose:queen"), ("5.3", "not_in_hand"));
}

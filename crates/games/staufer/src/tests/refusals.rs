//! Bad input: refused with the rule and what is missing, and nothing has changed.

use curia_core::{Arg, Game, Silent};

use super::position::{A, B, LAST_TURN, Table, table, table_with};
use crate::Move;

/// The move is refused for this rule and reason, and the game stays as it was.
fn refused(table: &mut Table, text: &str, rule: &str, reason: &str) {
    assert_eq!(table.refusal(A, text), (rule, reason), "{text}");
    let before = table.game.clone();
    let mv: Move = text.parse().unwrap();
    assert!(table.game.play(A, mv, &mut table.chance, &mut Silent).is_err());
    assert!(table.game == before, "{text} changed the game");
}

#[test]
fn an_appointment_that_cannot_be_paid_in_full_says_what_is_missing() {
    let mut table = table("court A 4 1");
    refused(&mut table, "choose_office:strasbourg_2", "9.6", "office_too_dear");
    let reason = table.refused(A, "choose_office:strasbourg_2").reason;
    let numbers: Vec<&(&str, Arg)> = reason.args.iter().filter(|(name, _)| *name != "office").collect();
    let number = |name: &'static str, value: i64| (name, Arg::Int(value));
    assert_eq!(numbers, [&number("need", 6), &number("have", 5), &number("missing", 1)]);
    table.play("A appoint");
    refused(&mut table, "choose_office:strasbourg_2", "9.6", "office_too_dear");
}

#[test]
fn an_envoy_without_the_right_does_not_take_a_noble_office() {
    let mut none = table("court A 8 0");
    refused(&mut none, "choose_office:nijmegen_2", "5.4", "noble_needed");
    let mut one = table("court A 8 1; holds A tq_patent");
    one.play("A appoint choose_office:nijmegen_2 confirm");
    // Only the noble is left, so it takes the office by itself.
    assert!(!one.game.seated[A].nobles.is_empty());
}

#[test]
fn a_privilege_that_is_owned_is_not_bought_again() {
    let mut table = table("holds A pu_seal pu_seal; privilege A pv_steward");
    table.play("A buy_privilege");
    refused(&mut table, "choose_privilege:pv_steward", "9.12", "privilege_owned");
    refused(&mut table, "supply", "5.5", "now_choose_privilege");
}

#[test]
fn a_privilege_needs_two_seals() {
    let mut table = table("holds A pu_seal");
    refused(&mut table, "buy_privilege", "5.5", "seals_missing");
    refused(&mut table, "choose_privilege:pv_steward", "5.5", "seals_missing");
}

#[test]
fn with_everything_owned_there_is_nothing_to_buy() {
    let five = "pv_courier pv_steward pv_recruiter pv_patent pv_herald pv_vp";
    let mut table = table(&format!("holds A pu_seal pu_seal; privilege A {five}"));
    refused(&mut table, "buy_privilege", "5.5", "no_privilege_left");
}

#[test]
fn offices_that_are_taken_or_do_not_exist_are_named() {
    let mut table = table("court A 9 1; office B nijmegen_1 envoy");
    refused(&mut table, "choose_office:nijmegen_1", "5.4", "office_taken");
    refused(&mut table, "choose_office:milano_4", "3.1", "no_such_office");
    refused(&mut table, "choose_office:nijmegen_3", "5.2", "now_turn_menu");
}

#[test]
fn every_question_refuses_the_answer_to_another_one() {
    let mut table = table_with(
        "pv_winding_road+pv_quartermaster+pv_messenger+pv_retinue+pv_courier",
        "court A 9 1; holds A tq_credit tq_muster tq_recall; pay A milano 2 1; \
        privilege A pv_quartermaster pv_messenger pv_winding_road",
    );
    refused(&mut table, "end_turn", "5.2", "now_turn_menu");
    table.play("A use_recall");
    refused(&mut table, "supply", "5.6", "now_recall_pick");
    refused(&mut table, "recall_pick:aachen:envoy", "5.6", "pick_empty");
    table.play("A recall_pick:milano:noble recall_pick:stop supply");
    refused(&mut table, "end_turn", "5.3", "now_supply_field");
    table.play("A supply_field:field_e");
    refused(&mut table, "end_turn", "5.3", "now_quartermaster_field");
    table.play("A quartermaster_field:field_e");
    refused(&mut table, "end_turn", "5.3", "now_muster");
}

#[test]
fn every_question_of_an_appointment_refuses_the_answer_to_another_one() {
    let mut table = table_with(
        "pv_winding_road+pv_quartermaster+pv_messenger+pv_retinue+pv_courier",
        "court A 9 1; holds A tq_credit pu_seal; privilege A pv_messenger pv_winding_road",
    );
    table.play("A appoint");
    refused(&mut table, "supply", "5.4", "now_choose_office");
    table.play("A choose_office:aachen_2");
    refused(&mut table, "supply", "5.4", "now_choose_direction");
    table.play("A choose_direction:counter");
    refused(&mut table, "supply", "5.4", "now_choose_modifier");
    refused(&mut table, "choose_modifier:pu_seal", "5.4", "no_modifier");
    refused(&mut table, "choose_modifier:tq_decree", "5.4", "chest_not_held");
    table.play("A confirm");
    refused(&mut table, "supply", "5.4", "now_seat_figure");
    table.play("A seat_figure:noble");
    // Only envoys are left, so everything is paid by itself.
    refused(&mut table, "supply", "5.4", "now_messenger_pick");
    refused(&mut table, "messenger_pick:milano:noble", "5.4", "pick_empty");
}

#[test]
fn without_the_privilege_the_road_goes_clockwise_only() {
    let table = table("court A 9 0");
    let mut game = table.game.clone();
    let office = "aachen_2".parse().unwrap();
    game.phase = crate::state::Phase::ChooseDirection { seat: A, office };
    let refusal = game.why_not(A, "choose_direction:counter".parse().unwrap()).unwrap();
    assert_eq!((refusal.rule, refusal.reason.key.id), ("5.4", "clockwise_only"));
}

#[test]
fn a_way_that_is_too_dear_is_refused() {
    let red = "pv_winding_road+pv_quartermaster+pv_messenger+pv_retinue+pv_courier";
    let table = table_with(red, "court A 4 0; privilege A pv_winding_road");
    let mut game = table.game.clone();
    game.phase = crate::state::Phase::ChooseDirection { seat: A, office: "milano_3".parse().unwrap() };
    let refusal = game.why_not(A, "choose_direction:clockwise".parse().unwrap()).unwrap();
    assert_eq!((refusal.rule, refusal.reason.key.id, refusal.reason.key.form), ("9.6", "way_too_dear", "clockwise"));
}

#[test]
fn a_payment_must_be_in_the_court() {
    let mut table = table("court A 2 2");
    table.play("A appoint choose_office:nijmegen_3 seat_figure:noble");
    refused(&mut table, "supply", "5.4", "now_pay_figure");
    table.play("A pay_figure:envoy");
    assert!(table.may("pay_figure:noble"));
}

#[test]
fn a_gain_comes_from_a_pay_space_that_has_the_figure() {
    let mut table = table("court A 13 3; pay A milano 1 0; pay A aachen 1 0");
    table.play("A supply supply_field:field_e");
    refused(&mut table, "gain_source:palermo", "5.1", "source_empty");
    refused(&mut table, "end_turn", "5.1", "now_gain_source");
    table.play("A gain_source:milano");
    assert_eq!(table.court(A).0, 14);
}

#[test]
fn a_field_of_the_larger_board_is_refused_on_the_smaller_one() {
    let mut table = table("seats 3");
    table.play("A supply");
    refused(&mut table, "supply_field:field_0", "3.4", "field_not_in_play");
}

#[test]
fn whoever_is_not_asked_waits_and_who_does_not_play_is_told_so() {
    let table = table("seats 3");
    assert_eq!(table.refusal(B, "supply"), ("5.2", "wait"));
    assert_eq!(table.refusal(curia_core::Seat::S4, "supply"), ("4", "no_seat"));
}

#[test]
fn bonus_questions_refuse_what_is_not_there() {
    let words = "row 1 augsburg b_king c_1a; king palermo; office A augsburg_1 envoy; office A palermo_2 envoy; \
        office B palermo_3 envoy; chests field_e pu_seal; chests field_n br_relic";
    let mut table = table(&format!("{LAST_TURN}; {words}"));
    table.play("D supply supply_field:field_0");
    refused(&mut table, "chest_pick:field_e:br_relic", "5.8", "chest_not_there");
    refused(&mut table, "end_turn", "5.8", "now_chest_pick");
    table.play("A chest_pick:field_e:pu_seal");
    refused(&mut table, "homecoming_pick:palermo_3", "5.8", "not_your_office");
    refused(&mut table, "end_turn", "5.8", "now_homecoming_pick");
}

#[test]
fn a_game_that_is_over_refuses_everything() {
    let table = table("phase over");
    assert_eq!(table.refusal(A, "supply"), ("8", "over"));
}

//! Bad input: refused with the rule and what is missing, and nothing has changed.

use std::cell::RefCell;
use std::collections::BTreeSet;

use curia_core::{Arg, Game, Seat, Silent, Spoken};

use super::position::{A, B, LAST_TURN, Table, nearest, needed, office, plain, table, table_with};
use crate::Move;
use crate::data::{Chest, Layout, Province};
use crate::pieces::{ChestSet, Direction};
use crate::state::{Phase, Plan};
use crate::why::Why;

thread_local! {
    /// The reasons that the tests of this thread have met.
    static MET: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// The move of A is refused for this rule and reason, and the game stays as it was.
fn refused(table: &mut Table, text: &str, rule: &str, reason: &str) {
    refused_to(A, table, text, rule, reason);
}

/// The same of any seat.
fn refused_to(seat: Seat, table: &mut Table, text: &str, rule: &str, reason: &str) {
    let met = table.refusal(seat, text);
    assert_eq!(met, (rule, reason), "{text}");
    MET.with_borrow_mut(|reasons| reasons.insert(met.1));
    let before = table.game.clone();
    let mv: Move = text.parse().unwrap();
    assert!(table.game.play(seat, mv, &mut table.chance, &mut Silent).is_err());
    assert!(table.game == before, "{text} changed the game");
}

/// A question that play answers by itself, since it leaves no choice; whoever is asked it all the same is told why.
fn at(mut table: Table, phase: Phase) -> Table {
    table.game.phase = phase;
    table
}

/// An appointment without chests.
fn plan(id: &str) -> Plan {
    Plan { office: office(id), direction: Direction::Clockwise, used: ChestSet::EMPTY }
}

/// Ruling 9.6.
#[test]
fn an_appointment_that_cannot_be_paid_in_full_says_what_is_missing() {
    let bare = table("seats 4");
    let dear = plain(&bare, Province::Strasbourg);
    let need = needed(&bare, dear);
    let choice = format!("choose_office:{dear}");
    let mut table = table(&format!("court A {} 1", need - 2));
    refused(&mut table, &choice, "9.6", "office_too_dear");
    let reason = table.refused(A, &choice).reason;
    let numbers: Vec<&(&str, Arg)> = reason.args.iter().filter(|(name, _)| *name != "office").collect();
    let number = |name: &'static str, value: u8| (name, Arg::Int(value.into()));
    assert_eq!(numbers, [&number("need", need), &number("have", need - 1), &number("missing", 1)]);
    let mut begun = at(table, Phase::ChooseOffice(A));
    refused(&mut begun, &choice, "9.6", "office_too_dear");
}

/// Section 5.4.
#[test]
fn an_envoy_without_the_right_does_not_take_a_noble_office() {
    let mut none = table("court A 8 0");
    refused(&mut none, "choose_office:nijmegen_2", "5.4", "noble_needed");
    let mut one = table("court A 8 1; holds A tq_patent");
    one.play("A appoint choose_office:nijmegen_2 confirm");
    // Only the noble is left, so it takes the office by itself.
    assert!(!one.game.seated[A].nobles.is_empty());
}

/// Ruling 9.12.
#[test]
fn a_privilege_that_is_owned_is_not_bought_again() {
    let mut table = table("holds A pu_seal pu_seal; privilege A pv_steward");
    table.play("A buy_privilege");
    refused(&mut table, "choose_privilege:pv_steward", "9.12", "privilege_owned");
    refused(&mut table, "supply", "5.5", "now_choose_privilege");
}

/// Section 5.5.
#[test]
fn a_privilege_needs_two_seals() {
    let mut table = table("holds A pu_seal");
    refused(&mut table, "buy_privilege", "5.5", "seals_missing");
    refused(&mut table, "choose_privilege:pv_steward", "5.5", "seals_missing");
}

/// Section 5.5.
#[test]
fn with_everything_owned_there_is_nothing_to_buy() {
    let five = "pv_courier pv_steward pv_recruiter pv_patent pv_herald pv_vp";
    let mut table = table(&format!("holds A pu_seal pu_seal; privilege A {five}"));
    refused(&mut table, "buy_privilege", "5.5", "no_privilege_left");
}

/// Sections 3.1 and 5.4.
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

/// Section 5.4, step 3.
#[test]
fn without_the_privilege_the_road_goes_clockwise_only() {
    let mut table = at(table("court A 9 0"), Phase::ChooseDirection { seat: A, office: office("aachen_2") });
    refused(&mut table, "choose_direction:counter", "5.4", "clockwise_only");
}

/// Ruling 9.6.
#[test]
fn a_way_that_is_too_dear_is_refused() {
    let red = "pv_winding_road+pv_quartermaster+pv_messenger+pv_retinue+pv_courier";
    let table = table_with(red, "court A 4 0; privilege A pv_winding_road");
    let mut table = at(table, Phase::ChooseDirection { seat: A, office: office("milano_3") });
    refused(&mut table, "choose_direction:clockwise", "9.6", "way_too_dear");
    assert_eq!(table.refused(A, "choose_direction:clockwise").reason.key.form, "clockwise");
}

/// Section 5.4, step 5.
#[test]
fn a_figure_takes_an_office_that_is_open_to_it() {
    let noble = Phase::SeatFigure { seat: A, plan: plan("nijmegen_2") };
    refused(&mut at(table("court A 8 1"), noble), "seat_figure:envoy", "5.4", "envoy_not_noble");
    refused(&mut at(table("court A 8 0"), noble), "seat_figure:noble", "5.4", "figure_missing");
    let pay = Phase::PayFigure { seat: A, plan: plan("nijmegen_3"), paid: 0 };
    refused(&mut at(table("court A 0 3"), pay), "pay_figure:envoy", "5.4", "figure_missing");
}

/// Section 5.4, step 6.
#[test]
fn a_payment_must_be_in_the_court() {
    let mut table = table("court A 2 2");
    table.play("A appoint choose_office:nijmegen_3 seat_figure:noble");
    refused(&mut table, "supply", "5.4", "now_pay_figure");
    table.play("A pay_figure:envoy");
    assert!(table.may("pay_figure:noble"));
}

/// Section 5.1.
#[test]
fn a_gain_comes_from_a_pay_space_that_has_the_figure() {
    let mut table = table("court A 13 3; pay A milano 1 0; pay A aachen 1 0");
    table.play("A supply supply_field:field_e");
    refused(&mut table, "gain_source:palermo", "5.1", "source_empty");
    refused(&mut table, "end_turn", "5.1", "now_gain_source");
    table.play("A gain_source:milano");
    assert_eq!(table.court(A).0, 14);
}

/// Section 3.4.
#[test]
fn a_field_of_the_larger_board_is_refused_on_the_smaller_one() {
    let mut table = table("seats 3");
    table.play("A supply");
    refused(&mut table, "supply_field:field_0", "3.4", "field_not_in_play");
}

#[test]
fn whoever_is_not_asked_waits_and_who_does_not_play_is_told_so() {
    let mut table = table("seats 3");
    refused_to(B, &mut table, "supply", "5.2", "wait");
    refused_to(Seat::S4, &mut table, "supply", "4", "no_seat");
}

/// Section 5.8.
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

/// Section 5.9, step 1.
#[test]
fn the_retinue_keeps_a_figure_that_is_there() {
    let words = "row 1 milano b_king c_1a; king milano; privilege A pv_retinue; office A milano_1 envoy; \
        office A milano_2 noble";
    let red = "pv_winding_road+pv_quartermaster+pv_messenger+pv_retinue+pv_courier";
    let mut table = table_with(red, &format!("{LAST_TURN}; {words}"));
    table.play("D supply supply_field:field_0");
    refused(&mut table, "end_turn", "5.9", "now_retinue_pick");
    refused_to(B, &mut table, "retinue_pick:envoy", "5.9", "wait");
    // With one kind nobody is asked.
    table.game.seated[A].leave(office("milano_2"));
    refused(&mut table, "retinue_pick:noble", "5.9", "none_to_keep");
}

/// Section 5.2, T9.
#[test]
fn after_the_action_there_is_no_second_one() {
    let mut table = table("holds A tq_knighting");
    table.play("A supply supply_field:field_e");
    refused(&mut table, "supply", "5.2", "now_end_menu");
    refused(&mut table, "appoint", "5.2", "now_end_menu");
    refused(&mut table, "buy_privilege", "5.5", "seals_missing");
}

/// B and C sit wherever no noble is needed.
fn nobles_wanted() -> String {
    let layout = Layout::of(table("seats 4").game.seats);
    let held = layout.all.minus(layout.noble).iter().map(|office| {
        let seat = if office.province() < Province::Augsburg { "B" } else { "C" };
        format!("office {seat} {office} envoy")
    });
    held.collect::<Vec<_>>().join("; ")
}

/// Rulings 9.6 and 9.7: what is said of the court is true, and the envoy of the track is told beside it.
#[test]
fn an_appointment_that_the_envoy_of_the_track_does_not_save_says_so() {
    let bare = table("seats 4");
    let office = nearest(&bare);
    let least = needed(&bare, office);
    // The first space of the appointment track has no symbol, the second one has.
    for (track, form) in [("", ""), ("order DABCDCBADCBA; appointed D; ", "envoy")] {
        let court = least - 2;
        let poor = table(&format!("{track}court A {court} 0"));
        let told = |table: &Table, text: &str, name: &str| {
            let reason = table.refused(A, text).reason;
            let number = reason.args.iter().find(|(other, _)| *other == name).map(|(_, arg)| arg.clone());
            (reason.key.id, reason.key.form, number)
        };
        let number = |value: u8| Some(Arg::Int(value.into()));
        assert_eq!(told(&poor, "appoint", "figures"), ("nothing_payable", form, number(court)));
        let have = court + u8::from(!form.is_empty());
        assert_eq!(told(&poor, &format!("choose_office:{office}"), "have"), ("office_too_dear", form, number(have)));
        let common = table(&format!("{track}court A 12 0; {}", nobles_wanted()));
        assert_eq!(told(&common, "appoint", "figures"), ("noble_offices_only", form, number(12)));
    }
}

/// Sections 5.2 and 5.6; rulings 9.6 and 9.41.
#[test]
fn a_menu_offers_what_is_there() {
    let bare = table("seats 4");
    let least = needed(&bare, nearest(&bare));
    let mut poor = table(&format!("court A {} 0", least - 1));
    refused(&mut poor, "appoint", "9.6", "nothing_payable");
    let mut common = table(&format!("court A 12 0; {}", nobles_wanted()));
    refused(&mut common, "appoint", "5.4", "noble_offices_only");
    refused(&mut poor, "use_recall", "5.2", "chest_not_held");
    refused(&mut poor, "use_knighting", "5.2", "chest_not_held");
    let mut idle = table("court A 4 3; holds A tq_recall tq_knighting");
    refused(&mut idle, "use_recall", "5.6", "nothing_to_recall");
    refused(&mut idle, "use_knighting", "9.41", "no_noble_in_empire");
}

/// Section 5.6.
#[test]
fn the_first_figure_of_a_recall_must_be_taken() {
    let mut table = table("holds A tq_recall; pay A milano 1 1");
    table.play("A use_recall");
    refused(&mut table, "recall_pick:stop", "5.6", "must_recall");
}

/// Section 5.3, step 6.
#[test]
fn a_muster_is_for_another_field() {
    let mut table = table("seats 3; holds A tq_muster");
    table.play("A supply supply_field:field_e");
    refused(&mut table, "muster:field_e", "5.3", "same_field");
    refused(&mut table, "muster:field_0", "3.4", "field_not_in_play");
}

/// Section 5.4, step 4; rulings 9.13 to 9.15 and 9.53.
#[test]
fn a_chest_must_help_and_what_is_chosen_must_suffice() {
    let mut table = table("court A 4 0; holds A tq_carriage tq_decree tq_credit tq_patent");
    table.play("A appoint choose_office:nijmegen_1");
    refused(&mut table, "confirm", "9.53", "confirm_too_dear");
    refused(&mut table, "choose_modifier:tq_carriage", "9.14", "modifier_useless");
    refused(&mut table, "choose_modifier:tq_patent", "5.4", "modifier_useless");
    table.play("A choose_modifier:tq_credit");
    refused(&mut table, "choose_modifier:tq_credit", "9.13", "modifier_chosen");
    let mut noble = super::position::table("court A 9 0; holds A tq_credit tq_patent");
    noble.play("A appoint choose_office:nijmegen_2");
    refused(&mut noble, "confirm", "9.53", "confirm_no_noble");
    noble.play("A choose_modifier:tq_patent");
    let owner = "court A 9 1; holds A tq_decree tq_patent; privilege A pv_patent";
    let mut cheap = super::position::table(owner);
    cheap.play("A appoint choose_office:nijmegen_2");
    let used = ChestSet::EMPTY.with(Chest::Decree);
    let mut cheap = at(cheap, Phase::ChooseModifier { seat: A, plan: Plan { used, ..plan("nijmegen_2") } });
    refused(&mut cheap, "choose_modifier:tq_patent", "9.15", "modifier_useless");
}

/// Sections 3.7 and 5.5.
#[test]
fn only_what_lies_in_the_display_can_be_bought() {
    let mut table = table("seats 2; holds A pu_seal pu_seal; privilege B pv_herald");
    refused(&mut table, "choose_privilege:pv_herald", "5.5", "privilege_gone");
    refused(&mut table, "choose_privilege:pv_retinue", "3.7", "privilege_not_in_game");
    table.play("A buy_privilege");
    refused(&mut table, "choose_privilege:pv_herald", "5.5", "privilege_gone");
    refused(&mut table, "choose_privilege:pv_retinue", "3.7", "privilege_not_in_game");
}

/// Section 8.
#[test]
fn a_game_that_is_over_refuses_everything() {
    let mut table = table("phase over");
    refused(&mut table, "supply", "8", "over");
}

/// No reason is without a test above.
#[test]
fn every_reason_is_met() {
    let tests: [fn(); 24] = [
        an_appointment_that_cannot_be_paid_in_full_says_what_is_missing,
        an_envoy_without_the_right_does_not_take_a_noble_office,
        a_privilege_that_is_owned_is_not_bought_again,
        a_privilege_needs_two_seals,
        with_everything_owned_there_is_nothing_to_buy,
        offices_that_are_taken_or_do_not_exist_are_named,
        every_question_refuses_the_answer_to_another_one,
        every_question_of_an_appointment_refuses_the_answer_to_another_one,
        without_the_privilege_the_road_goes_clockwise_only,
        a_way_that_is_too_dear_is_refused,
        a_figure_takes_an_office_that_is_open_to_it,
        a_payment_must_be_in_the_court,
        a_gain_comes_from_a_pay_space_that_has_the_figure,
        a_field_of_the_larger_board_is_refused_on_the_smaller_one,
        whoever_is_not_asked_waits_and_who_does_not_play_is_told_so,
        bonus_questions_refuse_what_is_not_there,
        the_retinue_keeps_a_figure_that_is_there,
        after_the_action_there_is_no_second_one,
        a_menu_offers_what_is_there,
        the_first_figure_of_a_recall_must_be_taken,
        a_muster_is_for_another_field,
        a_chest_must_help_and_what_is_chosen_must_suffice,
        only_what_lies_in_the_display_can_be_bought,
        a_game_that_is_over_refuses_everything,
    ];
    tests.into_iter().for_each(|test| test());
    let met = MET.with_borrow(Clone::clone);
    let missing: Vec<&str> = Why::IDS.iter().copied().filter(|id| !met.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

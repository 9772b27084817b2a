//! The notes of section 12.

use curia_core::{Game, Heuristics, MoveList};

use super::position::{Table, table};
use crate::{Move, Staufer};

/// The move that the notes prefer.
fn choice(table: &Table) -> String {
    let (list, ratings) = rated(table);
    let best = ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap().0;
    list[best].to_string()
}

/// How much better one move is than another, in hundredths of a point.
fn prefers(table: &Table, this: &str, that: &str) -> i32 {
    let (list, ratings) = rated(table);
    let rating = |text: &str| {
        let mv: Move = text.parse().unwrap();
        ratings[list.iter().position(|&other| other == mv).unwrap_or_else(|| panic!("{text} is not legal"))]
    };
    rating(this) - rating(that)
}

fn rated(table: &Table) -> (Vec<Move>, Vec<i32>) {
    let seat = table.game.asked().unwrap();
    let mut list = MoveList::for_game::<Staufer>();
    table.game.legal(seat, &mut list);
    let mut ratings = Vec::new();
    table.game.rate(seat, &list, &mut ratings);
    (list.to_vec(), ratings)
}

#[test]
fn note_12_1_figures_are_worth_less_and_less() {
    let more = |words: &str| {
        let mut table = table(words);
        table.play("A supply");
        prefers(&table, "supply_field:field_ee", "supply_field:field_e")
    };
    assert!(more("round 1") > more("round 4"));
    assert!(more("round 4") > more("round 5; order BBBCCCDDDAAA; supplied BBBCCCDDDAA"));
}

#[test]
fn note_12_1_an_empty_empire_makes_a_gain_poor() {
    let mut full = table("chests field_0 br_relic");
    full.play("A supply");
    let mut empty = table("court A 15 3; chests field_0 br_relic");
    empty.play("A supply");
    let gain = |table: &Table| prefers(table, "supply_field:field_ee", "supply_field:field_0");
    assert!(gain(&full) > gain(&empty));
}

#[test]
fn note_12_2_the_leftmost_office_of_the_scored_province_is_wanted() {
    let mut table = table("court A 9 0; row 1 strasbourg b_king c_1a; office B strasbourg_2 envoy");
    table.play("A appoint");
    // Behind B the same figure would only be second.
    assert!(prefers(&table, "choose_office:strasbourg_3", "choose_office:augsburg_5") > 0);
    // Late in the round nobody can answer any more.
    let wants = |words: &str| {
        let words = format!("court A 9 0; row 1 strasbourg b_king c_1a; {words}");
        prefers(&super::position::table(&words), "appoint", "supply")
    };
    assert!(wants("order BBBCCCDDDAAA; supplied BBBCCCDDDAA") > wants("order ABBBCCCDDDAA"));
}

#[test]
fn note_12_3_a_payment_goes_where_the_king_will_come() {
    let mut table = table("court A 13 3; row 1 milano b_king c_1a; pay A strasbourg 1 0; pay A milano 1 0");
    table.play("A supply supply_field:field_e");
    // What lies before the king comes back by itself.
    assert_eq!(choice(&table), "gain_source:milano");
}

#[test]
fn note_12_4_nobles_do_not_pay_but_sit() {
    let mut table = table("court A 5 1; row 1 nijmegen b_king c_1a; office B nijmegen_1 envoy");
    table.play("A appoint choose_office:nijmegen_3");
    assert_eq!(choice(&table), "seat_figure:noble");
    let mut paying = super::position::table("court A 5 2; row 1 nijmegen b_king c_1a");
    paying.play("A appoint choose_office:nijmegen_3 seat_figure:noble");
    assert_eq!(choice(&paying), "pay_figure:envoy");
}

#[test]
fn note_12_5_an_office_for_the_own_jobs_is_wanted_where_it_will_stay() {
    let wants = |job: &str| {
        let words = format!("round 5; row 5 nijmegen b_king; court A 9 0; jobs A job_aachen job_pair {job}");
        let mut table = table(&words);
        table.play("A appoint");
        prefers(&table, "choose_office:strasbourg_3", "choose_office:strasbourg_5")
    };
    assert!(wants("job_cost4") > wants("job_cost3"));
}

#[test]
fn note_12_6_a_symbol_on_the_next_space_is_a_reason_to_appoint_now() {
    let wants = |words: &str| {
        prefers(&table(&format!("court A 6 1; row 1 nijmegen b_king c_1a; {words}")), "appoint", "supply")
    };
    assert!(wants("order DABCDCBADCBA; appointed D") > wants("order DABCDCBADCBA; supplied D"));
}

#[test]
fn note_12_7_a_seal_that_completes_a_pair_is_worth_more() {
    let worth = |words: &str| {
        let mut table = table(&format!("chests field_0 pu_seal; chests field_e br_relic; {words}"));
        table.play("A supply");
        prefers(&table, "supply_field:field_0", "supply_field:field_e")
    };
    assert!(worth("holds A pu_seal") > worth(""));
}

#[test]
fn note_12_7_the_next_relic_of_a_set_is_worth_more() {
    let worth = |words: &str| {
        let mut table = table(&format!("chests field_0 br_relic; {words}"));
        table.play("A supply");
        prefers(&table, "supply_field:field_0", "supply_field:field_e")
    };
    assert!(worth("holds A br_relic br_relic br_relic") > worth(""));
}

#[test]
fn note_12_8_permanent_privileges_come_early_and_points_late() {
    let early = table("holds A pu_seal pu_seal");
    assert_eq!(choice(&early), "buy_privilege");
    let picks = |words: &str| {
        let mut table = table(&format!("holds A pu_seal pu_seal; {words}"));
        table.play("A buy_privilege");
        choice(&table)
    };
    assert_ne!(picks("round 1"), "choose_privilege:pv_vp");
    assert_eq!(picks("round 5"), "choose_privilege:pv_vp");
}

#[test]
fn note_12_9_in_the_last_turn_everything_goes_into_an_office() {
    let words = "round 5; row 5 nijmegen b_king; order BBBCCCDDDAAA; supplied BBBCCCDDDAA; court A 9 1; office B nijmegen_3 envoy";
    let table = table(words);
    assert_eq!(choice(&table), "appoint");
}

#[test]
fn note_12_10_the_province_of_the_second_marker_counts_like_the_first() {
    let wants = |condition: &str| {
        let words =
            format!("court A 9 0; row 1 milano {condition} c_1a; office B palermo_3 envoy; office C palermo_4 envoy");
        let mut table = table(&words);
        table.play("A appoint");
        prefers(&table, "choose_office:palermo_2", "choose_office:strasbourg_2")
    };
    assert!(wants("b_most_figures") > wants("b_king"));
}

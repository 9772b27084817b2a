//! What counts as reached: a component that has done something.

use std::collections::BTreeSet;

use curia_core::testkit::{Probe, names};

use super::position::{END, LAST_TURN, Table, table, table_with};
use crate::Staufer;

const RED: &str = "pv_winding_road+pv_royal_favour+pv_arbiter+pv_treasurer+pv_antiquarian";

/// The names of everything that a table has reached.
fn reached(table: &Table) -> BTreeSet<&'static str> {
    let mut names = Vec::new();
    table.log.0.iter().for_each(|(_, event)| Staufer::feats(event, &mut names));
    names.into_iter().collect()
}

/// What A reaches with the first way to an office.
fn appointed(privileges: &str, words: &str, moves: &str) -> BTreeSet<&'static str> {
    let mut table = table_with(privileges, words);
    table.play(moves);
    reached(&table)
}

#[test]
fn every_name_is_asked_for_once() {
    let names = names::<Staufer>();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
}

#[test]
fn a_privilege_that_makes_an_appointment_cheaper_has_helped() {
    let five = "pv_winding_road+pv_royal_favour+pv_courier+pv_steward+pv_treasurer";
    let all = "court A 12 0; privilege A pv_winding_road pv_royal_favour pv_courier pv_steward";
    let there = appointed(five, all, "A appoint choose_office:nijmegen_1");
    assert!(there.contains("pv_royal_favour") && there.contains("pv_steward"));
    assert!(!there.contains("pv_courier") && !there.contains("pv_winding_road"));
    let counter = "A appoint choose_office:milano_3 choose_direction:counter";
    let away = appointed(five, all, counter);
    assert!(away.contains("pv_winding_road") && !away.contains("pv_royal_favour"));
    // The first province is free by the other card, too.
    assert!(!away.contains("pv_courier"));
    let courier = appointed(five, "court A 12 0; privilege A pv_courier", "A appoint choose_office:aachen_4");
    assert!(courier.contains("pv_courier"));
}

#[test]
fn with_a_decree_the_steward_has_not_helped() {
    let five = "pv_steward+pv_royal_favour+pv_arbiter+pv_treasurer+pv_antiquarian";
    let words = "court A 12 0; privilege A pv_steward; holds A tq_decree";
    let moves = "A appoint choose_office:nijmegen_1 choose_modifier:tq_decree";
    let names = appointed(five, words, moves);
    assert!(names.contains("tq_decree") && !names.contains("pv_steward"));
}

#[test]
fn an_arbiter_has_helped_if_the_order_would_be_another_one() {
    let scored = |offices: &str| {
        let words = format!("{LAST_TURN}; row 1 nijmegen b_king c_1a; privilege B pv_arbiter; {offices}");
        let mut table = table_with(RED, &words);
        table.play("D supply").play(END);
        reached(&table).contains("pv_arbiter")
    };
    assert!(scored("office A nijmegen_1 envoy; office B nijmegen_3 envoy"));
    assert!(!scored("office A nijmegen_3 envoy; office B nijmegen_1 envoy"));
    assert!(!scored("office A nijmegen_1 noble; office B nijmegen_3 envoy"));
}

#[test]
fn treasurer_and_antiquarian_have_helped_if_they_brought_points() {
    let ended = |privileges: &str| {
        let words = "round 5; row 5 nijmegen b_king; holds A br_relic pu_seal";
        let mut table = table_with(RED, &format!("{LAST_TURN}; {words}; {privileges}"));
        table.play("D supply").play(END);
        reached(&table)
    };
    let with = ended("privilege A pv_treasurer pv_antiquarian");
    assert!(["pv_treasurer", "pv_antiquarian", "br_relic"].iter().all(|name| with.contains(name)));
    let without = ended("vp A 3");
    assert!(["pv_treasurer", "pv_antiquarian"].iter().all(|name| !without.contains(name)));
}

#[test]
fn a_recall_is_counted_for_the_chest_or_for_the_bonus() {
    let mut chest = table("holds A tq_recall; pay A milano 1 0");
    chest.play("A use_recall");
    let names = reached(&chest);
    assert!(names.contains("tq_recall") && !names.contains("bonus_recall"));
    let words = "row 1 strasbourg b_king c_1a; king strasbourg; office A strasbourg_2 envoy; pay A milano 1 0";
    let mut bonus = table(&format!("{LAST_TURN}; {words}"));
    bonus.play("D supply").play(END).play("A recall_pick:milano:envoy");
    let names = reached(&bonus);
    assert!(names.contains("bonus_recall") && !names.contains("tq_recall"));
}

#[test]
fn every_bonus_is_counted_under_its_own_name() {
    let bonus = |id: &str| {
        let words = format!("row 1 {id} b_king c_1a; king {id}; office A {id}_2 envoy; chests field_e pu_seal");
        let mut table = table(&format!("{LAST_TURN}; {words}; pay A augsburg 1 0"));
        table.play("D supply").play(END);
        if table.may("recall_pick:augsburg:envoy") {
            table.play("A recall_pick:augsburg:envoy");
        }
        if table.may("homecoming_pick:palermo_2") {
            table.play("A homecoming_pick:palermo_2");
        }
        reached(&table).into_iter().filter(|name| name.starts_with("bonus_")).collect::<Vec<_>>()
    };
    let ids = ["nijmegen", "aachen", "strasbourg", "augsburg", "milano", "palermo"];
    let expected = ["bonus_envoys", "bonus_noble", "bonus_recall", "bonus_chest", "bonus_vp", "bonus_homecoming"];
    assert_eq!(ids.map(bonus), expected.map(|name| vec![name]));
}

//! The worked examples of section 10: A is Robi, B Gábor, C Ildi, D Gabi.

use curia_core::Seat;

use super::position::{A, B, C, D, END, LAST_TURN, Table, office, points_in, table};
use crate::data::{Chest, Field, Job, Province};
use crate::pieces::{ChestSet, Direction};
use crate::scoring::relic_points;

/// Nijmegen of example X9: D, B, A, D from the left; only Nijmegen is scored.
const X9: &str = "office D nijmegen_1 envoy; office B nijmegen_2 noble; office A nijmegen_3 envoy; \
    office D nijmegen_4 envoy; row 1 nijmegen b_most_figures c_3a";

fn scored_x9() -> Table {
    let mut table = table(&format!("{LAST_TURN}; {X9}"));
    table.play("D supply").play(END);
    table
}

/// Section 10, example X1.
#[test]
fn x1_first_round_order() {
    let table = table("seats 4");
    assert_eq!(table.game.tracks.order[..12], [A, B, C, D, D, C, B, A, D, C, B, A]);
}

/// Section 10, example X2.
#[test]
fn x2_a_supplier_takes_the_next_space_from_the_top() {
    let mut table = table("supplied AB");
    table.play("C supply");
    assert_eq!(table.game.tracks.supply(), [A, B, C]);
}

/// Section 10, example X3.
#[test]
fn x3_an_appointer_takes_the_next_space_from_the_bottom_and_its_envoy() {
    let mut table = table("order CDABDCBADCBA; appointed C");
    table.play("D appoint");
    assert_eq!(table.game.tracks.appoint(), [C, D]);
    assert_eq!(table.court(D), (5, 1));
}

/// Section 10, example X4.
#[test]
fn x4_a_supply_action_gives_figures_and_resolves_an_orange_chest() {
    let mut table = table("supplied AB; court C 1 0; pay C milano 2 0; chests field_ee or_vp4");
    assert_eq!(table.house(C).empire.envoys, 12);
    table.play("C supply supply_field:field_ee");
    assert_eq!((table.court(C).0, table.house(C).empire.envoys), (3, 10));
    assert_eq!((table.vp(C), table.game.discard[Chest::FourPoints]), (points_in(Chest::FourPoints), 1));
    assert_eq!(table.under(Field::TwoEnvoys), 0);
}

/// Section 10, example X5.
#[test]
fn x5_the_road_is_paid_in_every_province_entered() {
    use Province::{Aachen, Palermo, Strasbourg};
    let table = table("seats 4");
    let road = table.game.road(D, office("aachen_2"), Direction::Clockwise, ChestSet::EMPTY);
    assert_eq!(road.steps().collect::<Vec<_>>(), [(Strasbourg, true), (Palermo, true), (Aachen, true)]);
    assert_eq!(road.paid(), 3);
}

/// Section 10, example X6.
#[test]
fn x6_an_office_costs_the_seated_figure_and_one_in_each_of_the_next_provinces() {
    let mut table = table("order DCBAABCDABCD; court D 8 0; chests aachen_2 br_relic");
    table.play("D appoint choose_office:aachen_2");
    assert_eq!(table.game.holder(office("aachen_2")).map(|(seat, _)| seat), Some(D));
    assert_eq!(table.payments(D), [1, 2, 1, 1, 1, 1]);
    assert_eq!(table.court(D), (0, 0));
    assert_eq!(table.house(D).chests[Chest::Relic], 1);
}

/// Section 10, example X7.
#[test]
fn x7_a_noble_office_takes_a_noble_and_costs_eight_figures_with_its_road() {
    let mut table = table("court A 7 1; chests palermo_1 pu_seal");
    table.play("A appoint choose_office:palermo_1");
    assert!(table.game.seated[A].nobles.has(office("palermo_1")));
    assert_eq!(table.payments(A), [1, 2, 1, 1, 1, 1]);
    assert_eq!((table.court(A), table.house(A).chests[Chest::Seal]), ((0, 0), 1));
}

/// Section 10, example X8.
#[test]
fn x8_more_offices_win_the_majority() {
    let table = table("office C milano_1 envoy; office C milano_3 envoy; office A milano_2 envoy");
    assert_eq!(table.game.ranking(Province::Milano, true).seats(), [C, A]);
}

/// Section 10, example X9.
#[test]
fn x9_a_noble_counts_two_and_the_leftmost_office_breaks_the_tie() {
    let table = table(X9);
    let strengths = [A, B, C, D].map(|seat: Seat| table.game.seated[seat].strength(Province::Nijmegen));
    assert_eq!(strengths, [1, 2, 0, 2]);
    assert_eq!(table.game.ranking(Province::Nijmegen, true).seats(), [D, B, A]);
}

/// Section 10, example X10.
#[test]
fn x10_the_tile_pays_seven_four_and_three() {
    let table = scored_x9();
    assert_eq!([A, B, C, D].map(|seat| table.vp(seat)), [3, 4, 0, 7]);
}

/// Section 10, example X11.
#[test]
fn x11_the_bonus_of_nijmegen_gives_two_envoys_and_one() {
    let table = scored_x9();
    assert_eq!([A, B, C, D].map(|seat| table.court(seat).0), [4, 5, 4, 2]);
}

/// Section 10, example X12.
#[test]
fn x12_the_second_marker_goes_to_the_king_and_counts_once() {
    let mut apart = table(&format!("{LAST_TURN}; row 1 palermo b_king c_1a"));
    apart.play("D supply").play(END);
    assert_eq!(apart.scored(), [Province::Palermo, Province::Nijmegen]);
    let mut together = table(&format!("{LAST_TURN}; row 1 palermo b_king c_1a; king palermo"));
    together.play("D supply").play(END);
    assert_eq!(together.scored(), [Province::Palermo]);
}

/// Section 10, example X13.
#[test]
fn x13_scored_figures_go_to_their_empires() {
    let table = scored_x9();
    assert!(table.game.occupied().is_empty());
    // 11 envoys and 2 nobles in each empire before the offices were filled from there; D's whole court was there too.
    assert_eq!((table.house(A).empire.envoys, table.house(B).empire.nobles), (11, 2));
    assert_eq!(table.house(D).empire.envoys, 15 - 2);
}

/// Section 10, example X14.
#[test]
fn x14_every_office_of_a_scored_province_and_every_field_gets_a_chest() {
    let mut table = table(&format!("{LAST_TURN}; king palermo; row 1 palermo b_king c_1a; chests palermo_3 br_relic"));
    table.play("D supply").play(END);
    let under = (1..=5).map(|number| table.under_office(&format!("palermo_{number}"))).collect::<Vec<_>>();
    assert_eq!(under, [1, 1, 2, 1, 1]);
    assert!(Field::ALL.into_iter().all(|field| table.under(field) == 1));
    assert_eq!(table.game.deck.len(), 72 - 1 - 5 - 5);
}

/// Section 10, example X15.
#[test]
fn x15_the_king_brings_home_the_payments_of_the_provinces_he_enters() {
    let words =
        "row 1 milano b_king c_3a; pay A nijmegen 1 0; pay A strasbourg 1 0; pay A palermo 2 0; pay A aachen 0 1";
    let mut table = table(&format!("{LAST_TURN}; {words}"));
    table.play("D supply").play(END);
    assert_eq!(table.game.king, Province::Aachen);
    assert_eq!(table.payments(A), [1, 0, 0, 0, 0, 0]);
    assert_eq!(table.court(A), (4 + 3, 1 + 1));
}

/// Section 10, example X16.
#[test]
fn x16_the_first_marker_goes_to_the_next_row() {
    let table = scored_x9();
    assert_eq!((table.game.round, table.game.first(), table.game.second), (2, Province::Strasbourg, None));
}

/// Section 10, example X17.
#[test]
fn x17_suppliers_come_first_and_appointers_in_reverse() {
    let table = table("supplied CADCB; appointed ADBADCB");
    assert_eq!(table.game.tracks.next().order[..12], [C, A, D, C, B, B, C, D, A, B, D, A]);
}

/// Section 10, example X18.
#[test]
fn x18_the_three_jobs_bring_six_fourteen_and_twelve() {
    let table = table(
        "office A nijmegen_3 envoy; office A strasbourg_3 envoy; office A palermo_4 envoy; office A aachen_2 envoy; \
        office A augsburg_5 envoy; office A milano_3 envoy; office D augsburg_1 envoy; office D augsburg_3 envoy; \
        jobs A job_augsburg job_row job_cost4",
    );
    let points = table.game.jobs_of(A).map(|job| table.game.job_points(A, job));
    assert_eq!(points, [6, 14, 12]);
    assert_eq!(table.game.job_count(A, Job::Row), 2);
}

/// Section 10, example X19.
#[test]
fn x19_seven_relics_two_turquoise_chests_and_a_seal_bring_twenty_eight() {
    let held = "holds A br_relic br_relic br_relic br_relic br_relic br_relic br_relic tq_recall tq_decree pu_seal";
    let table = table(held);
    assert_eq!(table.game.chest_points(A), (25, 3));
    assert_eq!(relic_points(7), 25);
}

/// Section 10, example X20.
#[test]
fn x20_with_an_empty_empire_an_envoy_comes_from_a_pay_space_and_then_nothing() {
    let mut table = table("court A 14 3; pay A milano 1 0");
    assert!(table.house(A).empire.is_empty());
    table.play("A supply supply_field:field_en");
    assert_eq!((table.court(A), table.paid(A, Province::Milano)), ((15, 3), 0));
    assert_eq!((table.told("envoy_instead"), table.told("nothing_gained")), (1, 1));
}

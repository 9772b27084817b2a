//! Rulings of section 9 and effects of sections 3.6 and 3.7 that show in a turn.

use super::position::{A, B, Table, cheaper, office, printed, table, table_with, times, worth};
use crate::data::{Chest, Effect, Field, Numbers, Privilege, Province};
use crate::pieces::{ChestSet, Direction};

const RED: &str = "pv_winding_road+pv_quartermaster+pv_royal_favour+pv_messenger+pv_courier";

fn total(table: &Table, id: &str, way: Direction) -> u8 {
    table.game.road(A, office(id), way, ChestSet::EMPTY).total()
}

/// Section 3.7. Aachen is the third province from the king, Milano the fifth.
#[test]
fn courier_the_first_three_provinces_are_free() {
    let table = table("privilege A pv_courier");
    let paid = |entered: u8| entered.saturating_sub(Privilege::Courier.amount());
    assert_eq!(total(&table, "aachen_4", Direction::Clockwise), paid(3) + printed(&table, "aachen_4"));
    assert_eq!(total(&table, "milano_3", Direction::Clockwise), paid(5) + printed(&table, "milano_3"));
}

/// Section 3.7.
#[test]
fn steward_every_office_is_two_cheaper_and_costs_one_at_least() {
    let table = table("privilege A pv_steward");
    let less = Privilege::Steward.amount();
    assert_eq!(total(&table, "nijmegen_1", Direction::Clockwise), cheaper(&table, "nijmegen_1", less));
    let cheap = super::position::table("privilege A pv_steward; king milano");
    assert_eq!(total(&cheap, "milano_3", Direction::Clockwise), cheaper(&cheap, "milano_3", less));
}

/// Sections 3.7 and 5.3.
#[test]
fn recruiter_every_supply_action_gives_two_more_envoys_but_no_muster_does() {
    let mut table = table("privilege A pv_recruiter; holds A tq_muster");
    table.play("A supply supply_field:field_e muster:field_n");
    assert_eq!(table.court(A), (4 + 1 + Privilege::Recruiter.amount(), 1 + 1));
}

/// Sections 3.7 and 5.4.
#[test]
fn patent_an_envoy_may_take_a_noble_office_and_either_figure_scores() {
    let mut table = table("privilege A pv_patent; court A 9 1");
    table.play("A appoint choose_office:nijmegen_2 seat_figure:envoy");
    assert_eq!(table.vp(A), worth(Privilege::Patent));
    let mut noble = super::position::table("privilege A pv_patent; court A 5 1");
    noble.play("A appoint choose_office:nijmegen_2 seat_figure:noble");
    assert_eq!(noble.vp(A), worth(Privilege::Patent));
}

/// Where the surplus of an office in Milano lies, the last province of the ring: clockwise in any case.
fn surplus_of_milano(table: &Table, id: &str) -> [u8; Province::COUNT] {
    let mut payments = [0; Province::COUNT];
    (0..usize::from(printed(table, id) - 1)).for_each(|step| payments[step % Province::COUNT] += 1);
    payments
}

/// Sections 3.7 and 5.4.
#[test]
fn winding_road_either_way_is_open_and_its_first_province_free() {
    let mut table = table_with(RED, "privilege A pv_winding_road; court A 15 0");
    let paid = |entered: u8| entered.saturating_sub(Privilege::WindingRoad.amount());
    assert_eq!(total(&table, "milano_3", Direction::Counter), paid(1) + printed(&table, "milano_3"));
    assert_eq!(total(&table, "milano_3", Direction::Clockwise), paid(5) + printed(&table, "milano_3"));
    table.play("A appoint choose_office:milano_3");
    assert_eq!(table.moves(), ["choose_direction:clockwise", "choose_direction:counter"]);
    table.play("A choose_direction:counter");
    let mut expected = surplus_of_milano(&table, "milano_3");
    expected[5] += paid(1);
    assert_eq!(table.payments(A), expected);
}

/// Sections 3.7 and 5.4.
#[test]
fn winding_road_the_only_way_that_can_be_paid_is_taken_by_itself() {
    let five = "privilege A pv_winding_road";
    let need = total(&table_with(RED, five), "milano_3", Direction::Counter);
    let mut table = table_with(RED, &format!("{five}; court A {need} 0"));
    table.play("A appoint choose_office:milano_3");
    assert_eq!((table.court(A), table.game.holder(office("milano_3")).is_some()), ((0, 0), true));
}

/// Sections 3.7 and 5.4. Augsburg is the fourth province from the king.
#[test]
fn winding_road_and_courier_do_not_add_up() {
    let table = table_with(RED, "privilege A pv_winding_road pv_courier");
    let free = Privilege::WindingRoad.amount().max(Privilege::Courier.amount());
    let expected = 4_u8.saturating_sub(free) + printed(&table, "augsburg_5");
    assert_eq!(total(&table, "augsburg_5", Direction::Clockwise), expected);
}

/// Sections 3.7 and 5.3.
#[test]
fn quartermaster_figures_of_one_field_and_chests_of_another() {
    let mut table = table_with(RED, "privilege A pv_quartermaster; chests field_e pu_seal; chests field_ee br_relic");
    table.play("A supply supply_field:field_ee quartermaster_field:field_e");
    assert_eq!(table.court(A).0, 6);
    assert_eq!((table.under(Field::Envoy), table.under(Field::TwoEnvoys)), (0, 1));
    assert_eq!(table.house(A).chests[Chest::Seal], 1);
}

/// Section 3.7.
#[test]
fn royal_favour_offices_in_the_kings_province_are_three_cheaper() {
    let table = table_with(RED, "privilege A pv_royal_favour");
    let there = cheaper(&table, "nijmegen_1", Privilege::RoyalFavour.amount());
    assert_eq!(total(&table, "nijmegen_1", Direction::Clockwise), there);
    assert_eq!(total(&table, "strasbourg_2", Direction::Clockwise), 1 + printed(&table, "strasbourg_2"));
}

/// Sections 3.7 and 5.4, step 8.
#[test]
fn messenger_a_figure_comes_back_after_an_appointment_also_one_just_paid() {
    let mut table = table_with(RED, "privilege A pv_messenger; court A 3 0; pay A milano 0 1");
    table.play("A appoint");
    let picks = ["none", "strasbourg:envoy", "milano:noble", "palermo:envoy"];
    assert_eq!(table.moves(), picks.map(|pick| format!("messenger_pick:{pick}")));
    table.play("A messenger_pick:strasbourg:envoy");
    assert_eq!((table.court(A), table.paid(A, Province::Strasbourg)), ((1, 0), 0));
}

/// Sections 3.6 and 5.3, step 6.
#[test]
fn muster_a_second_field_must_be_another_one() {
    let mut table = table("holds A tq_muster; chests field_n br_relic");
    table.play("A supply supply_field:field_e");
    assert_eq!(table.refusal(A, "muster:field_e"), ("5.3", "same_field"));
    table.play("A muster:field_n");
    assert_eq!((table.court(A), table.house(A).chests[Chest::Relic]), ((5, 2), 1));
    assert_eq!(table.game.discard[Chest::Muster], 1);
}

/// Sections 3.6 and 5.3, step 6.
#[test]
fn muster_one_that_the_field_has_just_given_may_be_used_at_once() {
    let mut table = table("chests field_e tq_muster");
    table.play("A supply supply_field:field_e muster:field_ee");
    assert_eq!(table.court(A).0, 4 + 1 + 2);
}

/// Sections 3.6 and 5.6.
#[test]
fn recall_up_to_three_figures_come_back_and_the_first_one_must() {
    let Effect::Recall(count) = Chest::Recall.effect() else { panic!("a recall brings figures back") };
    let mut table = table(&format!("holds A tq_recall; pay A milano {count} 1"));
    table.play("A use_recall");
    assert_eq!(table.refusal(A, "recall_pick:stop"), ("5.6", "must_recall"));
    table.play("A recall_pick:milano:noble");
    assert!(table.may("recall_pick:stop"));
    table.play(&times("A", "recall_pick:milano:envoy", count - 1));
    assert_eq!((table.court(A), table.payments(A)), ((4 + count - 1, 2), [0, 0, 0, 0, 0, 1]));
    assert!(table.may("supply"), "it stands before the action");
}

/// Sections 3.6 and 5.6.
#[test]
fn recall_ends_when_nothing_is_left_and_is_not_offered_for_nothing() {
    let mut table = table("holds A tq_recall tq_recall; pay A milano 1 0");
    table.play("A use_recall");
    assert_eq!(table.court(A).0, 5);
    assert_eq!(table.refusal(A, "use_recall"), ("5.6", "nothing_to_recall"));
}

/// Section 3.6.
#[test]
fn credit_makes_an_office_two_cheaper() {
    let Effect::Cheaper(less) = Chest::Credit.effect() else { panic!("a credit makes offices cheaper") };
    let need = cheaper(&table("vp A 0"), "nijmegen_1", less);
    let mut table = table(&format!("holds A tq_credit; court A {need} 0"));
    table.play("A appoint choose_office:nijmegen_1");
    assert_eq!((table.court(A), table.payments(A).iter().sum::<u8>()), ((0, 0), need - 1));
    assert_eq!(table.game.discard[Chest::Credit], 1);
}

/// Sections 3.7 and 5.5.
#[test]
fn the_pile_gives_the_value_of_its_top_card_at_once() {
    let mut table = table("holds A pu_seal pu_seal; holds B pu_seal pu_seal");
    table.play("A buy_privilege choose_privilege:pv_vp supply supply_field:field_e");
    table.play("B buy_privilege choose_privilege:pv_vp");
    let pile = Numbers::of(table.game.seats).pile;
    assert_eq!((table.vp(A), table.vp(B)), (pile[0].into(), pile[1].into()));
    assert!(table.has(B, Privilege::Points));
}

/// Section 5.5.
#[test]
fn several_purchases_are_allowed_in_one_turn() {
    let mut table = table("holds A pu_seal pu_seal pu_seal pu_seal pu_seal");
    table.play("A buy_privilege choose_privilege:pv_herald buy_privilege choose_privilege:pv_courier");
    assert_eq!(table.house(A).chests[Chest::Seal], 1);
    assert!(!table.may("buy_privilege"));
}

/// Section 5.5.
#[test]
fn the_last_card_of_a_kind_is_gone() {
    let table = table("seats 2; holds A pu_seal pu_seal; privilege B pv_herald");
    assert_eq!(table.refusal(A, "choose_privilege:pv_herald"), ("5.5", "privilege_gone"));
    assert_eq!(table.refusal(A, "choose_privilege:pv_retinue"), ("3.7", "privilege_not_in_game"));
}

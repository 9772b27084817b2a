//! Rulings of section 9: gaining, paying, appointing.

use curia_core::Viewer;

use super::position::{
    A, B, END, LAST_TURN, nearest, needed, noble, office, plain, points_in, printed, spread, surplus, table,
    table_with, times,
};
use crate::data::{Category, Chest, Counted, Effect, Field, Job, Numbers, Privilege, Province, Task};
use crate::pieces::{ChestSet, Direction};

/// Five privileges of the reconstructed fifteen, for tests of the red ones.
const RED: &str = "pv_winding_road+pv_quartermaster+pv_royal_favour+pv_messenger+pv_steward";

/// Ruling 9.1.
#[test]
fn ruling_9_1_everybody_starts_with_no_points() {
    let table = table("seats 5");
    assert!(table.game.seats.iter().all(|seat| table.vp(seat) == 0));
}

/// Ruling 9.2.
#[test]
fn ruling_9_2_only_a_cost_of_seven_lays_a_figure_in_the_province_of_the_office() {
    let table = table("king augsburg");
    let layout = table.game.layout();
    for office in layout.all.iter() {
        let cost = layout.cost(office);
        let road = table.game.road(A, office, Direction::Clockwise, ChestSet::EMPTY);
        let laid: Vec<Province> = road.surplus().collect();
        assert_eq!(laid, surplus(&table, office, cost - 1), "{office}");
        assert_eq!(laid.contains(&office.province()), usize::from(cost) == Province::COUNT + 1, "{office}");
    }
}

/// Ruling 9.2.
#[test]
fn ruling_9_2_the_dearest_office_is_paid_once_around_the_ring() {
    let mut table = table("king augsburg; court A 15 0");
    let layout = table.game.layout();
    let plain = layout.offices(Province::Augsburg).filter(|&office| !layout.noble.has(office));
    let office = plain.max_by_key(|&office| layout.cost(office)).unwrap();
    assert_eq!(usize::from(layout.cost(office)), Province::COUNT + 1);
    table.appoint(office);
    assert_eq!((table.payments(A), table.court(A)), ([1; Province::COUNT], (15 - layout.cost(office), 0)));
}

/// Ruling 9.3.
#[test]
fn ruling_9_3_nothing_is_paid_in_the_kings_province() {
    let mut table = table("court A 15 0");
    let office = plain(&table, Province::Nijmegen);
    table.appoint(office);
    let paid = surplus(&table, office, table.game.layout().cost(office) - 1);
    assert_eq!(table.payments(A), spread(&table, &paid));
}

/// Ruling 9.4.
#[test]
fn ruling_9_4_a_noble_may_pay_and_counts_one() {
    let mut table = table("court A 14 1");
    let office = plain(&table, Province::Nijmegen);
    table.appoint(office).play("A seat_figure:envoy pay_figure:noble");
    assert_eq!(table.game.pay[Province::Strasbourg as usize][A].nobles, 1);
    assert_eq!(table.court(A), (15 - table.game.layout().cost(office), 0));
}

/// Ruling 9.5.
#[test]
fn ruling_9_5_a_noble_on_a_plain_office_counts_two() {
    let mut table = table("court A 14 1");
    let office = plain(&table, Province::Nijmegen);
    table.appoint(office).play("A seat_figure:noble");
    assert_eq!(table.game.seated[A].strength(Province::Nijmegen), 2);
}

/// Ruling 9.6.
#[test]
fn ruling_9_6_what_cannot_be_paid_in_full_cannot_be_filled() {
    let bare = table("seats 4");
    let dear = plain(&bare, Province::Strasbourg);
    let rich = table(&format!("court A {} 0", needed(&bare, dear) - 1));
    assert_eq!(rich.refusal(A, &format!("choose_office:{dear}")), ("9.6", "office_too_dear"));
    let poor = table(&format!("court A {} 0", needed(&bare, nearest(&bare)) - 1));
    assert_eq!(poor.refusal(A, "appoint"), ("9.6", "nothing_payable"));
}

/// Ruling 9.7.
#[test]
fn ruling_9_7_the_envoy_of_the_track_counts_for_the_legality_of_the_action() {
    let bare = table("seats 4");
    let office = nearest(&bare);
    let mut table = table(&format!("order DABCDCBADCBA; appointed D; court A {} 0", needed(&bare, office) - 1));
    assert!(table.may("appoint"));
    table.appoint(office);
    assert_eq!((table.game.holder(office).is_some(), table.court(A)), (true, (0, 0)));
}

/// Ruling 9.8.
#[test]
fn ruling_9_8_the_envoy_of_the_track_comes_from_a_pay_space_if_the_empire_has_none() {
    let mut table = table("order DABCDCBADCBA; appointed D; court A 14 1; pay A milano 1 0");
    table.play("A appoint");
    assert_eq!((table.court(A).0, table.paid(A, Province::Milano)), (15, 0));
}

/// Ruling 9.9.
#[test]
fn ruling_9_9_an_envoy_replaces_a_noble_that_is_not_there() {
    let mut table = table("court A 4 3");
    table.play("A supply supply_field:field_n");
    assert_eq!(table.court(A), (5, 3));
}

/// Ruling 9.10.
#[test]
fn ruling_9_10_a_gain_of_nothing_is_lost_and_the_field_may_be_chosen() {
    let mut table = table("court A 15 3; chests field_ee pu_seal");
    table.play("A supply supply_field:field_ee");
    assert_eq!((table.court(A), table.told("nothing_gained")), ((15, 3), 2));
    assert_eq!(table.house(A).chests[Chest::Seal], 1);
}

/// Ruling 9.11.
#[test]
fn ruling_9_11_chests_are_used_before_or_after_the_own_action_only() {
    let mut table = table("holds A tq_knighting tq_knighting; holds B tq_knighting");
    assert_eq!(table.refusal(B, "use_knighting"), ("5.2", "wait"));
    table.play("A use_knighting supply supply_field:field_e");
    assert_eq!(table.moves(), ["use_knighting", "end_turn"]);
    table.play("A use_knighting");
    assert_eq!(table.game.asked(), Some(B));
}

/// Ruling 9.12.
#[test]
fn ruling_9_12_nobody_owns_two_privileges_of_a_kind() {
    let table = table("holds A pu_seal pu_seal; privilege A pv_herald pv_vp");
    assert_eq!(table.refusal(A, "choose_privilege:pv_herald"), ("9.12", "privilege_owned"));
    assert_eq!(table.refusal(A, "choose_privilege:pv_vp"), ("9.12", "privilege_owned"));
}

/// Ruling 9.13.
#[test]
fn ruling_9_13_several_chests_may_help_in_one_action_each_kind_once() {
    let mut table = table("court A 5 1; holds A tq_carriage tq_decree tq_carriage");
    table.play("A appoint choose_office:aachen_2 choose_modifier:tq_carriage");
    assert_eq!(table.refusal(A, "choose_modifier:tq_carriage"), ("9.13", "modifier_chosen"));
    // With the decree nothing is left to choose.
    table.play("A choose_modifier:tq_decree seat_figure:envoy");
    assert_eq!((table.court(A), table.payments(A)), ((4, 1), [0; 6]));
    assert_eq!((table.game.discard[Chest::Carriage], table.game.discard[Chest::Decree]), (1, 1));
}

/// Ruling 9.14.
#[test]
fn ruling_9_14_a_carriage_is_not_offered_where_nothing_is_paid_for_the_road() {
    let mut table = table("court A 15 0; holds A tq_carriage tq_credit");
    let near = plain(&table, Province::Nijmegen);
    table.appoint(near);
    assert_eq!(table.moves(), ["choose_modifier:tq_credit", "confirm"]);
    assert_eq!(table.refusal(A, "choose_modifier:tq_carriage"), ("9.14", "modifier_useless"));
    let mut courier = super::position::table("court A 9 0; holds A tq_carriage; privilege A pv_courier");
    let far = courier.game.ring.after(courier.game.king, Privilege::Courier.amount());
    let office = courier.game.layout().offices(far).last().unwrap();
    courier.play(&format!("A appoint choose_office:{office}"));
    assert!(courier.game.holder(office).is_some(), "no road is left to be paid, so nothing is asked");
}

/// Ruling 9.15.
#[test]
fn ruling_9_15_after_a_decree_a_credit_is_not_offered() {
    let mut table = table("court A 6 1; holds A tq_decree tq_credit tq_patent; privilege A pv_steward");
    table.play("A appoint choose_office:nijmegen_2 choose_modifier:tq_decree");
    // A patent only for the right to seat an envoy.
    assert_eq!(table.moves(), ["choose_modifier:tq_patent", "confirm"]);
    table.play("A choose_modifier:tq_patent seat_figure:envoy");
    assert_eq!((table.court(A), table.payments(A)), ((5, 1), [0; 6]));
}

/// Ruling 9.16.
#[test]
fn ruling_9_16_reductions_spare_the_farthest_office_payments_and_the_first_provinces_of_the_road() {
    let cheaper = table("privilege A pv_steward pv_courier; king aachen");
    let road = cheaper.game.road(A, office("strasbourg_2"), Direction::Clockwise, ChestSet::EMPTY);
    let paid: Vec<Province> = (0..road.total()).filter_map(|number| road.payment(number)).collect();
    use Province::{Aachen, Augsburg, Milano, Nijmegen, Palermo, Strasbourg};
    let way = &[Augsburg, Milano, Nijmegen, Strasbourg][usize::from(Privilege::Courier.amount())..];
    let surplus = printed(&cheaper, "strasbourg_2") - 1 - Privilege::Steward.amount();
    assert_eq!(paid, [way, &[Palermo, Aachen, Augsburg, Milano, Nijmegen][..usize::from(surplus)]].concat());
}

/// Ruling 9.17.
#[test]
fn ruling_9_17_red_jobs_ask_for_the_printed_cost() {
    let mut table = table("court A 15 0; privilege A pv_steward");
    let office = plain(&table, Province::Strasbourg);
    table.appoint(office);
    let printed = table.game.layout().cost(office);
    for job in Job::of(Category::Office) {
        if let Task::Offices(Counted::Cost(least, most)) = job.task() {
            assert_eq!(table.game.job_count(A, job) > 0, (least..=most).contains(&printed), "{job:?}");
        }
    }
}

/// Ruling 9.18.
#[test]
fn ruling_9_18_a_field_without_chests_may_be_chosen() {
    let mut table = table("seats 4");
    table.play("A supply supply_field:field_en");
    assert_eq!(table.court(A), (5, 2));
}

/// Ruling 9.19.
#[test]
fn ruling_9_19_all_chests_of_a_stack_are_taken() {
    let office = plain(&table("seats 4"), Province::Nijmegen);
    let chests = format!("chests field_e pu_seal br_relic; chests {office} br_relic pu_seal or_vp3");
    let mut table = table(&format!("court A 15 0; {chests}"));
    table.appoint(office);
    assert_eq!((table.house(A).chests.total(), table.vp(A)), (2, points_in(Chest::ThreePoints)));
    table.play("B supply supply_field:field_e");
    assert_eq!((table.house(B).chests.total(), table.under(Field::Envoy)), (2, 0));
}

/// Ruling 9.41.
#[test]
fn ruling_9_41_knighting_needs_a_noble_in_the_empire() {
    let table = table("holds A tq_knighting; court A 4 2; pay A milano 0 1");
    assert_eq!(table.refusal(A, "use_knighting"), ("9.41", "no_noble_in_empire"));
}

/// Ruling 9.42.
#[test]
fn ruling_9_42_a_patent_may_be_used_with_a_noble_in_the_court() {
    let Effect::NobleCheaper(less) = Chest::Patent.effect() else { panic!("a patent makes noble offices cheaper") };
    let mut table = table("court A 14 1; holds A tq_patent");
    let office = noble(&table, Province::Nijmegen);
    table.appoint(office).play("A choose_modifier:tq_patent");
    assert_eq!(table.moves(), ["seat_figure:envoy", "seat_figure:noble"]);
    table.play("A seat_figure:noble");
    let paid = super::position::cheaper(&table, &office.to_string(), less) - 1;
    let laid = spread(&table, &surplus(&table, office, paid));
    assert_eq!((table.court(A), table.payments(A)), ((14 - paid, 0), laid));
}

/// Ruling 9.49.
#[test]
fn ruling_9_49_the_share_of_the_province_of_the_office_is_the_seated_figure() {
    let mut table = table("court A 15 0");
    let office = plain(&table, Province::Nijmegen);
    table.appoint(office);
    let cost = table.game.layout().cost(office);
    assert_eq!(table.payments(A), spread(&table, &surplus(&table, office, cost - 1)));
    assert_eq!((table.paid(A, Province::Nijmegen), table.court(A)), (0, (15 - cost, 0)));
}

/// Ruling 9.51.
#[test]
fn ruling_9_51_without_the_limit_a_second_card_has_no_further_effect_and_pile_cards_score_each() {
    let seals = "holds A pu_seal pu_seal pu_seal pu_seal; privilege A pv_recruiter pv_vp";
    let mut table = table(&format!("with privilege_limit none; {seals}"));
    table.play("A buy_privilege choose_privilege:pv_recruiter buy_privilege choose_privilege:pv_vp");
    assert!(table.house(A).doubled.has(Privilege::Recruiter));
    assert_eq!(table.vp(A), u16::from(Numbers::of(table.game.seats).pile[1]));
    table.play("A supply supply_field:field_e");
    assert_eq!(table.court(A).0, 4 + 1 + Privilege::Recruiter.amount());
}

/// Ruling 9.52.
#[test]
fn ruling_9_52_a_privilege_works_in_the_action_of_the_turn_in_which_it_is_bought() {
    let mut table = table("holds A pu_seal pu_seal");
    table.play("A buy_privilege choose_privilege:pv_recruiter supply supply_field:field_e");
    assert_eq!(table.court(A).0, 4 + 1 + Privilege::Recruiter.amount());
    assert_eq!((table.house(A).chests[Chest::Seal], table.game.discard[Chest::Seal]), (0, 2));
}

/// Ruling 9.53.
#[test]
fn ruling_9_53_confirm_is_missing_until_the_chosen_chests_suffice() {
    let Effect::Cheaper(less) = Chest::Credit.effect() else { panic!("a credit makes offices cheaper") };
    let bare = table("seats 4");
    let layout = bare.game.layout();
    let plain = layout.all.minus(layout.noble).within(Province::Nijmegen);
    let dear = plain.iter().max_by_key(|&office| layout.cost(office)).unwrap();
    let court = super::position::cheaper(&bare, &dear.to_string(), less);
    let mut table = table(&format!("court A {court} 0; holds A tq_decree tq_credit"));
    table.appoint(dear);
    assert_eq!(table.moves(), ["choose_modifier:tq_decree", "choose_modifier:tq_credit"]);
    assert_eq!(table.refusal(A, "confirm"), ("9.53", "confirm_too_dear"));
    table.play("A choose_modifier:tq_credit");
    assert_eq!(table.moves(), ["choose_modifier:tq_decree", "confirm"]);
    let mut alone = super::position::table(&format!("court A {court} 0; holds A tq_credit"));
    alone.appoint(dear);
    assert_eq!(alone.game.discard[Chest::Credit], 1, "a chest without which it cannot be paid is taken by itself");
}

/// Ruling 9.54.
#[test]
fn ruling_9_54_a_decree_may_follow_a_credit() {
    let mut table = table("court A 6 0; holds A tq_decree tq_credit");
    table.play("A appoint choose_office:nijmegen_1 choose_modifier:tq_credit choose_modifier:tq_decree");
    assert_eq!(table.court(A).0, 5);
    assert_eq!((table.game.discard[Chest::Credit], table.game.discard[Chest::Decree]), (1, 1));
}

/// Ruling 9.55.
#[test]
fn ruling_9_55_the_chest_of_an_office_may_bring_back_a_figure_just_paid() {
    let mut table = table("court A 15 0; chests nijmegen_4 or_envoys2");
    table.play("A appoint choose_office:nijmegen_4 gain_source:strasbourg");
    assert_eq!((table.court(A), table.payments(A)), ((14, 0), [0; 6]));
}

/// What the table answers for whoever is asked and away; it is legal.
fn answer(table: &super::position::Table) -> String {
    use curia_core::{FastChance, Game};
    let seat = table.game.asked().unwrap();
    let answer = table.game.fallback(seat, &mut FastChance::new(1)).to_string();
    assert!(table.may(&answer), "{answer}");
    answer
}

/// Ruling 9.59.
#[test]
fn ruling_9_59_who_is_away_does_no_more_than_they_must() {
    let mut first = table("court A 6 1; holds A tq_credit tq_muster");
    assert_eq!(answer(&first), "supply");
    first.play("A supply");
    assert_eq!(answer(&first), "supply_field:field_en");
    first.play("A supply_field:field_en");
    assert_eq!(answer(&first), "muster:no");
    let mut other = table_with(RED, "court A 14 1; holds A tq_credit; privilege A pv_quartermaster pv_messenger");
    let office = plain(&other, Province::Nijmegen);
    other.appoint(office);
    assert_eq!(answer(&other), "confirm");
    other.play("A confirm");
    assert_eq!(answer(&other), "seat_figure:envoy");
    other.play("A seat_figure:envoy");
    assert_eq!(answer(&other), "pay_figure:envoy");
    other.play(&times("A", "pay_figure:envoy", other.game.layout().cost(office) - 1));
    assert_eq!(answer(&other), "messenger_pick:none");
}

/// Ruling 9.59: a turn that could go on is ended.
#[test]
fn ruling_9_59_who_is_away_ends_the_turn_instead_of_using_a_chest() {
    let mut table = table("holds A tq_knighting");
    table.play("A supply supply_field:field_e");
    assert_eq!((table.moves().len(), answer(&table)), (2, "end_turn".to_owned()));
}

/// Ruling 9.59: the chests of the field whose figures they take, not those of the first field.
#[test]
fn ruling_9_59_the_quartermaster_of_who_is_away_stays_at_the_field() {
    let mut table = table_with(RED, "privilege A pv_quartermaster; chests field_en pu_seal; chests field_ee br_relic");
    table.play("A supply supply_field:field_ee");
    assert_eq!(
        (&table.moves()[0][..], &answer(&table)[..]),
        ("quartermaster_field:field_en", "quartermaster_field:field_ee")
    );
}

/// Ruling 9.59: the first figure of a recall must be taken, all others need not.
#[test]
fn ruling_9_59_who_is_away_recalls_one_figure_and_stops() {
    let mut table = table("holds A tq_recall; pay A milano 1 1; pay A palermo 1 0");
    table.play("A use_recall");
    assert_eq!(answer(&table), "recall_pick:milano:envoy");
    table.play("A recall_pick:milano:envoy");
    assert_eq!(answer(&table), "recall_pick:stop");
}

/// Ruling 9.59: the bonuses of Strasbourg and Palermo can be declined, that of Augsburg cannot.
#[test]
fn ruling_9_59_who_is_away_declines_a_bonus_that_moves_figures() {
    let scored = |province: &str, words: &str| {
        let row = format!("row 1 {province} b_king c_1a; king {province}; office A {province}_1 envoy");
        let mut table = table(&format!("{LAST_TURN}; {row}; {words}"));
        table.play("D supply").play(END);
        answer(&table)
    };
    assert_eq!(scored("strasbourg", "pay A milano 1 1"), "recall_pick:stop");
    assert_eq!(scored("palermo", "office A palermo_2 envoy"), "homecoming_pick:stop");
    let chests = "chests field_e pu_seal; chests field_n br_relic tq_credit";
    assert_eq!(scored("augsburg", chests), "chest_pick:field_n:tq_credit");
}

/// Ruling 9.59: where the chests chosen so far do not suffice, the first one that helps.
#[test]
fn ruling_9_59_who_is_away_uses_the_first_chest_where_it_cannot_be_confirmed() {
    let Effect::Cheaper(less) = Chest::Credit.effect() else { panic!("a credit makes offices cheaper") };
    let bare = table("seats 4");
    let office = plain(&bare, Province::Nijmegen);
    let court = super::position::cheaper(&bare, &office.to_string(), less);
    let mut table = table(&format!("court A {court} 0; holds A tq_decree tq_credit"));
    table.appoint(office);
    assert_eq!(table.refusal(A, "confirm"), ("9.53", "confirm_too_dear"));
    assert_eq!(answer(&table), "choose_modifier:tq_decree");
}

/// Ruling 9.59: the first option, in the order of the tables of section 3.
#[test]
fn ruling_9_59_where_nothing_can_be_declined_the_first_option_holds() {
    let mut gain = table("court A 13 3; pay A milano 1 0; pay A aachen 1 0");
    gain.play("A supply supply_field:field_e");
    assert_eq!(answer(&gain), "gain_source:aachen");
    let mut far = table_with(RED, "court A 15 0; privilege A pv_winding_road");
    far.play("A appoint");
    assert_eq!(answer(&far), format!("choose_office:{}", far.game.payable(A).first().unwrap()));
    assert!(answer(&far).starts_with("choose_office:nijmegen_"));
    far.play(&format!("A choose_office:{}", plain(&far, Province::Aachen)));
    assert_eq!(answer(&far), "choose_direction:clockwise");
    let mut rich = table("holds A pu_seal pu_seal");
    rich.play("A buy_privilege");
    assert_eq!(answer(&rich), "choose_privilege:pv_vp");
    let offices = "row 1 milano b_king c_1a; king milano; office A milano_1 noble; office A milano_2 envoy";
    let retinue = "pv_winding_road+pv_quartermaster+pv_messenger+pv_retinue+pv_courier";
    let mut kept = table_with(retinue, &format!("{LAST_TURN}; {offices}; privilege A pv_retinue"));
    kept.play("D supply").play(END);
    assert_eq!(answer(&kept), "retinue_pick:envoy");
}

/// Ruling 9.20.
#[test]
fn ruling_9_20_chests_are_laid_in_the_cleanup_only() {
    let mut table = table(&format!("{LAST_TURN}; row 1 milano b_king c_1a; chests field_0 pu_seal"));
    table.play("D supply");
    assert_eq!(table.under(Field::Bare), 1);
    table.play(END);
    assert_eq!(table.under(Field::Bare), 1, "the taken one is replaced");
    assert_eq!((table.under_office("milano_1"), table.under_office("nijmegen_1")), (1, 1));
}

/// Ruling 9.21.
#[test]
fn ruling_9_21_an_empty_place_in_an_unscored_province_stays_empty() {
    let mut table = table(&format!("{LAST_TURN}; row 1 milano b_king c_1a; office A aachen_1 noble"));
    table.play("D supply").play(END);
    assert_eq!(table.under_office("aachen_1"), 0);
    assert!(table.game.holder(office("aachen_1")).is_some());
}

/// Ruling 9.39.
#[test]
fn ruling_9_39_the_second_marker_has_no_place_before_the_scoring_but_a_preview() {
    let table = table("row 1 milano b_most_figures; office C aachen_2 envoy");
    let view = table.view(Viewer::Seat(B));
    assert_eq!((view.second, view.preview), (None, Province::Aachen));
}

/// Ruling 9.44.
#[test]
fn ruling_9_44_the_provinces_of_later_rows_are_only_announced() {
    let mut table =
        table(&format!("{LAST_TURN}; row 1 milano b_king c_1a; row 2 aachen b_most_nobles; office A aachen_1 noble"));
    table.play("D supply").play(END);
    assert_eq!((table.scored(), table.vp(A)), (vec![Province::Milano, Province::Nijmegen], 0));
    assert_eq!(table.game.first(), Province::Aachen);
}

/// Ruling 9.35.
#[test]
fn ruling_9_35_two_players_have_one_card_of_every_kind() {
    let left = |words: &str| table(words).game.display.left[Privilege::Herald as usize];
    assert_eq!(left("seats 2"), 1);
    assert_eq!(left("seats 3"), 2);
    assert_eq!(left("seats 2; with two_player_privilege_copies 2"), 2);
}

/// Ruling 9.40.
#[test]
fn ruling_9_40_used_chests_go_to_the_discard() {
    let mut table = table("holds A tq_knighting; seats 4");
    let deck = table.game.deck.len();
    table.play("A use_knighting");
    assert_eq!((table.game.deck.len(), table.game.discard[Chest::Knighting]), (deck, 1));
}

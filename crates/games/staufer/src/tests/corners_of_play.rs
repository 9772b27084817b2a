//! Rare corners of a turn (sections 5.1 to 5.7): what meets there, and where there is little left.

use curia_core::Viewer;

use super::position::{A, B, Table, nearest, needed, office, plain, spread, surplus, table, table_with, worth};
use crate::data::{Chest, Effect, FIGURES, Field, Numbers, Privilege, Province};
use crate::pieces::{ChestSet, Direction};
use crate::road::Road;

const RED: &str = "pv_winding_road+pv_quartermaster+pv_royal_favour+pv_messenger+pv_courier";
const CHEAP: &str = "pv_winding_road+pv_steward+pv_royal_favour+pv_patent+pv_courier";

/// The road of A to an office with these chests.
fn road(table: &Table, id: &str, way: Direction, used: &[Chest]) -> Road {
    table.game.road(A, office(id), way, used.iter().copied().collect::<ChestSet>())
}

fn payments(road: &Road) -> Vec<Province> {
    (0..road.total()).filter_map(|number| road.payment(number)).collect()
}

/// What is printed on an office.
fn printed(table: &Table, id: &str) -> u8 {
    table.game.layout().cost(office(id))
}

/// Section 5.1: nobles first; each gain looks at empire and pay spaces anew.
#[test]
fn a_noble_is_gained_before_the_envoys_and_both_may_come_from_pay_spaces() {
    let mut table = table("court A 10 1; pay A milano 4 0; pay A aachen 1 1; pay A palermo 0 1");
    assert!(table.house(A).empire.is_empty());
    table.play("A supply supply_field:field_en");
    assert_eq!(table.moves(), ["gain_source:aachen", "gain_source:palermo"], "the noble comes first");
    table.play("A gain_source:palermo");
    assert_eq!(table.moves(), ["gain_source:aachen", "gain_source:milano"]);
    table.play("A gain_source:aachen");
    assert_eq!(table.court(A), (11, 2));
}

/// Section 5.1, step 1: the empire comes before the pay spaces.
#[test]
fn a_figure_of_the_empire_is_gained_before_one_of_a_pay_space() {
    let mut table = table("court A 12 1; pay A milano 2 0");
    assert_eq!(table.house(A).empire.envoys, 1);
    table.play("A supply supply_field:field_ee");
    assert_eq!((table.court(A).0, table.paid(A, Province::Milano)), (14, 1));
    assert_eq!((table.told("gained"), table.told("gained_from")), (1, 1));
}

/// Section 5.1: figures on offices are never taken.
#[test]
fn a_gain_leaves_the_offices_alone() {
    let mut table = table("court A 14 2; office A milano_1 envoy; office A milano_2 noble");
    table.play("A supply supply_field:field_en");
    assert_eq!((table.court(A), table.told("nothing_gained")), ((14, 2), 2));
    assert_eq!(table.game.seated[A].all().len(), 2);
}

/// Sections 3.7 and 5.3, step 4: the envoys of the recruiter are gains as well.
#[test]
fn the_recruiter_brings_figures_from_pay_spaces_if_the_empire_is_empty() {
    let mut table = table("court A 11 3; pay A milano 4 0; privilege A pv_recruiter");
    table.play("A supply supply_field:field_0");
    let more = Privilege::Recruiter.amount();
    assert_eq!((table.court(A), table.paid(A, Province::Milano)), ((11 + more, 3), 4 - more));
}

/// Section 5.7: from the top down, each chest to its end before the next one.
#[test]
fn chests_of_a_stack_are_resolved_from_the_top_down() {
    use curia_core::Spoken;
    let mut table = table("chests field_0 or_vp3 tq_recall or_envoys2 or_noble");
    table.play("A supply supply_field:field_0");
    let told: Vec<&str> = table.log.0.iter().map(|(_, event)| event.id()).collect();
    let expected =
        ["supplied", "chest_figures", "gained", "chest_figures", "gained", "gained", "chest_taken", "chest_points"];
    assert_eq!(told, expected);
    assert_eq!((table.court(A), table.house(A).chests.total()), ((6, 2), 1));
}

/// Section 5.7: an orange chest asks for the pay space before the next chest is taken.
#[test]
fn an_orange_chest_may_ask_for_a_pay_space_in_the_middle_of_a_stack() {
    let mut table = table("court A 13 3; pay A milano 1 0; pay A aachen 1 0; chests field_0 tq_muster or_envoys2");
    table.play("A supply supply_field:field_0");
    assert_eq!((table.moves().len(), table.house(A).chests[Chest::Muster]), (2, 0));
    table.play("A gain_source:milano");
    // The second envoy had one source left; then the muster lies there and may be used in this very action.
    assert_eq!((table.court(A).0, table.house(A).chests[Chest::Muster]), (15, 1));
    assert!(table.may("muster:field_n"));
}

/// Section 5.3, step 6: different from the field chosen in step 2, whatever the quartermaster emptied.
#[test]
fn a_muster_may_use_the_field_whose_chests_the_quartermaster_took() {
    let words = "privilege A pv_quartermaster; holds A tq_muster; chests field_e pu_seal; chests field_ee br_relic";
    let mut table = table_with(RED, words);
    table.play("A supply supply_field:field_ee quartermaster_field:field_e");
    assert!(!table.may("muster:field_ee") && table.may("muster:field_e"));
    table.play("A muster:field_e");
    assert_eq!((table.court(A).0, table.house(A).chests.total()), (4 + 2 + 1, 1));
    assert_eq!(table.under(Field::TwoEnvoys), 1);
}

/// Section 5.3, step 6: one muster an action, even if the second field has another one.
#[test]
fn a_second_muster_waits_for_another_action() {
    let mut table = table("holds A tq_muster; chests field_n tq_muster");
    table.play("A supply supply_field:field_e muster:field_n");
    assert_eq!((table.house(A).chests[Chest::Muster], table.game.asked()), (1, Some(B)));
}

/// Section 5.2: everything before the action leaves the action piece where it is.
#[test]
fn what_stands_before_the_action_leaves_the_piece_on_its_track() {
    let mut table = table("holds A pu_seal pu_seal tq_knighting tq_recall; pay A milano 1 0");
    table.play("A buy_privilege choose_privilege:pv_herald use_knighting use_recall");
    assert_eq!((table.game.tracks.gone, table.court(A)), (0, (5, 2)));
    assert_eq!(table.moves(), ["supply", "appoint"]);
    table.play("A supply");
    assert_eq!(table.game.tracks.gone, 1);
}

/// Sections 5.2 and 5.6: after the action even a figure just paid can be recalled.
#[test]
fn a_recall_after_the_action_may_bring_back_what_was_just_paid() {
    let mut table = table("court A 15 0; holds A tq_recall");
    let office = plain(&table, Province::Nijmegen);
    table.appoint(office);
    let cost = table.game.layout().cost(office);
    assert_eq!(table.payments(A), spread(&table, &surplus(&table, office, cost - 1)));
    table.play("A use_recall recall_pick:strasbourg:envoy recall_pick:stop");
    assert_eq!((table.court(A).0, table.game.asked()), (15 - cost + 1, Some(B)));
}

/// Section 5.4: the first provinces entered are free, the last ones paid.
#[test]
fn the_courier_pays_from_the_fourth_province_on() {
    let table = table("privilege A pv_courier");
    let far = road(&table, "milano_3", Direction::Clockwise, &[]);
    let entered = &table.game.ring.provinces()[1..];
    let free = usize::from(Privilege::Courier.amount());
    assert_eq!(payments(&far)[..usize::from(far.paid())], entered[free..]);
}

/// Section 5.4: the road is paid the way it goes, the office clockwise in any case.
#[test]
fn counter_clockwise_the_road_and_the_surplus_may_meet_on_one_pay_space() {
    let bare = table_with(RED, "privilege A pv_winding_road");
    let office = plain(&bare, Province::Augsburg);
    let counter = road(&bare, &office.to_string(), Direction::Counter, &[]);
    let free = usize::from(Privilege::WindingRoad.amount());
    let entered = [Province::Milano, Province::Augsburg];
    let steps: Vec<(Province, bool)> = counter.steps().collect();
    assert_eq!(steps, [(entered[0], free < 1), (entered[1], free < 2)]);
    let laid = surplus(&bare, office, bare.game.layout().cost(office) - 1);
    let all = [&entered[free.min(2)..], &laid].concat();
    assert_eq!(payments(&counter), all);
    let mut table = table_with(RED, &format!("court A {} 0; privilege A pv_winding_road", counter.total()));
    table.appoint(office);
    assert_eq!(table.payments(A), spread(&table, &all), "clockwise it would have been too dear");
}

/// Ruling 9.14: the winding road leaves nothing of a short road to be paid.
#[test]
fn a_carriage_is_not_offered_on_a_winding_road_that_is_free() {
    let words = "court A 15 0; privilege A pv_winding_road; holds A tq_carriage tq_credit";
    let mut table = table_with(RED, words);
    let free = usize::from(Privilege::WindingRoad.amount());
    let office = plain(&table, table.game.ring.provinces()[free]);
    table.appoint(office).play("A choose_direction:clockwise");
    assert_eq!(table.moves(), ["choose_modifier:tq_credit", "confirm"]);
    assert_eq!(table.refusal(A, "choose_modifier:tq_carriage"), ("9.14", "modifier_useless"));
}

/// Section 5.4, step 3: both ways are as long, and still somebody must say which.
#[test]
fn across_the_ring_the_winding_road_asks_for_the_way() {
    let mut table = table_with(RED, "court A 15 0; privilege A pv_winding_road");
    let office = plain(&table, Province::Aachen);
    table.appoint(office);
    assert_eq!(table.moves().len(), 2);
    table.play("A choose_direction:counter");
    let entered = [Province::Milano, Province::Augsburg, Province::Aachen];
    let laid = surplus(&table, office, table.game.layout().cost(office) - 1);
    let paid = [&entered[usize::from(Privilege::WindingRoad.amount()).min(3)..], &laid].concat();
    assert_eq!(table.payments(A), spread(&table, &paid));
}

/// Section 5.4, step 3: d is 0.
#[test]
fn in_the_kings_province_no_way_is_asked_for() {
    let mut table = table_with(RED, "court A 15 0; privilege A pv_winding_road");
    let office = plain(&table, Province::Nijmegen);
    table.appoint(office);
    let laid = surplus(&table, office, table.game.layout().cost(office) - 1);
    assert_eq!(table.payments(A), spread(&table, &laid));
}

/// Section 5.4: with both cards the first three provinces, in either direction.
#[test]
fn the_courier_helps_counter_clockwise_too() {
    let table = table_with(RED, "privilege A pv_winding_road pv_courier");
    let free = Privilege::Courier.amount().max(Privilege::WindingRoad.amount());
    // Palermo is the fourth province on this way, Aachen the third.
    assert_eq!(road(&table, "palermo_5", Direction::Counter, &[]).paid(), 4_u8.saturating_sub(free));
    assert_eq!(road(&table, "aachen_4", Direction::Counter, &[]).paid(), 3_u8.saturating_sub(free));
}

/// Section 5.4: everything that makes an office cheaper adds up, down to the seated figure.
#[test]
fn reductions_add_up_and_the_seated_figure_is_always_left() {
    let table = table_with(CHEAP, "privilege A pv_steward pv_royal_favour");
    let (steward, favour) = (Privilege::Steward.amount(), Privilege::RoyalFavour.amount());
    let (Effect::Cheaper(credit), Effect::NobleCheaper(patent)) = (Chest::Credit.effect(), Chest::Patent.effect())
    else {
        panic!("credit and patent make offices cheaper");
    };
    let cost = |id: &str, used: &[Chest]| road(&table, id, Direction::Clockwise, used).cost;
    let dear = printed(&table, "aachen_1");
    assert_eq!(cost("aachen_1", &[]), dear - steward);
    assert_eq!(cost("aachen_1", &[Chest::Credit, Chest::Patent]), dear - steward - credit - patent);
    assert_eq!(cost("nijmegen_1", &[]), printed(&table, "nijmegen_1") - steward - favour);
    assert_eq!(cost("nijmegen_2", &[Chest::Credit, Chest::Patent]), 1);
    assert_eq!(cost("augsburg_1", &[Chest::Patent]), printed(&table, "augsburg_1") - steward, "no noble office");
    assert_eq!(cost("aachen_1", &[Chest::Decree, Chest::Credit]), 1);
}

/// Section 5.4: a noble office without a noble, by the chest or by the privilege.
#[test]
fn a_patent_opens_noble_offices_to_a_court_of_envoys() {
    let mut chest = table("court A 9 0; holds A tq_patent");
    chest.play("A appoint choose_office:nijmegen_2");
    // Without the chest nobody could be seated: it is taken by itself.
    assert_eq!((chest.game.discard[Chest::Patent], chest.vp(A)), (1, 0));
    let mut both = table("court A 9 0; holds A tq_patent; privilege A pv_patent");
    both.play("A appoint choose_office:nijmegen_2");
    assert_eq!(both.moves(), ["choose_modifier:tq_patent", "confirm"], "the chest makes it cheaper");
    both.play("A confirm");
    assert_eq!(both.vp(A), worth(Privilege::Patent));
}

/// Section 5.4, step 4: with the privilege a patent chest after a decree would do nothing.
#[test]
fn after_a_decree_the_patent_chest_is_not_offered_to_the_owner_of_the_privilege() {
    let mut table = table("court A 9 1; holds A tq_patent tq_decree; privilege A pv_patent");
    table.play("A appoint choose_office:nijmegen_2 choose_modifier:tq_decree");
    assert_eq!(table.moves(), ["seat_figure:envoy", "seat_figure:noble"]);
}

/// Section 5.4, step 4.
#[test]
fn a_patent_chest_is_not_offered_for_a_plain_office() {
    let mut table = table("court A 9 1; holds A tq_patent");
    table.play("A appoint choose_office:nijmegen_3");
    assert_eq!(table.moves(), ["seat_figure:envoy", "seat_figure:noble"]);
    assert_eq!(table.house(A).chests[Chest::Patent], 1);
}

/// Section 5.4: the payable test asks for all chests together.
#[test]
fn an_office_may_need_two_chests_at_once() {
    let mut table = table("court A 1 0; holds A tq_carriage tq_decree");
    let open = table.game.payable(A);
    assert_eq!(open, table.game.layout().all.minus(table.game.layout().noble), "every plain office");
    table.play("A appoint choose_office:augsburg_1");
    assert_eq!(table.moves(), ["choose_modifier:tq_carriage", "choose_modifier:tq_decree"]);
    table.play("A choose_modifier:tq_carriage");
    // The other one is the only option and is taken by itself.
    assert!(table.game.seated[A].envoys.has(office("augsburg_1")));
    assert_eq!((table.court(A), table.payments(A), table.house(A).chests.total()), ((0, 0), [0; 6], 0));
}

/// Section 5.4: even a decree needs the figure that is seated.
#[test]
fn an_empty_court_appoints_nobody_unless_the_track_gives_an_envoy() {
    let poor = table("court A 0 0; holds A tq_decree tq_carriage");
    assert!(poor.game.payable(A).is_empty());
    let mut lucky = table("order DABCDCBADCBA; appointed D; court A 0 0; holds A tq_decree tq_carriage");
    assert!(lucky.may("appoint"));
    lucky.play("A appoint choose_office:aachen_2 choose_modifier:tq_decree");
    assert_eq!((lucky.court(A), lucky.game.seated[A].envoys.len()), ((0, 0), 1));
}

/// Ruling 9.8: with nothing to gain the symbol does not help.
#[test]
fn a_symbol_without_an_envoy_to_gain_does_not_count() {
    let plain =
        [("nijmegen", &[1, 3][..]), ("strasbourg", &[2, 3, 4, 5]), ("palermo", &[2, 3, 4, 5]), ("aachen", &[3, 4])];
    let held = plain.iter().flat_map(|(province, numbers)| numbers.iter().map(move |number| (province, number)));
    let offices: String = held.map(|(province, number)| format!("office A {province}_{number} envoy; ")).collect();
    let mut table = table(&format!("order DABCDCBADCBA; appointed D; {offices}court A 3 0"));
    assert_eq!(table.house(A).empire.envoys, 0);
    assert_eq!(table.game.figures_to_appoint(A), 3);
    table.play("A appoint");
    assert_eq!(table.told("nothing_gained"), 1);
}

/// Ruling 9.55, first half: the envoy of the track comes before the payment, from what earlier turns have paid.
#[test]
fn the_envoy_of_the_track_is_gained_before_anything_is_paid() {
    let mut table = table("order DABCDCBADCBA; appointed D; court A 10 0; pay A milano 3 0; pay A augsburg 2 0");
    table.play("A appoint");
    assert_eq!(table.moves(), ["gain_source:augsburg", "gain_source:milano"]);
    let office = plain(&table, Province::Nijmegen);
    table.play(&format!("A gain_source:augsburg choose_office:{office}"));
    let cost = table.game.layout().cost(office);
    let before = [Province::Augsburg, Province::Milano, Province::Milano, Province::Milano];
    let paid = [&before[..], &surplus(&table, office, cost - 1)].concat();
    assert_eq!((table.court(A).0, table.payments(A)), (10 + 1 - cost, spread(&table, &paid)));
}

/// Section 3.5: the symbols of every table are gained where they stand.
#[test]
fn an_appointment_gives_an_envoy_where_its_space_has_a_symbol() {
    for count in 2..=5 {
        let order = &"AAABBBCCCDDDEEE"[..3 * count];
        // After the last space the round is scored, and bonuses are gained, too.
        for space in 0..order.len() - 1 {
            let (before, letter) = (&order[..space], &order[space..=space]);
            let before = if space == 0 { String::new() } else { format!("; appointed {before}") };
            let mut table = table(&format!("seats {count}; order {order}{before}; court {letter} 9 0"));
            let office = plain(&table, Province::Nijmegen);
            table.appoint(office);
            let symbol = Numbers::of(table.game.seats).symbol(space);
            assert_eq!((table.told("appointed"), table.told("gained")), (1, usize::from(symbol)), "{count}: {space}");
        }
    }
}

/// Section 5.4, step 8: nothing of one's own lies on a pay space.
#[test]
fn the_messenger_is_skipped_where_nothing_was_ever_paid() {
    let mut table = table_with(RED, "court A 9 0; privilege A pv_messenger; holds A tq_decree");
    table.play("A appoint choose_office:nijmegen_1 choose_modifier:tq_decree");
    assert_eq!((table.payments(A), table.game.asked()), ([0; 6], Some(B)));
}

/// Section 5.4, steps 7 and 8: the chests come before the messenger.
#[test]
fn the_messenger_comes_after_the_chests_of_the_office() {
    let mut table = table_with(RED, "court A 15 0; privilege A pv_messenger; chests nijmegen_4 or_envoys2");
    table.play("A appoint choose_office:nijmegen_4");
    assert_eq!(table.moves(), ["gain_source:strasbourg", "gain_source:palermo"]);
    table.play("A gain_source:strasbourg");
    // The second envoy of the chest took the other one: nothing is left for the messenger.
    assert_eq!((table.payments(A), table.game.asked()), ([0; 6], Some(B)));
}

/// Section 5.5: the pile is one kind, and its cards get worse.
#[test]
fn an_empty_pile_and_owned_kinds_leave_nothing_to_buy() {
    let words = "seats 2; holds A pu_seal pu_seal; privilege B pv_vp pv_courier pv_steward pv_recruiter pv_patent";
    let mut table = table(&format!("with privilege_limit none; {words}; privilege B pv_vp"));
    assert!(table.game.pile_left().is_empty());
    table.play("A buy_privilege");
    // One kind is left, so it is chosen by itself.
    assert!(table.has(A, Privilege::Herald));
}

/// Section 5.5: a purchase stands after the action, too.
#[test]
fn seals_of_this_action_buy_a_privilege_at_its_end() {
    let mut table = table("holds A pu_seal; chests field_0 pu_seal");
    assert!(!table.may("buy_privilege"));
    table.play("A supply supply_field:field_0 buy_privilege choose_privilege:pv_vp");
    let top = u16::from(Numbers::of(table.game.seats).pile[0]);
    assert_eq!((table.vp(A), table.game.asked()), (top, Some(B)));
}

/// Section 5, forced decisions: a menu with one way out is not asked.
#[test]
fn the_only_payable_office_is_taken_by_itself() {
    let bare = table("seats 4");
    let office = nearest(&bare);
    let words = format!("court A {} 0", needed(&bare, office));
    let others = table(&words).game.payable(A).without(office);
    let taken: String = others.iter().map(|other| format!("; office B {other} envoy")).collect();
    let mut table = table(&format!("{words}{taken}"));
    assert_eq!(table.game.payable(A).len(), 1);
    table.play("A appoint");
    assert!(table.game.seated[A].envoys.has(office));
}

/// Section 5.4: whoever has nobles alone seats and pays with them.
#[test]
fn a_court_of_nobles_pays_with_nobles() {
    let bare = table("seats 4");
    let layout = bare.game.layout();
    // The cheapest office of all costs no more than a family has nobles.
    let office = layout.all.minus(layout.noble).iter().min_by_key(|&office| layout.cost(office)).unwrap();
    let mut table = table(&format!("king {}; court A 0 {}", office.province().id(), FIGURES.nobles));
    table.appoint(office);
    let cost = layout.cost(office);
    assert_eq!((table.court(A), table.game.seated[A].nobles.len()), ((0, FIGURES.nobles - cost), 1));
    assert_eq!(table.payments(A), spread(&table, &surplus(&table, office, cost - 1)));
}

/// Rulings 9.7 and 9.8: the envoy of the track counts from the menu on, also while its pay space is being chosen.
#[test]
fn the_road_of_an_office_counts_the_envoy_that_is_on_its_way() {
    let words = "order DABCDCBADCBA; appointed D; court A 4 1; pay A milano 6 0; pay A aachen 5 0";
    let mut table = table(words);
    let have = |table: &Table| {
        let road = table.view(Viewer::Seat(A)).road(A, office("nijmegen_1"), Direction::Clockwise, ChestSet::EMPTY);
        road.map(|road| (road.have, road.missing))
    };
    let cost = table.game.layout().cost(office("nijmegen_1"));
    assert_eq!(have(&table), Some((6, cost.saturating_sub(6))));
    table.play("A appoint");
    assert!(table.may("gain_source:milano"));
    assert_eq!(have(&table), Some((6, cost.saturating_sub(6))), "it is not in the court yet");
    table.play("A gain_source:milano");
    assert_eq!((table.court(A), have(&table)), ((5, 1), Some((6, cost.saturating_sub(6)))));
}

/// The same view while a supply action waits for a pay space: that envoy belongs to no appointment.
#[test]
fn a_figure_that_a_supply_action_gains_belongs_to_no_appointment() {
    let mut table = table("court A 4 1; pay A milano 6 0; pay A aachen 5 0");
    table.play("A supply supply_field:field_e");
    assert!(table.may("gain_source:milano"));
    let view = table.view(Viewer::Seat(A));
    let road = view.road(A, office("nijmegen_1"), Direction::Clockwise, ChestSet::EMPTY);
    assert_eq!((view.appointing, road.map(|road| road.have)), (None, Some(5)));
}

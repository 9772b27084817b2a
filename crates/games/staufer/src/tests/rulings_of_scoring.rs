//! Rulings of section 9: scoring, cleanup, the end.

use curia_core::Game;

use super::position::{
    A, B, C, D, END, END_OF_TWO, LAST_TURN, LAST_TURN_OF_TWO, Table, count_of, figures_of, office, points_in,
    points_of, table, table_with, times, worth,
};
use crate::data::{Bonus, Chest, Colour, Condition, Field, Job, Place, Privilege, Province};
use crate::pieces::Office;
use crate::scoring::{most_patterns, relic_points};

const RED: &str = "pv_noble_house+pv_arbiter+pv_retinue+pv_chancellor+pv_treasurer";

/// The round is scored with these words.
fn scored(words: &str) -> Table {
    let mut table = table_with(RED, &format!("{LAST_TURN}; {words}"));
    table.play("D supply").play(END);
    table
}

/// The same with the blue privileges.
fn scored_blue(words: &str) -> Table {
    let mut table = table(&format!("{LAST_TURN}; {words}"));
    table.play("D supply").play(END);
    table
}

/// The whole deck goes to the discard; relics, which are never discarded, to C.
fn discard_the_deck(table: &mut Table) {
    while let Some(chest) = table.game.deck.draw() {
        let place = if chest == Chest::Relic { &mut table.game.houses[C].chests } else { &mut table.game.discard };
        place[chest] += 1;
    }
    table.game.invariants().unwrap();
}

/// The whole deck lies where nothing is drawn from: with C, and orange chests under the offices of Palermo.
fn hide_the_deck(table: &mut Table) {
    let offices: Vec<Office> = table.game.layout().offices(Province::Palermo).collect();
    let mut next = offices.iter().cycle();
    while let Some(chest) = table.game.deck.draw() {
        if chest.colour() == Colour::Orange {
            next.next().into_iter().for_each(|office| table.game.stacks[office.index()].push(chest));
        } else {
            table.game.houses[C].chests[chest] += 1;
        }
    }
    table.game.invariants().unwrap();
}

/// Ruling 9.22.
#[test]
fn ruling_9_22_an_empty_deck_is_made_anew_from_the_discard_which_has_no_relic() {
    let mut table = table(&format!("{LAST_TURN}; row 1 milano b_king c_1a; king milano"));
    discard_the_deck(&mut table);
    table.play("D supply").play(END);
    // Three offices of Milano and five fields have got theirs; the relics are not in it.
    let laid = table.game.layout().offices(Province::Milano).count() + Field::COUNT;
    let left = Chest::TOTAL - usize::from(Chest::Relic.copies()) - laid;
    assert_eq!((table.told("deck_renewed"), usize::from(table.game.deck.len())), (1, left));
    assert!(table.game.discard.is_empty());
    assert_eq!((table.under_office("milano_1"), table.under(Field::Bare)), (1, 1));
}

/// Ruling 9.22.
#[test]
fn ruling_9_22_with_deck_and_discard_empty_the_places_get_none() {
    let mut table = table(&format!("{LAST_TURN}; row 1 milano b_king c_1a; king milano"));
    hide_the_deck(&mut table);
    table.play("D supply").play(END);
    assert_eq!((table.told("no_chest_left"), table.under_office("milano_1"), table.under(Field::Bare)), (1, 0, 0));
}

/// Ruling 9.23.
#[test]
fn ruling_9_23_both_markers_in_one_province_score_it_once() {
    let table = scored("row 1 milano b_king c_1a; king milano; office A milano_1 envoy");
    let points = table.tile(Province::Milano, Place::First) + points_of(Bonus::Points, Place::First);
    assert_eq!((table.scored(), table.vp(A)), (vec![Province::Milano], points));
}

/// Ruling 9.24.
#[test]
fn ruling_9_24_a_tie_goes_to_the_province_that_is_reached_first_from_the_king() {
    let second = |words: &str, condition: &str| {
        table(&format!("king aachen; row 1 milano {condition}; {words}")).game.second_now()
    };
    assert_eq!(second("", "b_most_figures"), Province::Aachen);
    let offices = "office A nijmegen_1 envoy; office B strasbourg_2 envoy";
    assert_eq!(second(offices, "b_most_figures"), Province::Nijmegen);
    assert_eq!(second("office A nijmegen_2 noble; office A strasbourg_1 noble", "b_most_nobles"), Province::Nijmegen);
    assert_eq!(second("pay A palermo 1 0; pay B milano 1 0", "b_most_payment"), Province::Milano);
    assert_eq!(second("pay A palermo 1 1; pay B milano 1 0", "b_most_payment"), Province::Palermo);
    assert_eq!(second("chests aachen_1 br_relic; chests augsburg_1 br_relic", "b_fewest_chests"), Province::Milano);
}

/// Section 3.8.
#[test]
fn every_condition_names_its_province() {
    let second = |condition: Condition| {
        let words = "king palermo; office A aachen_1 noble; office A milano_1 envoy; office B milano_3 envoy; \
            pay C augsburg 2 0; chests palermo_1 br_relic; chests aachen_1 br_relic";
        let mut table = table(words);
        table.game.schedule.conditions[0] = condition;
        table.game.second_now()
    };
    assert_eq!(
        Condition::ALL.map(second),
        [
            Province::Palermo,
            Province::Milano,
            Province::Augsburg,
            Province::Augsburg,
            Province::Aachen,
            Province::Milano
        ]
    );
}

/// Ruling 9.25.
#[test]
fn ruling_9_25_a_province_without_offices_held_is_scored_for_nobody_and_refilled() {
    let table = scored("row 1 milano b_king c_1a; king milano");
    assert_eq!(table.told("nobody_there"), 1);
    assert!([A, B, C, D].into_iter().all(|seat| table.vp(seat) == 0));
    assert_eq!(table.under_office("milano_2"), 1);
}

/// Ruling 9.26.
#[test]
fn ruling_9_26_a_lone_player_gets_the_first_points_and_the_first_bonus() {
    let table = scored("row 1 nijmegen b_king c_1a; office A nijmegen_4 envoy");
    let bonus = figures_of(Bonus::Envoys, Place::First).envoys;
    assert_eq!((table.vp(A), table.court(A).0), (table.tile(Province::Nijmegen, Place::First), 4 + bonus));
}

/// Ruling 9.27.
#[test]
fn ruling_9_27_several_tied_players_are_ordered_by_their_leftmost_offices() {
    let words =
        "office A palermo_5 envoy; office B palermo_2 envoy; office C palermo_3 envoy; office D palermo_4 envoy";
    assert_eq!(table(words).game.ranking(Province::Palermo, true).seats(), [B, C, D, A]);
}

/// Ruling 9.28.
#[test]
fn ruling_9_28_with_three_players_the_third_place_gets_nothing() {
    let words = "seats 3; order AAABBBCCC; supplied AAABBBCC; court C 0 0; row 1 nijmegen b_king c_1a; \
        office A nijmegen_1 envoy; office B nijmegen_2 noble; office C nijmegen_3 envoy";
    let mut table = table(words);
    table.play("C supply supply_field:field_e");
    let tile = |place| table.tile(Province::Nijmegen, place);
    assert_eq!([A, B, C].map(|seat| table.vp(seat)), [tile(Place::Second), tile(Place::First), 0]);
    assert_eq!(table.court(C).0, 1, "only what was supplied");
}

/// Ruling 9.29.
#[test]
fn ruling_9_29_figures_on_pay_spaces_count_for_no_majority_and_no_job() {
    let table = table("pay A milano 5 0; office B milano_3 envoy; jobs A job_milano job_pair job_cost3");
    assert_eq!(table.game.ranking(Province::Milano, true).seats(), [B]);
    assert_eq!(table.game.jobs_of(A).map(|job| table.game.job_points(A, job)), [0, 0, 0]);
}

/// Ruling 9.30.
#[test]
fn ruling_9_30_cleared_figures_go_to_the_empire_and_brought_ones_to_the_court() {
    let table = scored("row 1 milano b_king c_1a; king milano; office A milano_3 envoy; pay A nijmegen 1 0");
    assert_eq!((table.court(A).0, table.house(A).empire.envoys), (5, 10));
}

/// Ruling 9.31.
#[test]
fn ruling_9_31_pay_spaces_of_scored_provinces_are_not_emptied() {
    let table = scored("row 1 aachen b_king c_1a; pay A aachen 1 0");
    assert_eq!(table.paid(A, Province::Aachen), 1);
}

/// Ruling 9.32.
#[test]
fn ruling_9_32_the_pay_space_that_the_king_leaves_is_not_emptied() {
    let table = scored("row 1 aachen b_king c_3b; pay A nijmegen 1 0");
    assert_eq!(table.paid(A, Province::Nijmegen), 1);
}

/// Ruling 9.33.
#[test]
fn ruling_9_33_in_the_last_round_figures_may_come_home_from_palermo_but_need_not() {
    let words = "round 5; row 5 palermo b_king; king palermo; office A palermo_1 noble; office A palermo_2 envoy; \
        office B palermo_3 envoy";
    let mut table = scored(words);
    assert_eq!(table.moves().len(), 3);
    table.play("A homecoming_pick:palermo_2");
    if count_of(Bonus::Homecoming, Place::First) > 1 {
        assert_eq!(table.game.asked(), Some(A), "one more may come home");
        table.play("A homecoming_pick:stop");
    }
    assert_eq!(table.game.asked(), Some(B));
    table.play("B homecoming_pick:stop");
    assert!(table.game.standings().is_some());
    assert_eq!((table.court(A), table.game.job_count(A, Job::Palermo)), ((5, 1), 1));
}

/// Ruling 9.34.
#[test]
fn ruling_9_34_there_are_ten_brown_and_eighteen_purple_chests() {
    assert_eq!((Chest::Relic.copies(), Chest::Seal.copies()), (10, 18));
}

/// Ruling 9.36.
#[test]
fn ruling_9_36_between_two_arbiters_the_leftmost_office_decides() {
    let words = "row 1 palermo b_king; privilege B pv_arbiter; privilege C pv_arbiter; \
        office A palermo_2 envoy; office B palermo_4 envoy; office C palermo_3 envoy";
    let table = table_with(RED, words);
    assert_eq!(table.game.ranking(Province::Palermo, true).seats(), [C, B, A]);
    assert_eq!(table.game.ranking(Province::Palermo, false).seats(), [A, C, B]);
}

/// Section 3.7.
#[test]
fn arbiter_wins_ties_in_the_province_of_the_first_marker_only() {
    let words = "row 1 nijmegen b_opposite c_1a; privilege B pv_arbiter; office A nijmegen_1 envoy; \
        office B nijmegen_3 envoy; office A aachen_2 envoy; office B aachen_3 envoy";
    let table = scored(words);
    let tile = |province, place| table.tile(province, place);
    assert_eq!(table.vp(A), tile(Province::Nijmegen, Place::Second) + tile(Province::Aachen, Place::First));
    assert_eq!(table.vp(B), tile(Province::Nijmegen, Place::First) + tile(Province::Aachen, Place::Second));
}

/// Ruling 9.37.
#[test]
fn ruling_9_37_a_chancellor_as_second_gets_the_first_bonus_too() {
    let words = "row 1 nijmegen b_king c_1a; privilege B pv_chancellor; office A nijmegen_1 envoy; \
        office B nijmegen_3 envoy; office C nijmegen_4 envoy";
    let table = scored(words);
    let bonus = figures_of(Bonus::Envoys, Place::First).envoys;
    assert_eq!([A, B, C].map(|seat| table.court(seat).0), [4 + bonus, 4 + bonus, 4]);
    assert_eq!(table.vp(B), table.tile(Province::Nijmegen, Place::Second) + worth(Privilege::Chancellor));
}

/// Ruling 9.38.
#[test]
fn ruling_9_38_a_chancellor_as_second_in_augsburg_picks_from_what_is_left() {
    let words = "row 1 augsburg b_king c_1a; king augsburg; privilege B pv_chancellor; office A augsburg_1 envoy; \
        office B augsburg_3 envoy; chests field_e pu_seal br_relic; chests field_n or_vp5";
    let mut table = scored(words);
    assert_eq!(
        table.moves(),
        ["chest_pick:field_n:or_vp5", "chest_pick:field_e:br_relic", "chest_pick:field_e:pu_seal"]
    );
    table.play("A chest_pick:field_e:pu_seal");
    assert_eq!(table.moves(), ["chest_pick:field_n:or_vp5", "chest_pick:field_e:br_relic"]);
    table.play("B chest_pick:field_n:or_vp5");
    let second = table.tile(Province::Augsburg, Place::Second) + worth(Privilege::Chancellor);
    let expected = second + points_in(Chest::FivePoints);
    assert_eq!((table.vp(B), table.house(A).chests[Chest::Seal]), (expected, 1));
}

/// Sections 3.2 and 5.8.
#[test]
fn augsburg_draws_the_top_chest_for_the_second_place_and_for_the_first_if_no_field_has_one() {
    let words = "row 1 augsburg b_king c_1a; king augsburg; office A augsburg_1 envoy; office B augsburg_3 envoy; \
        deck br_relic pu_seal";
    let table = scored(words);
    assert_eq!((table.house(A).chests[Chest::Relic], table.house(B).chests[Chest::Seal]), (1, 1));
}

/// Sections 3.2 and 5.8.
#[test]
fn strasbourg_brings_back_up_to_three_and_up_to_two_figures() {
    let [first, second] = [Place::First, Place::Second].map(|place| count_of(Bonus::Recall, place));
    let words = format!(
        "row 1 strasbourg b_king c_1a; king strasbourg; office A strasbourg_2 envoy; \
        office B strasbourg_3 envoy; pay A milano {} 0; pay B milano {} 0",
        first + 1,
        second + 1
    );
    let mut table = scored(&words);
    table.play(&times("A", "recall_pick:milano:envoy", first));
    assert_eq!((table.game.asked(), table.court(A).0), (Some(B), 4 + first));
    assert!(table.may("recall_pick:stop"));
    table.play(&times("B", "recall_pick:milano:envoy", second));
    assert_eq!((table.court(B).0, table.paid(B, Province::Milano)), (4 + second, 1));
}

/// Sections 3.2 and 5.8.
#[test]
fn aachen_gives_a_noble_and_an_envoy_and_milano_points() {
    let words = "row 1 aachen b_opposite c_1a; king palermo; office A aachen_1 noble; office B aachen_2 envoy; \
        office B milano_1 envoy; office C milano_2 noble";
    let table = scored(words);
    let with = |place| {
        let bonus = figures_of(Bonus::Noble, place);
        (4 + bonus.envoys, 1 + bonus.nobles)
    };
    assert_eq!((table.court(A), table.court(B)), (with(Place::First), with(Place::Second)));
    let milano = |place| table.tile(Province::Milano, place) + points_of(Bonus::Points, place);
    assert_eq!(table.vp(C), milano(Place::First));
    assert_eq!(table.vp(B), table.tile(Province::Aachen, Place::Second) + milano(Place::Second));
}

/// Ruling 9.43.
#[test]
fn ruling_9_43_the_retinue_picks_among_the_figures_that_are_still_there() {
    let count = count_of(Bonus::Homecoming, Place::First);
    let envoys: Vec<String> = (2..2 + count).map(|number| format!("palermo_{number}")).collect();
    let words = "row 1 palermo b_king c_1a; king palermo; privilege A pv_retinue; office A palermo_1 noble";
    let held = envoys.iter().map(|id| format!("; office A {id} envoy"));
    let mut table = scored(&format!("{words}{}", held.collect::<String>()));
    envoys.iter().for_each(|id| _ = table.play(&format!("A homecoming_pick:{id}")));
    // Only the noble is left, so it stays by itself.
    assert_eq!((table.court(A), table.told("retinue_kept")), ((4 + count, 2), 1));
}

/// Sections 3.7 and 5.9.
#[test]
fn retinue_the_owner_chooses_which_cleared_figure_stays() {
    let words = "row 1 aachen b_king c_1a; privilege A pv_retinue; office A aachen_1 noble; office A aachen_2 envoy";
    let mut table = scored(words);
    assert_eq!(table.moves(), ["retinue_pick:envoy", "retinue_pick:noble"]);
    table.play("A retinue_pick:envoy");
    // The bonus of Aachen came before.
    let bonus = figures_of(Bonus::Noble, Place::First);
    assert_eq!(table.court(A), (4 + 1 + bonus.envoys, 1 + bonus.nobles));
}

/// Ruling 9.45.
#[test]
fn ruling_9_45_the_score_has_no_limit() {
    let table = scored("row 1 nijmegen b_king c_1a; office A nijmegen_1 envoy; vp A 250");
    assert_eq!(table.vp(A), 250 + table.tile(Province::Nijmegen, Place::First));
}

/// Ruling 9.46.
#[test]
fn ruling_9_46_a_figure_serves_one_pattern_of_a_card_but_several_cards() {
    assert_eq!(most_patterns([1, 1, 1, 1, 1, 0], &patterns(Job::Row)), 1);
    let table = table("office A milano_1 envoy; jobs A job_milano job_row job_leftmost");
    assert_eq!(
        table.game.jobs_of(A).map(|job| table.game.job_points(A, job)),
        [Job::place_points(Place::First), 0, Job::Leftmost.points()]
    );
}

fn patterns(job: Job) -> Vec<crate::data::Shape> {
    match job.task() {
        crate::data::Task::Pattern(ways) => ways.to_vec(),
        _ => Vec::new(),
    }
}

/// Ruling 9.47.
#[test]
fn ruling_9_47_the_king_starts_on_the_unused_tile_of_column_a() {
    for seed in 0..20 {
        let mut chance = curia_core::FastChance::new(seed);
        let seats = curia_core::SeatCount::new(3).unwrap();
        let game =
            crate::Staufer::new(&crate::Options::default(), seats, &mut chance, &mut curia_core::Silent).unwrap();
        assert!(!game.schedule.first.contains(&game.king));
    }
}

/// Ruling 9.48.
#[test]
fn ruling_9_48_the_tile_of_column_b_finds_the_second_province() {
    let table = scored("row 1 milano b_opposite c_1a");
    assert_eq!(table.scored(), [Province::Milano, Province::Aachen]);
}

/// Ruling 9.50.
#[test]
fn ruling_9_50_a_noble_house_scores_wherever_its_owner_is_placed() {
    let words = "row 1 palermo b_king c_1a; king palermo; privilege D pv_noble_house; office A palermo_1 noble; \
        office B palermo_2 noble; office C palermo_3 noble; office D palermo_4 noble";
    let table = scored(words);
    assert_eq!(table.vp(D), worth(Privilege::NobleHouse));
}

/// Section 3.7.
#[test]
fn herald_a_first_place_brings_three_more_points() {
    let words = "row 1 nijmegen b_king c_1a; privilege A pv_herald; privilege B pv_herald; \
        office A nijmegen_1 envoy; office B nijmegen_3 envoy";
    let table = scored_blue(words);
    let tile = |place| table.tile(Province::Nijmegen, place);
    assert_eq!((table.vp(A), table.vp(B)), (tile(Place::First) + worth(Privilege::Herald), tile(Place::Second)));
}

/// Ruling 9.56.
#[test]
fn ruling_9_56_the_discard_is_shuffled_when_a_bonus_finds_the_deck_empty() {
    let words = "row 1 augsburg b_king c_1a; king augsburg; office A augsburg_1 envoy; office B augsburg_3 envoy";
    let mut table = table(&format!("{LAST_TURN}; {words}"));
    discard_the_deck(&mut table);
    table.play("D supply").play(END);
    assert_eq!((table.told("deck_renewed"), table.told("chest_drawn")), (1, 2));
}

/// Ruling 9.57.
#[test]
fn ruling_9_57_a_chancellor_as_third_gets_the_second_bonus_and_a_point() {
    let words = "row 1 nijmegen b_king c_1a; privilege C pv_chancellor; privilege D pv_chancellor; \
        office A nijmegen_1 envoy; office B nijmegen_2 envoy; office C nijmegen_3 envoy; office D nijmegen_4 envoy";
    let table = scored(words);
    let third = table.tile(Province::Nijmegen, Place::Third) + worth(Privilege::Chancellor);
    assert_eq!((table.vp(C), table.court(C).0), (third, 4 + figures_of(Bonus::Envoys, Place::Second).envoys));
    assert_eq!((table.vp(D), table.court(D).0), (0, 0));
}

/// Ruling 9.58.
#[test]
fn ruling_9_58_the_third_place_of_a_province_job_counts_with_three_players_too() {
    let words = "seats 3; office A milano_1 envoy; office B milano_2 noble; office C milano_3 envoy; \
        jobs C job_milano job_row job_cost4";
    let table = table(words);
    assert!(Job::place_points(Place::Third) > 0);
    assert_eq!(table.game.job_points(C, Job::Milano), Job::place_points(Place::Third));
}

/// Sections 3.7 and 7.3.
#[test]
fn treasurer_and_antiquarian_count_at_the_end() {
    let five = "pv_treasurer+pv_antiquarian+pv_herald+pv_courier+pv_patent";
    let words = "privilege A pv_treasurer pv_antiquarian; holds A pu_seal tq_recall br_relic";
    let table = table_with(five, words);
    let relics = relic_points(1 + Privilege::Antiquarian.amount());
    assert_eq!(table.game.chest_points(A), (relics, 2 * Privilege::Treasurer.amount()));
    assert!(table.has(A, Privilege::Treasurer));
}

/// Section 3.3.
#[test]
fn two_players_score_two_places_of_the_smaller_tiles() {
    let words = "seats 2; row 1 nijmegen b_king c_1a; office A nijmegen_1 noble; office B nijmegen_2 envoy";
    let mut table = table(&format!("{words}; {LAST_TURN_OF_TWO}"));
    assert!(table.game.holder(office("nijmegen_3")).is_none());
    table.play("B supply").play(END_OF_TWO);
    let tile = |place| table.tile(Province::Nijmegen, place);
    assert_eq!((table.vp(A), table.vp(B)), (tile(Place::First), tile(Place::Second)));
}

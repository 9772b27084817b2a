//! Rare corners of scoring, cleanup and end (sections 5.8 to 8): what meets there, and where there is little left.

use curia_core::{Game, Standings};

use super::position::{
    A, B, C, D, END, END_OF_TWO, LAST_TURN, LAST_TURN_OF_TWO, Table, count_of, figures_of, office, points_of, table,
    table_with, times, worth,
};
use crate::data::{Bonus, Chest, Colour, Condition, Field, Job, Place, Privilege, Province, ROUNDS};
use crate::pieces::{Figures, Office};
use crate::scoring::relic_points;

const RED: &str = "pv_noble_house+pv_arbiter+pv_retinue+pv_chancellor+pv_treasurer";

/// The round is scored with these words; red privileges.
fn scored(words: &str) -> Table {
    let mut table = table_with(RED, &format!("{LAST_TURN}; {words}"));
    table.play("D supply").play(END);
    table
}

/// The chests that are left in the deck go out of play: with C, and orange ones under the offices of Nijmegen.
fn hide_the_deck(table: &mut Table, keep: usize) {
    let offices: Vec<Office> = table.game.layout().offices(Province::Nijmegen).collect();
    let kept: Vec<Chest> = (0..keep).filter_map(|_| table.game.deck.draw()).collect();
    let mut next = offices.iter().cycle();
    while let Some(chest) = table.game.deck.draw() {
        if chest.colour() == Colour::Orange {
            next.next().into_iter().for_each(|office| table.game.stacks[office.index()].push(chest));
        } else {
            table.game.houses[C].chests[chest] += 1;
        }
    }
    for chest in kept {
        table.game.discard[chest] += 1;
    }
    table.game.invariants().unwrap();
}

/// As many of the figures as the bonus lets come home, in this order.
fn come_home(table: &mut Table, seat: &str, offices: [&str; 2]) -> u8 {
    let home = count_of(Bonus::Homecoming, Place::First).min(2);
    for id in offices.into_iter().take(home.into()) {
        table.play(&format!("{seat} homecoming_pick:{id}"));
    }
    home
}

/// The second province of the first row's condition with these words.
fn second(condition: Condition, words: &str) -> Province {
    let mut table = table(words);
    table.game.schedule.conditions[0] = condition;
    table.game.second_now()
}

/// Section 3.8: the tie rule of each condition that can tie, from every province of the king.
#[test]
fn every_tie_of_a_condition_goes_to_the_first_province_from_the_king_himself_on() {
    for king in Province::ALL {
        let bare = format!("king {}", king.id());
        for condition in
            [Condition::MostFigures, Condition::FewestChests, Condition::MostPayment, Condition::MostNobles]
        {
            assert_eq!(second(condition, &bare), king, "{condition:?}: nothing lies anywhere");
        }
    }
    // The ring: Nijmegen, Strasbourg, Palermo, Aachen, Augsburg, Milano. Aachen and Strasbourg are tied.
    let tied = "office A aachen_1 noble; office B strasbourg_1 noble; pay C aachen 1 1; pay D strasbourg 0 2";
    for (king, first) in [
        ("nijmegen", Province::Strasbourg),
        ("strasbourg", Province::Strasbourg),
        ("palermo", Province::Aachen),
        ("aachen", Province::Aachen),
        ("augsburg", Province::Strasbourg),
        ("milano", Province::Strasbourg),
    ] {
        for condition in [Condition::MostFigures, Condition::MostPayment, Condition::MostNobles] {
            assert_eq!(second(condition, &format!("king {king}; {tied}")), first, "{condition:?} from {king}");
        }
    }
}

/// Section 3.8: each figure counts 1, of whatever kind and colour.
#[test]
fn conditions_count_figures_and_not_their_strength() {
    let words = "office A aachen_1 noble; office A milano_1 envoy; office B milano_3 envoy; pay A palermo 0 2; \
        pay B augsburg 1 0; pay C augsburg 1 0; pay D augsburg 1 0";
    assert_eq!(second(Condition::MostFigures, words), Province::Milano);
    assert_eq!(second(Condition::MostPayment, words), Province::Augsburg);
    assert_eq!(second(Condition::MostNobles, words), Province::Aachen);
}

/// Section 3.8: every chest of a stack counts, and a province with fewer offices is not spared.
#[test]
fn the_fewest_chests_are_counted_over_whole_stacks() {
    let one = |id: &str| format!("chests {id} br_relic; ");
    let all: String = ["nijmegen_1", "palermo_1", "aachen_1", "augsburg_1"].map(one).concat();
    let words =
        format!("{all}; chests strasbourg_1 pu_seal pu_seal; chests milano_1 br_relic; chests milano_2 pu_seal");
    assert_eq!(second(Condition::FewestChests, &words), Province::Nijmegen);
    assert_eq!(second(Condition::FewestChests, &format!("{words}; king strasbourg")), Province::Palermo);
}

/// Section 3.8: three provinces on, over the end of the ring.
#[test]
fn opposite_the_king_is_three_provinces_on_from_everywhere() {
    use Province::{Aachen, Augsburg, Milano, Nijmegen, Palermo, Strasbourg};
    let opposite = [Nijmegen, Strasbourg, Palermo, Aachen, Augsburg, Milano]
        .map(|king| second(Condition::Opposite, &format!("king {}", king.id())));
    assert_eq!(opposite, [Aachen, Augsburg, Milano, Nijmegen, Strasbourg, Palermo]);
}

/// Section 5.8, step 1: the second marker lies before anything is scored, so a bonus does not move it.
#[test]
fn figures_that_come_home_do_not_move_the_second_marker() {
    let words = "row 1 palermo b_most_figures c_1a; office A palermo_2 envoy; office A palermo_3 envoy; \
        office B milano_1 envoy";
    let mut table = scored(words);
    come_home(&mut table, "A", ["palermo_2", "palermo_3"]);
    assert_eq!(table.scored(), [Province::Palermo]);
    assert!(table.game.holder(office("milano_1")).is_some());
}

/// Section 5.8, step 2: the first province is scored to its end before the second one.
#[test]
fn the_bonus_of_the_first_province_comes_before_the_second_province() {
    let words = "row 1 palermo b_king c_1a; king strasbourg; office A palermo_2 envoy; office B strasbourg_2 envoy; \
        pay B milano 2 0";
    let mut table = scored(words);
    assert_eq!((table.scored(), table.vp(B)), (vec![Province::Palermo], 0));
    table.play("A homecoming_pick:stop");
    assert_eq!(table.scored(), [Province::Palermo, Province::Strasbourg]);
    assert_eq!(table.game.asked(), Some(B));
}

/// Section 5.8, step 3b: the arbiter breaks ties and nothing else.
#[test]
fn the_arbiter_does_not_beat_a_stronger_player() {
    let words = "privilege B pv_arbiter; office A palermo_4 noble; office B palermo_2 envoy; office C palermo_3 envoy";
    let table = table_with(RED, &format!("row 1 palermo b_king; {words}"));
    assert_eq!(table.game.ranking(Province::Palermo, true).seats(), [A, B, C]);
}

/// Sections 3.7 and 5.8: with both markers on one province it is the A province.
#[test]
fn the_arbiter_works_where_both_markers_lie() {
    let words = "row 1 nijmegen b_king c_1a; privilege B pv_arbiter; office A nijmegen_1 envoy; \
        office B nijmegen_3 envoy";
    let table = scored(words);
    assert_eq!(table.scored(), [Province::Nijmegen]);
    let place = |place| table.tile(Province::Nijmegen, place);
    assert_eq!((table.vp(B), table.vp(A)), (place(Place::First), place(Place::Second)));
}

/// Ruling 9.28: a chancellor as third of a table of three.
#[test]
fn with_three_players_a_chancellor_as_third_gets_the_second_bonus_and_no_tile() {
    let words = "seats 3; order AAABBBCCC; supplied AAABBBCC; court C 0 0; row 1 nijmegen b_king c_1a; \
        privilege C pv_chancellor; office A nijmegen_1 envoy; office B nijmegen_2 envoy; office C nijmegen_3 envoy";
    let mut table = table_with(RED, words);
    table.play("C supply supply_field:field_e");
    assert_eq!(table.vp(C), worth(Privilege::Chancellor));
    // One was supplied, and one is the bonus of the second place.
    assert_eq!(table.court(C), (1 + figures_of(Bonus::Envoys, Place::Second).envoys, 0));
}

/// Section 3.7: a chancellor as first has the first bonus and the point.
#[test]
fn a_chancellor_as_first_gets_the_first_bonus_once() {
    let table = scored("row 1 milano b_king c_1a; king milano; privilege A pv_chancellor; office A milano_1 envoy");
    let expected = table.tile(Province::Milano, Place::First)
        + points_of(Bonus::Points, Place::First)
        + worth(Privilege::Chancellor);
    assert_eq!(table.vp(A), expected);
}

/// Section 3.7: "the next better place" in every province with a choice.
#[test]
fn a_chancellor_as_second_picks_like_the_first() {
    let home = "row 1 palermo b_king c_1a; king palermo; privilege B pv_chancellor; office A palermo_1 noble; \
        office A palermo_4 envoy; office B palermo_2 envoy; office B palermo_3 envoy";
    let mut palermo = scored(home);
    palermo.play("A homecoming_pick:stop");
    let home = come_home(&mut palermo, "B", ["palermo_2", "palermo_3"]);
    assert_eq!(palermo.court(B), (4 + home, 1));
    let back = "row 1 strasbourg b_king c_1a; king strasbourg; privilege B pv_chancellor; \
        office A strasbourg_1 noble; office B strasbourg_2 envoy";
    let count = count_of(Bonus::Recall, Place::First);
    let mut strasbourg = scored(&format!("{back}; pay B milano {} 0", count + 1));
    strasbourg.play(&times("B", "recall_pick:milano:envoy", count));
    assert_eq!((strasbourg.court(B), strasbourg.paid(B, Province::Milano)), ((4 + count, 1), 1));
    let aachen = scored(
        "row 1 aachen b_king c_1a; king aachen; privilege B pv_chancellor; office A aachen_1 noble; \
        office B aachen_2 envoy",
    );
    let bonus = figures_of(Bonus::Noble, Place::First);
    let both = (4 + bonus.envoys, 1 + bonus.nobles);
    assert_eq!((aachen.court(A), aachen.court(B)), (both, both));
}

/// Ruling 9.38: nothing is left to pick from, so the chancellor draws.
#[test]
fn a_chancellor_as_second_in_augsburg_draws_if_no_chest_is_left() {
    let words = "row 1 augsburg b_king c_1a; king augsburg; privilege B pv_chancellor; office A augsburg_1 envoy; \
        office B augsburg_3 envoy; chests field_e pu_seal; deck br_relic";
    let table = scored(words);
    assert_eq!((table.told("chest_chosen"), table.told("chest_drawn")), (1, 1));
    assert_eq!((table.house(A).chests[Chest::Seal], table.house(B).chests[Chest::Relic]), (1, 1));
}

/// Ruling 9.22: Augsburg's bonus with neither deck nor discard.
#[test]
fn augsburg_gives_nothing_if_there_is_no_chest_at_all() {
    let words = "row 1 augsburg b_king c_1a; king augsburg; privilege A pv_chancellor; office A augsburg_1 envoy; \
        office B augsburg_3 envoy";
    let mut table = table_with(RED, &format!("{LAST_TURN}; {words}"));
    hide_the_deck(&mut table, 0);
    table.play("D supply").play(END);
    assert_eq!((table.told("chest_drawn"), table.game.round), (0, 2));
    assert_eq!((table.house(A).chests.total(), table.house(B).chests.total()), (0, 0));
    // Ruling 9.57: the point does not hang on the bonus.
    let points = table.tile(Province::Augsburg, Place::First) + worth(Privilege::Chancellor);
    assert_eq!(table.vp(A), points);
}

/// Sections 5.7 and 5.8: an orange chest of Augsburg is resolved at once, in the middle of the scoring.
#[test]
fn an_orange_chest_of_augsburg_may_ask_for_a_pay_space() {
    let words = "row 1 augsburg b_king c_1a; king augsburg; office A augsburg_1 envoy; office B augsburg_3 envoy; \
        court A 11 3; pay A palermo 1 0; pay A aachen 2 0; chests field_e or_envoys2; deck br_relic";
    let mut table = scored(words);
    assert_eq!(table.game.asked(), Some(A));
    assert_eq!(table.moves(), ["gain_source:aachen", "gain_source:palermo"]);
    table.play("A gain_source:aachen gain_source:aachen");
    assert_eq!((table.court(A).0, table.told("chest_drawn")), (13, 1), "then the second place draws");
}

/// Section 5.8, step 3d: a bonus is a gain like any other.
#[test]
fn a_bonus_of_figures_comes_from_pay_spaces_if_the_empire_is_empty() {
    let words = "row 1 nijmegen b_opposite c_3a; office A nijmegen_1 envoy; court A 11 3; pay A milano 2 0; \
        pay A augsburg 1 0";
    let mut table = scored(words);
    assert_eq!(table.moves(), ["gain_source:augsburg", "gain_source:milano"]);
    table.play("A gain_source:augsburg");
    assert_eq!((table.court(A).0, table.paid(A, Province::Milano)), (13, 1));
    assert_eq!(table.scored(), [Province::Nijmegen, Province::Aachen]);
}

/// Ruling 9.9 in a bonus: no noble is left, so an envoy comes.
#[test]
fn the_noble_of_aachen_may_be_an_envoy() {
    let table = scored("row 1 aachen b_king c_1a; king aachen; office A aachen_1 noble; court A 4 2");
    let bonus = figures_of(Bonus::Noble, Place::First);
    assert_eq!((table.court(A), table.told("envoy_instead")), ((4 + bonus.total(), 2), bonus.nobles.into()));
}

/// Section 5.8: Strasbourg's bonus with nothing on any pay space.
#[test]
fn strasbourg_asks_nobody_who_has_paid_nothing() {
    let words = "row 1 strasbourg b_king c_1a; king strasbourg; office A strasbourg_1 noble; \
        office B strasbourg_2 envoy; pay B milano 1 0";
    let mut table = scored(words);
    assert_eq!(table.moves(), ["recall_pick:stop", "recall_pick:milano:envoy"]);
    table.play("B recall_pick:milano:envoy");
    assert_eq!((table.court(B).0, table.game.round), (5, 2));
}

/// Section 5.8, step 3c: nobles of every colour score for their own house.
#[test]
fn a_noble_house_scores_in_both_provinces_and_for_each_noble() {
    let words = "row 1 nijmegen b_opposite c_1a; privilege A pv_noble_house; office A nijmegen_1 noble; \
        office A nijmegen_2 noble; office B nijmegen_3 noble; office A aachen_1 noble";
    let table = scored(words);
    let tiles = table.tile(Province::Nijmegen, Place::First) + table.tile(Province::Aachen, Place::First);
    assert_eq!(table.vp(A), tiles + 3 * worth(Privilege::NobleHouse));
    assert_eq!(table.vp(B), table.tile(Province::Nijmegen, Place::Second));
}

/// Ruling 9.52: bought at the end of the last turn of a round.
#[test]
fn a_herald_of_the_last_turn_works_in_the_scoring_of_the_same_round() {
    let words = "row 1 nijmegen b_king c_1a; office D nijmegen_1 envoy; holds D pu_seal pu_seal";
    let mut table = table(&format!("{LAST_TURN}; {words}"));
    table.play("D supply supply_field:field_0 buy_privilege choose_privilege:pv_herald");
    let expected = table.tile(Province::Nijmegen, Place::First) + worth(Privilege::Herald);
    assert_eq!((table.vp(D), table.game.round), (expected, 2));
}

/// Section 5.9, step 1: provinces in scoring order, owners in seat order.
#[test]
fn the_retinue_keeps_one_figure_of_each_scored_province() {
    let words = "with start_player 1; row 1 nijmegen b_opposite c_1a; privilege A pv_retinue; \
        privilege B pv_retinue; office A nijmegen_1 noble; office A nijmegen_3 envoy; office B nijmegen_2 noble; \
        office B nijmegen_4 envoy; office A aachen_1 noble; office A aachen_2 envoy; office B aachen_3 envoy";
    let mut table = scored(words);
    let keeper = |table: &Table| (table.game.asked(), table.moves());
    let both = vec!["retinue_pick:envoy".to_owned(), "retinue_pick:noble".to_owned()];
    assert_eq!(keeper(&table), (Some(B), both.clone()), "B begins");
    table.play("B retinue_pick:noble");
    assert_eq!(keeper(&table), (Some(A), both.clone()));
    table.play("A retinue_pick:envoy");
    // Aachen: of B only the envoy is there.
    assert_eq!(keeper(&table), (Some(A), both));
    table.play("A retinue_pick:noble");
    assert_eq!((table.told("retinue_kept"), table.game.occupied().is_empty()), (4, true));
    let figures = |seat| table.house(seat).court.plus(table.house(seat).empire);
    assert_eq!((figures(A), figures(B)), (Figures::new(15, 3), Figures::new(15, 3)));
}

/// Section 5.10: no cleanup, so nothing is kept.
#[test]
fn the_retinue_has_nothing_to_do_after_the_last_round() {
    let words = "round 5; row 5 nijmegen b_king; privilege A pv_retinue; office A nijmegen_1 noble; \
        office A nijmegen_3 envoy";
    let table = scored(words);
    assert_eq!(table.told("retinue_kept"), 0);
    assert_eq!((table.game.seated[A].all().len(), table.told("king_moved")), (2, 0));
}

/// Section 5.9, step 2: scored provinces in order, left to right, then the fields in the order of their table.
#[test]
fn new_chests_are_laid_in_the_order_of_section_5_9() {
    let kinds = "deck tq_carriage tq_decree tq_credit tq_patent tq_recall tq_muster tq_knighting br_relic pu_seal \
        or_vp3 or_vp4 or_vp5";
    let table = scored(&format!("row 1 milano b_king c_1a; {kinds}"));
    let top = |id: &str| table.game.stacks[office(id).index()].top();
    use Chest::{Carriage, Credit, Decree, FivePoints, Knighting, Muster, Patent, Recall};
    assert_eq!(["milano_1", "milano_2", "milano_3"].map(top), [Carriage, Decree, Credit].map(Some));
    assert_eq!(["nijmegen_1", "nijmegen_4"].map(top), [Patent, Knighting].map(Some));
    assert_eq!(["nijmegen_2", "nijmegen_3"].map(top), [Recall, Muster].map(Some));
    let fields = Field::ALL.map(|field| table.game.fields[field as usize].top());
    let expected = [Chest::Relic, Chest::Seal, Chest::ThreePoints, Chest::FourPoints, FivePoints];
    assert_eq!(fields, expected.map(Some));
}

/// Section 5.9, step 2: the new chest lies on top of those that are left.
#[test]
fn a_new_chest_lies_on_top_of_the_stack() {
    let table = scored("row 1 milano b_king c_1a; king milano; chests milano_2 br_relic; deck pu_seal tq_decree");
    let stack: Vec<Chest> = table.game.stacks[office("milano_2").index()].iter().collect();
    assert_eq!(stack, [Chest::Decree, Chest::Relic]);
}

/// Ruling 9.22: the discard is used up in the middle of the refill; fields get what is left.
#[test]
fn the_last_chests_go_to_the_first_places() {
    let mut table = table(&format!("{LAST_TURN}; row 1 milano b_king c_1a; king milano"));
    hide_the_deck(&mut table, 4);
    table.play("D supply").play(END);
    let under = ["milano_1", "milano_2", "milano_3"].map(|id| table.under_office(id));
    assert_eq!((under, Field::ALL.map(|field| table.under(field))), ([1, 1, 1], [1, 0, 0, 0, 0]));
    assert_eq!((table.told("deck_renewed"), table.told("no_chest_left"), table.game.deck.len()), (1, 1, 0));
}

/// Section 5.9, step 3: for everybody, over the end of the ring, into the courts.
#[test]
fn the_king_rides_over_the_end_of_the_ring() {
    let words = "king augsburg; row 1 palermo b_king c_3a; pay A augsburg 1 0; pay A milano 1 1; pay B nijmegen 2 0; \
        pay C strasbourg 0 1; pay D palermo 1 0; office A palermo_5 envoy";
    let mut table = scored(words);
    assert_eq!((table.game.asked(), table.moves().len()), (Some(A), 2), "a figure may come home first");
    table.play("A homecoming_pick:stop");
    assert_eq!(table.game.king, Province::Strasbourg);
    assert_eq!((table.court(A), table.court(B), table.court(C)), ((5, 2), (6, 1), (4, 2)));
    assert_eq!((table.paid(A, Province::Augsburg), table.paid(D, Province::Palermo)), (1, 1));
    assert_eq!((table.told("king_moved"), table.told("king_brought")), (3, 3));
}

/// Section 5.9: cleared figures are in the empire before the king rides, and he brings none of them.
#[test]
fn the_king_brings_no_figure_from_an_office() {
    let words = "row 1 milano b_king c_1a; king milano; office A milano_1 envoy; office A nijmegen_1 envoy";
    let table = scored(words);
    assert_eq!(table.game.king, Province::Nijmegen);
    assert_eq!((table.house(A).empire.envoys, table.game.seated[A].all().len()), (10, 1));
}

/// Sections 3.3 and 5.8 with two players.
#[test]
fn two_players_are_scored_in_two_provinces_of_their_side() {
    let words = "seats 2; row 1 nijmegen b_most_nobles c_1a; office A nijmegen_1 noble; office B nijmegen_2 envoy; \
        office B aachen_1 noble; office B aachen_2 noble; office A strasbourg_2 envoy";
    let mut table = table(&format!("{words}; {LAST_TURN_OF_TWO}"));
    table.play("B supply").play(END_OF_TWO);
    assert_eq!(table.scored(), [Province::Nijmegen, Province::Aachen]);
    assert_eq!(table.vp(A), table.tile(Province::Nijmegen, Place::First));
    let both = table.tile(Province::Nijmegen, Place::Second) + table.tile(Province::Aachen, Place::First);
    assert_eq!(table.vp(B), both);
    assert_eq!(table.under_office("nijmegen_3"), 1);
}

/// Section 7.3: one relic more than there are, and two points for what is left.
#[test]
fn antiquarian_and_treasurer_count_from_nothing_on() {
    let five = "pv_treasurer+pv_antiquarian+pv_herald+pv_courier+pv_patent";
    let points = |words: &str| table_with(five, words).game.chest_points(A);
    let relics = |count: u8| relic_points(count + Privilege::Antiquarian.amount());
    assert_eq!(points("privilege A pv_antiquarian"), (relics(0), 0));
    assert_eq!(points("privilege A pv_treasurer; holds A br_relic"), (relic_points(1), 0));
    let four = "holds A br_relic br_relic br_relic br_relic";
    let with = points(&format!("{four}; privilege A pv_antiquarian"));
    assert_eq!((points(four), with), ((relic_points(4), 0), (relics(4), 0)));
    let all = ["br_relic"; 10].join(" ");
    assert_eq!(points(&format!("holds A {all}; privilege A pv_antiquarian")), (relics(10), 0));
}

/// Section 8: every place by points and court, equal pairs share one, and the next is skipped.
#[test]
fn all_places_are_ranked_by_points_and_court() {
    let jobs = "jobs A job_milano job_row job_cost3; jobs B job_aachen job_pair job_cost4; \
        jobs C job_palermo job_corner job_cost5; jobs D job_nijmegen job_bridge job_cost67";
    let words = format!("seats 5; phase over; {jobs}; vp A 30; vp B 50; vp C 30; vp D 30; vp E 20; court D 5 1");
    let Standings { places, .. } = table(&words).game.standings().unwrap();
    assert_eq!(places.0, [3, 1, 3, 2, 5]);
    let shared = table(&words.replace("vp B 50", "vp B 30")).game.standings().unwrap();
    assert_eq!(shared.places.0, [2, 2, 2, 1, 5]);
}

/// Section 8: a tie is told with those who had it; who wins by the court wins alone.
#[test]
fn a_tie_for_victory_is_told_and_the_court_decides_it() {
    let words = "round 5; row 5 nijmegen b_king; vp A 40; vp B 40; vp C 12; vp D 3; \
        jobs A job_milano job_row job_cost3; jobs B job_aachen job_pair job_cost4; jobs C job_palermo job_corner job_cost5";
    let shared = scored(words);
    assert_eq!(shared.game.standings().unwrap().places.0[..3], [1, 1, 3]);
    let decided = scored(&format!("{words}; pay A milano 1 0; court B 5 1"));
    assert_eq!(decided.game.standings().unwrap().places.0[..3], [2, 1, 3]);
    let told = |table: &Table| {
        table.log.0.iter().find_map(|(_, event)| match event {
            crate::Event::TiedForVictory { seats, shared } => Some((seats.clone(), *shared)),
            _ => None,
        })
    };
    assert_eq!((told(&shared), told(&decided)), (Some((vec![A, B], true)), Some((vec![A, B], false))));
}

/// Section 7: the three jobs, relics and unused chests are added to the track, and nothing else is.
#[test]
fn the_final_result_is_the_track_the_jobs_and_the_chests() {
    let words = "round 5; row 5 nijmegen b_king; vp A 9; office A milano_1 envoy; office A milano_3 noble; \
        holds A br_relic br_relic tq_recall pu_seal; jobs A job_milano job_pair job_leftmost; pay A aachen 3 0";
    let table = scored(words);
    let jobs = Job::place_points(Place::First) + Job::Pair.points() + Job::Leftmost.points();
    assert_eq!(table.game.tally()[A], 9 + i32::from(jobs) + 5 + 2);
    assert_eq!((table.game.round, table.told("new_order")), (ROUNDS, 0));
}

/// Section 7.2: what came home from Palermo in the last round is missing for the jobs and counts for the court.
#[test]
fn a_figure_that_came_home_serves_no_job() {
    let words = "round 5; row 5 palermo b_king; king palermo; office A palermo_1 noble; office A palermo_2 envoy; \
        jobs A job_palermo job_pair job_leftmost";
    let mut stays = scored(words);
    stays.play("A homecoming_pick:stop");
    let mut leaves = scored(words);
    let home = come_home(&mut leaves, "A", ["palermo_1", "palermo_2"]);
    let majority = if home == 2 { Job::place_points(Place::First) } else { 0 };
    let lost = majority + Job::Pair.points() + Job::Leftmost.points();
    assert_eq!(stays.game.tally()[A] - leaves.game.tally()[A], i32::from(lost));
    assert_eq!(leaves.court(A), (4 + home - 1, 2));
}

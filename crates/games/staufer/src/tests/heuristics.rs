//! The notes of section 12.

use curia_core::{Chance, FastChance, Game, Heuristics, MoveList, SeatCount, Silent};

use super::position::{Table, table};
use crate::data::UNUSED_CHEST;
use crate::{Move, Options, Staufer};

/// The move that the notes prefer.
fn choice(table: &Table) -> String {
    let (list, ratings) = rated(table);
    let best = ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap().0;
    list[best].to_string()
}

/// How much better one move is than another, in hundredths of a point.
fn prefers(table: &Table, this: &str, that: &str) -> i32 {
    rating(table, this) - rating(table, that)
}

/// What a move is worth, in hundredths of a point.
fn rating(table: &Table, text: &str) -> i32 {
    let (list, ratings) = rated(table);
    let mv: Move = text.parse().unwrap();
    ratings[list.iter().position(|&other| other == mv).unwrap_or_else(|| panic!("{text} is not legal"))]
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

/// In the last turn of the round. Strasbourg lies before Palermo and Augsburg, so it wins ties against both.
fn wants_strasbourg(condition: &str, words: &str, this: &str, that: &str) -> i32 {
    let last = "order BBBCCCDDDAAA; supplied BBBCCCDDDAA";
    let mut table = table(&format!("court A 9 1; row 1 milano {condition} c_1a; {last}; {words}"));
    table.play("A appoint");
    prefers(&table, &format!("choose_office:{this}"), &format!("choose_office:{that}"))
}

#[test]
fn note_12_10_one_appointment_moves_the_second_marker() {
    let more = |condition: &str, words: &str, this: &str, that: &str| {
        wants_strasbourg(condition, words, this, that) - wants_strasbourg("b_king", words, this, that)
    };
    let all = |ids: &[&str]| ids.iter().map(|id| format!("chests {id} br_relic pu_seal; ")).collect::<String>();
    let chests =
        all(&["nijmegen_1", "strasbourg_3", "aachen_1", "augsburg_5", "milano_1"]) + "chests palermo_1 br_relic";
    assert!(more("b_most_figures", "office B palermo_3 envoy", "strasbourg_3", "augsburg_5") > 100);
    assert!(more("b_most_nobles", "office B palermo_1 noble", "strasbourg_1", "augsburg_2") > 100);
    assert!(more("b_most_payment", "pay B augsburg 1 0", "strasbourg_5", "nijmegen_3") > 100);
    assert!(more("b_fewest_chests", &chests, "strasbourg_3", "strasbourg_4") > 100);
}

#[test]
fn note_12_10_the_marker_is_moved_away_from_others_rather_than_from_oneself() {
    let wants = |leader: &str| {
        let words = format!("office {leader} palermo_3 envoy");
        wants_strasbourg("b_most_figures", &words, "strasbourg_3", "augsburg_5")
    };
    assert!(wants("B") > wants("A"));
}

/// What filling an office is worth before the nine turns of the others, and after them.
fn early_and_late(words: &str, office: &str) -> (i32, i32) {
    let worth = |order: &str| {
        let mut table = table(&format!("court A 9 3; {words}; {order}"));
        table.play("A appoint");
        rating(&table, &format!("choose_office:{office}"))
    };
    (worth("order ABBBCCCDDDAA"), worth("order BBBCCCDDDAAA; supplied BBBCCCDDD"))
}

#[test]
fn note_12_2_where_no_office_stays_free_nobody_can_come() {
    // As strong as whoever would come, A is first for sure only because nobody can.
    let words = "row 1 milano b_king c_1a; king milano; office A milano_1 envoy; office B milano_2 noble";
    let (early, late) = early_and_late(words, "milano_3");
    assert!(early > late);
}

#[test]
fn note_12_2_few_free_offices_are_contested_less() {
    let risk = |words: &str| {
        let words = format!("row 1 augsburg b_king c_1a; king augsburg; office B augsburg_1 envoy; {words}");
        let (early, late) = early_and_late(&words, "augsburg_5");
        late - early
    };
    assert!(risk("office B augsburg_2 envoy; office B augsburg_3 envoy") < risk("office B milano_1 envoy"));
}

#[test]
fn note_12_2_a_newcomer_sits_on_the_leftmost_free_office() {
    // A noble is as strong as whoever comes beside B's envoy: on the left A wins that tie, on the right not.
    let words = "row 1 augsburg b_king c_1a; king augsburg; office B augsburg_3 envoy";
    let risk = |office: &str| {
        let (early, late) = early_and_late(words, office);
        late - early
    };
    assert!(risk("augsburg_1") < risk("augsburg_5"));
}

/// Section 5.3, step 6.
#[test]
fn a_recruiter_makes_the_field_of_a_muster_no_better() {
    let worth = |words: &str| {
        let mut table = table(&format!("holds A tq_muster; {words}"));
        table.play("A supply supply_field:field_e");
        rating(&table, "muster:field_ee")
    };
    assert_eq!(worth("privilege A pv_recruiter"), worth("vp A 0"));
}

#[test]
fn a_held_muster_speaks_for_supplying() {
    let wants = |words: &str| prefers(&table(words), "supply", "appoint");
    assert!(wants("holds A tq_muster; chests field_n pu_seal") > wants("chests field_n pu_seal"));
}

/// Ruling 9.14.
#[test]
fn a_chest_that_changes_nothing_is_not_given_up() {
    let worth = |held: &str| {
        let mut table = table(&format!("court A 3 0; holds A {held}"));
        table.play("A appoint");
        rating(&table, "choose_office:nijmegen_1")
    };
    assert_eq!(worth("tq_carriage tq_decree"), worth("tq_decree"));
    assert_eq!(worth("tq_patent tq_decree"), worth("tq_decree"));
}

#[test]
fn the_cheapest_chests_that_suffice_are_given_up() {
    let worth = |held: &str| {
        let mut table = table(&format!("court A 4 0; holds A {held}"));
        table.play("A appoint");
        rating(&table, "choose_office:nijmegen_1")
    };
    assert!(worth("tq_decree tq_credit") >= worth("tq_credit").max(worth("tq_decree")));
}

/// Rulings 9.7 and 9.8.
#[test]
fn an_empty_court_appoints_with_the_envoy_of_the_track() {
    let words = "order DABCDCBADCBA; appointed D; court A 0 0; holds A tq_decree; row 1 nijmegen b_king c_1a";
    assert!(prefers(&table(words), "appoint", "supply") > -1_000);
}

/// Ruling 9.10.
#[test]
fn note_12_6_a_symbol_that_brings_no_envoy_is_no_reason_to_appoint() {
    let wants = |words: &str| prefers(&table(&format!("court A 15 3; {words}")), "appoint", "supply");
    assert!(wants("order DABCDCBADCBA; appointed D") <= wants("order DABCDCBADCBA; supplied D"));
}

#[test]
fn note_12_7_a_pair_of_seals_is_worth_more_before_round_4_only() {
    let worth = |words: &str| {
        let mut table = table(&format!("chests field_0 pu_seal; {words}"));
        table.play("A supply");
        rating(&table, "supply_field:field_0")
    };
    let unused = i32::from(UNUSED_CHEST) * 100;
    assert_eq!((worth("round 1"), worth("round 4")), (unused, unused));
    assert!((300..=400).contains(&worth("holds A pu_seal; round 3")));
    assert_eq!(worth("holds A pu_seal; round 4"), unused);
}

#[test]
fn note_12_7_two_seals_of_one_stack_are_a_pair() {
    let worth = |seals: &str| {
        let mut table = table(&format!("chests field_0 {seals}"));
        table.play("A supply");
        rating(&table, "supply_field:field_0")
    };
    assert!(worth("pu_seal pu_seal") > 2 * worth("pu_seal"));
}

/// How many games the first seat wins by the notes, against players of luck alone.
fn victories(seats: usize, games: u64) -> u64 {
    let (mut list, mut ratings) = (MoveList::for_game::<Staufer>(), Vec::new());
    let won = |&seed: &u64| {
        let mut chance = FastChance::new(seed);
        let seats = SeatCount::new(seats).unwrap();
        let mut game = Staufer::new(&Options::default(), seats, &mut chance, &mut Silent).unwrap();
        while let Some(seat) = game.awaited().first() {
            game.legal(seat, &mut list);
            let pick = if seat.index() == 0 {
                game.rate(seat, &list, &mut ratings);
                ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap().0
            } else {
                chance.below(list.len())
            };
            game.apply(seat, list[pick], &mut chance, &mut Silent);
        }
        game.standings().unwrap().places.0[0] == 1
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn whoever_follows_the_notes_beats_players_of_luck_alone() {
    assert_eq!((2..=5).map(|seats| victories(seats, 10)).sum::<u64>(), 40);
}

//! Section 12: the notes are followed.

use curia_core::{Game, Heuristics, MoveList, Seat};

use super::position::{A, B, table};
use crate::state::Guillotine;

/// The rating of every legal move, by its text.
fn ratings(game: &Guillotine, seat: Seat) -> Vec<(String, i32)> {
    let (mut list, mut ratings) = (MoveList::for_game::<Guillotine>(), Vec::new());
    game.legal(seat, &mut list);
    game.rate(seat, &list, &mut ratings);
    assert_eq!(list.len(), ratings.len());
    list.iter().map(ToString::to_string).zip(ratings).collect()
}

fn rating(game: &Guillotine, seat: Seat, text: &str) -> i32 {
    let all = ratings(game, seat);
    all.iter().find(|(mv, _)| mv == text).unwrap_or_else(|| panic!("{text} is not among {all:?}")).1
}

fn choice(game: &Guillotine, seat: Seat) -> String {
    ratings(game, seat).into_iter().max_by_key(|&(_, rating)| rating).unwrap().0
}

#[test]
fn n1_a_card_that_brings_the_better_noble_is_played() {
    let game = table(2).lined("hero_of_the_people king_louis_xvi mayor").hand(A, "stumble").turn_of(A);
    assert_eq!(choice(&game, A), "play:stumble");
}

#[test]
fn n1_what_the_next_player_takes_counts_against_a_card() {
    let leaves_little = table(2).lined("mayor martyr_1 duke").hand(A, "pushed").turn_of(A);
    let leaves_much = table(2).lined("mayor king_louis_xvi duke").hand(A, "pushed").turn_of(A);
    assert!(rating(&leaves_little, A, "skip") > rating(&leaves_much, A, "skip"));
}

#[test]
fn n2_guards_grow_with_their_number_and_a_pair_belongs_together() {
    let picked = |own: &str, offered: &str| {
        let mut game = table(2).lined("mayor duke").pile(A, own).pile(B, offered).hand(A, "clerical_error").turn_of(A);
        game.go(A, "play:clerical_error");
        choice(&game, A)
    };
    assert_eq!(picked("heretic", "palace_guard_4 king_louis_xvi"), "noble:king_louis_xvi");
    let three = "palace_guard_1 palace_guard_2 palace_guard_3";
    assert_eq!(picked(three, "palace_guard_4 king_louis_xvi"), "noble:palace_guard_4");
    assert_eq!(picked("heretic", "countess king_louis_xvi"), "noble:king_louis_xvi");
    assert_eq!(picked("count", "countess king_louis_xvi"), "noble:countess");
}

#[test]
fn n3_a_second_beheading_is_bought_for_a_good_noble_and_never_for_a_hero() {
    let good = table(2).lined("duke king_louis_xvi mayor").hand(A, "double_feature").turn_of(A);
    assert_eq!(choice(&good, A), "play:double_feature");
    let bad = table(2).lined("duke hero_of_the_people mayor").hand(A, "double_feature").turn_of(A);
    assert_eq!(choice(&bad, A), "skip");
}

#[test]
fn n4_no_card_is_wasted_on_a_good_front() {
    let game = table(2).lined("king_louis_xvi duke mayor").hand(A, "milling_in_line bribed_guards").turn_of(A);
    assert_eq!(choice(&game, A), "skip");
}

#[test]
fn n5_a_bad_front_is_left_to_the_next_player_rather_than_sent_away() {
    let game = table(2).lined("martyr_1 duke mayor regent").hand(A, "stumble milling_in_line").turn_of(A);
    assert_eq!(choice(&game, A), "play:stumble");
}

#[test]
fn n7_guards_are_laid_for_a_line_that_suits_and_put_away_for_a_strong_card() {
    let suits = table(2).lined("mayor martyr_1 cardinal martyr_2 king_louis_xvi").hand(A, "callous_guards").turn_of(A);
    let suits_them = table(2).lined("mayor cardinal martyr_1 regent martyr_2").hand(A, "callous_guards").turn_of(A);
    let gain = |game: &Guillotine| rating(game, A, "play:callous_guards") - rating(game, A, "skip");
    assert!(gain(&suits) > 0, "{}", gain(&suits));
    assert!(gain(&suits_them) < 0, "{}", gain(&suits_them));
    let mut away = table(2).lined("hero_of_the_people king_louis_xvi mayor").laid(A, "callous_guards");
    away = away.hand(A, "stumble").turn_of(A);
    assert_eq!(choice(&away, A), "discard_callous_guards");
}

#[test]
fn n8_the_leader_ends_the_last_day() {
    let line = "mayor duke regent bishop";
    let ends = |own: &str, other: &str| {
        let game = table(2).lined(line).pile(A, own).pile(B, other).hand(A, "scarlet_pimpernel").on_day(3).turn_of(A);
        choice(&game, A) == "play:scarlet_pimpernel"
    };
    assert!(ends("king_louis_xvi cardinal", "martyr_1"));
    assert!(!ends("martyr_1", "king_louis_xvi cardinal"));
}

#[test]
fn n9_support_waits_in_a_large_hand_and_is_laid_from_a_small_one() {
    let line = "king_louis_xvi mayor duke regent";
    let small = table(2).lined(line).hand(A, "church_support").turn_of(A);
    assert_eq!(choice(&small, A), "play:church_support");
    let others = "late_arrival rain_delay callous_guards missing_heads twist_of_fate";
    let large = table(2).lined(line).hand(A, "church_support").hand(A, others).turn_of(A);
    assert_ne!(choice(&large, A), "play:church_support");
}

#[test]
fn n10_a_reaction_is_kept_for_a_noble_that_stands_out() {
    let reacts = |line: &str, pile: &str| {
        let mut game =
            table(2).lined(line).pile(B, pile).hand(A, "confusion_in_line").hand(B, "trip").on_day(3).turn_of(B);
        game.go(B, "skip");
        choice(&game, A) == "play:confusion_in_line"
    };
    assert!(reacts("king_louis_xvi martyr_1 martyr_2 heretic", "cardinal"));
    assert!(!reacts("mayor duke regent councilman", "cardinal"));
    assert!(reacts("palace_guard_4 martyr_1 heretic bishop", "palace_guard_1 palace_guard_2 palace_guard_3"));
}

#[test]
fn n11_the_best_of_the_discards_is_fetched() {
    let mut game =
        table(2).lined("mayor duke regent").hand(A, "rat_break").discards("trip fountain_of_blood").turn_of(A);
    game.go(A, "play:rat_break");
    assert_eq!(choice(&game, A), "card:fountain_of_blood");
}

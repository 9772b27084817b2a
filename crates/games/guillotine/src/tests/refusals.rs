//! Refusals name the most telling rule.

use super::position::{A, B, C, table, table_with};
use crate::options::{ClownScope, ConfusionMode, Options};

const LINE: &str = "duke bishop mayor regent heretic";

#[test]
fn it_is_somebody_elses_turn() {
    let game = table(3).lined(LINE).hand(A, "trip").hand(B, "trip").turn_of(A);
    assert_eq!(game.refusal_of(B, "play:trip").rule, "5.2");
    assert_eq!(game.refusal_of(C, "noble:0").rule, "5.2");
}

#[test]
fn a_card_must_be_held() {
    let game = table(2).lined(LINE).hand(A, "trip").turn_of(A);
    assert_eq!(game.refusal_of(A, "play:pushed").reason.key.id, "not_in_hand");
    assert_eq!(game.refusal_of(A, "noble:2").reason.key.id, "beheading_is_automatic");
}

#[test]
fn a_rushed_owner_of_guards_hears_of_the_hurry() {
    let mut game = table(2).lined(LINE).laid(A, "callous_guards").hand(A, "trip double_feature").hand(B, "trip");
    game.rushed = game.rushed.with(A);
    let game = game.turn_of(A);
    assert_eq!(game.refusal_of(A, "play:double_feature").rule, "9.10");
    assert_eq!(game.legal_texts(A), ["skip", "discard_callous_guards"]);
}

#[test]
fn own_guards_should_be_put_away_first() {
    let game = table(2).lined(LINE).laid(A, "callous_guards").hand(A, "trip").turn_of(A);
    assert_eq!(game.refusal_of(A, "play:trip").reason.key.id, "guards_watch_own");
}

#[test]
fn a_card_names_whom_it_may_move() {
    let mut game = table(2).lined(LINE).hand(A, "civic_pride").turn_of(A);
    game.go(A, "play:civic_pride");
    assert_eq!(game.legal_texts(A), ["noble:2"]);
    assert_eq!(game.refusal_of(A, "noble:1").reason.key.id, "colour_not_allowed");
    game.go(A, "noble:2");
    assert_eq!(game.refusal_of(A, "distance:3").reason.key.id, "distance_not_allowed");
}

#[test]
fn a_reaction_out_of_turn_waits_for_a_beheading_not_for_a_turn() {
    let game = table(3).lined(LINE).hand(A, "trip").hand(B, "confusion_in_line").hand(C, "pushed").turn_of(A);
    let refusal = game.refusal_of(B, "play:confusion_in_line");
    assert_eq!((refusal.rule, refusal.reason.key.id), ("5.5", "only_reaction"));
    assert_eq!(game.refusal_of(C, "play:confusion_in_line").reason.key.id, "not_your_turn");
    let curse = Options { confusion_mode: ConfusionMode::Curse, ..Options::default() };
    let game = table_with(2, &curse).lined(LINE).hand(A, "trip").hand(B, "confusion_in_line").turn_of(A);
    assert_eq!(game.refusal_of(B, "play:confusion_in_line").reason.key.id, "not_your_turn");
}

#[test]
fn a_player_who_cannot_be_chosen_is_told_apart() {
    let reason_of = |card: &str, target: &str| {
        let mut game = table(4)
            .lined(LINE)
            .pile(A, "lord")
            .pile(B, "lady")
            .pile(C, "count")
            .hand(A, card)
            .hand(A, "pushed")
            .hand(B, "trip")
            .hand(C, "trip")
            .turn_of(A);
        game.go(A, &format!("play:{card}"));
        game.refusal_of(A, target).reason.key.id
    };
    assert_eq!(reason_of("rush_job", "player:0"), "player_not_self");
    assert_eq!(reason_of("rush_job", "player:4"), "player_not_at_table");
    assert_eq!(reason_of("missed", "player:3"), "player_without_nobles");
    assert_eq!(reason_of("missing_heads", "player:3"), "player_without_nobles");
    assert_eq!(reason_of("missing_heads", "player:0"), "player_not_self");
    assert_eq!(reason_of("infighting", "player:3"), "player_without_cards");
    let others = Options { clown_scope: ClownScope::Others, ..Options::default() };
    let mut clown = table_with(3, &others).lined("clown duke").hand(A, "trip").turn_of(A);
    clown.skip_on();
    let refusal = clown.refusal_of(A, "player:0");
    assert_eq!((refusal.rule, refusal.reason.key.id), ("5.4", "player_not_self"));
}

#[test]
fn an_own_table_card_is_out_of_reach_of_fate() {
    let mut game =
        table(2).lined(LINE).laid(A, "tough_crowd").laid(B, "civic_support").hand(A, "twist_of_fate").turn_of(A);
    game.go(A, "play:twist_of_fate");
    let refusal = game.refusal_of(A, "card:tough_crowd");
    assert_eq!((refusal.rule, refusal.reason.key.id), ("9.33", "own_table_card"));
    assert_eq!(game.refusal_of(A, "card:church_support").reason.key.id, "card_not_there");
}

#[test]
fn only_exact_distances_are_refused_by_ruling_2() {
    let short = table(2).lined("duke").hand(A, "stumble l_idiot public_demand").turn_of(A);
    assert_eq!(short.refusal_of(A, "play:stumble").rule, "9.2");
    assert_eq!(short.refusal_of(A, "play:l_idiot").rule, "9.3");
    assert_eq!(short.refusal_of(A, "play:public_demand").rule, "9.3");
    for (card, place, rule) in [("pushed", "noble:1", "9.2"), ("l_idiot", "noble:0", "3.3"), ("trip", "noble:4", "3.3")]
    {
        let mut game = table(2).lined(LINE).hand(A, card).turn_of(A);
        game.go(A, &format!("play:{card}"));
        assert_eq!(game.refusal_of(A, place).rule, rule, "{card}");
    }
}

#[test]
fn guards_forbid_a_card_without_a_target_as_they_forbid_all() {
    let game = table(2)
        .lined("bishop duke mayor regent")
        .laid(B, "callous_guards")
        .hand(A, "ignoble_noble lack_of_faith the_long_walk")
        .turn_of(A);
    assert_eq!(game.refusal_of(A, "play:ignoble_noble").rule, "9.11");
    assert_eq!(game.refusal_of(A, "play:the_long_walk").rule, "9.11");
    assert_eq!(game.refusal_of(A, "play:lack_of_faith").rule, "9.13", "the first blue noble is at the front already");
}

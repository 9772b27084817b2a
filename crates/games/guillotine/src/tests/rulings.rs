//! Section 9: rulings 9.1 to 9.34.

use super::position::{A, B, C, table};
use crate::event::{DayEnd, Event, RandomEvent};
use crate::state::Phase;

const LINE: &str = "duke bishop mayor regent heretic";

#[test]
fn r1_up_to_means_at_least_one() {
    let mut game = table(2).lined(LINE).hand(A, "was_that_my_name").hand(B, "trip").turn_of(A);
    game.go(A, "play:was_that_my_name");
    assert_eq!(game.legal_texts(A), ["noble:1", "noble:2", "noble:3", "noble:4"]);
    game.go(A, "noble:4");
    assert_eq!(game.legal_texts(A), ["distance:1", "distance:2", "distance:3"]);
    assert_eq!(game.refusal_of(A, "noble:1").rule, "5.9");
}

#[test]
fn r2_exact_distances_must_be_possible_in_full() {
    let game = table(2).lined("duke bishop mayor regent").hand(A, "ignoble_noble").hand(B, "trip").turn_of(A);
    assert_eq!(game.legal_texts(A), ["skip"]);
    assert_eq!(game.refusal_of(A, "play:ignoble_noble").rule, "9.2");
    let mut long = table(2).lined(LINE).hand(A, "tis_a_far_better_thing").turn_of(A);
    long.go(A, "play:tis_a_far_better_thing");
    assert_eq!(long.legal_texts(A), ["noble:3", "noble:4"]);
    assert_eq!(long.refusal_of(A, "noble:2").rule, "9.2");
}

#[test]
fn r3_cards_without_a_choice_may_do_nothing() {
    let mut game = table(2).lined("master_spy bishop mayor").hand(A, "let_them_eat_cake").hand(B, "trip").turn_of(A);
    let events = game.go(A, "play:let_them_eat_cake");
    assert!(events.iter().any(|event| matches!(event, Event::NoEffect { .. })));
    assert_eq!(game.line_text(), "bishop mayor master_spy");
    let guards = table(2).lined(LINE).hand(A, "forward_march").turn_of(A);
    assert!(!guards.is_legal(A, "play:forward_march"));
}

#[test]
fn r4_beheading_is_compulsory() {
    let mut game = table(2).lined("hero_of_the_people duke mayor").hand(A, "trip").hand(B, "trip").turn_of(A);
    game.skip_on();
    assert_eq!(game.pile_text(A), "hero_of_the_people");
}

#[test]
fn r5_the_played_card_is_discarded_after_its_effect() {
    let mut game = table(2).lined(LINE).hand(A, "rat_break").hand(B, "trip").discards("pushed stumble").turn_of(A);
    game.go(A, "play:rat_break");
    assert_eq!(game.legal_texts(A), ["card:stumble", "card:pushed"]);
    game.go(A, "card:pushed");
    assert_eq!(game.discard_text(), "stumble rat_break");
    let none = table(2).lined(LINE).hand(A, "rat_break").turn_of(A);
    assert!(!none.is_legal(A, "play:rat_break"));
}

#[test]
fn r6_the_spy_moves_after_every_card() {
    let mut trip = table(2).lined("duke master_spy mayor").hand(A, "trip pushed").hand(B, "trip").turn_of(A);
    trip.go(A, "play:trip noble:0");
    assert_eq!(trip.line_text(), "duke mayor master_spy");
    assert_eq!(trip.phase, Phase::ChooseAction);
    let mut entered = table(2)
        .lined("duke bishop")
        .noble_tops("baron master_spy mayor")
        .hand(A, "extra_cart")
        .hand(B, "trip")
        .turn_of(A);
    entered.go(A, "play:extra_cart");
    assert_eq!(entered.line_text(), "duke bishop baron mayor master_spy");
    let mut alone = table(2).lined("master_spy").hand(A, "fountain_of_blood").turn_of(A);
    alone.go(A, "play:fountain_of_blood");
    assert_eq!(alone.pile_text(A), "master_spy");
}

#[test]
fn r6_the_spy_moves_after_a_reaction_and_under_callous_guards() {
    let mut game = table(2).lined("duke master_spy mayor").hand(A, "trip").hand(B, "confusion_in_line trip").turn_of(A);
    game.go(A, "skip");
    game.go(B, "play:confusion_in_line");
    assert_eq!(game.pile_text(A), "duke");
    assert_eq!(game.line_text(), "mayor master_spy");
    let mut held = table(2)
        .lined("duke master_spy mayor")
        .laid(B, "callous_guards")
        .hand(A, "fountain_of_blood pushed")
        .hand(B, "trip")
        .turn_of(A);
    held.go(A, "play:fountain_of_blood");
    assert_eq!(held.line_text(), "mayor master_spy");
}

#[test]
fn r6_the_spy_moves_on_when_the_card_itself_brings_him() {
    let setup = || table(2).hand(B, "trip");
    let mut swap = setup().lined("duke bishop mayor").noble_tops("master_spy").hand(A, "clothing_swap").turn_of(A);
    swap.go(A, "play:clothing_swap noble:0");
    assert_eq!(swap.line_text(), "bishop mayor master_spy");
    let mut mass = setup().lined("duke bishop mayor").noble_tops("master_spy").hand(A, "mass_confusion").turn_of(A);
    // The deck is shuffled with the old line on top; the spy comes first out of it.
    let size = mass.noble_deck.len() + 3;
    mass.go_with(A, "play:mass_confusion", &[size - 4]);
    assert_eq!(mass.line_text(), "bishop duke master_spy");
}

#[test]
fn r7_putting_away_guards_does_not_move_the_spy() {
    let mut game =
        table(2).lined("master_spy duke mayor").laid(A, "callous_guards").hand(A, "pushed").hand(B, "trip").turn_of(A);
    game.go(A, "discard_callous_guards");
    assert_eq!(game.line_text(), "master_spy duke mayor");
    assert!(game.is_legal(A, "play:pushed"));
    assert_eq!(game.discard_text(), "callous_guards");
}

#[test]
fn r8_a_judge_at_the_front_stops_all_cards() {
    let mut game = table(2)
        .lined("unpopular_judge_1 unpopular_judge_2 duke mayor")
        .hand(A, "trip")
        .hand(B, "confusion_in_line pushed")
        .turn_of(A);
    // Nobody can play, no window opens: both judges fall at once, and A is asked before the Duke.
    assert_eq!((game.pile_text(A).as_str(), game.pile_text(B).as_str()), ("unpopular_judge_1", "unpopular_judge_2"));
    assert_eq!((game.active, game.phase), (A, Phase::ChooseAction));
    game.go(A, "skip");
    assert!(game.is_legal(B, "play:confusion_in_line"));
}

#[test]
fn r8_trip_may_bring_a_judge_to_the_front() {
    let mut game = table(2).lined("duke unpopular_judge_1 mayor").hand(A, "trip stumble").hand(B, "trip").turn_of(A);
    game.go(A, "play:trip noble:0");
    assert_eq!(game.pile_text(A), "unpopular_judge_1");
    assert!(game.hands[A].has(crate::Card::Stumble));
}

#[test]
fn r8_the_owner_is_asked_before_a_judge_and_may_put_away_guards() {
    let mut game = table(2)
        .lined("unpopular_judge_1 duke mayor")
        .laid(A, "callous_guards")
        .hand(A, "stumble")
        .hand(B, "trip")
        .turn_of(A);
    assert_eq!(game.legal_texts(A), ["skip", "discard_callous_guards"]);
    assert_eq!(game.refusal_of(A, "play:stumble").rule, "9.8");
    game.go(A, "discard_callous_guards");
    assert_eq!(game.pile_text(A), "unpopular_judge_1");
}

#[test]
fn r9_a_judge_shuffled_to_the_front_is_beheaded() {
    let mut game = table(2).lined("duke unpopular_judge_1").hand(A, "trip").hand(B, "confusion_in_line").turn_of(A);
    game.go(A, "skip");
    game.go_with(B, "play:confusion_in_line", &[0]);
    assert_eq!(game.pile_text(A), "unpopular_judge_1");
}

#[test]
fn r10_rush_job_marks_the_next_turn() {
    let mut game = table(3)
        .lined("duke bishop mayor regent heretic baron")
        .hand(A, "rush_job")
        .hand(B, "trip confusion_in_line")
        .hand(C, "pushed")
        .turn_of(A);
    game.go(A, "play:rush_job player:1");
    assert!(game.is_legal(B, "play:confusion_in_line"), "a reaction is still allowed");
    game.go(B, "pass");
    game.go(C, "pass");
    // B is skipped by the engine; the window of B's beheading is open.
    assert_eq!(game.active, B);
    assert!(game.no_cards);
    assert!(matches!(game.phase, Phase::ReactWait { .. }));
    game.let_pass();
    assert_eq!(game.active, C);
    game.skip_on();
    game.skip_on();
    assert_eq!(game.active, B);
    assert_eq!(game.line.len(), 2);
    assert!(game.is_legal(B, "play:trip"), "the mark is used up");
}

#[test]
fn r10_the_mark_survives_the_night() {
    let mut game = table(2).lined("duke").hand(A, "rush_job").hand(B, "trip").turn_of(A);
    let events = game.go(A, "play:rush_job");
    assert!(events.iter().any(|event| matches!(event, Event::DayEnded { how: DayEnd::UsedUp, .. })));
    assert_eq!((game.day, game.active, game.no_cards), (2, B, true));
}

#[test]
fn r11_guards_do_not_stop_abilities() {
    let mut game = table(2)
        .lined("general duke")
        .noble_tops("baron")
        .laid(B, "callous_guards")
        .hand(A, "trip")
        .hand(B, "trip")
        .turn_of(A);
    game.skip_on();
    assert_eq!(game.line_text(), "duke baron");
}

#[test]
fn r12_what_alters_the_line() {
    let blocked = "after_you missed extra_cart late_arrival clothing_swap fled_to_england";
    let free = "double_feature scarlet_pimpernel political_influence";
    let game =
        table(2).lined(LINE).pile(B, "cardinal").laid(B, "callous_guards").hand(A, blocked).hand(A, free).turn_of(A);
    for id in blocked.split(' ') {
        assert!(!game.is_legal(A, &format!("play:{id}")), "{id}");
    }
    for id in free.split(' ') {
        assert!(game.is_legal(A, &format!("play:{id}")), "{id}");
    }
}

#[test]
fn r13_cards_without_effect_are_blocked_too() {
    let game = table(2).lined(LINE).laid(B, "callous_guards").hand(A, "let_them_eat_cake").turn_of(A);
    assert_eq!(game.refusal_of(A, "play:let_them_eat_cake").rule, "9.13");
}

#[test]
fn r14_no_window_while_guards_lie() {
    let mut game =
        table(2).lined(LINE).laid(B, "callous_guards").hand(A, "trip").hand(B, "confusion_in_line").turn_of(A);
    game.go(A, "skip");
    assert_eq!((game.active, game.pile_text(A).as_str()), (B, "duke"));
    assert_eq!(game.refusal_of(A, "discard_callous_guards").rule, "5.6");
}

#[test]
fn r15_an_empty_line_in_mid_turn_ends_the_day_after_the_draw() {
    let mut game = table(2).lined("duke").hand(A, "fled_to_england").hand(B, "trip").turn_of(A);
    let events = game.go(A, "play:fled_to_england noble:0");
    assert!(events.iter().any(|event| matches!(event, Event::NobodyLeft { seat: A })));
    assert!(events.iter().any(|event| matches!(event, Event::Drew { seat: A, count: 1 })));
    assert_eq!((game.day, game.active), (2, B));
    assert!(game.piles[A].is_empty());
}

#[test]
fn r16_robespierre_ends_the_day_in_spite_of_beheadings_due() {
    let mut game = table(2)
        .lined("robespierre duke mayor")
        .laid(A, "foreign_support")
        .hand(A, "double_feature")
        .hand(B, "trip")
        .turn_of(A);
    game.go(A, "play:double_feature");
    game.let_pass();
    assert_eq!(game.pile_text(A), "robespierre");
    assert_eq!(game.hands[A].len(), 2, "one card for Foreign Support, one in step 3");
    assert_eq!((game.day, game.active), (2, B));
}

#[test]
fn r16_on_the_last_day_robespierre_brings_the_finale() {
    let mut game = table(2).lined("robespierre duke").on_day(3).hand(A, "trip").hand(B, "trip").turn_of(A);
    game.skip_on();
    assert_eq!((game.phase, game.active), (Phase::FinalCards, B));
}

#[test]
fn r17_robespierre_given_away_does_nothing() {
    let mut game = table(2).lined("robespierre duke mayor").hand(A, "after_you").hand(B, "trip").turn_of(A);
    game.go(A, "play:after_you");
    game.let_pass();
    assert_eq!((game.pile_text(B).as_str(), game.pile_text(A).as_str()), ("robespierre", "duke"));
    assert_eq!((game.day, game.active), (1, B));
}

#[test]
fn r17_robespierre_exchanged_does_nothing() {
    let mut game = table(2)
        .lined("duke bishop mayor")
        .pile(A, "lord")
        .pile(B, "robespierre")
        .hand(A, "clerical_error")
        .hand(B, "trip")
        .turn_of(A);
    game.go(A, "play:clerical_error noble:robespierre");
    game.go(B, "noble:lord");
    game.let_pass();
    assert_eq!(game.pile_text(A), "robespierre duke");
    assert_eq!((game.day, game.line_text().as_str(), game.hands[B].len()), (1, "bishop mayor", 1));
}

#[test]
fn r18_robespierre_lost_by_missing_heads_does_nothing() {
    let mut game = table(2).lined(LINE).pile(B, "robespierre").hand(A, "missing_heads").hand(B, "trip").turn_of(A);
    game.go(A, "play:missing_heads");
    assert_eq!((game.day, game.noble_discard_text().as_str(), game.line_text().as_str()), (1, "robespierre", LINE));
}

#[test]
fn r18_robespierre_discarded_does_nothing() {
    let mut game = table(2).lined("robespierre duke mayor").hand(A, "fled_to_england").hand(B, "trip").turn_of(A);
    game.go(A, "play:fled_to_england noble:0");
    game.let_pass();
    assert_eq!(game.day, 1);
}

#[test]
fn r19_one_day_ends_not_two() {
    let mut game = table(2).lined("robespierre duke mayor").hand(A, "scarlet_pimpernel").hand(B, "trip").turn_of(A);
    game.go(A, "play:scarlet_pimpernel");
    game.let_pass();
    assert_eq!((game.day, game.line.len()), (2, 12));
}

#[test]
fn r20_an_added_noble_is_discarded_by_the_pimpernel() {
    let mut game = table(2).lined("general").noble_tops("duke").hand(A, "scarlet_pimpernel").hand(B, "trip").turn_of(A);
    game.go(A, "play:scarlet_pimpernel");
    assert_eq!((game.day, game.noble_discard_text().as_str()), (2, "duke"));
}

#[test]
fn r21_the_generals_recruit_keeps_the_day_alive() {
    let mut game = table(2).lined("general").noble_tops("duke").hand(A, "trip").hand(B, "trip").turn_of(A);
    game.skip_on();
    assert_eq!((game.day, game.active, game.line_text().as_str()), (1, B, "duke"));
}

#[test]
fn r22_the_recruit_may_be_the_next_victim() {
    let mut game =
        table(2).lined("captain_of_the_guard").noble_tops("duke").hand(A, "double_feature").hand(B, "trip").turn_of(A);
    game.go(A, "play:double_feature");
    assert_eq!(game.pile_text(A), "captain_of_the_guard duke");
    assert_eq!(game.day, 2);
}

#[test]
fn r23_an_extra_beheading_without_a_noble_lapses() {
    let mut game = table(2).lined("fast_noble").hand(A, "trip").hand(B, "trip").turn_of(A);
    game.skip_on();
    assert_eq!((game.pile_text(A).as_str(), game.day), ("fast_noble", 2));
    assert_eq!(game.behead_due, 1);
}

#[test]
fn r24_chains_add_up() {
    let mut game = table(2)
        .lined("fast_noble rival_executioner duke mayor baron")
        .hand(A, "double_feature")
        .hand(B, "trip")
        .turn_of(A);
    game.go(A, "play:double_feature");
    game.let_pass();
    assert_eq!(game.pile_text(A), "fast_noble rival_executioner duke mayor");
}

#[test]
fn r25_extra_draws_add_up() {
    let mut game = table(2).lined("lord lady duke mayor").hand(A, "double_feature").hand(B, "trip").turn_of(A);
    game.go(A, "play:double_feature");
    game.let_pass();
    assert_eq!(game.hands[A].len(), 3);
}

#[test]
fn r25_a_card_of_foreign_support_may_be_discarded_for_the_victim() {
    let mut game = table(2)
        .lined("duke innocent_victim mayor")
        .laid(A, "foreign_support")
        .card_tops("escape")
        .hand(A, "double_feature")
        .hand(B, "trip")
        .turn_of(A);
    game.go(A, "play:double_feature");
    game.let_pass();
    assert_eq!(game.legal_texts(A), ["card:escape"]);
    game.go(A, "card:escape");
    assert_eq!(game.hands[A].len(), 1, "the card of step 3");
}

#[test]
fn r26_political_influence_replaces_the_beheading() {
    let mut game = table(2).lined(LINE).hand(A, "political_influence").hand(B, "trip").turn_of(A);
    game.go(A, "play:political_influence");
    assert_eq!((game.hands[A].len(), game.line.len(), game.active), (4, 5, B));
}

#[test]
fn r27_the_clown_goes_to_any_pile() {
    let mut game = table(3).lined("clown duke mayor").hand(A, "trip").pile(B, "bishop").turn_of(A);
    game.skip_on();
    assert_eq!(game.legal_texts(A), ["player:0", "player:1", "player:2"]);
    game.go(A, "player:1");
    assert_eq!(game.pile_text(B), "bishop clown");
    assert!(game.piles[A].is_empty());
}

#[test]
fn r27_missed_returns_the_clown() {
    let mut game = table(2).lined(LINE).pile(B, "cardinal clown").hand(A, "missed").hand(B, "trip").turn_of(A);
    game.go(A, "play:missed");
    assert_eq!(game.line_text(), "duke bishop mayor regent heretic clown");
}

#[test]
fn r28_the_receiver_triggers_nothing() {
    let mut game =
        table(2).lined("clown duke mayor").laid(B, "foreign_support").hand(A, "trip").hand(B, "trip").turn_of(A);
    game.skip_on();
    let events = game.go(A, "player:1");
    assert_eq!(game.hands[B].len(), 1);
    assert_eq!((game.active, game.phase), (B, Phase::ChooseAction), "B is not asked where the Clown shall go");
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { seat: B, .. })));
}

#[test]
fn r29_missed_may_hit_oneself_but_no_empty_pile() {
    let mut game = table(3).lined(LINE).pile(A, "cardinal").pile(C, "lord").hand(A, "missed").turn_of(A);
    game.go(A, "play:missed");
    assert_eq!(game.legal_texts(A), ["player:0", "player:2"]);
    let none = table(3).lined(LINE).hand(A, "missed").turn_of(A);
    assert_eq!(none.refusal_of(A, "play:missed").rule, "9.29");
}

#[test]
fn r30_missed_lengthens_the_line() {
    let mut game = table(2).lined("duke").pile(B, "cardinal").hand(A, "missed").hand(B, "trip").turn_of(A);
    game.go(A, "play:missed");
    game.let_pass();
    assert_eq!((game.day, game.line_text().as_str()), (1, "cardinal"));
}

#[test]
fn r31_missing_heads_leaves_the_pile_shuffled() {
    let mut game =
        table(2).lined(LINE).pile(B, "cardinal lord lady").hand(A, "missing_heads").hand(B, "trip").turn_of(A);
    let events = game.go_with(A, "play:missing_heads", &[0, 1]);
    assert_eq!(game.pile_text(B), "lady lord");
    assert_eq!(game.noble_discard_text(), "cardinal");
    assert!(events.iter().any(|event| matches!(event, Event::ShuffledNobles { what: RandomEvent::MissingHeads, .. })));
}

#[test]
fn r32_clerical_error_needs_two_piles() {
    let own = table(2).lined(LINE).pile(A, "lord").hand(A, "clerical_error").turn_of(A);
    let other = table(2).lined(LINE).pile(B, "lord").hand(A, "clerical_error").turn_of(A);
    for game in [own, other] {
        assert_eq!(game.refusal_of(A, "play:clerical_error").rule, "9.32");
    }
    let mut both = table(2).lined(LINE).pile(A, "lord").pile(B, "lady").hand(A, "clerical_error").turn_of(A);
    both.go(A, "play:clerical_error");
    assert_eq!(both.legal_texts(A), ["noble:lady"], "a single noble is asked for all the same");
}

#[test]
fn r33_twist_of_fate_hits_others_only() {
    let own = table(2).lined(LINE).laid(A, "tough_crowd").hand(A, "twist_of_fate").turn_of(A);
    assert_eq!(own.refusal_of(A, "play:twist_of_fate").rule, "9.33");
    let mut game =
        table(2).lined(LINE).laid(A, "tough_crowd").laid(B, "callous_guards").hand(A, "twist_of_fate").turn_of(A);
    game.go(A, "play:twist_of_fate");
    assert_eq!(game.legal_texts(A), ["card:callous_guards"]);
    game.go(A, "card:callous_guards");
    assert_eq!(game.discard_text(), "callous_guards twist_of_fate");
}

#[test]
fn r34_foreign_support_ends_when_it_is_removed() {
    let mut game = table(2)
        .lined("duke baron mayor")
        .laid(B, "foreign_support")
        .hand(A, "twist_of_fate")
        .hand(B, "trip")
        .turn_of(A);
    game.go(A, "play:twist_of_fate card:foreign_support");
    game.let_pass();
    game.skip_on();
    assert_eq!(game.pile_text(B), "baron");
    assert_eq!(game.hands[B].len(), 2);
}

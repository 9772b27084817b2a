//! Section 9: rulings 9.35 to 9.71.

use curia_core::{FastChance, Game, How, Silent};

use super::position::{A, B, C, Rigged, points, table};
use crate::data::Kind;
use crate::event::{DayEnd, Event};
use crate::phases::{Run, Step};
use crate::state::Phase;

const LINE: &str = "duke bishop mayor regent heretic";

#[test]
fn r35_hands_may_be_exchanged_with_an_empty_one() {
    let mut game = table(2).lined(LINE).hand(A, "information_exchange trip").turn_of(A);
    game.go(A, "play:information_exchange");
    assert_eq!(game.hand_text(B), "trip");
    game.let_pass();
    assert_eq!(game.hands[A].len(), 1, "only the card drawn in step 3");
}

#[test]
fn r36_infighting_takes_what_is_there() {
    let mut one = table(2).lined(LINE).hand(A, "infighting").hand(B, "trip").turn_of(A);
    one.go(A, "play:infighting");
    assert_eq!((one.legal_texts(B).join(" "), one.legal_texts(A).len()), ("card:trip".to_owned(), 0));
    one.go(B, "card:trip");
    assert_eq!(one.discard_text(), "trip infighting");
}

#[test]
fn r65_infighting_discards_lie_under_the_card() {
    let mut game = table(2).lined(LINE).hand(A, "infighting").hand(B, "trip trip pushed").turn_of(A);
    game.go(A, "play:infighting");
    assert_eq!(game.legal_texts(B), ["card:pushed", "card:trip"]);
    let events = game.go(B, "card:trip");
    assert!(events.iter().any(|event| matches!(event, Event::Discarded { seat: B, .. })));
    assert_eq!(game.legal_texts(B), ["card:pushed", "card:trip"]);
    game.go(B, "card:pushed");
    assert_eq!(game.discard_text(), "trip pushed infighting");
}

#[test]
fn r37_lack_of_support_hits_others_with_cards() {
    let mut game =
        table(3).lined(LINE).hand(A, "lack_of_support trip").hand(B, "pushed stumble").hand(C, "trip").turn_of(A);
    game.go(A, "play:lack_of_support");
    assert_eq!(game.legal_texts(A), ["player:1", "player:2"]);
    game.go(A, "player:1");
    assert_eq!(game.legal_texts(A), ["card:stumble", "card:pushed"]);
    game.go(A, "card:pushed");
    assert_eq!(game.discard_text(), "pushed lack_of_support");
    assert_eq!(game.known_text(A, B), "stumble");
    assert_eq!(game.known_text(C, B), "");
}

#[test]
fn r38_forced_break_goes_clockwise() {
    let mut game = table(4).lined(LINE).hand(B, "forced_break").hand(C, "pushed trip").hand(A, "stumble").turn_of(B);
    let events = game.go_with(B, "play:forced_break", &[1]);
    assert_eq!(game.discard_text(), "trip stumble forced_break");
    let picks = events.iter().filter(|event| matches!(event, Event::PickedCard { .. })).count();
    assert_eq!(picks, 1, "a single card is no random event");
}

#[test]
fn r39_rain_delay_gives_five_to_everybody() {
    let mut game = table(3)
        .lined(LINE)
        .hand(A, "rain_delay")
        .hand(B, "trip pushed stumble escape missed majesty l_idiot")
        .discards("twist_of_fate")
        .turn_of(A);
    game.go(A, "play:rain_delay");
    assert_eq!([A, B, C].map(|seat| game.hands[seat].len()), [5, 5, 5]);
    assert_eq!(game.discard_text(), "twist_of_fate rain_delay");
}

#[test]
fn r39_rain_delay_takes_the_discard_pile_when_the_pool_runs_out() {
    let mut game = table(2).lined(LINE).hand(A, "rain_delay trip").hand(B, "pushed stumble");
    while let Some(card) = game.action_deck.pop() {
        game.action_discard.push(card);
    }
    let mut game = game.turn_of(A);
    let events = game.go(A, "play:rain_delay");
    assert!(events.iter().any(|event| matches!(event, Event::CardsReshuffled { .. })));
    assert_eq!([A, B].map(|seat| game.hands[seat].len()), [5, 5]);
    assert_eq!(game.discard_text(), "rain_delay");
}

#[test]
fn r40_a_hand_has_no_limit() {
    let game = table(2).lined(LINE).rest_of_cards_to(A).turn_of(A);
    assert_eq!(game.hands[A].len(), 60);
    assert!(game.is_legal(A, "play:stumble"));
}

#[test]
fn r41_an_empty_action_deck_takes_the_discard_pile() {
    let mut game = table(2).lined(LINE).hand(A, "trip").discards("pushed stumble").rest_of_cards_to(B).turn_of(A);
    let events = {
        game.go(A, "skip");
        game.go(B, "pass")
    };
    assert!(events.iter().any(|event| matches!(event, Event::CardsReshuffled { count: 2 })));
    assert_eq!(game.hands[A].len(), 2);
    assert_eq!(game.action_deck.len(), 1);
    let mut nothing = table(2).lined(LINE).hand(A, "trip").rest_of_cards_to(B).turn_of(A);
    nothing.skip_on();
    assert_eq!(nothing.hands[A].len(), 1, "nothing is left to draw");
}

#[test]
fn r42_an_empty_noble_deck_takes_the_discard_pile() {
    let mut game = table(2)
        .lined("general heretic")
        .noble_discards("duke")
        .rest_of_nobles_to(B)
        .hand(A, "trip")
        .hand(B, "trip")
        .turn_of(A);
    game.skip_on();
    assert_eq!(game.line_text(), "heretic duke");
    let mut nothing = table(2).lined("general heretic").rest_of_nobles_to(B).hand(A, "trip").hand(B, "trip").turn_of(A);
    nothing.skip_on();
    assert_eq!(nothing.line_text(), "heretic");
}

#[test]
fn r43_clothing_swap_may_bring_the_same_noble_back() {
    let mut game =
        table(2).lined("duke heretic").rest_of_nobles_to(B).hand(A, "clothing_swap").hand(B, "trip").turn_of(A);
    game.go(A, "play:clothing_swap noble:1");
    assert_eq!(game.line_text(), "duke heretic");
    let mut other =
        table(2).lined("duke heretic").noble_tops("lord").hand(A, "clothing_swap").hand(B, "trip").turn_of(A);
    other.go(A, "play:clothing_swap noble:0");
    assert_eq!((other.line_text().as_str(), other.noble_discard_text().as_str()), ("lord heretic", "duke"));
}

#[test]
fn r44_late_arrival_looks_at_three_after_a_reshuffle() {
    let mut game = table(2)
        .lined("duke heretic")
        .noble_discards("lord lady count")
        .noble_tops("baron")
        .hand(A, "late_arrival")
        .hand(B, "trip");
    let baron = game.noble_deck.pop().unwrap();
    let mut game = {
        game = game.rest_of_nobles_to(B);
        game.noble_deck.push(baron);
        game.turn_of(A)
    };
    game.go(A, "play:late_arrival");
    assert_eq!(game.noble_deck.len(), 4);
    assert_eq!(game.legal_texts(A), ["noble:baron", "noble:count", "noble:lady"]);
    game.go(A, "noble:lady");
    assert_eq!(game.line_text(), "duke heretic lady");
    assert_eq!(game.known_tops[A], 2);
    assert_eq!(game.tops(2).map(|noble| noble.to_string()).collect::<Vec<_>>(), ["baron", "count"]);
}

#[test]
fn r45_mass_confusion_leaves_the_discards_alone() {
    let mut game =
        table(2).lined(LINE).noble_discards("lord lady").hand(A, "mass_confusion").hand(B, "trip").turn_of(A);
    game.go(A, "play:mass_confusion");
    assert_eq!(game.noble_discard_text(), "lord lady");
}

#[test]
fn r46_escape_of_one_or_two() {
    for line in ["duke", "duke bishop"] {
        let mut game = table(2).lined(line).hand(A, "escape").hand(B, "trip").turn_of(A);
        game.go(A, "play:escape");
        assert_eq!((game.day, game.noble_discard_text().as_str()), (2, line));
    }
    let mut three = table(2).lined("duke bishop mayor").hand(A, "escape").hand(B, "trip").turn_of(A);
    three.go_with(A, "play:escape", &[0, 1]);
    assert_eq!(three.noble_discard_text(), "mayor bishop");
    assert_eq!(three.pile_text(A), "duke");
}

#[test]
fn r47_opinionated_guards_with_few_nobles() {
    let mut two = table(2).lined("duke bishop").hand(A, "opinionated_guards").hand(B, "trip").turn_of(A);
    two.go(A, "play:opinionated_guards");
    assert_eq!(two.legal_texts(A), ["noble:0", "noble:1"]);
    two.go(A, "noble:1");
    assert_eq!(two.line_text(), "bishop duke");
    let mut five = table(2).lined(LINE).hand(A, "opinionated_guards").hand(B, "trip").turn_of(A);
    five.go(A, "play:opinionated_guards noble:3 noble:0");
    assert_eq!(five.legal_texts(A), ["noble:1", "noble:2"]);
    assert_eq!(five.refusal_of(A, "noble:3").rule, "3.3");
    five.go(A, "noble:2");
    assert_eq!(five.line_text(), "regent duke mayor bishop heretic");
}

#[test]
fn r48_the_long_walk_reverses_the_places() {
    let mut game = table(2).lined(LINE).hand(A, "the_long_walk").hand(B, "trip").turn_of(A);
    game.go(A, "play:the_long_walk");
    assert_eq!(game.line_text(), "heretic regent mayor bishop duke");
    game.let_pass();
    assert_eq!(game.pile_text(A), "heretic", "the blade stands at the other end");
}

#[test]
fn r49_confusion_is_for_opponents_only() {
    let mut game = table(2).lined(LINE).hand(A, "confusion_in_line").hand(B, "trip").turn_of(A);
    assert_eq!(game.refusal_of(A, "play:confusion_in_line").rule, "9.49");
    game.go(A, "skip");
    assert!(game.legal_texts(A).is_empty());
    assert_eq!(game.refusal_of(A, "play:confusion_in_line").rule, "5.5");
}

#[test]
fn r49_confusion_may_be_discarded_exchanged_and_fetched() {
    let mut fetched =
        table(2).lined(LINE).hand(A, "rat_break").hand(B, "trip").discards("confusion_in_line").turn_of(A);
    fetched.go(A, "play:rat_break card:confusion_in_line");
    assert_eq!(fetched.hand_text(A), "confusion_in_line");
    let mut exchanged =
        table(2).lined(LINE).hand(A, "information_exchange confusion_in_line").hand(B, "trip").turn_of(A);
    exchanged.go(A, "play:information_exchange");
    assert!(exchanged.is_legal(B, "play:confusion_in_line"), "now B is the opponent who holds it");
    let mut discarded = table(2).lined(LINE).hand(A, "infighting").hand(B, "confusion_in_line").turn_of(A);
    discarded.go(A, "play:infighting");
    discarded.go(B, "card:confusion_in_line");
    assert_eq!(discarded.discard_text(), "confusion_in_line infighting");
}

#[test]
fn r50_confusion_answers_beheadings_only() {
    let mut gift =
        table(2).lined("hero_of_the_people duke mayor").hand(A, "after_you").hand(B, "confusion_in_line").turn_of(A);
    let events = gift.go(A, "play:after_you");
    let windows: Vec<_> = events.iter().filter(|event| matches!(event, Event::WindowOpened { .. })).collect();
    assert!(matches!(windows.as_slice(), [Event::WindowOpened { noble, .. }] if noble.kind() == Kind::Duke));
    let mut clown = table(2).lined("clown duke mayor").hand(A, "trip").hand(B, "confusion_in_line").turn_of(A);
    clown.skip_on();
    assert_eq!(clown.phase, Phase::PlaceClown);
    assert!(clown.legal_texts(B).is_empty());
    let events = clown.go(A, "player:1");
    assert!(!events.iter().any(|event| matches!(event, Event::WindowOpened { .. })));
}

#[test]
fn r51_no_window_for_a_line_of_one() {
    let mut game = table(2).lined("duke").hand(A, "trip").hand(B, "confusion_in_line").turn_of(A);
    game.go(A, "skip");
    assert_eq!(game.pile_text(A), "duke");
}

#[test]
fn windows_open_by_public_facts_only() {
    let mut open = table(3).lined(LINE).hand(A, "trip").hand(C, "pushed").turn_of(A);
    open.go(A, "skip");
    let asking = open.asking();
    assert_eq!(
        (asking.how, asking.who.iter().collect::<Vec<_>>(), asking.shown.first()),
        (How::Window, vec![C], Some(A))
    );
    let mut discarded = table(2).lined(LINE).hand(A, "trip").hand(B, "trip").discards("confusion_in_line").turn_of(A);
    discarded.go(A, "skip");
    assert_eq!(discarded.active, B);
}

#[test]
fn a_pass_is_secret_and_final() {
    let mut game = table(3).lined(LINE).hand(A, "trip").hand(B, "pushed").hand(C, "stumble").turn_of(A);
    game.go(A, "skip");
    let (asking, view) = (game.asking(), game.view(curia_core::Viewer::Seat(C)));
    assert!(game.go(B, "pass").is_empty());
    assert_eq!((game.asking(), game.view(curia_core::Viewer::Seat(C))), (asking, view));
    assert_eq!(game.awaited().iter().collect::<Vec<_>>(), [C]);
    assert!(game.legal_texts(B).is_empty());
    assert_eq!(game.refusal_of(B, "pass").rule, "5.5");
}

#[test]
fn r52_several_table_cards_all_count() {
    let all = "church_support civic_support military_support fountain_of_blood tough_crowd";
    assert_eq!(points("cardinal mayor colonel", all), 5 + 3 + 3 + 3);
}

#[test]
fn r53_guards_count_one_more_with_military_support() {
    assert_eq!(points("palace_guard_1 palace_guard_2", "military_support"), 6);
}

#[test]
fn r54_indifferent_public_turns_commoners_into_points() {
    assert_eq!(points("clown hero_of_the_people duke", "indifferent_public tough_crowd"), 1 + 1 + 3 - 2);
}

#[test]
fn r55_the_last_card_drawn_may_be_played_at_the_end() {
    let mut game = table(2).lined("duke").on_day(3).card_tops("fountain_of_blood").hand(A, "trip").turn_of(A);
    game.go(A, "skip");
    assert_eq!((game.phase, game.active), (Phase::FinalCards, A));
    assert_eq!(game.legal_texts(A), ["play:fountain_of_blood", "done"]);
    game.go(A, "play:fountain_of_blood done");
    assert_eq!(game.standings().unwrap().totals[A], 5);
}

#[test]
fn r56_the_finale_begins_left_of_the_last_player() {
    let mut game = table(3).lined("duke").on_day(3).hand(A, "trip").hand(B, "tough_crowd").hand(C, "escape").turn_of(A);
    game.go(A, "skip");
    assert_eq!(game.active, B);
    game.go(B, "play:tough_crowd");
    assert_eq!(game.legal_texts(B), ["player:0", "player:2"]);
    game.go(B, "player:0");
    // B's hand is empty: the engine says done for them.
    assert_eq!(game.active, C);
    assert_eq!(game.refusal_of(C, "play:escape").rule, "5.8");
    game.go(C, "done");
    game.go(A, "done");
    assert_eq!((game.phase, game.points(A)), (Phase::Over, 1));
    assert_eq!(game.refusal_of(A, "done").rule, "8");
}

#[test]
fn nothing_blocks_final_plays() {
    let mut game = table(2).laid(B, "callous_guards").hand(A, "church_support tough_crowd stumble").hand(B, "trip");
    game.rushed = game.rushed.with(A);
    let game = game.finale_from(A);
    assert_eq!(game.legal_texts(A), ["play:church_support", "play:tough_crowd", "done"]);
    assert!(game.legal_texts(B).is_empty(), "guards cannot be put away any more");
}

#[test]
fn time_out_in_the_finale_plays_all_and_hits_the_leader() {
    let mut game =
        table(3).pile(B, "duke").pile(C, "king_louis_xvi").hand(A, "tough_crowd fountain_of_blood trip").finale_from(A);
    let mut texts = Vec::new();
    while game.active == A && game.phase != Phase::Over {
        let mv = game.fallback(A, &mut FastChance::new(1));
        texts.push(mv.to_string());
        game.go(A, &mv.to_string());
    }
    assert_eq!(texts, ["play:fountain_of_blood", "play:tough_crowd", "player:2", "done"]);
    assert_eq!(game.points(C), 3);
}

#[test]
fn r57_a_player_without_cards_skips() {
    let mut game = table(2).lined(LINE).hand(A, "trip").turn_of(A);
    let events = game.go(A, "skip");
    assert!(events.iter().any(|event| matches!(event, Event::Barred { seat: B, .. })));
}

#[test]
fn r58_the_left_neighbour_of_whoever_ended_the_day_begins() {
    let mut game = table(3).lined("duke bishop").hand(A, "trip").hand(B, "pushed").hand(C, "escape").turn_of(B);
    game.skip_on();
    game.skip_on();
    assert_eq!((game.day, game.active, game.day_starter), (2, A, A), "C beheaded the last one");
}

#[test]
fn r60_a_beheading_has_a_fixed_order() {
    let mut game = table(2).lined("lord").laid(A, "foreign_support").hand(A, "trip").hand(B, "trip").turn_of(A);
    let events = game.go(A, "skip");
    let order: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Beheaded { noble, .. } => Some(noble.to_string()),
            Event::Drew { count, .. } => Some(format!("drew {count}")),
            Event::BonusDraw { .. } => Some("bonus".to_owned()),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["lord", "drew 1", "bonus", "drew 2"]);
}

#[test]
fn r61_a_day_has_a_hundred_turns() {
    let mut game = table(2).lined(LINE).hand(A, "political_influence").hand(B, "trip").turn_of(A);
    game.turn_of_day = 100;
    let events = game.go(A, "play:political_influence");
    assert!(events.iter().any(|event| matches!(event, Event::DayEnded { how: DayEnd::TurnLimit, .. })));
    assert_eq!((game.day, game.active, game.noble_discard_text().as_str()), (2, B, LINE));
}

#[test]
fn r62_a_player_without_a_playable_card_is_asked() {
    let game = table(2).lined(LINE).hand(A, "confusion_in_line").hand(B, "trip").turn_of(A);
    assert_eq!((game.phase, game.legal_texts(A)), (Phase::ChooseAction, vec!["skip".to_owned()]));
}

#[test]
fn r63_two_equal_cards_are_one_option() {
    let mut game = table(2).lined(LINE).hand(A, "stumble stumble").hand(B, "trip").turn_of(A);
    assert_eq!(game.legal_texts(A), ["play:stumble", "skip"]);
    game.go(A, "play:stumble noble:1");
    assert_eq!(game.hand_text(A), "stumble");
}

#[test]
fn r64_rat_break_takes_the_copy_nearer_to_the_top() {
    let mut game =
        table(2).lined(LINE).hand(A, "rat_break").hand(B, "trip").discards("pushed stumble pushed escape").turn_of(A);
    game.go(A, "play:rat_break card:pushed");
    assert_eq!(game.discard_text(), "pushed stumble escape rat_break");
    assert_eq!(game.known_text(B, A), "pushed");
}

#[test]
fn r66_what_an_effect_discards_lies_below_the_played_card() {
    let setup = || table(2).lined(LINE).laid(B, "tough_crowd").hand(B, "stumble").discards("pushed");
    for (card, moves, pile) in [
        ("forced_break", "", "pushed stumble forced_break"),
        ("lack_of_support", "card:stumble", "pushed stumble lack_of_support"),
        ("twist_of_fate", "card:tough_crowd", "pushed tough_crowd twist_of_fate"),
        ("rain_delay", "", "pushed rain_delay"),
    ] {
        let mut game = setup().hand(A, card).turn_of(A);
        game.go(A, &format!("play:{card} {moves}"));
        assert_eq!(game.discard_text(), pile);
    }
}

#[test]
fn r67_a_second_mark_changes_nothing() {
    let mut game = table(2).lined(LINE).hand(A, "rush_job").hand(B, "trip").turn_of(A);
    game.rushed = game.rushed.with(B);
    game.go(A, "play:rush_job");
    assert_eq!(game.rushed.iter().collect::<Vec<_>>(), [B]);
}

#[test]
fn r68_guards_put_away_out_of_turn_free_the_cards_at_once() {
    let mut game =
        table(3).lined(LINE).laid(B, "callous_guards").hand(A, "trip").hand(B, "pushed").hand(C, "escape").turn_of(A);
    assert_eq!(game.legal_texts(A), ["skip"]);
    assert_eq!(game.legal_texts(B), ["discard_callous_guards"]);
    assert!(game.legal_texts(C).is_empty());
    assert_eq!(game.asking().who.iter().collect::<Vec<_>>(), [A]);
    game.go(B, "discard_callous_guards");
    assert_eq!(game.legal_texts(A), ["play:trip", "skip"]);
    assert_eq!(game.discard_text(), "callous_guards");
    assert_eq!(game.refusal_of(B, "discard_callous_guards").rule, "5.6");
}

#[test]
fn guards_stay_while_a_card_is_carried_out() {
    let mut game = table(2)
        .lined(LINE)
        .laid(A, "callous_guards")
        .hand(A, "rush_job rat_break")
        .hand(B, "trip")
        .discards("pushed")
        .turn_of(A);
    game.go(A, "play:rat_break");
    assert_eq!(game.refusal_of(A, "discard_callous_guards").rule, "5.6");
}

#[test]
fn r69_late_arrival_with_one_noble_to_look_at() {
    let mut game = table(2)
        .lined("duke heretic")
        .noble_discards("lord")
        .rest_of_nobles_to(B)
        .hand(A, "late_arrival")
        .hand(B, "trip")
        .turn_of(A);
    game.go(A, "play:late_arrival noble:lord");
    assert_eq!((game.line_text().as_str(), game.noble_deck.len()), ("duke heretic lord", 0));
    let none = table(2).lined("duke heretic").rest_of_nobles_to(B).hand(A, "late_arrival").turn_of(A);
    assert_eq!(none.refusal_of(A, "play:late_arrival").reason.key.id, "no_noble_left");
}

#[test]
fn r70_after_trip_the_player_may_skip() {
    let mut game = table(2).lined(LINE).hand(A, "trip pushed").hand(B, "trip").turn_of(A);
    game.go(A, "play:trip noble:0 skip");
    assert!(matches!(game.phase, Phase::ReactWait { .. }));
}

#[test]
fn r71_a_short_line_is_a_full_day() {
    let mut game = table(2)
        .lined("duke")
        .noble_discards("lord lady count")
        .rest_of_nobles_to(B)
        .hand(A, "trip")
        .hand(B, "trip")
        .turn_of(A);
    game.skip_on();
    assert_eq!((game.day, game.line.len(), game.noble_deck.len()), (2, 3, 0));
}

#[test]
fn without_any_noble_the_finale_begins_early() {
    let mut game = table(2).lined("duke").rest_of_nobles_to(B).hand(A, "trip").hand(B, "trip").turn_of(A);
    game.skip_on();
    assert_eq!((game.day, game.phase, game.active), (1, Phase::FinalCards, B));
}

#[test]
fn a_table_without_cards_runs_by_itself() {
    let mut game = table(2).lined("unpopular_judge_1");
    while let Some(card) = game.action_deck.pop() {
        game.hands[B].add(card);
    }
    game.active = A;
    let mut chance = Rigged::default();
    game.advance(Some(Step::TurnStart), &mut Run { chance: &mut chance, log: &mut Silent });
    assert_eq!((game.day, game.active), (2, B));
}

#[test]
fn equal_points_share_the_victory() {
    let mut game =
        table(3).pile(A, "cardinal").pile(B, "duke").pile(C, "king_louis_xvi").hand(A, "trip").finale_from(A);
    game.go(A, "done");
    let standings = game.standings().unwrap();
    assert_eq!(standings.places.playing(game.seats()), [1, 3, 1]);
}

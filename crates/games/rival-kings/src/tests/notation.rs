//! The notation of moves: parse and print are inverse, garbage is refused.

use proptest::prelude::*;

use crate::Move;
use crate::data::{Action, Character, Kind, Pile};
use curia_core::Seat;

fn moves() -> impl Strategy<Value = Move> {
    let seat = || prop::sample::select(&Seat::ALL[..]);
    let action = || prop::sample::select(&Action::ALL[..]);
    let pile = || prop::sample::select(&Pile::ALL[..]);
    let kind = || prop::sample::select(&Kind::ALL[..]);
    prop_oneof![
        prop::sample::select(&Character::ALL[..]).prop_map(Move::Choose),
        Just(Move::Pass),
        seat().prop_map(Move::Swap),
        Just(Move::Accept),
        Just(Move::Ward),
        (seat(), action()).prop_map(|(seat, action)| Move::Steal(seat, action)),
        Just(Move::Perform),
        action().prop_map(Move::PerformOne),
        action().prop_map(Move::Twice),
        Just(Move::Skip),
        Just(Move::UseAbility),
        Just(Move::EndTurn),
        seat().prop_map(Move::To),
        pile().prop_map(Move::Pile),
        any::<bool>().prop_map(Move::UseSmith),
        action().prop_map(Move::Farmer),
        (kind(), 0u8..16).prop_map(|(kind, position)| Move::Own(kind, position)),
        seat().prop_map(Move::Opponent),
        (kind(), 0u8..16).prop_map(|(kind, position)| Move::Theirs(kind, position)),
        (pile(), 1u8..9).prop_map(|(pile, depth)| Move::Buy(pile, depth)),
        Just(Move::Decline),
    ]
}

proptest! {
    #[test]
    fn printed_moves_read_back(mv in moves()) {
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
    }

    #[test]
    fn garbage_is_refused_without_a_panic(text in "\\PC{0,24}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn near_misses_have_one_spelling_only(
        text in "(choose|swap|steal|perform|twice|to|pile|use_smith|farmer|own|opponent|theirs|buy|skip)(:[a-z0-9_+ ]{0,15}){0,3}",
    ) {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }
}

#[test]
fn the_texts_are_those_of_the_specification() {
    for text in [
        "choose:merchant_1",
        "pass",
        "swap:2",
        "accept",
        "ward",
        "steal:1:take_money",
        "perform",
        "perform:settle_conflict",
        "twice:buy_building",
        "skip",
        "use_ability",
        "end_turn",
        "to:3",
        "pile:b1",
        "use_smith:yes",
        "use_smith:no",
        "farmer:recruit_subject",
        "own:building:0",
        "opponent:1",
        "theirs:subject:12",
        "buy:s2:8",
        "decline",
    ] {
        assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()).as_deref(), Ok(text));
    }
    for text in ["", ":", "own:building:016", "own:building:16", "buy:s1:0", "buy:s1:9", "buy:s1:+1", "pass:", "to:9"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

//! Each planted fault is reported by the check that should report it; the honest toy passes.

use super::toy::{FaultyToy, Toy, fault};
use super::{Coverage, Depth, check_game, seat_counts};

/// The checks that complained in a few games of the toy with this fault.
fn complaints<const FAULT: u8>() -> Vec<&'static str> {
    let mut coverage = Coverage::default();
    let mut checks = Vec::new();
    for seats in seat_counts::<FaultyToy<FAULT>>() {
        for game in 0..60 {
            // A deep look finds some faults by a later check first.
            let depth = if game % 2 == 0 { Depth::Secrecy } else { Depth::Normal };
            let checked = check_game::<FaultyToy<FAULT>>(seats, 3, game, depth, &mut coverage);
            checks.extend(checked.failure.map(|failure| failure.check));
        }
    }
    if checks.is_empty() && !coverage.missing::<FaultyToy<FAULT>>(true).is_empty() {
        checks.push("7 coverage");
    }
    checks.sort_unstable();
    checks.dedup();
    checks
}

macro_rules! planted {
    ($($name:ident: $fault:ident is reported by $check:literal;)*) => {
        $(#[test]
        fn $name() {
            let found = complaints::<{ fault::$fault }>();
            assert!(found.contains(&$check), "{found:?}");
        })*
    };
}

#[test]
fn the_honest_toy_conforms() {
    assert_eq!(complaints::<{ fault::NONE }>(), [""; 0]);
    super::conformance::<Toy>(20);
}

planted! {
    a_resample_that_does_nothing: RESAMPLE_DOES_NOTHING is reported by "5f power";
    a_drawn_card_told_to_all: DRAWN_CARD_TOLD_TO_ALL is reported by "5e played on";
    a_leaking_question: ASKING_LEAKS is reported by "5a redraw";
    an_all_seeing_spectator: SPECTATOR_SEES_ALL is reported by "5a redraw";
    forgotten_knowledge: KNOWLEDGE_FORGOTTEN is reported by "6 sound";
    a_lost_card: CARD_LOST is reported by "3 invariants";
    an_unlisted_legal_move: UNLISTED_LEGAL_MOVE is reported by "2 unlisted";
    a_listed_move_that_is_refused: LISTED_BUT_REFUSED is reported by "2 listed";
    an_unsorted_list: LIST_UNSORTED is reported by "1 list";
    a_text_that_does_not_read_back: TEXT_DOES_NOT_READ_BACK is reported by "1 text";
    a_redraw_that_depends_on_the_truth: RESAMPLE_NOT_CANONICAL is reported by "5b canonical";
    a_purse_that_is_shown: PURSE_SHOWN is reported by "5c scramble";
    a_secret_choice_told_to_all: CHOICE_TOLD_TO_ALL is reported by "5d secret choice";
    chance_inside_the_state: CHANCE_INSIDE is reported by "4 replay";
    a_game_that_is_too_long: TOO_LONG is reported by "7 end";
    parts_that_do_not_sum: PARTS_DO_NOT_SUM is reported by "3 scores";
    a_redraw_that_doubles_a_card: RESAMPLE_DOUBLES_A_CARD is reported by "6 sound";
    a_dead_end: DEAD_END is reported by "1 dead end";
    a_refusal_that_changes_the_state: REFUSAL_CHANGES_STATE is reported by "2 changed";
    a_reason_that_leaks: REASON_LEAKS is reported by "5a redraw";
    a_panic: PANICS is reported by "panic";
    a_feat_that_is_never_reached: FEAT_NEVER_REACHED is reported by "7 coverage";
    a_moment_half_way: MOMENT_HALF_WAY is reported by "8 moment";
    a_moment_that_shows_hands: MOMENT_SHOWS_HANDS is reported by "8 moment";
    a_moment_that_tells_a_secret_choice: MOMENT_TELLS is reported by "5d secret choice";
    a_moment_that_asks: MOMENT_ASKS is reported by "8 moment";
    wrong_standings: WRONG_STANDINGS is reported by "3 standings";
}

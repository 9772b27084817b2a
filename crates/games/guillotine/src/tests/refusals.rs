//! Refusals name the most telling rule and only texts that exist.

use curia_core::{Chance, Event as _, FastChance, Game, Heard, MoveList, Prompt as _, SeatCount, View as _, Viewer};

use super::position::{A, B, C, table};
use crate::options::GuillotineOptions;
use crate::state::Guillotine;

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

/// Plays whole games and checks that every text asked for is in the list of keys.
#[test]
fn every_text_exists() {
    let keys = crate::keys();
    let exists = |key: curia_core::Key| assert!(keys.binary_search(&key).is_ok(), "{key}");
    let mut chance = FastChance::new(11);
    let mut list = MoveList::for_game::<Guillotine>();
    for number in 0..60 {
        let seats = SeatCount::new(2 + number % 4).unwrap();
        let mut log = Heard::default();
        let mut game = Guillotine::new(&GuillotineOptions::default(), seats, &mut chance, &mut log).unwrap();
        while let Some(seat) = game.awaited().first() {
            for viewer in seats.iter() {
                let view = game.view(Viewer::Seat(viewer));
                for section in &view.outline().sections {
                    exists(section.title.key);
                    section.rows.iter().for_each(|row| exists(row.label.key));
                }
                for mv in view.wishes() {
                    exists(view.label(mv).key);
                    view.help(mv).iter().for_each(|help| exists(help.key));
                    game.why_not(viewer, mv).iter().for_each(|refusal| exists(refusal.reason.key));
                }
                game.prompt(viewer).iter().for_each(|prompt| exists(prompt.phrase().key));
            }
            game.legal(seat, &mut list);
            let mv = list[chance.below(list.len())];
            game.apply(seat, mv, &mut chance, &mut log);
        }
        log.0.iter().filter_map(|(_, event)| event.phrase()).for_each(|phrase| exists(phrase.key));
        game.scores(Viewer::Spectator)
            .seats
            .iter()
            .flatten()
            .flat_map(|score| &score.parts)
            .for_each(|part| exists(part.name));
    }
}

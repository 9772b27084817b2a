//! Sections 4 and 5: set-up, windows, questions, and the passage from turn to turn.

use curia_core::{Event as _, Game, Heard, SeatCount, Viewer};

use super::position::{A, B, C, Rigged, table};
use crate::event::{Event, RandomEvent};
use crate::options::Options;
use crate::prompt::Prompt;
use crate::state::{Guillotine, Phase};

const LINE: &str = "duke bishop mayor regent heretic";

/// The random events of a set-up.
fn set_up_by_chance(options: &Options) -> Vec<RandomEvent> {
    let mut log = Heard::default();
    Guillotine::new(options, SeatCount::new(3).unwrap(), &mut Rigged::default(), &mut log).unwrap();
    let what = |event: &Event| match event {
        Event::ShuffledNobles { what, .. } | Event::ShuffledCards { what, .. } | Event::PickedSeat { what, .. } => {
            Some(*what)
        }
        _ => None,
    };
    log.0.iter().filter_map(|(_, event)| what(event)).collect()
}

#[test]
fn a_set_up_draws_nobles_then_cards_then_the_starter() {
    use RandomEvent::{ActionDeck, NobleDeck, StartingPlayer};
    assert_eq!(set_up_by_chance(&Options::default()), [NobleDeck, ActionDeck, StartingPlayer]);
    let host = Options { start_player: Some(B), ..Options::default() };
    assert_eq!(set_up_by_chance(&host), [NobleDeck, ActionDeck]);
}

#[test]
fn every_beheading_of_a_turn_has_its_window() {
    let mut game = table(2).lined(LINE).hand(A, "double_feature").hand(B, "confusion_in_line trip").turn_of(A);
    game.go(A, "play:double_feature");
    game.go(B, "pass");
    assert_eq!(game.pile_text(A), "duke");
    assert!(game.is_legal(B, "play:confusion_in_line"), "the second beheading can be disturbed as well");
    let events = game.go(B, "play:confusion_in_line");
    assert!(!events.iter().any(|event| matches!(event, Event::WindowOpened { .. })), "no second window for it");
    assert_eq!((game.pile_text(A).as_str(), game.active), ("duke bishop", B));
}

#[test]
fn windows_open_again_once_the_discards_are_reshuffled() {
    let mut game =
        table(2).lined(LINE).hand(A, "trip").discards("confusion_in_line stumble").rest_of_cards_to(B).turn_of(A);
    let closed = game.go(A, "skip");
    assert!(!closed.iter().any(|event| matches!(event, Event::WindowOpened { .. })), "the card lies in the open");
    assert!(closed.iter().any(|event| matches!(event, Event::CardsReshuffled { count: 2 })));
    game.go(B, "skip");
    assert!(matches!(game.phase, Phase::ReactWait { .. }), "nobody can know where the card is");
}

#[test]
fn no_window_opens_where_no_opponent_has_a_card() {
    let mut game = table(3).lined(LINE).hand(A, "confusion_in_line").turn_of(A);
    let events = game.go(A, "skip");
    assert!(!events.iter().any(|event| matches!(event, Event::WindowOpened { seat: A, .. })));
    assert_eq!(game.pile_text(A), "duke");
}

#[test]
fn a_single_distance_is_not_asked_for() {
    let mut game = table(2).lined(LINE).hand(A, "l_idiot fainting_spell").hand(B, "trip").turn_of(A);
    game.go(A, "play:l_idiot noble:1");
    assert_eq!(game.line_text(), "bishop duke mayor regent heretic");
    let mut back = table(2).lined(LINE).hand(A, "fainting_spell").hand(B, "trip").turn_of(A);
    back.go(A, "play:fainting_spell noble:3");
    assert_eq!(back.line_text(), "duke bishop mayor heretic regent");
}

#[test]
fn infighting_asks_for_no_more_cards_than_there_are() {
    let asked = |hand: &str| {
        let mut game = table(2).lined(LINE).hand(A, "infighting").hand(B, hand).turn_of(A);
        game.go(A, "play:infighting");
        match game.prompt(B) {
            Some(Prompt::InfightingDiscard { count, .. }) => count,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((asked("trip"), asked("trip trip"), asked("trip trip pushed")), (1, 2, 2));
}

#[test]
fn nothing_of_the_last_turn_is_left_in_the_finale() {
    let mut game = table(3).lined("fast_noble duke mayor").on_day(3).hand(A, "scarlet_pimpernel").hand(B, "trip");
    game = game.hand(C, "trip").turn_of(A);
    game.go(A, "play:scarlet_pimpernel");
    game.let_pass();
    let view = game.view(Viewer::Spectator);
    assert_eq!((game.phase, view.active), (Phase::FinalCards, B));
    assert!(!view.pimpernel, "B has not played it, and no day is left to end");
    let mut rushed = table(2).lined("fast_noble").on_day(3).hand(A, "trip").hand(B, "trip");
    rushed.rushed = rushed.rushed.with(A);
    let view = rushed.turn_of(A).view(Viewer::Spectator);
    assert_eq!((view.active, view.no_cards), (B, false), "nothing can block final plays");
    assert_eq!((view.behead_due, view.bonus_draws, view.actions_left), (0, 0, 0));
}

#[test]
fn an_empty_list_is_not_read_out() {
    let mut nothing = table(2).lined(LINE).hand(A, "trip").rest_of_cards_to(B).turn_of(A);
    nothing.go(A, "skip");
    let events = nothing.go(B, "pass");
    let drawn: Vec<_> = events.iter().filter(|event| matches!(event, Event::DrewCards { .. })).collect();
    assert!(matches!(drawn.as_slice(), [event] if event.phrase().is_none()), "the public event says it all");
    let mut gone = table(2).lined("duke bishop").hand(A, "escape").hand(B, "trip").turn_of(A);
    let events = gone.go(A, "play:escape");
    let shuffled: Vec<_> = events.iter().filter(|event| matches!(event, Event::LineShuffled { .. })).collect();
    assert!(matches!(shuffled.as_slice(), [event] if event.phrase().is_none()));
}

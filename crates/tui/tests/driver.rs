//! A person alone against bots, tried with a game that is nothing but a list of questions.

mod toy;

use curia_core::{Seat, SeatCount, Seed};
use curia_table::Refused;
use curia_tui::{Answer, Next, Setup, Solo};
use toy::{Ask, Say, Toy};

fn solo(script: &[Ask]) -> Solo<Toy> {
    let mut setup = Setup::<Toy>::new(SeatCount::new(3).unwrap(), Seed::from_number(1), bot(Say::PLAIN));
    setup.options.script = script.to_vec();
    Solo::new(&setup).unwrap()
}

/// A bot that always says the same.
fn bot(say: Say) -> Answer<Toy> {
    Box::new(move |_, _| say)
}

/// One step that needs no person.
fn step(solo: &mut Solo<Toy>) -> bool {
    solo.step(&mut bot(Say::PLAIN))
}

#[test]
fn the_person_takes_back_their_own_moves_one_by_one() {
    let mut solo = solo(&[Ask::Turn(0), Ask::Turn(0), Ask::Turn(1)]);
    assert!(!solo.can_undo());
    solo.play(Say::PLAIN).unwrap();
    solo.play(Say::PLAIN).unwrap();
    assert_eq!(solo.told().len(), 2);
    assert!(solo.undo());
    assert!(solo.undo());
    assert!(!solo.undo());
    assert_eq!((solo.told().len(), solo.next()), (0, Next::Person));
}

#[test]
fn nothing_goes_back_behind_luck() {
    let mut solo = solo(&[Ask::Turn(0), Ask::Turn(0), Ask::Turn(0), Ask::Turn(0)]);
    solo.play(Say::PLAIN).unwrap();
    solo.play(Say::LUCKY).unwrap();
    assert!(!solo.can_undo());
    solo.play(Say::PLAIN).unwrap();
    assert!(solo.undo());
    assert!(!solo.undo());
}

#[test]
fn nothing_goes_back_behind_a_secret_that_anybody_learnt() {
    let mut solo = solo(&[Ask::Turn(0), Ask::Turn(0)]);
    solo.play(Say::TELLING).unwrap();
    assert!(!solo.undo());
}

#[test]
fn nothing_goes_back_behind_another_players_move() {
    let mut solo = solo(&[Ask::Turn(0), Ask::Turn(1), Ask::Turn(0)]);
    solo.play(Say::PLAIN).unwrap();
    assert_eq!(solo.next(), Next::Bot(Seat::S1));
    assert!(solo.can_undo());
    assert!(step(&mut solo));
    assert!(!solo.undo());
}

#[test]
fn luck_after_an_undo_is_new_luck() {
    let mut solo = solo(&[Ask::Turn(0), Ask::Turn(0)]);
    solo.play(Say::PLAIN).unwrap();
    solo.undo();
    solo.play(Say::LUCKY).unwrap();
    let after_undo = solo.game().clone();
    let mut straight = self::solo(&[Ask::Turn(0), Ask::Turn(0)]);
    straight.play(Say::LUCKY).unwrap();
    assert!(*straight.game() != after_undo);
}

#[test]
fn in_a_common_choice_the_person_is_first() {
    let mut solo = solo(&[Ask::Together, Ask::Turn(1)]);
    assert_eq!(solo.next(), Next::Person);
    solo.play(Say::PLAIN).unwrap();
    assert_eq!(solo.next(), Next::Bot(Seat::S1));
    assert!(solo.undo());
    solo.play(Say::PLAIN).unwrap();
    assert!(step(&mut solo) && step(&mut solo));
    assert_eq!(solo.next(), Next::Bot(Seat::S1));
}

#[test]
fn a_window_in_which_the_person_can_only_pass_does_not_ask_them() {
    let mut solo = solo(&[Ask::Window { person_may: false }, Ask::Turn(0)]);
    assert_eq!(solo.next(), Next::Bot(Seat::S1));
    assert!(step(&mut solo) && step(&mut solo));
    assert_eq!((solo.told().len(), solo.next()), (3, Next::Person));
    let passed = solo.record().moves.iter().map(|mv| (mv.ply, mv.seat)).collect::<Vec<_>>();
    assert_eq!(passed, [(1, Seat::S1), (2, Seat::S2), (3, Seat::S0)], "the pass is in the record all the same");
    assert!(!solo.can_undo(), "nobody takes back a silence");
}

#[test]
fn only_a_turn_of_somebody_else_can_be_interrupted() {
    assert_eq!(solo(&[Ask::Window { person_may: true }]).interrupts(), []);
    assert_eq!(solo(&[Ask::Together]).interrupts(), []);
    assert_eq!(solo(&[Ask::Turn(0)]).interrupts(), []);
    assert_eq!(solo(&[Ask::Turn(1)]).interrupts(), []);
    let mut solo = solo(&[Ask::Interruptible(1), Ask::Turn(1)]);
    assert_eq!(solo.interrupts(), [Say::PLAIN]);
    solo.play(Say::PLAIN).unwrap();
    assert_eq!(solo.next(), Next::Bot(Seat::S1));
}

#[test]
fn a_window_in_which_the_person_could_act_asks_them() {
    let mut solo = solo(&[Ask::Window { person_may: true }, Ask::Turn(0)]);
    assert!(step(&mut solo) && step(&mut solo) && !step(&mut solo));
    assert_eq!(solo.next(), Next::Person);
    solo.play(Say::PLAIN).unwrap();
    assert!(solo.undo(), "a pass that was chosen can be taken back");
    assert_eq!((solo.told().len(), solo.next(), solo.legal()), (2, Next::Person, vec![Say(0), Say(1)]));
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut solo = solo(&[Ask::Turn(0)]);
    let before = solo.game().clone();
    assert!(matches!(solo.play(Say(9)), Err(Refused::Rules(refusal)) if refusal.rule == "1"));
    assert!(*solo.game() == before);
}

#[test]
fn a_bot_that_answers_nonsense_does_not_stop_the_game() {
    let mut solo = solo(&[Ask::Turn(1), Ask::Turn(2)]);
    assert!(solo.step(&mut bot(Say(200))) && solo.step(&mut bot(Say(200))));
    assert_eq!(solo.next(), Next::Over);
}

#[test]
fn an_answer_to_a_position_that_was_taken_back_is_void() {
    let mut solo = solo(&[Ask::Turn(0), Ask::Turn(1), Ask::Turn(0)]);
    assert_eq!(solo.question(), None);
    solo.play(Say::PLAIN).unwrap();
    let old = solo.question().unwrap();
    solo.undo();
    assert!(!solo.answer(old, Say::PLAIN));
    solo.play(Say::PLAIN).unwrap();
    assert!(!solo.answer(old, Say::PLAIN));
    assert_eq!((solo.told().len(), solo.next()), (1, Next::Bot(Seat::S1)));
    let new = solo.question().unwrap();
    assert!(solo.answer(new, Say::PLAIN));
    assert!(!solo.answer(new, Say::PLAIN));
    assert_eq!((solo.told().len(), solo.next()), (2, Next::Person));
}

#[test]
fn an_answer_to_a_position_into_which_the_person_stepped_is_void() {
    let mut solo = solo(&[Ask::Interruptible(1), Ask::Turn(1)]);
    let old = solo.question().unwrap();
    solo.play(Say::PLAIN).unwrap();
    assert!(!solo.answer(old, Say::PLAIN));
    assert_eq!(solo.told().len(), 1);
}

#[test]
fn after_the_end_nothing_is_taken_back() {
    let mut solo = solo(&[Ask::Turn(0)]);
    solo.play(Say::PLAIN).unwrap();
    assert_eq!((solo.next(), solo.undo()), (Next::Over, false));
}

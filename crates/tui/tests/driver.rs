//! The driver of a table, tried with a game that is nothing but a list of questions.

mod toy;

use curia_core::{Seat, SeatCount, Seed};
use curia_tui::{Answer, Next, Setup, Table};
use toy::{Ask, Say, Toy};

fn table(script: &'static [Ask]) -> Table<Toy> {
    let mut setup = Setup::<Toy>::new(SeatCount::new(3).unwrap(), Seed::from_number(1), bot(Say::PLAIN));
    setup.options.script = script;
    Table::new(&setup).unwrap()
}

/// A bot that always says the same.
fn bot(say: Say) -> Answer<Toy> {
    Box::new(move |_, _| say)
}

/// One step that needs no person.
fn step(table: &mut Table<Toy>) -> bool {
    table.step(&mut bot(Say::PLAIN))
}

#[test]
fn the_person_takes_back_his_own_moves_one_by_one() {
    let mut table = table(&[Ask::Turn(0), Ask::Turn(0), Ask::Turn(1)]);
    assert!(!table.can_undo());
    table.play(Say::PLAIN).unwrap();
    table.play(Say::PLAIN).unwrap();
    assert_eq!(table.told().len(), 2);
    assert!(table.undo());
    assert!(table.undo());
    assert!(!table.undo());
    assert_eq!((table.told().len(), table.next()), (0, Next::Person));
}

#[test]
fn nothing_goes_back_behind_luck() {
    let mut table = table(&[Ask::Turn(0), Ask::Turn(0), Ask::Turn(0)]);
    table.play(Say::PLAIN).unwrap();
    table.play(Say::LUCKY).unwrap();
    assert!(!table.can_undo());
    table.play(Say::PLAIN).unwrap();
    assert!(table.undo());
    assert!(!table.undo());
}

#[test]
fn nothing_goes_back_behind_a_secret_that_anybody_learnt() {
    let mut table = table(&[Ask::Turn(0), Ask::Turn(0)]);
    table.play(Say::TELLING).unwrap();
    assert!(!table.undo());
}

#[test]
fn nothing_goes_back_behind_another_players_move() {
    let mut table = table(&[Ask::Turn(0), Ask::Turn(1), Ask::Turn(0)]);
    table.play(Say::PLAIN).unwrap();
    assert_eq!(table.next(), Next::Bot(Seat::S1));
    assert!(table.can_undo());
    assert!(step(&mut table));
    assert!(!table.undo());
}

#[test]
fn luck_after_an_undo_is_new_luck() {
    let mut table = table(&[Ask::Turn(0), Ask::Turn(0)]);
    table.play(Say::PLAIN).unwrap();
    table.undo();
    table.play(Say::LUCKY).unwrap();
    let after_undo = table.game().clone();
    let mut straight = self::table(&[Ask::Turn(0), Ask::Turn(0)]);
    straight.play(Say::LUCKY).unwrap();
    assert!(*straight.game() != after_undo);
}

#[test]
fn in_a_common_choice_the_person_is_first() {
    let mut table = table(&[Ask::Together, Ask::Turn(1)]);
    assert_eq!(table.next(), Next::Person);
    table.play(Say::PLAIN).unwrap();
    assert_eq!(table.next(), Next::Bot(Seat::S1));
    assert!(table.undo());
    table.play(Say::PLAIN).unwrap();
    assert!(step(&mut table) && step(&mut table));
    assert_eq!(table.next(), Next::Bot(Seat::S1));
}

#[test]
fn a_window_in_which_the_person_can_only_pass_does_not_ask_him() {
    let mut table = table(&[Ask::Window { person_may: false }, Ask::Turn(0)]);
    assert_eq!(table.next(), Next::Bot(Seat::S1));
    assert!(step(&mut table) && step(&mut table));
    assert_eq!(table.next(), Next::Pass(Say::PLAIN));
    assert!(step(&mut table));
    assert_eq!(table.next(), Next::Person);
}

#[test]
fn only_a_turn_of_somebody_else_can_be_interrupted() {
    assert_eq!(table(&[Ask::Window { person_may: true }]).interrupts(), []);
    assert_eq!(table(&[Ask::Together]).interrupts(), []);
    assert_eq!(table(&[Ask::Turn(0)]).interrupts(), []);
    assert_eq!(table(&[Ask::Turn(1)]).interrupts(), []);
    let mut table = table(&[Ask::Interruptible(1), Ask::Turn(1)]);
    assert_eq!(table.interrupts(), [Say::PLAIN]);
    table.play(Say::PLAIN).unwrap();
    assert_eq!(table.next(), Next::Bot(Seat::S1));
}

#[test]
fn a_window_in_which_the_person_could_act_asks_him() {
    let mut table = table(&[Ask::Window { person_may: true }, Ask::Turn(0)]);
    assert!(step(&mut table) && step(&mut table));
    assert_eq!(table.next(), Next::Person);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut table = table(&[Ask::Turn(0)]);
    let before = table.game().clone();
    assert_eq!(table.play(Say(9)).unwrap_err().rule, "1");
    assert!(*table.game() == before);
}

#[test]
fn a_bot_that_answers_nonsense_does_not_stop_the_game() {
    let mut table = table(&[Ask::Turn(1), Ask::Turn(2)]);
    assert!(table.step(&mut bot(Say(200))) && table.step(&mut bot(Say(200))));
    assert_eq!(table.next(), Next::Over);
}

#[test]
fn an_answer_to_a_position_that_was_taken_back_is_void() {
    let mut table = table(&[Ask::Turn(0), Ask::Turn(1), Ask::Turn(0)]);
    assert_eq!(table.question(), None);
    table.play(Say::PLAIN).unwrap();
    let old = table.question().unwrap();
    table.undo();
    assert!(!table.answer(old, Say::PLAIN));
    table.play(Say::PLAIN).unwrap();
    assert!(!table.answer(old, Say::PLAIN));
    assert_eq!((table.told().len(), table.next()), (1, Next::Bot(Seat::S1)));
    let new = table.question().unwrap();
    assert!(table.answer(new, Say::PLAIN));
    assert!(!table.answer(new, Say::PLAIN));
    assert_eq!((table.told().len(), table.next()), (2, Next::Person));
}

#[test]
fn an_answer_to_a_position_into_which_the_person_stepped_is_void() {
    let mut table = table(&[Ask::Interruptible(1), Ask::Turn(1)]);
    let old = table.question().unwrap();
    table.play(Say::PLAIN).unwrap();
    assert!(!table.answer(old, Say::PLAIN));
    assert_eq!(table.told().len(), 1);
}

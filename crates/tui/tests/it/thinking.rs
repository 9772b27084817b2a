//! The screen while a bot thinks: keys work, and what was answered too late is void.

use std::time::Duration;

use crossterm::event::KeyCode;
use curia_core::testkit::toy::{Toy, ToyMove};
use curia_core::{FastChance, Seat};
use curia_guillotine::Guillotine;
use curia_texts::{Lang, Names};
use curia_tui::{Flow, Next, Solo, Theme};

use crate::bare::Bare;
use crate::stage::{self, Stage, evenly};

/// The first round of two: both lay a card, the person before Bence.
fn laying() -> Stage<Bare<Toy>> {
    Stage::new(stage::setup(2, 1, Lang::En, |_, _, legal, _| legal[0]), Theme::COLOUR)
}

/// The person has laid a card, Bence has not.
fn laid() -> Stage<Bare<Toy>> {
    let mut stage = laying();
    stage.press(KeyCode::Enter);
    stage
}

/// What Bence can answer: the first card of their hand.
fn card(stage: &Stage<Bare<Toy>>) -> ToyMove {
    stage::choice(stage.table().game(), Seat::S1, |_, _, legal, _| legal[0], &mut FastChance::new(0))
}

/// The turn of a bot into which the person may step, after a move of another bot.
fn callous_guards() -> Stage<Guillotine> {
    let bot_moved = |table: &Solo<Guillotine>| table.record().moves.last().is_some_and(|mv| mv.seat != Seat::S0);
    let wanted = |table: &Solo<Guillotine>| !table.interrupts().is_empty() && bot_moved(table);
    let find = |seed| {
        let setup = stage::setup(3, seed, Lang::En, |_, _, legal, chance| evenly(legal, chance));
        let (mut stage, mut chance) = (Stage::new(setup, Theme::COLOUR), FastChance::new(seed));
        while !wanted(stage.table()) && !stage.is_over() {
            stage.go_on(|table| evenly(&table.legal(), &mut chance));
        }
        (!stage.is_over()).then_some(stage)
    };
    (0..200).find_map(find).expect("one of the first games has such a turn")
}

#[test]
fn the_screen_says_who_thinks_and_nothing_moves_without_an_answer() {
    let mut stage = laid();
    assert!(stage.picture(80, 24).contains("Waiting for Bence"));
    stage.app.step();
    assert_eq!(stage.table().next(), Next::Bot(Seat::S1));
    let (question, told) = (stage.app.question().unwrap(), stage.table().told().len());
    stage.app.hear(question, card(&stage));
    assert_eq!((stage.app.question(), stage.table().told().len()), (None, told), "heard, but not yet due");
    stage.app.step();
    assert!(stage.table().told().len() > told);
}

#[test]
fn keys_work_while_a_bot_thinks() {
    let mut stage = laid();
    stage.press(KeyCode::Char('l'));
    assert!(stage.picture(80, 24).contains("Most Bence dönt"));
    stage.press(KeyCode::Char('h'));
    assert!(stage.picture(80, 24).contains("Billentyűk"));
    stage.press(KeyCode::Enter);
    stage.press(KeyCode::Char('q'));
    assert_eq!(stage.press(KeyCode::Char('i')), Flow::Quit);
}

#[test]
fn an_undo_is_offered_works_and_says_so() {
    let mut stage = laying();
    let before = stage.table().view();
    stage.press(KeyCode::Char('u'));
    assert!(stage.picture(80, 24).contains("There is nothing to take back"));
    stage.press(KeyCode::Enter);
    assert!(stage.picture(80, 24).contains("u undo"));
    stage.press(KeyCode::Char('u'));
    assert!(stage.picture(80, 24).contains("Taken back."));
    assert_eq!(stage.table().view(), before);
}

#[test]
fn an_undo_makes_the_answer_void_whether_it_has_come_or_not() {
    for already_there in [true, false] {
        let mut stage = laying();
        let told = stage.table().told().len();
        stage.press(KeyCode::Enter);
        let laid = stage.table().told().len();
        let (old, answer) = (stage.app.question().unwrap(), card(&stage));
        if already_there {
            stage.app.hear(old, answer);
        }
        stage.press(KeyCode::Char('u'));
        stage.app.hear(old, answer);
        stage.app.step();
        assert_eq!((stage.table().next(), stage.table().told().len()), (Next::Person, told));
        stage.press(KeyCode::Enter);
        stage.app.hear(old, answer);
        stage.app.step();
        assert_eq!((stage.table().next(), stage.table().told().len()), (Next::Bot(Seat::S1), laid));
        stage.app.hear(stage.app.question().unwrap(), answer);
        stage.app.hear(old, answer);
        stage.app.step();
        assert!(stage.table().told().len() > laid, "an old answer does not take the place of a new one");
    }
}

#[test]
fn stepping_in_makes_the_answer_void() {
    let mut stage = callous_guards();
    let old = stage.app.question().unwrap();
    let answer = stage::choice(stage.table().game(), old.seat(), |_, _, legal, _| legal[0], &mut FastChance::new(0));
    stage.app.hear(old, answer);
    stage.press(KeyCode::Char('1'));
    assert!(stage.app.question().is_some_and(|new| new != old && new.seat() == old.seat()));
    let told = stage.table().told().len();
    stage.app.step();
    assert_eq!(stage.table().told().len(), told);
}

#[test]
fn who_does_not_step_in_waits_for_the_answer_alone() {
    let mut stage = callous_guards();
    let (question, told) = (stage.app.question().unwrap(), stage.table().told().len());
    assert!(stage.app.patience().is_some_and(|patience| patience > Duration::ZERO));
    assert!(stage.picture(80, 24).contains("You may step in first."));
    stage.press(KeyCode::Enter);
    assert!(stage.picture(80, 24).contains(&format!("Waiting for {}", Names::usual().get(question.seat()))));
    assert_eq!(stage.app.patience(), Some(Duration::ZERO));
    assert_eq!((stage.app.question(), stage.table().told().len()), (Some(question), told));
    let answer =
        stage::choice(stage.table().game(), question.seat(), |_, _, legal, _| legal[0], &mut FastChance::new(0));
    stage.app.hear(question, answer);
    stage.app.step();
    assert!(stage.app.question() != Some(question) && stage.table().told().len() > told);
}

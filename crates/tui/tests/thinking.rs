//! The screen while a bot thinks: keys work, and what was answered too late is void.

mod toy;

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use curia_core::{Seat, SeatCount, Seed};
use curia_tui::{App, Flow, Next, Screen, Setup, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use toy::{Ask, Say, Toy};

impl Screen for Toy {}

fn app(script: &[Ask]) -> App<Toy> {
    let mut setup = Setup::<Toy>::new(SeatCount::new(3).unwrap(), Seed::from_number(1), Box::new(|_, _| Say::PLAIN));
    setup.options.script = script.to_vec();
    App::new(&setup, Theme::COLOUR).unwrap()
}

fn press(app: &mut App<Toy>, code: KeyCode) -> Flow {
    app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

fn picture(app: &mut App<Toy>) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| app.render(frame)).unwrap();
    terminal.backend().buffer().content().iter().map(|cell| cell.symbol()).collect()
}

#[test]
fn the_screen_says_who_thinks_and_nothing_moves_without_an_answer() {
    let mut app = app(&[Ask::Turn(1), Ask::Turn(0)]);
    assert!(picture(&mut app).contains("Waiting for Bence"));
    app.step();
    assert_eq!(app.solo().next(), Next::Bot(Seat::S1));
    let question = app.question().unwrap();
    app.hear(question, Say::PLAIN);
    assert_eq!((app.question(), app.solo().next()), (None, Next::Bot(Seat::S1)));
    app.step();
    assert_eq!(app.solo().next(), Next::Person);
}

#[test]
fn keys_work_while_a_bot_thinks() {
    let mut app = app(&[Ask::Turn(1)]);
    press(&mut app, KeyCode::Char('l'));
    assert!(picture(&mut app).contains("Most Bence dönt"));
    press(&mut app, KeyCode::Char('h'));
    assert!(picture(&mut app).contains("Billentyűk"));
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Char('q'));
    assert_eq!(press(&mut app, KeyCode::Char('i')), Flow::Quit);
}

#[test]
fn an_undo_makes_the_answer_void_whether_it_has_come_or_not() {
    for already_there in [true, false] {
        let mut app = app(&[Ask::Turn(0), Ask::Turn(1)]);
        press(&mut app, KeyCode::Enter);
        let old = app.question().unwrap();
        if already_there {
            app.hear(old, Say::PLAIN);
        }
        press(&mut app, KeyCode::Char('u'));
        app.hear(old, Say::PLAIN);
        app.step();
        assert_eq!((app.solo().next(), app.solo().told().len()), (Next::Person, 0));
        press(&mut app, KeyCode::Enter);
        app.hear(old, Say::PLAIN);
        app.step();
        assert_eq!((app.solo().next(), app.solo().told().len()), (Next::Bot(Seat::S1), 1));
    }
}

#[test]
fn stepping_in_makes_the_answer_void() {
    let mut app = app(&[Ask::Interruptible(1), Ask::Turn(1)]);
    let old = app.question().unwrap();
    app.hear(old, Say::PLAIN);
    press(&mut app, KeyCode::Char('1'));
    assert!(app.question().is_some_and(|new| new != old));
    app.step();
    assert_eq!(app.solo().told().len(), 1);
}

#[test]
fn who_does_not_step_in_waits_for_the_answer_alone() {
    let mut app = app(&[Ask::Interruptible(1), Ask::Turn(0)]);
    assert!(app.patience().is_some_and(|patience| patience > Duration::ZERO));
    assert!(picture(&mut app).contains("You may step in first."));
    press(&mut app, KeyCode::Enter);
    assert!(picture(&mut app).contains("Waiting for Bence"));
    assert_eq!(app.patience(), Some(Duration::ZERO));
    assert_eq!(app.solo().told().len(), 0);
    app.hear(app.question().unwrap(), Say::PLAIN);
    app.step();
    assert_eq!((app.solo().next(), app.solo().told().len()), (Next::Person, 1));
}

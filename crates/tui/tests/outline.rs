//! A game without a picture of its own is drawn from its outline.

mod toy;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use curia_core::{SeatCount, Seed};
use curia_texts::Lang;
use curia_tui::{App, Screen, Setup, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use toy::{Ask, Say, Toy};

impl Screen for Toy {}

fn app() -> App<Toy> {
    let mut setup = Setup::<Toy>::new(SeatCount::new(3).unwrap(), Seed::from_number(1), Box::new(|_, _| Say::PLAIN));
    setup.options.script = vec![Ask::Turn(0), Ask::Turn(1)];
    App::new(&setup, Theme::COLOUR).unwrap()
}

fn picture(app: &mut App<Toy>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.render(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_outline_at_both_sizes() {
    let mut app = app();
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("outline-120x40-{lang}"), picture(&mut app, 120, 40));
        insta::assert_snapshot!(format!("outline-80x24-{lang}"), picture(&mut app, 80, 24));
        app.handle(&Event::Key(KeyEvent::new(KeyCode::Char('l'), KeyModifiers::NONE)));
    }
}

#[test]
fn no_size_breaks_the_outline() {
    let mut app = app();
    for width in [0, 1, 76, 99, 100, 300] {
        for height in [0, 1, 22, 40, 90] {
            picture(&mut app, width, height);
        }
    }
}

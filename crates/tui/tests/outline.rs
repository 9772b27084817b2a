//! Games without a picture of their own are drawn from their outline.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use curia_core::{Chance, FastChance, Game, MoveList, SeatCount, Seed, Viewer};
use curia_rival_kings::RivalKings;
use curia_texts::Lang;
use curia_tui::{Answer, App, Next, Screen, Setup, Theme, play_plain};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// A bot that picks evenly among its legal moves.
fn anybody<G: Game>(seed: u64) -> Answer<G> {
    let mut chance = FastChance::new(seed);
    Box::new(move |game, seat| {
        let mut world = game.clone();
        world.resample(Viewer::Seat(seat), &mut chance);
        let mut legal = MoveList::for_game::<G>();
        world.legal(seat, &mut legal);
        legal[chance.below(legal.len())]
    })
}

fn setup<G: Game>(seed: u64, lang: Lang) -> Setup<G> {
    let seats = SeatCount::new(3).unwrap();
    Setup { lang, ..Setup::new(seats, Seed::from_number(seed), anybody(seed)) }
}

fn press<G: Screen>(app: &mut App<G>, code: KeyCode) {
    app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

fn picture<G: Screen>(app: &mut App<G>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.render(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}

/// Plays a whole game on the screen with random choices, drawing every moment.
fn play_through<G: Screen>(seed: u64) {
    for lang in Lang::ALL {
        let mut app = App::<G>::new(setup(seed, lang), Theme::COLOUR).unwrap();
        let mut chance = FastChance::new(seed);
        while app.table().next() != Next::Over {
            if app.table().next() == Next::Person {
                for _ in 0..chance.below(app.table().legal().len()) {
                    press(&mut app, KeyCode::Down);
                }
                let text = picture(&mut app, 120, 40);
                assert!(!text.contains(&format!("{}-", G::ID)) && !text.contains(['{', '}']), "{text}");
                press(&mut app, KeyCode::Enter);
            } else {
                app.step();
            }
        }
        picture(&mut app, 80, 24);
    }
}

/// Plays a whole game by lines of text.
fn talk_through<G: Game>(seed: u64) {
    for lang in Lang::ALL {
        let mut output = Vec::new();
        play_plain(setup::<G>(seed, lang), "1\n".repeat(5000).as_bytes(), &mut output).unwrap();
        let printed = String::from_utf8(output).unwrap();
        assert!(printed.contains(["The game is over.", "A játéknak vége."][lang as usize]), "{printed}");
    }
}

#[test]
fn rival_kings_is_played_through() {
    play_through::<RivalKings>(3);
    talk_through::<RivalKings>(3);
}

#[test]
fn the_outline_at_both_sizes() {
    let mut app = App::<RivalKings>::new(setup(1, Lang::En), Theme::COLOUR).unwrap();
    while app.table().next() != Next::Person {
        app.step();
    }
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("outline-120x40-{lang}"), picture(&mut app, 120, 40));
        insta::assert_snapshot!(format!("outline-80x24-{lang}"), picture(&mut app, 80, 24));
        press(&mut app, KeyCode::Char('l'));
    }
}

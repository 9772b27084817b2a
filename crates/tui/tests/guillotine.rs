//! Guillotine on the screen and by lines of text.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use curia_core::{Chance, FastChance, Game, MoveList, Seat, SeatCount, Seed, Viewer};
use curia_guillotine::Guillotine;
use curia_texts::Lang;
use curia_tui::{Answer, App, Flow, Next, Setup, Theme, play_plain};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::{Color, Modifier};

/// A bot that picks evenly among its legal moves.
fn anybody(seed: u64) -> Answer<Guillotine> {
    let mut chance = FastChance::new(seed);
    Box::new(move |game, seat| {
        let mut world = game.clone();
        world.resample(Viewer::Seat(seat), &mut chance);
        let mut legal = MoveList::for_game::<Guillotine>();
        world.legal(seat, &mut legal);
        legal[chance.below(legal.len())]
    })
}

fn setup(seats: usize, seed: u64, lang: Lang) -> Setup<Guillotine> {
    let seats = SeatCount::new(seats).unwrap();
    Setup { lang, ..Setup::new(seats, Seed::from_number(seed), anybody(seed)) }
}

fn app(seats: usize, seed: u64, lang: Lang) -> App<Guillotine> {
    App::new(setup(seats, seed, lang), Theme::COLOUR).unwrap()
}

fn press(app: &mut App<Guillotine>, code: KeyCode) -> Flow {
    app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

/// Lets the bots move until the person is asked or the game is over.
fn settle(app: &mut App<Guillotine>) {
    while matches!(app.table().next(), Next::Bot(_) | Next::Pass(_)) {
        app.step();
    }
}

/// Plays on with evenly random choices for the person, until `turns` of his decisions are made.
fn play_on(app: &mut App<Guillotine>, decisions: usize, chance: &mut FastChance) {
    for _ in 0..decisions {
        settle(app);
        for _ in 0..chance.below(app.table().legal().len()) {
            press(app, KeyCode::Down);
        }
        press(app, KeyCode::Enter);
    }
    settle(app);
}

fn terminal(width: u16, height: u16) -> Terminal<TestBackend> {
    Terminal::new(TestBackend::new(width, height)).unwrap()
}

/// The screen as plain text.
fn picture(app: &mut App<Guillotine>, width: u16, height: u16) -> String {
    let mut terminal = terminal(width, height);
    terminal.draw(|frame| app.render(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}

/// A position in the middle of a game with four players.
fn middle_of_a_game(lang: Lang) -> App<Guillotine> {
    let mut app = app(4, 7, lang);
    play_on(&mut app, 9, &mut FastChance::new(3));
    app
}

#[test]
fn the_table_at_80_by_24() {
    insta::assert_snapshot!("80x24-en", picture(&mut middle_of_a_game(Lang::En), 80, 24));
    insta::assert_snapshot!("80x24-hu", picture(&mut middle_of_a_game(Lang::Hu), 80, 24));
}

#[test]
fn the_table_at_120_by_40() {
    insta::assert_snapshot!("120x40-en", picture(&mut middle_of_a_game(Lang::En), 120, 40));
    insta::assert_snapshot!("120x40-hu", picture(&mut middle_of_a_game(Lang::Hu), 120, 40));
}

#[test]
fn the_sheets_over_the_table() {
    let mut app = middle_of_a_game(Lang::En);
    for (name, key) in [("about", '?'), ("scores", 's'), ("keys", 'h'), ("table", 't'), ("quit", 'q')] {
        press(&mut app, KeyCode::Char(key));
        insta::assert_snapshot!(format!("sheet-{name}-en"), picture(&mut app, 80, 24));
        press(&mut app, KeyCode::Char('l'));
        if name != "quit" {
            insta::assert_snapshot!(format!("sheet-{name}-hu"), picture(&mut app, 80, 24));
            press(&mut app, KeyCode::Char('l'));
        }
        press(&mut app, KeyCode::Esc);
    }
}

#[test]
fn the_result_lies_on_the_table_at_the_end() {
    let mut app = app(3, 11, Lang::En);
    let mut chance = FastChance::new(1);
    while app.table().next() != Next::Over {
        play_on(&mut app, 1, &mut chance);
    }
    insta::assert_snapshot!("result-en", picture(&mut app, 80, 24));
    press(&mut app, KeyCode::Char('l'));
    insta::assert_snapshot!("result-hu", picture(&mut app, 80, 24));
}

#[test]
fn a_small_screen_asks_to_be_enlarged_and_no_size_breaks_anything() {
    let mut app = middle_of_a_game(Lang::En);
    assert!(picture(&mut app, 20, 5).starts_with("Please enlarge the"));
    for (width, height) in
        [(0, 0), (1, 1), (3, 2), (75, 40), (76, 22), (77, 60), (107, 23), (108, 24), (300, 22), (300, 90)]
    {
        for sheet in [None, Some('?'), Some('s'), Some('h'), Some('t'), Some('q')] {
            sheet.into_iter().for_each(|key| _ = press(&mut app, KeyCode::Char(key)));
            picture(&mut app, width, height);
            press(&mut app, KeyCode::Esc);
            press(&mut app, KeyCode::Backspace);
        }
    }
}

#[test]
fn without_colours_nothing_is_coloured_and_choices_still_stand_out() {
    let mut app = App::new(setup(3, 5, Lang::En), Theme::MONO).unwrap();
    settle(&mut app);
    let mut terminal = terminal(100, 30);
    terminal.draw(|frame| app.render(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    assert!(buffer.content().iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    assert!(buffer.content().iter().any(|cell| cell.modifier.contains(Modifier::REVERSED)));
    assert!(buffer.content().iter().any(|cell| cell.symbol() == "◆"));
}

#[test]
fn numbers_play_at_once_or_wait_for_a_second_digit() {
    let mut app = app(2, 3, Lang::En);
    settle(&mut app);
    let legal = app.table().legal();
    assert!(legal.len() < 10);
    let mut expected = app.table().game().clone();
    let told = app.table().told().len();
    press(&mut app, KeyCode::Char('0'));
    press(&mut app, KeyCode::Char('9'));
    assert_eq!(app.table().told().len(), told);
    press(&mut app, KeyCode::Char('1'));
    expected.play(Seat::S0, legal[0], &mut Seed::from_number(3).chance(9), &mut curia_core::Silent).unwrap();
    assert!(app.table().told().len() > told);
    assert_eq!(app.table().view().in_play, expected.view(Viewer::Seat(Seat::S0)).in_play);
}

#[test]
fn a_choice_of_a_target_can_be_taken_back_until_something_is_learnt() {
    let mut undone = false;
    'games: for seed in 0..40 {
        let mut app = app(3, seed, Lang::En);
        let mut chance = FastChance::new(seed);
        for _ in 0..30 {
            if app.table().next() == Next::Over {
                break;
            }
            play_on(&mut app, 1, &mut chance);
            if app.table().can_undo() && app.table().next() == Next::Person {
                let after = app.table().view();
                press(&mut app, KeyCode::Char('u'));
                assert_ne!(app.table().view(), after);
                assert_eq!(app.table().next(), Next::Person);
                undone = true;
                break 'games;
            }
        }
    }
    assert!(undone, "no game offered an undo");
}

#[test]
fn leaving_is_asked_once_and_control_c_leaves_at_once() {
    let mut app = middle_of_a_game(Lang::En);
    assert_eq!(press(&mut app, KeyCode::Char('q')), Flow::Stay);
    assert_eq!(press(&mut app, KeyCode::Char('n')), Flow::Stay);
    assert_eq!(press(&mut app, KeyCode::Char('y')), Flow::Stay);
    assert_eq!(press(&mut app, KeyCode::Esc), Flow::Stay);
    assert_eq!(press(&mut app, KeyCode::Char('y')), Flow::Quit);
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(app.handle(&Event::Key(control_c)), Flow::Quit);
}

#[test]
fn a_click_plays_and_a_right_click_asks() {
    let mut app = app(3, 5, Lang::En);
    settle(&mut app);
    let text = picture(&mut app, 80, 24);
    let row = text.lines().position(|line| line.starts_with(" ▸ 1")).unwrap();
    let told = app.table().told().len();
    let click = |button| {
        let kind = MouseEventKind::Down(button);
        Event::Mouse(MouseEvent { kind, column: 5, row: row as u16, modifiers: KeyModifiers::NONE })
    };
    app.handle(&click(MouseButton::Right));
    assert!(picture(&mut app, 80, 24).contains('╭'));
    assert_eq!(app.table().told().len(), told);
    app.handle(&click(MouseButton::Left));
    assert!(!picture(&mut app, 80, 24).contains('╭'));
    app.handle(&click(MouseButton::Left));
    assert!(app.table().told().len() > told || app.table().next() != Next::Person);
}

/// Any event a keyboard or a mouse can send, and some that they cannot.
fn garbage(chance: &mut FastChance) -> Event {
    let codes = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Delete,
        KeyCode::F(1),
        KeyCode::F(12),
        KeyCode::Null,
        KeyCode::Char('\0'),
        KeyCode::Char('ű'),
        KeyCode::Char('\u{202e}'),
    ];
    match chance.below(12) {
        0 => Event::Resize(chance.below(300) as u16, chance.below(100) as u16),
        1 => Event::Paste("\u{1b}[2J7".to_owned()),
        2 => Event::FocusLost,
        3 | 4 => {
            let kinds = [
                MouseEventKind::Down(MouseButton::Left),
                MouseEventKind::Down(MouseButton::Right),
                MouseEventKind::ScrollUp,
                MouseEventKind::ScrollDown,
                MouseEventKind::Moved,
                MouseEventKind::Up(MouseButton::Middle),
            ];
            let kind = kinds[chance.below(kinds.len())];
            let (column, row) = (chance.below(90) as u16, chance.below(30) as u16);
            Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
        }
        5..8 => Event::Key(KeyEvent::new(codes[chance.below(codes.len())], KeyModifiers::NONE)),
        8 => {
            let mut key = KeyEvent::new(KeyCode::Char('u'), KeyModifiers::all());
            key.kind = [KeyEventKind::Release, KeyEventKind::Repeat, KeyEventKind::Press][chance.below(3)];
            Event::Key(key)
        }
        _ => Event::Key(KeyEvent::new(KeyCode::Char(char::from(32 + chance.below(95) as u8)), KeyModifiers::NONE)),
    }
}

#[test]
fn no_key_and_no_click_breaks_anything() {
    for seed in 0..12 {
        let mut chance = FastChance::new(seed);
        let mut app = app(2 + seed as usize % 4, seed, Lang::ALL[seed as usize % 2]);
        let mut screen = terminal(80, 24);
        for _ in 0..1500 {
            let event = garbage(&mut chance);
            let quits = app.handle(&event) == Flow::Quit;
            if quits && chance.below(20) == 0 {
                break;
            }
            if app.patience().is_some() {
                app.step();
            }
            if chance.below(8) == 0 {
                let (width, height) = [(80, 24), (120, 40), (20, 5), (76, 22)][chance.below(4)];
                screen = terminal(width, height);
            }
            screen.draw(|frame| app.render(frame)).unwrap();
        }
        app.table().game().invariants().unwrap();
    }
}

/// Plays by lines of text and returns what was printed.
fn talk(seats: usize, seed: u64, lang: Lang, input: &str) -> String {
    let mut output = Vec::new();
    play_plain(setup(seats, seed, lang), input.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn a_whole_game_is_played_by_lines_of_text() {
    for lang in Lang::ALL {
        let printed = talk(3, 4, lang, &"1\n".repeat(3000));
        let end = if lang == Lang::En { "The game is over." } else { "A játéknak vége." };
        assert!(printed.contains(end), "{printed}");
        assert!(!printed.contains("guillotine-"), "{lang}: a text is missing");
        assert!(!printed.contains(['{', '}', '\u{2068}']), "{lang}: a variable is missing");
    }
}

#[test]
fn the_end_of_the_input_leaves_quietly() {
    assert!(talk(2, 1, Lang::En, "").ends_with("Goodbye.\n"));
    assert!(talk(2, 1, Lang::Hu, "kilép\n1\n").ends_with("Viszontlátásra.\n"));
}

#[test]
fn rubbish_gets_one_line_that_names_what_is_allowed() {
    let quiet = talk(2, 1, Lang::En, "");
    let asked = talk(2, 1, Lang::En, "xyzzy\n");
    let news = asked.len() - quiet.len();
    assert!(asked.contains("Not understood. Allowed: 1 to "), "{asked}");
    assert!(news < 120, "{asked}");
    for rubbish in ["999\n", "0\n", "-1\n", "18446744073709551616\n", "play:\n", "\u{1b}[2J\n", "? nonsense\n", "\n"] {
        assert!(talk(2, 1, Lang::En, rubbish).contains("Not understood."), "{rubbish:?}");
    }
    let mut output = Vec::new();
    play_plain(setup(2, 1, Lang::En), &b"\xff\xfe\x00\n"[..], &mut output).unwrap();
    assert!(String::from_utf8(output).unwrap().contains("Not understood."));
}

#[test]
fn an_illegal_move_is_refused_with_its_rule() {
    let printed = talk(2, 1, Lang::En, "noble:0\n");
    assert!(printed.contains("(rule 5."), "{printed}");
}

#[test]
fn a_question_mark_explains_every_card_in_hand() {
    let printed = talk(2, 1, Lang::En, "?\nscores\nundo\nhelp\nlang\n");
    assert!(printed.contains("You may choose this now."), "{printed}");
    assert!(printed.contains("Total"), "{printed}");
    assert!(printed.contains("There is nothing to take back"), "{printed}");
    assert!(printed.ends_with("Viszontlátásra.\n"), "{printed}");
}

#[test]
fn a_wrong_number_of_seats_is_an_error_of_the_caller() {
    let mut output = Vec::new();
    let error = play_plain(setup(1, 1, Lang::En), &b""[..], &mut output).unwrap_err();
    assert_eq!(error.to_string(), "1 seat: 2 to 5 can play.");
}

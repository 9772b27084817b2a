//! Guillotine on the screen and by lines of text.

use crate::stage::{self, Stage, assert_played_out, evenly, find};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton};
use curia_core::{FastChance, Game, Seat, Seed, Viewer};
use curia_guillotine::Guillotine;
use curia_texts::Lang;
use curia_tui::{Flow, Next, Rules, Setup, Theme, play_plain};

fn setup(seats: usize, seed: u64, lang: Lang) -> Setup<Guillotine> {
    stage::setup(seats, seed, lang, |_, _, legal, chance| evenly(legal, chance))
}

fn stage(seats: usize, seed: u64, lang: Lang) -> Stage<Guillotine> {
    Stage::new(setup(seats, seed, lang), Theme::COLOUR)
}

/// Plays on with evenly random choices for the person, until they have made so many decisions.
fn play_on(stage: &mut Stage<Guillotine>, decisions: usize, chance: &mut FastChance) {
    for _ in 0..decisions {
        stage.settle();
        if !stage.is_over() {
            stage.go_on(|table| evenly(&table.legal(), chance));
        }
    }
    stage.settle();
}

/// A position in the middle of a game with four players.
fn middle_of_a_game(lang: Lang) -> Stage<Guillotine> {
    let mut stage = stage(4, 7, lang);
    play_on(&mut stage, 9, &mut FastChance::new(3));
    stage
}

#[test]
fn the_table_at_both_sizes() {
    for (name, picture) in middle_of_a_game(Lang::En).pictures() {
        insta::assert_snapshot!(name, picture);
    }
}

#[test]
fn the_sheets_over_the_table() {
    let mut stage = middle_of_a_game(Lang::En);
    for (name, key) in [("about", '?'), ("scores", 's'), ("keys", 'h'), ("table", 't'), ("rules", 'r'), ("quit", 'q')] {
        stage.press(KeyCode::Char(key));
        insta::assert_snapshot!(format!("sheet-{name}-en"), stage.picture(80, 24));
        stage.press(KeyCode::Char('l'));
        if name != "quit" {
            insta::assert_snapshot!(format!("sheet-{name}-hu"), stage.picture(80, 24));
            stage.press(KeyCode::Char('l'));
        }
        stage.press(KeyCode::Esc);
    }
}

#[test]
fn the_result_lies_on_the_table_at_the_end() {
    let mut stage = stage(3, 11, Lang::En);
    let mut chance = FastChance::new(1);
    while !stage.is_over() {
        play_on(&mut stage, 1, &mut chance);
    }
    for (lang, picture) in stage.translations(80, 24) {
        insta::assert_snapshot!(format!("result-{lang}"), picture);
    }
}

#[test]
fn a_small_screen_asks_to_be_enlarged_and_no_size_breaks_anything() {
    let mut stage = middle_of_a_game(Lang::En);
    assert!(stage.picture(20, 5).starts_with("Please enlarge the"));
    for (width, height) in
        [(0, 0), (1, 1), (3, 2), (75, 40), (76, 22), (77, 60), (107, 23), (108, 24), (300, 22), (300, 90)]
    {
        for sheet in [None, Some('?'), Some('s'), Some('h'), Some('t'), Some('r'), Some('q')] {
            sheet.into_iter().for_each(|key| _ = stage.press(KeyCode::Char(key)));
            stage.picture(width, height);
            stage.press(KeyCode::Esc);
            stage.press(KeyCode::Backspace);
        }
    }
}

#[test]
fn the_rules_open_where_they_speak_of_the_question_and_lead_to_their_neighbours() {
    let mut stage = middle_of_a_game(Lang::En);
    let asked = stage.table().game().prompt(Seat::S0).unwrap().rule();
    let rules = Rules::of::<Guillotine>(Lang::En).unwrap();
    let at = rules.find(asked).unwrap();
    stage.press(KeyCode::Char('r'));
    assert!(stage.picture(120, 40).contains(rules.heading(at)), "rule {asked}");
    stage.press(KeyCode::Right);
    assert!(stage.picture(120, 40).contains(rules.heading(at + 1)));
    stage.press(KeyCode::Left);
    stage.press(KeyCode::Left);
    assert!(stage.picture(120, 40).contains(rules.heading(at - 1)));
    stage.press(KeyCode::Char('x'));
    assert!(!stage.picture(120, 40).contains(rules.heading(at - 1)), "any other key closes the book");
}

#[test]
fn a_book_is_read_in_lines_that_fit() {
    for lang in Lang::ALL {
        let rules = Rules::of::<Guillotine>(lang).unwrap();
        let text = rules.text(None, 80);
        assert!(text.len() > 500);
        assert!(text.iter().all(|line| line.chars().count() <= 80), "{lang}");
        let chapter = rules.text(rules.find("5"), 80);
        assert!(chapter.len() < text.len() && chapter[0].starts_with("5 "), "{lang}: {}", chapter[0]);
    }
}

#[test]
fn without_colours_nothing_is_coloured_and_choices_still_stand_out() {
    let mut stage = Stage::new(setup(3, 5, Lang::En), Theme::MONO);
    stage.settle();
    stage.assert_colourless();
}

#[test]
fn numbers_play_at_once_or_wait_for_a_second_digit() {
    let mut stage = stage(2, 3, Lang::En);
    stage.settle();
    let legal = stage.table().legal();
    assert!(legal.len() < 10);
    let mut expected = stage.table().game().clone();
    let told = stage.table().told().len();
    stage.press(KeyCode::Char('0'));
    stage.press(KeyCode::Char('9'));
    assert_eq!(stage.table().told().len(), told);
    stage.press(KeyCode::Char('1'));
    expected.play(Seat::S0, legal[0], &mut Seed::from_number(3).chance(9), &mut curia_core::Silent).unwrap();
    assert!(stage.table().told().len() > told);
    assert_eq!(stage.table().view().in_play, expected.view(Viewer::Seat(Seat::S0)).in_play);
}

#[test]
fn a_choice_of_a_target_can_be_taken_back_until_something_is_learnt() {
    let mut undone = false;
    'games: for seed in 0..40 {
        let mut stage = stage(3, seed, Lang::En);
        let mut chance = FastChance::new(seed);
        for _ in 0..30 {
            if stage.is_over() {
                break;
            }
            play_on(&mut stage, 1, &mut chance);
            if stage.table().can_undo() && stage.table().next() == Next::Person {
                let after = stage.table().view();
                stage.press(KeyCode::Char('u'));
                assert_ne!(stage.table().view(), after);
                assert_eq!(stage.table().next(), Next::Person);
                undone = true;
                break 'games;
            }
        }
    }
    assert!(undone, "no game offered an undo");
}

#[test]
fn leaving_is_asked_once_and_control_c_leaves_at_once() {
    let mut stage = middle_of_a_game(Lang::En);
    assert_eq!(stage.press(KeyCode::Char('q')), Flow::Stay);
    assert_eq!(stage.press(KeyCode::Char('n')), Flow::Stay);
    assert_eq!(stage.press(KeyCode::Char('y')), Flow::Stay);
    assert_eq!(stage.press(KeyCode::Esc), Flow::Stay);
    assert_eq!(stage.press(KeyCode::Char('y')), Flow::Quit);
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(stage.app.handle(&Event::Key(control_c)), Flow::Quit);
}

#[test]
fn a_click_plays_and_a_right_click_asks() {
    let mut stage = stage(3, 5, Lang::En);
    stage.settle();
    let at = find(&stage.picture(80, 24), "▸ 1");
    let told = stage.table().told().len();
    stage.click(MouseButton::Right, at);
    assert!(stage.picture(80, 24).contains('╭'));
    assert_eq!(stage.table().told().len(), told);
    stage.click(MouseButton::Left, at);
    assert!(!stage.picture(80, 24).contains('╭'));
    stage.click(MouseButton::Left, at);
    assert!(stage.table().told().len() > told || stage.table().next() != Next::Person);
}

#[test]
fn no_key_and_no_click_breaks_anything() {
    for seed in 0..12 {
        stage(2 + seed as usize % 4, seed, Lang::ALL[seed as usize % 2]).assert_unbreakable(seed);
    }
}

/// Plays by lines of text and returns what was printed.
fn talk(seats: usize, seed: u64, lang: Lang, input: &str) -> String {
    stage::talk(setup(seats, seed, lang), input)
}

#[test]
fn a_whole_game_is_played_by_lines_of_text() {
    for lang in Lang::ALL {
        assert_played_out(setup(3, 4, lang), "1\n".repeat(3000));
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
    assert!(stage::talk(setup(2, 1, Lang::En), b"\xff\xfe\x00\n").contains("Not understood."));
}

#[test]
fn an_illegal_move_is_refused_with_its_rule() {
    let printed = talk(2, 1, Lang::En, "noble:0\n");
    assert!(printed.contains("(rule\u{a0}5."), "{printed}");
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
    assert_eq!(error.to_string(), "1\u{a0}seat: 2 to 5 can play.");
}

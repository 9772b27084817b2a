//! Rival Kings on the screen and by lines of text.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use curia_core::{Chance, FastChance, Game, MoveList, Options, SeatCount, Seed, Viewer};
use curia_rival_kings::{RivalKings, RivalKingsOptions, RivalKingsPrompt as Asked, RivalKingsView};
use curia_texts::{Lang, Words};
use curia_tui::{Answer, App, Flow, Next, Setup, Theme, play_plain};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::{Color, Modifier};

/// A bot that picks evenly among its legal moves.
fn anybody(seed: u64) -> Answer<RivalKings> {
    let mut chance = FastChance::new(seed);
    Box::new(move |game, seat| {
        let mut world = game.clone();
        world.resample(Viewer::Seat(seat), &mut chance);
        let mut legal = MoveList::for_game::<RivalKings>();
        world.legal(seat, &mut legal);
        legal[chance.below(legal.len())]
    })
}

/// Options given as `id=value`.
fn options(given: &[(&str, &str)]) -> RivalKingsOptions {
    let mut options = RivalKingsOptions::default();
    given.iter().for_each(|(id, value)| options.set(id, value).unwrap());
    options
}

fn setup(seats: usize, seed: u64, lang: Lang) -> Setup<RivalKings> {
    let seats = SeatCount::new(seats).unwrap();
    Setup { lang, ..Setup::new(seats, Seed::from_number(seed), anybody(seed)) }
}

fn app(seats: usize, seed: u64, lang: Lang) -> App<RivalKings> {
    App::new(setup(seats, seed, lang), Theme::COLOUR).unwrap()
}

fn press(app: &mut App<RivalKings>, code: KeyCode) -> Flow {
    app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

/// Lets the bots move until the person is asked or the game is over.
fn settle(app: &mut App<RivalKings>) {
    while matches!(app.table().next(), Next::Bot(_) | Next::Pass(_)) {
        app.step();
    }
}

/// Makes one evenly random choice for the person.
fn decide(app: &mut App<RivalKings>, chance: &mut FastChance) {
    for _ in 0..chance.below(app.table().legal().len()) {
        press(app, KeyCode::Down);
    }
    press(app, KeyCode::Enter);
    settle(app);
}

/// The first position asked of the person that is as wanted, in the first game that has one.
fn position(seats: usize, given: &[(&str, &str)], wanted: impl Fn(&RivalKingsView) -> bool) -> App<RivalKings> {
    for seed in 0..400 {
        let setup = Setup { options: options(given), ..setup(seats, seed, Lang::En) };
        let mut app = App::new(setup, Theme::COLOUR).unwrap();
        let mut chance = FastChance::new(seed);
        settle(&mut app);
        while app.table().next() != Next::Over {
            if wanted(&app.table().view()) {
                return app;
            }
            decide(&mut app, &mut chance);
        }
    }
    panic!("no game has such a position");
}

fn cards(view: &RivalKingsView) -> usize {
    view.players.iter().map(|player| player.buildings.len() + player.subjects.len()).sum()
}

fn terminal(width: u16, height: u16) -> Terminal<TestBackend> {
    Terminal::new(TestBackend::new(width, height)).unwrap()
}

/// The screen as plain text.
fn picture(app: &mut App<RivalKings>, width: u16, height: u16) -> String {
    let mut terminal = terminal(width, height);
    terminal.draw(|frame| app.render(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}

/// Checks the pictures of a position in both sizes and both languages.
fn look(name: &str, mut app: App<RivalKings>) {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("{name}-80x24-{lang}"), picture(&mut app, 80, 24));
        insta::assert_snapshot!(format!("{name}-120x40-{lang}"), picture(&mut app, 120, 40));
        press(&mut app, KeyCode::Char('l'));
    }
}

#[test]
fn characters_are_chosen() {
    look("choose", position(4, &[], |view| view.decision == Some(Asked::ChooseCharacter) && view.cycle == 2));
}

#[test]
fn actions_are_performed() {
    let wanted = |view: &RivalKingsView| {
        let stolen = view.players.iter().any(|player| !player.covered.is_empty());
        matches!(view.decision, Some(Asked::OwnAction { .. })) && stolen && cards(view) >= 12
    };
    look("action", position(4, &[], wanted));
}

#[test]
fn a_tied_character_has_one_action() {
    look("tied", position(4, &[], |view| view.decision == Some(Asked::TiedAction) && cards(view) >= 8));
}

#[test]
fn an_action_is_stolen() {
    look("steal", position(3, &[], |view| view.decision == Some(Asked::Steal) && cards(view) >= 6));
}

#[test]
fn a_building_is_bought_in_a_match_with_open_money() {
    let given = [("match_mode", "games"), ("match_games", "2"), ("coin_stacks_visible", "true")];
    look("match", position(2, &given, |view| view.decision == Some(Asked::BuyBuilding) && view.game == 2));
}

#[test]
fn the_piles_are_looked_through() {
    look("look", position(4, &[], |view| !view.looked.is_empty()));
}

#[test]
fn cards_are_swapped() {
    look("swap", position(3, &[], |view| matches!(view.decision, Some(Asked::SwapTheirs { .. }))));
}

#[test]
fn a_full_table_keeps_every_card() {
    let wanted = |view: &RivalKingsView| view.decision == Some(Asked::ChooseCharacter) && cards(view) >= 22;
    look("full", position(2, &[], wanted));
}

#[test]
fn a_crowded_table_keeps_every_card() {
    let wanted =
        |view: &RivalKingsView| view.decision == Some(Asked::ChooseCharacter) && view.cycle == 1 && cards(view) >= 20;
    look("crowded", position(4, &[], wanted));
}

#[test]
fn the_result_lies_on_the_table_at_the_end() {
    let mut app = app(3, 11, Lang::En);
    let mut chance = FastChance::new(1);
    settle(&mut app);
    while app.table().next() != Next::Over {
        decide(&mut app, &mut chance);
    }
    insta::assert_snapshot!("result-en", picture(&mut app, 80, 24));
    press(&mut app, KeyCode::Char('l'));
    insta::assert_snapshot!("result-hu", picture(&mut app, 80, 24));
}

#[test]
fn no_size_breaks_anything() {
    let positions = [
        position(4, &[], |view| view.decision == Some(Asked::Steal)),
        position(2, &[("coin_stacks_visible", "true")], |view| !view.looked.is_empty()),
    ];
    for mut app in positions {
        for width in [0, 1, 3, 75, 76, 77, 80, 107, 108, 109, 300] {
            for height in [0, 1, 2, 21, 22, 23, 24, 31, 32, 33, 40, 90] {
                picture(&mut app, width, height);
            }
        }
    }
}

#[test]
fn every_moment_of_a_game_is_drawn_without_a_missing_word() {
    for (seats, lang) in [(2, Lang::En), (3, Lang::Hu), (4, Lang::En), (4, Lang::Hu)] {
        let mut app = app(seats, seats as u64, lang);
        let mut chance = FastChance::new(5);
        while app.table().next() != Next::Over {
            for (width, height) in [(80, 24), (120, 40), (80, 40), (120, 24)] {
                let text = picture(&mut app, width, height);
                assert!(!text.contains("rival-kings-") && !text.contains(['{', '}']), "{text}");
            }
            if app.table().next() == Next::Person {
                decide(&mut app, &mut chance);
            } else {
                app.step();
            }
        }
        app.table().game().invariants().unwrap();
    }
}

#[test]
fn on_a_small_screen_every_card_and_every_character_is_named() {
    for seed in 0..12 {
        let lang = Lang::ALL[seed as usize / 3 % 2];
        let mut app = app(2 + seed as usize % 3, seed, lang);
        let mut chance = FastChance::new(seed);
        settle(&mut app);
        while app.table().next() != Next::Over {
            let text = picture(&mut app, 80, 24);
            let view = app.table().view();
            let top = text.lines().take(16).collect::<Vec<_>>().join("\n");
            let own = view.players.iter().map(|player| player.buildings.len() + player.subjects.len());
            let heralds = top.matches(['♛', '♜', '♞', '✿']).count();
            let shown: usize = view.looked.iter().map(|looked| looked.cards.len()).sum();
            let tops = view.piles.iter().filter(|pile| pile.top.is_some()).count();
            assert_eq!(heralds, own.sum::<usize>() + shown + tops, "{text}");
            assert_eq!(top.matches('⚑').count(), view.players.len() + 1, "{text}");
            let characters = view.players.iter().filter_map(|player| player.played).chain(view.neutral);
            let hand = view.hand.iter().copied().filter(|_| view.looked.is_empty());
            for character in characters.chain(hand) {
                let name = Words::of(lang).text(character.key());
                assert!(top.contains(&name), "{name}\n{text}");
            }
            decide(&mut app, &mut chance);
        }
    }
}

#[test]
fn without_colours_nothing_is_coloured_and_choices_still_stand_out() {
    let mut app = App::new(setup(3, 5, Lang::En), Theme::MONO).unwrap();
    settle(&mut app);
    let mut terminal = terminal(120, 40);
    terminal.draw(|frame| app.render(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    assert!(buffer.content().iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    assert!(buffer.content().iter().any(|cell| cell.modifier.contains(Modifier::REVERSED)));
    assert!(buffer.content().iter().any(|cell| cell.symbol() == "◆"));
}

/// Where a text stands on the screen: column and row.
fn find(picture: &str, text: &str) -> (u16, u16) {
    let row = picture.lines().position(|line| line.contains(text)).unwrap_or_else(|| panic!("{text}\n{picture}"));
    let line = picture.lines().nth(row).unwrap();
    let column = line[..line.find(text).unwrap()].chars().count();
    (column as u16, row as u16)
}

fn click(app: &mut App<RivalKings>, button: MouseButton, (column, row): (u16, u16)) {
    let kind = MouseEventKind::Down(button);
    app.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
}

#[test]
fn a_click_on_a_pile_takes_its_card_and_a_right_click_explains_it() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut app = position(3, &[], |view| view.decision == Some(Asked::RecruitSubject));
        let text = picture(&mut app, width, height);
        let at = find(&text, "▸");
        click(&mut app, MouseButton::Right, at);
        assert!(picture(&mut app, width, height).contains("You may choose this now."));
        click(&mut app, MouseButton::Left, at);
        picture(&mut app, width, height);
        let owned = |app: &App<RivalKings>| app.table().view().players[0].subjects.len();
        let before = owned(&app);
        click(&mut app, MouseButton::Left, at);
        assert_eq!(owned(&app), before + 1);
    }
}

#[test]
fn a_click_on_an_action_steals_it() {
    let mut app = position(3, &[], |view| view.decision == Some(Asked::Steal));
    let text = picture(&mut app, 80, 24);
    let at = find(&text, "◆money");
    click(&mut app, MouseButton::Left, at);
    assert!(app.table().view().players.iter().any(|player| !player.covered.is_empty()));
}

/// Any key or click.
fn garbage(chance: &mut FastChance) -> Event {
    let codes = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Char('\u{202e}'),
    ];
    match chance.below(8) {
        0 => Event::Resize(chance.below(300) as u16, chance.below(100) as u16),
        1 | 2 => {
            let button = [MouseButton::Left, MouseButton::Right][chance.below(2)];
            let kind = [MouseEventKind::Down(button), MouseEventKind::ScrollDown][chance.below(2)];
            let (column, row) = (chance.below(125) as u16, chance.below(42) as u16);
            Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
        }
        3..6 => Event::Key(KeyEvent::new(codes[chance.below(codes.len())], KeyModifiers::NONE)),
        _ => Event::Key(KeyEvent::new(KeyCode::Char(char::from(32 + chance.below(95) as u8)), KeyModifiers::NONE)),
    }
}

#[test]
fn no_key_and_no_click_breaks_anything() {
    for seed in 0..12 {
        let mut chance = FastChance::new(seed);
        let mut app = app(2 + seed as usize % 3, seed, Lang::ALL[seed as usize % 2]);
        let mut screen = terminal(80, 24);
        for _ in 0..1500 {
            app.handle(&garbage(&mut chance));
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

#[test]
fn a_whole_game_is_played_by_lines_of_text() {
    for (seats, lang) in [(2, Lang::En), (3, Lang::Hu), (4, Lang::En), (4, Lang::Hu)] {
        let mut chance = FastChance::new(seats as u64);
        let input: String = (0..9000).map(|_| format!("{}\n", 1 + chance.below(3))).collect();
        let mut output = Vec::new();
        play_plain(setup(seats, 4, lang), input.as_bytes(), &mut output).unwrap();
        let printed = String::from_utf8(output).unwrap();
        let end = if lang == Lang::En { "The game is over." } else { "A játéknak vége." };
        assert!(printed.contains(end), "{printed}");
        assert!(!printed.contains("rival-kings-"), "{lang}: a text is missing");
        assert!(!printed.contains(['{', '}', '\u{2068}']), "{lang}: a variable is missing");
    }
}

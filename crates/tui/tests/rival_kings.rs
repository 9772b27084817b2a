//! Rival Kings on the screen and by lines of text.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use curia_core::{Chance, FastChance, Game, MoveList, Options, SeatCount, Seed, Viewer};
use curia_rival_kings::{RivalKings, RivalKingsOptions, RivalKingsPrompt as Asked, RivalKingsView};
use curia_texts::Lang;
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
fn position(
    seats: usize,
    given: &[(&str, &str)],
    wanted: impl Fn(&RivalKingsView) -> bool,
) -> App<RivalKings> {
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

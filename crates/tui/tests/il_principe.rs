//! Il Principe on the screen and by lines of text.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use curia_core::{Chance, FastChance, Game, Heuristics, MoveList, Seat, SeatCount, Seed, Viewer};
use curia_il_principe::{IlPrincipe, Item, Move, PhaseName};
use curia_texts::{Lang, Names};
use curia_tui::{Answer, App, Flow, Next, Setup, Theme, play_plain};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::{Color, Modifier};

/// The move that a beginner would like best; sometimes any other.
fn liked(game: &IlPrincipe, seat: Seat, chance: &mut FastChance) -> Move {
    let mut world = game.clone();
    world.resample(Viewer::Seat(seat), chance);
    let (mut legal, mut ratings) = (MoveList::for_game::<IlPrincipe>(), Vec::new());
    world.legal(seat, &mut legal);
    world.rate(seat, &legal, &mut ratings);
    let best = (0..legal.len()).max_by_key(|&index| ratings[index]).unwrap();
    if chance.below(8) == 0 { legal[chance.below(legal.len())] } else { legal[best] }
}

fn beginner(seed: u64) -> Answer<IlPrincipe> {
    let mut chance = FastChance::new(seed);
    Box::new(move |game, seat| liked(game, seat, &mut chance))
}

fn setup(seats: usize, seed: u64, lang: Lang) -> Setup<IlPrincipe> {
    let seats = SeatCount::new(seats).unwrap();
    Setup { lang, ..Setup::new(seats, Seed::from_number(seed), beginner(seed)) }
}

fn app(seats: usize, seed: u64, lang: Lang) -> App<IlPrincipe> {
    App::new(setup(seats, seed, lang), Theme::COLOUR).unwrap()
}

fn press(app: &mut App<IlPrincipe>, code: KeyCode) -> Flow {
    app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

/// Marks this choice of the person.
fn mark(app: &mut App<IlPrincipe>, mv: Move) {
    let index = app.table().legal().iter().position(|legal| *legal == mv).unwrap();
    press(app, KeyCode::Home);
    (0..index).for_each(|_| _ = press(app, KeyCode::Down));
}

/// One step of anybody; the person does what a beginner likes.
fn go_on(app: &mut App<IlPrincipe>, chance: &mut FastChance) {
    if app.table().next() == Next::Person {
        let mv = liked(app.table().game(), app.table().person(), chance);
        mark(app, mv);
        press(app, KeyCode::Enter);
    } else {
        app.step();
    }
}

/// Plays until the person must decide in a position of which `wanted` holds, or the game is over.
fn play_until(app: &mut App<IlPrincipe>, wanted: impl Fn(&App<IlPrincipe>) -> bool) {
    let mut chance = FastChance::new(3);
    while app.table().next() != Next::Over && !(app.table().next() == Next::Person && wanted(app)) {
        go_on(app, &mut chance);
    }
}

/// The person is asked for this in the third round or later.
fn late(phase: PhaseName) -> impl Fn(&App<IlPrincipe>) -> bool {
    move |app| {
        let view = app.table().view();
        view.round >= 3 && view.phase == phase
    }
}

fn terminal(width: u16, height: u16) -> Terminal<TestBackend> {
    Terminal::new(TestBackend::new(width, height)).unwrap()
}

/// The screen as plain text.
fn picture(app: &mut App<IlPrincipe>, width: u16, height: u16) -> String {
    let mut terminal = terminal(width, height);
    terminal.draw(|frame| app.render(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}

/// Snapshots of a position at both sizes in both languages.
fn snapshots(name: &str, app: &mut App<IlPrincipe>) {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("{name}-80x24-{lang}"), picture(app, 80, 24));
        insta::assert_snapshot!(format!("{name}-120x40-{lang}"), picture(app, 120, 40));
        press(app, KeyCode::Char('l'));
    }
}

#[test]
fn the_first_offer_of_three() {
    let mut app = app(3, 1, Lang::En);
    play_until(&mut app, |app| app.table().view().phase == PhaseName::Offer);
    snapshots("offer", &mut app);
}

#[test]
fn an_auction_among_five() {
    let mut app = app(5, 7, Lang::En);
    play_until(&mut app, |app| late(PhaseName::Bid)(app) && app.table().view().auction.unwrap().high > 1);
    snapshots("auction", &mut app);
}

#[test]
fn a_city_about_to_be_built_among_four() {
    let buildable = |app: &App<IlPrincipe>| app.table().legal().into_iter().find(|mv| matches!(mv, Move::Build(_)));
    let mut app = app(4, 2, Lang::En);
    play_until(&mut app, |app| late(PhaseName::Action)(app) && buildable(app).is_some());
    let city = buildable(&app).unwrap();
    mark(&mut app, city);
    snapshots("build", &mut app);
}

#[test]
fn a_shield_to_be_placed_between_two() {
    let mut app = app(2, 5, Lang::En);
    play_until(&mut app, late(PhaseName::PlaceShield));
    snapshots("shield", &mut app);
}

#[test]
fn a_role_auctioned_among_four() {
    let mut app = app(4, 9, Lang::En);
    play_until(&mut app, |app| {
        let view = app.table().view();
        view.round >= 3 && view.auction.is_some_and(|auction| matches!(auction.item, Item::Role(_)))
    });
    snapshots("role", &mut app);
}

#[test]
fn the_result_lies_on_the_table_at_the_end() {
    let mut app = app(3, 11, Lang::En);
    play_until(&mut app, |_| false);
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("result-{lang}"), picture(&mut app, 80, 24));
        press(&mut app, KeyCode::Char('l'));
    }
    press(&mut app, KeyCode::Enter);
    insta::assert_snapshot!("end-80x24-en", picture(&mut app, 80, 24));
}

#[test]
fn nothing_is_cut_at_80_by_24() {
    for seats in 2..=5 {
        for lang in Lang::ALL {
            let (mut app, mut chance) = (app(seats, 20 + seats as u64, lang), FastChance::new(6));
            while app.table().next() != Next::Over {
                let text = picture(&mut app, 80, 24);
                let rows: Vec<&str> = text.lines().collect();
                assert!(rows[0].starts_with(" Il Principe  "), "{text}");
                assert!(rows[2..16].iter().all(|row| !row.contains('…')), "{text}");
                if let Some(auction) = app.table().view().auction {
                    let minimum = format!("  min. {}", auction.minimum);
                    assert!(rows[2..16].iter().any(|row| row.contains(&minimum)), "{text}");
                    let smallest = picture(&mut app, 76, 22);
                    assert!(smallest.contains(&minimum), "{smallest}");
                }
                go_on(&mut app, &mut chance);
            }
        }
    }
}

#[test]
fn no_size_breaks_anything() {
    let mut app = app(5, 7, Lang::Hu);
    play_until(&mut app, late(PhaseName::Bid));
    let sizes = [0, 1, 2, 3, 10, 22, 23, 28, 40, 60, 75, 76, 77, 79, 97, 100, 101, 110, 150, 300];
    for width in sizes {
        for height in sizes {
            picture(&mut app, width, height);
        }
    }
    press(&mut app, KeyCode::Char('t'));
    picture(&mut app, 76, 22);
}

#[test]
fn long_names_keep_the_columns_in_place() {
    let names = Names::new(["Machiavelli Niccolò", "Ünnepi-Szűcs Örs", "Csilla", "", "Æ"]);
    let mut app = App::new(Setup { names, ..setup(5, 7, Lang::En) }, Theme::COLOUR).unwrap();
    play_until(&mut app, late(PhaseName::Bid));
    insta::assert_snapshot!("names-80x24", picture(&mut app, 80, 24));
    insta::assert_snapshot!("names-120x40", picture(&mut app, 120, 40));
}

#[test]
fn without_colours_nothing_is_coloured_and_choices_still_stand_out() {
    let mut app = App::new(setup(3, 5, Lang::En), Theme::MONO).unwrap();
    play_until(&mut app, |_| true);
    let mut terminal = terminal(100, 30);
    terminal.draw(|frame| app.render(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    assert!(buffer.content().iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    assert!(buffer.content().iter().any(|cell| cell.modifier.contains(Modifier::REVERSED)));
    assert!(buffer.content().iter().any(|cell| cell.symbol() == "◆"));
}

/// A click on the first place of the screen that shows `text`.
fn click(app: &mut App<IlPrincipe>, text: &str) {
    let picture = picture(app, 80, 24);
    let (row, line) = picture.lines().enumerate().find(|(_, line)| line.contains(text)).unwrap();
    let column = line[..line.find(text).unwrap()].chars().count() as u16;
    let kind = MouseEventKind::Down(MouseButton::Left);
    app.handle(&Event::Mouse(MouseEvent { kind, column, row: row as u16, modifiers: KeyModifiers::NONE }));
}

#[test]
fn a_click_on_the_hand_offers_a_card() {
    let mut app = app(3, 1, Lang::En);
    play_until(&mut app, |app| app.table().view().phase == PhaseName::Offer);
    let hand = app.table().view().own().unwrap().hand_size;
    click(&mut app, "◆");
    assert_eq!(app.table().view().own().unwrap().hand_size + 1, hand);
}

#[test]
fn a_click_on_a_city_builds_it_and_one_on_a_region_places_a_shield() {
    let mut app = app(4, 2, Lang::En);
    play_until(&mut app, |app| late(PhaseName::Action)(app) && matches!(app.table().legal()[0], Move::Build(_)));
    click(&mut app, "◆  ");
    assert_eq!(app.table().view().phase, PhaseName::PlaceShield);
    let supply = app.table().view().own().unwrap().supply;
    click(&mut app, "▸");
    assert_eq!(app.table().view().own().unwrap().supply + 1, supply);
}

/// Any key, click or turn of the wheel.
fn garbage(chance: &mut FastChance) -> Event {
    let codes =
        [KeyCode::Up, KeyCode::Right, KeyCode::Enter, KeyCode::Esc, KeyCode::End, KeyCode::PageUp, KeyCode::Tab];
    match chance.below(4) {
        0 => {
            let kinds = [
                MouseEventKind::Down(MouseButton::Left),
                MouseEventKind::Down(MouseButton::Right),
                MouseEventKind::ScrollDown,
            ];
            let (column, row) = (chance.below(90) as u16, chance.below(30) as u16);
            let kind = kinds[chance.below(kinds.len())];
            Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
        }
        1 => Event::Key(KeyEvent::new(KeyCode::Char(char::from(32 + chance.below(95) as u8)), KeyModifiers::NONE)),
        _ => Event::Key(KeyEvent::new(codes[chance.below(codes.len())], KeyModifiers::NONE)),
    }
}

#[test]
fn no_key_and_no_click_breaks_anything() {
    for seed in 0..12 {
        let mut chance = FastChance::new(seed);
        let mut app = app(2 + seed as usize % 4, seed, Lang::ALL[seed as usize % 2]);
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
    for lang in Lang::ALL {
        for choice in ["1\n", "2\n1\n"] {
            let mut output = Vec::new();
            play_plain(setup(4, 4, lang), choice.repeat(3000).as_bytes(), &mut output).unwrap();
            let printed = String::from_utf8(output).unwrap();
            let end = if lang == Lang::En { "The game is over." } else { "A játéknak vége." };
            assert!(printed.contains(end), "{printed}");
            assert!(!printed.contains("il-principe-"), "{lang}: a text is missing");
            assert!(!printed.contains(['{', '}', '\u{2068}']), "{lang}: a variable is missing");
        }
    }
}

//! A game on a screen that nobody looks at: its bots answer at once, its keys and clicks come from the tests.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use curia_core::{Chance, FastChance, Game, MoveList, Seat, SeatCount, Seed, Viewer};
use curia_texts::Lang;
use curia_tui::{Answer, App, Flow, Next, Screen, Setup, Solo, Theme, play_plain};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};

/// How somebody chooses among their legal moves.
pub(crate) type Taste<G> = fn(&G, Seat, &[<G as Game>::Move], &mut FastChance) -> <G as Game>::Move;

/// Any of the moves, each as likely as the others.
pub(crate) fn evenly<M: Copy>(moves: &[M], chance: &mut FastChance) -> M {
    moves[chance.below(moves.len())]
}

/// What somebody of that taste would do at `seat`, knowing no more than they may.
pub(crate) fn choice<G: Game>(game: &G, seat: Seat, taste: Taste<G>, chance: &mut FastChance) -> G::Move {
    let mut world = game.clone();
    world.resample(Viewer::Seat(seat), chance);
    let mut legal = MoveList::for_game::<G>();
    world.legal(seat, &mut legal);
    taste(&world, seat, &legal, chance)
}

/// The usual table with bots of that taste.
pub(crate) fn setup<G: Game>(seats: usize, seed: u64, lang: Lang, taste: Taste<G>) -> Setup<G> {
    let mut chance = FastChance::new(seed);
    let bot: Answer<G> = Box::new(move |game, seat| choice(game, seat, taste, &mut chance));
    Setup { lang, ..Setup::new(SeatCount::new(seats).unwrap(), Seed::from_number(seed), bot) }
}

/// A game on the screen, and its bots.
pub(crate) struct Stage<G: Screen> {
    pub(crate) app: App<G>,
    bot: Answer<G>,
}

impl<G: Screen> Stage<G> {
    pub(crate) fn new(setup: Setup<G>, theme: Theme) -> Stage<G> {
        Stage { app: App::new(&setup, theme).unwrap(), bot: setup.bot }
    }

    pub(crate) fn table(&self) -> &Solo<G> {
        self.app.solo()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table().next() == Next::Over
    }

    pub(crate) fn press(&mut self, code: KeyCode) -> Flow {
        self.app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    pub(crate) fn click(&mut self, button: MouseButton, (column, row): (u16, u16)) {
        let kind = MouseEventKind::Down(button);
        self.app.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }

    /// One step that needs no person.
    fn step(&mut self) {
        if let Some(question) = self.app.question() {
            let mv = (self.bot)(self.app.solo().game(), question.seat());
            self.app.hear(question, mv);
        }
        self.app.step();
    }

    /// Lets the bots move until the person is asked or the game is over.
    pub(crate) fn settle(&mut self) {
        while matches!(self.table().next(), Next::Bot(_)) {
            self.step();
        }
    }

    /// Marks this choice of the person.
    pub(crate) fn mark(&mut self, mv: G::Move) {
        let index = self.table().legal().iter().position(|legal| *legal == mv).unwrap();
        self.press(KeyCode::Home);
        (0..index).for_each(|_| _ = self.press(KeyCode::Down));
    }

    /// One step of anybody; `decide` is asked what the person does.
    pub(crate) fn go_on(&mut self, decide: impl FnOnce(&Solo<G>) -> G::Move) {
        if self.table().next() == Next::Person {
            let mv = decide(self.table());
            self.mark(mv);
            self.press(KeyCode::Enter);
        } else {
            self.step();
        }
    }

    fn draw(&mut self, width: u16, height: u16) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.app.render(frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The screen as plain text.
    pub(crate) fn picture(&mut self, width: u16, height: u16) -> String {
        let buffer = self.draw(width, height);
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..height).map(row).collect::<Vec<_>>().join("\n")
    }

    /// The screen in every language.
    pub(crate) fn translations(&mut self, width: u16, height: u16) -> Vec<(Lang, String)> {
        let mut pictures = Vec::new();
        for lang in Lang::ALL {
            pictures.push((lang, self.picture(width, height)));
            self.press(KeyCode::Char('l'));
        }
        pictures
    }

    /// The screen at both sizes in both languages, named like `80x24-en`.
    pub(crate) fn pictures(&mut self) -> Vec<(String, String)> {
        let mut pictures = Vec::new();
        for (width, height) in [(80, 24), (120, 40)] {
            let named = |(lang, picture)| (format!("{width}x{height}-{lang}"), picture);
            pictures.extend(self.translations(width, height).into_iter().map(named));
        }
        pictures
    }

    /// Checks that weights and symbols alone say what may be chosen.
    pub(crate) fn assert_colourless(&mut self) {
        let buffer = self.draw(120, 40);
        assert!(buffer.content().iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
        assert!(buffer.content().iter().any(|cell| cell.modifier.contains(Modifier::REVERSED)));
        assert!(buffer.content().iter().any(|cell| cell.symbol() == "◆"));
    }

    /// Checks that the game survives what a cat does to keyboard, mouse and window.
    pub(crate) fn assert_unbreakable(&mut self, seed: u64) {
        let mut chance = FastChance::new(seed);
        let mut size = (80, 24);
        for _ in 0..1500 {
            self.app.handle(&garbage(&mut chance));
            if self.app.patience().is_some() {
                self.step();
            }
            if chance.below(8) == 0 {
                size = evenly(&[(80, 24), (120, 40), (20, 5), (76, 22)], &mut chance);
            }
            self.draw(size.0, size.1);
        }
        self.table().game().invariants().unwrap();
    }
}

/// Where a text stands on the screen: column and row.
pub(crate) fn find(picture: &str, text: &str) -> (u16, u16) {
    let row = picture.lines().position(|line| line.contains(text)).unwrap_or_else(|| panic!("{text}\n{picture}"));
    let line = picture.lines().nth(row).unwrap();
    let column = line[..line.find(text).unwrap()].chars().count();
    (column as u16, row as u16)
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
            let (kind, column, row) = (evenly(&kinds, chance), chance.below(125) as u16, chance.below(42) as u16);
            Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
        }
        5..8 => Event::Key(KeyEvent::new(evenly(&codes, chance), KeyModifiers::NONE)),
        8 => {
            let mut key = KeyEvent::new(KeyCode::Char('u'), KeyModifiers::all());
            key.kind = evenly(&[KeyEventKind::Release, KeyEventKind::Repeat, KeyEventKind::Press], chance);
            Event::Key(key)
        }
        _ => Event::Key(KeyEvent::new(KeyCode::Char(char::from(32 + chance.below(95) as u8)), KeyModifiers::NONE)),
    }
}

/// Plays by lines of text and returns what was printed.
pub(crate) fn talk<G: Screen>(setup: Setup<G>, input: impl AsRef<[u8]>) -> String {
    let mut output = Vec::new();
    play_plain(setup, input.as_ref(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// Plays by lines of text to the end and checks that every word was there.
pub(crate) fn assert_played_out<G: Screen>(setup: Setup<G>, input: impl AsRef<[u8]>) {
    let lang = setup.lang;
    let printed = talk(setup, input);
    let end = if lang == Lang::En { "The game is over." } else { "Vége a játéknak." };
    assert!(printed.contains(end), "{printed}");
    assert!(!printed.contains(&format!("{}-", G::ID)), "{lang}: a text is missing");
    assert!(!printed.contains(['{', '}', '\u{2068}']), "{lang}: a variable is missing");
}

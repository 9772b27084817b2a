//! The terminal itself: taken over for the game, given back clean whatever happens.

use std::io::{self, IsTerminal, stdin, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor, style};
use curia_core::{Record, SetupError};
use curia_texts::{Lang, Words, ui};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::{App, Flow, Screen, Setup, Theme, plain};

/// Plays a game at the terminal until it is over or the person leaves. Where input or output is no terminal,
/// or the set-up says so, it is played by lines of text. Returns the record, as far as the game was played.
///
/// # Errors
/// When the terminal cannot be read or written, or the set-up is none of the game
/// ([`io::ErrorKind::InvalidInput`]).
pub fn play<G: Screen>(setup: Setup<G>) -> io::Result<Record> {
    let simple = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    if setup.plain || simple || !stdin().is_terminal() || !stdout().is_terminal() {
        return plain::play_plain(setup, stdin().lock(), stdout().lock());
    }
    let lang = setup.lang;
    let mut app = App::new(setup, Theme::of_environment()).map_err(|error| invalid(&error, lang))?;
    let guard = Guard::enter()?;
    let result = run(&mut app);
    drop(guard);
    result?;
    println!("{}", app.words().text(ui::BYE));
    Ok(app.table().record())
}

/// A set-up that the game refuses, as an error of the caller.
pub(crate) fn invalid(error: &SetupError, lang: Lang) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, Words::of(lang).setup_error(error))
}

fn run<G: Screen>(app: &mut App<G>) -> io::Result<()> {
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    loop {
        terminal.draw(|frame| app.render(frame))?;
        let event = match app.patience() {
            None => Some(event::read()?),
            Some(patience) if event::poll(patience)? => Some(event::read()?),
            Some(_) => None,
        };
        match event {
            Some(event) if app.handle(&event) == Flow::Quit => return Ok(()),
            Some(_) => {}
            None => app.step(),
        }
    }
}

/// True while the terminal is ours.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Holds the terminal; dropping it gives the terminal back.
struct Guard;

impl Guard {
    fn enter() -> io::Result<Guard> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            // The message of a panic must land on a readable screen.
            std::panic::set_hook(Box::new(move |panic| {
                give_back();
                before(panic);
            }));
        });
        TAKEN.store(true, Ordering::SeqCst);
        let guard = Guard;
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, cursor::Hide)?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
    }
}

fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // Nothing can be done about a terminal that does not listen any more.
        let _ = execute!(stdout(), style::ResetColor, DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
        let _ = disable_raw_mode();
    }
}

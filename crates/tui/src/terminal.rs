//! The terminal itself: taken over for the game, given back clean whatever happens.

use std::io::{self, IsTerminal, Write, stdin, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor, style};
use curia_core::Record;
use curia_table::Refused;
use curia_texts::{General, Lang, Words};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::thinker::Thinker;
use crate::{App, Flow, Screen, Setup, Theme, plain};

/// While a bot thinks, a key waits no longer than this.
const TICK: Duration = Duration::from_millis(15);

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
    let mut app = App::new(&setup, Theme::of_environment()).map_err(|error| invalid(&error, setup.lang))?;
    let guard = Guard::enter()?;
    let result = run(&mut app, &mut Thinker::new(setup.bot)?);
    drop(guard);
    result?;
    // Whether anybody still reads it matters no more.
    let _ = writeln!(stdout(), "{}", app.words().text(General::Bye));
    Ok(app.solo().record())
}

/// A set-up that the game refuses, as an error of the caller.
pub(crate) fn invalid(refused: &Refused, lang: Lang) -> io::Error {
    let why = match refused {
        Refused::Setup(error) => Words::of(lang).setup_error(error),
        other => other.to_string(),
    };
    io::Error::new(io::ErrorKind::InvalidInput, why)
}

fn run<G: Screen>(app: &mut App<G>, thinker: &mut Thinker<G>) -> io::Result<()> {
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let mut since = Instant::now();
    loop {
        // A bot that panicked has given the terminal back, and its message must stay readable.
        if TAKEN.load(Ordering::SeqCst) {
            terminal.draw(|frame| app.render(frame))?;
        }
        if let Some(question) = app.question() {
            thinker.ask(question, app.solo().game());
        }
        let before = app.awaits();
        match wait(app, thinker, since)? {
            Some(event) if app.handle(&event) == Flow::Quit => return Ok(()),
            Some(event) => {
                // Who presses keys out of boredom does not hold up the bots; who thinks about stepping in does.
                let ponders = app.may_step_in() && matches!(event, Event::Key(_));
                if ponders || app.awaits() != before {
                    since = Instant::now();
                }
            }
            None => {
                app.step();
                since = Instant::now();
            }
        }
    }
}

/// Waits for an event; `None` when [`App::step`] is due. Takes in what the bot answers meanwhile.
fn wait<G: Screen>(app: &mut App<G>, thinker: &mut Thinker<G>, since: Instant) -> io::Result<Option<Event>> {
    while thinker.is_busy() {
        if let Some((question, mv)) = thinker.listen(TICK) {
            app.hear(question, mv);
        } else if event::poll(Duration::ZERO)? {
            return event::read().map(Some);
        }
        // An old question that is still being thought about holds nothing up.
        if app.question().is_none() && app.patience().is_some() {
            break;
        }
    }
    let due = match app.patience() {
        None => false,
        Some(patience) => !event::poll(patience.saturating_sub(since.elapsed()))?,
    };
    if due { Ok(None) } else { event::read().map(Some) }
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

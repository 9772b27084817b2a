//! One file a sub-command.

mod arena;
#[cfg(feature = "web")]
mod backup;
mod bench;
mod check;
mod error;
#[cfg(feature = "web")]
mod export;
mod games;
#[cfg(feature = "web")]
mod loadtest;
mod play;
mod replay;
#[cfg(feature = "web")]
mod restore;
mod rules;
#[cfg(feature = "web")]
mod serve;
mod verify;

use std::path::Path;
use std::process::ExitCode;

use clap::Parser;
use curia_catalog::GameId;
use curia_core::{Options, Record, SeatCount, SetupError};
use curia_texts::Lang;

use crate::cli::{Cli, Command};

pub(crate) use error::CommandError;

/// What a command answers: its exit code, or why it was not begun.
type Answer = Result<ExitCode, CommandError>;

/// Runs what was asked for.
pub(crate) fn run(cli: Cli) -> Answer {
    match cli.command {
        None => run(Cli::parse_from(["curia", if cfg!(feature = "web") { "serve" } else { "play" }])),
        #[cfg(feature = "web")]
        Some(Command::Serve(args)) => serve::run(&args),
        #[cfg(feature = "web")]
        Some(Command::Loadtest(args)) => loadtest::run(&args),
        #[cfg(feature = "web")]
        Some(Command::Backup(args)) => backup::run(&args),
        #[cfg(feature = "web")]
        Some(Command::Restore(args)) => restore::run(&args),
        #[cfg(feature = "web")]
        Some(Command::Export(args)) => export::run(&args),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Check(args)) => check::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
    }
}

/// The games that `name` means: one, or all.
fn games_named(name: &str) -> Result<Vec<GameId>, CommandError> {
    if name == "all" {
        return Ok(GameId::ALL.to_vec());
    }
    Ok(vec![name.parse().map_err(CommandError::GameOrAll)?])
}

/// A number of seats that the game takes.
fn seats_of(game: GameId, asked: usize) -> Result<SeatCount, CommandError> {
    let (min, max) = game.info().seats;
    let seats = SeatCount::new(asked).filter(|_| (min..=max).contains(&asked));
    seats.ok_or(CommandError::Seats { game, error: SetupError::Seats { asked, min, max } })
}

/// The number of seats where none was said: four, as far as the game takes them.
fn usual_seats(game: GameId, asked: Option<usize>) -> Result<SeatCount, CommandError> {
    let (min, max) = game.info().seats;
    seats_of(game, asked.unwrap_or(4.clamp(min, max)))
}

/// Options given as `id=value`.
fn options_of<O: Options>(given: &[String]) -> Result<O, CommandError> {
    let mut options = O::default();
    for pair in given {
        let Some((id, value)) = pair.split_once('=') else {
            return Err(CommandError::NotAPair(pair.clone()));
        };
        options.set(id, value)?;
    }
    Ok(options)
}

/// The language asked for, or the one the environment speaks.
fn lang_of(asked: Option<&str>) -> Result<Lang, CommandError> {
    if let Some(name) = asked {
        return Ok(name.parse::<Lang>()?);
    }
    let speaks = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let value = speaks("LC_ALL").or_else(|| speaks("LC_MESSAGES")).or_else(|| speaks("LANG")).unwrap_or_default();
    Ok(if value.starts_with("hu") { Lang::Hu } else { Lang::En })
}

/// Why a file cannot be used as a record.
enum Unreadable {
    /// There is no such file: the input cannot be understood.
    File(CommandError),
    /// There is one, but it is no record: something does not hold.
    Content(curia_core::RecordError),
}

/// Reads a record from a file.
fn read_record(path: &Path) -> Result<Record, Unreadable> {
    let text =
        std::fs::read_to_string(path).map_err(|error| Unreadable::File(CommandError::Read(path.to_owned(), error)))?;
    Record::from_json(&text).map_err(Unreadable::Content)
}

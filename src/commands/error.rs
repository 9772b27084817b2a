//! Why a command was not carried out.

use std::path::PathBuf;

use curia_bots::UnknownLevel;
use curia_bots::arena::ArenaError;
use curia_catalog::{GameId, UnknownGame};
use curia_core::SetupError;
use curia_texts::UnknownLang;
use thiserror::Error;

/// Why a command was not carried out, in one line that names what is allowed. Causes stand behind it as sources.
#[derive(Debug, Error)]
pub(crate) enum CommandError {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// Where all games may be meant as well.
    #[error("{0}, all")]
    GameOrAll(UnknownGame),
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    #[error(transparent)]
    Lang(#[from] UnknownLang),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{game}: {error}")]
    Seats { game: GameId, error: SetupError },
    #[error("option '{}': write it as id=value", .0.escape_debug())]
    NotAPair(String),
    #[error("no seat {asked}: allowed are 0 to {last}")]
    Seat { asked: usize, last: usize },
    #[error("no viewer '{}': allowed are 0 to {last}, spectator, all", .asked.escape_debug())]
    Viewer { asked: String, last: usize },
    #[error("no ply {asked}: allowed are 0 to {last}")]
    Ply { asked: usize, last: usize },
    #[error("the book of {game} cannot be read: {error}")]
    Book { game: GameId, error: String },
    #[error("no section '{}' in the rules of {game}: allowed are {allowed}", .asked.escape_debug())]
    Section { game: GameId, asked: String, allowed: String },
    #[error(transparent)]
    Arena(#[from] ArenaError),
    #[error("the terminal does not work")]
    Terminal(#[source] std::io::Error),
    #[error("cannot read {}: give the file of a record", .0.display())]
    Read(PathBuf, #[source] std::io::Error),
    #[error("cannot write {}", .0.display())]
    Write(PathBuf, #[source] std::io::Error),
    #[error("cannot write to standard output")]
    Output(#[source] std::io::Error),
    #[error("the system gives no random numbers")]
    Entropy(#[from] getrandom::Error),
    #[error("the report cannot be written")]
    Json(#[from] serde_json::Error),
    #[cfg(feature = "web")]
    #[error("no home directory: say where to keep games with --data")]
    NoHome,
    #[cfg(feature = "web")]
    #[error("{0:?} has no port: write an address like 127.0.0.1:8080")]
    NoPort(String),
    #[cfg(feature = "web")]
    #[error(transparent)]
    Serve(#[from] curia_server::ServeError),
    #[cfg(feature = "web")]
    #[error("this program does not know where it is")]
    Program(#[source] std::io::Error),
    #[cfg(feature = "web")]
    #[error("{0} is not played at tables on the web")]
    NotHosted(GameId),
    #[cfg(feature = "web")]
    #[error(transparent)]
    Load(#[from] curia_server::load::LoadError),
    #[cfg(feature = "web")]
    #[error(transparent)]
    Store(#[from] curia_store::StoreError),
    #[cfg(feature = "web")]
    #[error("no table {}: `curia export` lists them", .0.escape_debug())]
    NoTable(String),
}

impl CommandError {
    /// True if the one who read the output has gone, as `head` does: nothing went wrong.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, CommandError::Output(error) | CommandError::Terminal(error)
            if error.kind() == std::io::ErrorKind::BrokenPipe)
    }

    /// The error and its causes in one line.
    pub(crate) fn line(&self) -> String {
        let mut line = self.to_string();
        let mut cause = std::error::Error::source(self);
        while let Some(error) = cause {
            line.push_str(": ");
            line.push_str(&error.to_string());
            cause = error.source();
        }
        line.replace('\n', " ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_told_with_its_causes_in_one_line() {
        let cause = std::io::Error::other("the disk\nis full");
        assert_eq!(CommandError::Write("a.json".into(), cause).line(), "cannot write a.json: the disk is full");
    }
}

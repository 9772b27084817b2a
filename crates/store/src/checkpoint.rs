//! Moving the log into the database file, so that it stays short and the file alone holds everything at rest.
//!
//! The thread that writes does it, between two commits: a log begins anew only when all of it has been moved, and
//! beside a busy writer another thread never gets there.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use thiserror::Error;

use crate::Measures;
use crate::files::beside;
use crate::schema::BUSY;

/// From this size on the log is moved although there is more to write.
const MOST: u64 = 16 << 20;

/// If readers hold up the move of a long log, it is tried again when it has grown by so much.
const AGAIN: u64 = 1 << 20;

/// How long a commit may have to wait for those who read.
const BRIEF: Duration = Duration::from_millis(5);

/// Why the log was not emptied.
#[derive(Debug, Error)]
pub(crate) enum NotMoved {
    #[error("somebody reads what is in it")]
    Busy,
    #[error(transparent)]
    Database(#[from] rusqlite::Error),
    #[error("its new length is not synced")]
    Sync(#[source] std::io::Error),
}

/// Moves the whole log into the file and empties it. Waits for readers for at most `patience`.
///
/// SQLite leaves the new length of the log to the next sync. Until then a power cut may bring back parts of it, which nobody
/// misses, but which could not be told from a damaged log: so it is synced at once.
pub(crate) fn empty_log(connection: &Connection, log: &Path, patience: Duration) -> Result<(), NotMoved> {
    connection.busy_timeout(patience)?;
    let done = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
    connection.busy_timeout(BUSY)?;
    let busy: bool = done?;
    if busy {
        return Err(NotMoved::Busy);
    }
    match OpenOptions::new().write(true).open(log) {
        Ok(log) => log.sync_all().map_err(NotMoved::Sync),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(NotMoved::Sync(error)),
    }
}

/// When to move the log, and what became of it.
pub(crate) struct Checkpoints {
    log: PathBuf,
    measures: Measures,
    /// The size from which on it is moved.
    due: u64,
    failing: bool,
}

impl Checkpoints {
    pub(crate) fn new(database: &Path, measures: Measures) -> Checkpoints {
        Checkpoints { log: beside(database, "-wal"), measures, due: MOST, failing: false }
    }

    /// After a commit: moves the log if it is long.
    pub(crate) fn after_commit(&mut self, connection: &Connection) {
        let size = self.measure();
        if size >= self.due {
            self.run(connection, BRIEF);
            let left = self.measure();
            self.due = if left == 0 { MOST } else { left + AGAIN };
        }
    }

    /// Moves the log if there is one: when nothing is to be written, and at the end.
    pub(crate) fn at_rest(&mut self, connection: &Connection, patience: Duration) {
        if self.measure() > 0 {
            self.run(connection, patience);
            if self.measure() == 0 {
                self.due = MOST;
            }
        }
    }

    fn run(&mut self, connection: &Connection, patience: Duration) {
        match empty_log(connection, &self.log, patience) {
            Ok(()) => {
                if std::mem::replace(&mut self.failing, false) {
                    tracing::info!("checkpoints work again");
                }
            }
            Err(error) => {
                self.measures.checkpoint_failures.inc();
                // Said once; how often it happens is counted.
                if !std::mem::replace(&mut self.failing, true) {
                    tracing::warn!(%error, log = %self.log.display(), "a checkpoint failed; the log grows on");
                }
            }
        }
    }

    fn measure(&self) -> u64 {
        let size = self.log.metadata().map_or(0, |log| log.len());
        self.measures.log_bytes.set(size);
        size
    }
}

//! Moving the log into the database file, so that it stays short and the file alone holds everything at rest.
//!
//! The thread that writes does it, between two commits: a log begins anew only when all of it has been moved, and
//! beside a busy writer another thread never gets there.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use thiserror::Error;

use crate::Measures;
use crate::files::beside;
use crate::schema::BUSY;

/// From this size on the log is moved although there is more to write.
const MOST: u64 = 4 << 20;

/// A page in the log, with its header.
const FRAME: u64 = 4096 + 24;

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
}

/// What becomes of a log that was moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Then {
    /// It is empty.
    Emptied,
    /// It is written over from its beginning, which is quicker than to let it grow again: a sync then has no new length of
    /// the file to keep.
    Restarted,
}

/// Moves the whole log into the file and empties it. Waits for readers for at most `patience`.
pub(crate) fn empty_log(connection: &Connection, patience: Duration) -> Result<(), NotMoved> {
    move_log(connection, Then::Emptied, patience)
}

fn move_log(connection: &Connection, then: Then, patience: Duration) -> Result<(), NotMoved> {
    let pragma = match then {
        Then::Emptied => "PRAGMA wal_checkpoint(TRUNCATE)",
        Then::Restarted => "PRAGMA wal_checkpoint(RESTART)",
    };
    connection.busy_timeout(patience)?;
    let done = connection.query_row(pragma, [], |row| row.get(0));
    connection.busy_timeout(BUSY)?;
    let busy: bool = done?;
    if busy { Err(NotMoved::Busy) } else { Ok(()) }
}

/// When to move the log, and what became of it.
pub(crate) struct Checkpoints {
    log: PathBuf,
    measures: Measures,
    /// From how many bytes on it is moved.
    due: u64,
    failing: bool,
}

impl Checkpoints {
    pub(crate) fn new(database: &Path, measures: Measures) -> Checkpoints {
        Checkpoints { log: beside(database, "-wal"), measures, due: MOST, failing: false }
    }

    /// After a commit: moves the log if it is long.
    pub(crate) fn after_commit(&mut self, connection: &Connection) {
        self.measure();
        let held = self.held(connection);
        if held >= self.due {
            let moved = self.run(connection, Then::Restarted, BRIEF);
            self.due = if moved { MOST } else { held + AGAIN };
        }
    }

    /// How many bytes of the log hold something that is not in the file yet.
    fn held(&self, connection: &Connection) -> u64 {
        let frames = connection.query_row("PRAGMA wal_checkpoint(NOOP)", [], |row| {
            let (all, moved): (i64, i64) = (row.get(1)?, row.get(2)?);
            Ok(u64::try_from(all - moved).unwrap_or(0))
        });
        frames.unwrap_or(0) * FRAME
    }

    /// Moves the log if there is one: when nothing is to be written, and at the end.
    pub(crate) fn at_rest(&mut self, connection: &Connection, patience: Duration) {
        if self.measure() > 0 && self.run(connection, Then::Emptied, patience) {
            self.measure();
            self.due = MOST;
        }
    }

    /// True if all of the log was moved.
    fn run(&mut self, connection: &Connection, then: Then, patience: Duration) -> bool {
        let moved = move_log(connection, then, patience);
        let done = moved.is_ok();
        match moved {
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
        done
    }

    fn measure(&self) -> u64 {
        let size = self.log.metadata().map_or(0, |log| log.len());
        self.measures.log_bytes.set(size);
        size
    }
}

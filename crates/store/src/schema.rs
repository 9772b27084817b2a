//! How the file is opened: what is refused, and how safely it must be written.

use std::io::{ErrorKind, Read};
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::backup::copy_aside;
use crate::checkpoint::empty_log;
use crate::files::{beside, system};
use crate::log_check::refuse_damaged;
use crate::migrations::{LAYOUT, layout, migrate};
use crate::{StoreError, backup};

/// How long a connection waits for another one before it gives up.
pub(crate) const BUSY: Duration = Duration::from_secs(5);

/// SQLite's number for `synchronous=FULL`.
const FULL: i64 = 2;

/// A file up to this size is checked whenever it is opened; a longer one only after an end that was not polite, since
/// the check reads all of it.
const ALWAYS_CHECKED: u64 = 64 << 20;

/// The first bytes of every SQLite file.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Opens the connection that writes, makes or changes the layout, and proves that a commit is a write and a sync.
/// The caller holds the lock of the directory.
pub(crate) fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    let unclean = beside(path, "-wal").metadata().is_ok_and(|log| log.len() > 0);
    if !is_there(path)? {
        if unclean {
            return Err(StoreError::damaged(path, "it is gone, but its log is there"));
        }
        create(path)?;
    }
    refuse_foreign(path)?;
    refuse_damaged(path)?;
    // Before anything else: the settings below are kept in the file, and a newer file is not ours to change.
    let found = known_layout(&open_reader(path)?, path)?;
    let mut connection = open_durable(path).map_err(|error| error.of(path))?;
    if unclean || path.metadata().is_ok_and(|file| file.len() <= ALWAYS_CHECKED) {
        quick_check(&connection, path)?;
    }
    if found < LAYOUT {
        if found > 0 {
            let kept = copy_aside(&connection, path, found)?;
            tracing::info!(from = found, to = LAYOUT, former = %kept.display(), "the layout is brought up to date");
        }
        migrate(&mut connection)?;
    }
    prove_writable(&connection).map_err(|error| error.of(path))?;
    if let Err(error) = empty_log(&connection, &beside(path, "-wal"), BUSY) {
        tracing::warn!(%error, "the log cannot be emptied at the start");
    }
    Ok(connection)
}

/// Opens a connection that may write and syncs every commit.
pub(crate) fn open_durable(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // The writer decides when the log is moved.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    refuse_unless_durable(&connection)?;
    Ok(connection)
}

/// Opens a connection that only reads.
pub(crate) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

fn is_there(path: &Path) -> Result<bool, StoreError> {
    path.try_exists().map_err(system(format!("cannot read {}", path.display())))
}

/// Makes a new file. It gets its name when it is complete, so that an empty file is never one of ours.
fn create(path: &Path) -> Result<(), StoreError> {
    let fresh = backup::temporary(path)?;
    migrate(&mut Connection::open(fresh.path())?)?;
    backup::put_in_place(fresh, path, true)
}

/// Refuses what is no SQLite file before SQLite opens it: an empty file it would take for a new one. Not for a file that
/// is in use: closing it would drop the locks that this process has on it.
fn refuse_foreign(path: &Path) -> Result<(), StoreError> {
    let failed = || system(format!("cannot read {}", path.display()));
    let mut first = [0; MAGIC.len()];
    match std::fs::File::open(path).map_err(failed())?.read_exact(&mut first) {
        Ok(()) if first == MAGIC => Ok(()),
        Ok(()) => Err(StoreError::damaged(path, "it is no SQLite database")),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Err(StoreError::damaged(path, "it is cut off")),
        Err(error) => Err(failed()(error)),
    }
}

/// The layout of a file; refuses a newer one, and the database of another program.
pub(crate) fn known_layout(connection: &Connection, path: &Path) -> Result<i64, StoreError> {
    let ask = || -> Result<(i64, i64), StoreError> {
        let ours =
            "SELECT count(*) FROM sqlite_schema WHERE name IN ('tables', 'commands', 'players', 'people', 'meta')";
        Ok((layout(connection)?, connection.query_row(ours, [], |row| row.get(0))?))
    };
    let (found, ours) = ask().map_err(|error| error.of(path))?;
    if found > LAYOUT {
        return Err(StoreError::NewerLayout { file: path.to_owned(), found, known: LAYOUT });
    }
    if found < 1 || ours < 5 {
        return Err(StoreError::damaged(path, "it is the database of another program"));
    }
    Ok(found)
}

/// Reads the whole file and refuses it if something does not fit.
pub(crate) fn quick_check(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let said: Result<String, StoreError> =
        connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(StoreError::from);
    match said.map_err(|error| error.of(path))?.as_str() {
        "ok" => Ok(()),
        fault => Err(StoreError::damaged(path, &fault.lines().collect::<Vec<_>>().join(" "))),
    }
}

/// Writes something, and never the same bytes: SQLite writes no page that would stay as it is.
pub(crate) const PROBE: &str = "INSERT OR REPLACE INTO meta (name, value) VALUES ('probe', randomblob(8))";

/// Writes something: a file or a directory that can only be read is found at the start and not by the first player.
fn prove_writable(connection: &Connection) -> Result<(), StoreError> {
    connection.execute(PROBE, [])?;
    Ok(())
}

/// Reads back what SQLite took: a build or a file system that cannot do it must not pretend to be durable.
pub(crate) fn refuse_unless_durable(connection: &Connection) -> Result<(), StoreError> {
    let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    let synchronous: i64 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
    if !journal.eq_ignore_ascii_case("wal") || synchronous != FULL {
        return Err(StoreError::NotDurable { journal, synchronous });
    }
    Ok(())
}

impl StoreError {
    /// The refusal of a file that cannot be used.
    pub(crate) fn damaged(file: &Path, what: &str) -> StoreError {
        StoreError::Damaged { file: file.to_owned(), what: what.to_owned() }
    }

    /// Says which file is damaged or cannot be written, where SQLite found just that.
    pub(crate) fn of(self, file: &Path) -> StoreError {
        let StoreError::Database(error) = self else { return self };
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => StoreError::damaged(file, &error.to_string()),
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::DiskFull | ErrorCode::SystemIoFailure) => {
                StoreError::Unwritable { file: file.to_owned(), source: error }
            }
            _ => StoreError::Database(error),
        }
    }
}

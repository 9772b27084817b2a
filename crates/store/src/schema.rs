//! How the file is laid out, and how safely it must be written.

use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

use crate::StoreError;

/// Grows with the layout; a newer file is refused.
const LAYOUT: i64 = 1;

const TABLES: &str = "
    CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS tables (
        number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, game TEXT NOT NULL, over INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE IF NOT EXISTS commands (
        number INTEGER NOT NULL REFERENCES tables, seq INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (number, seq)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS players (
        person INTEGER NOT NULL, number INTEGER NOT NULL REFERENCES tables, PRIMARY KEY (person, number)) WITHOUT ROWID;
";

/// How long a connection waits for another one before it gives up.
const BUSY: Duration = Duration::from_secs(5);

/// SQLite's number for `synchronous=FULL`.
const FULL: i64 = 2;

/// Opens the connection that writes, makes the tables and proves that a commit is a sync.
pub(crate) fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).map_err(broken)?;
    connection.busy_timeout(BUSY).map_err(broken)?;
    connection.pragma_update(None, "journal_mode", "WAL").map_err(broken)?;
    connection.pragma_update(None, "synchronous", "FULL").map_err(broken)?;
    // The checkpoint is made by a thread of its own: no commit has to wait for it.
    connection.pragma_update(None, "wal_autocheckpoint", 0).map_err(broken)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(broken)?;
    refuse_unless_durable(&connection)?;
    let layout: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(broken)?;
    if layout > LAYOUT {
        return Err(StoreError::Broken(format!("the file has layout {layout}, this version knows {LAYOUT}")));
    }
    if layout < LAYOUT {
        // One transaction, so that a file is laid out wholly or not at all.
        let sql = format!("BEGIN IMMEDIATE; {TABLES} PRAGMA user_version = {LAYOUT}; COMMIT;");
        connection.execute_batch(&sql).map_err(broken)?;
    }
    Ok(connection)
}

/// Reads back what SQLite took: a build or a file system that cannot do it must not pretend to be durable.
pub(crate) fn refuse_unless_durable(connection: &Connection) -> Result<(), StoreError> {
    let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).map_err(broken)?;
    let sync: i64 = connection.pragma_query_value(None, "synchronous", |row| row.get(0)).map_err(broken)?;
    if !mode.eq_ignore_ascii_case("wal") || sync != FULL {
        return Err(StoreError::Broken(format!(
            "journal_mode reads {mode} and synchronous {sync}: needed are wal and {FULL} (FULL)"
        )));
    }
    Ok(())
}

/// Opens a connection that only reads.
pub(crate) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(broken)?;
    connection.busy_timeout(BUSY).map_err(broken)?;
    Ok(connection)
}

pub(crate) fn broken(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Taken,
        _ => StoreError::Broken(error.to_string()),
    }
}

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
    // Before anything else: the settings below are kept in the file, and a newer file is not ours to change.
    refuse_newer(path)?;
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // The checkpoint is made by a thread of its own: no commit has to wait for it.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    refuse_unless_durable(&connection)?;
    if layout(&connection)? < LAYOUT {
        // One transaction, so that a file is laid out wholly or not at all.
        connection.execute_batch(&format!("BEGIN IMMEDIATE; {TABLES} PRAGMA user_version = {LAYOUT}; COMMIT;"))?;
    }
    Ok(connection)
}

fn layout(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

fn refuse_newer(path: &Path) -> Result<(), StoreError> {
    if !path.exists() {
        return Ok(());
    }
    let found = layout(&open_reader(path)?)?;
    if found > LAYOUT {
        return Err(StoreError::NewerLayout { file: path.to_owned(), found, known: LAYOUT });
    }
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

/// Opens a connection that only reads.
pub(crate) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

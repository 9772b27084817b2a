//! How the file is opened, and how safely it must be written.

use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

use crate::StoreError;
use crate::migrations::{LAYOUT, layout, migrate};

/// How long a connection waits for another one before it gives up.
const BUSY: Duration = Duration::from_secs(5);

/// SQLite's number for `synchronous=FULL`.
const FULL: i64 = 2;

/// Opens the connection that writes, makes the tables and proves that a commit is a sync.
pub(crate) fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    // Before anything else: the settings below are kept in the file, and a newer file is not ours to change.
    refuse_newer(path)?;
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // The checkpoint is made by a thread of its own: no commit has to wait for it.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    refuse_unless_durable(&connection)?;
    if layout(&connection)? < LAYOUT {
        migrate(&mut connection)?;
    }
    Ok(connection)
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

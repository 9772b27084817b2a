//! A store that is only looked at, for its operator.

use std::path::Path;

use rusqlite::Connection;

use crate::backup::open_kept;
use crate::migrations::{LAYOUT, layout};
use crate::{StoreError, TableName, read};

/// A table in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its name.
    pub name: TableName,
    /// The id of its game.
    pub game: String,
    /// True once the game has begun.
    pub begun: bool,
    /// True once nobody waits for a move any more.
    pub over: bool,
    /// How many commands it has.
    pub commands: u64,
    /// When the last one was accepted, as date and time in UTC: 2026-02-28T17:45:00Z.
    pub last: String,
}

/// A store that is only looked at, with or without a server on it.
pub struct Archive {
    connection: Connection,
}

impl Archive {
    /// Opens what is kept in `directory`.
    pub fn open(directory: &Path) -> Result<Archive, StoreError> {
        let connection = open_kept(directory)?;
        let found = layout(&connection)?;
        if found < LAYOUT {
            return Err(StoreError::OlderLayout { directory: directory.to_owned(), found, known: LAYOUT });
        }
        Ok(Archive { connection })
    }

    /// All tables in the order in which they were opened.
    pub fn tables(&self) -> Result<Vec<Summary>, StoreError> {
        read::summaries(&self.connection)
    }

    /// The id of the game of a table and its commands in order, as they stand; `None` if there is no such table.
    pub fn table(&self, name: &str) -> Result<Option<(String, Vec<String>)>, StoreError> {
        read::table(&self.connection, name)
    }
}

//! The store in one SQLite file.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use rusqlite::{Connection, OptionalExtension};

use crate::schema::{broken, open_reader, open_writer};
use crate::writer::Writer;
use crate::{Pending, Store, StoreError, TableName, Write, read};

/// The name of the file in the data directory.
const FILE: &str = "curia.sqlite";

/// A store in one SQLite file.
pub struct Sqlite {
    path: PathBuf,
    writer: Writer,
    /// Connections at rest; a reader takes one and puts it back.
    readers: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens the store in `directory`, which is made if it is not there. Fails unless every commit is synced.
    pub fn open(directory: &Path) -> Result<Sqlite, StoreError> {
        std::fs::create_dir_all(directory)
            .map_err(|error| StoreError::Broken(format!("{}: {error}", directory.display())))?;
        let path = directory.join(FILE);
        let writer = Writer::start(open_writer(&path)?, path.clone())?;
        Ok(Sqlite { path, writer, readers: Mutex::new(Vec::new()) })
    }

    fn reading<T>(&self, read: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let at_rest = self.readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = match at_rest {
            Some(connection) => connection,
            None => open_reader(&self.path)?,
        };
        let result = read(&connection);
        self.readers.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        result
    }
}

impl Store for Sqlite {
    fn keep(&self, batch: Vec<Write>) -> Pending {
        self.writer.keep(batch)
    }

    fn table(&self, name: &str) -> Result<Option<(String, Vec<String>)>, StoreError> {
        self.reading(|connection| read::table(connection, name))
    }

    fn person(&self, id: u64) -> Result<Option<String>, StoreError> {
        self.reading(|connection| read::person(connection, id))
    }

    fn tables_of(&self, person: u64, most: usize) -> Result<Vec<TableName>, StoreError> {
        self.reading(|connection| read::tables_of(connection, person, most))
    }

    fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        let read = "SELECT value FROM meta WHERE name = 'secret'";
        let known =
            self.reading(|connection| connection.query_row(read, [], |row| row.get(0)).optional().map_err(broken))?;
        if let Some(known) = known {
            return Ok(known);
        }
        let connection = open_writer(&self.path)?;
        connection
            .execute("INSERT OR IGNORE INTO meta (name, value) VALUES ('secret', ?1)", [&fresh[..]])
            .map_err(broken)?;
        let kept: Option<[u8; 32]> = connection.query_row(read, [], |row| row.get(0)).optional().map_err(broken)?;
        kept.ok_or_else(|| StoreError::Broken("the key of the server is not there".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("curia-store-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        path
    }

    fn command(seq: u64, body: &str) -> Write {
        Write::Command { table: "t".into(), seq, body: body.into() }
    }

    #[test]
    fn what_was_kept_is_there_after_opening_again() {
        let place = place("again");
        let store = Sqlite::open(&place).unwrap();
        let table = Write::Table { name: "t".into(), game: "guillotine".into() };
        store.keep(vec![table, command(0, "a"), command(1, "b")]).wait().unwrap();
        let secret = store.secret([7; 32]).unwrap();
        drop(store);
        let store = Sqlite::open(&place).unwrap();
        let kept = store.table("t").unwrap();
        assert_eq!(kept, Some(("guillotine".to_owned(), vec!["a".to_owned(), "b".to_owned()])));
        assert_eq!(store.secret([9; 32]).unwrap(), secret);
        assert_eq!(store.table("u").unwrap(), None);
    }

    #[test]
    fn a_batch_is_kept_whole_or_not_at_all_and_takes_no_other_with_it() {
        let store = Sqlite::open(&place("whole")).unwrap();
        store.keep(vec![Write::Table { name: "t".into(), game: "g".into() }, command(0, "a")]).wait().unwrap();
        let answers: Vec<Pending> = vec![
            store.keep(vec![command(1, "b"), command(0, "again")]),
            store.keep(vec![command(1, "c")]),
            store.keep(vec![command(1, "d")]),
            store.keep(vec![Write::Command { table: "nowhere".into(), seq: 0, body: "x".into() }]),
        ];
        let answers: Vec<_> = answers.into_iter().map(Pending::wait).collect();
        assert_eq!(answers[0], Err(StoreError::Taken));
        assert_eq!(answers[1], Ok(()));
        assert_eq!(answers[2], Err(StoreError::Taken));
        assert!(matches!(answers[3], Err(StoreError::Broken(_))));
        assert_eq!(store.table("t").unwrap().unwrap().1, ["a", "c"]);
    }

    #[test]
    fn people_and_their_open_tables_are_found() {
        let store = Sqlite::open(&place("people")).unwrap();
        let person = u64::MAX - 3;
        let sit = |table: &str| {
            let table = table.to_owned();
            vec![Write::Table { name: table.clone(), game: "g".into() }, Write::Player { table, person }]
        };
        store.keep(sit("a")).wait().unwrap();
        store.keep(sit("b")).wait().unwrap();
        store.keep(sit("c")).wait().unwrap();
        store.keep(vec![Write::Over { table: "b".into() }]).wait().unwrap();
        store.keep(vec![Write::Person { id: person, name: "Örs".into() }]).wait().unwrap();
        store.keep(vec![Write::Person { id: person, name: "Anna".into() }]).wait().unwrap();
        assert_eq!(store.tables_of(person, 9).unwrap(), ["c", "a"]);
        assert_eq!(store.tables_of(person, 1).unwrap(), ["c"]);
        assert_eq!(store.person(person).unwrap().as_deref(), Some("Anna"));
        assert_eq!(store.person(1).unwrap(), None);
        store.keep(vec![Write::Gone { table: "c".into(), person }]).wait().unwrap();
        assert_eq!(store.tables_of(person, 9).unwrap(), ["a"]);
    }

    #[test]
    fn a_connection_that_does_not_sync_is_refused() {
        let place = place("sync");
        std::fs::create_dir_all(&place).unwrap();
        let connection = open_writer(&place.join(FILE)).unwrap();
        connection.pragma_update(None, "synchronous", "NORMAL").unwrap();
        let refused = crate::schema::refuse_unless_durable(&connection).unwrap_err();
        assert!(refused.to_string().contains("synchronous 1"), "{refused}");
    }
}

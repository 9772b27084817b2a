//! The store in one SQLite file.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use rusqlite::{Connection, OptionalExtension};

use crate::backup::finish_restore;
use crate::files::{FILE, Lock, private_directory, private_files};
use crate::schema::{open_durable, open_reader, open_writer};
use crate::writer::Writer;
use crate::{Measures, Pending, Store, StoreError, TableName, Write, read};

/// A store in one SQLite file. When it is dropped, what waits is written and the file alone holds everything.
pub struct Sqlite {
    path: PathBuf,
    /// Connections at rest; a reader takes one and puts it back. Dropped before the writer, which then is the last one
    /// and tidies up.
    readers: Mutex<Vec<Connection>>,
    writer: Writer,
    _lock: Lock,
}

impl Sqlite {
    /// Opens the store in `directory`, which is made if it is not there and belongs to this store alone as long as it
    /// lives. Fails unless every commit is synced, and if anything that was acknowledged cannot be read.
    pub fn open(directory: &Path) -> Result<Sqlite, StoreError> {
        private_directory(directory)?;
        let lock = Lock::take(directory)?;
        if let Some(former) = finish_restore(directory)? {
            tracing::info!(former = %former.display(), "a restore that was interrupted is finished");
        }
        private_files(directory)?;
        let path = directory.join(FILE);
        let writer = Writer::start(open_writer(&path)?, path.clone())?;
        Ok(Sqlite { path, readers: Mutex::new(Vec::new()), writer, _lock: lock })
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
        self.reading(|connection| read::tables_of(connection, person, false, most))
    }

    fn finished_of(&self, person: u64, most: usize) -> Result<Vec<TableName>, StoreError> {
        self.reading(|connection| read::tables_of(connection, person, true, most))
    }

    fn count(&self) -> Result<u64, StoreError> {
        self.reading(read::count)
    }

    fn abandoned(&self, waiting: u64, playing: u64, over: u64, most: usize) -> Result<Vec<TableName>, StoreError> {
        self.reading(|connection| read::abandoned(connection, [waiting, playing, over], most))
    }

    fn revoked(&self) -> Result<Vec<(u64, u32)>, StoreError> {
        self.reading(read::revoked)
    }

    fn measures(&self) -> Measures {
        self.writer.measures.clone()
    }

    fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        let read = "SELECT value FROM meta WHERE name = 'secret'";
        let ask = |connection: &Connection| connection.query_row(read, [], |row| row.get(0)).optional();
        if let Some(known) = self.reading(|connection| Ok(ask(connection)?))? {
            return Ok(known);
        }
        let connection = open_durable(&self.path).map_err(|error| error.of(&self.path))?;
        connection.execute("INSERT OR IGNORE INTO meta (name, value) VALUES ('secret', ?1)", [&fresh[..]])?;
        Ok(connection.query_row(read, [], |row| row.get(0))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(seq: u64, body: &str) -> Write {
        Write::Command { table: "t".into(), seq, at: seq, body: body.into() }
    }

    #[test]
    fn what_was_kept_is_there_after_opening_again() {
        let directory = tempfile::tempdir().unwrap();
        let store = Sqlite::open(directory.path()).unwrap();
        let table = Write::Table { name: "t".into(), game: "guillotine".into() };
        store.keep(vec![table, command(0, "a"), command(1, "b")]).wait().unwrap();
        let secret = store.secret([7; 32]).unwrap();
        drop(store);
        let store = Sqlite::open(directory.path()).unwrap();
        let kept = store.table("t").unwrap();
        assert_eq!(kept, Some(("guillotine".to_owned(), vec!["a".to_owned(), "b".to_owned()])));
        assert_eq!(store.secret([9; 32]).unwrap(), secret);
        assert_eq!(store.table("u").unwrap(), None);
    }

    #[test]
    fn a_batch_is_kept_whole_or_not_at_all_and_takes_no_other_with_it() {
        let directory = tempfile::tempdir().unwrap();
        let store = Sqlite::open(directory.path()).unwrap();
        store.keep(vec![Write::Table { name: "t".into(), game: "g".into() }, command(0, "a")]).wait().unwrap();
        let answers: Vec<Pending> = vec![
            store.keep(vec![command(1, "b"), command(0, "again")]),
            store.keep(vec![command(1, "c")]),
            store.keep(vec![command(1, "d")]),
            store.keep(vec![Write::Command { table: "nowhere".into(), seq: 0, at: 0, body: "x".into() }]),
        ];
        let answers: Vec<_> = answers.into_iter().map(Pending::wait).collect();
        assert!(matches!(answers[0], Err(StoreError::Taken)), "{answers:?}");
        assert!(answers[1].is_ok(), "{answers:?}");
        assert!(matches!(answers[2], Err(StoreError::Taken)), "{answers:?}");
        assert!(matches!(answers[3], Err(StoreError::NoTable)), "{answers:?}");
        assert_eq!(store.table("t").unwrap().unwrap().1, ["a", "c"]);
    }

    #[test]
    fn people_and_their_open_tables_are_found() {
        let directory = tempfile::tempdir().unwrap();
        let store = Sqlite::open(directory.path()).unwrap();
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
        assert_eq!(store.finished_of(person, 9).unwrap(), ["b"]);
        assert_eq!(store.finished_of(person, 0).unwrap(), [""; 0]);
        assert_eq!(store.finished_of(person - 1, 9).unwrap(), [""; 0]);
        assert_eq!(store.person(person).unwrap().as_deref(), Some("Anna"));
        assert_eq!(store.person(1).unwrap(), None);
        store.keep(vec![Write::Gone { table: "c".into(), person }]).wait().unwrap();
        assert_eq!(store.tables_of(person, 9).unwrap(), ["a"]);
    }

    #[test]
    fn tables_that_nobody_touched_for_long_are_found_by_their_kind_and_pruned_whole() {
        let directory = tempfile::tempdir().unwrap();
        let store = Sqlite::open(directory.path()).unwrap();
        for (name, at) in [("old", 10), ("begun", 20), ("over", 30), ("young", 90)] {
            let table = || name.to_owned();
            let mut writes = vec![
                Write::Table { name: table(), game: "g".into() },
                // A clock that was wrong once keeps no table.
                Write::Command { table: table(), seq: 0, at: 1000, body: "opened".into() },
                Write::Command { table: table(), seq: 1, at, body: "last".into() },
                Write::Player { table: table(), person: 7 },
            ];
            if name != "old" {
                writes.push(Write::Begun { table: table() });
            }
            if name == "over" {
                writes.push(Write::Over { table: table() });
            }
            store.keep(writes).wait().unwrap();
        }
        assert_eq!(store.count().unwrap(), 4);
        let found = |waiting, playing, over| store.abandoned(waiting, playing, over, 9).unwrap();
        assert_eq!(found(11, 0, 0), ["old"]);
        assert_eq!(found(0, 21, 0), ["begun"]);
        assert_eq!(found(0, 0, 31), ["over"]);
        assert_eq!(found(10, 20, 30), [""; 0]);
        assert_eq!(store.abandoned(50, 50, 50, 2).unwrap(), ["old", "begun"]);
        let prune = |table: &str, before| vec![Write::Prune { table: table.into(), before }];
        store.keep(prune("begun", 20)).wait().unwrap();
        store.keep(prune("old", 11)).wait().unwrap();
        store.keep(prune("old", 11)).wait().unwrap();
        assert_eq!(store.count().unwrap(), 3);
        assert_eq!(store.table("old").unwrap(), None);
        assert_eq!(store.tables_of(7, 9).unwrap(), ["young", "begun"]);
    }

    #[test]
    fn what_was_revoked_stays_revoked_and_never_goes_back() {
        let directory = tempfile::tempdir().unwrap();
        let store = Sqlite::open(directory.path()).unwrap();
        for epoch in [1, 3, 2] {
            store.keep(vec![Write::Revoked { person: u64::MAX, epoch }]).wait().unwrap();
        }
        assert_eq!(store.revoked().unwrap(), [(u64::MAX, 3)]);
    }

    #[test]
    fn a_probe_is_a_write_of_its_own() {
        let directory = tempfile::tempdir().unwrap();
        let store = Sqlite::open(directory.path()).unwrap();
        let written = || {
            let sql = "SELECT value FROM meta WHERE name = 'probe'";
            store.reading(|connection| Ok(connection.query_row(sql, [], |row| row.get::<_, Vec<u8>>(0))?)).unwrap()
        };
        store.probe().wait().unwrap();
        let first = written();
        store.probe().wait().unwrap();
        assert_ne!(first, written());
    }

    #[test]
    fn a_connection_that_does_not_sync_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        let connection = open_writer(&directory.path().join(FILE)).unwrap();
        connection.pragma_update(None, "synchronous", "NORMAL").unwrap();
        let refused = crate::schema::refuse_unless_durable(&connection).unwrap_err();
        assert!(refused.to_string().contains("synchronous 1"), "{refused}");
    }

    #[test]
    fn a_file_of_a_newer_layout_is_refused_in_clear_words_and_left_as_it_is() {
        for journal in ["DELETE", "WAL"] {
            let directory = tempfile::tempdir().unwrap();
            let file = directory.path().join(FILE);
            let newer = Connection::open(&file).unwrap();
            newer.pragma_update(None, "journal_mode", journal).unwrap();
            newer.execute_batch("CREATE TABLE of_tomorrow (x); PRAGMA user_version = 99").unwrap();
            drop(newer);
            let before = std::fs::read(&file).unwrap();
            let Err(refused) = Sqlite::open(directory.path()) else { panic!("{journal}: a newer file was opened") };
            let words = refused.to_string();
            assert!(words.contains("layout 99") && words.contains("a newer version"), "{words}");
            assert!(words.contains(FILE) && words.lines().count() == 1, "{words}");
            assert_eq!(std::fs::read(&file).unwrap(), before, "{journal}: the file was touched");
        }
    }
}

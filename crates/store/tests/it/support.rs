//! Stores to treat roughly.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use curia_store::{Sqlite, Store, Write};
use rusqlite::Connection;
use tempfile::TempDir;

pub(crate) fn database(directory: &Path) -> PathBuf {
    directory.join("curia.sqlite")
}

pub(crate) fn log(directory: &Path) -> PathBuf {
    directory.join("curia.sqlite-wal")
}

pub(crate) fn log_size(directory: &Path) -> u64 {
    log(directory).metadata().map_or(0, |file| file.len())
}

/// A table with one command.
pub(crate) fn table(name: &str) -> Vec<Write> {
    vec![
        Write::Table { name: name.into(), game: "g".into() },
        Write::Command { table: name.into(), seq: 0, at: 1, body: "opened".into() },
    ]
}

pub(crate) fn command(table: &str, seq: u64, body: &str) -> Vec<Write> {
    vec![Write::Command { table: table.into(), seq, at: seq, body: body.into() }]
}

/// Why a directory is not opened, with all causes, in one line.
pub(crate) fn refusal(directory: &Path) -> String {
    match Sqlite::open(directory) {
        Ok(_) => panic!("it was opened"),
        Err(error) => told(&error),
    }
}

/// The error and its causes, which must be one line.
pub(crate) fn told(error: &dyn std::error::Error) -> String {
    let mut line = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        line = format!("{line}: {error}");
        cause = error.source();
    }
    assert_eq!(line.lines().count(), 1, "{line}");
    line
}

/// Somebody who reads on and on: as long as they live, the log cannot be emptied.
pub(crate) fn reader(directory: &Path) -> Connection {
    let reader = Connection::open(database(directory)).unwrap();
    reader.execute_batch("BEGIN; SELECT count(*) FROM tables").unwrap();
    reader
}

/// What is left of a store with these commits if its process is killed, or with `shm: false` if the power is cut.
/// Each commit opens a table, named by its number.
pub(crate) fn killed(commits: usize, shm: bool) -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    let _reader = reader(directory.path());
    for number in 0..commits {
        store.keep(table(&number.to_string())).wait().unwrap();
    }
    copy(directory.path(), shm)
}

/// The files of a store as they are now.
pub(crate) fn copy(directory: &Path, shm: bool) -> TempDir {
    let copied = tempfile::tempdir().unwrap();
    for suffix in ["", "-wal", "-shm"] {
        let name = format!("curia.sqlite{suffix}");
        if (shm || suffix != "-shm") && directory.join(&name).exists() {
            std::fs::copy(directory.join(&name), copied.path().join(&name)).unwrap();
        }
    }
    copied
}

/// Waits until something holds.
pub(crate) fn eventually(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(60), "never: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

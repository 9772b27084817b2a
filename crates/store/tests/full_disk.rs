//! A disk on which nothing more can be written, for a while. The limit is the process's, so this is the only test here.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::Command;

use curia_store::{Sqlite, Store, StoreError, Write};
use tokio::signal::unix::{SignalKind, signal};

/// What the system sends to a process that writes beyond its limit; unless caught, it ends the process.
const SIGXFSZ: i32 = 25;

/// No file of this process may grow beyond so many bytes.
fn limit(bytes: &str) {
    let id = std::process::id().to_string();
    let done = Command::new("prlimit").args(["--pid", &id, &format!("--fsize={bytes}:unlimited")]).status().unwrap();
    assert!(done.success());
}

fn command(seq: u64, length: usize) -> Vec<Write> {
    vec![Write::Command { table: "t".into(), seq, at: seq, body: "x".repeat(length) }]
}

fn kept(directory: &Path) -> Vec<usize> {
    let store = Sqlite::open(directory).unwrap();
    let (_, bodies) = store.table("t").unwrap().unwrap();
    bodies.iter().map(String::len).collect()
}

#[test]
fn a_store_goes_on_by_itself_when_the_disk_has_room_again() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let _caught = runtime.block_on(async { signal(SignalKind::from_raw(SIGXFSZ)).unwrap() });
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    let table = Write::Table { name: "t".into(), game: "g".into() };
    store.keep(vec![table]).wait().unwrap();
    let failed = store.measures().commits_failed;
    let mut expected = Vec::new();
    for round in 0..3 {
        store.keep(command(round, 100)).wait().unwrap();
        expected.push(100);
        limit("131072");
        // Beyond the limit with the commit, within the transaction, and in a group with others.
        for length in [200_000, 20_000_000] {
            let answers = [store.keep(command(round + 1, length)), store.keep(command(round + 1, length))];
            for answer in answers {
                assert!(matches!(answer.wait(), Err(StoreError::Database(_))));
            }
        }
        assert!(store.probe().wait().is_ok(), "what still has room is written");
        limit("unlimited");
        store.probe().wait().unwrap();
    }
    assert!(failed.get() >= 6, "{failed:?}");
    store.keep(command(3, 300_000)).wait().unwrap();
    expected.push(300_000);
    drop(store);
    assert_eq!(kept(directory.path()), expected);
}

//! The log stays short, and at rest the file alone holds everything.

use std::sync::atomic::{AtomicBool, Ordering};

use curia_store::{Sqlite, Store};

use crate::support::{command, copy, database, eventually, killed, log_size, reader, table};

#[test]
fn after_a_polite_stop_the_file_alone_holds_everything() {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    store.keep(table("t")).wait().unwrap();
    assert!(store.table("t").unwrap().is_some());
    drop(store);
    assert_eq!(log_size(directory.path()), 0);
    let alone = tempfile::tempdir().unwrap();
    std::fs::copy(database(directory.path()), database(alone.path())).unwrap();
    assert_eq!(Sqlite::open(alone.path()).unwrap().count().unwrap(), 1);
}

#[test]
fn a_start_empties_the_log_that_a_kill_has_left() {
    let left = killed(3, true);
    assert!(log_size(left.path()) > 0);
    let store = Sqlite::open(left.path()).unwrap();
    assert_eq!(log_size(left.path()), 0);
    assert_eq!(store.count().unwrap(), 3);
}

#[test]
fn a_store_at_rest_has_an_empty_log_and_goes_on() {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    for round in 0..2 {
        store.keep(table(&round.to_string())).wait().unwrap();
        eventually("the log is empty", || log_size(directory.path()) == 0 && store.measures().log_bytes.get() == 0);
    }
    assert_eq!(store.count().unwrap(), 2);
}

#[test]
fn the_log_stays_short_under_load_while_readers_come_and_go() {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    store.keep(table("t")).wait().unwrap();
    let body = "x".repeat(64 << 10);
    let done = AtomicBool::new(false);
    let longest = std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    store.tables_of(1, 9).unwrap();
                    store.count().unwrap();
                }
            });
        }
        let mut longest = 0;
        for seq in 1..=800 {
            store.keep(command("t", seq, &body)).wait().unwrap();
            longest = longest.max(log_size(directory.path()));
        }
        done.store(true, Ordering::Relaxed);
        longest
    });
    // Fifty megabytes were written.
    assert!(longest < 24 << 20, "{longest}");
    assert!(longest >= 4 << 20, "{longest}: a log is moved when it is worth it");
}

#[test]
fn a_checkpoint_that_is_held_up_is_counted_and_made_good_later() {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    store.keep(table("t")).wait().unwrap();
    let failures = store.measures().checkpoint_failures;
    let reader = reader(directory.path());
    store.keep(command("t", 1, &"x".repeat(5 << 20))).wait().unwrap();
    eventually("the failure is counted", || failures.get() > 0);
    assert!(store.measures().log_bytes.get() > 4 << 20);
    drop(reader);
    eventually("the log is empty", || log_size(directory.path()) == 0);
    let left = copy(directory.path(), true);
    assert_eq!(Sqlite::open(left.path()).unwrap().table("t").unwrap().unwrap().1.len(), 2);
}

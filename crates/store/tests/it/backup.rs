//! Copies of a store and their way back.

use std::path::Path;

use curia_store::{Archive, BackupOptions, Sqlite, Store, StoreError, backup, restore};
use rusqlite::Connection;

use crate::support::{copy, database, killed, log, log_size, reader, refusal, table, told};

const USUAL: BackupOptions = BackupOptions { replace: false, salvage: false };

fn opened(directory: &Path) -> Vec<String> {
    Archive::open(directory).unwrap().tables().unwrap().into_iter().map(|table| table.name).collect()
}

#[test]
fn a_backup_of_a_store_in_use_is_one_private_file_that_brings_everything_back() {
    let (directory, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = Sqlite::open(directory.path()).unwrap();
    let _reader = reader(directory.path());
    store.keep(table("t")).wait().unwrap();
    let file = elsewhere.path().join("backup");
    backup(directory.path(), &file, USUAL).unwrap();
    store.keep(table("u")).wait().unwrap();
    let files: Vec<_> = std::fs::read_dir(elsewhere.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["backup"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    let data = elsewhere.path().join("data");
    assert_eq!(restore(&data, &file).unwrap(), None);
    assert_eq!(opened(&data), ["t"]);
    assert_eq!(Sqlite::open(&data).unwrap().count().unwrap(), 1);
}

#[test]
fn a_file_is_replaced_only_if_that_is_meant() {
    let (directory, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    drop(Sqlite::open(directory.path()).unwrap());
    let file = elsewhere.path().join("backup");
    std::fs::write(&file, "dear").unwrap();
    let refused = backup(directory.path(), &file, USUAL).unwrap_err();
    assert!(matches!(refused, StoreError::Exists(_)), "{refused}");
    assert!(told(&refused).contains("--force"));
    assert_eq!(std::fs::read(&file).unwrap(), b"dear");
    backup(directory.path(), &file, BackupOptions { replace: true, ..USUAL }).unwrap();
    restore(directory.path(), &file).unwrap();
}

#[test]
fn a_restore_keeps_the_former_database_with_its_log_and_is_refused_while_a_server_runs() {
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("backup");
    let left = killed(2, true);
    backup(killed(1, true).path(), &file, USUAL).unwrap();
    let former = restore(left.path(), &file).unwrap().unwrap();
    assert_eq!(former, left.path().join("curia.sqlite.before-1"));
    assert_eq!(opened(left.path()), ["0"]);
    let kept: i64 =
        Connection::open(&former).unwrap().query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).unwrap();
    assert_eq!(kept, 2);
    let store = Sqlite::open(left.path()).unwrap();
    let refused = restore(left.path(), &file).unwrap_err();
    assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
    drop(store);
    let former = restore(left.path(), &file).unwrap().unwrap();
    assert_eq!(former, left.path().join("curia.sqlite.before-2"));
}

#[test]
fn a_restore_refuses_what_is_not_sound_and_leaves_the_store_as_it_is() {
    let (directory, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = Sqlite::open(directory.path()).unwrap();
    store.keep(table("t")).wait().unwrap();
    drop(store);
    let file = elsewhere.path().join("backup");
    backup(directory.path(), &file, USUAL).unwrap();
    let sound = std::fs::read(&file).unwrap();
    let mut broken = sound.clone();
    broken[2 * 4096..3 * 4096].fill(0xff);
    for bytes in [b"no backup".to_vec(), sound[..sound.len() - 4096].to_vec(), broken] {
        std::fs::write(&file, bytes).unwrap();
        let line = told(&restore(directory.path(), &file).unwrap_err());
        assert!(line.contains("cannot be used"), "{line}");
        assert_eq!(opened(directory.path()), ["t"]);
    }
    let missing = restore(directory.path(), &elsewhere.path().join("nothing")).unwrap_err();
    assert!(told(&missing).contains("there is no file"), "{missing}");
    assert_eq!(opened(directory.path()), ["t"]);
}

#[test]
fn a_restore_that_a_power_cut_interrupted_is_finished_at_the_next_start() {
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("backup");
    backup(killed(1, true).path(), &file, USUAL).unwrap();
    let left = killed(3, true);
    let name = |suffix: &str| left.path().join(format!("curia.sqlite{suffix}"));
    // The copy was complete and the log already aside.
    std::fs::copy(&file, name(".coming")).unwrap();
    std::fs::rename(name("-wal"), name(".before-1-wal")).unwrap();
    assert_eq!(Sqlite::open(left.path()).unwrap().count().unwrap(), 1);
    assert!(name(".before-1").exists() && !name(".coming").exists());
}

#[test]
fn what_can_be_read_of_a_damaged_log_can_be_saved_and_nothing_is_touched() {
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("saved");
    let left = killed(4, true);
    let mut bytes = std::fs::read(log(left.path())).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    std::fs::write(log(left.path()), bytes).unwrap();
    let refused = backup(left.path(), &file, USUAL).unwrap_err();
    assert!(matches!(refused, StoreError::DamagedLog { .. }), "{refused}");
    assert!(told(&refused).contains("curia backup FILE --salvage"));
    assert!(Archive::open(left.path()).is_err());
    backup(left.path(), &file, BackupOptions { salvage: true, ..USUAL }).unwrap();
    assert!(refusal(left.path()).contains("is damaged"));
    restore(left.path(), &file).unwrap();
    assert_eq!(opened(left.path()), ["0", "1", "2"]);
}

/// Layout 1 as it is on people's disks.
const LAYOUT_1: &str = r#"
    PRAGMA journal_mode = WAL;
    CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, game TEXT NOT NULL, over INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE commands (
        number INTEGER NOT NULL REFERENCES tables, seq INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (number, seq)) WITHOUT ROWID;
    CREATE TABLE players (
        person INTEGER NOT NULL, number INTEGER NOT NULL REFERENCES tables, PRIMARY KEY (person, number)) WITHOUT ROWID;
    PRAGMA user_version = 1;
    INSERT INTO tables (name, game) VALUES ('t', 'guillotine');
    INSERT INTO commands VALUES (1, 0, '{"seq":0,"at":1700000000001,"act":{"opened":{}}}'), (1, 1, '{"at":1700000000002,"act":"began"}');
    INSERT INTO meta VALUES ('secret', zeroblob(32));
"#;

#[test]
fn an_old_layout_is_taken_over_and_kept_aside_as_it_was() {
    let directory = tempfile::tempdir().unwrap();
    let old = Connection::open(database(directory.path())).unwrap();
    old.execute_batch(LAYOUT_1).unwrap();
    // As a version that never emptied its log has left it.
    let left = copy(directory.path(), true);
    assert!(log_size(left.path()) > 0);
    let refused = Archive::open(left.path()).err().map(|error| told(&error)).unwrap();
    assert!(refused.contains("has layout 1"), "{refused}");
    let store = Sqlite::open(left.path()).unwrap();
    assert_eq!(store.secret([9; 32]).unwrap(), [0; 32]);
    assert_eq!(store.table("t").unwrap().unwrap().1.len(), 2);
    assert_eq!(store.abandoned(0, 1_700_000_000_003, 0, 9).unwrap(), ["t"]);
    let summary = &Archive::open(left.path()).unwrap().tables().unwrap()[0];
    assert!(summary.begun && !summary.over && summary.commands == 2, "{summary:?}");
    assert_eq!(summary.last, "2023-11-14T22:13:20Z");
    let former = Connection::open(left.path().join("curia.sqlite.layout-1")).unwrap();
    let layout: i64 = former.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(layout, 1);
}

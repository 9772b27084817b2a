//! Who may use the directory, and what is no store.

use curia_store::{Sqlite, Store};
use rusqlite::Connection;

use crate::support::{database, killed, refusal, table};

#[test]
fn a_directory_takes_one_server_at_a_time() {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    let line = refusal(directory.path());
    assert!(line.contains("a server runs on") && line.contains(directory.path().to_str().unwrap()), "{line}");
    drop(store);
    Sqlite::open(directory.path()).unwrap();
}

#[cfg(unix)]
#[test]
fn nobody_but_the_owner_can_look_into_a_store() {
    use std::os::unix::fs::PermissionsExt;
    let home = tempfile::tempdir().unwrap();
    let directory = home.path().join("new");
    let rights = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let all_private = || {
        assert_eq!(rights(&directory), 0o700);
        let files: Vec<_> = std::fs::read_dir(&directory).unwrap().map(|file| file.unwrap().path()).collect();
        assert!(files.len() >= 3, "{files:?}");
        files.iter().for_each(|file| assert_eq!(rights(file), 0o600, "{}", file.display()));
    };
    let store = Sqlite::open(&directory).unwrap();
    store.keep(table("t")).wait().unwrap();
    all_private();
    drop(store);
    let open = |path: &std::path::Path, mode| std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).unwrap();
    open(&directory, 0o755);
    open(&database(&directory), 0o644);
    open(&directory.join("curia.lock"), 0o666);
    let store = Sqlite::open(&directory).unwrap();
    store.keep(table("u")).wait().unwrap();
    all_private();
}

#[cfg(unix)]
#[test]
fn a_place_that_cannot_be_written_is_refused_in_one_line() {
    use std::os::unix::fs::PermissionsExt;
    let directory = tempfile::tempdir().unwrap();
    drop(Sqlite::open(directory.path()).unwrap());
    let no_file = directory.path().join("curia.sqlite/below");
    assert!(refusal(&no_file).contains("cannot make the directory"), "{}", refusal(&no_file));
    let rights = |mode| std::fs::set_permissions(directory.path(), PermissionsExt::from_mode(mode)).unwrap();
    std::fs::remove_file(directory.path().join("curia.lock")).unwrap();
    rights(0o500);
    // To the superuser everything can be written.
    if std::fs::write(directory.path().join("anything"), "").is_err() {
        let line = refusal(directory.path());
        assert!(line.contains("cannot write in the directory"), "{line}");
    }
    rights(0o700);
}

#[test]
fn what_is_no_sound_store_is_refused_and_left_as_it_is() {
    let directory = tempfile::tempdir().unwrap();
    let file = database(directory.path());
    let foreign = {
        let other = tempfile::tempdir().unwrap();
        let path = other.path().join("other");
        Connection::open(&path).unwrap().execute_batch("CREATE TABLE x (y); PRAGMA user_version = 1").unwrap();
        std::fs::read(path).unwrap()
    };
    let cases = [
        (Vec::new(), "cut off"),
        (b"SQLite".to_vec(), "cut off"),
        (b"Dear diary, today we played Guillotine until late.".to_vec(), "no SQLite database"),
        (foreign, "another program"),
    ];
    for (bytes, why) in cases {
        std::fs::write(&file, &bytes).unwrap();
        let line = refusal(directory.path());
        assert!(line.contains(why) && line.contains("curia.sqlite cannot be used"), "{line}");
        assert_eq!(std::fs::read(&file).unwrap(), bytes, "{why}: the file was touched");
    }
}

#[test]
fn a_damaged_database_file_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    for number in 0..200 {
        store.keep(table(&number.to_string())).wait().unwrap();
    }
    drop(store);
    let whole = std::fs::read(database(directory.path())).unwrap();
    for page in 1..whole.len() / 4096 {
        let mut bytes = whole.clone();
        bytes[page * 4096..page * 4096 + 512].fill(0xff);
        std::fs::write(database(directory.path()), bytes).unwrap();
        let line = refusal(directory.path());
        assert!(line.contains("curia.sqlite cannot be used") && line.contains("curia restore FILE"), "{page}: {line}");
    }
}

#[test]
fn a_log_without_its_database_is_refused() {
    let left = killed(1, false);
    std::fs::remove_file(database(left.path())).unwrap();
    let line = refusal(left.path());
    assert!(line.contains("it is gone, but its log is there"), "{line}");
}

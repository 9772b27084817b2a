//! Copies of a store, made while it is in use, and their way back.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use tempfile::NamedTempFile;

use crate::StoreError;
use crate::files::{FILE, Lock, beside, private_directory, private_files, sync_directory, system};
use crate::log_check::refuse_damaged;
use crate::schema::{known_layout, open_reader, quick_check};

/// A database that was checked and will take the place of the former one, see [`finish_restore`].
const COMING: &str = ".coming";

/// A pause before a copy that was held up by somebody is tried again.
const PAUSE: Duration = Duration::from_millis(20);

/// What a backup may do beyond the usual.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BackupOptions {
    /// A file of this name is replaced.
    pub replace: bool,
    /// What can be read of a damaged log is enough.
    pub salvage: bool,
}

/// Copies the store in `directory` to the file `to`, also while a server runs on it. The copy is one whole file, checked,
/// synced, and for its owner alone; it gets its name when it is complete.
pub fn backup(directory: &Path, to: &Path, options: BackupOptions) -> Result<(), StoreError> {
    if !options.replace && to.exists() {
        return Err(StoreError::Exists(to.to_owned()));
    }
    if options.salvage {
        return salvage(directory, to, options.replace);
    }
    copy(&open_kept(directory)?, to, options.replace)
}

/// Copies what SQLite reads of a store whose log is damaged. It reads copies of the files: in the directory itself it
/// would leave its mark, and the damage might be found no more.
fn salvage(directory: &Path, to: &Path, replace: bool) -> Result<(), StoreError> {
    let _lock = Lock::take(directory)?;
    let failed = || system(format!("cannot copy the store in {}", directory.display()));
    let aside = tempfile::tempdir_in(parent(to)).map_err(failed())?;
    let (path, copied) = (directory.join(FILE), aside.path().join(FILE));
    for suffix in ["", "-wal"] {
        let from = beside(&path, suffix);
        if from.exists() {
            std::fs::copy(from, beside(&copied, suffix)).map_err(failed())?;
        }
    }
    copy(&open_known(&copied)?, to, replace)
}

/// A connection that reads the store in `directory`, with or without a server on it.
pub(crate) fn open_kept(directory: &Path) -> Result<Connection, StoreError> {
    let path = directory.join(FILE);
    if !path.exists() {
        return Err(StoreError::NoStore(directory.to_owned()));
    }
    // Beside a server the log moves while it is read, and it was checked when the server started.
    if let Some(_lock) = Lock::try_take(directory)? {
        refuse_damaged(&path)?;
    }
    open_known(&path)
}

/// A connection that reads a file of ours. Nothing but SQLite may open the file here: a server may run in this very
/// process, and when any handle of a file is closed, the system drops all locks that the process has on it.
fn open_known(path: &Path) -> Result<Connection, StoreError> {
    if path.metadata().is_ok_and(|file| file.len() == 0) {
        return Err(StoreError::damaged(path, "it is empty"));
    }
    let connection = open_reader(path).map_err(|error| error.of(path))?;
    known_layout(&connection, path)?;
    Ok(connection)
}

/// Puts the store of the file `from`, a backup, in the place of the one in `directory`. Refused while a server runs
/// there, and if the file is not wholly sound. Returns the new name of the former database, if there was one.
pub fn restore(directory: &Path, from: &Path) -> Result<Option<PathBuf>, StoreError> {
    if !from.exists() {
        return Err(StoreError::NoBackup(from.to_owned()));
    }
    refuse_damaged(from)?;
    private_directory(directory)?;
    let _lock = Lock::take(directory)?;
    let source = open_known(from)?;
    quick_check(&source, from)?;
    copy(&source, &coming(directory), true)?;
    let former = finish_restore(directory)?;
    private_files(directory)?;
    Ok(former)
}

fn coming(directory: &Path) -> PathBuf {
    beside(&directory.join(FILE), COMING)
}

/// Finishes a restore, also one that a power cut interrupted: it is complete when its file no longer waits. The log goes
/// aside before the database does, so that no database ever stands beside the log of another one.
pub(crate) fn finish_restore(directory: &Path) -> Result<Option<PathBuf>, StoreError> {
    let (coming, path) = (coming(directory), directory.join(FILE));
    if !coming.exists() {
        return Ok(None);
    }
    let numbered = (1..).map(|number: u32| beside(&path, &format!(".before-{number}")));
    let former = numbered.into_iter().find(|name| !name.exists()).unwrap_or_else(|| beside(&path, ".before"));
    let mut found = false;
    for suffix in ["-shm", "-wal", ""] {
        let (old, new) = (beside(&path, suffix), beside(&former, suffix));
        if old.exists() {
            found = true;
            std::fs::rename(&old, &new).map_err(system(format!("cannot put {} aside", old.display())))?;
        }
    }
    sync_directory(directory)?;
    std::fs::rename(&coming, &path).map_err(system(format!("cannot put {} in place", path.display())))?;
    sync_directory(directory)?;
    Ok(found.then_some(former))
}

/// Keeps the file as it is before its layout changes, and tells where.
pub(crate) fn copy_aside(connection: &Connection, path: &Path, layout: i64) -> Result<PathBuf, StoreError> {
    let to = beside(path, &format!(".layout-{layout}"));
    copy(connection, &to, true)?;
    Ok(to)
}

fn copy(from: &Connection, to: &Path, replace: bool) -> Result<(), StoreError> {
    let file = temporary(to)?;
    let mut connection = Connection::open(file.path())?;
    let backup = Backup::new(from, &mut connection)?;
    // In one step: a copy in several begins anew whenever somebody has written meanwhile.
    while backup.step(-1)? != StepResult::Done {
        std::thread::sleep(PAUSE);
    }
    drop(backup);
    // A file to be carried about stands alone, without a log.
    connection.pragma_update(None, "journal_mode", "DELETE")?;
    quick_check(&connection, to)?;
    drop(connection);
    put_in_place(file, to, replace)
}

/// A file beside `to` that only its owner can read and that goes away if it is not put in place.
pub(crate) fn temporary(to: &Path) -> Result<NamedTempFile, StoreError> {
    let made = tempfile::Builder::new().prefix("curia.").suffix(".part").tempfile_in(parent(to));
    made.map_err(system(format!("cannot write {}", to.display())))
}

/// Syncs a file, gives it its name, and makes the name durable.
pub(crate) fn put_in_place(file: NamedTempFile, to: &Path, replace: bool) -> Result<(), StoreError> {
    let failed = || system(format!("cannot write {}", to.display()));
    file.as_file().sync_all().map_err(failed())?;
    let named = if replace { file.persist(to) } else { file.persist_noclobber(to) };
    named.map_err(|error| match error.error.kind() {
        std::io::ErrorKind::AlreadyExists => StoreError::Exists(to.to_owned()),
        _ => failed()(error.error),
    })?;
    sync_directory(parent(to))
}

fn parent(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

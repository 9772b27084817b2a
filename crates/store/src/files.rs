//! The files of a store: their names, who may read them, and what makes a change of a directory durable.

use std::fs::{File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::StoreError;

/// The name of the database in the data directory.
pub(crate) const FILE: &str = "curia.sqlite";

/// Locked by the one server of a directory.
const LOCK: &str = "curia.lock";

/// How long the lock is waited for.
const PATIENCE: Duration = Duration::from_millis(500);

/// What begins with this belongs to the store.
const OURS: &str = "curia.";

/// A file whose name is that of another with something behind it.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// The error for something that the system refused.
pub(crate) fn system(what: String) -> impl FnOnce(std::io::Error) -> StoreError {
    move |error| StoreError::System { what, source: Arc::new(error) }
}

/// Makes the directory if it is not there. Nobody but its owner may look into it: names and seeds of games are there.
pub(crate) fn private_directory(directory: &Path) -> Result<(), StoreError> {
    let fresh = !directory.exists();
    std::fs::create_dir_all(directory)
        .and_then(|()| tighten(directory))
        .map_err(system(format!("cannot make the directory {}", directory.display())))?;
    // A new directory that a power cut takes away would take everything with it.
    match directory.parent() {
        Some(parent) if fresh && !parent.as_os_str().is_empty() => sync_directory(parent),
        _ => Ok(()),
    }
}

/// Takes the files of the store from everybody but their owner.
pub(crate) fn private_files(directory: &Path) -> Result<(), StoreError> {
    let all = || -> std::io::Result<()> {
        for entry in std::fs::read_dir(directory)? {
            let entry = entry?;
            if entry.file_name().to_string_lossy().starts_with(OURS) {
                match tighten(&entry.path()) {
                    Err(error) if error.kind() == ErrorKind::NotFound => {}
                    done => done?,
                }
            }
        }
        Ok(())
    };
    all().map_err(system(format!("cannot make the files in {} private", directory.display())))
}

/// Takes all rights from everybody but the owner, and gives none. What belongs to another user can only be told of, and
/// a directory that is shared on purpose, like that of temporary files, is left alone.
#[cfg(unix)]
fn tighten(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    const STICKY: u32 = 0o1000;
    let mut rights = path.metadata()?.permissions();
    if rights.mode() & 0o077 == 0 {
        return Ok(());
    }
    let shared = rights.mode() & STICKY != 0;
    rights.set_mode(rights.mode() & !0o077);
    match if shared { Err(ErrorKind::PermissionDenied.into()) } else { std::fs::set_permissions(path, rights) } {
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            tracing::warn!(path = %path.display(), "others can look into this, and it is not ours to change");
            Ok(())
        }
        done => done,
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Makes changes of names in a directory survive a power cut.
pub(crate) fn sync_directory(directory: &Path) -> Result<(), StoreError> {
    // Only Unix opens directories as files; elsewhere the system keeps its names by itself.
    if cfg!(unix) {
        let synced = File::open(directory).and_then(|directory| directory.sync_all());
        synced.map_err(system(format!("cannot sync the directory {}", directory.display())))?;
    }
    Ok(())
}

/// The right to write in a directory. Ends with the process, however that ends.
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Refuses if somebody else has it. Those who only look at a directory have it for a moment, so it waits a little.
    pub(crate) fn take(directory: &Path) -> Result<Lock, StoreError> {
        let begun = Instant::now();
        loop {
            match Lock::try_take(directory)? {
                Some(lock) => return Ok(lock),
                None if begun.elapsed() > PATIENCE => return Err(StoreError::InUse(directory.to_owned())),
                None => std::thread::sleep(PATIENCE / 20),
            }
        }
    }

    /// `None` if somebody else has it.
    pub(crate) fn try_take(directory: &Path) -> Result<Option<Lock>, StoreError> {
        let path = directory.join(LOCK);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let failed = || system(format!("cannot write in the directory {}", directory.display()));
        let file = options.open(&path).map_err(failed())?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock { _file: file })),
            Err(std::fs::TryLockError::WouldBlock) => Ok(None),
            Err(std::fs::TryLockError::Error(error)) => Err(failed()(error)),
        }
    }
}

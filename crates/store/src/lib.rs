//! The durable log of tables and people.
//!
//! What the store has acknowledged is on the disk: SQLite in WAL mode with `synchronous=FULL`, read back at the
//! start. One thread writes; it takes everything that waits, makes it one transaction and only then answers. A
//! batch of writes is kept whole or not at all.
#![forbid(unsafe_code)]

mod archive;
mod backup;
mod checkpoint;
mod files;
mod log_check;
mod measures;
mod migrations;
mod read;
mod schema;
mod sqlite;
mod writer;

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use thiserror::Error;
use tokio::sync::oneshot;

pub use archive::{Archive, Summary};
pub use backup::{BackupOptions, backup, restore};
pub use measures::Measures;
pub use sqlite::Sqlite;

/// The name of a table, part of its address.
pub type TableName = String;

/// One thing to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// A new table. Fails if the name is taken.
    Table {
        /// The name.
        name: TableName,
        /// The id of its game.
        game: String,
    },
    /// A command of a table. Fails if the table has a command of this number already.
    Command {
        /// The table.
        table: TableName,
        /// The number of the command, from 0.
        seq: u64,
        /// When it was accepted, in milliseconds since 1970.
        at: u64,
        /// What it says.
        body: String,
    },
    /// A person sits at a table; saying it twice is fine.
    Player {
        /// The table.
        table: TableName,
        /// The person.
        person: u64,
    },
    /// A person sits at a table no longer.
    Gone {
        /// The table.
        table: TableName,
        /// The person.
        person: u64,
    },
    /// What a person is called.
    Person {
        /// The person.
        id: u64,
        /// The name.
        name: String,
    },
    /// A table whose game has begun.
    Begun {
        /// The table.
        table: TableName,
    },
    /// A table at which nobody waits for a move any more.
    Over {
        /// The table.
        table: TableName,
    },
    /// Everything of a table is deleted, unless its last command was accepted at `before` or later: somebody has
    /// come back meanwhile. A table that is not there is fine.
    Prune {
        /// The table.
        table: TableName,
        /// In milliseconds since 1970.
        before: u64,
    },
    /// Of a person, everything that was signed before this epoch counts no more.
    Revoked {
        /// The person.
        person: u64,
        /// The first epoch that counts.
        epoch: u32,
    },
    /// Nothing of value, but a true write: see [`Store::probe`].
    Probe,
}

/// Why something was not kept, or cannot be read. Causes are shared: all batches of one transaction fail together.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// The name or number is taken: somebody else was first.
    #[error("somebody else was first")]
    Taken,
    /// The write names a table that is not there.
    #[error("a write for a table that is not there")]
    NoTable,
    /// The file was written by a newer version of this program. It was not touched.
    #[error("{} has layout {found}, but this version knows layout {known} at most: use a newer version", .file.display())]
    NewerLayout {
        /// The file.
        file: PathBuf,
        /// The layout of the file.
        found: i64,
        /// The newest layout that is understood here.
        known: i64,
    },
    /// The file must be brought up to date before it can be looked at.
    #[error("{} has layout {found}: `curia serve` takes it to layout {known}, then it can be read", .directory.display())]
    OlderLayout {
        /// The directory of the store.
        directory: PathBuf,
        /// The layout of the file.
        found: i64,
        /// The layout that is read here.
        known: i64,
    },
    /// Another process has the directory.
    #[error("a server runs on {}: stop it, or give another directory", .0.display())]
    InUse(PathBuf),
    /// There is nothing in the directory.
    #[error("there is no store in {}: give the directory of one with --data", .0.display())]
    NoStore(PathBuf),
    /// The file of the backup is not there.
    #[error("there is no file {}: give one that `curia backup` wrote", .0.display())]
    NoBackup(PathBuf),
    /// The file of the backup is there already.
    #[error("{} is there already: give another name, or replace it with --force", .0.display())]
    Exists(PathBuf),
    /// The database file cannot be used. It was not touched.
    #[error("{} cannot be used, {what}: bring a backup back with `curia restore FILE`", .file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// Acknowledged writes in the log cannot be read any more. Nothing was touched.
    #[error(
        "the log {} is damaged at frame {frame}: bring a backup back with `curia restore FILE`, \
         or save what can be read with `curia backup FILE --salvage` and restore that",
        .file.display()
    )]
    DamagedLog {
        /// The log.
        file: PathBuf,
        /// The first frame that cannot be read, from 1; 0 is the header.
        frame: u64,
    },
    /// The file or its directory can only be read, or the disk is full.
    #[error("{} cannot be written", .file.display())]
    Unwritable {
        /// The file.
        file: PathBuf,
        /// What SQLite says.
        #[source]
        source: Arc<rusqlite::Error>,
    },
    /// A build of SQLite or a file system with which an acknowledged write could be lost.
    #[error("journal_mode reads {journal} and synchronous {synchronous}: needed are wal and 2 (FULL)")]
    NotDurable {
        /// What SQLite says of its journal.
        journal: String,
        /// What SQLite says of its syncs.
        synchronous: i64,
    },
    /// The directory or the threads of the store could not be made.
    #[error("{what}")]
    System {
        /// What was tried.
        what: String,
        /// What the system answered.
        #[source]
        source: Arc<std::io::Error>,
    },
    /// The database does not work; nothing is known about the write.
    #[error("the database failed")]
    Database(#[source] Arc<rusqlite::Error>),
    /// The thread that writes has ended; nothing is known about the write.
    #[error("the writer has stopped")]
    Stopped,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Taken,
            _ => StoreError::Database(Arc::new(error)),
        }
    }
}

/// The answer to a batch of writes; ready once it is on the disk.
pub struct Pending(oneshot::Receiver<Result<(), StoreError>>);

impl Pending {
    /// An answer and the end by which it is given.
    pub fn new() -> (oneshot::Sender<Result<(), StoreError>>, Pending) {
        let (sender, receiver) = oneshot::channel();
        (sender, Pending(receiver))
    }

    /// Waits on a thread that runs no tasks.
    pub fn wait(self) -> Result<(), StoreError> {
        self.0.blocking_recv().unwrap_or(Err(StoreError::Stopped))
    }
}

impl Future for Pending {
    type Output = Result<(), StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or(Err(StoreError::Stopped)))
    }
}

/// Where tables and people are kept. Reads may block for a moment and belong on a thread for that.
pub trait Store: Send + Sync + 'static {
    /// Keeps all of `batch` or nothing of it.
    fn keep(&self, batch: Vec<Write>) -> Pending;

    /// The id of the game of a table and its commands in order; `None` if there is no such table.
    fn table(&self, name: &str) -> Result<Option<(String, Vec<String>)>, StoreError>;

    /// What a person is called, if they ever said.
    fn person(&self, id: u64) -> Result<Option<String>, StoreError>;

    /// The tables at which a person sits and that are not over, the newest first.
    fn tables_of(&self, person: u64, most: usize) -> Result<Vec<TableName>, StoreError>;

    /// The tables at which a person sat and that are over, the newest first.
    fn finished_of(&self, person: u64, most: usize) -> Result<Vec<TableName>, StoreError>;

    /// How many tables are kept, over or not.
    fn count(&self) -> Result<u64, StoreError>;

    /// At most `most` tables that nobody has touched for long: their last command was accepted before the moment that
    /// is given for their kind, in milliseconds since 1970. `waiting` is for tables whose game never began, `playing`
    /// for those begun and not over, `over` for those over. The oldest tables come first.
    fn abandoned(&self, waiting: u64, playing: u64, over: u64, most: usize) -> Result<Vec<TableName>, StoreError>;

    /// Every person of whom something was revoked, with the first epoch that counts.
    fn revoked(&self) -> Result<Vec<(u64, u32)>, StoreError>;

    /// Proves that something can be written and synced now: the answer comes after a true write of its own, made in
    /// the order of all others.
    fn probe(&self) -> Pending {
        self.keep(vec![Write::Probe])
    }

    /// What the store measures of itself; all copies count the same.
    fn measures(&self) -> Measures;

    /// The key of this server, the same as long as the store lives. Made of `fresh` the first time.
    fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError>;
}

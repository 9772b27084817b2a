//! The durable log of tables and people.
//!
//! What the store has acknowledged is on the disk: SQLite in WAL mode with `synchronous=FULL`, read back at the
//! start. One thread writes; it takes everything that waits, makes it one transaction and only then answers. A
//! batch of writes is kept whole or not at all.
#![forbid(unsafe_code)]

mod read;
mod schema;
mod sqlite;
mod writer;

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::sync::oneshot;

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
    /// A table at which nobody waits for a move any more.
    Over {
        /// The table.
        table: TableName,
    },
}

/// Why something was not kept, or cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The name or number is taken: somebody else was first.
    Taken,
    /// The store does not work; nothing is known about the write.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("somebody else was first"),
            StoreError::Broken(why) => write!(f, "the store does not work: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

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
        self.0.blocking_recv().unwrap_or_else(|_| Err(gone()))
    }
}

impl Future for Pending {
    type Output = Result<(), StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or_else(|_| Err(gone())))
    }
}

fn gone() -> StoreError {
    StoreError::Broken("the writer has stopped".to_owned())
}

/// Where tables and people are kept. Reads may block for a moment and belong on a thread for that.
pub trait Store: Send + Sync + 'static {
    /// Keeps all of `batch` or nothing of it.
    fn keep(&self, batch: Vec<Write>) -> Pending;

    /// The id of the game of a table and its commands in order; `None` if there is no such table.
    fn table(&self, name: &str) -> Result<Option<(String, Vec<String>)>, StoreError>;

    /// What a person is called, if he ever said.
    fn person(&self, id: u64) -> Result<Option<String>, StoreError>;

    /// The tables at which a person sits and that are not over, the newest first.
    fn tables_of(&self, person: u64, most: usize) -> Result<Vec<TableName>, StoreError>;

    /// The key of this server, the same as long as the store lives. Made of `fresh` the first time.
    fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError>;
}

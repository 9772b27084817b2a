//! The one thread that writes.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::oneshot;

use crate::checkpoint::Checkpoints;
use crate::files::system;
use crate::read::LAST;
use crate::schema::{PROBE, open_durable};
use crate::{Measures, Pending, StoreError, Write};

/// After so long without a write the log is moved into the file.
const REST: Duration = Duration::from_secs(1);

/// At the end there is time to wait for readers.
const AT_THE_END: Duration = Duration::from_secs(2);

/// The most batches of one transaction.
const GROUP: usize = 1024;

/// While several batches come at once, a commit waits so long for more: it costs the same for one as for fifty.
const GATHER: Duration = Duration::from_micros(800);

type Answer = oneshot::Sender<Result<(), StoreError>>;

struct Batch {
    writes: Vec<Write>,
    answer: Answer,
}

/// The way to the thread that writes. When it is dropped, what waits is still written.
pub(crate) struct Writer {
    pub(crate) measures: Measures,
    queue: Option<Sender<Batch>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(crate) fn start(connection: Connection, path: PathBuf) -> Result<Writer, StoreError> {
        let measures = Measures::new();
        let (queue, batches) = channel();
        let mut writing = Writing {
            connection,
            checkpoints: Checkpoints::new(&path, measures.clone()),
            measures: measures.clone(),
            path,
        };
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writing.write_all(&batches))
            .map_err(system("cannot start the thread of the store".to_owned()))?;
        Ok(Writer { measures, queue: Some(queue), thread: Some(thread) })
    }

    pub(crate) fn keep(&self, writes: Vec<Write>) -> Pending {
        let (answer, pending) = Pending::new();
        if let Some(queue) = &self.queue {
            self.measures.waiting.inc();
            // If the thread is gone the batch is dropped with its answer, which says so.
            let _ = queue.send(Batch { writes, answer });
        }
        pending
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What the thread has in hand.
struct Writing {
    connection: Connection,
    path: PathBuf,
    checkpoints: Checkpoints,
    measures: Measures,
}

impl Writing {
    /// Takes everything that waits, makes it one transaction, and answers after the commit.
    fn write_all(&mut self, batches: &Receiver<Batch>) {
        let mut busy = false;
        loop {
            match batches.recv_timeout(REST) {
                Ok(first) => {
                    if busy {
                        std::thread::sleep(GATHER);
                    }
                    let mut group = vec![first];
                    group.extend(batches.try_iter().take(GROUP - 1));
                    // Whoever writes alone does not wait.
                    busy = group.len() > 1;
                    self.write(group);
                    self.checkpoints.after_commit(&self.connection);
                }
                Err(RecvTimeoutError::Timeout) => self.checkpoints.at_rest(&self.connection, Duration::ZERO),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.checkpoints.at_rest(&self.connection, AT_THE_END);
    }

    fn write(&mut self, group: Vec<Batch>) {
        let begun = Instant::now();
        let result = commit(&mut self.connection, &group);
        self.measures.commit_seconds.observe(begun.elapsed().as_secs_f64());
        self.measures.waiting.dec_by(group.len() as i64);
        match result {
            Ok(results) => {
                for (batch, result) in group.into_iter().zip(results) {
                    let _ = batch.answer.send(result);
                }
            }
            Err(error) => {
                self.measures.commits_failed.inc();
                // Whoever is answered logs it, with what they wanted: a failure is told once.
                for batch in group {
                    let _ = batch.answer.send(Err(error.clone()));
                }
                self.start_over();
            }
        }
    }

    /// After a commit that failed: the next one must find no transaction open. SQLite itself copes with the rest: the
    /// frames of the failed commit do not count and are written over, also if only their sync has failed.
    fn start_over(&mut self) {
        if self.connection.is_autocommit() || self.connection.execute_batch("ROLLBACK").is_ok() {
            return;
        }
        match open_durable(&self.path) {
            Ok(connection) => self.connection = connection,
            Err(error) => tracing::error!(error = &error as &dyn std::error::Error, "the store does not open again"),
        }
    }
}

/// Writes the group as one transaction. Nearly always every batch of it holds; where one does not, they are written anew,
/// so that it takes no other with it.
fn commit(connection: &mut Connection, group: &[Batch]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let transaction = connection.transaction()?;
    match group.iter().flat_map(|batch| &batch.writes).try_for_each(|write| put(&transaction, write)) {
        Ok(()) => {
            transaction.commit()?;
            Ok(group.iter().map(|_| Ok(())).collect())
        }
        // The disk is full or broken: SQLite may have ended the whole transaction.
        Err(error @ StoreError::Database(_)) => Err(error),
        Err(_) => {
            transaction.rollback()?;
            commit_apart(connection, group)
        }
    }
}

/// Writes every batch of the group within a savepoint of its own.
fn commit_apart(connection: &mut Connection, group: &[Batch]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.transaction()?;
    let mut results = Vec::with_capacity(group.len());
    for batch in group {
        let savepoint = transaction.savepoint()?;
        let result = batch.writes.iter().try_for_each(|write| put(&savepoint, write));
        match result {
            Ok(()) => savepoint.commit()?,
            Err(error @ StoreError::Database(_)) => return Err(error),
            Err(_) => savepoint.finish()?,
        }
        results.push(result);
    }
    transaction.commit()?;
    Ok(results)
}

fn put(connection: &Connection, write: &Write) -> Result<(), StoreError> {
    let run = |sql: &str, values: &[&dyn rusqlite::ToSql]| -> Result<usize, StoreError> {
        Ok(connection.prepare_cached(sql)?.execute(values)?)
    };
    let changed = match write {
        Write::Table { name, game } => run("INSERT INTO tables (name, game) VALUES (?1, ?2)", params![name, game])?,
        Write::Command { table, seq, at, body } => run(
            "INSERT INTO commands (number, seq, at, body) SELECT number, ?2, ?3, ?4 FROM tables WHERE name = ?1",
            params![table, signed(*seq), signed(*at), body],
        )?,
        Write::Player { table, person } => {
            run(
                "INSERT OR IGNORE INTO players (person, number) SELECT ?2, number FROM tables WHERE name = ?1",
                params![table, signed(*person)],
            )?;
            1
        }
        Write::Gone { table, person } => {
            run(
                "DELETE FROM players WHERE person = ?2 AND number = (SELECT number FROM tables WHERE name = ?1)",
                params![table, signed(*person)],
            )?;
            1
        }
        Write::Person { id, name } => run(
            "INSERT INTO people (id, name) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            params![signed(*id), name],
        )?,
        Write::Begun { table } => run("UPDATE tables SET begun = 1 WHERE name = ?1", params![table])?,
        Write::Over { table } => run("UPDATE tables SET over = 1 WHERE name = ?1", params![table])?,
        Write::Prune { table, before } => {
            prune(connection, table, *before)?;
            1
        }
        Write::Revoked { person, epoch } => run(
            "INSERT INTO revoked (person, epoch) VALUES (?1, ?2) \
             ON CONFLICT (person) DO UPDATE SET epoch = max(epoch, excluded.epoch)",
            params![signed(*person), epoch],
        )?,
        Write::Probe => run(PROBE, params![])?,
    };
    if changed == 0 { Err(StoreError::NoTable) } else { Ok(()) }
}

fn prune(connection: &Connection, table: &str, before: u64) -> Result<(), StoreError> {
    let sql = format!("SELECT number FROM tables WHERE name = ?1 AND {LAST} < ?2");
    let mut query = connection.prepare_cached(&sql)?;
    let found = query.query_row(params![table, signed(before)], |row| row.get::<_, i64>(0)).optional()?;
    let Some(number) = found else { return Ok(()) };
    for from in ["players", "commands", "tables"] {
        connection.prepare_cached(&format!("DELETE FROM {from} WHERE number = ?1"))?.execute([number])?;
    }
    Ok(())
}

/// SQLite's integers have a sign; the bits are kept.
pub(crate) fn signed(number: u64) -> i64 {
    number as i64
}

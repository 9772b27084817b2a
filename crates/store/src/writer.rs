//! The one thread that writes.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, SyncSender, TrySendError, channel, sync_channel};
use std::thread::JoinHandle;
use std::time::Instant;

use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::oneshot;

use crate::read::LAST;
use crate::{Measures, Pending, StoreError, Write};

/// After so many commits the checkpointer is nudged.
const CHECKPOINT_EVERY: u32 = 500;

/// The most batches of one transaction.
const GROUP: usize = 1024;

type Answer = oneshot::Sender<Result<(), StoreError>>;

struct Batch {
    writes: Vec<Write>,
    answer: Answer,
}

/// The way to the thread that writes. When it is dropped, what waits is still written.
pub(crate) struct Writer {
    pub(crate) measures: Measures,
    queue: Option<Sender<Batch>>,
    threads: Vec<JoinHandle<()>>,
}

impl Writer {
    pub(crate) fn start(connection: Connection, path: PathBuf) -> Result<Writer, StoreError> {
        let failed = |error| StoreError::System {
            what: "cannot start the threads of the store".to_owned(),
            source: Arc::new(error),
        };
        let measures = Measures::new();
        let counted = measures.clone();
        let (nudge, nudged) = sync_channel(1);
        let (queue, batches) = channel();
        let checkpoints = std::thread::Builder::new().name("checkpoint".to_owned());
        let writes = std::thread::Builder::new().name("store".to_owned());
        let threads = vec![
            checkpoints.spawn(move || checkpoint(path, &nudged)).map_err(failed)?,
            writes.spawn(move || write_all(connection, &batches, &nudge, &counted)).map_err(failed)?,
        ];
        Ok(Writer { measures, queue: Some(queue), threads })
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
        for thread in self.threads.drain(..).rev() {
            let _ = thread.join();
        }
    }
}

/// Takes everything that waits, makes it one transaction, and answers after the commit.
fn write_all(mut connection: Connection, batches: &Receiver<Batch>, nudge: &SyncSender<()>, measures: &Measures) {
    let mut commits = 0;
    while let Ok(first) = batches.recv() {
        let mut group = vec![first];
        group.extend(batches.try_iter().take(GROUP - 1));
        let begun = Instant::now();
        let result = commit(&mut connection, &group);
        measures.commit_seconds.observe(begun.elapsed().as_secs_f64());
        measures.waiting.dec_by(group.len() as i64);
        match result {
            Ok(results) => {
                for (batch, result) in group.into_iter().zip(results) {
                    let _ = batch.answer.send(result);
                }
            }
            Err(error) => {
                measures.commits_failed.inc();
                tracing::error!(error = &error as &dyn std::error::Error, "a commit failed");
                for batch in group {
                    let _ = batch.answer.send(Err(error.clone()));
                }
            }
        }
        commits += 1;
        if commits % CHECKPOINT_EVERY == 0 {
            match nudge.try_send(()) {
                Ok(()) | Err(TrySendError::Full(()) | TrySendError::Disconnected(())) => {}
            }
        }
    }
    // A clean end leaves a clean file.
    let _ = connection.pragma_query_value(None, "wal_checkpoint(TRUNCATE)", |row| row.get::<_, i64>(0));
}

/// Writes every batch within a savepoint of its own, so that one that fails takes no other with it.
fn commit(connection: &mut Connection, group: &[Batch]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.transaction()?;
    let mut results = Vec::with_capacity(group.len());
    for batch in group {
        let savepoint = transaction.savepoint()?;
        let result = batch.writes.iter().try_for_each(|write| put(&savepoint, write));
        match result {
            Ok(()) => savepoint.commit()?,
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
        // Never the same bytes: SQLite writes no page that would stay as it is.
        Write::Probe => run("INSERT OR REPLACE INTO meta (name, value) VALUES ('probe', randomblob(8))", params![])?,
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

/// Moves what was written from the log into the file, whenever nudged, without holding up the writer.
fn checkpoint(path: PathBuf, nudged: &Receiver<()>) {
    let connection = match Connection::open(path) {
        Ok(connection) => connection,
        Err(error) => {
            tracing::error!(%error, "no checkpoints: the log grows on");
            return;
        }
    };
    while nudged.recv().is_ok() {
        if let Err(error) = move_log(&connection) {
            tracing::warn!(%error, "a checkpoint failed; the log grows on");
        }
    }
}

/// Moves as much of the log as nobody reads any more; returns how many pages it holds and how many were moved.
fn move_log(connection: &Connection) -> rusqlite::Result<(i64, i64)> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| Ok((row.get(1)?, row.get(2)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checkpoint_moves_the_whole_log_into_the_file() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("log.db");
        let writer = Connection::open(&file).unwrap();
        writer.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1)").unwrap();
        let (held, moved) = move_log(&Connection::open(&file).unwrap()).unwrap();
        assert!(held > 0);
        assert_eq!(held, moved);
    }
}

//! Plays tables over HTTP against a real server process and tells what it can bear.
//!
//! The client reads the legal moves out of the streamed HTML, as a browser's person would.

mod page;
mod player;
mod process;
mod sync;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use curia_catalog::GameId;
use serde::Serialize;
use thiserror::Error;
use tokio::sync::Mutex;
use tokio::task::JoinError;

use crate::client::ClientError;
use player::{Game, Venue};
use process::Server;

pub use process::ProcessError;

/// How many tables are opened to weigh one.
const WEIGHED: usize = 1_000;
/// How many streams are opened to weigh one.
const WATCHERS: usize = 500;

/// Why nothing was measured.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The measured server does not run as it should.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// A request has no answer.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The server refused what every table needs.
    #[error("the server refused {0}: status {1}")]
    Refused(&'static str, u16),
    /// The disk cannot be measured.
    #[error("cannot write to {}", .0.display())]
    Disk(PathBuf, #[source] std::io::Error),
    /// The runtime of the clients did not start.
    #[error("cannot start the clients")]
    Runtime(#[source] std::io::Error),
    /// A player's task ended in a panic.
    #[error("a player failed")]
    Task(#[from] JoinError),
}

/// What to measure.
#[derive(Clone, PartialEq, Debug)]
pub struct Load {
    /// The program whose `serve` is measured.
    pub program: PathBuf,
    /// What is played, by as few as the game takes.
    pub game: GameId,
    /// How many tables are played at the same time; one at the least.
    pub tables: usize,
    /// For how long.
    pub seconds: f64,
    /// How many moves a second altogether; as many as possible if nothing is said.
    pub rate: Option<f64>,
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Tables played at the same time.
    pub tables: usize,
    /// Seats, each with a stream that is read.
    pub seats: usize,
    /// Accepted moves a second.
    pub moves_per_s: f64,
    /// Accepted moves per second of the server's processor time.
    pub moves_per_server_cpu_s: f64,
    /// From a post to the next player's update, the middle.
    pub p50_ms: f64,
    /// The same, the 99th of a hundred.
    pub p99_ms: f64,
    /// A bare write and sync in the same directory, the 99th of a hundred.
    pub fsync_p99_ms: f64,
    /// The size of an update on a stream.
    pub bytes_per_update: f64,
    /// The same on the stream of a browser, which takes gzip.
    pub gzip_bytes_per_update: f64,
    /// What a thousand open tables at rest cost.
    pub rss_mb_per_1000_tables: f64,
    /// What an open stream at rest costs.
    pub rss_kb_per_stream: f64,
}

/// What all tables of a run count together.
#[derive(Default)]
struct Tally {
    moves: u64,
    latencies: Vec<f64>,
    updates: u64,
    bytes: u64,
}

/// Starts a server in a directory of its own, plays, and stops it again.
pub fn run(load: &Load) -> Result<Report, LoadError> {
    let server = Server::start(&load.program)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(LoadError::Runtime)?;
    runtime.block_on(measure(load, &server))
}

async fn measure(load: &Load, server: &Server) -> Result<Report, LoadError> {
    let venue = Venue { address: server.address, game: load.game };
    let tables = load.tables.max(1);
    let mut syncs = sync::measure(server.directory())?;
    let rss_mb_per_1000_tables = weigh(server, venue).await?;
    let rss_kb_per_stream = weigh_streams(server, venue).await?;
    let tally = Arc::new(Mutex::new(Tally::default()));
    let mut games = Vec::new();
    for number in 0..tables {
        games.push(Game::open(venue, number as u64).await?);
    }
    let cpu = server.cpu_seconds()?;
    let began = Instant::now();
    let until = began + Duration::from_secs_f64(load.seconds);
    let pause = load.rate.map(|rate| Duration::from_secs_f64(tables as f64 / rate.max(0.001)));
    let tab = tokio::spawn(games[0].second_tab(until).await?);
    let mut tasks = Vec::new();
    for (number, game) in games.into_iter().enumerate() {
        let tally = tally.clone();
        let delay = pause.map_or(Duration::ZERO, |pause| pause.mul_f64(number as f64 / tables as f64));
        tasks.push(tokio::spawn(async move { game.play(began + delay, until, pause, &tally).await }));
    }
    for task in tasks {
        task.await??;
    }
    let gzip_bytes_per_update = tab.await?;
    let seconds = began.elapsed().as_secs_f64();
    let cpu = server.cpu_seconds()? - cpu;
    syncs.extend(sync::measure(server.directory())?);
    let mut tally = tally.lock().await;
    let moves = tally.moves as f64;
    Ok(Report {
        tables,
        seats: tables * venue.seats(),
        moves_per_s: moves / seconds,
        moves_per_server_cpu_s: moves / cpu.max(0.001),
        p50_ms: percentile(&mut tally.latencies, 0.50),
        p99_ms: percentile(&mut tally.latencies, 0.99),
        fsync_p99_ms: percentile(&mut syncs, 0.99),
        bytes_per_update: tally.bytes as f64 / tally.updates.max(1) as f64,
        gzip_bytes_per_update,
        rss_mb_per_1000_tables,
        rss_kb_per_stream,
    })
}

/// The memory of a thousand tables that have begun and that nobody watches.
async fn weigh(server: &Server, venue: Venue) -> Result<f64, LoadError> {
    // A few first, so that what every server needs once is not counted.
    open_many(venue, 50).await?;
    let before = server.rss_mb()?;
    open_many(venue, WEIGHED).await?;
    let gained = server.rss_mb()? - before;
    Ok(gained.max(0.0) * 1000.0 / WEIGHED as f64)
}

/// The memory of a stream that has sent its first picture and waits.
async fn weigh_streams(server: &Server, venue: Venue) -> Result<f64, LoadError> {
    let _first = player::watch(venue, 20).await?;
    let before = server.rss_mb()?;
    let _watchers = player::watch(venue, WATCHERS).await?;
    let gained = server.rss_mb()? - before;
    Ok(gained.max(0.0) * 1024.0 / WATCHERS as f64)
}

async fn open_many(venue: Venue, count: usize) -> Result<(), LoadError> {
    let mut tasks = Vec::new();
    for _ in 0..20 {
        tasks.push(tokio::spawn(async move {
            for _ in 0..count / 20 {
                player::begin(venue).await?;
            }
            Ok::<(), LoadError>(())
        }));
    }
    for task in tasks {
        task.await??;
    }
    Ok(())
}

/// The value below which this share of the values lies.
fn percentile(values: &mut [f64], share: f64) -> f64 {
    if values.is_empty() {
        return 0.0;
    }
    values.sort_by(f64::total_cmp);
    let place = (values.len() as f64 * share).ceil() as usize;
    values[place.clamp(1, values.len()) - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_one_of_the_values() {
        let mut values: Vec<f64> = (1..=100).rev().map(f64::from).collect();
        assert_eq!(percentile(&mut values, 0.5), 50.0);
        assert_eq!(percentile(&mut values, 0.99), 99.0);
        assert_eq!(percentile(&mut [7.0], 0.99), 7.0);
        assert_eq!(percentile(&mut [], 0.99), 0.0);
    }
}

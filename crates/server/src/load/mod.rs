//! Plays tables over HTTP against a real server process and tells what it can bear.
//!
//! The client reads the legal moves out of the streamed HTML, as a browser's person would.

mod http;
mod page;
mod player;
mod process;
mod sync;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::sync::Mutex;

use player::Game;
use process::Server;

/// How many tables are opened to weigh one.
const WEIGHED: usize = 1_000;
/// How many streams are opened to weigh one.
const WATCHERS: usize = 500;

/// What to measure.
#[derive(Clone, PartialEq, Debug)]
pub struct Load {
    /// The program whose `serve` is measured.
    pub program: PathBuf,
    /// How many tables of two are played at the same time.
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
    /// From a post to the other player's update, the middle.
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
pub fn run(load: &Load) -> Result<Report, String> {
    let server = Server::start(&load.program)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|e| e.to_string())?;
    runtime.block_on(measure(load, &server))
}

async fn measure(load: &Load, server: &Server) -> Result<Report, String> {
    let address = server.address;
    let mut syncs = sync::measure(&server.directory)?;
    let rss_mb_per_1000_tables = weigh(server).await?;
    let rss_kb_per_stream = weigh_streams(server).await?;
    let tally = Arc::new(Mutex::new(Tally::default()));
    let mut games = Vec::new();
    for _ in 0..load.tables {
        games.push(Game::open(address).await?);
    }
    let cpu = server.cpu_seconds()?;
    let began = Instant::now();
    let until = began + Duration::from_secs_f64(load.seconds);
    let pause = load.rate.map(|rate| Duration::from_secs_f64(load.tables as f64 / rate.max(0.001)));
    let first = games.first().ok_or("a load test needs a table")?;
    let tab = tokio::spawn(first.second_tab(until).await?);
    let mut tasks = Vec::new();
    for (number, game) in games.into_iter().enumerate() {
        let tally = tally.clone();
        let delay = pause.map_or(Duration::ZERO, |pause| pause.mul_f64(number as f64 / load.tables as f64));
        tasks.push(tokio::spawn(async move { game.play(began + delay, until, pause, &tally).await }));
    }
    for task in tasks {
        task.await.map_err(|error| error.to_string())??;
    }
    let gzip_bytes_per_update = tab.await.map_err(|error| error.to_string())?;
    let seconds = began.elapsed().as_secs_f64();
    let cpu = server.cpu_seconds()? - cpu;
    syncs.extend(sync::measure(&server.directory)?);
    let mut tally = tally.lock().await;
    let moves = tally.moves as f64;
    Ok(Report {
        tables: load.tables,
        seats: load.tables * 2,
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
async fn weigh(server: &Server) -> Result<f64, String> {
    // A few first, so that what every server needs once is not counted.
    open_many(server, 50).await?;
    let before = server.rss_mb()?;
    open_many(server, WEIGHED).await?;
    let gained = server.rss_mb()? - before;
    Ok(gained.max(0.0) * 1000.0 / WEIGHED as f64)
}

/// The memory of a stream that has sent its first picture and waits.
async fn weigh_streams(server: &Server) -> Result<f64, String> {
    let _first = player::watch(server.address, 20).await?;
    let before = server.rss_mb()?;
    let _watchers = player::watch(server.address, WATCHERS).await?;
    let gained = server.rss_mb()? - before;
    Ok(gained.max(0.0) * 1024.0 / WATCHERS as f64)
}

async fn open_many(server: &Server, count: usize) -> Result<(), String> {
    let mut tasks = Vec::new();
    for _ in 0..20 {
        let address = server.address;
        tasks.push(tokio::spawn(async move {
            for _ in 0..count / 20 {
                player::begin(address).await?;
            }
            Ok::<(), String>(())
        }));
    }
    for task in tasks {
        task.await.map_err(|error| error.to_string())??;
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

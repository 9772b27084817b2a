//! A server process from its start to its end.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use curia_store::Sqlite;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::limits::LAST_READS;
use crate::{Config, ServeError, descriptors, serve};

/// Where to serve and how.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// The address to listen at; port 0 takes a free one.
    pub addr: String,
    /// The directory of the store.
    pub data: PathBuf,
    /// How the server behaves.
    pub config: Config,
}

/// Opens the store, listens, calls `ready` with the address, and serves until the process is told to stop. Told a
/// second time, it stops at once.
pub fn run(options: &ServeOptions, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    descriptors::raise();
    let store = Arc::new(Sqlite::open(&options.data)?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Threads)?;
    let served = runtime.block_on(async {
        let failed = |error| ServeError::Listen(options.addr.clone(), error);
        let listener = TcpListener::bind(&options.addr).await.map_err(failed)?;
        let signals = signals();
        ready(listener.local_addr().map_err(failed)?);
        tokio::select! {
            served = serve(listener, store, options.config.clone(), times(signals.clone(), 1)) => served,
            () = times(signals, 2) => {
                tracing::warn!("told to stop a second time: what is under way is cut off");
                Ok(())
            }
        }
    });
    runtime.shutdown_timeout(LAST_READS);
    served
}

/// Comes when the process was told to stop so many times.
async fn times(mut signals: watch::Receiver<u32>, times: u32) {
    if signals.wait_for(|told| *told >= times).await.is_err() {
        // Nobody listens for signals, so the system ends the process by itself.
        std::future::pending().await
    }
}

/// Counts how often somebody presses Ctrl-C or the system politely ends the process, from now on.
#[cfg(unix)]
fn signals() -> watch::Receiver<u32> {
    use tokio::signal::unix::{SignalKind, signal};
    let (count, signals) = watch::channel(0);
    let kinds = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    if let (Ok(mut interrupted), Ok(mut terminated)) = kinds {
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    _ = interrupted.recv() => {}
                    _ = terminated.recv() => {}
                }
                count.send_modify(|told| *told += 1);
            }
        });
    }
    signals
}

/// Counts how often somebody presses Ctrl-C, from now on.
#[cfg(not(unix))]
fn signals() -> watch::Receiver<u32> {
    let (count, signals) = watch::channel(0);
    tokio::spawn(async move {
        while tokio::signal::ctrl_c().await.is_ok() {
            count.send_modify(|told| *told += 1);
        }
    });
    signals
}

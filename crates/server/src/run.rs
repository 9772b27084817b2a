//! A server from its first to its last breath.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use curia_store::Sqlite;
use tokio::net::TcpListener;

use crate::{Config, serve};

/// Where to serve from and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The address to listen at; port 0 takes a free one.
    pub addr: String,
    /// The directory of the store.
    pub data: PathBuf,
    /// How the server behaves.
    pub config: Config,
}

/// Opens the store, listens, calls `ready` with the address, and serves until the process is told to stop.
pub fn run(place: &Place, ready: impl FnOnce(SocketAddr)) -> Result<(), String> {
    let store = Arc::new(Sqlite::open(&place.data).map_err(|error| error.to_string())?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|e| e.to_string())?;
    runtime.block_on(async {
        let listener = TcpListener::bind(&place.addr).await;
        let listener = listener.map_err(|error| format!("cannot listen at {}: {error}", place.addr))?;
        ready(listener.local_addr().map_err(|error| error.to_string())?);
        serve(listener, store, place.config, told_to_stop()).await
    })
}

/// Comes when somebody presses Ctrl-C or the system ends the process politely.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

//! A server process from its start to its end.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use curia_store::Sqlite;
use tokio::net::TcpListener;

use crate::{Config, ServeError, serve};

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

/// Opens the store, listens, calls `ready` with the address, and serves until the process is told to stop.
pub fn run(options: &ServeOptions, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let store = Arc::new(Sqlite::open(&options.data)?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Threads)?;
    runtime.block_on(async {
        let failed = |error| ServeError::Listen(options.addr.clone(), error);
        let listener = TcpListener::bind(&options.addr).await.map_err(failed)?;
        ready(listener.local_addr().map_err(failed)?);
        serve(listener, store, options.config.clone(), stop_signal()).await
    })
}

/// Comes when somebody presses Ctrl-C or the system ends the process politely.
async fn stop_signal() {
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

//! Curia on the web: people, tables, live updates.
#![forbid(unsafe_code)]

mod app;
mod bot_pool;
pub mod client;
mod clock;
mod error;
mod fields;
mod gzip;
mod hosts;
mod limits;
mod live;
pub mod load;
mod metrics;
mod middleware;
mod network;
mod presence;
mod pruning;
mod rate_limit;
mod render;
mod request_log;
mod routes;
mod run;
mod session;
mod streams;
mod tables;
mod turn_feed;
mod watcher;

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt;
use curia_store::{Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::time::sleep;

pub use app::Config;
pub use error::Text;
pub use hosts::{Host, NotAHost};
pub use network::{Network, NotANetwork};
pub use pruning::Pruning;
pub use run::{ServeOptions, run};

use app::App;
use limits::SHUTDOWN;

/// Why a server does not serve.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The store cannot be opened or read.
    #[error("the store does not open")]
    Store(#[from] StoreError),
    /// The system gives no entropy: neither people nor deals would be safe.
    #[error("the system gives no random numbers")]
    Entropy(#[from] getrandom::Error),
    /// The threads of the server cannot be started.
    #[error("cannot start the threads of the server")]
    Threads(#[source] std::io::Error),
    /// The address is taken or not ours.
    #[error("cannot listen at {0}")]
    Listen(String, #[source] std::io::Error),
    /// The listener failed.
    #[error("cannot serve any longer")]
    Io(#[source] std::io::Error),
}

/// Serves until `stop` comes. Then every stream is ended, requests under way are answered, and what waits is still
/// kept; connections that do not end by themselves are left to the end of the runtime after a short while.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let app = Arc::new(App::new(store, config)?);
    let sweeper = tokio::spawn(app.clone().sweep());
    let pruner = tokio::spawn(pruning::run(app.clone()));
    metrics::listen(&app)?;
    let router = routes::router(app.clone());
    // Small messages must not wait for each other.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let mut stops = app.shutdown.subscribe();
    let stopping = async move {
        stop.await;
        app.shutdown.send_replace(true);
    };
    let overdue = async move {
        let _ = stops.wait_for(|stops| *stops).await;
        sleep(SHUTDOWN).await;
    };
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(stopping);
    let served = tokio::select! {
        served = served.into_future() => served.map_err(ServeError::Io),
        () = overdue => {
            tracing::warn!("a connection did not end in time and is cut off");
            Ok(())
        }
    };
    sweeper.abort();
    pruner.abort();
    served
}

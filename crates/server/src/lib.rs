//! Curia on the web: people, tables, live updates.
#![forbid(unsafe_code)]

mod answering;
mod app;
mod bot_pool;
pub mod client;
mod clock;
mod connection;
mod connections;
mod descriptors;
mod drive;
mod error;
mod fields;
mod gzip;
mod hosts;
mod limits;
mod live;
pub mod load;
mod message;
mod metrics;
mod middleware;
mod network;
mod presence;
mod pruning;
mod rate_limit;
mod recovery;
mod render;
mod request_log;
mod roster;
mod routes;
mod run;
mod session;
mod streams;
mod tables;
mod turn_feed;
mod updates;
mod watcher;

use std::future::Future;
use std::sync::Arc;

use curia_store::{Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;

pub use app::Config;
pub use connection::Patience;
pub use error::Text;
pub use hosts::{Host, NotAHost};
pub use network::{Network, NotANetwork, outward};
pub use pruning::Pruning;
pub use run::{ServeOptions, run};

use app::App;
use connections::{Caps, Connections};
use limits::PAGE_SHARE;

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
}

/// Serves until `stop` comes. Then every stream is ended, requests under way are answered, new ones are told to come
/// again, and what waits is still kept; all of it takes five seconds at the most.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    mut config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let descriptors = descriptors::limit();
    let caps = Caps::new(config.connections, descriptors);
    config.streams = config.streams.min(caps.all - caps.all / PAGE_SHARE);
    let (connections, of_household, streams) = (caps.all, caps.of_household, config.streams);
    tracing::info!(descriptors, connections, of_household, streams, "limits");
    let listening = listener.local_addr().map_err(|error| ServeError::Listen("the address given".to_owned(), error))?;
    let app = Arc::new(App::new(store, config, listening)?);
    let sweeper = tokio::spawn(app.clone().sweep());
    let pruner = tokio::spawn(pruning::run(app.clone()));
    metrics::listen(&app)?;
    let connections = Connections::new(caps, &app.config, app.metrics.connections.clone());
    let (router, stops) = (routes::router(app.clone()), app.shutdown.subscribe());
    let stopping = tokio::spawn(async move {
        stop.await;
        app.shutdown.send_replace(true);
    });
    connections::serve(listener, router, connections, stops).await;
    stopping.abort();
    sweeper.abort();
    pruner.abort();
    Ok(())
}

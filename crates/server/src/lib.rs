//! Curia on the web: people, tables, live updates.
#![forbid(unsafe_code)]

mod app;
mod bot_pool;
mod clock;
mod error;
mod fields;
mod limits;
mod live;
pub mod load;
mod middleware;
mod presence;
mod rate;
mod render;
mod routes;
mod run;
mod session;
mod squeeze;
mod tables;
mod turns;
mod watcher;

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt;
use curia_store::Store;
use tokio::net::TcpListener;

pub use app::Config;
pub use run::{Place, run};

use app::App;

/// Serves until `stop` comes; then every stream is ended, and what waits is still kept.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), String> {
    let app = Arc::new(App::new(store, config)?);
    let sweeper = tokio::spawn(app.clone().sweep());
    let router = routes::router(app.clone());
    // Small messages must not wait for each other.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let stopping = async move {
        stop.await;
        app.shutdown.send_replace(true);
    };
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(stopping).await;
    let _ = sweeper.await;
    served.map_err(|error| error.to_string())
}

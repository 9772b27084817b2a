//! `GET /healthz`: the process answers. `GET /readyz`: the store takes a write, and the server does not stop.
//! For load balancers and service managers: no cookie, no session, a word of plain text.

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::sync::Mutex as AsyncMutex;
use tokio::time::timeout;
use tracing::Instrument;

use crate::app::App;
use crate::limits::{PROBE, PROBE_KEPT};

/// The last probe of the store: when it ended, and whether it went well.
#[derive(Default)]
pub(crate) struct Probed(AsyncMutex<Option<(Instant, bool)>>);

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new().route("/healthz", get(health)).route("/readyz", get(ready))
}

async fn health() -> Response {
    plain(StatusCode::OK, "ok\n")
}

async fn ready(State(app): State<Arc<App>>) -> Response {
    if *app.shutdown.borrow() {
        return plain(StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    // To its end even if the one who asks hangs up: else asking and hanging up would be a probe each time.
    let probe = async move { takes_writes(&app).await };
    match tokio::spawn(probe.in_current_span()).await {
        Ok(true) => plain(StatusCode::OK, "ready\n"),
        Ok(false) | Err(_) => plain(StatusCode::SERVICE_UNAVAILABLE, "the store takes no writes\n"),
    }
}

/// True if the store takes writes, as it was found a moment ago or is found now.
async fn takes_writes(app: &App) -> bool {
    let mut last = app.probed.0.lock().await;
    if let Some((at, well)) = *last
        && at.elapsed() < PROBE_KEPT
    {
        return well;
    }
    let well = match timeout(PROBE, app.store.probe()).await {
        Ok(Ok(())) => true,
        Ok(Err(error)) => {
            tracing::error!(error = &error as &dyn std::error::Error, "the store takes no writes");
            false
        }
        Err(_) => {
            tracing::error!(after = ?PROBE, "the store does not answer");
            false
        }
    };
    *last = Some((Instant::now(), well));
    well
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    (status, [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")], text)
        .into_response()
}

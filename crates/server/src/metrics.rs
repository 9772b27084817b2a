//! What operators count, on an address of its own. Numbers only: no name, no table and no person is ever a label.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use curia_store::Measures;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};
use tokio::net::TcpListener;

use crate::ServeError;
use crate::app::App;
use crate::error::Error;

/// One label with a word that stands in this program.
type Label = [(&'static str, &'static str); 1];

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    bots_thinking: Gauge,
    bots_waiting: Gauge,
    /// Connections that are open.
    pub(crate) connections: Gauge,
    requests: Family<Label, Counter>,
    refusals: Family<Label, Counter>,
    streams: Gauge,
    tables_in_memory: Gauge,
    tables: Gauge,
}

impl Metrics {
    /// With what the store measures of itself.
    pub(crate) fn new(store: Measures) -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("curia"),
            bots_thinking: Gauge::default(),
            bots_waiting: Gauge::default(),
            connections: Gauge::default(),
            requests: Family::default(),
            refusals: Family::default(),
            streams: Gauge::default(),
            tables_in_memory: Gauge::default(),
            tables: Gauge::default(),
        };
        metrics.register();
        let registry = &mut metrics.registry;
        let seconds = "How long a commit took, its sync included";
        registry.register_with_unit("store_commit", seconds, Unit::Seconds, store.commit_seconds);
        registry.register("store_commits_failed", "Commits of which nothing was kept", store.commits_failed);
        registry.register("store_waiting", "Batches that wait for the writer or are being written", store.waiting);
        registry.register_with_unit("store_log", "The log beside the database", Unit::Bytes, store.log_bytes);
        let held_up = "Checkpoints that failed or were held up by a reader";
        registry.register("store_checkpoint_failures", held_up, store.checkpoint_failures);
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("requests", "Answers by the class of their status", self.requests.clone());
        registry.register("refusals", "Requests that were not fulfilled, by kind", self.refusals.clone());
        registry.register("connections", "Open connections", self.connections.clone());
        registry.register("streams", "Open streams", self.streams.clone());
        registry.register("tables_in_memory", "Tables in memory", self.tables_in_memory.clone());
        registry.register("tables", "Tables that are kept", self.tables.clone());
        registry.register("bots_thinking", "Bots that think", self.bots_thinking.clone());
        registry.register("bots_waiting", "Tables whose bots wait for a thread", self.bots_waiting.clone());
    }

    /// Counts an answer.
    pub(crate) fn answered(&self, status: StatusCode) {
        let class = match status.as_u16() {
            ..200 => "1xx",
            200..300 => "2xx",
            300..400 => "3xx",
            400..500 => "4xx",
            _ => "5xx",
        };
        self.requests.get_or_create(&[("status", class)]).inc();
    }

    /// Counts a request that was not fulfilled.
    pub(crate) fn refused(&self, error: &Error) {
        self.refusals.get_or_create(&[("kind", error.kind())]).inc();
    }

    /// Everything as text, in the format that Prometheus reads.
    fn text(&self, app: &App) -> Result<String, std::fmt::Error> {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let (waiting, thinking) = app.bots.load();
        self.bots_waiting.set(number(waiting));
        self.bots_thinking.set(number(thinking));
        self.streams.set(number(app.streams.len()));
        self.tables_in_memory.set(number(app.tables.len()));
        self.tables.set(i64::try_from(app.tables_kept()).unwrap_or(i64::MAX));
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Answers `GET /metrics` on the configured address, if there is one, until the server stops.
pub(crate) fn listen(app: &Arc<App>) -> Result<(), ServeError> {
    let Some(listener) = &app.config.metrics else { return Ok(()) };
    let listener = listener.try_clone().and_then(|own| own.set_nonblocking(true).map(|()| own));
    let listener = listener
        .and_then(TcpListener::from_std)
        .map_err(|error| ServeError::Listen("the address of metrics".to_owned(), error))?;
    let mut stops = app.shutdown.subscribe();
    let router = Router::new().route("/metrics", get(scrape)).with_state(app.clone());
    tokio::spawn(async move {
        let stopped = async move {
            let _ = stops.wait_for(|stops| *stops).await;
        };
        if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(stopped).await {
            tracing::error!(error = &error as &dyn std::error::Error, "metrics are served no longer");
        }
    });
    Ok(())
}

async fn scrape(State(app): State<Arc<App>>) -> Response {
    const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    match app.metrics.text(&app) {
        Ok(text) => ([(header::CONTENT_TYPE, FORMAT)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

//! `GET /t/{table}/events`: the stream of one watcher.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use curia_catalog::with_any;
use futures_util::stream::unfold;
use serde::Deserialize;

use super::Answer;
use super::table::link;
use crate::app::App;
use crate::caller::Caller;
use crate::limits::{KEEP_ALIVE, STREAMS};
use crate::live::AnyLive;
use crate::trouble::Trouble;
use crate::watcher::{Has, Watcher};

#[derive(Deserialize)]
pub(super) struct Asked {
    /// The version of the page that asks.
    v: Option<u64>,
}

pub(super) async fn get(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Answer {
    let live = app.hall.get(&app, &table).await?;
    let count = app.open_stream(caller.person, STREAMS).ok_or(Trouble::TooMany(KEEP_ALIVE.as_secs()))?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let has = Has { page: asked.v, stream: last.and_then(|id| u64::from_str_radix(id, 16).ok()) };
    let link = link(&headers, &table);
    let body = with_any!(AnyLive, &live, live => {
        let watcher = Watcher::new(&app, live, caller.person, caller.lang, link, has);
        Body::from_stream(unfold((watcher, count), async |(mut watcher, count)| {
            let message = watcher.next().await?;
            Some((Ok::<Bytes, std::convert::Infallible>(message), (watcher, count)))
        }))
    });
    Ok(stream(body))
}

/// An answer that is a stream of events.
pub(super) fn stream(body: Body) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, body).into_response()
}

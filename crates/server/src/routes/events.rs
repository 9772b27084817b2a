//! `GET /t/{table}/events`: the stream of one watcher.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use curia_catalog::with_any;
use futures_util::stream::{Stream, StreamExt, unfold};
use serde::Deserialize;

use super::Answer;
use super::table::link;
use crate::app::App;
use crate::error::Error;
use crate::limits::{KEEP_ALIVE, STREAMS};
use crate::live::AnyLive;
use crate::session::Session;
use crate::squeeze;
use crate::watcher::{Has, Watcher};

#[derive(Deserialize)]
pub(super) struct Asked {
    /// The version of the page that asks.
    v: Option<u64>,
}

pub(super) async fn get(
    State(app): State<Arc<App>>,
    session: Session,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Answer {
    let live = app.tables.get(&app, &table).await?;
    let count = app.open_stream(session.person, STREAMS).ok_or(Error::TooMany(KEEP_ALIVE.as_secs()))?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let has = Has { page: asked.v, stream: last.and_then(|id| u64::from_str_radix(id, 16).ok()) };
    let link = link(&headers, &table);
    Ok(with_any!(AnyLive, &live, live => {
        let watcher = Watcher::new(&app, live, session.person, session.lang, link, has);
        stream(&headers, unfold((watcher, count), async |(mut watcher, count)| {
            let message = watcher.next().await?;
            Some((message, (watcher, count)))
        }))
    }))
}

/// An answer that is a stream of events, squeezed if the one who asked takes that.
pub(super) fn stream(asked: &HeaderMap, messages: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        (header::VARY, "accept-encoding"),
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    if squeeze::is_accepted(asked) {
        let body = Body::from_stream(squeeze::squeezed(messages).map(Ok::<Bytes, Infallible>));
        (headers, [(header::CONTENT_ENCODING, "gzip")], body).into_response()
    } else {
        (headers, Body::from_stream(messages.map(Ok::<Bytes, Infallible>))).into_response()
    }
}

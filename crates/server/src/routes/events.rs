//! `GET /t/{table}/events`: the stream of one watcher.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use curia_catalog::with_any;
use futures_util::stream::{Stream, StreamExt, empty, unfold};
use serde::Deserialize;

use super::{Answer, AtTable};
use crate::app::App;
use crate::gzip;
use crate::live::AnyLive;
use crate::message::Message;
use crate::session::Session;
use crate::watcher::{Reader, Resume, Watcher};

#[derive(Deserialize)]
pub(super) struct Asked {
    /// The version of the page that asks.
    v: Option<u64>,
    /// True if that page shows the chairs before the game.
    #[serde(default)]
    waiting: bool,
}

pub(super) async fn get(
    State(app): State<Arc<App>>,
    session: Session,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Answer {
    let live = app.tables.get(&app, &table).await?;
    let open = app.open_stream(&session)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let from = Resume {
        page: asked.v,
        before_game: asked.waiting,
        stream: last.and_then(|id| u64::from_str_radix(id, 16).ok()),
    };
    let here_only = asked.waiting && app.inviting(&session).here_only;
    let reader = Reader { person: session.person, lang: session.lang, speed: session.speed, here_only };
    Ok(with_any!(AnyLive, &live, live => {
        let keep = if live.table().seat_of(session.person).is_some() { Keep::Nothing } else { Keep::Page };
        let watcher = Watcher::new(&app, live, reader, from);
        stream(&headers, keep, unfold((watcher, open), async |(mut watcher, mut open)| {
            let message = tokio::select! {
                message = watcher.next() => message?,
                () = open.ended() => return None,
            };
            Some((message, (watcher, open)))
        }))
    }))
}

/// What a stream would begin with. Nobody is present by it, nobody is told, and no stream is counted.
pub(super) async fn head(at: AtTable, headers: HeaderMap) -> Answer {
    at.app.tables.get(&at.app, &at.table).await?;
    Ok(stream(&headers, Keep::Nothing, empty()))
}

/// What a browser may keep of the page that listens, to go back to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keep {
    /// The page as it is: nobody's secrets are in it.
    Page,
    /// Nothing.
    Nothing,
}

/// An answer that is a stream of events, compressed if the one who asked takes that.
pub(super) fn stream(
    asked: &HeaderMap,
    keep: Keep,
    messages: impl Stream<Item = Message> + Send + 'static,
) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, if keep == Keep::Page { "private, no-cache" } else { "no-store" }),
        (header::VARY, "accept-encoding"),
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    if gzip::is_accepted(asked) {
        let body = Body::from_stream(gzip::compressed(messages).map(Ok::<Bytes, Infallible>));
        (headers, [(header::CONTENT_ENCODING, "gzip")], body).into_response()
    } else {
        let texts = messages.map(|message| Ok::<Bytes, Infallible>(message.text().clone()));
        (headers, Body::from_stream(texts)).into_response()
    }
}

//! `GET /events`: at which tables the session is waited for, as a JSON list of their names.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use curia_catalog::with_any;
use futures_util::stream::unfold;
use tokio::time::{Instant, sleep_until};

use super::Answer;
use super::events::stream;
use super::start_page::tables_of;
use crate::app::App;
use crate::error::Error;
use crate::limits::{KEEP_ALIVE, STREAMS};
use crate::live::AnyLive;
use crate::session::Session;
use crate::turns::{Waiting, waits_for};

pub(super) async fn get(State(app): State<Arc<App>>, session: Session, headers: HeaderMap) -> Answer {
    let count = app.open_stream(session.person, STREAMS).ok_or(Error::TooMany(KEEP_ALIVE.as_secs()))?;
    let mut now = Waiting::new();
    for table in tables_of(&app, &session).await? {
        let Ok(live) = app.tables.get(&app, &table).await else { continue };
        let waits = with_any!(AnyLive, &live, live => {
            let table = live.table();
            table.seat_of(session.person).is_some_and(|seat| waits_for(&table, seat))
        });
        if waits {
            now.insert(table);
        }
    }
    let mut news = app.turns.listen(session.person, now);
    news.mark_changed();
    let shutdown = app.shutdown.subscribe();
    let messages = unfold((news, shutdown, count), async |(mut news, mut shutdown, count)| {
        let message = tokio::select! {
            changed = news.changed() => {
                changed.ok()?;
                let names = serde_json::to_string(&*news.borrow_and_update()).ok()?;
                Bytes::from(format!("data: {names}\n\n"))
            }
            _ = shutdown.wait_for(|stops| *stops) => return None,
            () = sleep_until(Instant::now() + KEEP_ALIVE) => Bytes::from_static(b": \n\n"),
        };
        Some((message, (news, shutdown, count)))
    });
    Ok(stream(&headers, messages))
}

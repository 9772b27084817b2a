//! `GET /events`: at which tables one is waited for, and for what, as a JSON object from their names.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use curia_catalog::with_any;
use futures_util::stream::{empty, unfold};
use tokio::time::{Instant, sleep_until};

use super::Answer;
use super::events::{Keep, stream};
use super::start_page::tables_of;
use crate::app::App;
use crate::limits::KEEP_ALIVE;
use crate::live::AnyLive;
use crate::message::Message;
use crate::session::Session;
use crate::turn_feed::{Waiting, waits_for};

pub(super) async fn get(State(app): State<Arc<App>>, session: Session, headers: HeaderMap) -> Answer {
    let open = app.open_stream(&session)?;
    let mut now = Waiting::new();
    for table in tables_of(&app, &session).await? {
        let Ok(live) = app.tables.get(&app, &table).await else { continue };
        let waits = with_any!(AnyLive, &live, live => {
            let table = live.table();
            table.seat_of(session.person).and_then(|seat| waits_for(&table, seat))
        });
        now.extend(waits.map(|wait| (table, wait)));
    }
    let mut news = app.turns.subscribe(session.person, now);
    news.mark_changed();
    let shutdown = app.shutdown.subscribe();
    let messages = unfold((news, shutdown, open), async |(mut news, mut shutdown, mut open)| {
        let message = tokio::select! {
            changed = news.changed() => {
                changed.ok()?;
                let names = serde_json::to_string(&*news.borrow_and_update()).ok()?;
                Message::from(format!("data: {names}\n\n"))
            }
            _ = shutdown.wait_for(|stops| *stops) => return None,
            () = open.ended() => return None,
            () = sleep_until(Instant::now() + KEEP_ALIVE) => Message::from("event: alive\ndata\n\n"),
        };
        Some((message, (news, shutdown, open)))
    });
    Ok(stream(&headers, Keep::Page, messages))
}

/// What the stream would begin with; nobody listens by it.
pub(super) async fn head(headers: HeaderMap) -> Answer {
    Ok(stream(&headers, Keep::Page, empty()))
}

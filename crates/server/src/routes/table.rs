//! `GET /t/{table}`: the table, or the chairs round it before the game.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse};
use curia_catalog::with_any;

use super::Answer;
use crate::app::App;
use crate::error::Error;
use crate::live::AnyLive;
use crate::render;
use crate::session::Session;

pub(super) async fn get(
    State(app): State<Arc<App>>,
    session: Session,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer {
    let live = app.tables.get(&app, &table).await?;
    let name = if session.fresh { None } else { app.name_of(session.person).await? };
    let visitor = session.visitor(name.as_deref());
    let link = link(&app, &headers, &table);
    let page = with_any!(AnyLive, &live, live => {
        live.touch();
        render::page(live, &visitor, session.person, &link)
    });
    Ok(Html(page.ok_or(Error::Broken)?).into_response())
}

/// The whole address of a table, as it was reached.
pub(super) fn link(app: &App, headers: &HeaderMap, table: &str) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let https = app.config.https || text("x-forwarded-proto") == Some("https");
    let scheme = if https { "https" } else { "http" };
    let host = text(header::HOST.as_str()).unwrap_or("localhost");
    format!("{scheme}://{host}/t/{table}")
}

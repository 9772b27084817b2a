//! `GET /t/{table}`: the table, or the chairs round it before the game.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse};
use curia_catalog::with_any;

use super::Answer;
use crate::app::App;
use crate::caller::Caller;
use crate::live::AnyLive;
use crate::render;
use crate::trouble::Trouble;

pub(super) async fn get(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer {
    let live = app.hall.get(&app, &table).await?;
    let name = if caller.fresh { None } else { app.name_of(caller.person).await? };
    let visitor = caller.visitor(name.as_deref());
    let link = link(&headers, &table);
    let page = with_any!(AnyLive, &live, live => {
        live.touch();
        render::page(live, &visitor, caller.person, &link)
    });
    Ok(Html(page.ok_or(Trouble::Broken)?).into_response())
}

/// The whole address of a table, as the caller reached it.
pub(super) fn link(headers: &HeaderMap, table: &str) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = if text("x-forwarded-proto") == Some("https") { "https" } else { "http" };
    let host = text(header::HOST.as_str()).unwrap_or("localhost");
    format!("{scheme}://{host}/t/{table}")
}

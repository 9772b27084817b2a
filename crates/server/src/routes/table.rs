//! `GET /t/{table}`: the table, or the chairs round it before the game.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse};
use curia_catalog::with_any;

use super::Answer;
use crate::app::App;
use crate::error::Error;
use crate::live::AnyLive;
use crate::render;
use crate::session::Session;

pub(super) async fn get(State(app): State<Arc<App>>, session: Session, Path(table): Path<String>) -> Answer {
    let live = app.tables.get(&app, &table).await?;
    let name = if session.fresh { None } else { app.name_of(session.person).await? };
    let visitor = session.visitor(name.as_deref());
    let link = link(&session, &table);
    let page = with_any!(AnyLive, &live, live => {
        live.touch();
        render::page(live, &visitor, session.person, &link)
    });
    Ok(Html(page.ok_or(Error::Broken)?).into_response())
}

/// The whole address of a table, or its path if the name by which the server was reached is not believed.
pub(super) fn link(session: &Session, table: &str) -> String {
    format!("{}/t/{table}", session.site)
}

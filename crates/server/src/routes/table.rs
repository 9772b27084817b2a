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
    let inviting = app.inviting(&session);
    let (page, secret) = with_any!(AnyLive, &live, live => {
        live.touch();
        let secret = live.table().game().is_some() && live.table().seat_of(session.person).is_some();
        (render::page(live, &visitor, session.person, &inviting), secret)
    });
    let page = page.ok_or(Error::Broken)?;
    // What a seat knows is kept nowhere, not even to go back to it; everybody else's page may be.
    Ok(if secret { Html(page).into_response() } else { super::page(page) })
}

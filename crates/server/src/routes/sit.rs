//! `POST /t/{table}/sit`: takes an open chair. Fields: `seat`, `name`.

use std::sync::Arc;

use axum::extract::{Path, State};
use curia_core::Seat;
use curia_table::Intent;

use super::{Answer, submit};
use crate::app::App;
use crate::error::Error;
use crate::fields::Fields;
use crate::session::Session;

pub(super) async fn post(
    State(app): State<Arc<App>>,
    session: Session,
    Path(table): Path<String>,
    fields: Fields,
) -> Answer {
    let seat: Seat = fields.one("seat").and_then(|seat| seat.parse().ok()).ok_or(Error::Form)?;
    // An unknown table is told before anything is kept.
    app.tables.get(&app, &table).await?;
    let name = app.name_for(session.person, fields.one("name"), session.lang).await?;
    submit(&app, &session, &table, Intent::Sit { seat, name }).await
}

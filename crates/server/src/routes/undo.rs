//! `POST /t/{table}/undo`: takes back, asks for it, agrees or not. Fields: `to`, `consent`.

use std::sync::Arc;

use axum::extract::{Path, State};
use curia_table::Intent;

use super::{Answer, submit};
use crate::app::App;
use crate::fields::Fields;
use crate::session::Session;

pub(super) async fn post(
    State(app): State<Arc<App>>,
    session: Session,
    Path(table): Path<String>,
    fields: Fields,
) -> Answer {
    let wanted = match fields.one("consent") {
        Some("no") => Intent::KeepOn,
        _ => Intent::Undo { to: fields.need("to")? },
    };
    submit(&app, &session, &table, wanted).await
}

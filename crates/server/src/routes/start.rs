//! `POST /t/{table}/start`: begins the game. Fields: `fill` gives the open chairs to bots.

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
    submit(&app, &session, &table, Intent::Begin { fill: fields.one("fill").is_some() }).await
}

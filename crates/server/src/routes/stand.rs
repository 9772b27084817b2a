//! `POST /t/{table}/stand`: gets up before the game.

use std::sync::Arc;

use axum::extract::{Path, State};
use curia_table::Intent;

use super::{Answer, submit};
use crate::app::App;
use crate::session::Session;

pub(super) async fn post(State(app): State<Arc<App>>, session: Session, Path(table): Path<String>) -> Answer {
    submit(&app, &session, &table, Intent::Stand).await
}

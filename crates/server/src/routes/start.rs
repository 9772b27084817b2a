//! `POST /t/{table}/start`: begins the game. Fields: `fill` gives the open chairs to bots.

use std::sync::Arc;

use axum::extract::{Path, State};
use curia_table::Wish;

use super::{Answer, wish};
use crate::app::App;
use crate::caller::Caller;
use crate::fields::Fields;

pub(super) async fn post(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
    fields: Fields,
) -> Answer {
    wish(&app, &caller, &table, Wish::Begin { fill: fields.one("fill").is_some() }).await
}

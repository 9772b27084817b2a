//! `POST /t/{table}/leave`: a bot answers for the caller.

use std::sync::Arc;

use axum::extract::{Path, State};
use curia_table::Wish;

use super::{Answer, wish};
use crate::app::App;
use crate::caller::Caller;

pub(super) async fn post(State(app): State<Arc<App>>, caller: Caller, Path(table): Path<String>) -> Answer {
    wish(&app, &caller, &table, Wish::Leave).await
}

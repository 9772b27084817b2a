//! `POST /t/{table}/undo`: takes back, asks for it, agrees or not. Fields: `to`, `consent`.

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
    let wanted = match fields.one("consent") {
        Some("no") => Wish::KeepOn,
        _ => Wish::Undo { to: fields.need("to")? },
    };
    wish(&app, &caller, &table, wanted).await
}

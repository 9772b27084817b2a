//! `POST /t/{table}/sit`: takes an open chair. Fields: `seat`, `name`.

use std::sync::Arc;

use axum::extract::{Path, State};
use curia_core::Seat;
use curia_table::Wish;

use super::{Answer, wish};
use crate::app::App;
use crate::caller::Caller;
use crate::fields::Fields;
use crate::trouble::Trouble;

pub(super) async fn post(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
    fields: Fields,
) -> Answer {
    let seat: Seat = fields.one("seat").and_then(|seat| seat.parse().ok()).ok_or(Trouble::Form)?;
    // An unknown table is told before anything is kept.
    app.hall.get(&app, &table).await?;
    let name = app.name_for(caller.person, fields.one("name"), caller.lang).await?;
    wish(&app, &caller, &table, Wish::Sit { seat, name }).await
}

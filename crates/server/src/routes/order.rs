//! `POST /t/{table}/order`: a standing order; empty takes it away. Fields: `order`.

use std::sync::Arc;

use axum::extract::{Path, State};
use curia_table::Wish;

use super::{Answer, wish};
use crate::app::App;
use crate::caller::Caller;
use crate::fields::Fields;
use crate::limits::MOVE_BYTES;
use crate::trouble::Trouble;

pub(super) async fn post(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
    fields: Fields,
) -> Answer {
    let order = fields.one("order").filter(|order| order.len() <= MOVE_BYTES).ok_or(Trouble::Form)?;
    wish(&app, &caller, &table, Wish::Order(order.to_owned())).await
}

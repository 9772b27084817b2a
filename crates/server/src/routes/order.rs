//! `POST /t/{table}/order`: a standing order; empty takes it away. Fields: `order`.

use std::sync::Arc;

use axum::extract::{Path, State};
use curia_table::Intent;

use super::{Answer, submit};
use crate::app::App;
use crate::error::Error;
use crate::fields::Fields;
use crate::limits::MOVE_BYTES;
use crate::session::Session;

pub(super) async fn post(
    State(app): State<Arc<App>>,
    session: Session,
    Path(table): Path<String>,
    fields: Fields,
) -> Answer {
    let order = fields.one("order").filter(|order| order.len() <= MOVE_BYTES).ok_or(Error::Form)?;
    submit(&app, &session, &table, Intent::Order(order.to_owned())).await
}

//! `POST /t/{table}/order`: a standing order; empty takes it away. Fields: `order`.

use curia_table::Intent;

use super::{Answer, AtTable};
use crate::error::Error;
use crate::fields::Fields;
use crate::limits::MOVE_BYTES;

pub(super) async fn post(at: AtTable, fields: Fields) -> Answer {
    let order = fields.one("order").filter(|order| order.len() <= MOVE_BYTES).ok_or(Error::Form)?;
    at.submit(Intent::Order(order.to_owned())).await
}

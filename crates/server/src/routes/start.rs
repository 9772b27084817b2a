//! `POST /t/{table}/start`: begins the game. Fields: `fill` gives the open chairs to bots.

use curia_table::Intent;

use super::{Answer, AtTable};
use crate::fields::Fields;

pub(super) async fn post(at: AtTable, fields: Fields) -> Answer {
    at.submit(Intent::Begin { fill: fields.one("fill").is_some() }).await
}

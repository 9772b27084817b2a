//! `POST /t/{table}/undo`: takes back, asks for it, agrees or not. Fields: `to`, `consent`.

use curia_table::Intent;

use super::{Answer, AtTable};
use crate::fields::Fields;

pub(super) async fn post(at: AtTable, fields: Fields) -> Answer {
    at.submit(match fields.one("consent") {
        Some("no") => Intent::KeepOn,
        _ => Intent::Undo { to: fields.need("to")? },
    })
    .await
}

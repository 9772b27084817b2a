//! `POST /t/{table}/undo`: takes back, asks for it, agrees or not. Fields: `to`; or the answer
//! `consent` and the number of the `request` that it answers.

use curia_table::Intent;

use super::{Answer, AtTable};
use crate::fields::Fields;

pub(super) async fn post(at: AtTable, fields: Fields) -> Answer {
    at.submit(match fields.one("consent") {
        Some("yes") => Intent::Agree { request: fields.need("request")? },
        Some("no") => Intent::KeepOn { request: fields.need("request")? },
        _ => Intent::Undo { to: fields.need("to")? },
    })
    .await
}

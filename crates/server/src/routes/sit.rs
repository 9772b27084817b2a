//! `POST /t/{table}/sit`: takes an open chair. Fields: `seat`, `name`.

use curia_core::Seat;
use curia_table::Intent;

use super::{Answer, AtTable};
use crate::fields::Fields;

pub(super) async fn post(at: AtTable, fields: Fields) -> Answer {
    let seat: Seat = fields.need("seat")?;
    let (name, named) = at.app.name_for(at.session.person, fields.one("name")).await?;
    at.submit_with(Intent::Sit { seat, name }, named).await
}

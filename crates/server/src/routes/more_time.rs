//! `POST /t/{table}/more_time`: the window lasts longer, for everybody. Fields: `window`, the ply that names it.

use curia_table::Intent;

use super::{Answer, AtTable};
use crate::fields::Fields;

pub(super) async fn post(at: AtTable, fields: Fields) -> Answer {
    at.submit(Intent::MoreTime { window: fields.need("window")? }).await
}

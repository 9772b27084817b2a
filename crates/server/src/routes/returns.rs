//! `POST /t/{table}/return`: the one who left plays again.

use curia_table::Intent;

use super::{Answer, AtTable};

pub(super) async fn post(at: AtTable) -> Answer {
    at.submit(Intent::Return).await
}

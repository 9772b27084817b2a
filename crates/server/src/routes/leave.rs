//! `POST /t/{table}/leave`: a bot answers for the one who leaves.

use curia_table::Intent;

use super::{Answer, AtTable};

pub(super) async fn post(at: AtTable) -> Answer {
    at.submit(Intent::Leave).await
}

//! `POST /t/{table}/stand`: gets up before the game.

use curia_table::Intent;

use super::{Answer, AtTable};

pub(super) async fn post(at: AtTable) -> Answer {
    at.submit(Intent::Stand).await
}

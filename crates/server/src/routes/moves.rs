//! `POST /t/{table}/move`: one or more moves, all or nothing. Fields: `move` (repeated), `asked_at`, `key`.

use std::sync::Arc;

use axum::extract::{Path, State};
use curia_table::Wish;

use super::{Answer, wish};
use crate::app::App;
use crate::caller::Caller;
use crate::fields::Fields;
use crate::limits::{KEY_BYTES, MOVE_BYTES, MOVES};
use crate::trouble::Trouble;

pub(super) async fn post(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
    fields: Fields,
) -> Answer {
    let moves: Vec<String> = fields.all("move").map(str::to_owned).collect();
    let asked_at = fields.need("asked_at")?;
    let key = fields.one("key").unwrap_or_default().to_owned();
    let sound = (1..=MOVES).contains(&moves.len()) && moves.iter().all(|text| text.len() <= MOVE_BYTES);
    if !sound || key.is_empty() || key.len() > KEY_BYTES {
        return Err(Trouble::Form);
    }
    wish(&app, &caller, &table, Wish::Move { moves, asked_at, key }).await
}

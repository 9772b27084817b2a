//! `POST /t/{table}/move`: one or more moves, all or nothing. Fields: `move` (repeated), `asked_at`, `key`.

use curia_table::Intent;

use super::{Answer, AtTable};
use crate::error::Error;
use crate::fields::Fields;
use crate::limits::{KEY_BYTES, MOVE_BYTES, MOVES};

pub(super) async fn post(at: AtTable, fields: Fields) -> Answer {
    let moves: Vec<String> = fields.all("move").map(str::to_owned).collect();
    let asked_at = fields.need("asked_at")?;
    let key = fields.one("key").unwrap_or_default().to_owned();
    let sound = (1..=MOVES).contains(&moves.len()) && moves.iter().all(|text| text.len() <= MOVE_BYTES);
    if !sound || key.is_empty() || key.len() > KEY_BYTES {
        return Err(Error::Form);
    }
    at.submit(Intent::Move { moves, asked_at, key }).await
}

//! `GET /t/{table}/record`: the whole game with all its secrets, once it is over.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use curia_catalog::with_any;

use super::Answer;
use crate::app::App;
use crate::error::Error;
use crate::live::AnyLive;

pub(super) async fn get(State(app): State<Arc<App>>, Path(table): Path<String>) -> Answer {
    let live = app.tables.get(&app, &table).await?;
    let record = with_any!(AnyLive, &live, live => live.table().record()).ok_or(Error::NotOver)?;
    let file = format!("attachment; filename=\"{}-{table}.json\"", record.game);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, record.to_json()).into_response())
}

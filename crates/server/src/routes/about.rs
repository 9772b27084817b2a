//! `GET /about`

use axum::response::{Html, IntoResponse};

use super::Answer;
use crate::caller::Caller;

pub(super) async fn get(caller: Caller) -> Answer {
    Ok(Html(curia_web::about_page(&caller.visitor(None))).into_response())
}

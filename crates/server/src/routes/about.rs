//! `GET /about`

use axum::response::{Html, IntoResponse};

use super::Answer;
use crate::session::Session;

pub(super) async fn get(session: Session) -> Answer {
    Ok(Html(curia_web::about_page(&session.visitor(None))).into_response())
}

//! `GET /t/{table}/details`: the parts of a page that no update brings, for whoever asks to see one of them.

use axum::response::{Html, IntoResponse};
use curia_catalog::with_any;

use super::{Answer, AtTable};
use crate::error::Error;
use crate::live::AnyLive;
use crate::render;

/// What a seat knows is kept nowhere, and nobody's answer is true for long: like every answer that does not say otherwise,
/// this one is not stored.
pub(super) async fn get(at: AtTable) -> Answer {
    let live = at.app.tables.get(&at.app, &at.table).await?;
    let parts = with_any!(AnyLive, &live, live => {
        live.touch();
        render::details(live, at.session.lang, at.session.person)
    });
    Ok(Html(parts.ok_or(Error::NoPage)?).into_response())
}

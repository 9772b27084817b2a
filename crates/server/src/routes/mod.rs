//! One file a verb.

mod about;
mod again;
mod asset;
mod details;
mod events;
mod health;
mod lang;
mod leave;
mod more_time;
mod moves;
mod name;
mod new_table;
mod order;
mod play;
mod record;
mod returns;
mod revoke;
mod rules;
mod sit;
mod speed;
mod stand;
mod start;
mod start_page;
mod table;
mod theme;
mod turn_events;
mod undo;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use curia_catalog::with_any;
use curia_store::Write;
use curia_table::{Intent, Request};
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::error::Error;
use crate::limits::BODY_BYTES;
use crate::live::AnyLive;
use crate::middleware;
use crate::request_log;
use crate::session::Session;

pub(crate) use health::Probed;

/// What a route answers.
type Answer = Result<Response, Error>;

/// All routes with their middleware.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(start_page::get))
        .route("/play", post(play::post))
        .route("/new", get(new_table::get).post(new_table::post))
        .route("/about", get(about::get))
        .route("/lang", post(lang::post))
        .route("/theme", post(theme::post))
        .route("/speed", post(speed::post))
        .route("/name", post(name::post))
        .route("/sessions/revoke", post(revoke::post))
        .route("/events", get(turn_events::get).head(turn_events::head))
        .route("/assets/{*path}", get(asset::get))
        .route("/rules/{game}", get(rules::get))
        .route("/rules/{game}/book", get(rules::book))
        .route("/rules/{game}/sources", get(rules::sources))
        .route("/t/{table}", get(table::get))
        .route("/t/{table}/events", get(events::get).head(events::head))
        .route("/t/{table}/details", get(details::get))
        .route("/t/{table}/record", get(record::get))
        .route("/t/{table}/sit", post(sit::post))
        .route("/t/{table}/stand", post(stand::post))
        .route("/t/{table}/start", post(start::post))
        .route("/t/{table}/move", post(moves::post))
        .route("/t/{table}/undo", post(undo::post))
        .route("/t/{table}/more_time", post(more_time::post))
        .route("/t/{table}/order", post(order::post))
        .route("/t/{table}/leave", post(leave::post))
        .route("/t/{table}/return", post(returns::post))
        .route("/t/{table}/again", post(again::post))
        .fallback(nowhere)
        .method_not_allowed_fallback(nowhere)
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(from_fn_with_state(app.clone(), middleware::with_session))
        .layer(CompressionLayer::new())
        .merge(health::routes())
        .layer(from_fn_with_state(app.clone(), request_log::observe))
        .with_state(app)
}

async fn nowhere() -> Error {
    Error::NoPage
}

/// A request at a table: what all share, who asks, and the name of the table.
struct AtTable {
    app: Arc<App>,
    session: Session,
    table: String,
}

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtTable, Error> {
        let session = Session::from_request_parts(parts, app).await?;
        // A name that cannot be read is the name of no table.
        let Ok(Path(table)) = Path::from_request_parts(parts, app).await else { return Err(Error::NoTable) };
        Ok(AtTable { app: app.clone(), session, table })
    }
}

impl AtTable {
    /// Puts an intent before the table. With htmx the stream carries the news; without, the page is loaded again.
    async fn submit(self, intent: Intent) -> Answer {
        self.submit_with(intent, Vec::new()).await
    }

    /// The same, with what is to be kept along with it or not at all.
    async fn submit_with(self, intent: Intent, along: Vec<Write>) -> Answer {
        let live = self.app.tables.get(&self.app, &self.table).await?;
        let request = Request { person: Some(self.session.person), intent };
        with_any!(AnyLive, &live, live => live.submit_with(&self.app, request, along).await)?;
        Ok(done(&self.session, &format!("/t/{}", self.table)))
    }
}

/// A page that holds nobody's secrets: a browser may keep it to go back to, and asks before it shows it anew.
fn page(html: String) -> Response {
    ([(header::CACHE_CONTROL, "private, no-cache")], Html(html)).into_response()
}

/// The answer to a post that has changed something.
fn done(session: &Session, next: &str) -> Response {
    match session.htmx {
        true => StatusCode::NO_CONTENT.into_response(),
        false => Redirect::to(next).into_response(),
    }
}

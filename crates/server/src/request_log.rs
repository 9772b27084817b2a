//! Every request has an id, which stands at everything that is logged for it. Whoever reads the log learns nothing of a
//! game and cannot find a table: its name is all that protects it.

use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, LazyLock};
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::app::App;
use crate::clock;

const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The id of a request: of our making, because what a client sends could forge lines of the log.
#[derive(Clone, Debug)]
pub(crate) struct RequestId(pub(crate) String);

/// The outermost middleware: gives the request its id, and counts the answer.
pub(crate) async fn observe(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let id = format!("{:016x}", clock::dice());
    request.extensions_mut().insert(RequestId(id.clone()));
    // The route and not the path, in which the table's name stands. An error's span: the id is there at every level.
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let span = tracing::error_span!("request", id, method = method(request.method()), route);
    let begun = Instant::now();
    let mut response = async {
        let response = next.run(request).await;
        let (status, ms) = (response.status().as_u16(), begun.elapsed().as_millis());
        tracing::debug!(status, ms, "answered");
        response
    }
    .instrument(span)
    .await;
    app.metrics.answered(response.status());
    let refused = response.status().is_client_error() || response.status().is_server_error();
    if let (true, Ok(id)) = (refused, HeaderValue::try_from(id)) {
        response.headers_mut().insert(HEADER, id);
    }
    response
}

/// The method, if it is one that is used here; a client may invent others, as long as they like.
fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

/// What the log calls a table: always the same while the server runs, and nobody gets from it to the table.
pub(crate) fn tag(table: &str) -> String {
    static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    format!("{:08x}", KEY.hash_one(table) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_tells_tables_apart_and_does_not_name_them() {
        assert_eq!(tag("bcdfghjkmnpq"), tag("bcdfghjkmnpq"));
        assert_ne!(tag("bcdfghjkmnpq"), tag("bcdfghjkmnpr"));
        assert!(tag("bcdfghjkmnpq").len() == 8 && !tag("bcdfghjkmnpq").contains('h'));
    }
}

//! What every request passes: who asks, may they, and in which words they are answered.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use curia_table::PersonId;
use curia_web::Theme;
use tokio::time::timeout;

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::limits::{ADDRESS_POSTS, POSTS, REQUEST};
use crate::rate_limit::RateKey;
use crate::session::{Session, THEME, lang_of};

/// Scripts, styles, pictures and fonts come from here and nowhere else; nobody may frame a page.
const CONTENT_SECURITY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; \
    frame-ancestors 'none'; base-uri 'none'";

const SECURITY: [(&str, &str); 5] = [
    ("content-security-policy", CONTENT_SECURITY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// The middleware around all routes: finds the session, admits the request, and puts errors into words.
pub(crate) async fn with_session(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let shown = CookieJar::from_headers(request.headers());
    let (session, identified) = match identify(&app, &shown, &request) {
        Ok((session, identified)) => (session, identified),
        // Without entropy nobody can be told from anybody else; not even an error page may be made for them.
        Err(error) => return error.status().into_response(),
    };
    let is_asset = request.uri().path().starts_with("/assets/");
    let admitted = identified.and_then(|()| admit(&app, &session, &request));
    let mut response = match admitted {
        Err(error) => error.into_response(),
        Ok(()) => {
            request.extensions_mut().insert(session.clone());
            timeout(REQUEST, next.run(request)).await.unwrap_or_else(|_| {
                tracing::error!("a request took too long");
                // It may still be carried out.
                Error::Unknown.into_response()
            })
        }
    };
    if let Some(error) = response.extensions_mut().remove::<Error>() {
        response = render_error(&session, &error, response);
        if matches!(error, Error::Cookie) {
            response = (app.cookies.no_identity(shown), response).into_response();
        }
    }
    finish(&app, &session, is_asset, response)
}

/// Who asks; a stranger gets a number that nobody can guess, a forged cookie is no stranger's.
fn identify(app: &App, shown: &CookieJar, request: &Request) -> Result<(Session, Result<(), Error>), Error> {
    let headers = request.headers();
    let (person, identified) = match app.cookies.person(shown) {
        Ok(person) => (person, Ok(())),
        Err(error) => (None, Err(error)),
    };
    let session = Session {
        person: match person {
            Some(person) => person,
            None => PersonId(u64::from_le_bytes(clock::entropy()?)),
        },
        fresh: person.is_none() && identified.is_ok(),
        lang: lang_of(shown, headers),
        theme: shown.get(THEME).and_then(|cookie| Theme::of_code(cookie.value())).unwrap_or_default(),
        htmx: headers.contains_key("hx-request"),
        path: path_of(request.uri()),
    };
    Ok((session, identified))
}

fn path_of(uri: &Uri) -> String {
    uri.path_and_query().map_or("/", |path| path.as_str()).to_owned()
}

/// A server that stops admits nobody. A post must come from our own pages and not too often.
fn admit(app: &App, session: &Session, request: &Request) -> Result<(), Error> {
    if *app.shutdown.borrow() {
        return Err(Error::Stopping);
    }
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    if !is_own(request.headers()) {
        return Err(Error::Foreign);
    }
    if let Some(address) = address(request) {
        app.limiter.take(RateKey::Address(address), &ADDRESS_POSTS)?;
    }
    app.limiter.take(RateKey::Person(session.person), &POSTS)
}

/// Browsers say where a post comes from; a client that says nothing carries no cookie it was not given.
fn is_own(headers: &HeaderMap) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((origin, host), (Some((_, origin)), Some(host)) if origin == host)
}

/// The address of the session; behind a proxy on this machine, the one that the proxy names.
fn address(request: &Request) -> Option<IpAddr> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip())?;
    if !peer.is_loopback() {
        return Some(peer);
    }
    let forwarded = request.headers().get("x-forwarded-for").and_then(|value| value.to_str().ok());
    Some(forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok()).unwrap_or(peer))
}

/// The error in the language of the session: a page, or a short note for htmx.
fn render_error(session: &Session, error: &Error, response: Response) -> Response {
    let message = error.message(session.lang);
    let html = match session.htmx {
        true => curia_web::toast(&message),
        false => curia_web::error_page(&session.visitor(None), error.status().as_u16(), &message),
    };
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    (parts, Html(html)).into_response()
}

/// The headers of every answer, and the cookie of somebody who had none.
fn finish(app: &App, session: &Session, is_asset: bool, mut response: Response) -> Response {
    for (name, value) in SECURITY {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if is_asset {
        return response;
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if session.fresh && !response.status().is_server_error() {
        return (app.cookies.identity(session.person), response).into_response();
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_post_from_another_site_is_known_as_such() {
        let with = |pairs: &[(&'static str, &'static str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                headers.insert(*name, HeaderValue::from_static(value));
            }
            is_own(&headers)
        };
        assert!(with(&[]));
        assert!(with(&[("sec-fetch-site", "same-origin"), ("origin", "null")]));
        assert!(!with(&[("sec-fetch-site", "cross-site")]));
        assert!(!with(&[("sec-fetch-site", "same-site")]));
        assert!(with(&[("origin", "http://a.example:80"), ("host", "a.example:80")]));
        assert!(!with(&[("origin", "http://b.example"), ("host", "a.example")]));
        assert!(!with(&[("origin", "null"), ("host", "a.example")]));
    }
}

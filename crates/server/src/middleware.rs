//! What every request passes: who asks, may they, and in which words they are answered.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use curia_table::PersonId;
use curia_web::{Speed, Theme};
use tokio::time::timeout;

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::hosts;
use crate::limits::REQUEST;
use crate::network::{self, Origin};
use crate::request_log::RequestId;
use crate::session::{SPEED, Session, THEME, lang_of};

/// Scripts, styles, pictures and fonts come from here and nowhere else; nobody may frame a page.
const CONTENT_SECURITY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; \
    frame-ancestors 'none'; base-uri 'none'";

/// No other site may hold on to a window of ours. Browsers take it from trustworthy origins only and complain of it
/// elsewhere.
const OPENER: (&str, &str) = ("cross-origin-opener-policy", "same-origin");

const SECURITY: [(&str, &str); 4] = [
    ("content-security-policy", CONTENT_SECURITY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// For a year the browser asks over HTTPS without being told.
const HTTPS_ONLY: &str = "max-age=31536000";

/// The middleware around all routes: finds the session, admits the request, and puts errors into words.
pub(crate) async fn with_session(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let shown = CookieJar::from_headers(request.headers());
    let Arrival { session, admitted, welcomed } = match arrive(&app, &shown, &request) {
        Ok(arrival) => arrival,
        // Without entropy nobody can be told from anybody else; not even an error page may be made for them.
        Err(error) => return error.status().into_response(),
    };
    let is_asset = is_asset(&request);
    let id = request.extensions().get::<RequestId>().cloned();
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
        app.metrics.refused(&error);
        response = render_error(&session, &error, id, response);
        if matches!(error, Error::Cookie | Error::Revoked) {
            response = (app.cookies.no_identity(shown), response).into_response();
        }
    }
    finish(&app, &session, is_asset, welcomed, response)
}

/// Somebody who has come with a request.
struct Arrival {
    session: Session,
    /// May they ask?
    admitted: Result<(), Error>,
    /// True if they were a stranger and get a cookie with the answer.
    welcomed: bool,
}

/// Who asks, from where, and may they? A stranger gets a number that nobody can guess; a forged cookie is no
/// stranger's, nor is a revoked one.
fn arrive(app: &App, shown: &CookieJar, request: &Request) -> Result<Arrival, Error> {
    let config = &app.config;
    let Origin { household, proxied } = network::origin(request, &config.proxies);
    let https = config.https || proxied && request.headers().get("x-forwarded-proto").is_some_and(|it| it == "https");
    // Whatever the name, the page that says which one is right has its style.
    let hosts = if is_asset(request) { &[] } else { config.hosts.as_slice() };
    let (site, at_home) = match hosts::site(request, hosts, https) {
        Ok(site) => (site, Ok(())),
        Err(error) => (String::new(), Err(error)),
    };
    let (known, identified) = match app.cookies.shown(shown) {
        Ok(Some(identity)) if !app.epochs.counts(identity) => (None, Err(Error::Revoked)),
        Ok(known) => (known, Ok(())),
        Err(error) => (None, Err(error)),
    };
    let fresh = known.is_none() && identified.is_ok();
    let person = match known {
        Some(identity) => identity.person,
        None => PersonId(u64::from_le_bytes(clock::entropy()?)),
    };
    let session = Session {
        person,
        epoch: known.map_or(0, |identity| identity.epoch),
        fresh,
        household,
        site,
        lang: lang_of(shown, request.headers()),
        theme: shown.get(THEME).and_then(|cookie| Theme::of_code(cookie.value())).unwrap_or_default(),
        speed: shown.get(SPEED).and_then(|cookie| Speed::of_code(cookie.value())).unwrap_or_default(),
        htmx: request.headers().contains_key("hx-request"),
        path: path_of(request.uri()),
    };
    let counts = fresh && at_home.is_ok() && !is_asset(request);
    let welcome = if counts { app.limiter.stranger(household) } else { Ok(()) };
    let welcomed = counts && welcome.is_ok();
    let admitted = at_home.and(identified).and_then(|()| admit(app, &session, welcome, request));
    Ok(Arrival { session, admitted, welcomed })
}

fn is_asset(request: &Request) -> bool {
    request.uri().path().starts_with("/assets/")
}

fn path_of(uri: &Uri) -> String {
    uri.path_and_query().map_or("/", |path| path.as_str()).to_owned()
}

/// A server that stops admits nobody. A post must come from our own pages and not too often. Pages are for everybody; but a stranger who would not be
/// known again must not post, since they could not come back to what they began.
fn admit(app: &App, session: &Session, welcome: Result<(), Error>, request: &Request) -> Result<(), Error> {
    if *app.shutdown.borrow() {
        return Err(Error::Stopping);
    }
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    if !is_own(request.headers()) {
        return Err(Error::Foreign);
    }
    welcome?;
    app.limiter.post(session)
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

/// The error in the language of the session: a page, or a short note for htmx. Where the server is to blame, the page
/// says by which id its operator finds out more.
fn render_error(session: &Session, error: &Error, id: Option<RequestId>, response: Response) -> Response {
    let message = error.message(session.lang);
    let id = id.filter(|_| error.status().is_server_error()).map(|id| id.0);
    let html = match session.htmx {
        true => curia_web::toast(&message, error.rule()),
        false => curia_web::error_page(&session.visitor(None), error.status().as_u16(), &message, id.as_deref()),
    };
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    (parts, Html(html)).into_response()
}

/// The headers of every answer, and the cookie of somebody who had none.
fn finish(app: &App, session: &Session, is_asset: bool, welcomed: bool, mut response: Response) -> Response {
    for (name, value) in SECURITY {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if hosts::is_trustworthy(&session.site) {
        response.headers_mut().insert(OPENER.0, HeaderValue::from_static(OPENER.1));
    }
    if app.config.https {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    if is_asset {
        return response;
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if welcomed && !response.status().is_server_error() {
        return (app.cookies.identity(session.identity()), response).into_response();
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

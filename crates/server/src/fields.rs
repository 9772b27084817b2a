//! The fields of a posted form.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Form, FromRequest, Request};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use tokio::time::timeout;

use crate::app::App;
use crate::error::Error;

/// The fields of a posted form in order; a name may stand several times.
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// The first value of a field.
    pub(crate) fn one(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// A field that must be there and be readable.
    pub(crate) fn need<T: std::str::FromStr>(&self, name: &str) -> Result<T, Error> {
        self.one(name).and_then(|value| value.parse().ok()).ok_or(Error::Form)
    }

    /// A field that may be missing, but must be readable if it is there.
    pub(crate) fn optional<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, Error> {
        self.one(name).map(|_| self.need(name)).transpose()
    }

    /// All values of a field.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The fields whose names begin like this, with the rest of the name.
    pub(crate) fn under<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.0.iter().filter_map(move |(field, value)| Some((field.strip_prefix(prefix)?, value.as_str())))
    }

    /// Where to go after a switch: a path of this site, or the start.
    pub(crate) fn next(&self) -> String {
        let own = |path: &&str| path.starts_with('/') && !path.starts_with("//") && !path.contains('\\');
        let printable = |path: &&str| path.bytes().all(|byte| (0x21..0x7f).contains(&byte));
        self.one("next").filter(own).filter(printable).unwrap_or("/").to_owned()
    }
}

impl FromRequest<Arc<App>> for Fields {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Fields, Error> {
        timeout(app.config.patience.body, Fields::read(request)).await.unwrap_or(Err(Error::Slow))
    }
}

impl Fields {
    async fn read(request: Request) -> Result<Fields, Error> {
        if request.headers().get(axum::http::header::CONTENT_TYPE).is_none() {
            // A post without any field needs no type.
            return match Bytes::from_request(request, &()).await {
                Ok(body) if body.is_empty() => Ok(Fields(Vec::new())),
                Ok(_) => Err(Error::Form),
                Err(rejection) => Err(refused(rejection.status())),
            };
        }
        match Form::<Vec<(String, String)>>::from_request(request, &()).await {
            Ok(Form(fields)) => Ok(Fields(fields)),
            Err(rejection) => Err(refused(rejection.into_response().status())),
        }
    }
}

/// What is wrong with a body that the framework refuses: its size, or else its form.
fn refused(status: StatusCode) -> Error {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
        _ => Error::Form,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_switch_never_leads_to_another_site() {
        let next = |path: &str| Fields(vec![("next".to_owned(), path.to_owned())]).next();
        assert_eq!(next("/t/abc?x=1"), "/t/abc?x=1");
        for bad in ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nb", "t/abc"] {
            assert_eq!(next(bad), "/", "{bad:?}");
        }
    }
}

//! `GET /assets/…`: embedded files under names that change with their content.

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;

use super::Answer;
use crate::error::Error;

const FOR_EVER: &str = "public, max-age=31536000, immutable";

pub(super) async fn get(Path(path): Path<String>, headers: HeaderMap) -> Answer {
    let asset = curia_web::asset(&path).ok_or(Error::NoPage)?;
    let has =
        |name, text: &str| headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|v| v.contains(text));
    let common = [
        (header::CACHE_CONTROL, FOR_EVER),
        (header::ETAG, asset.etag),
        (header::CONTENT_TYPE, asset.content_type),
        (header::VARY, "accept-encoding"),
    ];
    if has(header::IF_NONE_MATCH, asset.etag) {
        return Ok((StatusCode::NOT_MODIFIED, common).into_response());
    }
    let packed = |encoding: &'static str, bytes: Option<&'static [u8]>| {
        bytes.filter(|_| has(header::ACCEPT_ENCODING, encoding)).map(|bytes| (encoding, bytes))
    };
    Ok(match packed("br", asset.brotli).or_else(|| packed("gzip", asset.gzip)) {
        Some((encoding, bytes)) => (common, [(header::CONTENT_ENCODING, encoding)], bytes).into_response(),
        None => (common, asset.bytes).into_response(),
    })
}

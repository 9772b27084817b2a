//! A small HTTP client that posts forms and reads streams, as a browser does. The load test and the tests of this
//! crate talk to the server through it.

use std::io::Write;
use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, BodyDataStream, Bytes, to_bytes};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, Response, StatusCode, header};
use flate2::write::GzDecoder;
use futures_util::StreamExt;
use hyper_util::client::legacy::Client as Pool;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use thiserror::Error;
use tokio::time::timeout;

use crate::session::ID;

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest answer that is read; streams have no end.
const ANSWER_BYTES: usize = 16 * 1024 * 1024;

/// Why a request has no answer.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The server cannot be reached, or it hung up.
    #[error("the server does not answer")]
    Connection(#[from] hyper_util::client::legacy::Error),
    /// The answer took too long.
    #[error("no answer within {PATIENCE:?}")]
    TimedOut,
    /// The path or a header cannot be sent.
    #[error("the request cannot be sent")]
    Request(#[from] axum::http::Error),
    /// The answer broke off.
    #[error("the answer broke off")]
    Body(#[from] axum::Error),
    /// The answer is not what was announced.
    #[error("the answer is not in gzip")]
    Gzip(#[from] std::io::Error),
    /// A stream was refused.
    #[error("no stream: status {0}")]
    NoStream(StatusCode),
    /// A stream has come to its end.
    #[error("the stream ended")]
    Ended,
}

/// One browser: its cookie, its headers and its connections, which are kept open between requests.
#[derive(Clone, Debug)]
pub struct Client {
    address: SocketAddr,
    pool: Pool<HttpConnector, Body>,
    /// The cookie by which the server knows this client, as `name=value`; empty for a stranger.
    pub cookie: String,
    /// What is sent with every request.
    pub headers: HeaderMap,
}

/// An answer, read to its end.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Answer {
    /// The first header of that name, if it is text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

impl Client {
    /// A stranger who will talk to the server at that address.
    pub fn new(address: SocketAddr) -> Client {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let pool = Pool::builder(TokioExecutor::new()).build(connector);
        Client { address, pool, cookie: String::new(), headers: HeaderMap::new() }
    }

    /// Where the server is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Talks to a server at another address from now on.
    pub fn move_to(&mut self, address: SocketAddr) {
        self.address = address;
    }

    /// Sends a header with every request.
    pub fn set_header(&mut self, name: HeaderName, value: &'static str) {
        self.headers.insert(name, HeaderValue::from_static(value));
    }

    /// Sends a request; `form` is the body of a post. A stranger takes over the cookie that the answer sets.
    pub async fn send(&mut self, method: Method, path: &str, form: &str) -> Result<Answer, ClientError> {
        let answer = timeout(PATIENCE, async {
            let (parts, body) = self.request(method, path, form).await?.into_parts();
            let body = to_bytes(body, ANSWER_BYTES).await?;
            Ok::<_, ClientError>(Answer { status: parts.status.as_u16(), headers: parts.headers, body })
        });
        // An elapsed timer has no cause but the time.
        let answer = answer.await.unwrap_or(Err(ClientError::TimedOut))?;
        if self.cookie.is_empty()
            && let Some(cookie) = set_cookies(&answer.headers).find(|cookie| cookie.split('=').next() == Some(ID))
        {
            cookie.clone_into(&mut self.cookie);
        }
        Ok(answer)
    }

    /// Gets a page.
    pub async fn get(&mut self, path: &str) -> Result<Answer, ClientError> {
        self.send(Method::GET, path, "").await
    }

    /// Posts a form.
    pub async fn post(&mut self, path: &str, form: &str) -> Result<Answer, ClientError> {
        self.send(Method::POST, path, form).await
    }

    /// Opens a stream of server-sent events, with gzip if the headers say so.
    pub async fn events(&self, path: &str) -> Result<Events, ClientError> {
        let opened = timeout(PATIENCE, self.request(Method::GET, path, "")).await;
        let (parts, body) = opened.unwrap_or(Err(ClientError::TimedOut))?.into_parts();
        if parts.status != StatusCode::OK {
            return Err(ClientError::NoStream(parts.status));
        }
        let gzip = parts.headers.get(header::CONTENT_ENCODING).is_some_and(|coding| coding == "gzip");
        Ok(Events {
            headers: parts.headers,
            body: body.into_data_stream(),
            gzip: gzip.then(|| GzDecoder::new(Vec::new())),
            text: Vec::new(),
            received: 0,
        })
    }

    async fn request(&self, method: Method, path: &str, form: &str) -> Result<Response<Body>, ClientError> {
        let mut request = Request::builder().uri(format!("http://{}{path}", self.address));
        if method == Method::POST {
            request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        }
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        // Behind a header of the caller's own there may be cookies already.
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        let request = request.method(method).body(Body::from(form.to_owned()))?;
        Ok(self.pool.request(request).await?.map(Body::new))
    }
}

/// The cookies that an answer sets, as `name=value`.
fn set_cookies(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    headers.get_all(header::SET_COOKIE).iter().filter_map(|line| line.to_str().ok()?.split(';').next())
}

/// A stream of server-sent events.
pub struct Events {
    /// The headers of the answer.
    pub headers: HeaderMap,
    body: BodyDataStream,
    gzip: Option<GzDecoder<Vec<u8>>>,
    /// What has come and was not yet handed over.
    text: Vec<u8>,
    /// How many bytes have come over the wire.
    pub received: u64,
}

impl Events {
    /// The next event with data; what only says that the stream lives is passed over. Nothing is lost if the wait is given
    /// up.
    pub async fn next(&mut self) -> Result<Vec<u8>, ClientError> {
        loop {
            if let Some(end) = self.text.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = self.text.drain(..end + 2).collect();
                if event.starts_with(b"data:") || event.windows(6).any(|bytes| bytes == b"\ndata:") {
                    return Ok(event);
                }
                continue;
            }
            let bytes = self.body.next().await.ok_or(ClientError::Ended)??;
            self.received += bytes.len() as u64;
            match &mut self.gzip {
                Some(decoder) => {
                    decoder.write_all(&bytes)?;
                    decoder.flush()?;
                    self.text.append(decoder.get_mut());
                }
                None => self.text.extend_from_slice(&bytes),
            }
        }
    }
}

/// What a form of a page would post.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// The number of the question.
    pub asked_at: String,
    /// The key of the answer.
    pub key: String,
    /// The moves that can be chosen, sorted; none while others are waited for.
    pub moves: Vec<String>,
}

impl Choices {
    /// Reads the choices out of the parts of a page; `None` if it has no form for moves.
    pub fn of<'a>(parts: impl IntoIterator<Item = &'a str> + Clone) -> Option<Choices> {
        let value =
            |mark: &str| parts.clone().into_iter().find_map(|part| values(part, mark).next().map(str::to_owned));
        let (asked_at, key) = (value("name=\"asked_at\" value=\"")?, value("name=\"key\" value=\"")?);
        let moves = parts.clone().into_iter().flat_map(|part| values(part, "name=\"move\" value=\""));
        let mut moves: Vec<String> = moves.map(str::to_owned).collect();
        moves.sort();
        moves.dedup();
        Some(Choices { asked_at, key, moves })
    }

    /// The body of a post that chooses this move.
    pub fn form(&self, mv: &str) -> String {
        move_form(mv, &self.asked_at, &self.key)
    }
}

/// The body of a post to a table's `move`.
pub fn move_form(mv: &str, asked_at: &str, key: &str) -> String {
    format!("move={}&asked_at={asked_at}&key={key}", mv.replace(':', "%3A").replace('+', "%2B"))
}

/// The texts between each mark and the next quotation mark.
fn values<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(mark).filter_map(|(at, mark)| text[at + mark.len()..].split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_from_the_parts_of_a_page() {
        let prompt = "<input name=\"asked_at\" value=\"7\"><input name=\"key\" value=\"7.2\">";
        let hand = "<button form=\"play\" name=\"move\" value=\"play:a\"><button name=\"move\" value=\"play:a\">";
        let choices = Choices::of([hand, prompt]).unwrap();
        assert_eq!((choices.asked_at.as_str(), choices.key.as_str()), ("7", "7.2"));
        assert_eq!(choices.moves, ["play:a"]);
        assert_eq!(choices.form("play:a"), "move=play%3Aa&asked_at=7&key=7.2");
        assert_eq!(Choices::of([prompt]).unwrap().moves, [""; 0]);
        assert_eq!(Choices::of([hand]), None);
    }
}

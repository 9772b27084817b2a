//! The least of HTTP/1.1 that posts forms and reads streams.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An answer to a post.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) location: Option<String>,
    pub(super) cookie: Option<String>,
}

/// A connection that is kept for one post after the other.
pub(super) struct Poster {
    stream: TcpStream,
    address: SocketAddr,
    pub(super) cookie: String,
    buffer: Vec<u8>,
}

fn failed(error: std::io::Error) -> String {
    format!("the connection failed: {error}")
}

async fn connect(address: SocketAddr) -> Result<TcpStream, String> {
    let stream = TcpStream::connect(address).await.map_err(failed)?;
    stream.set_nodelay(true).map_err(failed)?;
    Ok(stream)
}

impl Poster {
    pub(super) async fn new(address: SocketAddr) -> Result<Poster, String> {
        Ok(Poster { stream: connect(address).await?, address, cookie: String::new(), buffer: Vec::new() })
    }

    /// Posts a form the way htmx does and takes over the cookie that the answer sets.
    pub(super) async fn post(&mut self, path: &str, form: &str) -> Result<Answer, String> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nhx-request: true\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
            self.address,
            self.cookie,
            form.len()
        );
        self.stream.write_all(request.as_bytes()).await.map_err(failed)?;
        let answer = self.read().await?;
        if let Some(cookie) = &answer.cookie {
            self.cookie.clone_from(cookie);
        }
        Ok(answer)
    }

    async fn read(&mut self) -> Result<Answer, String> {
        let head_end = loop {
            if let Some(end) = find(&self.buffer, b"\r\n\r\n") {
                break end;
            }
            if self.stream.read_buf(&mut self.buffer).await.map_err(failed)? == 0 {
                return Err("the server hung up".to_owned());
            }
        };
        let head = String::from_utf8_lossy(&self.buffer[..head_end]).into_owned();
        self.buffer.drain(..head_end + 4);
        let header = |name: &str| {
            head.lines().find_map(|line| {
                let (key, value) = line.split_once(':')?;
                key.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
            })
        };
        let length: usize = header("content-length").and_then(|text| text.parse().ok()).unwrap_or(0);
        while self.buffer.len() < length {
            if self.stream.read_buf(&mut self.buffer).await.map_err(failed)? == 0 {
                return Err("the server hung up".to_owned());
            }
        }
        self.buffer.drain(..length);
        let status = head.split(' ').nth(1).and_then(|text| text.parse().ok()).unwrap_or(0);
        let cookie = header("set-cookie").and_then(|line| line.split(';').next().map(str::to_owned));
        Ok(Answer { status, location: header("location"), cookie })
    }
}

/// A stream of server-sent events.
pub(super) struct Events {
    stream: TcpStream,
    /// Bytes as they came, chunks and all.
    raw: Vec<u8>,
    /// The body without the marks of its chunks.
    text: Vec<u8>,
    in_head: bool,
    /// What is left of the present chunk, its line end included.
    left: usize,
    /// The sizes of the chunks so far: the server sends one for each message.
    pub(super) sizes: Vec<usize>,
}

impl Events {
    /// Opens a stream; `headers` are whole lines that say who asks and what he takes.
    pub(super) async fn open(address: SocketAddr, path: &str, headers: &str) -> Result<Events, String> {
        let mut stream = connect(address).await?;
        let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).await.map_err(failed)?;
        let (raw, text) = (Vec::with_capacity(64 * 1024), Vec::with_capacity(64 * 1024));
        Ok(Events { stream, raw, text, in_head: true, left: 0, sizes: Vec::new() })
    }

    /// Reads on without looking into the messages, until the wait is given up or the stream ends.
    pub(super) async fn count(&mut self) -> Result<(), String> {
        while self.stream.read_buf(&mut self.raw).await.map_err(failed)? > 0 {
            self.unwrap_chunks()?;
            self.text.clear();
        }
        Ok(())
    }

    /// The next event with its size; comments are passed over. Nothing is lost if the wait is given up.
    pub(super) async fn next(&mut self) -> Result<Vec<u8>, String> {
        loop {
            if let Some(end) = find(&self.text, b"\n\n") {
                let event: Vec<u8> = self.text.drain(..end + 2).collect();
                if event.first() != Some(&b':') {
                    return Ok(event);
                }
                continue;
            }
            if self.stream.read_buf(&mut self.raw).await.map_err(failed)? == 0 {
                return Err("the stream ended".to_owned());
            }
            self.unwrap_chunks()?;
        }
    }

    fn unwrap_chunks(&mut self) -> Result<(), String> {
        let mut at = 0;
        if self.in_head {
            let Some(end) = find(&self.raw, b"\r\n\r\n") else { return Ok(()) };
            if !self.raw.starts_with(b"HTTP/1.1 200") {
                return Err(format!("no stream: {}", String::from_utf8_lossy(&self.raw[..end.min(30)])));
            }
            at = end + 4;
            self.in_head = false;
        }
        loop {
            if self.left == 0 {
                let Some(end) = find(&self.raw[at..], b"\r\n") else { break };
                let digits = String::from_utf8_lossy(&self.raw[at..at + end]).into_owned();
                let size = usize::from_str_radix(digits.trim(), 16).map_err(|_| format!("a bad chunk '{digits}'"))?;
                self.left = size + 2;
                self.sizes.push(size);
                at += end + 2;
            }
            let got = self.left.min(self.raw.len() - at);
            if got == 0 {
                break;
            }
            // The last two bytes of a chunk are its line end.
            let body = got.min(self.left.saturating_sub(2));
            self.text.extend_from_slice(&self.raw[at..at + body]);
            self.left -= got;
            at += got;
        }
        self.raw.drain(..at);
        Ok(())
    }
}

/// Where a short pattern first stands.
fn find(bytes: &[u8], pattern: &[u8]) -> Option<usize> {
    let first = *pattern.first()?;
    let mut from = 0;
    while let Some(at) = bytes[from..].iter().position(|&byte| byte == first) {
        if bytes[from + at..].starts_with(pattern) {
            return Some(from + at);
        }
        from += at + 1;
    }
    None
}

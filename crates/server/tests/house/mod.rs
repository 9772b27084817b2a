//! A server of its own for every test, and people who talk to it over plain sockets.
#![allow(dead_code, reason = "every test file uses its own part of the house")]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use curia_server::Config;
use curia_store::{Sqlite, Store};

/// A directory that no other test uses.
pub(crate) fn fresh_directory(name: &str) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("curia-{name}-{}-{number}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// A running server.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<Sqlite>,
    directory: PathBuf,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl House {
    pub(crate) fn open(config: Config) -> House {
        House::on(fresh_directory("house"), config)
    }

    /// Stops the server and starts another one on the same data, without paces and limits.
    pub(crate) fn restarted(mut self) -> House {
        let directory = std::mem::take(&mut self.directory);
        drop(self);
        House::on(directory, Config::for_measuring())
    }

    fn on(directory: PathBuf, config: Config) -> House {
        let store = Arc::new(Sqlite::open(&directory).unwrap());
        let kept: Arc<dyn Store> = store.clone();
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let (tell, told) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async move {
                let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
                tell.send(listener.local_addr().unwrap()).unwrap();
                let stop = async move {
                    let _ = stopped.await;
                };
                curia_server::serve(listener, kept, config, stop).await.unwrap();
            });
        });
        let address = told.recv().unwrap();
        House { address, store, directory, stop: Some(stop), thread: Some(thread) }
    }

    /// A server without paces and limits.
    pub(crate) fn quick() -> House {
        House::open(Config::for_measuring())
    }

    pub(crate) fn guest(&self) -> Guest {
        Guest::at(self.address)
    }

    /// The bodies of a table's commands.
    pub(crate) fn commands(&self, path: &str) -> Vec<String> {
        self.store.table(path.trim_start_matches("/t/")).unwrap().unwrap().1
    }

    /// A table of two persons that waits for its start: its path, the host, the other.
    pub(crate) fn table_for_two(&self) -> (String, Guest, Guest) {
        let (mut host, mut other) = (self.guest(), self.guest());
        let reply = host.post("/new", "game=guillotine&seat=me&seat=open&reaction=0");
        assert_eq!(reply.status, 303, "{}", reply.text());
        let path = reply.header("location").unwrap().to_owned();
        assert_eq!(other.post(&format!("{path}/sit"), "seat=1").status, 303);
        (path, host, other)
    }

    /// The same, begun.
    pub(crate) fn game_for_two(&self) -> (String, Guest, Guest) {
        let (path, mut host, other) = self.table_for_two();
        assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
        (path, host, other)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

/// What came back.
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// Somebody with a browser, or without one.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    /// Further header lines, each with its line end.
    pub(crate) headers: String,
    /// Everything ever received, head and body.
    pub(crate) received: String,
}

impl Guest {
    pub(crate) fn at(address: SocketAddr) -> Guest {
        Guest { address, cookie: String::new(), headers: String::new(), received: String::new() }
    }

    pub(crate) fn request(&self, method: &str, path: &str, body: &str) -> String {
        let cookie = if self.cookie.is_empty() { String::new() } else { format!("cookie: {}\r\n", self.cookie) };
        let form = if method == "POST" {
            format!("content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n", body.len())
        } else {
            String::new()
        };
        let extra = &self.headers;
        format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{cookie}{form}{extra}\r\n{body}",
            self.address
        )
    }

    pub(crate) fn send(&mut self, method: &str, path: &str, body: &str) -> Reply {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.write_all(self.request(method, path, body).as_bytes()).unwrap();
        let reply = read_reply(&mut stream);
        self.received.push_str(&reply.head);
        self.received.push_str(&reply.text());
        if self.cookie.is_empty()
            && let Some(cookie) = reply.header("set-cookie").filter(|cookie| cookie.starts_with("curia_id="))
        {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        reply
    }

    pub(crate) fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, "")
    }

    pub(crate) fn post(&mut self, path: &str, form: &str) -> Reply {
        self.send("POST", path, form)
    }

    /// Opens a stream and reads it on a thread until it is dropped.
    pub(crate) fn watch(&self, path: &str) -> Watch {
        self.listen(&format!("{path}/events"))
    }

    /// The same, as a page of this version does it.
    pub(crate) fn watch_from(&self, path: &str, version: &str) -> Watch {
        self.listen(&format!("{path}/events?v={version}"))
    }

    fn listen(&self, events: &str) -> Watch {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.write_all(self.request("GET", events, "").as_bytes()).unwrap();
        let text = Arc::new(std::sync::Mutex::new(String::new()));
        let (shared, mut reader) = (text.clone(), stream.try_clone().unwrap());
        std::thread::spawn(move || {
            let mut buffer = [0; 65536];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                shared.lock().unwrap().push_str(&String::from_utf8_lossy(&buffer[..count]));
            }
        });
        Watch { stream, text }
    }

    /// Waits until the record of a table is open.
    pub(crate) fn wait_for_end(&mut self, path: &str) {
        let until = Instant::now() + Duration::from_secs(60);
        while self.get(&format!("{path}/record")).status != 200 {
            assert!(Instant::now() < until, "the game does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// The choices on the guest's page: `asked_at`, `key` and the moves.
    pub(crate) fn choices(&mut self, path: &str) -> (u64, String, Vec<String>) {
        let page = self.get(path).text();
        choices_of(&page)
    }
}

/// What a form of a page would post.
pub(crate) fn choices_of(page: &str) -> (u64, String, Vec<String>) {
    let after = |mark: &str| page.split_once(mark).map(|(_, rest)| rest.split('"').next().unwrap().to_owned());
    let asked_at = after("name=\"asked_at\" value=\"").and_then(|text| text.parse().ok()).unwrap_or(0);
    let key = after("name=\"key\" value=\"").unwrap_or_default();
    let mark = "name=\"move\" value=\"";
    let moves = page.match_indices(mark).map(|(at, _)| page[at + mark.len()..].split('"').next().unwrap().to_owned());
    let mut moves: Vec<String> = moves.collect();
    moves.sort();
    moves.dedup();
    (asked_at, key, moves)
}

/// A form for a move.
pub(crate) fn move_form(mv: &str, asked_at: u64, key: &str) -> String {
    format!("move={}&asked_at={asked_at}&key={key}", mv.replace(':', "%3A"))
}

/// An open stream.
pub(crate) struct Watch {
    stream: TcpStream,
    text: Arc<std::sync::Mutex<String>>,
}

impl Watch {
    pub(crate) fn text(&self) -> String {
        self.text.lock().unwrap().clone()
    }

    /// Waits until what has come fulfils the condition.
    pub(crate) fn until(&self, condition: impl Fn(&str) -> bool) -> bool {
        let until = Instant::now() + Duration::from_secs(10);
        while Instant::now() < until {
            if condition(&self.text.lock().unwrap()) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        false
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let _ = self.stream.shutdown(std::net::Shutdown::Both);
    }
}

/// Reads an answer to its end; chunks are put together.
pub(crate) fn read_reply(stream: &mut TcpStream) -> Reply {
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap_or(bytes.len());
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut rest = &bytes[(end + 4).min(bytes.len())..];
    let mut body = Vec::new();
    if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        while let Some(line) = rest.windows(2).position(|window| window == b"\r\n") {
            let size = usize::from_str_radix(String::from_utf8_lossy(&rest[..line]).trim(), 16).unwrap_or(0);
            let from = line + 2;
            if size == 0 || from + size > rest.len() {
                break;
            }
            body.extend_from_slice(&rest[from..from + size]);
            rest = &rest[(from + size + 2).min(rest.len())..];
        }
    } else {
        body = rest.to_vec();
    }
    let status = head.split(' ').nth(1).and_then(|text| text.parse().ok()).unwrap_or(0);
    Reply { status, head, body }
}

//! A server of its own for every test, and guests who talk to it over HTTP.
#![allow(dead_code, unused_imports, reason = "every test file uses its own part of this")]

mod process;
mod raw;
mod store;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, LazyLock, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, HeaderName, Method, header};
use curia_core::{Game, Seed};
use curia_guillotine::Guillotine;
use curia_server::client::{Answer, Choices, Client, ClientError};
use curia_server::{Config, ServeError};
use curia_store::{Store, Write};
use curia_table::{Chair, Command, Opening, PersonId, Settings, Table, Windows};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

pub(crate) use curia_server::client::move_form;
pub(crate) use process::{Environment, Process};
pub(crate) use raw::Raw;
pub(crate) use store::{Fault, TestStore};

/// The game of the tests that need some game.
pub(crate) const GAME: &str = Guillotine::ID;

/// How long a condition is waited for before a test fails: far longer than it takes on a busy machine.
pub(crate) const DEADLINE: Duration = Duration::from_secs(30);

/// Waits until the condition holds; false if it does not within the deadline.
pub(crate) fn eventually(mut condition: impl FnMut() -> bool) -> bool {
    let until = Instant::now() + DEADLINE;
    while !condition() {
        if Instant::now() > until {
            return false;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    true
}

/// Where the guests of all tests live.
fn runtime() -> &'static Runtime {
    static RUNTIME: LazyLock<Runtime> =
        LazyLock::new(|| Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap());
    &RUNTIME
}

/// A running server.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<TestStore>,
    directory: TempDir,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    thread: Option<JoinHandle<Result<(), ServeError>>>,
}

impl TestServer {
    pub(crate) fn open(config: Config) -> TestServer {
        TestServer::on(tempfile::tempdir().unwrap(), config)
    }

    /// Stops the server and starts another one on the same data, without paces and limits.
    pub(crate) fn restarted(self) -> TestServer {
        self.restarted_with(Config::for_measuring())
    }

    /// The same, with another configuration.
    pub(crate) fn restarted_with(mut self, config: Config) -> TestServer {
        // What is left of the old server is dropped with an empty directory of its own.
        let directory = std::mem::replace(&mut self.directory, tempfile::tempdir().unwrap());
        drop(self);
        TestServer::on(directory, config)
    }

    fn on(directory: TempDir, config: Config) -> TestServer {
        let store = Arc::new(TestStore::open(directory.path()));
        let kept: Arc<dyn Store> = store.clone();
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let (tell, told) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async move {
                let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
                tell.send(listener.local_addr().unwrap()).unwrap();
                let stop = async move {
                    let _ = stopped.await;
                };
                curia_server::serve(listener, kept, config, stop).await
            })
        });
        let address = told.recv().unwrap();
        TestServer { address, store, directory, stop: Some(stop), thread: Some(thread) }
    }

    /// A server without paces and limits.
    pub(crate) fn quick() -> TestServer {
        TestServer::open(Config::for_measuring())
    }

    /// Tells the server to stop, and does not wait for it.
    pub(crate) fn stop(&mut self) {
        drop(self.stop.take());
    }

    /// Waits until the server has stopped; false if it does not within the deadline.
    pub(crate) fn has_stopped(&mut self) -> bool {
        let ended = eventually(|| self.thread.as_ref().is_none_or(JoinHandle::is_finished));
        if ended && let Some(thread) = self.thread.take() {
            thread.join().unwrap().unwrap();
        }
        ended
    }

    /// Where its store is.
    pub(crate) fn directory(&self) -> &Path {
        self.directory.path()
    }

    pub(crate) fn guest(&self) -> Guest {
        Guest::at(self.address)
    }

    /// The bodies of a table's commands.
    pub(crate) fn commands(&self, path: &str) -> Vec<String> {
        self.store.commands(path)
    }

    /// A table's commands, as a replay takes them.
    pub(crate) fn played(&self, path: &str) -> Vec<Command> {
        self.commands(path).iter().map(|body| serde_json::from_str(body).unwrap()).collect()
    }

    /// A table of two people that waits for its start: its path, the host, the other. Equal seeds deal alike, and the
    /// host has the first turn.
    pub(crate) fn seeded_table(&self, seed: u64) -> (String, Guest, Guest) {
        self.seeded_table_of::<Guillotine>(seed, [("start_player", "0")])
    }

    /// The same of any game, with these agreements.
    pub(crate) fn seeded_table_of<G: Game>(
        &self,
        seed: u64,
        options: impl IntoIterator<Item = (&'static str, &'static str)>,
    ) -> (String, Guest, Guest) {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let guests = [(); 2].map(|()| self.guest().known());
        let people = guests.each_ref().map(Guest::person);
        let opening = Opening {
            table: name.clone(),
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            options: options.into_iter().map(|(id, value)| (id.to_owned(), value.to_owned())).collect(),
            chairs: people.map(Chair::Person).to_vec(),
            names: ["Anna", "Bence"].map(str::to_owned).to_vec(),
            host: people[0],
            settings: Settings { windows: Windows::Skipped, ..Settings::default() },
            seed: Seed::from_number(seed),
        };
        let (_, command) = Table::<G>::open(opening, 0).unwrap();
        let mut writes = vec![Write::Table { name: name.clone(), game: G::ID.to_owned() }];
        writes.extend(people.map(|person| Write::Player { table: name.clone(), person: person.0 }));
        let body = serde_json::to_string(&command).unwrap();
        writes.push(Write::Command { table: name.clone(), seq: 0, at: 0, body });
        self.store.keep(writes).wait().unwrap();
        let [host, other] = guests;
        (format!("/t/{name}"), host, other)
    }

    /// The same, begun.
    pub(crate) fn seeded_game(&self, seed: u64) -> (String, Guest, Guest) {
        let (path, mut host, other) = self.seeded_table(seed);
        assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
        (path, host, other)
    }

    /// A game of two people in which the host has the first turn.
    pub(crate) fn game_for_two(&self) -> (String, Guest, Guest) {
        self.seeded_game(1)
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) client: Client,
    /// Everything ever received, heads and bodies.
    pub(crate) received: String,
}

impl Guest {
    pub(crate) fn at(address: SocketAddr) -> Guest {
        Guest { client: Client::new(address), received: String::new() }
    }

    /// The same guest, who has been here before.
    pub(crate) fn known(mut self) -> Guest {
        self.get("/about");
        self
    }

    /// The number behind the guest's cookie.
    pub(crate) fn person(&self) -> PersonId {
        PersonId(u64::from_str_radix(self.id(), 16).unwrap())
    }

    /// The same as it stands in the cookie, behind the signature.
    pub(crate) fn id(&self) -> &str {
        &self.client.cookie[self.client.cookie.len() - 16..]
    }

    /// Sends a header with every request.
    pub(crate) fn set_header(&mut self, name: &'static str, value: &'static str) {
        self.client.set_header(HeaderName::from_static(name), value);
    }

    /// Prefers a language.
    pub(crate) fn speaks(&mut self, lang: &'static str) {
        self.client.set_header(header::ACCEPT_LANGUAGE, lang);
    }

    /// A request that may fail because the server is gone.
    pub(crate) fn try_send(&mut self, method: Method, path: &str, form: &str) -> Result<Answer, ClientError> {
        let answer = runtime().block_on(self.client.send(method, path, form))?;
        self.received.push_str(&lines(&answer.headers));
        self.received.push_str(&answer.text());
        Ok(answer)
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.try_send(Method::GET, path, "").unwrap()
    }

    pub(crate) fn post(&mut self, path: &str, form: &str) -> Answer {
        self.try_send(Method::POST, path, form).unwrap()
    }

    /// Opens the stream of a table.
    pub(crate) fn watch(&self, path: &str) -> EventStream {
        self.listen(&format!("{path}/events")).unwrap()
    }

    /// The same, as a page of this version does it.
    pub(crate) fn watch_from(&self, path: &str, version: &str) -> EventStream {
        self.listen(&format!("{path}/events?v={version}")).unwrap()
    }

    /// Opens a stream and reads it until it is dropped.
    pub(crate) fn listen(&self, events: &str) -> Result<EventStream, ClientError> {
        let mut events = runtime().block_on(self.client.events(events))?;
        let headers = lines(&events.headers);
        let heard = Arc::new(Heard::default());
        let shared = heard.clone();
        let task = runtime().spawn(async move {
            loop {
                let event = events.next().await;
                let mut state = shared.state.lock().unwrap();
                match &event {
                    Ok(event) => state.text.push_str(&String::from_utf8_lossy(event)),
                    Err(_) => state.ended = true,
                }
                shared.changed.notify_all();
                if event.is_err() {
                    return;
                }
            }
        });
        Ok(EventStream { headers, heard, task })
    }

    /// Waits until the record of a table is open.
    pub(crate) fn wait_for_end(&mut self, path: &str) {
        assert!(eventually(|| self.get(&format!("{path}/record")).status == 200), "the game does not end");
    }

    /// The choices on the guest's page.
    pub(crate) fn choices(&mut self, path: &str) -> Choices {
        let page = self.get(path).text();
        Choices::of([page.as_str()]).expect("the page of somebody who sits there has a form for moves")
    }
}

/// A page without the number of its version, which is another one at every copy of a table.
pub(crate) fn without_version(page: &str) -> String {
    let key = Choices::of([page]).unwrap().key;
    let version = key.split('.').nth(1).unwrap();
    page.replace(&format!("value=\"{key}\""), "")
        .replace(&format!("/events?v={version}\""), "")
        .replace(&format!("data-version=\"{version}\""), "")
}

fn lines(headers: &HeaderMap) -> String {
    headers.iter().map(|(name, value)| format!("{name}: {}\n", String::from_utf8_lossy(value.as_bytes()))).collect()
}

#[derive(Default)]
struct Heard {
    state: Mutex<HeardState>,
    changed: Condvar,
}

#[derive(Default)]
struct HeardState {
    text: String,
    ended: bool,
}

/// An open stream with all that it has brought.
pub(crate) struct EventStream {
    pub(crate) headers: String,
    heard: Arc<Heard>,
    task: tokio::task::JoinHandle<()>,
}

impl EventStream {
    pub(crate) fn text(&self) -> String {
        self.heard.state.lock().unwrap().text.clone()
    }

    /// Waits until what has come fulfils the condition; false if it does not within the deadline.
    pub(crate) fn until(&self, condition: impl Fn(&str) -> bool) -> bool {
        self.wait(|state| condition(&state.text))
    }

    /// Waits until the server ends the stream.
    pub(crate) fn ends(&self) -> bool {
        self.wait(|state| state.ended)
    }

    fn wait(&self, condition: impl Fn(&HeardState) -> bool) -> bool {
        let state = self.heard.state.lock().unwrap();
        let (_state, timeout) =
            self.heard.changed.wait_timeout_while(state, DEADLINE, |state| !condition(state)).unwrap();
        !timeout.timed_out()
    }
}

impl Drop for EventStream {
    fn drop(&mut self) {
        self.task.abort();
    }
}

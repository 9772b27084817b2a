//! What operators ask: is the server well, what does it count, and what does it log.

use std::net::TcpListener;
use std::sync::{Arc, LazyLock, Mutex};

use crate::support::{Fault, GAME, Guest, TestServer, eventually};
use curia_server::Config;
use tracing_subscriber::fmt::MakeWriter;

#[test]
fn a_healthy_server_says_so_without_a_cookie() {
    let server = TestServer::quick();
    for (path, word) in [("/healthz", "ok\n"), ("/readyz", "ready\n")] {
        let answer = server.guest().get(path);
        assert_eq!((answer.status, answer.text().as_str()), (200, word));
        assert!(answer.header("content-type").unwrap().starts_with("text/plain"));
        assert!(answer.header("set-cookie").is_none());
        assert_eq!(answer.header("cache-control"), Some("no-store"));
    }
}

#[test]
fn a_server_whose_store_takes_no_writes_is_alive_but_not_ready() {
    let server = TestServer::quick();
    let mut guest = server.guest();
    server.store.fail_after(0, Fault::Refuses);
    assert!(eventually(|| guest.get("/readyz").status == 503));
    assert_eq!(guest.get("/healthz").status, 200);
    server.store.recover();
    assert!(eventually(|| guest.get("/readyz").status == 200), "and is ready again afterwards");
}

#[test]
fn however_often_somebody_asks_the_store_is_probed_once_in_a_while() {
    let server = TestServer::quick();
    let mut guest = server.guest();
    server.store.fail_after(0, Fault::Refuses);
    let begun = std::time::Instant::now();
    let asking: Vec<_> = (0..8)
        .map(|_| {
            let mut guest = guest.clone();
            std::thread::spawn(move || guest.get("/readyz"))
        })
        .collect();
    asking.into_iter().for_each(|asked| drop(asked.join().unwrap()));
    (0..50).for_each(|_| drop(guest.get("/readyz")));
    let most = 2 + begun.elapsed().as_secs() as usize;
    assert!((1..=most).contains(&server.store.refused()), "{} probes", server.store.refused());
}

/// A server with metrics, and somebody who asks for them.
fn measured() -> (TestServer, Guest) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let server = TestServer::open(Config { metrics: Some(Arc::new(listener)), ..Config::for_measuring() });
    (server, Guest::at(address))
}

#[test]
fn metrics_are_counted_on_an_address_of_their_own() {
    let (server, mut operator) = measured();
    let (path, mut host, _) = server.game_for_two();
    let stream = host.watch(&path);
    assert!(stream.until(|text| text.contains("curia-board")));
    assert_eq!(host.get("/t/nothing").status, 404);
    server.store.fail_after(0, Fault::Refuses);
    assert_eq!(host.post("/name", "name=Anna").status, 503);
    server.store.recover();
    let text = operator.get("/metrics").text();
    for line in [
        "curia_streams 1\n",
        "curia_tables_in_memory 1\n",
        "curia_requests_total{status=\"5xx\"} 1\n",
        "curia_requests_total{status=\"4xx\"} 1\n",
        "curia_refusals_total{kind=\"no_table\"} 1\n",
        "curia_refusals_total{kind=\"unknown\"} 1\n",
        "curia_store_commit_seconds_count ",
        "curia_store_commits_failed_total 0\n",
        "curia_store_waiting ",
        "curia_store_log_bytes ",
        "curia_bots_thinking 0\n",
        "curia_bots_waiting 0\n",
        "curia_connections ",
        "curia_tables 0\n",
        "# EOF\n",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    assert_eq!(server.guest().get("/metrics").status, 404, "never on the public address");
    assert_eq!(operator.get("/").status, 404, "and nothing else on the operator's");
}

#[test]
fn metrics_tell_nothing_of_a_game() {
    let (server, mut operator) = measured();
    let before = operator.get("/metrics").text();
    let mut guest = server.guest().known();
    guest.post("/name", "name=Zsigmond");
    let opened = guest.post("/new", &format!("game={GAME}&seat=me&seat=open&window=0&name=Zsigmond"));
    assert_eq!(opened.status, 303, "{}", opened.text());
    let path = opened.header("location").unwrap().to_owned();
    assert_eq!(guest.post(&format!("{path}/start"), "fill=bots").status, 303);
    let form = guest.choices(&path).form("skip");
    guest.post(&format!("{path}/move"), &form);
    guest.post(&format!("{path}/move"), "move=fly&asked_at=1&key=k");
    guest.get(&format!("{path}/nowhere"));
    let after = operator.get("/metrics").text();
    let secrets = [path.trim_start_matches("/t/"), "Zsigmond", guest.id(), "skip", "fly", GAME];
    for secret in secrets {
        assert!(!after.contains(secret), "{secret} in {after}");
    }
    // All labels are words of the program.
    let labels = |text: &str| {
        let found = text.lines().filter_map(|line| Some(line.split_once('{')?.1.split_once('}')?.0.to_owned()));
        found.filter(|label| !label.starts_with("le=")).collect::<Vec<_>>()
    };
    for label in labels(&before).into_iter().chain(labels(&after)) {
        let (name, value) = label.split_once('=').unwrap();
        assert!(matches!(name, "status" | "kind"), "{label}");
        assert!(value.trim_matches('"').bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_'), "{label}");
    }
}

/// Everything that all servers of this program have logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

/// What is logged from now on, of all servers.
fn log() -> Log {
    static LOG: LazyLock<Log> = LazyLock::new(|| {
        let log = Log::default();
        tracing_subscriber::fmt().json().with_writer(log.clone()).init();
        log
    });
    LOG.clone()
}

impl Log {
    fn lines_with(&self, text: &str) -> Vec<String> {
        let all = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        all.lines().filter(|line| line.contains(text)).map(str::to_owned).collect()
    }
}

#[test]
fn a_failure_is_logged_once_with_its_cause_and_the_id_that_the_answer_names() {
    let log = log();
    let server = TestServer::quick();
    let (path, mut host, _) = server.game_for_two();
    let form = host.choices(&path).form("skip");
    server.store.fail_after(0, Fault::Refuses);
    for (url, form) in [(format!("{path}/move"), form.as_str()), ("/name".to_owned(), "name=Anna")] {
        let answer = host.post(&url, form);
        assert_eq!(answer.status, 503);
        let id = answer.header("x-request-id").unwrap();
        assert!(answer.text().contains(id), "the page names it, too");
        let logged = log.lines_with(id);
        assert_eq!(logged.len(), 1, "{logged:?}");
        let line = &logged[0];
        assert!(line.contains("\"ERROR\"") && line.contains("the writer has stopped"), "{line}");
        for secret in [path.trim_start_matches("/t/"), host.id(), "skip", "Anna"] {
            assert!(!line.contains(secret), "{secret} in {line}");
        }
    }
    server.store.recover();
    let refused = host.get("/t/nothing");
    assert!(log.lines_with(refused.header("x-request-id").unwrap()).is_empty(), "a refusal is no failure");
    assert!(host.get("/").header("x-request-id").is_none());
}

#[test]
fn a_frozen_table_is_logged_by_a_tag_and_not_by_its_name() {
    let log = log();
    let server = TestServer::open(Config { idle: std::time::Duration::ZERO, ..Config::for_measuring() });
    let (path, mut host, _) = server.game_for_two();
    server.store.read_as(|body| body.replace("\"digest\":", "\"digets\":").replace("began", "secretmove"));
    assert!(eventually(|| host.get(&path).status == 409));
    let frozen = log.lines_with("a table is frozen");
    assert!(!frozen.is_empty());
    for secret in [format!("\"{}\"", path.trim_start_matches("/t/")), "secretmove".to_owned()] {
        assert!(!frozen.iter().any(|line| line.contains(&secret)), "{secret} in {frozen:?}");
    }
}

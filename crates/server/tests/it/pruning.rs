//! Abandoned tables are cleared away, and no others.

use std::time::Duration;

use crate::support::{GAME, Guest, TestServer, eventually};
use curia_server::{Config, Pruning};

const NEVER: Duration = Duration::from_secs(1_000_000);

/// A server that clears tables away all the time, at the ages given.
fn pruning(waiting: Duration, playing: Duration, over: Duration) -> Config {
    let pruning = Pruning { first: Duration::ZERO, every: Duration::from_millis(5), waiting, playing, over };
    Config { idle: Duration::ZERO, pruning, ..Config::for_measuring() }
}

fn opened(guest: &mut Guest) -> String {
    let answer = guest.post("/new", &format!("game={GAME}&seat=me&seat=open&window=0"));
    answer.header("location").unwrap().to_owned()
}

fn begun(guest: &mut Guest) -> String {
    let path = opened(guest);
    assert_eq!(guest.post(&format!("{path}/start"), "fill=bots").status, 303);
    path
}

/// True once the table is gone. Whoever looks at a table uses it, so the store is asked.
fn goes(server: &TestServer, path: &str) -> bool {
    eventually(|| !server.store.has(path))
}

#[test]
fn a_table_that_never_began_goes_and_a_game_that_is_on_stays() {
    let server = TestServer::quick();
    let mut guest = server.guest().known();
    let (waits, plays) = (opened(&mut guest), begun(&mut guest));
    let server = server.restarted_with(pruning(Duration::ZERO, NEVER, NEVER));
    assert!(goes(&server, &waits));
    assert!(server.store.has(&plays));
    guest.client.move_to(server.address);
    assert_eq!(guest.get(&waits).status, 404);
    assert_eq!(guest.get(&plays).status, 200);
}

#[test]
fn a_game_that_nobody_goes_on_with_goes() {
    let server = TestServer::quick();
    let mut guest = server.guest().known();
    let (waits, plays) = (opened(&mut guest), begun(&mut guest));
    let server = server.restarted_with(pruning(NEVER, Duration::ZERO, NEVER));
    assert!(goes(&server, &plays));
    assert!(server.store.has(&waits));
}

#[test]
fn a_table_that_somebody_watches_stays_and_those_around_it_go() {
    let server = TestServer::open(pruning(Duration::ZERO, NEVER, NEVER));
    let mut guest = server.guest().known();
    // A table that nobody watches goes at once, perhaps before the watcher comes.
    let mut watching = None;
    assert!(eventually(|| {
        let path = opened(&mut guest);
        watching = guest.listen(&format!("{path}/events")).ok().map(|stream| (path, stream));
        watching.is_some()
    }));
    let (watched, stream) = watching.unwrap();
    for _ in 0..3 {
        let left = opened(&mut guest);
        assert!(goes(&server, &left), "it is younger and went");
    }
    assert!(server.store.has(&watched));
    assert_eq!(guest.post(&format!("{watched}/start"), "fill=bots").status, 303, "and can still be played");
    drop(stream);
}

#[test]
fn more_than_one_batch_is_cleared_away_and_makes_room() {
    let server = TestServer::quick();
    let mut guest = server.guest().known();
    let tables: Vec<String> = (0..60).map(|_| opened(&mut guest)).collect();
    let config = Config { tables: 60, ..pruning(Duration::ZERO, NEVER, NEVER) };
    let server = server.restarted_with(config);
    assert!(tables.iter().all(|table| goes(&server, table)));
    let open = format!("game={GAME}&seat=me&seat=open");
    assert!(eventually(|| server.guest().post("/new", &open).status == 303), "there is room again");
}

#[test]
fn nothing_is_cleared_away_soon_after_the_start() {
    let server = TestServer::quick();
    let mut guest = server.guest().known();
    let table = opened(&mut guest);
    let soon = pruning(Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let first = Pruning { first: NEVER, ..soon.pruning };
    let server = server.restarted_with(Config { pruning: first, ..soon });
    (0..20).for_each(|_| drop(server.guest().get("/about")));
    assert!(server.store.has(&table));
}

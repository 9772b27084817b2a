//! Tables that nobody uses leave memory and come back from the disk.

use std::time::Duration;

use crate::support::{TestServer, eventually, without_version};
use curia_server::Config;

/// A server that sweeps all the time.
fn sweeping() -> TestServer {
    TestServer::open(Config { idle: Duration::ZERO, ..Config::for_measuring() })
}

#[test]
fn a_table_that_nobody_uses_leaves_memory_and_comes_back_as_it_was() {
    let server = sweeping();
    let (path, mut host, mut other) = server.game_for_two();
    assert_eq!(host.post(&format!("{path}/move"), &host.clone().choices(&path).form("skip")).status, 303);
    let page = without_version(&other.get(&path).text());
    assert!(page.contains("name=\"move\""), "the other one is asked");
    let reads = server.store.reads(&path);
    assert!(eventually(|| {
        assert_eq!(without_version(&other.get(&path).text()), page, "it comes back as it was");
        server.store.reads(&path) >= reads + 3
    }));
}

#[test]
fn a_table_that_somebody_watches_stays() {
    let server = sweeping();
    let (watched, host, _other) = server.game_for_two();
    let stream = host.watch(&watched);
    assert!(stream.until(|text| text.contains("curia-board")));
    let reads = server.store.reads(&watched);
    // Another table comes and goes, so there were sweeps.
    let (left, mut guest, _) = server.game_for_two();
    let reads_of_left = server.store.reads(&left);
    assert!(eventually(|| {
        guest.get(&left);
        server.store.reads(&left) >= reads_of_left + 5
    }));
    assert_eq!(guest.get(&watched).status, 200);
    assert_eq!(server.store.reads(&watched), reads, "the watched table was in memory all the time");
}

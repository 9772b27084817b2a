//! How many streams may be open: of one person, and in all.

use crate::support::{EventStream, TestServer, eventually};
use axum::http::StatusCode;
use curia_server::Config;
use curia_server::client::ClientError;

/// The most streams of one person.
const OWN: usize = 24;

fn is_refused(opened: Result<EventStream, ClientError>) -> bool {
    matches!(opened, Err(ClientError::NoStream(StatusCode::TOO_MANY_REQUESTS)))
}

#[test]
fn one_person_has_so_many_streams_at_all_tables_together() {
    let server = TestServer::quick();
    let (path, host, other) = server.game_for_two();
    let (table, own) = (format!("{path}/events"), "/events".to_owned());
    let mut open: Vec<EventStream> =
        (0..OWN).map(|number| host.listen(if number % 2 == 0 { &table } else { &own }).unwrap()).collect();
    assert!(is_refused(host.listen(&table)) && is_refused(host.listen(&own)));
    assert!(other.listen(&table).is_ok(), "others are not concerned");
    open.pop();
    assert!(eventually(|| host.listen(&own).is_ok()), "a closed stream makes room");
}

#[test]
fn all_together_have_so_many_streams() {
    let server = TestServer::open(Config { streams: 3, ..Config::for_measuring() });
    let (path, host, mut other) = server.game_for_two();
    let mut open: Vec<EventStream> = (0..3).map(|_| host.watch(&path)).collect();
    let events = format!("{path}/events");
    assert!(is_refused(other.listen(&events)) && is_refused(server.guest().listen("/events")));
    assert_eq!(other.get(&path).status, 200, "pages are served all the same");
    open.pop();
    assert!(eventually(|| other.listen(&events).is_ok()));
}

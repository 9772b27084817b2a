//! `HEAD` on the streams: the headers and nothing else. It opens no stream, and nobody hears of it.

use crate::support::TestServer;
use axum::http::Method;
use curia_server::Config;
use curia_server::client::Answer;

fn is_a_streams_head(answer: &Answer) -> bool {
    let type_is_right = answer.header("content-type") == Some("text/event-stream");
    answer.status == 200 && type_is_right && answer.header("content-length").is_none() && answer.body.is_empty()
}

#[test]
fn nobody_at_the_table_is_woken() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = server.game_for_two();
    let stream = host.watch(&path);
    assert!(stream.until(|text| text.contains("curia-board")));
    for _ in 0..5 {
        let events = format!("{path}/events");
        assert!(is_a_streams_head(&server.guest().try_send(Method::HEAD, &events, "").unwrap()));
        assert!(is_a_streams_head(&other.try_send(Method::HEAD, &events, "").unwrap()));
    }
    let form = host.choices(&path).form("skip");
    assert_eq!(host.post(&format!("{path}/move"), &form).status, 303);
    assert!(stream.until(|text| text.matches("id: ").count() > 1));
    let text = stream.text();
    let second = text.split("\n\n").nth(1).unwrap();
    assert!(second.contains("curia-log") || second.contains("data-ply"), "the move comes next: {second}");
}

#[test]
fn no_stream_is_counted() {
    let server = TestServer::open(Config { streams: 1, ..Config::for_measuring() });
    let (path, host, mut other) = server.game_for_two();
    let _only = host.watch(&path);
    for path in [format!("{path}/events"), "/events".to_owned()] {
        assert!(other.listen(&path).is_err());
        assert!(is_a_streams_head(&other.try_send(Method::HEAD, &path, "").unwrap()));
    }
    assert_eq!(other.try_send(Method::HEAD, "/t/nothere/events", "").unwrap().status, 404);
}

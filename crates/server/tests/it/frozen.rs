//! A table whose commands come to something else than they came to when they were kept: it is told, and stands still.

use std::time::Duration;

use crate::support::{Guest, TestServer, eventually, move_form};
use curia_server::Config;

/// A game that was begun, and that reads changed as soon as it has left memory.
fn frozen(change: impl Fn(&str) -> String + Send + 'static) -> (TestServer, String, Guest) {
    let server = TestServer::open(Config { idle: Duration::ZERO, ..Config::for_measuring() });
    let (path, mut host, _) = server.game_for_two();
    server.store.read_as(change);
    assert!(eventually(|| host.get(&path).status == 409), "the table is read anew");
    (server, path, host)
}

fn other_digest(body: &str) -> String {
    let mut command: serde_json::Value = serde_json::from_str(body).unwrap();
    if let Some(digest) = command.get_mut("digest") {
        *digest = (digest.as_u64().unwrap() ^ 1).into();
    }
    command.to_string()
}

#[test]
fn a_table_that_looks_different_now_says_so_and_accepts_no_move() {
    let (server, path, mut host) = frozen(other_digest);
    let before = server.commands(&path);
    for (lang, words) in [("en", "It is kept, but it cannot go on"), ("hu", "nem folytatható")] {
        host.speaks(lang);
        let page = host.get(&path);
        assert_eq!(page.status, 409);
        assert!(page.text().contains(words), "{}", page.text());
        assert!(page.text().contains("<!DOCTYPE html>"), "a whole page");
    }
    for (verb, form) in [("move", move_form("skip", "1", "k").as_str()), ("leave", ""), ("undo", "to=1")] {
        assert_eq!(host.post(&format!("{path}/{verb}"), form).status, 409, "{verb}");
    }
    assert_eq!(host.get(&format!("{path}/record")).status, 409);
    assert!(host.listen(&format!("{path}/events")).is_err());
    assert_eq!(host.get("/").status, 200, "everything else goes on");
    assert_eq!(server.commands(&path), before);
}

#[test]
fn a_table_that_cannot_be_read_at_all_is_told_in_the_same_words() {
    let (_server, path, mut host) = frozen(|_| "{".to_owned());
    host.speaks("en");
    assert!(host.get(&path).text().contains("It is kept, but it cannot go on"));
}

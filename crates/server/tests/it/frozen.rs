//! A table whose commands come to something else than they came to when they were kept: it is told, and stands still.

use std::time::Duration;

use crate::support::{Guest, TestServer, eventually, move_form};
use curia_server::Config;

/// A game of some moves whose commands read changed as soon as it has left memory.
fn frozen(change: impl Fn(&str, bool) -> String + Send + 'static) -> (TestServer, String, Guest) {
    let server = TestServer::open(Config { idle: Duration::ZERO, ..Config::for_measuring() });
    let (path, mut host, mut other) = server.game_for_two();
    for guest in [&mut host, &mut other] {
        let form = guest.choices(&path).form("skip");
        assert_eq!(guest.post(&format!("{path}/move"), &form).status, 303);
    }
    let last = server.commands(&path).last().unwrap().clone();
    server.store.read_as(move |body| change(body, body == last));
    host.speaks("en");
    assert!(eventually(|| host.get(&path).text().contains("cannot go on")), "the table is read anew");
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
fn a_table_that_looks_different_now_can_be_looked_at_and_accepts_no_move() {
    let (server, path, mut host) = frozen(|body, last| if last { other_digest(body) } else { body.to_owned() });
    let before = server.commands(&path);
    for (lang, words) in [("en", "This table stands still"), ("hu", "Ez az asztal megállt")] {
        host.speaks(lang);
        let page = host.get(&path);
        assert_eq!(page.status, 200);
        assert!(page.text().contains(words), "{}", page.text());
        assert!(page.text().contains("curia-board") && page.text().contains("id=\"curia-log\""), "as far as it holds");
        assert!(!page.text().contains("name=\"move\""), "nothing is asked");
    }
    for (verb, form) in [("move", move_form("skip", "1", "k").as_str()), ("leave", ""), ("undo", "to=1"), ("start", "")]
    {
        let answer = host.post(&format!("{path}/{verb}"), form);
        assert_eq!(answer.status, 409, "{verb}");
        assert!(answer.text().contains("nem folytatható"), "{verb}");
    }
    assert_eq!(host.get(&format!("{path}/record")).status, 403, "a game that is not over keeps its secrets");
    assert_eq!(host.get("/").status, 200, "everything else goes on");
    assert_eq!(server.commands(&path), before);
}

#[test]
fn a_table_that_cannot_be_read_at_all_is_told_in_words() {
    let (server, path, mut host) = frozen(|_, _| "{".to_owned());
    let page = host.get(&path);
    assert_eq!(page.status, 409);
    assert!(page.text().contains("It is kept, but it cannot go on"));
    assert!(page.text().contains("<!DOCTYPE html>"), "a whole page");
    assert_eq!(host.post(&format!("{path}/leave"), "").status, 409);
    assert!(host.listen(&format!("{path}/events")).is_err());
    assert!(!server.commands(&path).is_empty());
}

#[test]
fn a_table_that_differs_from_its_beginning_is_told_in_words() {
    let (_server, path, mut host) = frozen(|body, _| other_digest(body));
    assert_eq!(host.get(&path).status, 409);
}

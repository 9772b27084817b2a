//! A store that fails: whoever asked is told so, nobody sees what was not kept, and the table comes back from the disk.

mod support;

use support::{Fault, GAME, TestServer};

#[test]
fn a_move_that_was_not_kept_is_refused_and_shown_to_nobody() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = server.game_for_two();
    host.speaks("en");
    let (page, before) = (other.get(&path).text(), server.commands(&path));
    let (own, others) = (host.watch(&path), other.watch(&path));
    assert!(own.until(|text| text.contains("curia-board")) && others.until(|text| text.contains("curia-board")));
    let heard = others.text();
    server.store.fail_after(0, Fault::Refuses);
    let form = host.choices(&path).form("skip");
    let answer = host.post(&format!("{path}/move"), &form);
    assert_eq!(answer.status, 503);
    assert!(answer.text().contains("The server cannot do that right now"), "{}", answer.text());
    // The streams of the copy that went wrong end, and have brought nothing of the move.
    assert!(own.ends() && others.ends());
    assert_eq!(others.text(), heard);
    assert_eq!(server.commands(&path), before);
    assert_eq!(other.get(&path).text(), page, "the table stands as it stood");
    server.store.recover();
    assert_eq!(host.post(&format!("{path}/move"), &form).status, 303, "the same click is taken afterwards");
    assert!(server.commands(&path).len() > before.len());
}

#[test]
fn a_move_whose_fate_is_unknown_is_read_from_the_disk() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = server.game_for_two();
    let (reads, before) = (server.store.reads(&path), server.commands(&path).len());
    let page = other.get(&path).text();
    server.store.fail_after(0, Fault::LosesAnswer);
    let form = host.choices(&path).form("skip");
    assert_eq!(host.post(&format!("{path}/move"), &form).status, 503);
    server.store.recover();
    let kept = server.commands(&path).len();
    assert!(kept > before);
    assert_ne!(other.get(&path).text(), page, "it was kept, so it is shown");
    assert_eq!(server.store.reads(&path), reads + 1, "the table was loaded anew");
    assert_eq!(host.post(&format!("{path}/move"), &form).status, 303, "a repeated click is answered as done");
    assert_eq!(server.commands(&path).len(), kept);
}

#[test]
fn those_who_waited_behind_a_failure_do_not_move_at_a_table_that_is_gone() {
    let server = TestServer::quick();
    let (path, host, mut other) = server.game_for_two();
    let before = server.commands(&path).len();
    // Both posts come to the same copy of the table: the second waits for the first, whose answer is lost.
    server.store.fail_after(0, Fault::Waits);
    let posts: Vec<_> = [("/leave", host.clone()), ("/leave", other.clone())]
        .into_iter()
        .map(|(verb, mut guest)| {
            let url = format!("{path}{verb}");
            std::thread::spawn(move || guest.post(&url, "").status)
        })
        .collect();
    assert!(support::eventually(|| server.store.held() == 1));
    server.store.fail_after(0, Fault::LosesAnswer);
    server.store.release();
    let mut statuses: Vec<u16> = posts.into_iter().map(|post| post.join().unwrap()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 503]);
    server.store.recover();
    // Both have left, one without being told; what is on the disk can be read and goes on.
    assert_eq!(other.get(&path).status, 200);
    assert!(server.commands(&path).len() >= before + 2);
    other.wait_for_end(&path);
}

#[test]
fn a_table_that_was_not_kept_was_never_opened() {
    let server = TestServer::quick();
    let mut guest = server.guest().known();
    for writes in 0..2 {
        server.store.fail_after(writes, Fault::Refuses);
        let answer = guest.post("/new", &format!("game={GAME}&seat=me&seat=open&name=Anna"));
        assert_eq!(answer.status, 503, "after {writes} writes");
        server.store.recover();
    }
    assert_eq!(server.store.tables(guest.person()), [""; 0]);
}

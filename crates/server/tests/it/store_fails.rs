//! A store that fails: whoever asked is told so, nobody sees what was not kept, and the table comes back from the disk.

use std::time::{Duration, Instant};

use crate::support::{Fault, GAME, Guest, TestServer, eventually, without_version};

#[test]
fn a_move_that_was_not_kept_is_refused_and_shown_to_nobody() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = server.game_for_two();
    host.speaks("en");
    let (page, before) = (without_version(&other.get(&path).text()), server.commands(&path));
    let (own, others) = (host.watch(&path), other.watch(&path));
    assert!(own.until(|text| text.contains("curia-board")) && others.until(|text| text.contains("curia-board")));
    let heard = others.text();
    server.store.fail_after(0, Fault::Refuses);
    let form = host.choices(&path).form("skip");
    let answer = host.post(&format!("{path}/move"), &form);
    assert_eq!(answer.status, 503);
    assert!(answer.text().contains("It is not known yet whether that was kept"), "{}", answer.text());
    assert!(!answer.text().contains("Nothing has changed"), "nobody knows that");
    // The streams of the copy that went wrong end, and have brought nothing of the move.
    assert!(own.ends() && others.ends());
    assert_eq!(others.text(), heard);
    assert_eq!(server.commands(&path), before);
    assert_eq!(without_version(&other.get(&path).text()), page, "the table stands as it stood");
    server.store.recover();
    assert_eq!(host.post(&format!("{path}/move"), &form).status, 303, "the same click is taken afterwards");
    assert!(server.commands(&path).len() > before.len());
}

#[test]
fn a_move_whose_fate_is_unknown_is_read_from_the_disk() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = server.game_for_two();
    let (reads, before) = (server.store.reads(&path), server.commands(&path).len());
    let page = without_version(&other.get(&path).text());
    server.store.fail_after(0, Fault::LosesAnswer);
    let form = host.choices(&path).form("skip");
    assert_eq!(host.post(&format!("{path}/move"), &form).status, 503);
    server.store.recover();
    let kept = server.commands(&path).len();
    assert!(kept > before);
    assert_ne!(without_version(&other.get(&path).text()), page, "it was kept, so it is shown");
    assert_eq!(server.store.reads(&path), reads + 1, "the table was loaded anew");
    assert_eq!(host.post(&format!("{path}/move"), &form).status, 303, "a repeated click is answered as done");
    assert_eq!(server.commands(&path).len(), kept);
}

#[test]
fn bots_go_on_by_themselves_once_the_store_works_again() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = server.game_for_two();
    for guest in [&mut host, &mut other] {
        server.store.recover();
        assert_eq!(guest.post(&format!("{path}/leave"), "").status, 303);
        // From now on nothing is kept, whatever the bots find.
        server.store.fail_after(0, Fault::Refuses);
    }
    assert!(eventually(|| server.store.refused() > 3));
    let stood = server.commands(&path).len();
    let tried = server.store.refused();
    assert!(eventually(|| server.store.refused() > tried + 3), "the store is tried again and again");
    assert_eq!(server.commands(&path).len(), stood);
    server.store.recover();
    let since = Instant::now();
    // Nobody looks at the table: it goes on by itself.
    assert!(eventually(|| server.commands(&path).len() > stood), "the bots go on");
    assert!(since.elapsed() < Duration::from_secs(2), "{:?}", since.elapsed());
    host.wait_for_end(&path);
}

#[test]
fn a_stream_opened_while_nothing_is_kept_hears_of_the_move_that_comes_afterwards() {
    let server = TestServer::quick();
    let (path, mut host, other) = server.game_for_two();
    server.store.fail_after(0, Fault::Refuses);
    let form = host.choices(&path).form("skip");
    assert_eq!(host.post(&format!("{path}/move"), &form).status, 503);
    let stream = other.watch(&path);
    assert!(stream.until(|text| text.contains("curia-board")));
    let heard = stream.text().len();
    server.store.recover();
    assert_eq!(host.post(&format!("{path}/move"), &form).status, 303);
    assert!(stream.until(|text| text.len() > heard), "the stream is one of the living copy");
}

#[test]
fn those_who_waited_behind_a_failure_do_not_move_at_a_table_that_is_gone() {
    let server = TestServer::quick();
    let (path, host, mut other) = server.game_for_two();
    let leave = |mut guest: Guest| {
        let url = format!("{path}/leave");
        std::thread::spawn(move || guest.post(&url, "").status)
    };
    server.store.fail_after(0, Fault::WaitsAndRefuses);
    let first = leave(host);
    assert!(eventually(|| server.store.held() == 1));
    // The second comes to the same copy of the table and has to wait for the first, which will fail.
    server.store.fail_after(0, Fault::Waits);
    let second = leave(other.clone());
    (0..20).for_each(|_| drop(other.get(&path)));
    server.store.release();
    assert_eq!(first.join().unwrap(), 503);
    // Somebody looks, so the table is loaded anew; only then may a write of the second go through.
    assert_eq!(other.get(&path).status, 200);
    server.store.release();
    let second = second.join().unwrap();
    server.store.recover();
    let left = server.commands(&path).iter().filter(|body| body.contains("\"left\"")).count();
    assert_eq!(left, usize::from(second == 303), "who was told that they left has left");
    assert_eq!(other.post(&format!("{path}/leave"), "").status, 303, "the copy in memory knows what is on the disk");
    assert!(server.commands(&path).iter().any(|body| body.contains("\"left\"")));
}

#[test]
fn a_table_that_was_not_kept_was_never_opened() {
    let server = TestServer::quick();
    let mut guest = server.guest().known();
    let form = format!("game={GAME}&seat=me&seat=open&name=Anna");
    server.store.fail_after(0, Fault::Refuses);
    assert_eq!(guest.post("/new", &form).status, 503);
    server.store.recover();
    assert_eq!(server.store.tables(guest.person()), [""; 0]);
    assert!(!guest.get("/").text().contains("Anna"), "nor is the name kept that came with it");
    server.store.fail_after(1, Fault::Refuses);
    assert_eq!(guest.post("/new", &form).status, 303, "name and table are one write");
}

#[test]
fn a_game_against_bots_is_opened_and_begun_in_one_write() {
    let server = TestServer::quick();
    let mut guest = server.guest().known();
    server.store.fail_after(1, Fault::Refuses);
    let answer = guest.post("/play", &format!("game={GAME}&seats=3&level=random"));
    assert_eq!(answer.status, 303, "nothing comes between the opening and the beginning");
    let path = answer.header("location").unwrap().to_owned();
    assert!(server.commands(&path).iter().any(|body| body.contains("\"began\"")));
}

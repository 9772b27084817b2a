//! Another game for those who have just played.

use crate::support::{GAME, Guest, TestServer};

/// A game of two people that bots have played to its end.
fn finished_game(server: &TestServer) -> (String, Guest, Guest) {
    let (path, mut host, mut other) = server.game_for_two();
    for guest in [&mut host, &mut other] {
        assert_eq!(guest.post(&format!("{path}/leave"), "").status, 303);
    }
    host.wait_for_end(&path);
    (path, host, other)
}

#[test]
fn against_bots_the_next_game_begins_at_once_with_the_same_options() {
    let server = TestServer::quick();
    let mut host = server.guest();
    let form = format!("game={GAME}&seat=random&seat=me&seat=greedy&window=0&option.callous_guards=out");
    let path = host.post("/new", &form).header("location").unwrap().to_owned();
    assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
    assert_eq!(host.post(&format!("{path}/leave"), "").status, 303);
    host.wait_for_end(&path);
    let next = host.post(&format!("{path}/again"), "").header("location").unwrap().to_owned();
    assert_ne!(next, path);
    let [before, after] = [&path, &next].map(|path| server.commands(path)[0].clone());
    for kept in ["\"callous_guards\":\"out\"", "\"settings\":[0,", "bot:random", "bot:greedy"] {
        assert!(before.contains(kept), "{kept} in {before}");
        assert!(after.contains(kept), "{kept} in {after}");
    }
    assert!(host.get(&next).text().contains("curia-board"), "the game has begun");
}

#[test]
fn friends_meet_at_one_table_whoever_asks_first() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = finished_game(&server);
    let again = format!("{path}/again");
    let mut onlooker = server.guest().known();
    onlooker.speaks("en");
    let refused = onlooker.post(&again, "");
    assert_eq!(refused.status, 409, "the next game is the players' to ask for");
    assert!(refused.text().contains("have not asked for another game yet"), "{}", refused.text());
    let next = other.post(&again, "").header("location").unwrap().to_owned();
    assert!(other.get(&next).text().contains("share-link"), "one waits for the other");
    for _ in 0..2 {
        assert_eq!(host.post(&again, "").header("location"), Some(next.as_str()));
    }
    // Who looked on comes along and looks on.
    assert_eq!(onlooker.post(&again, "").header("location"), Some(next.as_str()));
    assert!(!server.commands(&next).iter().any(|body| body.contains(&format!("{:016x}", onlooker.person().0))));
    onlooker.set_header("hx-request", "true");
    assert_eq!(onlooker.post(&again, "").header("hx-redirect"), Some(next.as_str()));
    // Whoever asked first is the host now; the other one sits on their old chair.
    assert_eq!(host.post(&format!("{next}/start"), "").status, 403);
    assert_eq!(other.post(&format!("{next}/start"), "").status, 303);
    assert!(host.get(&next).text().contains("curia-board"));
}

#[test]
fn a_restart_does_not_part_those_who_play_again() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = finished_game(&server);
    let again = format!("{path}/again");
    let next = other.post(&again, "").header("location").unwrap().to_owned();
    let last = server.commands(&path).last().unwrap().clone();
    assert!(last.contains(&format!("\"followed_by\":{{\"table\":\"{}\"}}", next.trim_start_matches("/t/"))), "{last}");
    let server = server.restarted();
    for guest in [&mut host, &mut other] {
        guest.client.move_to(server.address);
        assert_eq!(guest.post(&again, "").header("location"), Some(next.as_str()));
    }
    assert_eq!(other.post(&format!("{next}/start"), "").status, 303, "nobody else has taken the first one's chair");
    assert!(host.get(&next).text().contains("curia-board"));
}

#[test]
fn both_may_ask_at_the_same_moment() {
    let server = TestServer::quick();
    let (path, host, other) = finished_game(&server);
    let again = format!("{path}/again");
    let asked = [host, other].map(|mut guest| {
        let again = again.clone();
        std::thread::spawn(move || guest.post(&again, "").header("location").unwrap().to_owned())
    });
    let [first, second] = asked.map(|thread| thread.join().unwrap());
    assert_eq!(first, second);
    assert_eq!(server.commands(&path).iter().filter(|body| body.contains("followed_by")).count(), 1);
    assert_eq!(
        server.commands(&first).iter().filter(|body| body.contains("\"sat\"")).count(),
        1,
        "the later one sits down"
    );
}

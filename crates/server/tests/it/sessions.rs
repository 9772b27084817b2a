//! Somebody signs out on all their other devices.

use crate::support::{Fault, Guest, TestServer};
use curia_server::Config;
use curia_server::client::Answer;

/// The cookie that an answer sets.
fn new_cookie(answer: &Answer) -> String {
    let set = answer.headers.get_all("set-cookie").iter().map(|line| line.to_str().unwrap());
    set.filter(|line| line.starts_with("curia_id="))
        .map(|line| line.split(';').next().unwrap().to_owned())
        .next_back()
        .unwrap()
}

/// Signs out everywhere else.
fn revoke(guest: &mut Guest) {
    let answer = guest.post("/sessions/revoke", "");
    assert_eq!(answer.status, 303);
    guest.client.cookie = new_cookie(&answer);
}

fn is_signed_out(mut guest: Guest, path: &str) -> bool {
    guest.speaks("en");
    let answer = guest.get(path);
    let taken = answer.header("set-cookie").is_some_and(|set| set.starts_with("curia_id=;"));
    answer.status == 401 && taken && answer.text().contains("signed out here from another device")
}

#[test]
fn the_browser_that_asks_stays_and_all_others_are_signed_out() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = server.game_for_two();
    let lost = host.clone();
    let (own, theirs) = (lost.watch(&path), other.watch(&path));
    let turns = lost.listen("/events").unwrap();
    assert!(own.until(|text| text.contains("curia-board")) && theirs.until(|text| text.contains("curia-board")));
    revoke(&mut host);
    assert!(own.ends() && turns.ends(), "open streams end");
    assert!(is_signed_out(lost.clone(), &path) && is_signed_out(lost.clone(), "/"));
    assert!(lost.listen("/events").is_err());
    assert!(host.get(&path).text().contains("name=\"move\""), "the one who asked sits where they sat");
    let form = host.choices(&path).form("skip");
    let heard = theirs.text().len();
    assert_eq!(host.post(&format!("{path}/move"), &form).status, 303);
    assert!(theirs.until(|text| text.len() > heard), "the streams of others go on");
    assert_eq!(other.get(&path).status, 200);
    let mut stranger = lost;
    stranger.client.cookie.clear();
    assert_eq!(stranger.get(&path).status, 200, "as a new guest");
    assert_ne!(stranger.person(), host.person());
}

#[test]
fn what_was_revoked_stays_revoked_after_a_restart() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = server.game_for_two();
    let first = host.clone();
    revoke(&mut host);
    let second = host.clone();
    revoke(&mut host);
    let server = server.restarted_with(Config::for_measuring());
    for (guest, signed_out) in [(first, true), (second, true), (host.clone(), false)] {
        let mut guest = guest;
        guest.client.move_to(server.address);
        assert_eq!(is_signed_out(guest, &path), signed_out);
    }
    other.client.move_to(server.address);
    assert_eq!(other.get(&path).status, 200, "cookies of those who revoked nothing are as good as ever");
}

#[test]
fn of_two_who_ask_at_once_one_stays() {
    let server = TestServer::quick();
    let (path, host, _) = server.game_for_two();
    let ask = |mut guest: Guest| {
        std::thread::spawn(move || {
            let answer = guest.post("/sessions/revoke", "");
            (answer.status == 303).then(|| new_cookie(&answer))
        })
    };
    let asking = [ask(host.clone()), ask(host.clone())];
    let cookies: Vec<String> = asking.into_iter().filter_map(|asked| asked.join().unwrap()).collect();
    assert_eq!(cookies.len(), 1);
    let mut stays = host;
    stays.client.cookie.clone_from(&cookies[0]);
    assert_eq!(stays.get(&path).status, 200);
}

#[test]
fn if_nobody_knows_whether_it_was_kept_nobody_loses_themselves() {
    for fault in [Fault::Refuses, Fault::LosesAnswer] {
        let server = TestServer::quick();
        let (path, mut host, _) = server.game_for_two();
        server.store.fail_after(0, fault);
        let answer = host.post("/sessions/revoke", "");
        assert_eq!(answer.status, 503);
        server.store.recover();
        host.client.cookie = new_cookie(&answer);
        assert_eq!(host.get(&path).status, 200);
        let server = server.restarted_with(Config::for_measuring());
        host.client.move_to(server.address);
        assert!(host.get(&path).text().contains("name=\"move\""), "{fault:?}");
    }
}

#[test]
fn a_stranger_has_nothing_to_sign_out_of() {
    let server = TestServer::quick();
    server.store.fail_after(0, Fault::Refuses);
    assert_eq!(server.guest().post("/sessions/revoke", "").status, 303, "and nothing is written");
}

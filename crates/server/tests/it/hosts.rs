//! Under which names the server answers, and what an invitation says.

use crate::support::{GAME, Guest, TestServer};
use curia_server::Config;

/// The invitation that a host of a table reads who has reached the server under that name.
fn invitation(guest: &mut Guest, name: &'static str) -> String {
    guest.set_header("host", name);
    let opened = guest.post("/new", &format!("game={GAME}&seat=me&seat=open"));
    let path = opened.header("location").unwrap().to_owned();
    let page = guest.get(&path).text();
    let mark = "id=\"share-link\" readonly value=\"";
    let found = page.split_once(mark).map(|(_, rest)| rest).and_then(|rest| rest.split('"').next());
    found.unwrap_or_else(|| panic!("no link in {page}")).replace(&path, "")
}

#[test]
fn an_invitation_never_carries_a_name_that_somebody_else_may_own() {
    let server = TestServer::quick();
    let mut guest = server.guest().known();
    assert_eq!(invitation(&mut guest, "evil.example"), "");
    assert_eq!(invitation(&mut guest, "localhost.evil.example"), "");
    assert_eq!(invitation(&mut guest, "localhost:8080"), "http://localhost:8080");
    assert_eq!(invitation(&mut guest, "192.168.1.7:8080"), "http://192.168.1.7:8080");
    assert_eq!(invitation(&mut guest, "mill.local"), "http://mill.local");
    guest.set_header("x-forwarded-proto", "https");
    assert_eq!(invitation(&mut guest, "localhost"), "http://localhost", "nobody believes a stranger");
}

#[test]
fn a_request_for_another_name_is_refused_and_told_the_right_one() {
    let hosts = vec!["curia.example".parse().unwrap()];
    let server = TestServer::open(Config { hosts, https: true, ..Config::for_measuring() });
    let mut guest = server.guest();
    guest.speaks("en");
    for other in ["evil.example", "curia.example:8080", "127.0.0.1"] {
        guest.set_header("host", other);
        let answer = guest.get("/");
        assert_eq!(answer.status, 421, "{other}");
        assert!(answer.text().contains("curia.example"), "{}", answer.text());
        assert!(!answer.text().contains("evil.example"));
        assert!(answer.header("set-cookie").is_none(), "nobody is welcomed under a wrong name");
    }
    assert_eq!(invitation(&mut guest, "Curia.Example"), "https://curia.example");
    guest.set_header("host", "10.0.0.1");
    assert_eq!(guest.get("/healthz").status, 200, "service managers ask by address");
}

#[test]
fn behind_https_browsers_are_told_to_stay_there() {
    let https = TestServer::open(Config { https: true, ..Config::for_measuring() });
    assert!(https.guest().get("/").header("strict-transport-security").unwrap().starts_with("max-age="));
    assert!(TestServer::quick().guest().get("/").header("strict-transport-security").is_none());
}

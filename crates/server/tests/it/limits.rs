//! What one network address may ask for, however many cookies it has, and how many tables there may be in all.

use crate::support::{GAME, Guest, TestServer};
use curia_server::Config;

/// With limits, and bots that answer at once.
fn limited() -> Config {
    Config { human_pace: false, ..Config::default() }
}

fn new_table() -> String {
    format!("game={GAME}&seat=me&seat=open")
}

/// How many tables are opened by so many guests, each with a cookie of their own, and what the last refusal was.
fn opened(server: &TestServer, guests: usize, prepare: impl Fn(&mut Guest, usize)) -> (usize, u16) {
    let mut refusal = 0;
    let opened = (0..guests).filter(|&number| {
        let mut guest = server.guest();
        prepare(&mut guest, number);
        let status = guest.post("/new", &new_table()).status;
        if status != 303 {
            refusal = status;
        }
        status == 303
    });
    (opened.count(), refusal)
}

#[test]
fn new_cookies_do_not_open_more_tables_than_one_address_may() {
    let server = TestServer::open(limited());
    let (opened, refusal) = opened(&server, 400, |_, _| {});
    assert!((290..=340).contains(&opened), "{opened} tables");
    assert_eq!(refusal, 429);
}

#[test]
fn a_forged_forwarding_header_is_not_believed_from_this_machine_either() {
    let server = TestServer::open(limited());
    let (opened, _) = opened(&server, 400, |guest, number| {
        let forged = format!("10.1.{}.{}", number / 250, number % 250);
        guest.client.headers.insert("x-forwarded-for", forged.parse().unwrap());
    });
    assert!(opened <= 340, "{opened} tables");
}

#[test]
fn behind_a_proxy_that_is_named_everybody_has_limits_of_their_own() {
    let server = TestServer::open(Config { proxies: vec!["127.0.0.1".parse().unwrap()], ..limited() });
    let from = |address: &'static str| move |guest: &mut Guest, _: usize| guest.set_header("x-forwarded-for", address);
    assert_eq!(opened(&server, 400, from("2001:db8::1")).1, 429);
    let (others, _) = opened(&server, 5, from("2001:db8::ffff:2"));
    assert_eq!(others, 0, "the same subscriber");
    assert_eq!(opened(&server, 5, from("2001:db8:0:1::1")).0, 5);
    assert_eq!(opened(&server, 5, from("6.6.6.6, 203.0.113.9")).0, 5);
    let forged = opened(&server, 400, |guest, number| {
        let list = format!("10.0.{}.{}, 203.0.113.9", number / 250, number % 250);
        guest.client.headers.insert("x-forwarded-for", list.parse().unwrap());
    });
    assert_eq!(forged.1, 429, "what the client wrote before its own address is not read");
}

#[test]
fn an_address_gets_so_many_cookies_and_pages_all_the_same() {
    let server = TestServer::open(limited());
    let cookie_of = |server: &TestServer| {
        let answer = server.guest().get("/about");
        assert_eq!(answer.status, 200);
        answer.header("set-cookie").is_some()
    };
    let given = (0..10_000).take_while(|_| cookie_of(&server)).count();
    assert!((2_000..10_000).contains(&given), "{given}");
    let answer = server.guest().post("/new", &new_table());
    assert!(answer.status == 429 || answer.header("set-cookie").is_some(), "a table of nobody: {}", answer.status);
}

#[test]
fn when_there_are_too_many_tables_a_new_one_is_refused_in_both_languages() {
    let server = TestServer::open(Config { tables: 2, ..Config::for_measuring() });
    let mut guest = server.guest().known();
    guest.speaks("en");
    let opened = [(); 2].map(|()| guest.post("/new", &new_table()));
    assert!(opened.iter().all(|answer| answer.status == 303));
    let refused = guest.post("/new", &new_table());
    assert_eq!(refused.status, 503);
    assert!(refused.header("retry-after").is_some());
    assert!(refused.text().contains("You can go on playing at the tables you have"), "{}", refused.text());
    guest.speaks("hu");
    assert!(guest.post("/play", &format!("game={GAME}&seats=2")).text().contains("Most nem fér el több asztal"));
    assert_eq!(guest.get(opened[0].header("location").unwrap()).status, 200, "those there are go on");
}

#[test]
fn the_tables_of_an_earlier_start_count() {
    let server = TestServer::quick();
    let mut guest = server.guest().known();
    assert_eq!(guest.post("/new", &new_table()).status, 303);
    let server = server.restarted_with(Config { tables: 1, ..Config::for_measuring() });
    assert_eq!(server.guest().post("/new", &new_table()).status, 503);
}

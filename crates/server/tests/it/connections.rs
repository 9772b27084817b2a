//! Peers who keep the server waiting, and many of them at once: each has an end, and nobody is locked out.

use std::net::SocketAddr;
use std::time::Duration;

use crate::support::{Guest, Process, Raw, TestServer, eventually};
use axum::http::Method;
use curia_server::{Config, Patience};

const SHORT: Duration = Duration::from_millis(300);
const GET: &str = "GET /about HTTP/1.1\r\nhost: x\r\n\r\n";
const HALF_HEAD: &str = "GET / HTTP/1.1\r\nho";
const HALF_BODY: &str = "POST /name HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 99\r\n\r\nx";

/// A peer who is in the middle of a request.
fn in_a_post(address: SocketAddr) -> Raw {
    let mut found = None;
    let under_way = eventually(|| {
        let mut peer = Raw::at(address);
        peer.say(HALF_BODY);
        let begins = peer.answer().starts_with("HTTP/1.1 100 ");
        found = Some(peer);
        begins
    });
    found.filter(|_| under_way).expect("the server reads on")
}

fn patient(patience: Patience) -> TestServer {
    TestServer::open(Config { patience, ..Config::for_measuring() })
}

#[test]
fn a_head_has_its_time_and_no_longer() {
    let server = patient(Patience { head: SHORT, ..Patience::default() });
    let mut peers = ["", HALF_HEAD].map(|head| {
        let mut peer = Raw::at(server.address);
        peer.say(head);
        peer
    });
    assert!(peers.iter_mut().all(|peer| peer.rest().is_some()), "they are hung up on");
    let mut trickling = Raw::at(server.address);
    trickling.say("GET / HTTP/1.1\r\nx: ");
    assert!(eventually(|| !trickling.try_say("x")), "not even by a byte from time to time");
    let mut second = Raw::at(server.address);
    second.say(GET);
    second.answer();
    second.say(HALF_HEAD);
    assert!(second.rest().is_some(), "the same for a later request");
}

#[test]
fn a_body_has_its_time_and_no_longer() {
    let server = patient(Patience { body: SHORT, ..Patience::default() });
    let answer = in_a_post(server.address).rest().expect("they are hung up on");
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("\r\nconnection: close\r\n"), "{answer}");
    let mut trickling = Raw::at(server.address);
    trickling.say(&HALF_BODY.replace("99", "9999"));
    assert!(eventually(|| !trickling.try_say("x")), "not even by a byte from time to time");
}

#[test]
fn a_connection_without_a_request_ends_after_a_while() {
    let server = patient(Patience { idle: SHORT, ..Patience::default() });
    let mut peer = Raw::at(server.address);
    peer.say(GET);
    assert!(peer.answer().starts_with("HTTP/1.1 200 "));
    assert_eq!(peer.rest().as_deref(), Some(""));
}

#[test]
fn whoever_stops_reading_is_hung_up_on() {
    let server = patient(Patience { write: SHORT, ..Patience::default() });
    let mut peer = Raw::narrow(server.address);
    peer.say(&GET.repeat(100));
    assert!(eventually(|| !peer.try_say(" ")));
}

#[test]
fn whoever_reads_slowly_gets_all_of_it() {
    let write = Duration::from_secs(2);
    let server = patient(Patience { write, ..Patience::default() });
    // Whoever has been here before gets no cookie, and so one answer is as long as the other.
    let cookie = server.guest().known().client.cookie;
    let get = GET.replace("\r\n\r\n", &format!("\r\ncookie: {cookie}\r\n\r\n"));
    let mut peer = Raw::narrow(server.address);
    peer.say(&get);
    let length = peer.answer_bytes().len();
    let times = 1_000_000 / length;
    peer.say(&get.repeat(times));
    let began = std::time::Instant::now();
    let mut heard = 0;
    while heard < times * length {
        let read = peer.read(8 * 1024);
        assert!(read > 0, "hung up on after {heard} of {} bytes", times * length);
        heard += read;
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(began.elapsed() > write, "the test has power: {:?}", began.elapsed());
}

#[test]
fn a_stream_that_nobody_reads_ends() {
    let patience = Patience { write: SHORT, ..Patience::default() };
    let server = TestServer::open(Config { streams: 1, patience, ..Config::for_measuring() });
    let (path, mut host, other) = server.seeded_table(1);
    let events = format!("{path}/events");
    let mut peer = Raw::narrow(server.address);
    peer.say(&format!("GET {events} HTTP/1.1\r\nhost: x\r\n\r\n"));
    assert!(peer.answer().starts_with("HTTP/1.1 200 "), "it is open");
    let mut number = 0;
    assert!(eventually(|| {
        number += 1;
        assert_eq!(host.post("/name", &format!("name=Anna{number}")).status, 303);
        other.listen(&events).is_ok()
    }));
}

/// A server that has so many descriptors.
fn with_descriptors(data: &std::path::Path, most: u32) -> Process {
    Process::start(data, &["sh", "-c", &format!("ulimit -n {most} && exec \"$0\" \"$@\"")])
}

#[test]
fn silent_connections_lock_nobody_out() {
    let data = tempfile::tempdir().unwrap();
    let server = with_descriptors(data.path(), 256);
    let mut watching = Guest::at(server.address).known();
    let stream = watching.listen("/events").unwrap();
    let mut silent: Vec<Raw> = (0..400).map(|_| Raw::at(server.address)).collect();
    assert_eq!(Guest::at(server.address).get("/about").status, 200);
    assert!(silent[0].rest().is_some(), "the first of them had to give way");
    assert_eq!(watching.get("/about").status, 200);
    let mut post = in_a_post(server.address);
    silent.extend((0..200).map(|_| Raw::at(server.address)));
    assert!(silent[400].rest().is_some());
    post.say(&"x".repeat(98));
    assert!(post.answer().starts_with("HTTP/1.1 400 "), "whoever is in a request is answered");
    drop(server);
    assert!(stream.ends());
}

#[test]
fn a_server_short_of_descriptors_goes_on() {
    let data = tempfile::tempdir().unwrap();
    // Fewer than the connections that it would take and what it needs itself.
    let server = with_descriptors(data.path(), 32);
    let _silent: Vec<Raw> = (0..100).map(|_| Raw::at(server.address)).collect();
    let mut guest = Guest::at(server.address);
    assert!(eventually(|| guest.try_send(Method::GET, "/about", "").is_ok_and(|answer| answer.status == 200)));
    assert!(server.terminate().expect("it ends").success());
}

#[test]
fn a_full_server_says_so_at_once_and_when_to_come_again() {
    let server = TestServer::open(Config { connections: 4, ..Config::for_measuring() });
    let mut streams: Vec<_> = (0..3).map(|_| server.guest().listen("/events").unwrap()).collect();
    assert!(server.guest().listen("/events").is_err(), "streams leave a place to pages");
    let _post = in_a_post(server.address);
    let mut refused = Raw::at(server.address);
    refused.say(GET);
    let answer = refused.rest().expect("they are hung up on");
    assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    assert!(answer.contains("\r\nretry-after: ") && answer.contains("\r\nconnection: close\r\n"), "{answer}");
    assert_eq!(answer.split("\r\n\r\n").nth(1).map(|text| text.lines().count()), Some(2), "in both languages");
    streams.pop();
    assert!(eventually(|| server.guest().get("/about").status == 200));
}

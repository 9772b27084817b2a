//! A server that is told to stop: streams end, what waits is kept, and it does not take long.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::support::{Fault, Guest, Process, Raw, TestServer, eventually};

const GET: &str = "GET /about HTTP/1.1\r\nhost: x\r\n\r\n";

#[test]
fn streams_end_and_what_waits_is_kept_and_answered() {
    let mut server = TestServer::quick();
    let (path, mut host, other) = server.game_for_two();
    let streams = [host.watch(&path), other.watch(&path), other.listen("/events").unwrap()];
    let before = server.commands(&path).len();
    let (url, form) = (format!("{path}/move"), host.choices(&path).form("skip"));
    server.store.fail_after(0, Fault::Waits);
    let post = std::thread::spawn(move || host.post(&url, &form).status);
    assert!(eventually(|| server.store.held() == 1), "the move waits for the disk");
    server.stop();
    assert!(streams.iter().all(|stream| stream.ends()));
    server.store.release();
    assert_eq!(post.join().unwrap(), 303, "whoever waited gets an answer");
    assert!(server.has_stopped());
    assert!(server.commands(&path).len() > before);
}

#[test]
fn a_new_request_is_told_to_come_again_while_others_are_answered() {
    let mut server = TestServer::quick();
    let (path, mut host, _other) = server.game_for_two();
    let mut idle = Raw::at(server.address);
    idle.say(GET);
    assert!(idle.answer().starts_with("HTTP/1.1 200 "));
    let stream = host.watch(&path);
    let (url, form) = (format!("{path}/move"), host.choices(&path).form("skip"));
    server.store.fail_after(0, Fault::Waits);
    let post = std::thread::spawn(move || host.post(&url, &form));
    assert!(eventually(|| server.store.held() == 1), "the move waits for the disk");
    server.stop();
    assert!(stream.ends());
    idle.say(GET);
    let answer = idle.answer();
    let [status, again, close] = ["HTTP/1.1 503 ", "\r\nretry-after: ", "\r\nconnection: close\r\n"];
    assert!(answer.starts_with(status) && answer.contains(again) && answer.contains(close), "{answer}");
    server.store.release();
    let answered = post.join().unwrap();
    assert_eq!((answered.status, answered.header("connection")), (303, Some("close")));
    assert!(server.has_stopped());
}

/// Peers who keep a server waiting in every way.
fn bad_peers(address: SocketAddr) -> Vec<Raw> {
    let half_body = "POST /name HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nname";
    let peers = ["", half_body, "GET / HTTP/1.1\r\nho", &GET.repeat(100)].map(|said| {
        let mut peer = Raw::narrow(address);
        peer.say(said);
        peer
    });
    peers.into()
}

#[test]
fn peers_who_say_nothing_more_do_not_hold_up_the_end() {
    let mut server = TestServer::quick();
    let _open = bad_peers(server.address);
    assert_eq!(server.guest().get("/").status, 200);
    let told = Instant::now();
    server.stop();
    assert!(server.has_stopped());
    assert!(told.elapsed() < Duration::from_secs(8), "{:?}", told.elapsed());
}

#[test]
fn a_process_that_is_told_twice_ends_at_once() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path(), &[]);
    let stream = Guest::at(server.address).known().listen("/events").unwrap();
    let _open = bad_peers(server.address);
    assert_eq!(Guest::at(server.address).get("/about").status, 200);
    server.tell_to_end();
    assert!(stream.ends());
    let told = Instant::now();
    let status = server.terminate().expect("the process ends");
    assert!(status.success(), "{status}");
    assert!(told.elapsed() < Duration::from_secs(3), "{:?}", told.elapsed());
}

#[test]
fn a_process_that_is_told_to_end_ends_well_with_people_at_its_tables() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path(), &[]);
    let stream = Guest::at(server.address).known().listen("/events").unwrap();
    let status = server.terminate().expect("the process ends");
    assert!(status.success(), "{status}");
    assert!(stream.ends());
}

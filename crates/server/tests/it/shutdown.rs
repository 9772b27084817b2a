//! A server that is told to stop: streams end, what waits is kept, and it does not take long.

use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::support::{Fault, Guest, Process, TestServer, eventually};

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
fn a_connection_that_says_nothing_more_does_not_hold_up_the_end() {
    let mut server = TestServer::quick();
    let halves = ["POST /name HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nname", "GET / HTTP/1.1\r\nho"];
    let _open = halves.map(|half| {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(half.as_bytes()).unwrap();
        stream
    });
    assert_eq!(server.guest().get("/").status, 200);
    let told = Instant::now();
    server.stop();
    assert!(server.has_stopped());
    assert!(told.elapsed() < Duration::from_secs(10), "{:?}", told.elapsed());
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

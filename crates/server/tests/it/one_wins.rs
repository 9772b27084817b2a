//! A thousand at once: exactly one wins.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

use crate::support::{Guest, TestServer, move_form};
use curia_server::client::Choices;

const MANY: usize = 1_000;

/// Sends all requests before it reads the first answer, and tells the statuses.
fn all_at_once(guest: &Guest, path: &str, forms: &[String]) -> Vec<u16> {
    let mut streams: Vec<TcpStream> = Vec::new();
    for form in forms {
        let mut stream = TcpStream::connect(guest.client.address()).unwrap();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: close\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
            guest.client.address(),
            guest.client.cookie,
            form.len()
        );
        // All but the last byte: nothing can be answered before all are there.
        stream.write_all(&request.as_bytes()[..request.len() - 1]).unwrap();
        streams.push(stream);
    }
    for (stream, form) in streams.iter_mut().zip(forms) {
        stream.write_all(&form.as_bytes()[form.len() - 1..]).unwrap();
    }
    streams.iter().map(status).collect()
}

/// The status of the answer that a connection brings.
fn status(stream: &TcpStream) -> u16 {
    stream.set_read_timeout(Some(crate::support::DEADLINE)).unwrap();
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).unwrap();
    line.split(' ').nth(1).unwrap().parse().unwrap()
}

fn mover(server: &TestServer) -> (String, Guest, Choices) {
    let (path, mut host, _) = server.game_for_two();
    let choices = host.choices(&path);
    (path, host, choices)
}

fn moves_kept(server: &TestServer, path: &str) -> usize {
    server.commands(path).iter().filter(|body| body.contains("\"moved\"")).count()
}

#[test]
fn of_a_thousand_different_clicks_one_is_taken() {
    let server = TestServer::quick();
    let (path, guest, choices) = mover(&server);
    let forms: Vec<String> =
        (0..MANY).map(|number| move_form("skip", &choices.asked_at, &format!("k{number}"))).collect();
    let statuses = all_at_once(&guest, &format!("{path}/move"), &forms);
    assert_eq!(statuses.iter().filter(|&&status| status == 303).count(), 1);
    assert_eq!(statuses.iter().filter(|&&status| status == 409).count(), MANY - 1);
    assert_eq!(moves_kept(&server, &path), 1);
}

#[test]
fn the_same_click_a_thousand_times_is_one_move() {
    let server = TestServer::quick();
    let (path, guest, choices) = mover(&server);
    let forms = vec![choices.form("skip"); MANY];
    let statuses = all_at_once(&guest, &format!("{path}/move"), &forms);
    assert!(statuses.iter().all(|&status| status == 303), "{statuses:?}");
    assert_eq!(moves_kept(&server, &path), 1);
}

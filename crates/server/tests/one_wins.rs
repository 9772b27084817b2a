//! A thousand at once: exactly one wins.

mod house;

use std::io::Write;
use std::net::TcpStream;

use house::{Guest, House, move_form, read_reply};

const MANY: usize = 1_000;

/// Sends all requests before it reads the first answer, and counts the statuses.
fn all_at_once(guest: &Guest, path: &str, forms: &[String]) -> Vec<u16> {
    let mut streams: Vec<TcpStream> = Vec::new();
    for form in forms {
        let mut stream = TcpStream::connect(guest.address).unwrap();
        let request = guest.request("POST", path, form);
        // All but the last byte: nothing can be answered before all are there.
        stream.write_all(&request.as_bytes()[..request.len() - 1]).unwrap();
        streams.push(stream);
    }
    for (stream, form) in streams.iter_mut().zip(forms) {
        stream.write_all(&form.as_bytes()[form.len() - 1..]).unwrap();
    }
    streams.iter_mut().map(|stream| read_reply(stream).status).collect()
}

fn mover(house: &House) -> (String, Guest, u64) {
    let (path, mut host, mut other) = house.game_for_two();
    let (asked_at, _, moves) = host.choices(&path);
    if moves.is_empty() {
        let asked_at = other.choices(&path).0;
        return (path, other, asked_at);
    }
    (path, host, asked_at)
}

fn moves_kept(house: &House, path: &str) -> usize {
    house.commands(path).iter().filter(|body| body.contains("\"moved\"")).count()
}

#[test]
fn of_a_thousand_different_clicks_one_is_taken() {
    let house = House::quick();
    let (path, guest, asked_at) = mover(&house);
    let forms: Vec<String> = (0..MANY).map(|number| move_form("skip", asked_at, &format!("k{number}"))).collect();
    let statuses = all_at_once(&guest, &format!("{path}/move"), &forms);
    assert_eq!(statuses.iter().filter(|&&status| status == 303).count(), 1);
    assert_eq!(statuses.iter().filter(|&&status| status == 409).count(), MANY - 1);
    assert_eq!(moves_kept(&house, &path), 1);
}

#[test]
fn the_same_click_a_thousand_times_is_one_move() {
    let house = House::quick();
    let (path, guest, asked_at) = mover(&house);
    let forms = vec![move_form("skip", asked_at, "click"); MANY];
    let statuses = all_at_once(&guest, &format!("{path}/move"), &forms);
    assert!(statuses.iter().all(|&status| status == 303), "{statuses:?}");
    assert_eq!(moves_kept(&house, &path), 1);
}

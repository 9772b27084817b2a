//! Taking back over HTTP.

use crate::support::{Guest, TestServer, move_form};

/// A game of two in which the host has played no card: a head fell and a card was drawn, so it takes consent to go back.
/// The path, the host, the other one and the ply to go back to.
fn after_a_turn(server: &TestServer) -> (String, Guest, Guest, String) {
    let (path, mut host, mut other) = server.game_for_two();
    host.speaks("en");
    other.speaks("en");
    let choices = host.choices(&path);
    assert_eq!(host.post(&format!("{path}/move"), &move_form("skip", &choices.asked_at, "k")).status, 303);
    let page = host.get(&path).text();
    let to = page.split("name=\"to\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    (path, host, other, to.expect("there is something to take back").to_owned())
}

#[test]
fn the_asked_page_asks_one_thing_and_a_refusal_reaches_whoever_asked() {
    let server = TestServer::quick();
    let (path, mut host, mut other, to) = after_a_turn(&server);
    assert_eq!(host.post(&format!("{path}/undo"), &format!("to={to}")).status, 303);
    let asked = other.get(&path).text();
    assert!(asked.contains("<title>● Take back?") && asked.contains("Anna asks to take back a move"), "{asked}");
    assert_eq!(asked.matches("data-ask").count(), 1);
    assert!(host.get(&path).text().contains("Withdraw"));
    assert_eq!(other.post(&format!("{path}/undo"), &format!("to={to}&consent=no")).status, 303);
    for guest in [&mut host, &mut other] {
        let page = guest.get(&path).text();
        assert!(page.contains("would rather play on") && !page.contains("Take back?"));
    }
}

#[test]
fn whoever_asked_withdraws_and_nobody_is_asked_any_more() {
    let server = TestServer::quick();
    let (path, mut host, mut other, to) = after_a_turn(&server);
    let undo = format!("{path}/undo");
    host.post(&undo, &format!("to={to}"));
    assert_eq!(host.post(&undo, "consent=no").status, 303);
    assert!(!other.get(&path).text().contains("Take back?"));
    assert_eq!(other.post(&undo, &format!("to={to}")).status, 409, "it is not theirs to take back");
    let server = server.restarted();
    host.client.move_to(server.address);
    assert!(
        host.get(&path).text().contains("You no longer ask to take back a move"),
        "a restart remembers what was said"
    );
}

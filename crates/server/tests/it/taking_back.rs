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
    let to = field(&host.get(&path).text(), "to");
    (path, host, other, to)
}

/// The value of a field of a page's form.
fn field(page: &str, name: &str) -> String {
    let value = page.split(&format!("name=\"{name}\" value=\"")).nth(1).and_then(|rest| rest.split('"').next());
    value.unwrap_or_else(|| panic!("no field {name}")).to_owned()
}

/// The answer of a form that a guest has before them.
fn answer(guest: &mut Guest, path: &str, consent: &str) -> String {
    format!("request={}&consent={consent}", field(&guest.get(path).text(), "request"))
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
    let no = answer(&mut other, &path, "no");
    assert_eq!(other.post(&format!("{path}/undo"), &no).status, 303);
    for guest in [&mut host, &mut other] {
        let page = guest.get(&path).text();
        assert!(page.contains("would rather play on") && !page.contains("<title>● Take back?"));
    }
}

#[test]
fn whoever_asked_withdraws_and_nobody_is_asked_any_more() {
    let server = TestServer::quick();
    let (path, mut host, mut other, to) = after_a_turn(&server);
    let undo = format!("{path}/undo");
    host.post(&undo, &format!("to={to}"));
    let no = answer(&mut host, &path, "no");
    assert_eq!(host.post(&undo, &no).status, 303);
    assert!(!other.get(&path).text().contains("<title>● Take back?"));
    assert_eq!(other.post(&undo, &format!("to={to}")).status, 409, "it is not theirs to take back");
    let server = server.restarted();
    host.client.move_to(server.address);
    assert!(
        host.get(&path).text().contains("You no longer ask to take back a move"),
        "a restart remembers what was said"
    );
}

#[test]
fn a_late_refusal_does_not_decline_a_newer_request_and_says_what_to_do() {
    let server = TestServer::quick();
    let (path, mut host, mut other, to) = after_a_turn(&server);
    let undo = format!("{path}/undo");
    host.post(&undo, &format!("to={to}"));
    let late = answer(&mut other, &path, "no");
    let withdrawn = answer(&mut host, &path, "no");
    assert_eq!(host.post(&undo, &withdrawn).status, 303);
    assert_eq!(host.post(&undo, &format!("to={to}")).status, 303);
    let refused = other.post(&undo, &late);
    assert_eq!(refused.status, 409);
    assert!(refused.text().contains("That request to take back a move is over"), "{}", refused.text());
    assert_eq!(other.post(&undo, "consent=no").status, 400, "an answer names what it answers");
    assert!(host.get(&path).text().contains("Withdraw"), "the newer request stands");
    let yes = answer(&mut other, &path, "yes");
    assert_eq!(other.post(&undo, &yes).status, 303);
    assert!(host.get(&path).text().contains("Taken back"));
}

#[test]
fn the_feed_of_turns_tells_other_tabs_that_somebody_asks_for_consent() {
    let server = TestServer::quick();
    let (path, mut host, mut other, to) = after_a_turn(&server);
    let name = path.trim_start_matches("/t/").to_owned();
    let feed = other.listen("/events").unwrap();
    let told = |wait: &str, times: usize| {
        let said = format!("{{\"{name}\":\"{wait}\"}}");
        feed.until(|text| text.matches(&said).count() == times)
    };
    assert!(told("turn", 1), "it is their turn");
    host.post(&format!("{path}/undo"), &format!("to={to}"));
    assert!(told("consent", 1));
    assert!(other.get("/").text().contains("Your turn"), "the start page says that they are waited for, too");
    let no = answer(&mut other, &path, "no");
    other.post(&format!("{path}/undo"), &no);
    assert!(told("turn", 2));
}

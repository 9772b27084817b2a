//! What a chair chooses for itself when a table is set up.

use crate::support::TestServer;

/// The chairs of a page of a table that waits.
fn chairs(page: &str) -> Vec<&str> {
    let (_, list) = page.split_once("id=\"curia-chairs\"").unwrap_or(("", page));
    list.split("<li>").skip(1).map(|chair| chair.split("</li>").next().unwrap_or(chair)).collect()
}

#[test]
fn every_chair_chooses_its_family_and_shows_it_before_the_game() {
    let server = TestServer::quick();
    let mut host = server.guest().known();
    host.speaks("en");
    let form = host.get("/new?game=il-principe").text();
    assert_eq!(form.matches("name=\"option.families\"").count(), 5, "one field a chair");
    // A chair that nobody sits on chooses nothing.
    let posted = "game=il-principe&window=0&seat=me&option.families=este&seat=none&option.families=medici\
                  &seat=greedy&option.families=random&seat=open&option.families=medici&seat=none&option.families=gonzaga";
    let opened = host.post("/new", posted);
    let path = opened.header("location").unwrap_or_else(|| panic!("{}", opened.text())).to_owned();
    let page = host.get(&path).text();
    let shown = chairs(&page);
    assert_eq!(shown.len(), 3, "{page}");
    for (chair, family) in shown.iter().zip(["d’Este", "a family by lot", "Medici"]) {
        assert!(chair.contains(family), "{family} in {chair}");
    }
}

#[test]
fn nobody_leads_a_family_that_another_chair_has_chosen() {
    let server = TestServer::quick();
    let mut host = server.guest().known();
    let twice = "game=il-principe&window=0&seat=me&option.families=este&seat=greedy&option.families=este";
    let refused = host.post("/new", twice);
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("role=\"alert\""));
    // The order of the seats is what holds if nobody chooses otherwise.
    let usual = "game=il-principe&window=0&seat=me&option.families=medici&seat=greedy&option.families=visconti";
    let opened = host.post("/new", usual);
    let path = opened.header("location").unwrap_or_else(|| panic!("{}", opened.text())).to_owned();
    assert!(server.commands(&path)[0].contains("seat_order"), "{}", server.commands(&path)[0]);
}

//! A first game: the start page offers it, and its table opens with lessons.

use crate::support::{GAME, TestServer};

#[test]
fn a_first_game_opens_with_lessons_and_any_other_without() {
    let server = TestServer::quick();
    let mut guest = server.guest().known();
    assert!(guest.get("/").text().contains("name=\"lessons\" value=\"on\""));
    let mut address = |fields: &str| {
        let reply = guest.post("/play", &format!("game={GAME}&seats=2&level=random{fields}"));
        assert_eq!(reply.status, 303);
        reply.header("location").unwrap().to_owned()
    };
    assert!(address("&lessons=on").ends_with("#learn"));
    for plain in ["", "&lessons=off", "&lessons="] {
        assert!(!address(plain).contains('#'), "{plain}");
    }
}

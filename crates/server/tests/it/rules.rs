//! The rules books as a browser gets them.

use crate::support::{GAME, TestServer};

#[test]
fn a_book_is_kept_for_ever_under_its_version_and_under_no_other() {
    let server = TestServer::quick();
    let mut guest = server.guest();
    let (path, _host, _other) = server.seeded_game(1);
    let table = guest.get(&path).text();
    let from =
        table.split("data-from=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().replace("&amp;", "&");
    let book = guest.get(&from);
    assert_eq!(book.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert!(book.text().starts_with("<div class=\"book\""), "the book alone, without a page around it");
    let old = guest.get(&format!("/rules/{GAME}/book?lang=en&v=old"));
    assert_eq!(old.header("cache-control"), Some("no-cache"));
    assert_eq!(old.text(), book.text());
}

#[test]
fn a_rules_page_has_the_headers_of_every_page() {
    let server = TestServer::quick();
    let mut guest = server.guest();
    let start = guest.get("/");
    for path in ["", "/sources"] {
        let page = guest.get(&format!("/rules/{GAME}{path}"));
        for name in ["content-security-policy", "x-content-type-options", "cache-control"] {
            assert_eq!(page.header(name), start.header(name), "{path}: {name}");
        }
    }
}

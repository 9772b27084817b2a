//! More searching bots than the machine bears: no more games with such bots begin, and everything else goes on.

use crate::support::{GAME, TestServer};
use curia_server::Config;

#[test]
fn when_too_many_bots_search_no_more_games_with_them_begin_and_it_says_what_can_be_played() {
    let server = TestServer::open(Config { searching: 0, ..Config::for_measuring() });
    let mut guest = server.guest().known();
    for (lang, words) in [("en", "Play with fair or easy bots"), ("hu", "közepes vagy könnyű ellenféllel")] {
        guest.speaks(lang);
        let refused = guest.post("/play", &format!("game={GAME}&seats=2&level=mcts"));
        assert_eq!(refused.status, 503);
        assert!(refused.header("retry-after").is_some());
        assert!(refused.text().contains(words), "{}", refused.text());
    }
    let opened = guest.post("/new", &format!("game={GAME}&seat=me&seat=mcts"));
    let path = opened.header("location").unwrap();
    assert_eq!(guest.post(&format!("{path}/start"), "").status, 503, "nor at a table that waits");
    assert_eq!(guest.post("/play", &format!("game={GAME}&seats=2&level=greedy")).status, 303);
}

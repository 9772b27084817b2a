//! What an update weighs on its way, at the fullest table of every game.

use std::io::Write;

use curia_catalog::GameId;
use curia_core::{Chance, FastChance};
use curia_server::client::Choices;

use crate::support::{TestServer, eventually};

const MIDDLE: usize = 6 * 1024;
const MOST: usize = 15 * 1024;

/// How large a message is on its way to a browser, at the level at which the server writes its streams.
fn deflated(message: &str) -> usize {
    let mut small = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::new(3));
    small.write_all(message.as_bytes()).unwrap();
    small.finish().unwrap().len()
}

/// The sizes of the updates that somebody gets who plays at random against as many bots as there is room for, smallest
/// first.
fn sizes(server: &TestServer, game: GameId, seats: usize) -> Vec<usize> {
    let mut guest = server.guest().known();
    let bots = "&seat=random".repeat(seats - 1);
    let opened = guest.post("/new", &format!("game={}&window=0&seat=me{bots}", game.info().id));
    let path = opened.header("location").unwrap().to_owned();
    assert_eq!(guest.post(&format!("{path}/start"), "").status, 303);
    let watch = guest.watch(&path);
    let mut chance = FastChance::new(seats as u64);
    for _ in 0..60 {
        let mut page = String::new();
        let asked = eventually(|| {
            page = guest.get(&path).text();
            page.contains("data-turn=\"true\"") || page.contains("data-result")
        });
        assert!(asked, "{game:?}: nobody is asked");
        if page.contains("data-result") {
            break;
        }
        let choices = Choices::of([page.as_str()]).unwrap();
        // Bots may have made another question of it; then the next page has it.
        let few = choices.moves.len().min(6);
        if few > 0 {
            guest.post(&format!("{path}/move"), &choices.form(&choices.moves[chance.below(few)]));
        }
    }
    let sent = watch.text();
    // The first message of a stream holds the whole table; what begins with a colon is a sign of life.
    let updates = sent.split("\n\n").filter(|message| message.contains("data:")).skip(1);
    let mut sizes: Vec<usize> = updates.map(deflated).collect();
    sizes.sort_unstable();
    sizes
}

#[test]
fn updates_of_every_game_are_light_at_its_fullest_table() {
    let server = TestServer::quick();
    for game in GameId::HOSTED.iter().copied() {
        let sizes = sizes(&server, game, game.info().seats.1);
        assert!(sizes.len() > 60, "{game:?}: {} updates", sizes.len());
        let (middle, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        assert!(middle <= MIDDLE && most <= MOST, "{game:?}: {middle} bytes in the middle, {most} at most");
    }
}

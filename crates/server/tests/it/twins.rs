//! Twin tables: they look alike to somebody, while what is hidden from them differs. Whatever is done in secret, they are sent the
//! same messages on both: as many, in the same order, each as long and of the same bytes.

use std::collections::HashMap;

use crate::support::{EventStream, Guest, TestServer};
use curia_core::{Game, Seat, Viewer};

/// A table of two people who have begun, and a spectator, each with a stream.
pub(crate) fn begin<G: Game>(server: &TestServer, seed: u64) -> (String, [(Guest, EventStream); 3]) {
    let (path, mut host, other) = server.seeded_table_of::<G>(seed, []);
    assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
    let guests = [host, other, server.guest().known()].map(|mut guest| {
        guest.speaks("en");
        let watch = guest.watch(&path);
        assert!(watch.until(|text| text.contains("curia-board")));
        (guest, watch)
    });
    (path, guests)
}

/// What a viewer sees, as one text.
pub(crate) fn seen<G: Game>(game: &G, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).unwrap()
}

/// The first two numbers that are alike in what they are known by, and whose secrets fit the test.
pub(crate) fn twins<S>(of: impl Fn(u64) -> Option<(String, S)>, fit: impl Fn(&S, &S) -> bool) -> [(u64, S); 2] {
    let mut known: HashMap<String, (u64, S)> = HashMap::new();
    for seed in 0..3_000_000 {
        let Some((key, secret)) = of(seed) else { continue };
        match known.remove(&key) {
            Some((other, others)) if fit(&others, &secret) => return [(other, others), (seed, secret)],
            _ => drop(known.insert(key, (seed, secret))),
        }
    }
    panic!("no twins");
}

/// A move, and what came of it on everybody's stream: a slow reader would be spared what was over meanwhile.
pub(crate) fn post(path: &str, guests: &mut [(Guest, EventStream); 3], seat: Seat, mv: &str) {
    let form = guests[seat.index()].0.choices(path).form(mv);
    assert_eq!(guests[seat.index()].0.post(&format!("{path}/move"), &form).status, 303, "{mv}");
    for (guest, watch) in guests {
        let page = guest.get(path).text();
        let version = page.split("data-version=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
        assert!(watch.until(|text| text.contains(&format!("data-version=\"{version}\""))), "{mv} was sent");
    }
}

/// The messages that a stream has brought, without what is another one at every copy of a table: its name and the numbers of versions.
pub(crate) fn messages(text: &str, path: &str) -> Vec<String> {
    let text = text.replace(path.trim_start_matches("/t/"), "");
    // A line that begins with a colon is a sign of life; the number of a message is drawn by lot.
    let tells = |line: &&str| !line.starts_with(':') && !line.starts_with("id:");
    let told = |message: &str| message.lines().filter(tells).collect::<String>();
    let sent = text.split("\n\n").map(told).filter(|message| !message.is_empty());
    sent.map(|message| without_numbers(&message)).collect()
}

fn without_numbers(text: &str) -> String {
    let mut rest = text.to_owned();
    for mark in ["data-version=\"", "name=\"key\" value=\""] {
        let pieces = rest.split(mark).enumerate().map(|(number, piece)| match piece.split_once('"') {
            Some((_, after)) if number > 0 => after.to_owned(),
            _ => piece.to_owned(),
        });
        rest = pieces.collect::<Vec<_>>().join(mark);
    }
    rest
}

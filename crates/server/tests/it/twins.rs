//! Twin tables: they look alike to somebody, while what is hidden from them differs. Whatever is done in secret, they are sent the
//! same messages on both: as many, in the same order, each as long and of the same bytes.

use std::collections::HashMap;
use std::marker::PhantomData;

use crate::support::{EventStream, Guest, TestServer};
use curia_core::{Game, Seat, Viewer};
use curia_server::client::Choices;
use curia_table::Table;

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

/// A game over HTTP with a host, another player and a spectator, and what each of them has received.
pub(crate) struct Sitting<'s, G> {
    server: &'s TestServer,
    pub(crate) path: String,
    pub(crate) host: Guest,
    pub(crate) other: Guest,
    spectator: Guest,
    streams: [EventStream; 3],
    /// What the host, the other and the spectator saw after every move: page and details.
    pub(crate) seen: Vec<[String; 3]>,
    /// The messages that the stream of each had brought by then.
    heard: Vec<[Vec<String>; 3]>,
    /// The versions of their last pages.
    pub(crate) versions: [String; 3],
    game: PhantomData<G>,
}

impl<'s, G: Game> Sitting<'s, G> {
    /// A game of this seed and these agreements, on which all three look from its first question on.
    pub(crate) fn begin(
        server: &'s TestServer,
        seed: u64,
        options: impl IntoIterator<Item = (&'static str, &'static str)>,
    ) -> Sitting<'s, G> {
        let (path, mut host, mut other) = server.seeded_table_of::<G>(seed, options);
        assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
        let mut spectator = server.guest().known();
        for guest in [&mut host, &mut other, &mut spectator] {
            guest.speaks("en");
        }
        let streams = [host.watch(&path), other.watch(&path), spectator.watch(&path)];
        for stream in &streams {
            assert!(stream.until(|text| text.contains("curia-board")), "the stream begins");
        }
        let (seen, heard, versions) = Default::default();
        Sitting { server, path, host, other, spectator, streams, seen, heard, versions, game: PhantomData }
    }

    /// The table as its commands tell it.
    pub(crate) fn table(&self) -> Table<G> {
        Table::replay(&self.server.played(&self.path)).unwrap()
    }

    /// Takes out what names the table: its path, its promise, and the versions, which no two tables have in common.
    fn anonymous(&self, text: &str) -> String {
        let table = self.path.trim_start_matches("/t/");
        let marks = ["<code class=\"hash\">", "data-version=\"", "/events?v=", "name=\"key\" value=\"", "id: "];
        marks.iter().fold(text.replace(table, "TABLE"), |text, mark| without(&text, mark))
    }

    /// Everybody looks at their page and its details, and waits for their stream.
    pub(crate) fn look(&mut self) {
        let (path, details) = (self.path.clone(), format!("{}/details", self.path));
        let pages = [&mut self.host, &mut self.other, &mut self.spectator]
            .map(|guest| [guest.get(&path).text(), guest.get(&details).text()].concat());
        self.versions = pages.each_ref().map(|page| version_of(page).to_owned());
        let pages = pages.map(|page| self.anonymous(&page));
        self.seen.push(pages);
        self.heard.push([0, 1, 2].map(|who| self.messages(who)));
    }

    /// Plays a move of the seat that owns the guest.
    pub(crate) fn play(&mut self, host: bool, mv: &str) {
        let path = self.path.clone();
        let guest = if host { &mut self.host } else { &mut self.other };
        let choices = guest.choices(&path);
        assert!(choices.moves.iter().any(|other| other == mv), "{mv} is none of {:?}", choices.moves);
        assert_eq!(guest.post(&format!("{path}/move"), &choices.form(mv)).status, 303, "{mv}");
        self.look();
    }

    /// The choices of whoever is asked, the host first.
    pub(crate) fn asked(&mut self) -> Option<(bool, Choices)> {
        let path = self.path.clone();
        for (host, guest) in [(true, &mut self.host), (false, &mut self.other)] {
            let page = guest.get(&path).text();
            let choices = Choices::of([page.as_str()]).filter(|choices| !choices.moves.is_empty());
            if let Some(choices) = choices {
                return Some((host, choices));
            }
        }
        None
    }

    /// The messages of a stream so far, once it has brought what its owner saw last.
    fn messages(&self, number: usize) -> Vec<String> {
        let stream = &self.streams[number];
        let newest = format!("data-version=\"{}\"", self.versions[number]);
        assert!(stream.until(|text| text.contains(&newest)), "the stream keeps up with the page");
        // A stream says something every few seconds to show that it lives.
        let text = stream.text();
        let said = text.split("\n\n").filter(|message| !message.is_empty() && !message.starts_with(':'));
        said.map(|message| self.anonymous(message)).collect()
    }

    /// Everything that a stream has brought.
    pub(crate) fn heard(&self, number: usize) -> String {
        self.messages(number).join("\n\n")
    }
}

fn version_of(page: &str) -> &str {
    let after = page.split("data-version=\"").nth(1).unwrap_or_default();
    after.split('"').next().unwrap_or_default()
}

/// The text without the letters and numbers that follow each mark.
fn without(text: &str, mark: &str) -> String {
    let mut pieces = text.split(mark);
    let mut rest = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        rest.push_str(mark);
        rest.push_str(piece.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric() || letter == '.'));
    }
    rest
}

/// Where two lines part.
fn difference<'t>(a: &'t str, b: &'t str) -> (&'t str, &'t str) {
    let at = a.bytes().zip(b.bytes()).position(|(a, b)| a != b).unwrap_or(0).saturating_sub(60);
    let cut = |text: &'t str| text.get(at..).map_or(text, |rest| rest.get(..160).unwrap_or(rest));
    (cut(a), cut(b))
}

/// Neither the other player nor a spectator could tell the games apart, and the host could.
pub(crate) fn same_for_strangers<G: Game>(games: &[Sitting<'_, G>; 2]) {
    let [first, second] = games;
    assert_eq!(first.seen.len(), second.seen.len());
    for (number, (a, b)) in first.seen.iter().zip(&second.seen).enumerate() {
        for (who, name) in [(1, "the other"), (2, "a spectator")] {
            let apart = a[who].lines().zip(b[who].lines()).find(|(a, b)| a != b);
            let apart = apart.map(|(a, b)| difference(a, b));
            assert!(a[who] == b[who], "after move {number} {name} could tell the games apart: {apart:?}");
        }
    }
    for (number, (a, b)) in first.heard.iter().zip(&second.heard).enumerate() {
        for (who, name) in [(1, "the other"), (2, "a spectator")] {
            let lengths = [a, b].map(|heard| heard[who].iter().map(String::len).collect::<Vec<_>>());
            assert_eq!(lengths[0], lengths[1], "by move {number} {name} had heard messages of other lengths");
            assert!(a[who] == b[who], "by move {number} {name} could tell the streams apart");
        }
    }
    for (number, name) in [(1, "the other"), (2, "a spectator")] {
        assert!(first.heard(number) == second.heard(number), "{name} could tell the streams apart at the end");
    }
    let messages = first.heard.last().map_or(0, |heard| heard[1].len());
    assert!(messages > 3, "the test has power: {messages} messages");
    // The test has power: the host's own pages do tell.
    assert!(first.seen.iter().zip(&second.seen).any(|(a, b)| a[0] != b[0]), "the host sees the difference");
    assert!(first.heard(0) != second.heard(0));
}

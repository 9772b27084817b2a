//! Two games of Il Principe that differ in nothing but a secret look the same to whoever must not know it: every page, every
//! detail and every message of every stream, byte for byte, and each message at the same move, so that no length, no number and
//! no moment of what is sent tells either.

use curia_core::{Chance, FastChance, Game, Seat, Viewer};
use curia_il_principe::{IlPrincipe, Move, PhaseName};
use curia_server::client::Choices;
use curia_table::Table;

use crate::support::{EventStream, Guest, TestServer};

/// What the host offers in secret, in this order.
type Offer = [String; 3];

/// A game over HTTP with a host, another player and a spectator, and what each of them has received.
struct Sitting<'s> {
    server: &'s TestServer,
    path: String,
    host: Guest,
    other: Guest,
    spectator: Guest,
    streams: [EventStream; 3],
    /// What the host, the other and the spectator saw after every move: page and details.
    seen: Vec<[String; 3]>,
    /// The messages that the stream of each had brought by then.
    heard: Vec<[Vec<String>; 3]>,
    /// The versions of their last pages.
    versions: [String; 3],
}

impl<'s> Sitting<'s> {
    fn begin(server: &'s TestServer, seed: u64) -> Sitting<'s> {
        let (path, mut host, mut other) = server.seeded_table_of::<IlPrincipe>(seed, [("start_principe", "0")]);
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
        Sitting { server, path, host, other, spectator, streams, seen, heard, versions }
    }

    fn table(&self) -> Table<IlPrincipe> {
        Table::replay(&self.server.played(&self.path)).unwrap()
    }

    /// Takes out what names the table: its path, its promise, and the versions, which no two tables have in common.
    fn anonymous(&self, text: &str) -> String {
        let table = self.path.trim_start_matches("/t/");
        let marks = ["<code class=\"hash\">", "data-version=\"", "/events?v=", "name=\"key\" value=\"", "id: "];
        marks.iter().fold(text.replace(table, "TABLE"), |text, mark| without(&text, mark))
    }

    fn look(&mut self) {
        let (path, details) = (self.path.clone(), format!("{}/details", self.path));
        let pages = [&mut self.host, &mut self.other, &mut self.spectator]
            .map(|guest| [guest.get(&path).text(), guest.get(&details).text()].concat());
        self.versions = pages.each_ref().map(|page| version_of(page).to_owned());
        let pages = pages.map(|page| self.anonymous(&page));
        self.seen.push(pages);
        self.heard.push([0, 1, 2].map(|who| self.messages(who)));
    }

    /// Plays a move of the seat that owns the guest.
    fn play(&mut self, host: bool, mv: &str) {
        let path = self.path.clone();
        let guest = if host { &mut self.host } else { &mut self.other };
        let choices = guest.choices(&path);
        assert!(choices.moves.iter().any(|other| other == mv), "{mv} is none of {:?}", choices.moves);
        assert_eq!(guest.post(&format!("{path}/move"), &choices.form(mv)).status, 303, "{mv}");
        self.look();
    }

    /// The choices of whoever is asked, the host first.
    fn asked(&mut self) -> Option<(bool, Choices)> {
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
    fn heard(&self, number: usize) -> String {
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

/// The colours that the host could offer, three of them, not all the same.
fn offer_of(sitting: &Sitting<'_>) -> Option<Offer> {
    let table = sitting.table();
    let hand = table.game()?.view(Viewer::Seat(Seat::S0)).own()?.hand?;
    let held: Vec<String> = hand
        .colours()
        .flat_map(|colour| std::iter::repeat_n(Move::Offer(colour).to_string(), usize::from(hand[colour])))
        .collect();
    let offer = [held.first()?, held.get(1)?, held.last()?].map(String::clone);
    (offer[0] != offer[2]).then_some(offer)
}

/// Everybody offers, the host so, the other the same in every game; the other's last card is held back.
fn offers(sitting: &mut Sitting<'_>, offer: &Offer) {
    for mv in offer {
        sitting.play(true, mv);
    }
    for _ in 0..2 {
        let (host, choices) = sitting.asked().unwrap();
        assert!(!host);
        sitting.play(false, &choices.moves[0].clone());
    }
}

/// Where two lines part.
fn difference<'t>(a: &'t str, b: &'t str) -> (&'t str, &'t str) {
    let at = a.bytes().zip(b.bytes()).position(|(a, b)| a != b).unwrap_or(0).saturating_sub(60);
    let cut = |text: &'t str| text.get(at..).map_or(text, |rest| rest.get(..160).unwrap_or(rest));
    (cut(a), cut(b))
}

fn same_for_strangers(games: &[Sitting<'_>; 2]) {
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

/// Two games of the same seed in which the host offers one thing and another, as far as `play` takes them.
fn twins(
    server: &TestServer,
    seed: u64,
    change: impl Fn(&Offer) -> Option<Offer>,
    play: impl Fn(&mut Sitting<'_>),
) -> bool {
    let (mut first, mut second) = (Sitting::begin(server, seed), Sitting::begin(server, seed));
    let Some(offer) = offer_of(&first) else { return false };
    let Some(changed) = change(&offer) else { return false };
    for (sitting, offer) in [(&mut first, &offer), (&mut second, &changed)] {
        offers(sitting, offer);
        play(sitting);
    }
    same_for_strangers(&[first, second]);
    true
}

#[test]
fn nobody_can_tell_which_cards_lie_face_down() {
    let server = TestServer::quick();
    // Three of one kind in the place of three others.
    let others =
        |offer: &Offer| Some([offer[2].clone(), offer[1].clone(), offer[2].clone()]).filter(|new| new != offer);
    let held = |sitting: &Sitting<'_>| {
        sitting.table().game().unwrap().view(Viewer::Seat(Seat::S0)).own().unwrap().hand.unwrap()
    };
    let mut told = 0;
    for seed in 1..=12 {
        let sitting = Sitting::begin(&server, seed);
        let hand = held(&sitting);
        // The changed offer needs two cards of its colour.
        let last = curia_il_principe::data::Colour::ALL.into_iter().rev().find(|&colour| hand[colour] > 0);
        if last.is_some_and(|colour| hand[colour] > 1) {
            told += usize::from(twins(&server, seed, others, |_| ()));
        }
    }
    assert!(told >= 2, "the test has power: {told}");
}

#[test]
fn nobody_can_tell_who_offered_what_for_the_rest_of_the_round() {
    let server = TestServer::quick();
    let backwards = |offer: &Offer| Some([offer[2].clone(), offer[1].clone(), offer[0].clone()]);
    let mut told = 0;
    for seed in 1..=3 {
        told += usize::from(twins(&server, seed, backwards, |sitting| {
            let mut chance = FastChance::new(seed);
            for _ in 0..24 {
                let Some((host, choices)) = sitting.asked() else { break };
                let mv = choices.moves[chance.below(choices.moves.len())].clone();
                sitting.play(host, &mv);
            }
            assert_ne!(sitting.table().game().unwrap().view(Viewer::Spectator).phase, PhaseName::Offer);
        }));
    }
    assert!(told >= 2, "the test has power: {told}");
}

#[test]
fn nobody_can_tell_how_far_an_order_would_have_gone() {
    let server = TestServer::quick();
    let games = [3, 5].map(|up_to| {
        let mut sitting = Sitting::begin(&server, 1);
        let offer = offer_of(&sitting).expect("a hand of several colours");
        offers(&mut sitting, &offer);
        let (_, choices) = sitting.asked().unwrap();
        sitting.play(false, &choices.moves[0].clone());
        let colour = sitting.table().game().unwrap().view(Viewer::Spectator).lots[0].colour.id();
        let order = format!("order=up_to%3A{up_to}%3A1%3A{colour}");
        assert_eq!(sitting.host.post(&format!("{}/order", sitting.path), &order).status, 303);
        sitting.look();
        // The order answers the first bid, and the lot is sold before it comes to its end.
        sitting.play(false, &Move::Bid(1).to_string());
        sitting.play(false, &Move::PassBid.to_string());
        let view = sitting.table().game().unwrap().view(Viewer::Spectator);
        assert_eq!(view.settled.iter().map(|lot| (lot.buyer, lot.price)).collect::<Vec<_>>(), [(Some(Seat::S0), 2)]);
        sitting
    });
    same_for_strangers(&games);
}

#[test]
fn purses_bids_within_reach_and_orders_are_their_owners_alone() {
    let server = TestServer::quick();
    let mut sitting = Sitting::begin(&server, 1);
    let offer = offer_of(&sitting).expect("a hand of several colours");
    offers(&mut sitting, &offer);
    let (_, choices) = sitting.asked().unwrap();
    sitting.play(false, &choices.moves[0].clone());
    let view = sitting.table().game().unwrap().view(Viewer::Spectator);
    assert_eq!(view.phase, PhaseName::Bid);
    // The other bids first: the host is the Principe.
    let [host, other, spectator] = sitting.seen.last().unwrap();
    assert!(other.contains("value=\"bid:6\""), "who is asked sees bids up to the purse");
    for page in [host, spectator] {
        assert!(!page.contains("value=\"bid:"), "nobody else does");
    }
    let purses = |page: &str| page.matches("<span class=\"veil\"").count();
    assert_eq!([host, other, spectator].map(|page| purses(page)), [1, 1, 2], "everybody sees their own purse alone");

    // An order changes nothing for anybody but its owner.
    let path = sitting.path.clone();
    sitting.look();
    let before = sitting.seen.last().unwrap().clone();
    let colour = view.lots[0].colour.id();
    assert_eq!(sitting.host.post(&format!("{path}/order"), &format!("order=up_to%3A4%3A1%3A{colour}")).status, 303);
    sitting.look();
    let after = sitting.seen.last().unwrap();
    assert!(before[0] != after[0] && after[0].contains("up to 4"), "the owner reads of the order");
    assert!(before[1..] == after[1..], "nobody else does");
    assert!(sitting.heard(0).contains("up to 4") && !sitting.heard(1).contains("up to 4"));
    assert!(!sitting.heard(2).contains("up_to:"), "who has no seat gives no orders");
}

//! Plays games over HTTP and looks through everything that each viewer received for what he must not know.

mod house;

use std::collections::BTreeSet;

use curia_core::{Chance, FastChance, Game, Key, Viewer};
use curia_guillotine::{Card, Guillotine, Noble};
use curia_table::{Act, Command, Table};
use curia_texts::{Lang, Words};
use house::{Guest, House, Watch, move_form};

/// Every id of the game with its English name.
fn things() -> Vec<(String, String)> {
    let words = Words::of(Lang::En);
    let cards = Card::ALL.iter().map(|card| (card.to_string(), words.text(card.key())));
    let nobles = Noble::all().map(|noble| (noble.to_string(), words.text(noble.key())));
    cards.chain(nobles).collect()
}

/// The names of everything that a viewer was lawfully shown up to the end of these commands.
fn shown(commands: &[Command], viewer: Viewer) -> BTreeSet<String> {
    let words = Words::of(Lang::En);
    let names = curia_texts::Names::default();
    let mut seen = BTreeSet::new();
    for end in 1..=commands.len() {
        let table = Table::<Guillotine>::replay(&commands[..end]).unwrap();
        let Some(game) = table.game() else { continue };
        let view = serde_json::to_string(&game.view(viewer)).unwrap();
        let heard: Vec<String> =
            table.chronicle(viewer, 0, usize::MAX).iter().map(|line| words.phrase(&line.phrase, &names)).collect();
        for (id, name) in things() {
            if view.contains(&format!("\"{id}\"")) || heard.iter().any(|line| line.contains(&name)) {
                seen.insert(name);
            }
        }
    }
    seen
}

/// True if the text names the thing: as a whole text of an element, in a label, or by its id.
fn tells(text: &str, id: &str, name: &str) -> bool {
    [
        format!(">{name}<"),
        format!("\"{name}\""),
        format!("{name}:"),
        format!(":{id}\""),
        format!("\"{id}\""),
        format!("-{id}\""),
    ]
    .iter()
    .any(|pattern| text.contains(pattern.as_str()))
}

/// Takes out the glossary, which explains every card of the box to everybody, and keeps each different one.
fn without_glossary(text: &str, glossaries: &mut BTreeSet<String>) -> String {
    let mut rest = String::with_capacity(text.len());
    let mut pieces = text.split("<section id=\"curia-glossary\"");
    rest.extend(pieces.next());
    for piece in pieces {
        let (glossary, after) = piece.split_once("</section>").unwrap();
        glossaries.insert(glossary.to_owned());
        rest.push_str(after);
    }
    rest
}

/// Two players and a spectator for a number of random moves; everything anybody received is kept.
fn play(house: &House, moves: usize, seed: u64) -> (String, [(Guest, Watch); 3]) {
    let (path, host, other) = house.game_for_two();
    let spectator = {
        let mut guest = house.guest();
        guest.get("/");
        guest
    };
    let mut guests = [host, other, spectator].map(|mut guest| {
        guest.headers = "accept-language: en\r\n".into();
        let watch = guest.watch(&path);
        (guest, watch)
    });
    let mut chance = FastChance::new(seed);
    for _ in 0..moves {
        let mut moved = false;
        for (guest, _) in &mut guests {
            let (asked_at, key, choices) = guest.choices(&path);
            // Wrong moves, too: refusals must not tell anything either.
            guest.post(&format!("{path}/move"), &move_form("play:confusion_in_line", asked_at, "wrong"));
            guest.post(&format!("{path}/undo"), "to=1");
            guest.get(&format!("{path}/record"));
            if !choices.is_empty() && !moved {
                let text = &choices[chance.below(choices.len())];
                moved = guest.post(&format!("{path}/move"), &move_form(text, asked_at, &key)).status == 303;
            }
        }
        if !moved {
            break;
        }
    }
    (path, guests)
}

#[test]
fn nobody_receives_what_he_must_not_know() {
    let house = House::quick();
    let mut hidden = 0;
    let mut glossaries = BTreeSet::new();
    for seed in 1..=4 {
        let (path, guests) = play(&house, 12, seed);
        let commands: Vec<Command> =
            house.commands(&path).iter().map(|body| serde_json::from_str(body).unwrap()).collect();
        let Act::Opened(opening) = &commands[0].act else { panic!("the opening comes first") };
        let seed_text = opening.seed.to_hex();
        let viewers = [Viewer::Seat(curia_core::Seat::S0), Viewer::Seat(curia_core::Seat::S1), Viewer::Spectator];
        let cookies: Vec<String> = guests.iter().map(|(guest, _)| guest.cookie.clone()).collect();
        for (number, (guest, watch)) in guests.iter().enumerate() {
            let text = without_glossary(&format!("{}{}", guest.received, watch.text()), &mut glossaries);
            assert!(watch.text().contains("curia-board"), "the stream was read");
            assert!(!text.contains(&seed_text[..16]), "the seed");
            for (owner, cookie) in cookies.iter().enumerate() {
                let id = &cookie["curia_id=".len().."curia_id=".len() + 16];
                assert!(owner == number || !text.contains(id), "the number of another person");
            }
            let seen = shown(&commands, viewers[number]);
            for (id, name) in things() {
                if !seen.contains(&name) {
                    hidden += 1;
                    assert!(!tells(&text, &id, &name), "{:?} was told of {name}", viewers[number]);
                }
            }
        }
    }
    assert!(hidden > 200, "the test has power: {hidden}");
    assert_eq!(glossaries.len(), 1, "the glossary is the same for everybody at every time");
}

#[test]
fn the_test_would_notice_a_leak() {
    let house = House::quick();
    let (path, guests) = play(&house, 1, 1);
    let commands: Vec<Command> = house.commands(&path).iter().map(|body| serde_json::from_str(body).unwrap()).collect();
    // What the host lawfully received tells the spectator's test of cards that the spectator must not know.
    let seen = shown(&commands, Viewer::Spectator);
    let text = without_glossary(&format!("{}{}", guests[0].0.received, guests[0].1.text()), &mut BTreeSet::new());
    let told = things().into_iter().filter(|(id, name)| !seen.contains(name) && tells(&text, id, name)).count();
    assert!(told > 0);
    assert_eq!(Guillotine::ID, "guillotine");
    assert!(Words::of(Lang::En).has(Key::new("server", "guest")));
}

#[test]
fn a_finished_game_opens_its_record_and_seed() {
    let house = House::quick();
    let mut guest = house.guest();
    let reply = guest.post("/play", "game=guillotine&seats=2&level=random");
    let path = reply.header("location").unwrap().to_owned();
    assert_eq!(guest.post(&format!("{path}/leave"), "").status, 303);
    let until = std::time::Instant::now() + std::time::Duration::from_secs(30);
    let record = loop {
        let reply = guest.get(&format!("{path}/record"));
        if reply.status == 200 {
            break reply.text();
        }
        assert_eq!(reply.status, 403);
        assert!(std::time::Instant::now() < until, "bots play the game to its end");
        std::thread::sleep(std::time::Duration::from_millis(50));
    };
    let record = curia_core::Record::from_json(&record).unwrap();
    assert!(curia_core::verify::<Guillotine>(&record).unwrap().is_some());
    assert!(guest.get(&path).text().contains(&record.commitment));
}

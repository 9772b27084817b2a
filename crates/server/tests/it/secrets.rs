//! Plays games over HTTP and looks through everything that each viewer received for what they must not know.

use std::collections::BTreeSet;

use crate::support::{EventStream, GAME, Guest, TestServer};
use curia_core::{Chance, FastChance, Game, Viewer};
use curia_guillotine::{Card, Guillotine, Noble};
use curia_server::client::{Choices, move_form};
use curia_table::{Act, Command, Table};
use curia_texts::{Lang, Words};

/// Every id of the game with its English name.
fn things() -> Vec<(String, String)> {
    let words = Words::of(Lang::En);
    let cards = Card::ALL.iter().map(|card| (card.to_string(), words.text(card.key())));
    let nobles = Noble::all().map(|noble| (noble.to_string(), words.text(noble.key())));
    cards.chain(nobles).collect()
}

/// The names of those things that a viewer was lawfully shown up to the end of these commands.
pub(crate) fn shown<G: Game>(commands: &[Command], viewer: Viewer, things: &[(String, String)]) -> BTreeSet<String> {
    let words = Words::of(Lang::En);
    let names = curia_texts::Names::default();
    let mut seen = BTreeSet::new();
    for end in 1..=commands.len() {
        let table = Table::<G>::replay(&commands[..end]).unwrap();
        let Some(game) = table.game() else { continue };
        let view = serde_json::to_string(&game.view(viewer)).unwrap();
        let heard: Vec<String> =
            table.chronicle(viewer, usize::MAX).iter().map(|line| words.phrase(&line.phrase, &names)).collect();
        let told = |(id, name): &&(String, String)| {
            view.contains(&format!("\"{id}\"")) || heard.iter().any(|line| line.contains(name))
        };
        seen.extend(things.iter().filter(told).map(|(_, name)| name.clone()));
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

/// Two players and a spectator for a number of random moves; everything anybody received is kept.
fn play(server: &TestServer, moves: usize, seed: u64) -> (String, [(Guest, EventStream); 3]) {
    let (path, host, other) = server.seeded_game(seed);
    let spectator = server.guest().known();
    let mut guests = [host, other, spectator].map(|mut guest| {
        guest.speaks("en");
        let watch = guest.watch(&path);
        (guest, watch)
    });
    let mut chance = FastChance::new(seed);
    for _ in 0..moves {
        let mut moved = false;
        for (guest, _) in &mut guests {
            let page = guest.get(&path).text();
            let choices = Choices::of([page.as_str()]);
            // Wrong moves, too: refusals must not tell anything either.
            let asked_at = choices.as_ref().map_or("0", |choices| &choices.asked_at);
            guest.post(&format!("{path}/move"), &move_form("play:confusion_in_line", asked_at, "wrong"));
            guest.post(&format!("{path}/undo"), "to=1");
            guest.get(&format!("{path}/record"));
            let details = guest.get(&format!("{path}/details"));
            assert!(details.status == 200 && details.text().contains("noble-discards"), "the details were read");
            if let Some(choices) = choices.filter(|choices| !choices.moves.is_empty() && !moved) {
                let form = choices.form(&choices.moves[chance.below(choices.moves.len())]);
                moved = guest.post(&format!("{path}/move"), &form).status == 303;
            }
        }
        if !moved {
            break;
        }
    }
    (path, guests)
}

#[test]
fn nobody_receives_what_they_must_not_know() {
    let server = TestServer::quick();
    let (mut hidden, mut moments) = (0, 0);
    for seed in 1..=4 {
        let (path, guests) = play(&server, 12, seed);
        let commands = server.played(&path);
        let Act::Opened(opening) = &commands[0].act else { panic!("the opening comes first") };
        let seed_text = opening.seed.to_hex();
        let viewers = [Viewer::Seat(curia_core::Seat::S0), Viewer::Seat(curia_core::Seat::S1), Viewer::Spectator];
        let ids: Vec<String> = guests.iter().map(|(guest, _)| guest.id().to_owned()).collect();
        for (number, (guest, watch)) in guests.iter().enumerate() {
            let text = format!("{}{}", guest.received, watch.text());
            assert!(watch.text().contains("curia-board"), "the stream was read");
            moments += watch.text().matches(curia_web::BEAT).count();
            assert!(!text.contains(&seed_text[..16]), "the seed");
            for (owner, id) in ids.iter().enumerate() {
                assert!(owner == number || !text.contains(id.as_str()), "the number of another person");
            }
            let seen = shown::<Guillotine>(&commands, viewers[number], &things());
            for (id, name) in things() {
                if !seen.contains(&name) {
                    hidden += 1;
                    assert!(!tells(&text, &id, &name), "{:?} was told of {name}", viewers[number]);
                }
            }
        }
    }
    assert!(hidden > 200, "the test has power: {hidden}");
    assert!(moments > 0, "moments in the course of a command were among it");
}

#[test]
fn the_test_would_notice_a_leak() {
    let server = TestServer::quick();
    let (path, guests) = play(&server, 1, 1);
    let commands = server.played(&path);
    // What the host lawfully received tells the spectator's test of cards that the spectator must not know.
    let seen = shown::<Guillotine>(&commands, Viewer::Spectator, &things());
    let text = format!("{}{}", guests[0].0.received, guests[0].1.text());
    let told = things().into_iter().filter(|(id, name)| !seen.contains(name) && tells(&text, id, name)).count();
    assert!(told > 0);
}

#[test]
fn a_finished_game_opens_its_record_and_seed() {
    let server = TestServer::quick();
    let mut guest = server.guest();
    let reply = guest.post("/play", &format!("game={GAME}&seats=2&level=random"));
    let path = reply.header("location").unwrap().to_owned();
    assert_eq!(guest.get(&format!("{path}/record")).status, 403, "nothing is opened before the end");
    assert_eq!(guest.post(&format!("{path}/leave"), "").status, 303);
    guest.wait_for_end(&path);
    let record = guest.get(&format!("{path}/record")).text();
    let record = curia_core::Record::from_json(&record).unwrap();
    assert!(curia_core::verify::<Guillotine>(&record).unwrap().is_some());
    assert!(guest.get(&path).text().contains(&record.commitment));
}

//! The secrets of Rival Kings over HTTP: hands, choices, what lies below the tops of the piles, the money under them.

use std::collections::BTreeSet;

use crate::secrets;
use crate::support::{EventStream, Guest, TestServer};
use crate::twins::{begin, messages};
use curia_core::{Chance, FastChance, Game, MoveList, Seat, Spoken, Viewer};
use curia_rival_kings::{Building, Character, Prompt, RivalKings, Subject};
use curia_server::client::{Choices, move_form};
use curia_table::{Command, Table};
use curia_texts::{Lang, Words};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat::S0), Viewer::Seat(Seat::S1), Viewer::Spectator];

/// Every id of the game with its English name. The Market bears the name of a part of the board.
fn things() -> Vec<(String, String)> {
    let words = Words::of(Lang::En);
    let characters = Character::ALL.iter().map(|character| (character.id(), words.text(character.key())));
    let buildings = Building::ALL.iter().map(|building| (building.id(), words.text(building.key())));
    let subjects = Subject::ALL.iter().map(|subject| (subject.id(), words.text(subject.key())));
    let all = characters.chain(buildings).chain(subjects).filter(|(id, _)| *id != "market");
    all.map(|(id, name)| (id.to_owned(), name)).collect()
}

/// True if the text names the thing: as a whole text of an element, in a label, or by its id.
fn tells(text: &str, id: &str, name: &str) -> bool {
    let patterns = [
        format!(">{name}<"),
        format!("\"{name}\""),
        format!(" {name},"),
        format!(":{id}\""),
        format!("\"{id}\""),
        format!("-{id}\""),
    ];
    patterns.iter().any(|pattern| text.contains(pattern.as_str()))
}

/// The names of everything that a viewer was lawfully shown: a building names the subject that belongs to it.
fn shown(commands: &[Command], viewer: Viewer) -> BTreeSet<String> {
    let words = Words::of(Lang::En);
    let pairs = Building::ALL.iter().zip(Subject::ALL.iter());
    let named = pairs.map(|(building, subject)| (building.id().to_owned(), words.text(subject.key())));
    let things: Vec<(String, String)> = things().into_iter().chain(named).collect();
    secrets::shown::<RivalKings>(commands, viewer, &things)
}

/// Everybody tries what they may not, then the first who can makes a move that `pick` chooses. False if nobody can.
fn one_round(path: &str, guests: &mut [(Guest, EventStream); 3], pick: &mut dyn FnMut(&[String]) -> usize) -> bool {
    let mut moved = false;
    for (guest, _) in guests {
        let page = guest.get(path).text();
        let choices = Choices::of([page.as_str()]);
        let asked_at = choices.as_ref().map_or("0", |choices| &choices.asked_at).to_owned();
        for wrong in ["choose:queen", "choose:duke", "buy:s1:2", "use_ability", "pile:b1"] {
            // What happens to be legal is no wrong move.
            if choices.as_ref().is_none_or(|choices| !choices.moves.iter().any(|mv| mv == wrong)) {
                guest.post(&format!("{path}/move"), &move_form(wrong, &asked_at, "wrong"));
            }
        }
        guest.get(&format!("{path}/record"));
        guest.get(&format!("{path}/details"));
        // Whoever has chosen a character is not asked any more, though they could choose anew.
        let asked = page.contains("data-turn=\"true\"");
        if let Some(choices) = choices.filter(|choices| asked && !moved && !choices.moves.is_empty()) {
            let form = choices.form(&choices.moves[pick(&choices.moves)]);
            moved = guest.post(&format!("{path}/move"), &form).status == 303;
        }
    }
    moved
}

#[test]
fn nobody_receives_what_they_must_not_know() {
    let server = TestServer::quick();
    let mut hidden = 0;
    for seed in 1..=4 {
        let (path, mut guests) = begin::<RivalKings>(&server, seed);
        let mut chance = FastChance::new(seed);
        for _ in 0..14 {
            assert!(one_round(&path, &mut guests, &mut |moves| chance.below(moves.len())));
        }
        let commands = server.played(&path);
        for ((guest, watch), viewer) in guests.iter().zip(VIEWERS) {
            let text = format!("{}{}", guest.received, watch.text());
            let seen = shown(&commands, viewer);
            for (id, name) in things().into_iter().filter(|(_, name)| !seen.contains(name)) {
                hidden += 1;
                assert!(!tells(&text, &id, &name), "{viewer:?} was told of {name}");
            }
        }
        let spectator = shown(&commands, Viewer::Spectator);
        let own = format!("{}{}", guests[0].0.received, guests[0].1.text());
        let told = |(id, name): &(String, String)| !spectator.contains(name) && tells(&own, id, name);
        assert!(things().iter().any(told), "what the host holds would be noticed on the spectator's page");
    }
    assert!(hidden > 150, "the test has power: {hidden}");
}

#[test]
fn what_others_receive_tells_neither_what_was_chosen_nor_that_it_was_chosen_anew() {
    let server = TestServer::quick();
    // Three tables dealt alike: the host chooses differently, and on the last one changes their mind twice.
    let heard = [&[0][..], &[1], &[2, 0, 1]].map(|choices: &[usize]| {
        let (path, mut guests) = begin::<RivalKings>(&server, 7);
        for &choice in choices {
            let offered = guests[0].0.choices(&path);
            let form = offered.form(&offered.moves[choice]);
            assert_eq!(guests[0].0.post(&format!("{path}/move"), &form).status, 303);
        }
        let sees_it = |text: &str| text.contains("has chosen");
        for (_, watch) in &guests[1..] {
            assert!(watch.until(sees_it), "who has chosen is seen");
        }
        let texts = [1, 2].map(|number| messages(&guests[number].1.text(), &path));
        // When the other one has chosen, all is revealed; nothing was sent in between.
        let offered = guests[1].0.choices(&path);
        let before = messages(&guests[2].1.text(), &path).len();
        assert_eq!(guests[1].0.post(&format!("{path}/move"), &offered.form(&offered.moves[0])).status, 303);
        assert!(guests[2].1.until(|text| messages(text, &path).len() > before));
        (texts, before)
    });
    assert_eq!(heard[0], heard[1], "what was chosen");
    assert_eq!(heard[0], heard[2], "that it was chosen anew");
}

/// The best chance of coming to a look: act, recruit, use what there is.
fn eagerly(moves: &[String], chance: &mut FastChance) -> usize {
    let eager =
        |mv: &str| matches!(mv, "perform" | "use_ability") || mv.starts_with("perform:") || mv.starts_with("twice:");
    // Now and then something else, so that nothing is left out.
    let wanted = |mv: &String| eager(mv);
    if chance.below(8) == 0 {
        return chance.below(moves.len());
    }
    moves.iter().position(wanted).unwrap_or_else(|| chance.below(moves.len()))
}

#[test]
fn a_look_is_seen_by_nobody_else_and_leaves_no_trace() {
    let server = TestServer::quick();
    let mut looks = 0;
    for seed in 20..60 {
        let (path, mut guests) = begin::<RivalKings>(&server, seed);
        let mut chance = FastChance::new(seed);
        for _ in 0..60 {
            if looks >= 3 {
                return;
            }
            let table = Table::<RivalKings>::replay(&server.played(&path)).unwrap();
            let game = table.game().unwrap();
            let looker =
                Seat::ALL.into_iter().take(2).find(|&seat| matches!(game.prompt(seat), Some(Prompt::Look { .. })));
            if let Some(looker) = looker {
                looks += 1;
                look(&server, &path, &mut guests, looker);
            } else if !one_round(&path, &mut guests, &mut |moves| eagerly(moves, &mut chance)) {
                break;
            }
        }
    }
    assert!(looks >= 3, "only {looks} looks in forty games");
}

/// What nobody else has ever seen of the piles is on the looker's page and on no other, and on none after the look.
fn look(server: &TestServer, path: &str, guests: &mut [(Guest, EventStream); 3], looker: Seat) {
    let played = server.played(path);
    let table = Table::<RivalKings>::replay(&played).unwrap();
    let view = serde_json::to_string(&table.game().unwrap().view(Viewer::Seat(looker)).looked).unwrap();
    let seen = shown(&played, Viewer::Spectator);
    let secret: Vec<(String, String)> =
        things().into_iter().filter(|(id, name)| view.contains(&format!("\"{id}\"")) && !seen.contains(name)).collect();
    assert!(!secret.is_empty(), "something lies there that nobody has seen");
    let page = |guest: &mut Guest| guest.get(path).text();
    for (number, (guest, _)) in guests.iter_mut().enumerate() {
        let text = page(guest);
        let told = secret.iter().filter(|(id, name)| tells(&text, id, name)).count();
        assert_eq!(told, if number == looker.index() { secret.len() } else { 0 }, "viewer {number}");
    }
    let offered = guests[looker.index()].0.choices(path);
    assert!(offered.moves.iter().any(|mv| mv == "decline"));
    assert_eq!(guests[looker.index()].0.post(&format!("{path}/move"), &offered.form("decline")).status, 303);
    for (guest, _) in guests.iter_mut() {
        let text = page(guest);
        let told: Vec<&String> =
            secret.iter().filter(|(id, name)| tells(&text, id, name)).map(|(_, name)| name).collect();
        assert_eq!(told, Vec::<&String>::new(), "the look is over");
    }
}

#[test]
fn every_kind_of_question_is_asked_and_answered_by_what_the_page_offers() {
    let server = TestServer::quick();
    let mut left: BTreeSet<&str> = <Prompt as Spoken>::IDS.iter().copied().collect();
    for seed in 100..400 {
        let (path, mut host, other) = server.seeded_table_of::<RivalKings>(seed, []);
        assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
        let mut guests = [host, other];
        let mut chance = FastChance::new(seed);
        for _ in 0..120 {
            let table = Table::<RivalKings>::replay(&server.played(&path)).unwrap();
            let game = table.game().unwrap();
            let Some(seat) = game.awaited().iter().next() else { break };
            let decision = game.prompt(seat).unwrap().id();
            let guest = &mut guests[seat.index()];
            let offered = guest.choices(&path);
            let mut legal = MoveList::for_game::<RivalKings>();
            game.legal(seat, &mut legal);
            let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
            legal.sort();
            assert_eq!(offered.moves, legal, "{decision}: everything legal is offered, and nothing else");
            let form = offered.form(&offered.moves[eagerly(&offered.moves, &mut chance)]);
            assert_eq!(guest.post(&format!("{path}/move"), &form).status, 303, "{decision}");
            left.remove(decision);
            if left.is_empty() {
                return;
            }
        }
    }
    panic!("never asked: {left:?}");
}

#[test]
fn money_under_a_pile_is_sent_to_nobody_beyond_its_topmost_coin() {
    let server = TestServer::quick();
    let (path, mut guests) = begin::<RivalKings>(&server, 3);
    let mut chance = FastChance::new(3);
    let mut deep = 0;
    for _ in 0..40 {
        if !one_round(&path, &mut guests, &mut |moves| eagerly(moves, &mut chance)) {
            break;
        }
        for (guest, _) in &mut guests {
            let board = guest.get(&path).text();
            let board = board.split("id=\"curia-board\"").nth(1).unwrap_or_default().split("</main>").next().unwrap();
            let coins = board.matches("class=\"coin num\"").count();
            let veils = board.matches("class=\"veil\"").count();
            assert_eq!(coins, veils, "one coin of every stack, and the rest under a veil");
            deep += coins;
        }
    }
    assert!(deep > 30, "money was seen");
}

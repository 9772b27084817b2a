//! What one command brings about is sent moment by moment, to those who look on while it happens.

use curia_core::{Chance, FastChance};
use curia_server::client::Choices;
use curia_web::BEAT;

use crate::support::{EventStream, Guest, TestServer, eventually};

/// A game of two people in which some moves are made until a command with moments was among them.
fn play(path: &str, players: &mut [Guest], seed: u64, enough: impl Fn() -> bool) {
    let mut chance = FastChance::new(seed);
    for _ in 0..60 {
        for player in players.iter_mut() {
            let page = player.get(path).text();
            let choices = Choices::of([page.as_str()]).filter(|choices| !choices.moves.is_empty());
            if let Some(choices) = choices {
                let mv = &choices.moves[chance.below(choices.moves.len())];
                player.post(&format!("{path}/move"), &choices.form(mv));
            }
        }
        if enough() {
            return;
        }
    }
    panic!("no command has moments");
}

fn messages(stream: &EventStream) -> Vec<String> {
    stream.text().split_inclusive("\n\n").map(str::to_owned).collect()
}

fn is_moment(message: &str) -> bool {
    message.contains(BEAT)
}

/// A spectator whose stream is open.
fn onlooker(server: &TestServer, path: &str, speed: &'static str) -> EventStream {
    let mut guest = server.guest().known();
    guest.speaks("en");
    guest.set_header("cookie", speed);
    let stream = guest.watch(path);
    assert!(stream.until(|text| text.contains("curia-board")));
    stream
}

#[test]
fn moments_come_in_front_of_the_newest_state_and_ask_nobody() {
    let server = TestServer::quick();
    let (path, host, other) = server.seeded_game(1);
    let own = host.watch(&path);
    assert!(own.until(|text| text.contains("curia-board")));
    play(&path, &mut [host, other], 1, || own.text().contains(BEAT));
    assert!(own.until(|text| text.rfind("\nid: ") > text.rfind(BEAT)), "the newest state comes after them");
    for moment in messages(&own).iter().filter(|message| is_moment(message)) {
        assert!(!moment.contains("name=\"move\"") && !moment.contains("data-choice"), "{moment}");
        assert!(!moment.starts_with("id: "), "nobody goes on from the middle of a command");
    }
}

#[test]
fn whoever_comes_later_gets_the_newest_state_alone() {
    let server = TestServer::quick();
    let (path, host, other) = server.seeded_game(1);
    let early = onlooker(&server, &path, "curia_speed=quick");
    play(&path, &mut [host, other], 1, || early.text().contains(BEAT));
    let late = onlooker(&server, &path, "curia_speed=quick");
    assert!(!late.text().contains(BEAT));
}

#[test]
fn whoever_wants_all_at_once_gets_no_moments() {
    let server = TestServer::quick();
    let (path, host, other) = server.seeded_game(1);
    let slow = onlooker(&server, &path, "curia_speed=slow");
    let at_once = onlooker(&server, &path, "curia_speed=once");
    play(&path, &mut [host, other], 1, || slow.text().contains(BEAT));
    let newest = |stream: &EventStream| stream.text().rsplit("\nid: ").next().map(|rest| rest[..16].to_owned());
    assert!(eventually(|| newest(&slow) == newest(&at_once)), "both come to the same");
    assert!(!at_once.text().contains(BEAT));
}

#[test]
fn spectators_of_one_language_are_sent_the_same_bytes() {
    let server = TestServer::quick();
    let (path, host, other) = server.seeded_game(1);
    let first = onlooker(&server, &path, "curia_speed=quick");
    let second = onlooker(&server, &path, "curia_speed=quick");
    let before = messages(&second).len();
    play(&path, &mut [host, other], 1, || second.text().contains(BEAT));
    let same = || {
        let heard = messages(&second).split_off(before).concat();
        !heard.is_empty() && first.text().ends_with(&heard)
    };
    assert!(eventually(same));
}

//! A golden playthrough: every answer of the contract at every state, as text.

use std::fmt::Write;

use crate::{
    Audience, Chance, Event, FastChance, Game, Heard, Match, MoveList, Options, Prompt, SeatCount, Seed, View, Viewer,
    fnv1a,
};

/// Plays one evenly random game and writes down what the contract answers on the way. Views are written in
/// full at states 0, 1, 2, 4, 8, ... and at the end, in between as a fingerprint.
pub fn playthrough<G: Game>(seats: SeatCount, number: u64) -> String {
    let mut text = String::new();
    let mut log = Heard::default();
    let options = G::Options::default();
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{} with {} seats, seed {number}, rules version {}", G::ID, seats.get(), G::RULES_VERSION);
    let _ = writeln!(text, "options {:?}", options.to_map());
    let mut played = match Match::<G>::new(options, seats, Seed::from_number(number), "", &mut log) {
        Ok(played) => played,
        Err(error) => return error.to_string(),
    };
    let mut chance = FastChance::new(number);
    let mut list = MoveList::for_game::<G>();
    write_events::<G>(&mut text, &log);
    loop {
        write_state(&mut text, played.game(), played.ply());
        let awaited: Vec<_> = played.game().awaited().iter().collect();
        let Some(&seat) = awaited.get(chance.below(awaited.len())) else { break };
        played.game().legal(seat, &mut list);
        let Some(&mv) = list.get(chance.below(list.len())) else { break };
        let mut log = Heard::default();
        let _ = writeln!(text, "\n== ply {}: seat {seat} plays {mv}", played.ply() + 1);
        match played.play(seat, mv, &mut log) {
            Ok(draws) => drop(writeln!(text, "draws {draws}")),
            Err(refusal) => return format!("{text}refused: {refusal:?}\n"),
        }
        write_events::<G>(&mut text, &log);
    }
    text
}

fn write_events<G: Game>(text: &mut String, log: &Heard<G::Event>) {
    for (audience, event) in &log.0 {
        let to = match audience {
            Audience::All => "all".to_owned(),
            Audience::Only(seats) => seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join("+"),
            Audience::Nobody => "nobody".to_owned(),
        };
        let key = event.phrase().map(|phrase| phrase.key.to_string()).unwrap_or_default();
        let json = serde_json::to_string(event).unwrap_or_default();
        let _ = writeln!(text, "told to {to}: {json} {key}");
    }
}

fn write_state<G: Game>(text: &mut String, game: &G, ply: usize) {
    let json = |value: serde_json::Result<String>| value.unwrap_or_default();
    let _ = writeln!(text, "asking {}", json(serde_json::to_string(&game.asking())));
    let mut list = MoveList::for_game::<G>();
    for seat in game.seats().iter() {
        game.legal(seat, &mut list);
        let prompt = game.prompt(seat).map(|prompt| format!("{} ({})", prompt.decision(), prompt.rule()));
        if prompt.is_none() && list.is_empty() {
            continue;
        }
        let moves: Vec<String> = list.iter().map(|mv| mv.to_string()).collect();
        let _ = writeln!(text, "seat {seat} {}: {}", prompt.unwrap_or_default(), moves.join(" "));
        let view = game.view(Viewer::Seat(seat));
        for mv in view.candidates().into_iter().filter(|mv| !list.contains(mv)) {
            if let Some(refusal) = game.why_not(seat, mv) {
                let _ = writeln!(text, "  not {mv}: {} {}", refusal.rule, refusal.reason.key);
            }
        }
    }
    let _ = writeln!(text, "tally {:?} stage {}", game.tally().playing(game.seats()), game.stage());
    let full = ply == 0 || ply.is_power_of_two() || game.standings().is_some();
    for viewer in Viewer::all(game.seats()) {
        let view = json(serde_json::to_string(&game.view(viewer)));
        let scores = json(serde_json::to_string(&game.scores(viewer)));
        if full {
            let _ = writeln!(text, "view of {viewer} {view}\nscores for {viewer} {scores}");
        } else {
            let _ = writeln!(text, "view of {viewer} #{:016x}", fnv1a(format!("{view}{scores}").as_bytes()));
        }
    }
    if let Some(standings) = game.standings() {
        let _ = writeln!(text, "standings {}", json(serde_json::to_string(&standings)));
    }
}

//! Every text that is asked for is in the list of keys.

use std::collections::BTreeSet;

use curia_core::{
    Chance, Event as _, FastChance, Game, Heard, Key, MoveList, Prompt as _, SeatCount, View as _, Viewer, keys_of,
};

use crate::options::Options;
use crate::state::Guillotine;

#[test]
fn keys_are_unique_and_complete() {
    let keys = keys_of![Guillotine];
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
    assert!(keys.iter().all(|key| key.space.starts_with("guillotine-")));
    assert_eq!(keys.iter().filter(|key| key.space == "guillotine-card").count(), 50);
    assert_eq!(keys.iter().filter(|key| key.space == "guillotine-noble").count(), 40);
}

/// Plays whole games and checks that every text asked for is in the list of keys.
#[test]
fn every_text_exists() {
    let keys: BTreeSet<Key> = keys_of![Guillotine].into_iter().collect();
    let exists = |key: Key| assert!(keys.contains(&key), "{key}");
    let mut chance = FastChance::new(11);
    let mut list = MoveList::for_game::<Guillotine>();
    for number in 0..60 {
        let seats = SeatCount::new(2 + number % 4).unwrap();
        let mut log = Heard::default();
        let mut game = Guillotine::new(&Options::default(), seats, &mut chance, &mut log).unwrap();
        while let Some(seat) = game.awaited().first() {
            for viewer in seats.iter() {
                let view = game.view(Viewer::Seat(viewer));
                for section in &view.outline().sections {
                    exists(section.title.key);
                    section.rows.iter().for_each(|row| exists(row.label.key));
                }
                for mv in view.candidates() {
                    exists(view.label(mv).key);
                    view.help(mv).iter().for_each(|help| exists(help.key));
                    game.why_not(viewer, mv).iter().for_each(|refusal| exists(refusal.reason.key));
                }
                game.prompt(viewer).iter().for_each(|prompt| exists(prompt.phrase().key));
            }
            game.legal(seat, &mut list);
            let mv = list[chance.below(list.len())];
            game.apply(seat, mv, &mut chance, &mut log);
        }
        log.0.iter().filter_map(|(_, event)| event.phrase()).for_each(|phrase| exists(phrase.key));
        game.scores(Viewer::Spectator)
            .seats
            .iter()
            .flatten()
            .flat_map(|score| &score.parts)
            .for_each(|part| exists(part.name));
    }
}

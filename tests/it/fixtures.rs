//! Every record under `fixtures/` replays to the result it states.

use std::fs;

use crate::records::records_of;
use curia_catalog::{GameId, for_game};
use curia_core::testkit::{Probe, names as names_of};
use curia_core::{Prompt, Record, Replay, verify};

#[test]
fn every_recorded_game_replays_to_its_result() {
    for &id in GameId::ALL {
        let files = records_of(id.info().id);
        assert!(files.len() >= 15, "{id} has only {} recorded games", files.len());
        for file in files {
            let record = Record::from_json(&fs::read_to_string(&file).unwrap()).unwrap();
            assert_eq!(record.game, id.info().id, "{}", file.display());
            let standings = for_game!(id, G => verify::<G>(&record));
            assert!(matches!(standings, Ok(Some(_))), "{}: {standings:?}", file.display());
        }
    }
}

#[test]
fn every_seat_count_and_every_option_value_has_a_recorded_game() {
    for &id in GameId::ALL {
        let info = id.info();
        let records: Vec<Record> = records_of(info.id)
            .iter()
            .map(|file| Record::from_json(&fs::read_to_string(file).unwrap()).unwrap())
            .collect();
        for seats in info.seats.0..=info.seats.1 {
            assert!(records.iter().any(|record| record.seats.get() == seats), "{id} with {seats} seats");
        }
        for spec in info.options {
            let changed = records.iter().any(|record| record.options[spec.id] != spec.default_value());
            assert!(changed, "{id}: no record has {} away from its default", spec.id);
        }
    }
}

/// The decisions and feats that a record shows.
fn reached<G: Probe>(record: &Record) -> Vec<&'static str> {
    let (mut replay, log) = Replay::<G>::open(record).unwrap();
    let mut names = Vec::new();
    log.0.iter().for_each(|(_, event)| G::feats(event, &mut names));
    loop {
        for seat in record.seats.iter() {
            names.extend(replay.game().prompt(seat).map(|prompt| prompt.decision()));
        }
        let Some(step) = replay.step() else { break };
        step.unwrap().1.0.iter().for_each(|(_, event)| G::feats(event, &mut names));
    }
    names
}

#[test]
fn everything_worth_reaching_is_in_a_recorded_game() {
    for &id in GameId::ALL {
        for_game!(id, G => {
            let names: Vec<&str> = records_of(id.info().id)
                .iter()
                .flat_map(|file| reached::<G>(&Record::from_json(&fs::read_to_string(file).unwrap()).unwrap()))
                .collect();
            for name in names_of::<G>() {
                assert!(names.contains(&name), "{id}: no recorded game shows {name}; `make fixtures` searches one");
            }
        });
    }
}

use curia_core::{FastChance, Viewer, verify};

use super::*;

/// Plays a game in which people also leave, return, order and take back.
fn lively(seed: u64) -> Desk {
    let mut desk = Desk::of_persons(3, 2_000, seed);
    let mut chance = FastChance::new(seed);
    while !desk.table.is_over() {
        let seat = Seat::new(chance.below(3)).unwrap();
        let someone = Some(person(seat));
        // Some of these are refused, which changes nothing.
        let _ = match chance.below(12) {
            0 => desk.submit(someone, Intent::Leave),
            1 => desk.submit(someone, Intent::Return),
            2 => desk.submit(someone, Intent::Order("next:0".into())),
            3 => desk.submit(someone, Intent::Order(String::new())),
            4 => match desk.table.undo(Viewer::Seat(seat)) {
                crate::Undo::Free(to) | crate::Undo::Asked { to, .. } => desk.submit(someone, Intent::Undo { to }),
                crate::Undo::WithConsent(to) | crate::Undo::Alone(to) if chance.below(4) == 0 => {
                    desk.submit(someone, Intent::Undo { to })
                }
                _ => desk.submit(someone, Intent::KeepOn),
            },
            5 => desk.submit(someone, Intent::Rename(format!("n{}", chance.below(9)))),
            _ => {
                desk.step(&mut chance);
                Ok(true)
            }
        };
    }
    desk
}

#[test]
fn the_commands_alone_come_to_the_same_table() {
    for seed in 1..8 {
        let desk = lively(seed);
        let texts: Vec<String> = desk.kept.iter().map(|command| serde_json::to_string(command).unwrap()).collect();
        let read: Vec<Command> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        assert_eq!(read, desk.kept);
        let again = Table::<Guillotine>::replay(&read).unwrap();
        assert!(again.now == desk.table.now);
        assert_eq!(again.plies, desk.table.plies);
        assert_eq!(again.told, desk.table.told);
    }
}

#[test]
fn the_record_of_a_lively_game_is_honest() {
    for seed in 1..5 {
        let desk = lively(seed);
        let record = desk.table.record().unwrap();
        assert_eq!(record.commitment, desk.table.commitment());
        assert!(verify::<Guillotine>(&record).unwrap().is_some());
        assert!(desk.table.seed().is_some());
    }
}

#[test]
fn seed_and_record_are_closed_until_the_end() {
    let desk = Desk::of_persons(2, 0, 1);
    assert!(desk.table.seed().is_none() && desk.table.record().is_none());
    assert_eq!(desk.table.commitment().len(), 64);
}

#[test]
fn a_table_that_looks_different_under_other_rules_is_not_played_on() {
    let desk = lively(1);
    let mut changed = desk.kept.clone();
    let place = changed.iter().position(|command| command.digest.is_some()).unwrap() + 5;
    let place = (place..).find(|&place| changed[place].digest.is_some()).unwrap();
    changed[place].digest = Some(1);
    let differs = Table::<Guillotine>::replay(&changed).unwrap_err();
    assert_eq!(differs.seq, changed[place].seq);
    let Act::Opened(opening) = &mut changed[0].act else { panic!("the opening comes first") };
    opening.rules_version += 1;
    assert_eq!(Table::<Guillotine>::replay(&changed).unwrap_err().seq, 0);
    assert!(Table::<Guillotine>::replay(&desk.kept[1..]).is_err());
    assert!(Table::<Guillotine>::replay(&[]).is_err());
}

#[test]
fn deciding_changes_nothing() {
    let desk = Desk::of_persons(2, 0, 1);
    let seat = desk.game().awaited().first().unwrap();
    let request = Request {
        person: Some(person(seat)),
        intent: Intent::Move { moves: vec!["skip".into()], asked_at: desk.asked_at(seat), key: "k".into() },
    };
    let before = desk.seen_by_all();
    assert!(desk.table.decide(&request, 5).is_ok());
    assert_eq!(desk.seen_by_all(), before);
}

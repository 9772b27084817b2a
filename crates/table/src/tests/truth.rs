use super::every_game::lively;
use super::*;
use crate::{Mismatch, ReplayError};

type Desk = super::Desk<Guillotine>;

#[test]
fn seed_and_record_are_closed_until_the_end() {
    let desk = Desk::of_persons(2, Windows::Skipped, 1);
    assert!(desk.table.seed().is_none() && desk.table.record().is_none());
    assert_eq!(desk.table.commitment().len(), 64);
}

#[test]
fn a_table_that_looks_different_under_other_rules_is_not_played_on() {
    let desk: Desk = lively(1).0;
    let mut changed = desk.kept.clone();
    let place = changed.iter().position(|command| command.digest.is_some()).unwrap() + 5;
    let place = (place..).find(|&place| changed[place].digest.is_some()).unwrap();
    changed[place].digest = Some(1);
    let error = Table::<Guillotine>::replay(&changed).unwrap_err();
    assert_eq!(error, ReplayError { seq: changed[place].seq, why: Mismatch::LooksDifferent });
    let (holds, ends) = Table::<Guillotine>::replay_what_holds(&changed).unwrap();
    assert_eq!(ends, Some(error));
    let before = Table::<Guillotine>::replay(&desk.kept[..place]).unwrap();
    assert_eq!(holds.game(), before.game(), "it stands as it stood before");
    let Act::Opened(opening) = &mut changed[0].act else { panic!("the opening comes first") };
    opening.rules_version += 1;
    assert_eq!(Table::<Guillotine>::replay(&changed).unwrap_err().seq, 0);
    for headless in [&desk.kept[1..], &[]] {
        assert_eq!(Table::<Guillotine>::replay(headless).unwrap_err().why, Mismatch::NoOpening);
    }
}

#[test]
fn deciding_changes_nothing() {
    let desk = Desk::of_persons(2, Windows::Skipped, 1);
    let seat = desk.game().awaited().first().unwrap();
    let request = Request {
        person: Some(person(seat)),
        intent: Intent::Move { moves: vec!["skip".into()], asked_at: desk.asked_at(seat), key: "k".into() },
    };
    let before = desk.seen_by_all();
    assert!(desk.table.decide(&request, 5).is_ok());
    assert_eq!(desk.seen_by_all(), before);
}

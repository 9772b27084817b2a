use curia_core::{FastChance, Viewer, verify};

use super::*;
use crate::Undo;

type Desk = super::Desk<Guillotine>;

/// A point at which somebody could take back their last move freely, with what was before it.
fn free_point() -> (Desk, Seat, u64, Vec<String>) {
    (1..200)
        .find_map(|seed| {
            let mut desk = Desk::of_persons(2, Windows::Skipped, seed);
            let mut chance = FastChance::new(seed);
            while !desk.table.is_over() {
                let before: Vec<String> = views(&desk);
                let Some(seat) = desk.game().awaited().first() else { break };
                desk.step(&mut chance);
                if let Undo::Free(to) = desk.table.undo(Viewer::Seat(seat))
                    && plies(&desk) > 10
                {
                    return Some((desk, seat, to, before));
                }
            }
            None
        })
        .expect("some move can be taken back")
}

fn views(desk: &Desk) -> Vec<String> {
    Viewer::all(desk.table.seats()).map(|viewer| format!("{:?}", desk.game().view(viewer))).collect()
}

#[test]
fn ones_own_last_move_is_taken_back_freely_and_its_number_is_never_used_again() {
    let (mut desk, seat, to, before) = free_point();
    let next = desk.table.state.next_ply;
    assert_eq!(desk.submit(Some(person(seat)), Intent::Undo { to }), Ok(true));
    assert_eq!(views(&desk), before);
    assert!(desk.table.state.next_ply > next);
    assert!(desk.table.chronicle(Viewer::Spectator, 1)[0].phrase.key.to_string() == "ui-undone");
    desk.play_until(&mut FastChance::new(3), |_| false);
    let record = desk.table.record().unwrap();
    assert!(verify::<Guillotine>(&record).unwrap().is_some());
}

#[test]
fn a_question_asked_before_going_back_is_stale_after_it() {
    let (mut desk, seat, to, _) = free_point();
    let asked_at = desk.asked_at(seat);
    desk.submit(Some(person(seat)), Intent::Undo { to }).unwrap();
    let late = Intent::Move { moves: vec!["skip".into()], asked_at, key: "late".into() };
    assert_eq!(desk.submit(Some(person(seat)), late), Err(Refused::Stale));
}

#[test]
fn nobody_takes_back_what_another_has_seen_or_luck_has_decided() {
    let mut chance = FastChance::new(1);
    let mut desk = Desk::of_persons(2, Windows::Skipped, 3);
    let (mut sealed, mut free) = (0, 0);
    while !desk.table.is_over() {
        let seat = desk.game().awaited().first().unwrap();
        let others = desk.game().view(Viewer::Seat(seat.next(desk.table.seats())));
        desk.step(&mut chance);
        let last = *desk.table.plies.last().unwrap();
        let undo = desk.table.undo(Viewer::Seat(seat));
        if last.sealed {
            sealed += 1;
            assert!(!matches!(undo, Undo::Free(_)));
        }
        if let Undo::Free(_) = undo {
            free += 1;
            let now = desk.game().view(Viewer::Seat(seat.next(desk.table.seats())));
            assert!(curia_core::View::seen(&now).within(&curia_core::View::seen(&others)));
        }
    }
    assert!(sealed > 10 && free > 5, "{sealed} {free}");
}

#[test]
fn further_back_needs_everybody() {
    let mut desk = Desk::at(3, Windows::Skipped, |desk| {
        let asked = |seat| matches!(desk.table.undo(Viewer::Seat(seat)), Undo::WithConsent(_));
        desk.table.seats().iter().all(asked)
    });
    let [a, b, c] = [Seat::S0, Seat::S1, Seat::S2];
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(a)) else { unreachable!() };
    let before = plies(&desk);
    desk.submit(Some(person(a)), Intent::Undo { to }).unwrap();
    assert_eq!(desk.table.undo(Viewer::Seat(a)), Undo::Waiting { by: a });
    assert_eq!(desk.table.undo(Viewer::Seat(b)), Undo::Asked { by: a, to });
    assert_eq!(desk.table.undo(Viewer::Spectator), Undo::No);
    desk.submit(Some(person(b)), Intent::Undo { to }).unwrap();
    assert_eq!(plies(&desk), before, "one is still missing");
    desk.submit(Some(person(c)), Intent::Undo { to }).unwrap();
    assert!(plies(&desk) < before);
    assert!(desk.table.plies.iter().all(|ply| ply.number < to));
}

#[test]
fn one_no_is_enough_and_a_move_ends_the_question() {
    let has_consent = |desk: &Desk| matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(_));
    let mut desk = Desk::at(2, Windows::Skipped, has_consent);
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { unreachable!() };
    let before = plies(&desk);
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    desk.submit(Some(person(Seat::S1)), Intent::KeepOn).unwrap();
    assert_eq!(plies(&desk), before);
    assert_eq!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(to));
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    desk.step(&mut FastChance::new(2));
    assert!(!matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::Waiting { .. }));
    assert_eq!(desk.submit(Some(person(Seat::S1)), Intent::KeepOn), Err(Refused::NothingToUndo));
}

#[test]
fn bots_and_those_who_left_have_nothing_against_it() {
    let has_consent = |desk: &Desk| matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(_));
    let mut desk = Desk::at(2, Windows::Skipped, has_consent);
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { unreachable!() };
    let before = plies(&desk);
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    desk.submit(Some(person(Seat::S1)), Intent::Leave).unwrap();
    assert!(plies(&desk) < before);
}

#[test]
fn whoever_plays_against_bots_alone_has_nobody_to_ask() {
    let mut desk =
        Desk::at(2, Windows::Skipped, |desk| matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(_)));
    desk.submit(Some(person(Seat::S1)), Intent::Leave).unwrap();
    let Undo::Alone(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { panic!("nobody is left to ask") };
    let before = plies(&desk);
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    assert!(plies(&desk) < before);
}

#[test]
fn nothing_is_taken_back_that_is_not_there_or_not_ones_own() {
    let (mut desk, seat, to, _) = free_point();
    let other = person(seat.next(desk.table.seats()));
    for (who, to) in [(person(seat), 0), (person(seat), 99_999), (other, to)] {
        assert_eq!(desk.submit(Some(who), Intent::Undo { to }), Err(Refused::NothingToUndo));
    }
    assert_eq!(desk.submit(Some(PersonId(1)), Intent::Undo { to }), Err(Refused::NotSeated));
}

#[test]
fn after_the_end_nothing_is_taken_back() {
    let mut desk = Desk::of_persons(2, Windows::Skipped, 4);
    desk.play_until(&mut FastChance::new(4), |_| false);
    assert_eq!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::No);
    let to = desk.table.plies.last().unwrap().number;
    let last = desk.table.plies.last().unwrap().seat;
    assert_eq!(desk.submit(Some(person(last)), Intent::Undo { to }), Err(Refused::Over));
}

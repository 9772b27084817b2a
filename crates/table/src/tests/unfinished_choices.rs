//! Secret choices of several parts: how far somebody has come concerns nobody else.

use curia_heads_of_state::HeadsOfState;

use super::every_game::assert_replays;
use super::*;

type Desk = super::Desk<HeadsOfState>;

const A: Seat = Seat::S0;
const B: Seat = Seat::S1;
const C: Seat = Seat::S2;

/// True if a seat has to give up so many cards and more.
fn owes(desk: &Desk, seat: Seat, count: usize) -> bool {
    let mut game = desk.game().clone();
    (0..count).all(|_| {
        let mut list = curia_core::MoveList::for_game::<HeadsOfState>();
        game.legal(seat, &mut list);
        let asked = game.asking().how == How::Together && game.awaited().has(seat);
        asked && game.play(seat, list[0], &mut FastChance::new(1), &mut curia_core::Silent).is_ok()
    })
}

/// A change of century at which three persons have to give up two cards each.
fn desk() -> Desk {
    Desk::at(3, Windows::Skipped, |desk| [A, B, C].into_iter().all(|seat| owes(desk, seat, 2)))
}

fn name(desk: &mut Desk, seat: Seat, number: usize) {
    let text = desk.legal(seat)[number].clone();
    assert_eq!(desk.play(seat, &[&text]), Ok(true));
}

fn back(desk: &mut Desk, seat: Seat) {
    let Undo::Free(to) = desk.table.undo(Viewer::Seat(seat)) else {
        panic!("{:?}", desk.table.undo(Viewer::Seat(seat)))
    };
    assert_eq!(desk.submit(Some(person(seat)), Intent::Undo { to }), Ok(true));
}

/// What the page of a seat shows, with all numbers in it, and how often it was sent.
fn page(desk: &Desk, seat: Seat) -> (String, String) {
    let (table, viewer) = (&desk.table, Viewer::Seat(seat));
    let told: Vec<_> = table.chronicle(viewer, usize::MAX).into_iter().map(|line| (line.number, line.phrase)).collect();
    let view = table.game().map(|game| (game.view(viewer), game.asking()));
    let numbers = format!(
        "{:?} {} {:?} {:?} {} {:?}",
        table.question(viewer),
        table.asked_at(viewer),
        table.undo(viewer),
        table.takes_back(viewer),
        table.version(viewer),
        table.chronicle_mark(viewer),
    );
    (numbers, format!("{view:?} {told:?}"))
}

fn same(one: (String, String), other: (String, String)) {
    assert_eq!(one.0, other.0);
    assert!(one.1 == other.1, "the table or the chronicle is another one");
}

fn others(desk: &Desk) -> (String, String) {
    let [one, other] = [A, C].map(|seat| page(desk, seat));
    (one.0 + &other.0, one.1 + &other.1)
}

#[test]
fn nobody_sees_a_part_of_a_choice_named_or_taken_back() {
    let mut desk = desk();
    name(&mut desk, A, 0);
    let seen = others(&desk);
    for number in [0, 1] {
        name(&mut desk, B, number);
        same(others(&desk), seen.clone());
        back(&mut desk, B);
        same(others(&desk), seen.clone());
    }
    name(&mut desk, B, 0);
    same(others(&desk), seen.clone());
    assert!(matches!(desk.table.undo(Viewer::Seat(A)), Undo::Free(_)));
    assert_replays(&desk);
}

#[test]
fn the_pages_of_one_who_goes_on_tell_nothing_of_the_others() {
    let [mut alone, mut beside] = [desk(), desk()];
    name(&mut alone, A, 0);
    name(&mut beside, B, 0);
    name(&mut beside, A, 0);
    same(page(&alone, A), page(&beside, A));
    for desk in [&mut alone, &mut beside] {
        back(desk, A);
        name(desk, A, 1);
        while desk.game().awaited().has(A) {
            name(desk, A, 0);
        }
    }
    same(page(&alone, A), page(&beside, A));
    same(page(&alone, C), page(&beside, C));
}

#[test]
fn what_others_have_named_stays_when_one_takes_back_theirs() {
    let mut desk = desk();
    name(&mut desk, A, 0);
    name(&mut desk, B, 0);
    let theirs = page(&desk, B);
    back(&mut desk, A);
    same(page(&desk, B), theirs);
    assert!(owes(&desk, A, 2));
    name(&mut desk, A, 1);
    back(&mut desk, B);
    assert!(owes(&desk, B, 2));
    assert_replays(&desk);
    assert!(!desk.play_until(&mut FastChance::new(3), |_| false));
    assert!(curia_core::verify::<HeadsOfState>(&desk.table.record().unwrap()).unwrap().is_some());
}

#[test]
fn who_has_finished_may_still_go_back_while_others_are_in_the_middle() {
    let mut desk = desk();
    name(&mut desk, B, 0);
    while desk.game().awaited().has(A) {
        name(&mut desk, A, 0);
    }
    let theirs = desk.legal(B);
    back(&mut desk, A);
    assert!(desk.game().awaited().has(A));
    assert_eq!(desk.legal(B), theirs, "the card that they had named stays named");
    assert_replays(&desk);
}

#[test]
fn a_request_to_go_back_outlives_a_part_of_a_choice() {
    let mut desk = desk();
    while desk.game().awaited().has(A) {
        name(&mut desk, A, 0);
    }
    while desk.game().awaited().has(B) {
        name(&mut desk, B, 0);
    }
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(A)) else { panic!("another has finished since") };
    desk.submit(Some(person(A)), Intent::Undo { to }).unwrap();
    let seen = page(&desk, A);
    name(&mut desk, C, 0);
    same(page(&desk, A), seen.clone());
    for seat in [B, C] {
        desk.agree(seat);
    }
    assert!([A, B, C].into_iter().all(|seat| desk.game().awaited().has(seat)));
    assert_replays(&desk);
}

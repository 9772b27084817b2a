use curia_core::{FastChance, How, Seat};

use super::*;

type Desk = super::Desk<Guillotine>;

fn mover(desk: &Desk) -> Seat {
    desk.game().awaited().first().unwrap()
}

#[test]
fn the_same_click_twice_is_one_move() {
    let mut desk = Desk::of_persons(2, Windows::Skipped, 1);
    let seat = mover(&desk);
    let intent = Intent::Move { moves: vec!["skip".into()], asked_at: desk.asked_at(seat), key: "click".into() };
    assert_eq!(desk.submit(Some(person(seat)), intent.clone()), Ok(true));
    let after = (plies(&desk), desk.kept.len());
    assert_eq!(desk.submit(Some(person(seat)), intent), Ok(false));
    assert_eq!((plies(&desk), desk.kept.len()), after);
}

#[test]
fn a_key_belongs_to_its_move() {
    let mut desk = Desk::of_persons(2, Windows::Skipped, 1);
    let seat = mover(&desk);
    let asked_at = desk.asked_at(seat);
    let click = |text: &str| Intent::Move { moves: vec![text.into()], asked_at, key: "both tabs".into() };
    assert_eq!(desk.submit(Some(person(seat)), click("skip")), Ok(true));
    let after = (plies(&desk), desk.kept.len());
    assert_eq!(desk.submit(Some(person(seat)), click("take")), Err(Refused::Stale), "this move was not made");
    assert_eq!((plies(&desk), desk.kept.len()), after);
}

#[test]
fn a_repeat_is_answered_as_the_first_time_at_any_moment() {
    let mut desk = Desk::of_persons(2, Windows::Skipped, 1);
    let mut chance = FastChance::new(2);
    let mut clicks = Vec::new();
    while !desk.table.is_over() {
        let seat = mover(&desk);
        if let Some(window) = desk.table.window() {
            desk.now = desk.now.max(window.deadline());
            desk.submit(None, Intent::Tick).unwrap();
            continue;
        }
        let legal = desk.legal(seat);
        let moves = vec![legal[chance.below(legal.len())].clone()];
        let intent = Intent::Move { moves, asked_at: desk.asked_at(seat), key: format!("c{}", clicks.len()) };
        assert_eq!(desk.submit(Some(person(seat)), intent.clone()), Ok(true));
        clicks.push((seat, intent));
    }
    assert!(clicks.len() > 20);
    let mut again = Table::<Guillotine>::replay(&desk.kept).unwrap();
    again.resume(5, 9);
    for table in [&desk.table, &again] {
        for (seat, intent) in &clicks {
            let request = Request { person: Some(person(*seat)), intent: intent.clone() };
            assert!(table.decide(&request, 9).unwrap().commands.is_empty(), "{intent:?}");
        }
    }
}

#[test]
fn an_answer_to_another_question_is_stale() {
    let mut desk = Desk::of_persons(2, Windows::Skipped, 1);
    let seat = mover(&desk);
    let asked_at = desk.asked_at(seat);
    desk.play(seat, &["skip"]).unwrap();
    let late = Intent::Move { moves: vec!["skip".into()], asked_at, key: "late".into() };
    assert_eq!(desk.submit(Some(person(seat)), late), Err(Refused::Stale));
}

#[test]
fn several_moves_are_made_all_or_none() {
    let mut desk = Desk::of_persons(2, Windows::Skipped, 1);
    let seat = mover(&desk);
    let before = (desk.seen_by_all(), desk.kept.len(), desk.versions());
    assert!(matches!(desk.play(seat, &["skip", "skip", "skip"]), Err(Refused::Rules(_))));
    assert_eq!(desk.play(seat, &["skip", "fly"]), Err(Refused::NotAMove));
    assert_eq!((desk.seen_by_all(), desk.kept.len(), desk.versions()), before);
}

#[test]
fn a_move_out_of_turn_or_by_a_stranger_changes_nothing() {
    let mut desk = Desk::of_persons(2, Windows::Skipped, 1);
    let other = mover(&desk).next(desk.table.seats());
    let before = (desk.seen_by_all(), desk.kept.len());
    assert!(matches!(desk.play(other, &["skip"]), Err(Refused::Rules(_))));
    let intent = Intent::Move { moves: vec!["skip".into()], asked_at: 1, key: "k".into() };
    assert_eq!(desk.submit(Some(PersonId(7)), intent.clone()), Err(Refused::NotSeated));
    assert_eq!(desk.submit(None, intent), Err(Refused::NotSeated));
    assert_eq!((desk.seen_by_all(), desk.kept.len()), before);
}

#[test]
fn simultaneous_answers_do_not_collide_and_tell_nothing() {
    let mut desk =
        Desk::at(3, Windows::Skipped, |desk| desk.how() == How::Together && desk.game().awaited().len() == 2);
    let both: Vec<Seat> = desk.game().awaited().iter().collect();
    let candidates: Vec<Intent> = both
        .iter()
        .map(|&seat| Intent::Move {
            moves: vec![desk.legal(seat)[0].clone()],
            asked_at: desk.asked_at(seat),
            key: "same moment".into(),
        })
        .collect();
    for (&seat, intent) in both.iter().zip(candidates) {
        assert_eq!(desk.submit(Some(person(seat)), intent), Ok(true));
    }
}

#[test]
fn versions_move_only_with_what_the_watcher_sees() {
    let mut chance = FastChance::new(5);
    for seed in 1..6 {
        let mut desk = Desk::of_persons(3, Windows::Timed(3_000), seed);
        let mut before = (desk.seen_by_all(), desk.versions());
        while !desk.table.is_over() {
            desk.step(&mut chance);
            let after = (desk.seen_by_all(), desk.versions());
            for viewer in 0..after.0.len() {
                let (differs, moved) = (before.0[viewer] != after.0[viewer], before.1[viewer] != after.1[viewer]);
                assert_eq!(differs, moved, "viewer {viewer}: {:?}", desk.kept.last());
            }
            before = after;
        }
    }
}

//! Secret choices made together, which may be replaced until the last one commits.

use curia_core::verify;
use curia_rival_kings::RivalKings;

use super::*;
use crate::Undo;

type Desk = super::Desk<RivalKings>;

const OTHERS: [Viewer; 3] = [Viewer::Seat(Seat::S1), Viewer::Seat(Seat::S2), Viewer::Spectator];

fn desk() -> Desk {
    let desk = Desk::of_persons(3, Windows::Skipped, 4);
    assert_eq!((desk.how(), desk.game().awaited().len()), (How::Together, 3));
    desk
}

fn choose(desk: &mut Desk, seat: Seat, number: usize) {
    let text = desk.legal(seat)[number].clone();
    assert_eq!(desk.play(seat, &[&text]), Ok(true));
}

fn seen_by_others(desk: &Desk) -> Vec<(String, u64)> {
    OTHERS.iter().map(|&viewer| (desk.seen_by(viewer), desk.table.version(viewer))).collect()
}

#[test]
fn others_learn_nothing_of_a_replaced_choice() {
    let mut desk = desk();
    choose(&mut desk, Seat::S0, 0);
    choose(&mut desk, Seat::S1, 0);
    let (others, own) = (seen_by_others(&desk), desk.table.version(Viewer::Seat(Seat::S0)));
    for number in [2, 1] {
        choose(&mut desk, Seat::S0, number);
        assert_eq!(seen_by_others(&desk), others);
    }
    assert_eq!(desk.table.version(Viewer::Seat(Seat::S0)), own + 2, "whoever changed their mind sees it");
}

#[test]
fn nobody_can_tell_a_changed_mind_from_a_first_choice_even_afterwards() {
    let (mut changed, mut straight) = (desk(), desk());
    for (desk, numbers) in [(&mut changed, &[0, 2, 1][..]), (&mut straight, &[1][..])] {
        for &number in numbers {
            choose(desk, Seat::S0, number);
        }
        choose(desk, Seat::S1, 0);
    }
    choose(&mut changed, Seat::S0, 0);
    choose(&mut changed, Seat::S0, 1);
    for desk in [&mut changed, &mut straight] {
        choose(desk, Seat::S2, 0);
        assert_eq!(desk.how(), How::Turn, "all is revealed");
    }
    assert_eq!(seen_by_others(&changed), seen_by_others(&straight));
    let mut records = Vec::new();
    for desk in [&mut changed, &mut straight] {
        desk.play_until(&mut FastChance::new(9), |_| false);
        let record = desk.table.record().unwrap();
        assert!(verify::<RivalKings>(&record).unwrap().is_some());
        records.push(record);
    }
    assert_eq!(records[0], records[1]);
    let again = Table::<RivalKings>::replay(&changed.kept).unwrap();
    assert!(again.state == changed.table.state && again.plies == changed.table.plies);
    assert_eq!(again.entries, changed.table.entries);
}

#[test]
fn a_replaced_choice_stays_when_another_takes_back_theirs() {
    let mut desk = desk();
    choose(&mut desk, Seat::S0, 0);
    choose(&mut desk, Seat::S1, 0);
    choose(&mut desk, Seat::S0, 1);
    let chosen = desk.game().view(Viewer::Seat(Seat::S0));
    let lines = desk.table.events(Viewer::Seat(Seat::S0)).count();
    let Undo::Free(to) = desk.table.undo(Viewer::Seat(Seat::S1)) else { panic!("nobody is seen to have moved since") };
    desk.submit(Some(person(Seat::S1)), Intent::Undo { to }).unwrap();
    assert!(desk.game().awaited().has(Seat::S1) && !desk.game().awaited().has(Seat::S0));
    choose(&mut desk, Seat::S1, 0);
    assert!(desk.game().view(Viewer::Seat(Seat::S0)) == chosen);
    assert_eq!(desk.table.events(Viewer::Seat(Seat::S0)).count(), lines, "the line that told of it stays, too");
}

#[test]
fn a_request_to_go_back_outlives_a_replaced_choice() {
    let mut desk = desk();
    choose(&mut desk, Seat::S0, 0);
    choose(&mut desk, Seat::S1, 0);
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { panic!("another has moved since") };
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    choose(&mut desk, Seat::S1, 1);
    assert_eq!(desk.table.undo(Viewer::Seat(Seat::S2)), Undo::Asked { by: Seat::S0, request: 0 });
}

//! What holds at a table whatever is played on it.

use curia_catalog::{GameId, for_game};
use curia_core::verify;

use super::*;
use crate::Undo;

/// Standing orders of all games; each game reads its own.
const ORDERS: [&str; 6] = ["next:0", "next:1", "up_to:1", "up_to:6", "pay:envoy", "pay:noble"];

/// What came to pass in some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Reached {
    pub(super) minds_changed: usize,
    pub(super) left: usize,
    pub(super) returned: usize,
    pub(super) taken_back: usize,
    pub(super) asked_back: usize,
    pub(super) by_order: usize,
    pub(super) windows: usize,
    pub(super) checked: usize,
}

impl Reached {
    fn count<G: Game>(&mut self, desk: &Desk<G>) {
        for act in acts(desk) {
            match act {
                Act::Left { .. } => self.left += 1,
                Act::Returned { .. } => self.returned += 1,
                Act::TookBack { .. } => self.taken_back += 1,
                Act::AskedBack { .. } => self.asked_back += 1,
                Act::Moved { by_order: true, .. } => self.by_order += 1,
                Act::WindowClosed { .. } => self.windows += 1,
                _ => {}
            }
        }
    }
}

/// Something that somebody does, by the dice. Some of it is refused, which changes nothing.
fn anything<G: Game>(desk: &mut Desk<G>, chance: &mut FastChance, reached: &mut Reached) {
    let seat = Seat::new(chance.below(desk.table.seats().get())).unwrap();
    let someone = Some(person(seat));
    let _ = match chance.below(14) {
        0 => desk.submit(someone, Intent::Leave),
        1 => desk.submit(someone, Intent::Return),
        2 => desk.submit(someone, Intent::Order(ORDERS[chance.below(ORDERS.len())].into())),
        3 => desk.submit(someone, Intent::Order(String::new())),
        4 => match desk.table.undo(Viewer::Seat(seat)) {
            Undo::Free(to) => desk.submit(someone, Intent::Undo { to }),
            Undo::Asked { request, .. } => desk.submit(someone, Intent::Agree { request }),
            Undo::WithConsent(to) | Undo::Alone(to) if chance.below(4) == 0 => {
                desk.submit(someone, Intent::Undo { to })
            }
            _ => desk.submit(someone, Intent::KeepOn { request: chance.below(3) as u64 }),
        },
        5 => desk.submit(someone, Intent::Rename(format!("n{}", chance.below(9)))),
        6 | 7 if changes_mind(desk, seat) => {
            reached.minds_changed += 1;
            let legal = desk.legal(seat);
            desk.play(seat, &[&legal[chance.below(legal.len())]])
        }
        _ => {
            desk.step(chance);
            Ok(true)
        }
    };
}

/// True if the seat has chosen together with others and may choose anew.
fn changes_mind<G: Game>(desk: &Desk<G>, seat: Seat) -> bool {
    desk.how() == How::Together && !desk.game().awaited().has(seat) && !desk.legal(seat).is_empty()
}

/// A game in which people also leave, return, order, take back and change their minds.
pub(super) fn lively<G: Game>(seed: u64) -> (Desk<G>, Reached) {
    let (mut desk, mut reached) = (Desk::of_persons(3, Windows::Timed(2_000), seed), Reached::default());
    let mut chance = FastChance::new(seed);
    while !desk.table.is_over() {
        anything(&mut desk, &mut chance, &mut reached);
    }
    reached.count(&desk);
    (desk, reached)
}

/// Checks that the commands alone come to the same table.
pub(super) fn assert_replays<G: Game>(desk: &Desk<G>) {
    let texts: Vec<String> = desk.kept.iter().map(|command| serde_json::to_string(command).unwrap()).collect();
    let read: Vec<Command> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert_eq!(read, desk.kept);
    let mut again = Table::<G>::replay(&read).unwrap();
    // Passes are not kept: after a restart they are asked for again.
    again.state.passed = desk.table.state.passed;
    assert!(again.state == desk.table.state);
    assert_eq!(again.plies, desk.table.plies);
    assert_eq!(again.entries, desk.table.entries);
}

#[test]
fn the_commands_alone_come_to_the_same_table() {
    for &id in GameId::ALL {
        let mut all = Reached::default();
        for seed in 1..8 {
            let reached = for_game!(id, G => {
                let (desk, reached) = lively::<G>(seed);
                assert_replays(&desk);
                reached
            });
            all.left += reached.left;
            all.returned += reached.returned;
            all.taken_back += reached.taken_back;
            all.asked_back += reached.asked_back;
            all.by_order += reached.by_order;
            all.windows += reached.windows;
            all.minds_changed += reached.minds_changed;
        }
        assert!(all.left > 5 && all.returned > 5 && all.taken_back > 5 && all.asked_back > 5, "{id}: {all:?}");
        assert_eq!(all.by_order > 0, !matches!(id, GameId::RivalKings | GameId::HeadsOfState), "{id}: {all:?}");
        assert_eq!(all.windows > 5, id == GameId::Guillotine, "{id}: {all:?}");
        assert_eq!(all.minds_changed > 5, id == GameId::RivalKings, "{id}: {all:?}");
    }
}

#[test]
fn a_table_is_taken_up_again_at_any_moment() {
    for &id in GameId::ALL {
        for_game!(id, G => {
            let (mut desk, mut chance) = (Desk::<G>::of_persons(3, Windows::Timed(2_000), 5), FastChance::new(5));
            for _ in 0..60 {
                anything(&mut desk, &mut chance, &mut Reached::default());
                assert_replays(&desk);
            }
            assert!(plies(&desk) > 10, "{id}");
        });
    }
}

#[test]
fn the_record_of_a_lively_game_is_honest() {
    for &id in GameId::ALL {
        for seed in 11..14 {
            for_game!(id, G => {
                let (desk, _) = lively::<G>(seed);
                let record = desk.table.record().unwrap();
                assert_eq!(record.commitment, desk.table.commitment());
                assert!(verify::<G>(&record).unwrap().is_some(), "{id}");
                assert!(desk.table.seed().is_some());
            });
        }
    }
}

#[test]
fn versions_move_exactly_with_what_the_watcher_sees() {
    for &id in GameId::ALL {
        let mut reached = Reached::default();
        for seed in 21..24 {
            for_game!(id, G => {
                let (mut desk, mut chance) = (Desk::<G>::of_persons(3, Windows::Timed(3_000), seed), FastChance::new(seed));
                let mut before = (desk.seen_by_all(), desk.versions());
                while !desk.table.is_over() {
                    anything(&mut desk, &mut chance, &mut reached);
                    let after = (desk.seen_by_all(), desk.versions());
                    for viewer in 0..after.0.len() {
                        let (differs, moved) = (before.0[viewer] != after.0[viewer], before.1[viewer] != after.1[viewer]);
                        assert_eq!(differs, moved, "{id}, viewer {viewer}: {:?}", desk.kept.last());
                        reached.checked += usize::from(differs);
                    }
                    before = after;
                }
            });
        }
        assert!(reached.checked > 500, "{id}: {reached:?}");
    }
}

/// What a free move showed follows from what its mover knew: wherever they may have been mistaken about what is hidden,
/// they and everybody who looks on would have been shown the same.
#[test]
fn what_can_be_taken_back_freely_taught_the_taker_nothing() {
    for &id in GameId::ALL {
        let mut checked = 0;
        for seed in 1..8 {
            for_game!(id, G => {
                let (mut desk, mut chance) = (Desk::<G>::of_persons(3, Windows::Skipped, seed), FastChance::new(seed));
                while !desk.table.is_over() {
                    let before = desk.game().clone();
                    let Some(seat) = before.awaited().first() else { break };
                    desk.step(&mut chance);
                    let Undo::Free(to) = desk.table.undo(Viewer::Seat(seat)) else { continue };
                    let last = desk.table.plies.last().unwrap();
                    if last.number != to {
                        continue;
                    }
                    let mut world = before.clone();
                    world.resample(Viewer::Seat(seat), &mut chance);
                    let mut luck = desk.table.terms.seed.chance(last.number);
                    if world.play(seat, last.mv, &mut luck, &mut curia_core::Silent).is_err() {
                        continue;
                    }
                    assert_eq!(luck.draws(), 0, "{id}");
                    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                        assert!(world.view(viewer) == desk.game().view(viewer), "{id}: {} of {seat}", last.mv);
                    }
                    checked += 1;
                }
            });
        }
        assert!(checked > 30, "{id}: {checked}");
    }
}

#[test]
fn what_is_taken_back_freely_leaves_no_trace_in_any_view() {
    for &id in GameId::ALL {
        let mut taken_back = 0;
        for seed in 1..6 {
            for_game!(id, G => {
                let (mut desk, mut chance) = (Desk::<G>::of_persons(3, Windows::Skipped, seed), FastChance::new(seed));
                let views = |desk: &Desk<G>| -> Vec<_> {
                    Viewer::all(desk.table.seats()).map(|viewer| desk.game().view(viewer)).collect()
                };
                while !desk.table.is_over() {
                    let before = views(&desk);
                    let Some(seat) = desk.game().awaited().first() else { break };
                    desk.step(&mut chance);
                    let Undo::Free(to) = desk.table.undo(Viewer::Seat(seat)) else { continue };
                    let next = desk.table.state.next_ply;
                    desk.submit(Some(person(seat)), Intent::Undo { to }).unwrap();
                    assert!(views(&desk) == before && desk.table.state.next_ply > next);
                    taken_back += 1;
                    assert_replays(&desk);
                    desk.step(&mut chance);
                    if taken_back > 30 {
                        break;
                    }
                }
            });
        }
        assert!(taken_back > 30, "{id}: {taken_back}");
    }
}

#[test]
fn people_sit_leave_and_return_whatever_is_played() {
    for &id in GameId::ALL {
        for_game!(id, G => {
            let mut desk = Desk::<G>::with(vec![Chair::Person(HOST), Chair::Open, Chair::Open], Windows::Skipped, 1);
            let guest = person(Seat::S1);
            desk.submit(Some(guest), Intent::Sit { seat: Seat::S1, name: "Guest".into() }).unwrap();
            desk.submit(Some(HOST), Intent::Begin { fill: true }).unwrap();
            assert_eq!(desk.table.chair(Seat::S2), Chair::Bot(Level::Random));
            for seat in [Seat::S0, Seat::S1] {
                desk.submit(Some(person(seat)), Intent::Leave).unwrap();
            }
            let asked: Vec<Seat> = desk.table.bots_to_ask().iter().map(|turn| turn.seat).collect();
            assert_eq!(asked, desk.game().awaited().iter().collect::<Vec<_>>(), "bots answer for everybody");
            for seat in [Seat::S0, Seat::S1] {
                assert_eq!(desk.submit(Some(person(seat)), Intent::Return), Ok(true));
                assert_eq!(desk.submit(Some(person(seat)), Intent::Return), Ok(false));
            }
            assert!(desk.table.left().is_empty());
            assert_replays(&desk);
        });
    }
}

#[test]
fn the_first_one_to_play_again_names_the_next_table() {
    for &id in GameId::ALL {
        for_game!(id, G => {
            let again = |table: &str| Intent::PlayAgain { table: table.into() };
            let mut desk = Desk::<G>::of_persons(3, Windows::Skipped, 2);
            assert_eq!(desk.submit(Some(HOST), again("early")), Err(Refused::NotOver));
            desk.play_until(&mut FastChance::new(2), |_| false);
            let (seen, versions) = (desk.seen_by_all(), desk.versions());
            assert_eq!(desk.submit(Some(PersonId(7)), again("foreign")), Err(Refused::NotSeated));
            assert_eq!(desk.submit(None, again("foreign")), Err(Refused::NotSeated));
            assert_eq!(desk.table.next_table(), None);
            let request = Request { person: Some(person(Seat::S1)), intent: again("first") };
            let decision = desk.table.decide(&request, desk.now).unwrap();
            assert!(!decision.ends, "the game was over before");
            assert!(desk.keep(decision));
            for late in [Seat::S1, Seat::S0] {
                assert_eq!(desk.submit(Some(person(late)), again("late")), Ok(false));
            }
            assert_eq!(desk.table.next_table(), Some("first"));
            assert_eq!((desk.seen_by_all(), desk.versions()), (seen, versions));
            assert_replays(&desk);
        });
    }
}

//! Hidden information (section 6).

use curia_core::{Audience, FastChance, Game, Heard, SeatCount, View as _, Viewer};

use super::position::{A, B, table};
use crate::data::{Category, Chest, Job};
use crate::{Event, Options, Staufer};

fn game(seed: u64) -> Staufer {
    let seats = SeatCount::new(4).unwrap();
    Staufer::new(&Options::default(), seats, &mut FastChance::new(seed), &mut curia_core::Silent).unwrap()
}

/// Section 6.
#[test]
fn jobs_are_shown_to_their_owner_only() {
    let table = table("jobs A job_milano job_row job_cost3");
    let own = table.view(Viewer::Seat(A)).houses[0].jobs.clone().unwrap();
    assert_eq!(own.iter().map(|view| view.job).collect::<Vec<_>>(), [Job::Milano, Job::Row, Job::Cost3]);
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(table.view(viewer).houses[0].jobs, None);
    }
}

/// Section 6.
#[test]
fn jobs_are_dealt_in_secret() {
    let mut log = Heard::default();
    let seats = SeatCount::new(3).unwrap();
    Staufer::new(&Options::default(), seats, &mut FastChance::new(1), &mut log).unwrap();
    for (audience, event) in &log.0 {
        if let Event::DealtJobs { seat, .. } = event {
            assert_eq!(*audience, Audience::one(*seat));
        }
    }
    let heard = log.by(Viewer::Seat(A)).filter(|event| matches!(event, Event::DealtJobs { .. })).count();
    assert_eq!(heard, 1);
}

/// Section 6: all five rounds and, by elimination, what was left out of them.
#[test]
fn the_schedule_is_public_with_the_rounds_that_are_over_and_the_tiles_that_are_not_in_it() {
    for seed in 0..10 {
        let game = Staufer { round: 3, ..game(seed) };
        for viewer in [Viewer::Spectator, Viewer::Seat(B)] {
            let view = game.view(viewer);
            let over: Vec<(u8, bool)> = view.schedule.iter().map(|row| (row.round, row.over)).collect();
            assert_eq!(over, [(1, true), (2, true), (3, false), (4, false), (5, false)]);
            assert_eq!(view.row().map(|row| row.round), Some(3));
            // The king has not moved in this game.
            assert_eq!(view.unused.provinces, [game.king]);
            assert_eq!((view.unused.conditions.len(), view.unused.king.len()), (1, 2));
            let used: Vec<_> = view.schedule.iter().filter_map(|row| row.king).collect();
            assert!(view.unused.king.iter().all(|tile| !used.contains(tile)));
            assert!(view.schedule.iter().all(|row| row.condition != view.unused.conditions[0]));
        }
    }
}

/// Section 6.
#[test]
fn all_jobs_are_open_at_the_end() {
    let table = table("phase over");
    assert!(table.view(Viewer::Spectator).houses.iter().all(|house| house.jobs.is_some()));
}

/// Section 6.
#[test]
fn the_number_of_the_deck_is_public_and_its_order_is_not() {
    let table = table("seats 4");
    let mut other = table.game.clone();
    other.resample(Viewer::Seat(A), &mut FastChance::new(99));
    assert_eq!(table.game.view(Viewer::Seat(A)), other.view(Viewer::Seat(A)));
    assert!(table.game.deck != other.deck);
    assert_eq!(table.game.deck.chests(), other.deck.chests());
    assert_eq!(table.view(Viewer::Spectator).deck, 72);
}

/// Section 6.
#[test]
fn a_redraw_keeps_the_own_jobs_and_spreads_the_others_evenly() {
    let game = game(4);
    let own = game.jobs_of(A);
    let mut chance = FastChance::new(5);
    let mut counts = [0_u32; Job::OF_A_CATEGORY];
    for _ in 0..5_000 {
        let mut world = game.clone();
        world.resample(Viewer::Seat(A), &mut chance);
        assert_eq!(world.jobs_of(A), own);
        counts[world.jobs_of(B)[0] as usize] += 1;
    }
    for job in Job::of(Category::Province) {
        let expected = if own.contains(&job) { 0..1 } else { 850..1150 };
        assert!(expected.contains(&counts[job as usize]), "{counts:?}");
    }
}

/// Section 6.
#[test]
fn a_spectator_redraws_every_job() {
    let game = game(4);
    let mut chance = FastChance::new(6);
    let mut others = 0;
    for _ in 0..200 {
        let mut world = game.clone();
        world.resample(Viewer::Spectator, &mut chance);
        others += usize::from(world.jobs_of(A) != game.jobs_of(A));
    }
    assert!(others > 150);
}

/// Section 6.
#[test]
fn a_drawn_chest_and_a_shown_job_are_remembered_as_seen() {
    let mut fewer = table("seats 4");
    let before = fewer.view(Viewer::Seat(A)).seen();
    fewer.game.deck.drawn += 1;
    let after = fewer.view(Viewer::Seat(A)).seen();
    assert!(before.within(&after) && !after.within(&before));
    let over = table("phase over").view(Viewer::Seat(A)).seen();
    assert!(!over.within(&before));
}

/// Section 6.
#[test]
fn the_chests_on_the_top_of_the_deck_change_nothing_that_anybody_sees() {
    let (one, other) = (table("deck br_relic pu_seal"), table("deck tq_recall or_vp5"));
    assert_eq!(other.game.deck.order()[..2], [Chest::Recall, Chest::FivePoints]);
    for viewer in Viewer::all(one.game.seats()) {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
}

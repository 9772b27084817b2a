//! Setting up (section 4).

use curia_core::{FastChance, Game, Heard, Options as _, Rulebook, Seat, SeatCount};

use crate::data::{
    COURT, Category, Condition, FIGURES, Job, KINDS, KingTile, Layout, Numbers, Privilege, Province, ROUNDS, TURNS,
};
use crate::pieces::Figures;
use crate::{Event, Options, Staufer};

/// A game of so many seats that begins with one of them, and what it has told.
fn begun(count: usize, start: usize, seed: u64) -> (Staufer, Heard<Event>) {
    let mut options = Options::default();
    options.set("start_player", &start.to_string()).unwrap();
    let mut log = Heard::default();
    let seats = SeatCount::new(count).unwrap();
    let game = Staufer::new(&options, seats, &mut FastChance::new(seed), &mut log).unwrap();
    (game, log)
}

/// Every table size with every start player.
fn tables() -> impl Iterator<Item = (usize, usize)> {
    (2..=5).flat_map(|count| (0..count).map(move |start| (count, start)))
}

/// Section 4.9.
#[test]
fn the_first_round_goes_up_and_twice_down_from_the_start_player() {
    for (count, start) in tables() {
        let (game, _) = begun(count, start, 1);
        let seat = |place: usize| Seat::ALL[(start + place) % count];
        let up: Vec<Seat> = (0..count).map(seat).collect();
        let down: Vec<Seat> = up.iter().rev().copied().collect();
        assert_eq!(game.tracks.order[..TURNS * count], [up, down.clone(), down].concat());
        assert_eq!(game.asked(), Some(seat(0)));
    }
}

/// Section 4.10: the i-th card of each pile goes to the i-th player in seat order.
#[test]
fn jobs_are_dealt_in_seat_order() {
    for (count, start) in tables() {
        let (game, log) = begun(count, start, 2);
        for category in Category::ALL {
            let order = log.0.iter().find_map(|(_, event)| match event {
                Event::ShuffledJobs { category: of, order } if *of == category => Some(*order),
                _ => None,
            });
            for (place, job) in order.unwrap().into_iter().enumerate().take(count) {
                let seat = Seat::ALL[(start + place) % count];
                assert_eq!(game.jobs_of(seat)[category as usize], job, "{count} seats, {seat} of {start}");
            }
        }
    }
}

/// Section 4.3: the i-th tile lies at the i-th position of the ring.
#[test]
fn scoring_tiles_lie_along_the_ring() {
    let (game, log) = begun(4, 0, 3);
    let order = log.0.iter().find_map(|(_, event)| match event {
        Event::ShuffledTiles { order } => Some(*order),
        _ => None,
    });
    assert_eq!(game.ring.provinces().map(|province| game.tiles[province as usize]), order.unwrap());
}

/// Sections 4.11 to 4.13: five rows of A and B, four of C, the king on the sixth province.
#[test]
fn the_schedule_is_dealt_from_the_top() {
    let (game, log) = begun(3, 0, 4);
    let mut seen = 0;
    for (_, event) in &log.0 {
        match event {
            Event::ShuffledProvinces { order } => {
                assert_eq!(game.schedule.first[..], order[..usize::from(ROUNDS)]);
                assert_eq!(game.king, order[5]);
            }
            Event::ShuffledConditions { order } => {
                assert_eq!(game.schedule.conditions[..], order[..usize::from(ROUNDS)]);
            }
            Event::ShuffledKing { order } => assert_eq!(game.schedule.king[..], order[..usize::from(ROUNDS) - 1]),
            _ => continue,
        }
        seen += 1;
    }
    assert_eq!((seen, game.first(), game.second), (3, game.schedule.first[0], None));
}

/// Sections 4.4 to 4.8: every table has its own side of the boards.
#[test]
fn every_table_has_its_sides_its_pile_and_its_courts() {
    for count in 2..=5 {
        let (game, _) = begun(count, 0, 5);
        let numbers = Numbers::of(game.seats);
        let own: usize = Province::ALL.into_iter().map(|province| game.layout().offices(province).count()).sum();
        assert_eq!((own, game.layout() == Layout::of(game.seats)), (if count == 2 { 21 } else { 26 }, true));
        assert_eq!(game.pile_left(), numbers.pile);
        assert_eq!(game.display.kinds.len(), KINDS);
        for kind in game.display.kinds.iter() {
            assert_eq!(game.display.left[kind as usize], numbers.copies, "{kind:?}");
        }
        for seat in game.seats.iter() {
            let house = &game.houses[seat];
            assert_eq!((house.court, house.court.plus(house.empire), game.track(seat)), (COURT, FIGURES, 0));
            assert!(!house.has(Privilege::Points) && house.chests.is_empty());
        }
    }
    assert_eq!((COURT, FIGURES), (Figures::new(4, 1), Figures::new(15, 3)));
}

/// Section 3.5: the tracks of a table have room for its pieces and no more.
#[test]
fn a_written_position_with_too_many_pieces_is_refused() {
    for words in [&["supplied AAABBBA"][..], &["appointed ABABABA"], &["supplied AAAB", "appointed BBA"]] {
        let mut game = Staufer::bare(&Options::default(), SeatCount::new(2).unwrap()).unwrap();
        let laid = words.iter().try_for_each(|line| {
            let (word, rest) = line.split_once(' ').unwrap();
            game.arrange(word, &[rest], &mut FastChance::new(1))
        });
        assert!(laid.is_err(), "{words:?}");
        // What was laid in two lines is too much for the table, and the invariants tell instead of a panic.
        assert_eq!(game.invariants().is_ok(), words.len() == 1, "{words:?}");
    }
}

/// Section 5.11: a tile that is laid somewhere changes places with the one that lay there.
#[test]
fn a_written_row_leaves_every_round_tile_in_one_place() {
    let table = super::position::table("row 1 milano b_opposite c_1a; row 4 milano b_king c_3b; tile aachen tile_a");
    let schedule = &table.game.schedule;
    assert_eq!(
        (schedule.first[3], schedule.conditions[0], schedule.king[3]),
        (Province::Milano, Condition::Opposite, KingTile::ThreeB)
    );
    assert_eq!((schedule.conditions[3], schedule.king[0]), (Condition::King, KingTile::OneA));
    assert!(!schedule.first[..3].contains(&Province::Milano));
}

/// Section 11: without a draw of the start player the rest of the luck is the same.
#[test]
fn an_agreed_start_player_draws_no_luck() {
    let (_, log) = begun(4, 2, 6);
    assert!(!log.0.iter().any(|(_, event)| matches!(event, Event::PickedStart { .. })));
    let kept = |start| begun(4, start, 6).0;
    assert_eq!(kept(0).ring.provinces(), kept(3).ring.provinces());
}

/// Section 4.10: nobody has a job that another one has, and each category is dealt.
#[test]
fn every_player_has_one_job_of_each_category() {
    let (game, _) = begun(5, 3, 7);
    let dealt: Vec<Job> = game.seats.iter().flat_map(|seat| game.jobs_of(seat)).collect();
    assert!((0..dealt.len()).all(|at| !dealt[..at].contains(&dealt[at])));
    for seat in game.seats.iter() {
        assert_eq!(game.jobs_of(seat).map(Job::category), Category::ALL);
    }
}

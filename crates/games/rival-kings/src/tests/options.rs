//! The options (section 11): several games in one match, and who wins among equals (section 8).

use curia_core::{Game, Heard, MoveList, Seat, SeatCount, Seed, Viewer};

use super::position::{S0, S1, S2, Table};
use crate::data::Character::{Count, Countess, Courtier, Duke, LordProtector, Queen};
use crate::data::{Building, Card, MOST_GAMES, Pile, Subject};
use crate::event::Event;
use crate::options::{MatchMode, Options, TieBreak};
use crate::state::Phase;
use crate::{Move, RivalKings};

/// Plays a match with evenly random moves and gives its end and its log.
fn random_match(options: Options, seats: usize, number: u64) -> (RivalKings, Heard<Event>) {
    let mut chance = Seed::from_number(number).chance(0);
    let mut heard = Heard::default();
    let seats = SeatCount::new(seats).unwrap();
    let mut game = RivalKings::new(&options, seats, &mut chance, &mut heard).unwrap();
    let mut list = MoveList::for_game::<RivalKings>();
    let mut stage = 0;
    while let Some(seat) = game.awaited().first() {
        game.legal(seat, &mut list);
        let mv: Move = list[curia_core::Chance::below(&mut chance, list.len())];
        game.apply(seat, mv, &mut chance, &mut heard);
        assert!(game.stage() >= stage);
        stage = game.stage();
    }
    (game, heard)
}

fn points_told(heard: &Heard<Event>, seat: Seat) -> i32 {
    let points = heard.0.iter().filter_map(|(_, event)| match event {
        Event::Scored { seat: scored, points } if *scored == seat => Some(*points),
        _ => None,
    });
    points.sum()
}

#[test]
fn a_match_of_two_games_adds_up_their_points() {
    let options = Options { match_mode: MatchMode::Games, match_games: 2, ..Default::default() };
    let (game, heard) = random_match(options, 3, 1);
    assert_eq!(game.stage(), 2);
    let standings = game.standings().unwrap();
    for seat in game.seats().iter() {
        assert_eq!(standings.totals[seat], points_told(&heard, seat));
    }
    let scores = game.scores(Viewer::Spectator);
    assert_eq!(scores.seats[0].as_ref().unwrap().parts.len(), 2);
}

#[test]
fn a_match_for_points_ends_with_the_game_that_reaches_them_or_after_twenty() {
    let options = Options { match_mode: MatchMode::Points, match_points: 10, ..Default::default() };
    for number in 0..6 {
        let (game, _) = random_match(options, 4, number);
        let reached = game.tally().playing(game.seats()).iter().any(|&total| total >= 10);
        assert!(reached || usize::from(game.stage()) == MOST_GAMES);
        if usize::from(game.stage()) < MOST_GAMES {
            let last = usize::from(game.stage()) - 1;
            for seat in game.seats().iter() {
                let before = game.tally()[seat] - i32::from(game.history[last][seat.index()]);
                assert!(before < 10, "the match should have ended before");
            }
        }
    }
}

#[test]
fn every_game_of_a_match_has_a_complete_new_set_up() {
    let mut table = Table::with(3, &[("match_mode", "games"), ("match_games", "2")]);
    table.shorten(Pile::B1, 1).top(Pile::B1, Card::Building(Building::Mine));
    table.reveal(&[LordProtector, Duke, Courtier], None);
    table.play(S0, "perform").play(S0, "pile:b1").finish_cycle();
    assert_eq!(table.game.stage(), 1);
    assert_eq!((table.game.round, table.game.cycle, table.game.phase), (1, 1, Phase::ChooseCharacter));
    assert!(table.game.piles.iter().all(|pile| pile.len == 8));
    assert_eq!(table.game.players[S0].coins.value(), 5);
    table.game.invariants().unwrap();
}

#[test]
fn tied_players_share_the_victory_or_the_markers_decide() {
    for (tie_break, places) in [(TieBreak::Shared, [1, 1, 3]), (TieBreak::FewestMarkers, [2, 1, 3])] {
        let mut table = Table::new(3);
        table.game.options.tie_break = tie_break;
        table.shorten(Pile::S1, 0).reveal(&[Count, Countess, Queen], None).finish_cycle();
        assert_eq!(table.game.phase, Phase::Over);
        table.game.history[0] = [15, 15, 12, 0];
        table.markers(&[3, 2, 1]);
        assert_eq!(table.game.places().places.playing(table.game.seats), places);
    }
    let mut table = Table::new(3);
    table.game.options.tie_break = TieBreak::FewestMarkers;
    table.markers(&[1, 1, 1]).coins(S0, 3, 1).coins(S1, 3, 1).coins(S2, 3, 1);
    assert_eq!(table.game.places().places.playing(table.game.seats), [1, 1, 1]);
    table.coins(S1, 1, 2);
    assert_eq!(table.game.places().places.playing(table.game.seats), [1, 1, 1], "five coins are five coins");
    table.coins(S1, 4, 0).coins(S2, 3, 0);
    assert_eq!(table.game.places().places.playing(table.game.seats), [1, 2, 3], "more coins, all worth one point");
    table.game.options.tie_break = TieBreak::Shared;
    assert_eq!(table.game.places().places.playing(table.game.seats), [1, 1, 1]);
}

#[test]
fn in_a_match_the_markers_of_the_last_game_break_the_tie() {
    let mut table = Table::with(3, &[("match_mode", "games"), ("match_games", "2"), ("tie_break", "fewest_markers")]);
    table.game.finished = 1;
    table.shorten(Pile::S1, 0).markers(&[1, 3, 2]).reveal(&[Count, Countess, Queen], None);
    let last: Vec<i32> = table.game.seats.iter().map(|seat| table.game.players[seat].points().total()).collect();
    table.finish_cycle();
    assert_eq!(table.game.phase, Phase::Over);
    for (seat, points) in last.into_iter().enumerate() {
        table.game.history[0][seat] = 20 - points as i16;
    }
    let standings = table.game.standings().unwrap();
    assert_eq!(standings.totals.playing(standings.seats), [20, 20, 20]);
    assert_eq!(standings.places.playing(standings.seats), [1, 3, 2]);
}

#[test]
fn a_match_for_points_ends_with_the_game_in_which_the_target_is_reached() {
    let after_one_game = |target: &str| {
        let mut table = Table::with(2, &[("match_mode", "points"), ("match_points", target)]);
        table.own(S0, &[Building::Garden, Building::Garden], &[Subject::Smith, Subject::Gardener]);
        table.own(S0, &[], &[Subject::Gardener, Subject::Smith]).shorten(Pile::B1, 0);
        table.reveal(&[LordProtector, Duke], Some(Queen)).finish_cycle();
        (table.game.history[0][0], table.game.phase, table.game.finished)
    };
    let (points, ..) = after_one_game("200");
    assert_eq!(after_one_game(&points.to_string()), (points, Phase::Over, 1));
    assert_eq!(after_one_game(&(points + 1).to_string()), (points, Phase::ChooseCharacter, 1));
}

#[test]
fn a_table_for_one_or_five_is_refused() {
    for seats in [1, 5] {
        let seats = SeatCount::new(seats).unwrap();
        let mut chance = Seed::from_number(1).chance(0);
        assert!(RivalKings::new(&Default::default(), seats, &mut chance, &mut curia_core::Silent).is_err());
    }
}

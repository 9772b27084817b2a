//! What every bot must keep, whatever the game.

use std::time::{Duration, Instant};

use curia_bots::{Bot, Budget, Level, ask, make};
use curia_catalog::{GameId, for_game};
use curia_core::testkit::toy::{Toy, ToyMove};
use curia_core::{Chance, FastChance, Game, Heuristics, MoveList, SeatCount, Silent, Viewer};

const FEW: Budget = Budget::Playouts(60);

fn count(seats: usize) -> SeatCount {
    SeatCount::new(seats).unwrap()
}

fn begin<G: Game>(seats: usize, seed: u64) -> G {
    G::new(&G::Options::default(), count(seats), &mut FastChance::new(seed), &mut Silent).unwrap()
}

/// Plays a game with random moves, showing each position in which somebody has a choice to `look`.
fn positions<G: Game>(seats: usize, seed: u64, mut look: impl FnMut(&G, curia_core::Seat)) {
    let mut game = begin::<G>(seats, seed);
    let mut chance = FastChance::new(seed ^ 0x5eed);
    let mut bot = curia_bots::Random::<G>::new();
    let mut list = MoveList::for_game::<G>();
    while let Some(seat) = game.awaited().first() {
        list.clear();
        game.legal(seat, &mut list);
        if list.len() > 1 {
            look(&game, seat);
        }
        let mv = bot.choose(&game, seat, &mut chance);
        game.apply(seat, mv, &mut chance, &mut Silent);
    }
}

fn the_choice_does_not_change_when_the_hidden_part_is_redrawn<G: Heuristics>() {
    for level in Level::ALL {
        let mut bot = make::<G>(level, FEW);
        for seats in G::SEATS.0..=G::SEATS.1 {
            let mut number = 0_u64;
            positions::<G>(seats, 3, |truth, seat| {
                number += 1;
                if !number.is_multiple_of(7) && number > 12 {
                    return;
                }
                let choice = ask(bot.as_mut(), truth, seat, &mut FastChance::new(number));
                for other in 0..3 {
                    let mut redrawn = truth.clone();
                    redrawn.resample(Viewer::Seat(seat), &mut FastChance::new(900 + other));
                    let again = ask(bot.as_mut(), &redrawn, seat, &mut FastChance::new(number));
                    assert_eq!(choice, again, "{level}, {seats} seats, position {number}");
                }
            });
        }
    }
}

fn every_choice_is_legal<G: Heuristics>() {
    let budgets = [Budget::Playouts(0), Budget::Playouts(1), FEW, Budget::Time(Duration::ZERO)];
    for (level, budget) in Level::ALL.into_iter().flat_map(|level| budgets.map(|budget| (level, budget))) {
        let mut bot = make::<G>(level, budget);
        for seats in G::SEATS.0..=G::SEATS.1 {
            let mut game = begin::<G>(seats, 11);
            let mut chance = FastChance::new(12);
            let mut list = MoveList::for_game::<G>();
            for _ in 0..150 {
                let Some(seat) = game.awaited().first() else { break };
                let mv = ask(bot.as_mut(), &game, seat, &mut chance);
                list.clear();
                game.legal(seat, &mut list);
                assert!(list.contains(&mv), "{level} chose {mv} at {seats} seats");
                game.apply(seat, mv, &mut chance, &mut Silent);
            }
        }
    }
}

fn earlier_questions_change_nothing<G: Heuristics>() {
    for level in Level::ALL {
        let mut used = make::<G>(level, FEW);
        let mut number = 0;
        positions::<G>(G::SEATS.1, 5, |truth, seat| {
            number += 1;
            if number > 20 {
                return;
            }
            let choice = ask(used.as_mut(), truth, seat, &mut FastChance::new(number));
            let fresh = ask(make::<G>(level, FEW).as_mut(), truth, seat, &mut FastChance::new(number));
            assert_eq!(choice, fresh, "{level}, position {number}");
        });
    }
}

fn a_deadline_is_kept<G: Heuristics>() {
    let limit = Duration::from_millis(60);
    let mut bot = make::<G>(Level::Mcts, Budget::Time(limit));
    let game = begin::<G>(G::SEATS.1, 21);
    let seat = game.awaited().first().unwrap();
    // Other programs may take the core away, so the best of a few tries counts.
    let quickest = (0..8)
        .map(|seed| {
            let begin = Instant::now();
            ask(bot.as_mut(), &game, seat, &mut FastChance::new(seed));
            begin.elapsed()
        })
        .min()
        .unwrap();
    assert!(quickest <= limit.mul_f64(1.1), "{quickest:?}");
}

fn greedy_beats_random_nearly_always<G: Heuristics>() {
    const GAMES: u64 = 60;
    let mut won = 0.0;
    for number in 0..GAMES {
        let mut chance = FastChance::new(number);
        let mut game = begin::<G>(2, number);
        let clever = number as usize % 2;
        let mut bots = [Level::Greedy, Level::Random].map(|level| make::<G>(level, FEW));
        while let Some(seat) = game.awaited().first() {
            let bot = &mut bots[usize::from(seat.index() != clever)];
            let mv = ask(bot.as_mut(), &game, seat, &mut chance);
            game.apply(seat, mv, &mut chance, &mut Silent);
        }
        won += game.standings().unwrap().win_shares().0[clever];
    }
    assert!(won >= 0.95 * GAMES as f64, "{won} of {GAMES}");
}

/// Calls a function for every game of the catalog.
macro_rules! in_every_game {
    ($holds:ident) => {
        for &id in GameId::ALL {
            for_game!(id, G => $holds::<G>());
        }
    };
}

#[test]
fn greedy_beats_random_nearly_always_in_every_game() {
    in_every_game!(greedy_beats_random_nearly_always);
}

#[test]
fn the_choice_does_not_change_when_the_hidden_part_is_redrawn_in_any_game() {
    the_choice_does_not_change_when_the_hidden_part_is_redrawn::<Toy>();
    in_every_game!(the_choice_does_not_change_when_the_hidden_part_is_redrawn);
}

#[test]
fn every_choice_is_legal_in_every_game() {
    every_choice_is_legal::<Toy>();
    in_every_game!(every_choice_is_legal);
}

#[test]
fn earlier_questions_change_nothing_in_any_game() {
    earlier_questions_change_nothing::<Toy>();
    in_every_game!(earlier_questions_change_nothing);
}

#[test]
fn a_deadline_is_kept_in_every_game() {
    in_every_game!(a_deadline_is_kept);
}

/// How many moves of a random game were the only legal one, each of them asked of a bot with much time.
fn answered_at_once<G: Heuristics>() -> u32 {
    let mut bot = make::<G>(Level::Mcts, Budget::Time(Duration::from_secs(600)));
    let mut game = begin::<G>(2, 1);
    let mut list = MoveList::for_game::<G>();
    let mut chance = FastChance::new(1);
    let mut single = 0;
    while let Some(seat) = game.awaited().first() {
        game.legal(seat, &mut list);
        let mv = match list.len() {
            1 => ask(bot.as_mut(), &game, seat, &mut chance),
            many => list[chance.below(many)],
        };
        single += u32::from(list.len() == 1);
        game.apply(seat, mv, &mut chance, &mut Silent);
    }
    single
}

#[test]
fn a_single_legal_move_is_answered_without_thinking() {
    for &id in GameId::ALL {
        let single = for_game!(id, G => answered_at_once::<G>());
        // The Staufer Dynasty asks nothing that leaves no choice (its section 5).
        assert_eq!(single > 0, id != GameId::Staufer, "{id}: {single} single moves");
    }
}

#[test]
fn the_search_sees_through_a_faulty_rule_of_thumb() {
    // The highest card wins the word in the last round, though the heuristics advise against laying it.
    let mut bot = make::<Toy>(Level::Mcts, Budget::Playouts(2_000));
    let mut chance = FastChance::new(8);
    let mut high = 0;
    for seed in 0..20 {
        let mut game = begin::<Toy>(2, seed);
        let mut list = MoveList::for_game::<Toy>();
        while game.stage() == 0 {
            let seat = game.awaited().first().unwrap();
            game.legal(seat, &mut list);
            if list.len() == 2 && list.iter().all(|mv| matches!(mv, ToyMove::Lay(_))) {
                high += u32::from(ask(bot.as_mut(), &game, seat, &mut chance) == list[1]);
                break;
            }
            game.apply(seat, list[0], &mut chance, &mut Silent);
        }
    }
    // Where both cards win or both lose it does not matter which one is laid.
    assert!(high >= 16, "{high} of 20");
}

#[test]
fn a_search_that_nobody_waits_for_ends_at_once_with_a_legal_move() {
    let stop = curia_bots::Stop::default();
    let (tell, told) = std::sync::mpsc::channel();
    let bot_stop = stop.clone();
    std::thread::spawn(move || {
        let world = begin::<Toy>(2, 1);
        let seat = world.awaited().first().unwrap();
        let mut bot = curia_bots::make_until::<Toy>(Level::Mcts, Budget::Time(Duration::from_secs(600)), bot_stop);
        let mv = bot.choose(&world, seat, &mut FastChance::new(1));
        tell.send(world.why_not(seat, mv).is_none()).unwrap();
    });
    assert!(told.recv_timeout(Duration::from_millis(50)).is_err(), "it searches");
    stop.stop();
    assert_eq!(told.recv_timeout(Duration::from_secs(60)), Ok(true));
}

//! What the arena and the bench promise.

use curia_bots::arena::{self, ArenaError, ArenaPlan};
use curia_bots::{Budget, Level, bench};
use curia_catalog::{GameId, for_game};
use curia_core::testkit::toy::{Toy, ToyOptions};
use curia_core::{Heuristics, SeatCount};

fn plan(bots: &[Level], seats: usize, games: usize) -> ArenaPlan<ToyOptions> {
    ArenaPlan {
        bots: bots.to_vec(),
        seats: SeatCount::new(seats).unwrap(),
        games,
        budget: Budget::Playouts(100),
        seed: 7,
        options: ToyOptions {},
        threads: Some(1),
    }
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let mut plan = plan(&[Level::Mcts, Level::Greedy, Level::Random], 4, 40);
    let results = [1, 2, 5].map(|threads| {
        plan.threads = Some(threads);
        let mut report = arena::run::<Toy>(&plan, |_, _| {}).unwrap();
        report.bots.iter_mut().for_each(|bot| bot.moves_per_s = 0.0);
        report
    });
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0], results[2]);
}

#[test]
fn shares_add_up_to_one_and_games_to_whole_deals() {
    let report = arena::run::<Toy>(&plan(&[Level::Greedy, Level::Random], 3, 100), |_, _| {}).unwrap();
    assert_eq!(report.games, 102);
    let sum: f64 = report.bots.iter().map(|bot| bot.win_share).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    for bot in &report.bots {
        assert!(bot.ci95[0] <= bot.win_share && bot.win_share <= bot.ci95[1]);
    }
}

#[test]
fn a_bot_alone_has_every_victory() {
    let report = arena::run::<Toy>(&plan(&[Level::Random, Level::Random], 2, 20), |_, _| {}).unwrap();
    assert_eq!(report.bots.len(), 1);
    assert!((report.bots[0].win_share - 1.0).abs() < 1e-9);
}

#[test]
fn every_game_is_told_to_the_watcher() {
    let calls = std::sync::Mutex::new(Vec::new());
    let mut plan = plan(&[Level::Random], 2, 10);
    plan.threads = None;
    arena::run::<Toy>(&plan, |done, all| calls.lock().unwrap().push((done, all))).unwrap();
    let mut calls = calls.into_inner().unwrap();
    calls.sort();
    assert_eq!(calls, (1..=10).map(|done| (done, 10)).collect::<Vec<_>>());
}

#[test]
fn the_search_beats_the_rules_of_thumb() {
    let mut strong = plan(&[Level::Mcts, Level::Greedy], 2, 100);
    strong.budget = Budget::Playouts(300);
    let report = arena::run::<Toy>(&strong, |_, _| {}).unwrap();
    assert!(report.bots[0].ci95[0] > 0.5, "{report:?}");
}

fn rules_of_thumb_beat_chance<G: Heuristics>() {
    for seats in [2, 4] {
        let plan = ArenaPlan {
            bots: vec![Level::Greedy, Level::Random],
            seats: SeatCount::new(seats).unwrap(),
            games: 80,
            budget: Budget::Playouts(0),
            seed: 3,
            options: G::Options::default(),
            threads: Some(1),
        };
        let report = arena::run::<G>(&plan, |_, _| {}).unwrap();
        assert!(report.bots[0].ci95[0] > 0.6, "{report:?}");
    }
}

#[test]
fn the_rules_of_thumb_of_every_game_beat_chance() {
    for &id in GameId::ALL {
        for_game!(id, G => rules_of_thumb_beat_chance::<G>());
    }
}

#[test]
fn bots_that_find_no_seat_are_refused() {
    let none = arena::run::<Toy>(&plan(&[], 2, 4), |_, _| {});
    assert_eq!(none, Err(ArenaError::Bots { bots: 0, seats: 2 }));
    let many = arena::run::<Toy>(&plan(&[Level::Random; 3], 2, 4), |_, _| {}).unwrap_err();
    assert_eq!(many.to_string(), "3 bots: allowed are 1 to 2 at 2 seats");
    let lone = arena::run::<Toy>(&plan(&[Level::Random], 1, 4), |_, _| {}).unwrap_err();
    assert_eq!(lone.to_string(), "1 seats: allowed are 2 to 5");
}

#[test]
fn reports_have_stable_field_names() {
    let report = arena::run::<Toy>(&plan(&[Level::Random, Level::Greedy], 2, 4), |_, _| {}).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    let fields = |value: &serde_json::Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(fields(&json), ["bots", "game", "games", "seats"]);
    assert_eq!(fields(&json["bots"][0]), ["bot", "ci95", "mean_score", "moves_per_s", "win_share"]);
    assert_eq!(json["bots"][1]["bot"], "greedy");

    let report = bench::run::<Toy>(SeatCount::new(3).unwrap(), 0.03, 1).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    let mut names = fields(&json);
    names.sort();
    let expected = [
        "forced_share",
        "game",
        "games_per_s",
        "mcts_playouts_per_s",
        "moves_per_s",
        "ns_per_move",
        "seats",
        "state_bytes",
    ];
    assert_eq!(names, expected);
    // Three cards are laid and one word is spoken a round; nothing is forced.
    assert!((report.moves_per_s / report.games_per_s - 24.0).abs() < 1e-6);
    assert_eq!(report.forced_share, 0.0);
    assert!(report.mcts_playouts_per_s > 0.0);
}

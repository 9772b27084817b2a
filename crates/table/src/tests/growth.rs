//! How the points of a finished game grew.

use curia_core::{FastChance, Game, Key, Phrase};
use curia_guillotine::Guillotine;

use super::Desk;
use crate::{Growth, Windows};

fn chapter(phrase: &Phrase) -> Option<Phrase> {
    (phrase.key.id == "day_began").then(|| Key::new("t", "day").phrase())
}

fn finished(seed: u64) -> (Desk<Guillotine>, Growth) {
    let mut desk = Desk::<Guillotine>::of_persons(3, Windows::Skipped, seed);
    let shown = |desk: &Desk<Guillotine>| desk.table.growth(chapter).is_some();
    assert!(!desk.play_until(&mut FastChance::new(seed), shown), "nothing is told before the end");
    let growth = desk.table.growth(chapter).unwrap();
    (desk, growth)
}

#[test]
fn points_grow_from_the_beginning_to_the_final_result() {
    for seed in 1..8 {
        let (desk, growth) = finished(seed);
        let (game, seats) = (desk.game(), desk.table.seats());
        let totals = game.standings().unwrap().totals;
        assert_eq!(growth.steps[0].at, 0);
        assert_eq!(growth.steps.last().unwrap().points.playing(seats), totals.playing(seats));
        assert_eq!(growth.points_at(growth.plies).playing(seats), totals.playing(seats));
        // Where nobody can decide anything, the first heads fall before the first move.
        assert!(growth.points_at(0).playing(seats).iter().all(|points| (-3..=5).contains(points)));
        assert!(growth.steps.windows(2).all(|pair| pair[0].at < pair[1].at && pair[0].points != pair[1].points));
        assert!(growth.steps.last().unwrap().at <= growth.plies);
    }
}

#[test]
fn the_best_move_is_the_greatest_step_of_one_player() {
    for seed in 1..8 {
        let (desk, growth) = finished(seed);
        let seats = desk.table.seats();
        let gains =
            growth.steps.windows(2).flat_map(|pair| seats.iter().map(move |s| pair[1].points[s] - pair[0].points[s]));
        let best = growth.best.unwrap();
        assert_eq!(Some(best.points), gains.max());
        let lines = desk.table.chronicle(curia_core::Viewer::Spectator, usize::MAX);
        assert!(lines.iter().any(|line| line.ply == best.ply), "the chronicle tells of it");
    }
}

#[test]
fn a_game_has_its_chapters_where_they_begin() {
    let (_, growth) = finished(3);
    let days: Vec<usize> = growth.chapters.iter().map(|chapter| chapter.at).collect();
    assert_eq!(days.len(), 3);
    assert_eq!(days[0], 0);
    assert!(days.is_sorted() && days[2] <= growth.plies, "{days:?}");
}

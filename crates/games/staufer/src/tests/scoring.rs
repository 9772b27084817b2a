//! Final scoring (section 7) and the winner (section 8).

use curia_core::{BySeat, Game, Seat, Viewer};
use proptest::prelude::*;

use super::position::{A, B, C, table};
use crate::data::{Category, Job, Shape, Task};
use crate::scoring::most_patterns;

fn ways(job: Job) -> &'static [Shape] {
    match job.task() {
        Task::Pattern(ways) => ways,
        _ => &[],
    }
}

/// The closed formulas of section 3.9.
fn formula(job: Job, c: Shape) -> Option<u8> {
    let bridge = |at: [usize; 3]| {
        let [a, b, d] = at.map(|place| c[place]);
        let sum = a + b + d;
        (sum / 2).min(sum - a.max(b).max(d))
    };
    match job {
        Job::Triangle => Some(c[0].min(c[2]).min(c[4]) + c[1].min(c[3]).min(c[5])),
        Job::Pair => Some(c.iter().map(|count| count / 2).sum()),
        Job::Opposite => Some((0..3).map(|at| c[at].min(c[at + 3])).sum()),
        Job::Bridge => Some(bridge([0, 2, 4]) + bridge([1, 3, 5])),
        _ => None,
    }
}

/// Every way to lay patterns, one after the other.
fn by_hand(figures: Shape, ways: &[Shape]) -> u8 {
    let laid = ways.iter().filter(|way| figures.iter().zip(**way).all(|(&have, need)| have >= need)).map(|way| {
        let mut left = figures;
        left.iter_mut().zip(way).for_each(|(have, need)| *have -= need);
        1 + by_hand(left, ways)
    });
    laid.max().unwrap_or(0)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_search_finds_what_the_formulas_say(c in proptest::array::uniform6(0_u8..5)) {
        for job in Job::of(Category::Pattern) {
            if let Some(most) = formula(job, c) {
                prop_assert_eq!(most_patterns(c, ways(job)), most, "{:?} {:?}", job, c);
            }
        }
    }

    #[test]
    fn the_search_finds_what_trying_everything_finds(c in proptest::array::uniform6(0_u8..3)) {
        for job in [Job::Row, Job::Corner] {
            prop_assert_eq!(most_patterns(c, ways(job)), by_hand(c, ways(job)), "{:?} {:?}", job, c);
        }
    }
}

#[test]
fn a_noble_is_one_figure_of_a_pattern() {
    let table = table("office A milano_1 noble; office A milano_2 noble; office A nijmegen_1 envoy");
    assert_eq!(table.game.job_count(A, Job::Pair), 1);
    assert_eq!(table.game.job_count(A, Job::Corner), 1);
}

#[test]
fn red_jobs_count_offices_of_their_kind() {
    let words = "office A nijmegen_2 noble; office A aachen_1 noble; office A augsburg_1 envoy; office A milano_3 envoy; \
        office A strasbourg_3 envoy; office A strasbourg_4 envoy";
    let table = table(words);
    let counts = Job::of(Category::Office).map(|job| table.game.job_count(A, job));
    assert_eq!(counts, [1, 2, 1, 2, 2, 2]);
}

#[test]
fn a_province_job_does_not_ask_the_arbiter() {
    let five = "pv_arbiter+pv_noble_house+pv_retinue+pv_chancellor+pv_treasurer";
    let words = "row 1 palermo b_king; privilege B pv_arbiter; office A palermo_2 envoy; office B palermo_4 envoy; \
        jobs B job_palermo job_row job_cost3";
    let table = super::position::table_with(five, words);
    assert_eq!(table.game.ranking(crate::data::Province::Palermo, true).seats(), [B, A]);
    assert_eq!(table.game.job_points(B, Job::Palermo), 6);
}

#[test]
fn figures_in_court_empire_and_on_pay_spaces_score_nothing() {
    let table = table("court A 9 3; pay A milano 3 0; phase over; jobs A job_milano job_row job_cost3");
    assert_eq!(table.game.tally()[A], 0);
}

#[test]
fn the_court_decides_a_tie_and_equal_courts_share_the_place() {
    let places = |words: &str| {
        let table = table(&format!("seats 3; phase over; vp A 40; vp B 40; vp C 30; {words}"));
        table.game.standings().unwrap().places
    };
    let jobs = "jobs A job_milano job_row job_cost3; jobs B job_aachen job_pair job_cost4";
    assert_eq!(places(&format!("{jobs}; court B 6 1")).0[..3], [2, 1, 3]);
    assert_eq!(places(jobs).0[..3], [1, 1, 3]);
}

#[test]
fn before_the_end_the_score_is_the_score_track_alone() {
    let table = table("vp A 12; holds A br_relic; office A milano_1 envoy; jobs A job_milano job_row job_cost5");
    let scores = table.game.scores(Viewer::Seat(A));
    assert_eq!(scores.seats[A.index()].as_ref().unwrap().total, 12);
    assert_eq!(table.game.tally(), {
        let mut tally: BySeat<i32> = BySeat::all(0);
        tally[A] = 12 + 2 + 10 + 4;
        for seat in [B, C, Seat::S3] {
            tally[seat] = table.game.total(seat);
        }
        tally
    });
}

#[test]
fn at_the_end_every_part_is_shown_to_everybody() {
    let table = table(
        "vp A 12; holds A br_relic tq_decree; office A milano_1 envoy; jobs A job_milano job_row job_cost5; phase over",
    );
    let scores = table.game.scores(Viewer::Spectator);
    let parts: Vec<(&str, i32)> =
        scores.seats[0].as_ref().unwrap().parts.iter().map(|part| (part.name.id, part.points)).collect();
    let expected = [
        ("provinces", 12),
        ("bonuses", 0),
        ("chests", 0),
        ("privileges", 0),
        ("province_job", 10),
        ("pattern_job", 0),
        ("office_job", 4),
        ("relics", 2),
        ("unused", 1),
    ];
    assert_eq!(parts, expected);
}

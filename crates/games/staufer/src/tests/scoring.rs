//! Final scoring (section 7) and the winner (section 8).

use curia_core::{BySeat, Game, Seat, Viewer};

use super::position::{A, B, C, Table, table};
use crate::data::{Category, Counted, Job, Place, Shape, Task};
use crate::pieces::Office;
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

/// The most patterns for every spread of figures over the offices of the ring, each from what one pattern less leaves.
fn by_hand(ways: &[Shape]) -> impl Iterator<Item = (Shape, u8)> {
    const SIDE: usize = Office::MOST + 1;
    let spread = |mut number: usize| {
        [(); 6].map(|()| {
            let count = number % SIDE;
            number /= SIDE;
            count as u8
        })
    };
    let number = |c: Shape| c.iter().rev().fold(0, |sum, &count| sum * SIDE + usize::from(count));
    let mut most: Vec<u8> = Vec::new();
    for at in 0..SIDE.pow(6) {
        let c = spread(at);
        let laid = ways.iter().filter(|way| c.iter().zip(**way).all(|(&have, need)| have >= need)).map(|way| {
            let mut left = c;
            left.iter_mut().zip(way).for_each(|(have, need)| *have -= need);
            1 + most[number(left)]
        });
        let best = laid.max().unwrap_or(0);
        most.push(best);
    }
    most.into_iter().enumerate().map(move |(at, best)| (spread(at), best))
}

/// Section 3.9: the maximum, for every blue job and every spread; where a formula is known, a check of the table itself.
#[test]
fn the_search_finds_what_trying_everything_finds() {
    for job in Job::of(Category::Pattern) {
        for (c, most) in by_hand(ways(job)) {
            assert_eq!(most_patterns(c, ways(job)), most, "{job:?} {c:?}");
            assert!(formula(job, c).is_none_or(|closed| closed == most), "{job:?} {c:?}");
        }
    }
}

/// Section 3.9: what a greedy player would miss; a check of the table itself.
#[test]
fn the_first_pattern_that_fits_is_not_always_the_best_one() {
    let most = |job, c| most_patterns(c, ways(job));
    assert_eq!(most(Job::Row, [1, 2, 2, 1, 0, 0]), 2, "two rows that overlap");
    assert_eq!(most(Job::Row, [2, 1, 0, 0, 1, 2]), 2, "over the end of the ring");
    assert_eq!(most(Job::Corner, [1, 2, 2, 1, 0, 0]), 2);
    assert_eq!(most(Job::Corner, [5, 0, 0, 0, 0, 1]), 1, "one neighbour for one corner");
    assert_eq!(most(Job::Bridge, [2, 0, 1, 0, 1, 0]), 2);
    assert_eq!(most(Job::Triangle, [2, 1, 1, 1, 2, 1]), 2);
}

/// Section 7.2: each of the six province jobs asks for its own province, with 10, 6 and 3 VP and nothing from the fourth on.
#[test]
fn every_province_job_scores_the_place_in_its_own_province() {
    for job in Job::of(Category::Province) {
        let Task::Majority(province) = job.task() else { panic!("{job:?} asks for no majority") };
        let id = province.id();
        let words = format!("office A {id}_2 noble; office B {id}_1 envoy; office C {id}_3 envoy");
        let table = table(&words);
        let points = [A, B, C, Seat::S3].map(|seat| table.game.job_points(seat, job));
        let places = [Place::First, Place::Second, Place::Third].map(Job::place_points);
        assert_eq!(points, [places[0], places[1], places[2], 0], "{job:?}");
        for other in Job::of(Category::Province).into_iter().filter(|&other| other != job) {
            assert_eq!(table.game.job_points(A, other), 0, "{other:?}");
        }
    }
}

/// Section 3.9: a fourth place scores nothing.
#[test]
fn the_fourth_place_of_a_province_job_scores_nothing() {
    let words = "office A palermo_1 noble; office B palermo_2 envoy; office C palermo_3 envoy; \
        office D palermo_4 envoy; jobs D job_palermo job_row job_nobles";
    let table = table(words);
    assert_eq!((table.game.job_count(Seat::S3, Job::Palermo), table.game.job_points(Seat::S3, Job::Palermo)), (4, 0));
}

/// The figures of A that a red job counts, as its row says and the offices are printed.
fn offices_that_count(table: &Table, job: Job) -> u8 {
    let (layout, seated) = (table.game.layout(), table.game.seated[A]);
    let Task::Offices(counted) = job.task() else { panic!("{job:?} counts no offices") };
    let held = seated.all().iter().filter(|&office| match counted {
        Counted::Cost(least, most) => (least..=most).contains(&layout.cost(office)),
        Counted::Nobles => seated.nobles.has(office),
        Counted::Leftmost => office.number() == 1,
    });
    held.count() as u8
}

/// Section 3.9: VP times the number of patterns or figures, for all twelve.
#[test]
fn every_blue_and_red_job_pays_its_points_for_each_time() {
    let words = "office A nijmegen_1 envoy; office A nijmegen_2 noble; office A strasbourg_1 noble; \
        office A palermo_1 envoy; office A palermo_2 envoy; office A aachen_1 noble; office A aachen_3 envoy";
    let table = table(words);
    for job in [Category::Pattern, Category::Office].into_iter().flat_map(Job::of) {
        let count = match job.task() {
            // Clockwise from Nijmegen.
            Task::Pattern(ways) => most_patterns([2, 1, 2, 2, 0, 0], ways),
            _ => offices_that_count(&table, job),
        };
        assert_eq!(table.game.job_count(A, job), count, "{job:?}");
        assert_eq!(table.game.job_points(A, job), count * job.points(), "{job:?}");
    }
}

/// Section 3.9; a check of the table itself.
#[test]
fn a_noble_is_one_figure_of_a_pattern() {
    let table = table("office A milano_1 noble; office A milano_2 noble; office A nijmegen_1 envoy");
    assert_eq!(table.game.job_count(A, Job::Pair), 1);
    assert_eq!(table.game.job_count(A, Job::Corner), 1);
}

/// Section 3.9.
#[test]
fn red_jobs_count_offices_of_their_kind() {
    let bare = table("seats 4");
    let layout = bare.game.layout();
    // Two offices of every cost that is asked for, one of them held by a noble where there still is one.
    let kinds = Job::of(Category::Office).into_iter().filter_map(|job| match job.task() {
        Task::Offices(Counted::Cost(least, most)) => Some(layout.costing(least, most)),
        _ => None,
    });
    let figures = ["noble", "envoy", "noble", "envoy", "noble"].into_iter().chain(std::iter::repeat("envoy"));
    let held = kinds.flat_map(|offices| offices.iter().take(2).collect::<Vec<_>>()).zip(figures);
    let words: Vec<String> = held.map(|(office, figure)| format!("office A {office} {figure}")).collect();
    let table = table(&words.join("; "));
    for job in Job::of(Category::Office) {
        let count = offices_that_count(&table, job);
        assert!(count > 0, "{job:?}");
        assert_eq!(table.game.job_count(A, job), count, "{job:?}");
    }
}

/// Section 7.2.
#[test]
fn a_province_job_does_not_ask_the_arbiter() {
    let five = "pv_arbiter+pv_noble_house+pv_retinue+pv_chancellor+pv_treasurer";
    let words = "row 1 palermo b_king; privilege B pv_arbiter; office A palermo_2 envoy; office B palermo_4 envoy; \
        jobs B job_palermo job_row job_cost3";
    let table = super::position::table_with(five, words);
    assert_eq!(table.game.ranking(crate::data::Province::Palermo, true).seats(), [B, A]);
    assert_eq!(table.game.job_points(B, Job::Palermo), 6);
}

/// Section 7.
#[test]
fn figures_in_court_empire_and_on_pay_spaces_score_nothing() {
    let table = table("court A 9 3; pay A milano 3 0; phase over; jobs A job_milano job_row job_cost3");
    assert_eq!(table.game.tally()[A], 0);
}

/// Section 8.
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

/// Section 6.
#[test]
fn before_the_end_the_score_is_the_score_track_alone() {
    let table = table("vp A 12; holds A br_relic; office A milano_1 envoy; jobs A job_milano job_row job_cost5");
    let scores = table.game.scores(Viewer::Seat(A));
    assert_eq!(scores.seats[A.index()].as_ref().unwrap().total, 12);
    assert_eq!(table.game.tally(), {
        let mut tally: BySeat<i32> = BySeat::all(0);
        tally[A] = 12 + 2 + i32::from(Job::place_points(Place::First) + Job::Cost5.points());
        for seat in [B, C, Seat::S3] {
            tally[seat] = table.game.total(seat);
        }
        tally
    });
}

/// Section 7.
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
        ("province_job", Job::place_points(Place::First).into()),
        ("pattern_job", 0),
        ("office_job", Job::Cost5.points().into()),
        ("relics", 2),
        ("unused", 1),
    ];
    assert_eq!(parts, expected);
}

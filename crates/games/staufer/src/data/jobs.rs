//! The job cards (section 3.9).

use curia_core::{Arg, Key, Named, Phrase, Source, Thing};

use super::{Place, Province};

/// One of the three categories of jobs (section 3.9, S).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-category")]
#[repr(u8)]
pub enum Category {
    /// The majority of a province.
    Province,
    /// Blue: a pattern over the ring.
    Pattern,
    /// Red: offices of a kind.
    Office,
}

impl Category {
    /// How many there are.
    pub const COUNT: usize = Category::ALL.len();
}

/// A job card, category by category.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-job")]
#[repr(u8)]
#[expect(missing_docs, reason = "named as in the table of section 3.9")]
pub enum Job {
    #[named(id = "job_nijmegen")]
    Nijmegen,
    #[named(id = "job_aachen")]
    Aachen,
    #[named(id = "job_strasbourg")]
    Strasbourg,
    #[named(id = "job_augsburg")]
    Augsburg,
    #[named(id = "job_milano")]
    Milano,
    #[named(id = "job_palermo")]
    Palermo,
    #[named(id = "job_row")]
    Row,
    #[named(id = "job_triangle")]
    Triangle,
    #[named(id = "job_corner")]
    Corner,
    #[named(id = "job_pair")]
    Pair,
    #[named(id = "job_opposite")]
    Opposite,
    #[named(id = "job_bridge")]
    Bridge,
    #[named(id = "job_cost3")]
    Cost3,
    #[named(id = "job_cost4")]
    Cost4,
    #[named(id = "job_cost5")]
    Cost5,
    #[named(id = "job_cost67")]
    Cost67,
    #[named(id = "job_nobles")]
    Nobles,
    #[named(id = "job_leftmost")]
    Leftmost,
}

/// What a job asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// A place in the majority of this province.
    Majority(Province),
    /// Figures in these positions of the ring, in any of these ways.
    Pattern(&'static [Shape]),
    /// Figures on offices of this kind.
    Offices(Counted),
}

/// How many figures a pattern takes from each position of the ring.
pub type Shape = [u8; Province::COUNT];

/// The blue patterns in every way in which they can lie on the ring (section 3.9).
const ROWS: [Shape; 6] = turned(&[[1, 1, 1, 0, 0, 0]]);
const TRIANGLES: [Shape; 2] = turned(&[[1, 0, 1, 0, 1, 0]]);
const CORNERS: [Shape; 12] = turned(&[[2, 1, 0, 0, 0, 0], [1, 2, 0, 0, 0, 0]]);
const PAIRS: [Shape; 6] = turned(&[[2, 0, 0, 0, 0, 0]]);
const OPPOSITES: [Shape; 3] = turned(&[[1, 0, 0, 1, 0, 0]]);
const BRIDGES: [Shape; 6] = turned(&[[1, 0, 1, 0, 0, 0]]);

/// So many turns of the ring, each shape in turn by one province.
const fn turned<const N: usize>(shapes: &[Shape]) -> [Shape; N] {
    let mut ways = [[0; Province::COUNT]; N];
    let mut way = 0;
    while way < N {
        let (shape, turn) = (shapes[way % shapes.len()], way / shapes.len());
        let mut at = 0;
        while at < Province::COUNT {
            ways[way][(at + turn) % Province::COUNT] = shape[at];
            at += 1;
        }
        way += 1;
    }
    ways
}

/// Which of a player's figures a red job counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Those on offices of these printed costs, both included.
    Cost(u8, u8),
    /// Nobles.
    Nobles,
    /// Those on the first office of a province.
    Leftmost,
}

/// What every job asks for and its VP a time; where the VP come from, and where what it asks for does (section 3.9). Of the
/// province jobs the places score.
const JOBS: [(Job, Task, u8, u8, u8); Job::COUNT] = [
    (Job::Nijmegen, Task::Majority(Province::Nijmegen), 0, b'S', b'S'),
    (Job::Aachen, Task::Majority(Province::Aachen), 0, b'S', b'S'),
    (Job::Strasbourg, Task::Majority(Province::Strasbourg), 0, b'S', b'S'),
    (Job::Augsburg, Task::Majority(Province::Augsburg), 0, b'S', b'S'),
    (Job::Milano, Task::Majority(Province::Milano), 0, b'S', b'S'),
    (Job::Palermo, Task::Majority(Province::Palermo), 0, b'S', b'S'),
    (Job::Row, Task::Pattern(&ROWS), 7, b'S', b'R'),
    (Job::Triangle, Task::Pattern(&TRIANGLES), 8, b'R', b'R'),
    (Job::Corner, Task::Pattern(&CORNERS), 7, b'R', b'R'),
    (Job::Pair, Task::Pattern(&PAIRS), 5, b'R', b'R'),
    (Job::Opposite, Task::Pattern(&OPPOSITES), 5, b'R', b'R'),
    (Job::Bridge, Task::Pattern(&BRIDGES), 4, b'R', b'R'),
    (Job::Cost3, Task::Offices(Counted::Cost(3, 3)), 4, b'R', b'R'),
    (Job::Cost4, Task::Offices(Counted::Cost(4, 4)), 4, b'S', b'S'),
    (Job::Cost5, Task::Offices(Counted::Cost(5, 5)), 4, b'R', b'R'),
    (Job::Cost67, Task::Offices(Counted::Cost(6, 7)), 4, b'R', b'R'),
    (Job::Nobles, Task::Offices(Counted::Nobles), 5, b'R', b'R'),
    (Job::Leftmost, Task::Offices(Counted::Leftmost), 4, b'R', b'R'),
];
rows_in_order!(JOBS);

/// VP of a province job by place, and where they come from (section 3.9).
const PLACES: [(u8, u8); 3] = [(10, b'R'), (6, b'S'), (3, b'R')];

impl Job {
    /// How many jobs there are.
    pub const COUNT: usize = Job::ALL.len();
    /// How many of a category.
    pub const OF_A_CATEGORY: usize = Job::COUNT / Category::COUNT;

    /// The jobs of a category in the order of the table.
    pub const fn of(category: Category) -> [Job; Job::OF_A_CATEGORY] {
        let mut jobs = [Job::Nijmegen; Job::OF_A_CATEGORY];
        let mut at = 0;
        while at < jobs.len() {
            jobs[at] = Job::ALL[category as usize * Job::OF_A_CATEGORY + at];
            at += 1;
        }
        jobs
    }

    /// Its category.
    #[inline]
    pub const fn category(self) -> Category {
        Category::ALL[self as usize / Job::OF_A_CATEGORY]
    }

    /// What it asks for.
    #[inline]
    pub const fn task(self) -> Task {
        JOBS[self as usize].1
    }

    /// VP for every time it is fulfilled; of a province job the place scores.
    #[inline]
    pub const fn points(self) -> u8 {
        JOBS[self as usize].2
    }

    /// VP of a province job for a place.
    #[inline]
    pub const fn place_points(place: Place) -> u8 {
        if (place as usize) < PLACES.len() { PLACES[place as usize].0 } else { 0 }
    }

    /// What it asks for in words: `points` a time, or `first`, `second` and `third`.
    pub fn help(self) -> Phrase {
        let phrase = self.help_key().phrase();
        match self.task() {
            Task::Majority(province) => {
                let of = |place| Arg::from(Job::place_points(place));
                let phrase = phrase.with("province", province).with("first", of(Place::First));
                phrase.with("second", of(Place::Second)).with("third", of(Place::Third))
            }
            Task::Pattern(_) | Task::Offices(_) => phrase.with("points", self.points()),
        }
    }

    pub(crate) const fn help_key(self) -> Key {
        match self.category() {
            Category::Province => Key::new("staufer-job-help", "job_province"),
            _ => Key::new("staufer-job-help", self.id()),
        }
    }

    pub(super) fn sourced(self) -> Option<(Source, Key, Vec<Arg>)> {
        let (_, task, points, by, _) = JOBS[self as usize];
        let counted = !matches!(task, Task::Majority(_));
        counted.then(|| (Source::of_letter(by), self.key(), vec![points.into()]))
    }

    pub(super) fn sourced_task(self) -> Option<(Source, Key, Vec<Arg>)> {
        let (_, task, _, _, by) = JOBS[self as usize];
        let counted = !matches!(task, Task::Majority(_));
        counted.then(|| (Source::of_letter(by), self.key(), Vec::new()))
    }

    /// The card in words, with its category.
    pub(crate) fn thing(self) -> Thing {
        Thing { name: self.key(), says: vec![self.category().into()], help: Some(self.help()) }
    }
}

pub(super) fn sourced_places() -> impl Iterator<Item = (Source, Key, Vec<Arg>)> {
    let row = |(place, (points, by)): (Place, (u8, u8))| (Source::of_letter(by), place.key(), vec![points.into()]);
    Place::ALL.into_iter().zip(PLACES).map(row)
}

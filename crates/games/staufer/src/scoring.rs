//! The points (section 7) and the winner (section 8).

use curia_core::{Audience, BySeat, Log, Named, Score, Seat};

use crate::data::{
    Category, Chest, Colour, Counted, Job, Layout, Place, Privilege, Province, RELICS, Shape, Task, UNUSED_CHEST,
};
use crate::event::Event;
use crate::houses::Seated;
use crate::phases::Ranking;
use crate::pieces::{Chests, OfficeSet};
use crate::state::{Phase, Staufer};
use crate::view::PhaseName;

/// The parts of a score in the order in which they are shown: those of the score track, then those of the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("staufer-part")]
pub(crate) enum Part {
    /// Places in scored provinces.
    Provinces,
    /// Province bonuses.
    Bonuses,
    /// Orange chests.
    Chests,
    /// Privileges.
    Privileges,
    /// The three jobs.
    ProvinceJob,
    /// The blue job.
    PatternJob,
    /// The red job.
    OfficeJob,
    /// Relics.
    Relics,
    /// Unused turquoise and purple chests.
    Unused,
}

impl Part {
    /// How many of the parts are scored on the track during the game.
    pub(crate) const ON_TRACK: usize = 4;

    const JOBS: [Part; Category::COUNT] = [Part::ProvinceJob, Part::PatternJob, Part::OfficeJob];
}

impl Staufer {
    /// Section 7, the whole formula as if the game ended now.
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        let jobs: i32 = self.jobs_of(seat).into_iter().map(|job| i32::from(self.job_points(seat, job))).sum();
        let (relics, unused) = self.chest_points(seat);
        i32::from(self.track(seat)) + jobs + i32::from(relics) + i32::from(unused)
    }

    /// VP on the score track.
    #[inline]
    pub(crate) fn track(&self, seat: Seat) -> u16 {
        self.houses[seat].points.iter().sum()
    }

    /// Section 7.3: VP of relics, and of unused chests.
    #[inline]
    pub(crate) fn chest_points(&self, seat: Seat) -> (u8, u8) {
        let house = &self.houses[seat];
        let more = if house.has(Privilege::Antiquarian) { Privilege::Antiquarian.amount() } else { 0 };
        let each = if house.has(Privilege::Treasurer) { Privilege::Treasurer.amount() } else { UNUSED_CHEST };
        (relic_points(house.chests[Chest::Relic] + more), each * unused(house.chests).total())
    }

    /// Section 7.2: how often a job is fulfilled; of a province job the place, counted from 1.
    #[inline]
    pub(crate) fn job_count(&self, seat: Seat, job: Job) -> u8 {
        match job.task() {
            Task::Majority(province) => self.final_place(seat, province).map_or(0, |place| place as u8 + 1),
            Task::Pattern(shapes) => most_patterns(self.figures_by_position(seat), shapes),
            Task::Offices(counted) => counted.among(self.seated[seat], self.layout()).len(),
        }
    }

    /// Section 7.2; ruling 9.58.
    #[inline]
    pub(crate) fn job_points(&self, seat: Seat, job: Job) -> u8 {
        let count = self.job_count(seat, job);
        match job.task() {
            Task::Majority(_) if count == 0 => 0,
            Task::Majority(_) => Job::place_points(Place::after(usize::from(count) - 1)),
            _ => count * job.points(),
        }
    }

    /// The place in a province at the end: no privilege breaks ties.
    #[inline]
    fn final_place(&self, seat: Seat, province: Province) -> Option<Place> {
        let ranking: Ranking = self.ranking(province, false);
        ranking.place(seat)
    }

    /// A player's figures on offices, by ring position; a noble is one figure (section 3.9).
    #[inline]
    pub(crate) fn figures_by_position(&self, seat: Seat) -> Shape {
        let all = self.seated[seat].all();
        self.ring.provinces().map(|province| all.within(province).len())
    }

    /// Section 8: VP, then figures in court.
    pub(crate) fn ranks(&self) -> BySeat<(i32, u8)> {
        let mut key = BySeat::all((0, 0));
        for seat in self.seats.iter() {
            key[seat] = (self.total(seat), self.houses[seat].court.total());
        }
        key
    }

    /// Section 5.10: shows the jobs and ends the game.
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats.from(self.start) {
            let jobs = self.jobs_of(seat);
            log.tell(Audience::All, || Event::JobsRevealed { seat, jobs: jobs.to_vec() });
        }
        self.moment(PhaseName::Jobs, log);
        self.phase = Phase::Over;
        for seat in self.seats.from(self.start) {
            for job in self.jobs_of(seat) {
                let points = self.job_points(seat, job);
                log.tell(Audience::All, || Event::JobScored { seat, job, points });
            }
            let chests = self.houses[seat].chests;
            let (relics, others) = self.chest_points(seat);
            if relics > 0 {
                let count = chests[Chest::Relic];
                log.tell(Audience::All, || Event::RelicsScored { seat, count, points: relics });
            }
            if others > 0 {
                log.tell(Audience::All, || Event::UnusedScored { seat, chests: unused(chests), points: others });
            }
            log.tell(Audience::All, || Event::FinalScore { seat, total: self.total(seat) });
        }
        self.tell_ties(log);
    }

    /// Section 8: tells of a tie for victory.
    fn tell_ties(&self, log: &mut impl Log<Event>) {
        let ranks = self.ranks();
        let best = ranks.playing(self.seats).iter().copied().max().unwrap_or_default();
        let equal = |rank: &(i32, u8)| rank.0 == best.0;
        if ranks.playing(self.seats).iter().filter(|rank| equal(rank)).count() > 1 {
            let shared = ranks.playing(self.seats).iter().filter(|&&rank| rank == best).count() > 1;
            log.tell(Audience::All, || {
                let among =
                    ranks.iter(self.seats).filter(|&(_, rank)| if shared { *rank == best } else { equal(rank) });
                Event::TiedForVictory { seats: among.map(|(seat, _)| seat).collect(), shared }
            });
        }
    }

    /// The points with their parts. What scores at the end does not appear before: jobs are secret till then.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        for (part, points) in Part::ALL.into_iter().zip(self.houses[seat].points) {
            score.add(part.key(), i32::from(points));
        }
        if self.jobs_are_open() {
            for (part, job) in Part::JOBS.into_iter().zip(self.jobs_of(seat)) {
                score.add(part.key(), i32::from(self.job_points(seat, job)));
            }
            let (relics, unused) = self.chest_points(seat);
            score.add(Part::Relics.key(), i32::from(relics));
            score.add(Part::Unused.key(), i32::from(unused));
        }
        score
    }

    /// True once everybody sees all jobs (section 6).
    #[inline]
    pub(crate) fn jobs_are_open(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::Stuck | Phase::Moment(PhaseName::Jobs))
    }
}

impl Counted {
    /// The offices of a player that a red job counts; ruling 9.17: printed costs.
    #[inline]
    pub(crate) fn among(self, seated: Seated, layout: &Layout) -> OfficeSet {
        match self {
            Counted::Cost(least, most) => seated.all().and(layout.costing(least, most)),
            Counted::Nobles => seated.nobles,
            Counted::Leftmost => seated.all().and(layout.leftmost),
        }
    }
}

/// Section 7.3: VP of so many relics.
pub(crate) fn relic_points(count: u8) -> u8 {
    let (set, rest) = RELICS;
    let size = rest.len() as u8;
    set * (count / size) + rest[usize::from(count % size)]
}

/// The chests that score one by one at the end.
fn unused(held: Chests) -> Chests {
    let mut chests = held;
    let others = Chest::ALL.into_iter().filter(|chest| !matches!(chest.colour(), Colour::Turquoise | Colour::Purple));
    others.for_each(|chest| chests[chest] = 0);
    chests
}

/// The most patterns that can be made out of so many figures by ring position, each figure in one pattern only (ruling
/// 9.46): every way is tried.
pub(crate) fn most_patterns(figures: Shape, ways: &[Shape]) -> u8 {
    let size = ways.first().map_or(1, |way| way.iter().sum::<u8>()).max(1);
    search(figures, figures.iter().sum(), ways, size, 0)
}

/// The most patterns out of these figures, `sum` of them, if it is more than `best`; else `best` or less.
fn search(figures: Shape, sum: u8, ways: &[Shape], size: u8, best: u8) -> u8 {
    let Some(first) = ways.iter().position(|way| fits(figures, *way)) else { return 0 };
    if sum / size <= best {
        return 0;
    }
    let (way, rest) = (&ways[first], &ways[first + 1..]);
    let mut left = figures;
    left.iter_mut().zip(way).for_each(|(have, need)| *have -= need);
    let with = 1 + search(left, sum - size, &ways[first..], size, best.saturating_sub(1));
    with.max(search(figures, sum, rest, size, best.max(with)))
}

fn fits(figures: Shape, pattern: Shape) -> bool {
    figures.iter().zip(pattern).all(|(&have, need)| have >= need)
}

//! Offices: sections 12.2, 12.4, 12.5 and 12.9.

use curia_core::Seat;

use super::Mind;
use crate::data::{Condition, Gift, Job, Place, Privilege, Province, ROUNDS, TURNS, Task};
use crate::houses::Seated;
use crate::pieces::{Figure, Office, OfficeSet};
use crate::scoring::most_patterns;

/// How much of the points of a scoring counts, in hundredths, that is so many rounds away.
const AHEAD: [i32; ROUNDS as usize] = [100, 70, 50, 40, 30];
/// The same for a province whose scoring is not known yet.
const SOME_DAY: i32 = 30;
/// The chance in hundredths that a rival's turn takes an office of a province that will be scored, or moves the marker.
const CONTEST: i32 = 8;
/// The free offices of a province for which that chance holds; with more of them a rival comes sooner (section 12.2).
const FREE: i32 = 3;
/// No scoring is more uncertain than this.
const CONTEST_MOST: i32 = 60;
/// How much of a job counts, in hundredths, for a figure that will stay, by the rounds that are left.
const JOB: [i32; ROUNDS as usize] = [100, 70, 50, 40, 30];

/// Strength, the privilege that wins ties, how far to the left.
type Key = (u8, bool, u8);

/// The others in the majority of a province.
#[derive(Clone, Copy, Default)]
pub(super) struct Race {
    rivals: [Rival; Seat::ALL.len()],
    len: usize,
    /// Turns of others in which one more rival can come.
    turns: i32,
    /// The offices that nobody holds.
    free: OfficeSet,
    /// What the province promises as it stands.
    promise: i32,
}

/// Another player in a province.
#[derive(Clone, Copy, Default)]
struct Rival {
    key: Key,
    /// What their place costs this seat: as it stands without this seat, and one and two places further down.
    lost: [i32; 3],
}

impl Race {
    /// Own points less the mean of the others', in hundredths; if it is rough, with one more rival who is a bit stronger
    /// than the best other one and sits on this office.
    fn standing(&self, mind: &Mind<'_>, province: Province, own: Seated, rough: Option<Office>) -> i32 {
        let rivals = &self.rivals[..self.len];
        let more = usize::from(rough.is_some());
        let Some(key) = mind.key(province, mind.seat, own) else {
            return rivals.iter().map(|rival| rival.lost[more]).sum();
        };
        let best = rivals.first().map_or(1, |rival| rival.key.0);
        let newcomer = rough.map(|office| (best + 1, false, u8::MAX - office.number()));
        let ahead = rivals.iter().filter(|rival| rival.key > key).count();
        let behind = newcomer.is_some_and(|newcomer| newcomer > key);
        let place = Place::after(ahead + usize::from(behind));
        let lost: i32 = rivals[..ahead].iter().map(|rival| rival.lost[more]).sum();
        let won: i32 = rivals[ahead..].iter().map(|rival| rival.lost[more + 1]).sum();
        mind.place_worth(province, mind.seat, place, own) + lost + won
    }

    /// The chance in hundredths that one more rival comes, where so many offices are free: none without an office.
    fn contested(&self, free: OfficeSet) -> i32 {
        (CONTEST * self.turns * i32::from(free.len()) / FREE).min(CONTEST_MOST)
    }
}

impl Mind<'_> {
    /// The scorings that are open: the tiles of column A, and those of column B that follow from the king's journey.
    pub(super) fn look_at_the_schedule(&mut self) {
        let game = self.game;
        let mut king = game.king;
        let marked = game.second.unwrap_or_else(|| game.second_now());
        let mut otherwise = None;
        for round in game.round..=ROUNDS {
            let row = usize::from(round) - 1;
            let ahead = round - game.round;
            let first = game.schedule.first[row];
            let second = match game.schedule.conditions[row] {
                _ if ahead == 0 => Some(marked),
                Condition::King => Some(king),
                Condition::Opposite => Some(game.ring.after(king, Province::COUNT as u8 / 2)),
                _ => None,
            };
            for province in [Some(first), second].into_iter().flatten() {
                let due = &mut self.due[province as usize];
                *due = due.or(Some(ahead));
            }
            if first == marked || (ahead > 0 && second == Some(marked)) {
                otherwise = otherwise.or(Some(ahead));
            }
            let steps = game.schedule.king.get(row).map_or(0, |tile| tile.steps());
            king = game.ring.after(king, steps);
        }
        self.look_at_the_marker(marked, otherwise);
    }

    /// What a figure on an office brings: the majority, the jobs, and where it goes afterwards.
    pub(super) fn seat_worth(&self, office: Office, figure: Figure) -> i32 {
        let province = office.province();
        let due = self.due[province as usize];
        let counts = Mind::counts_by(due);
        let mut after = self.game.seated[self.seat];
        after.seat(figure, office);
        let majority = self.stake(province, after) - self.races[province as usize].promise;
        let last = self.game.round == ROUNDS;
        let stays = last || due.is_none_or(|ahead| self.game.round + ahead == ROUNDS);
        let left = usize::from(ROUNDS - self.game.round);
        let jobs = if stays { self.jobs_with(office, figure, false) * JOB[left.min(JOB.len() - 1)] / 100 } else { 0 };
        let cleared = if stays { 0 } else { self.worth.cleared(figure) };
        let patent = self.game.layout().noble.has(office) && self.game.houses[self.seat].has(Privilege::Patent);
        let points = if patent { 100 * i32::from(Privilege::Patent.amount()) } else { 0 };
        majority * counts / 100 + jobs + cleared + points
    }

    /// How much of the points of a scoring counts, in hundredths, by when it comes.
    pub(super) fn counts_by(due: Option<u8>) -> i32 {
        due.map_or(SOME_DAY, |ahead| AHEAD[usize::from(ahead).min(AHEAD.len() - 1)])
    }

    /// The chance in hundredths that others interfere in so many turns.
    pub(super) fn chance_of(turns: i32) -> i32 {
        (CONTEST * turns).min(CONTEST_MOST)
    }

    /// What a province promises to this seat against the others if the seat held these offices there. Section 12.2: one
    /// more rival gets the leftmost office that is still free, if there is one.
    pub(super) fn stake(&self, province: Province, own: Seated) -> i32 {
        let race = &self.races[province as usize];
        let free = race.free.minus(own.all());
        let calm = race.standing(self, province, own, None);
        let Some(leftmost) = free.first() else { return calm };
        let contested = race.contested(free);
        let rough = race.standing(self, province, own, Some(leftmost));
        (calm * (100 - contested) + rough * contested) / 100
    }

    /// Turns of others until the province is scored, as far as they matter.
    fn rival_turns(&self, province: Province) -> i32 {
        let others = TURNS as i32 * (self.game.seats.get() as i32 - 1);
        self.rivals + others * i32::from(self.due[province as usize].unwrap_or(1).min(1))
    }

    /// Looks at the others in every province.
    pub(super) fn look_at_the_provinces(&mut self) {
        let game = self.game;
        let now = game.tracks.order.iter().take(TURNS * game.seats.get()).skip(usize::from(game.tracks.gone));
        self.rivals = now.filter(|&&seat| seat != self.seat).count() as i32;
        let free = game.layout().all.minus(game.occupied());
        for province in Province::ALL {
            self.races[province as usize] = self.race(province, free.within(province));
            self.races[province as usize].promise = self.stake(province, game.seated[self.seat]);
        }
    }

    fn race(&self, province: Province, free: OfficeSet) -> Race {
        let game = self.game;
        let mut race = Race { turns: self.rival_turns(province), free, ..Race::default() };
        let others = game.seats.get() as i32 - 1;
        for &seat in game.ranking(province, province == game.first()).seats().iter().filter(|&&seat| seat != self.seat)
        {
            let Some(key) = self.key(province, seat, game.seated[seat]) else { continue };
            let at = race.len;
            let lost =
                |place: usize| -self.place_worth(province, seat, Place::after(place), game.seated[seat]) / others;
            race.rivals[at] = Rival { key, lost: [lost(at), lost(at + 1), lost(at + 2)] };
            race.len += 1;
        }
        race
    }

    /// What decides the majority of a province.
    #[inline]
    fn key(&self, province: Province, seat: Seat, seated: Seated) -> Option<Key> {
        let leftmost = seated.all().within(province).first()?;
        let tie = province == self.game.first() && self.game.houses[seat].has(Privilege::Arbiter);
        Some((seated.strength(province), tie, u8::MAX - leftmost.number()))
    }

    /// What a place brings in hundredths: tile, bonus, privileges.
    fn place_worth(&self, province: Province, seat: Seat, place: Place, seated: Seated) -> i32 {
        let game = self.game;
        let tile = game.tiles[province as usize].points(game.seats);
        let points = i32::from(tile.get(place as usize).copied().unwrap_or(0));
        let house = &game.houses[seat];
        let by = |privilege: Privilege| if house.has(privilege) { i32::from(privilege.amount()) } else { 0 };
        let herald = if place == Place::First { by(Privilege::Herald) } else { 0 };
        let nobles = by(Privilege::NobleHouse) * i32::from(seated.nobles.within(province).len());
        let chancellor = if game.is_chancellor(seat, place) { by(Privilege::Chancellor) } else { 0 };
        100 * (points + herald + nobles + chancellor) + self.gift_worth(game.gift(province, seat, place))
    }

    fn gift_worth(&self, gift: Gift) -> i32 {
        let envoy = self.worth.own(Figure::Envoy);
        match gift {
            Gift::Nothing => 0,
            Gift::Figures { figures } => i32::from(figures.envoys) * envoy * 8 / 10 + i32::from(figures.nobles) * envoy,
            Gift::Recall { count } => i32::from(count) * envoy / 3,
            Gift::ChosenChest => 300,
            Gift::TopChest => 200,
            Gift::Points { points } => 100 * i32::from(points),
            Gift::Homecoming { count } => i32::from(count) * envoy * 7 / 10,
        }
    }

    /// What a figure on an office adds to the own jobs, or, if it sits there, what it holds up.
    pub(super) fn jobs_with(&self, office: Office, figure: Figure, there: bool) -> i32 {
        let game = self.game;
        let mut without = game.seated[self.seat];
        if there {
            without.leave(office);
        }
        let mut with = without;
        with.seat(figure, office);
        let jobs = game.jobs_of(self.seat).into_iter();
        jobs.map(|job| self.job(job, office, with) - self.job(job, office, without)).sum()
    }

    fn job(&self, job: Job, office: Office, own: Seated) -> i32 {
        let game = self.game;
        let points = match job.task() {
            Task::Majority(province) if province != office.province() => 0,
            Task::Majority(province) => self.job_place(province, own).map_or(0, Job::place_points),
            Task::Pattern(ways) => {
                let all = own.all();
                let figures = game.ring.provinces().map(|province| all.within(province).len());
                most_patterns(figures, ways) * job.points()
            }
            Task::Offices(counted) => counted.among(own, game.layout()).len() * job.points(),
        };
        100 * i32::from(points)
    }

    /// The place in a province without privileges.
    fn job_place(&self, province: Province, own: Seated) -> Option<Place> {
        let key = |seated: Seated| {
            let leftmost = seated.all().within(province).first()?;
            Some((seated.strength(province), u8::MAX - leftmost.number()))
        };
        let mine = key(own)?;
        let others = self.game.seats.iter().filter(|&seat| seat != self.seat);
        Some(Place::after(others.filter_map(|seat| key(self.game.seated[seat])).filter(|key| *key > mine).count()))
    }
}

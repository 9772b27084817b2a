//! The scoring phase: the second marker, majorities and points (section 5.8, steps 1 to 3c).

use curia_core::{Audience, Log, Seat};

use crate::data::{Condition, Place, Privilege, Province, ROUNDS};
use crate::event::{Event, Points};
use crate::scoring::Part;
use crate::state::{Award, Phase, Staufer};
use crate::view::PhaseName;

/// The players with an office in a province, the first place first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ranking {
    seats: [Seat; Seat::ALL.len()],
    len: usize,
}

impl Ranking {
    #[inline]
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats[..self.len]
    }

    /// The place of a player, if they have one.
    #[inline]
    pub(crate) fn place(&self, seat: Seat) -> Option<Place> {
        self.seats().iter().position(|&placed| placed == seat).map(Place::after)
    }

    #[inline]
    fn at(&self, place: usize) -> Option<Seat> {
        self.seats().get(place).copied()
    }
}

impl Staufer {
    /// Section 5.8, step 3, a and b; rulings 9.26, 9.27, 9.29 and 9.36. No tie can remain: no two players hold one office.
    #[inline]
    pub(crate) fn ranking(&self, province: Province, with_arbiter: bool) -> Ranking {
        let mut ranking = Ranking { seats: Seat::ALL, len: 0 };
        let mut keys = [(0, false, 0); Seat::ALL.len()];
        for seat in self.seats.iter() {
            let seated = self.seated[seat];
            let Some(leftmost) = seated.all().within(province).first() else { continue };
            let arbiter = with_arbiter && self.houses[seat].has(Privilege::Arbiter);
            let key = (seated.strength(province), arbiter, u8::MAX - leftmost.number());
            let mut place = ranking.len;
            while place > 0 && keys[place - 1] < key {
                keys[place] = keys[place - 1];
                ranking.seats[place] = ranking.seats[place - 1];
                place -= 1;
            }
            keys[place] = key;
            ranking.seats[place] = seat;
            ranking.len += 1;
        }
        ranking
    }

    /// Section 5.8, step 1: before anything is scored.
    pub(crate) fn begin_scoring(&mut self, log: &mut impl Log<Event>) {
        let (province, condition) = (self.second_now(), self.condition());
        self.second = Some(province);
        let again = province == self.first();
        log.tell(Audience::All, || Event::SecondMarker { province, condition, again });
        self.phase = Phase::Score(0);
    }

    /// The province that the tile of column B names (section 3.8; ruling 9.24).
    pub(crate) fn second_now(&self) -> Province {
        match self.condition() {
            Condition::King => self.king,
            Condition::Opposite => self.ring.after(self.king, Province::COUNT as u8 / 2),
            condition => self.with_most(&self.counted(condition)),
        }
    }

    /// The province with the most; a tie goes to the one that is reached first from the king himself on.
    #[inline]
    pub(crate) fn with_most(&self, counts: &[u8; Province::COUNT]) -> Province {
        let mut best = self.king;
        for province in self.ring.from(self.king).skip(1) {
            if counts[province as usize] > counts[best as usize] {
                best = province;
            }
        }
        best
    }

    /// What a condition counts in every province, so that the most of it win: of chests those that are not there.
    /// Nothing for those that look at the king alone.
    pub(crate) fn counted(&self, condition: Condition) -> [u8; Province::COUNT] {
        let chests = |province: Province| -> u8 {
            self.layout().offices(province).map(|office| self.stacks[office.index()].len()).sum()
        };
        let occupied = self.occupied();
        Province::ALL.map(|province| match condition {
            Condition::King | Condition::Opposite => 0,
            Condition::MostFigures => occupied.within(province).len(),
            Condition::FewestChests => u8::MAX - chests(province),
            Condition::MostPayment => self.pay[province as usize].0.iter().map(|figures| figures.total()).sum(),
            Condition::MostNobles => self.seated.0.iter().map(|seated| seated.nobles.within(province).len()).sum(),
        })
    }

    /// The provinces of this round's scoring; ruling 9.23: none is scored twice.
    #[inline]
    pub(crate) fn scored(&self, at: u8) -> Option<Province> {
        match at {
            0 => Some(self.first()),
            1 => self.second.filter(|&second| second != self.first()),
            _ => None,
        }
    }

    /// Section 5.8, step 3, a to c; rulings 9.25, 9.28 and 9.50. After the last province the round is cleaned up, or the
    /// game ends (step 4).
    pub(crate) fn score_next(&mut self, at: u8, log: &mut impl Log<Event>) {
        let Some(province) = self.scored(at) else {
            if self.round < ROUNDS {
                self.phase = Phase::RetinuePick { at: 0, nth: 0, kept: 0 };
            } else {
                self.finish(log);
            }
            return;
        };
        log.tell(Audience::All, || Event::ProvinceScored { province });
        let ranking = self.ranking(province, at == 0);
        if ranking.len == 0 {
            log.tell(Audience::All, || Event::NobodyThere { province });
        }
        if at == 0 {
            self.tell_arbiters(province, &ranking, log);
        }
        for (place, &seat) in ranking.seats().iter().enumerate() {
            self.score_place(province, seat, Place::after(place), log);
        }
        self.score_noble_houses(province, log);
        self.moment(PhaseName::Scoring, log);
        let ranked = [ranking.at(0), ranking.at(1), ranking.at(2)];
        self.phase = Phase::Bonus(Award { at, place: 0, ranked });
    }

    /// Tells, for the record alone, whose privilege has broken a tie.
    fn tell_arbiters(&self, province: Province, ranking: &Ranking, log: &mut impl Log<Event>) {
        let privilege = Privilege::Arbiter;
        for &seat in ranking.seats().iter().filter(|&&seat| self.houses[seat].has(privilege)) {
            if self.ranking(province, false).place(seat) > ranking.place(seat) {
                log.tell(Audience::Nobody, || Event::PrivilegeHelped { seat, privilege });
            }
        }
    }

    fn score_place(&mut self, province: Province, seat: Seat, place: Place, log: &mut impl Log<Event>) {
        let tile = self.tiles[province as usize].points(self.seats);
        let points = tile.get(place as usize).copied().unwrap_or(0);
        let strength = self.seated[seat].strength(province);
        self.houses[seat].score(Part::Provinces, points);
        log.tell(Audience::All, || Event::Placed { seat, place, strength, points: Points(points) });
        if place == Place::First && self.houses[seat].has(Privilege::Herald) {
            let points = Privilege::Herald.amount();
            self.houses[seat].score(Part::Privileges, points);
            log.tell(Audience::All, || Event::HeraldPoints { seat, points });
        }
    }

    /// Ruling 9.50: every owner scores, wherever they are placed.
    fn score_noble_houses(&mut self, province: Province, log: &mut impl Log<Event>) {
        for seat in self.seats.from(self.start) {
            let nobles = self.seated[seat].nobles.within(province).len();
            if nobles > 0 && self.houses[seat].has(Privilege::NobleHouse) {
                let points = Privilege::NobleHouse.amount() * nobles;
                self.houses[seat].score(Part::Privileges, points);
                log.tell(Audience::All, || Event::NobleHousePoints { seat, points });
            }
        }
    }

    /// VP that privileges add to a place, as [`Staufer::score_next`] and the bonus step give them.
    pub(crate) fn more_points(&self, province: Province, seat: Seat, place: Place) -> u8 {
        let house = &self.houses[seat];
        let by = |privilege: Privilege| if house.has(privilege) { privilege.amount() } else { 0 };
        let herald = if place == Place::First { by(Privilege::Herald) } else { 0 };
        let nobles = by(Privilege::NobleHouse) * self.seated[seat].nobles.within(province).len();
        let chancellor = if self.is_chancellor(seat, place) { Privilege::Chancellor.amount() } else { 0 };
        herald + nobles + chancellor
    }
}

//! Scoring by the best arrangement (section 7).

use curia_core::{BySeat, Named, Score, Seat, Standings};

use crate::data::{COPIES, MOST_GAMES, TOP_VALUE, TYPES, building_value, subject_value};
use crate::options::{MatchMode, TieBreak};
use crate::state::{Player, RivalKings};

/// What the points of one game are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Points {
    pub(crate) perfect: i32,
    pub(crate) colour: i32,
    pub(crate) loose: i32,
    pub(crate) coins: i32,
    pub(crate) markers: i32,
}

impl Points {
    /// What the cards alone are worth.
    pub(crate) fn cards(self) -> i32 {
        self.perfect + self.colour + self.loose
    }

    /// The sum; it may be negative.
    pub(crate) fn total(self) -> i32 {
        self.cards() + self.coins + self.markers
    }
}

/// Cards left over by the perfect pairs of one colour: how many of each value, and of each kind.
#[derive(Clone, Copy, Default)]
struct Rest {
    of_value: [u8; TOP_VALUE + 1],
    buildings: u8,
    subjects: u8,
}

impl Player {
    /// Section 7, steps 1 to 5.
    pub(crate) fn points(&self) -> Points {
        let mut points = self.card_points();
        points.coins = i32::from(self.coins.value() / 3);
        points.markers = -2 * i32::from(self.markers);
        points
    }

    /// Section 7, steps 1 to 3.
    fn card_points(&self) -> Points {
        let mut points = Points::default();
        let (b, s) = (&self.buildings, &self.subjects);
        let mut rest = [Rest::default(); 4];
        let mut owned = b.once | s.once;
        while owned != 0 {
            let number = owned.trailing_zeros() as usize % TYPES;
            owned &= owned - 1;
            let copies = |once: u16, twice: u16| (once >> number & 1) as u8 + (twice >> number & 1) as u8;
            let (buildings, subjects) = (copies(b.once, b.twice), copies(s.once, s.twice));
            let (building, subject) = (building_value(number), subject_value(number));
            let perfect = buildings.min(subjects);
            debug_assert!(usize::from(perfect) <= COPIES);
            points.perfect += i32::from(perfect) * i32::from(building + subject);
            let rest = &mut rest[number / 4];
            rest.buildings += buildings - perfect;
            rest.subjects += subjects - perfect;
            rest.of_value[usize::from(building)] += buildings - perfect;
            rest.of_value[usize::from(subject)] += subjects - perfect;
        }
        for rest in &rest {
            rest.score(&mut points);
        }
        points
    }
}

impl Rest {
    /// Section 7, steps 2 and 3: the best matching of one colour.
    ///
    /// With k pairs, k cards count and the other k of the pairs do not. Whatever k cards are to count, a
    /// partner of the other kind can be found for each of them, so the k dearest count; a pair pays while the
    /// dearer card is worth more than two loose cards.
    fn score(&self, points: &mut Points) {
        let mut pairs = self.buildings.min(self.subjects);
        let mut loose = self.buildings + self.subjects;
        for value in (3..=TOP_VALUE).rev() {
            let now = pairs.min(self.of_value[value]);
            points.colour += i32::from(now) * value as i32;
            pairs -= now;
            loose -= 2 * now;
        }
        // A pair worth 2 equals two loose cards; it is shown as a pair, as the rulebook pairs what can be paired.
        let now = pairs.min(self.of_value[2]);
        points.colour += i32::from(now) * 2;
        points.loose += i32::from(loose - 2 * now);
    }
}

/// The parts of the score of one game, in the order of section 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("rival-kings-part")]
pub(crate) enum ScorePart {
    PerfectPairs,
    ColourPairs,
    LooseCards,
    Coins,
    Markers,
}

/// A finished game of a match, as a part of the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("rival-kings-part")]
pub(crate) enum FinishedGame {
    Game1,
    Game2,
    Game3,
    Game4,
    Game5,
    Game6,
    Game7,
    Game8,
    Game9,
    Game10,
    Game11,
    Game12,
    Game13,
    Game14,
    Game15,
    Game16,
    Game17,
    Game18,
    Game19,
    Game20,
}

const _: () = assert!(FinishedGame::ALL.len() == MOST_GAMES);

impl RivalKings {
    /// What has come of something for a player who was `before` like this, in points of the running game.
    pub(crate) fn gain_since(&self, seat: Seat, before: &Player) -> i32 {
        self.players[seat].points().total() - before.points().total()
    }

    /// The points of a seat in the finished games.
    pub(crate) fn finished_points(&self, seat: Seat) -> i32 {
        let games = self.history.iter().take(usize::from(self.finished));
        games.map(|game| game.get(seat.index()).copied().map_or(0, i32::from)).sum()
    }

    /// The points of a seat over the match, as they stand.
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        let running = if self.running() { self.players[seat].points().total() } else { 0 };
        self.finished_points(seat) + running
    }

    /// The score of a seat with its parts; everything in it is public.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        let single = self.options.match_mode == MatchMode::Single;
        if !single {
            for (game, part) in self.history.iter().zip(FinishedGame::ALL).take(usize::from(self.finished)) {
                score.add(part.key(), game.get(seat.index()).copied().map_or(0, i32::from));
            }
        }
        if single || self.running() {
            let points = self.players[seat].points();
            let parts = [points.perfect, points.colour, points.loose, points.coins, points.markers];
            for (part, points) in ScorePart::ALL.into_iter().zip(parts) {
                score.add(part.key(), points);
            }
        }
        score
    }

    /// Section 8 and the option `tie_break`: places by points, then by markers and coins of the last game.
    pub(crate) fn places(&self) -> Standings {
        let mut totals = BySeat::all(0);
        let mut keys = BySeat::all((0, 0, 0));
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            totals[seat] = self.total(seat);
            keys[seat] = match self.options.tie_break {
                TieBreak::Shared => (totals[seat], 0, 0),
                TieBreak::FewestMarkers => (totals[seat], -i32::from(player.markers), i32::from(player.coins.value())),
            };
        }
        Standings::rank(self.seats, totals, keys)
    }
}

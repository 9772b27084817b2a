//! Influence and majorities (sections 7.4 and 7.5), and the winner (section 8).

use std::cmp::Reverse;

use curia_core::{Audience, BySeat, Game, Log, Score, Seat, SeatSet, Standings};

use crate::data::{Country, Rank};
use crate::event::Event;
use crate::pieces::Boxes;
use crate::state::{HeadsOfState, Part, Phase};
use crate::view::{InfluenceView, PhaseName};

impl HeadsOfState {
    /// Section 7.4: the players with influence in a country, in their order.
    #[inline]
    pub(crate) fn standings_in(&self, country: Country) -> impl Iterator<Item = InfluenceView> + use<> {
        standings(&self.boxes, country)
    }

    /// Section 7.4, country by country.
    pub(crate) fn score_countries(&mut self, log: &mut impl Log<Event>) {
        for country in Country::SCORED {
            let mut places = self.standings_in(country);
            let (first, second, third) = (places.next(), places.next(), places.next());
            let century = self.century;
            log.tell(Audience::All, || Event::CountryScored { country, century, empty: first.is_none() });
            for (ahead, behind) in [(first, second), (second, third)] {
                tell_tie(ahead, behind, log);
            }
            // Ruling 9.38: nobody gets the low marker if one player alone has influence.
            for (place, player) in [first, second].into_iter().enumerate() {
                let Some(InfluenceView { seat, influence, .. }) = player else { continue };
                let points = country.century_markers()[place];
                self.century_markers[country.index()][century.index()][place] = Some(seat);
                self.score(seat, Part::Centuries, points);
                log.tell(Audience::All, || Event::CenturyMarker {
                    seat,
                    country,
                    influence,
                    points,
                    second: place > 0,
                });
            }
            self.moment(PhaseName::Scoring, log);
        }
    }

    /// Section 7.5 and section 8.
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        for rank in Rank::ALL {
            self.score_majority(rank, log);
        }
        self.moment(PhaseName::Scoring, log);
        self.phase = Phase::Over;
        let totals = self.tally();
        for seat in self.seats.iter() {
            log.tell(Audience::All, || Event::FinalScore { seat, total: totals[seat] });
        }
        self.tell_winner(log);
    }

    /// Section 7.5; rulings 9.42 and 9.43.
    fn score_majority(&mut self, rank: Rank, log: &mut impl Log<Event>) {
        let cards = |seat: Seat| self.players[seat].noble_cards[rank as usize];
        let count = self.seats.iter().map(cards).max().unwrap_or(0);
        let leaders: SeatSet = self.seats.iter().filter(|&seat| count > 0 && cards(seat) == count).collect();
        let points = match leaders.len() {
            1 => rank.noble().majority,
            2 => rank.noble().majority / 2,
            _ => 0,
        };
        if points > 0 {
            leaders.iter().for_each(|seat| self.score(seat, Part::Nobles, points));
            let shared = leaders.len() > 1;
            log.tell(Audience::All, || Event::Majority {
                seats: leaders.iter().collect(),
                rank,
                count,
                points,
                shared,
            });
        } else {
            log.tell(Audience::All, || Event::NoMajority { rank, seats: leaders.iter().collect(), count });
        }
    }

    /// Section 8: what ranks the players; larger is better.
    fn result(&self, seat: Seat) -> (i32, [u8; Rank::COUNT]) {
        // From king to baron, so that arrays compare as the section says (ruling 9.47).
        (self.points(seat), self.players[seat].noble_cards)
    }

    /// Section 8: equal points at the top are decided by noble cards.
    fn tell_winner(&self, log: &mut impl Log<Event>) {
        let best = self.seats.iter().map(|seat| self.result(seat)).max().unwrap_or_default();
        let Some(seat) = self.seats.iter().find(|&seat| self.result(seat) == best) else { return };
        for other in self.seats.iter().filter(|&other| self.points(other) == best.0) {
            let cards = self.players[other].noble_cards;
            if let Some(rank) = Rank::ALL.into_iter().find(|&rank| cards[rank as usize] != best.1[rank as usize]) {
                log.tell(Audience::All, || Event::WonByCards { seat, other, rank });
            }
        }
    }

    /// Section 8.
    pub(crate) fn final_standings(&self) -> Standings {
        let mut key = BySeat::all((0, [0; Rank::COUNT]));
        for seat in self.seats.iter() {
            key[seat] = self.result(seat);
        }
        Standings::rank(self.seats, self.tally(), key)
    }

    /// The points won so far.
    #[inline]
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.players[seat].points.iter().map(|&points| i32::from(points)).sum()
    }

    /// The points with their parts, in the order of section 7.
    pub(crate) fn score_of(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        for (part, points) in Part::ALL.into_iter().zip(self.players[seat].points) {
            score.add(part.key(), i32::from(points));
        }
        score
    }
}

/// Section 7.4: the players with influence in a country if their nobles live in these boxes, in their order; rulings 9.39
/// and 9.49.
#[inline]
pub(crate) fn standings(boxes: &BySeat<Boxes>, country: Country) -> impl Iterator<Item = InfluenceView> + use<> {
    let living = boxes.0.iter().fold(Boxes::EMPTY, |living, own| living.or(*own));
    let mut players = Seat::ALL.map(|seat| influence(seat, boxes[seat].and(country.boxes()), living));
    players.sort_by_key(|player| Reverse(player.map_or((0, 0, 0), |it| it.weight())));
    players.into_iter().flatten()
}

/// Section 7.4: what the nobles of one seat in one country bring them, among all that are alive; rulings 9.40 and 9.41.
fn influence(seat: Seat, own: Boxes, living: Boxes) -> Option<InfluenceView> {
    let first = own.first()?;
    let (rank, area) = (first.rank(), first.area());
    let mut player = InfluenceView { influence: 0, rank, area, number: area.card().number, seat };
    for at in own.iter() {
        let (rank, area) = (at.rank(), at.area());
        let [highest, other] = area.card().kind.weights();
        // A lower noble without an upper one is the highest of its area.
        player.influence += if at.is_upper() || !living.has(area.pair().0) { highest } else { other };
        let number = area.card().number;
        if (rank.number(), number) > (player.rank.number(), player.number) {
            player = InfluenceView { rank, area, number, ..player };
        }
    }
    Some(player)
}

/// Tells what decided between two players of equal influence.
fn tell_tie(ahead: Option<InfluenceView>, behind: Option<InfluenceView>, log: &mut impl Log<Event>) {
    let Some((ahead, behind)) = ahead.zip(behind).filter(|(ahead, behind)| ahead.influence == behind.influence) else {
        return;
    };
    log.tell(Audience::All, || Event::TieDecided {
        seat: ahead.seat,
        other: behind.seat,
        rank: ahead.rank,
        area: ahead.area,
        by_number: ahead.rank == behind.rank,
    });
}

//! Phase 2: the Gardener's window, the conflicts, the Town Guard, the turn order (section 5.4).

use curia_core::{Audience, Log, Refusal, Seat, SeatSet};

use crate::data::{Rank, Subject};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Phase, RivalKings};
use crate::view::{Conflict, CyclePhase};
use crate::why::Why;

/// Who causes a rank conflict.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Thief {
    /// A player, who will also steal an action.
    Seat(Seat),
    /// The neutral card, which only hands out the marker.
    Neutral,
}

/// A conflict of section 5.4, step 2. Conflicts are ordered as they are resolved: by the rank of the thief, then by
/// the seat of the victim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct RankConflict {
    /// The rank of the thief.
    rank: Rank,
    /// Who robs.
    pub(crate) thief: Thief,
    /// Who is robbed.
    pub(crate) victim: Seat,
}

/// Who has played each rank.
type ByRank = [SeatSet; Rank::ALL.len()];

impl RivalKings {
    /// Who comes first: the higher rank, then fewer markers, then the card with the symbol.
    fn precedence(&self, seat: Seat) -> (Option<Rank>, u8, bool) {
        let player = &self.players[seat];
        (self.rank(seat), player.markers, player.played.is_some_and(|character| !character.symbol()))
    }

    /// Sorts the seats by precedence; it serves as reveal order and as turn order.
    fn sort_order(&mut self) {
        let mut order = self.order;
        for (place, seat) in order.iter_mut().zip(self.seats.iter()) {
            *place = seat;
        }
        if let Some(seats) = order.get_mut(..self.seats.get()) {
            seats.sort_unstable_by_key(|&seat| self.precedence(seat));
        }
        self.order = order;
    }

    /// Section 5.4, GARDENER_WINDOW, in reveal order.
    pub(super) fn begin_gardeners(&mut self, log: &mut impl Log<Event>) {
        if self.seats.iter().any(|seat| self.players[seat].active() == Some(Subject::Gardener)) {
            self.sort_order();
            self.ask_gardeners(None, log);
        } else {
            self.equal_ranks(log);
        }
    }

    /// Asks the next Gardener after `last` in reveal order.
    fn ask_gardeners(&mut self, last: Option<Seat>, log: &mut impl Log<Event>) {
        let mut seats = self.order.iter().copied().take(self.seats.get());
        if last.is_some() {
            seats.find(|&seat| Some(seat) == last);
        }
        match seats.find(|&seat| self.players[seat].ready(Subject::Gardener)) {
            Some(seat) => self.phase = Phase::Gardener(seat),
            None => self.equal_ranks(log),
        }
    }

    pub(crate) fn legal_gardener(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        put(Move::Pass);
        self.opponents(seat).for_each(|other| put(Move::Swap(other)));
    }

    /// Ruling 9.19: the Gardener swaps with a player only.
    pub(crate) fn why_gardener(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        matches!(mv, Move::Swap(_)).then(|| self.why_no_opponent(seat))
    }

    /// Section 5.10: who was named is no opponent.
    pub(super) fn why_no_opponent(&self, seat: Seat) -> Refusal {
        Refusal::new("5.10", Why::NeedsOpponent { seats: self.opponents(seat).collect() })
    }

    /// The Gardener: the two played characters change owners. Rulings 9.19 and 9.51.
    pub(crate) fn apply_gardener(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        if let Move::Swap(with) = mv {
            self.players[seat].ability_used = true;
            log.tell(Audience::All, || Event::AbilityUsed { seat, subject: Subject::Gardener });
            let (gave, got) = (self.players[seat].played, self.players[with].played);
            self.players[seat].played = got;
            self.players[with].played = gave;
            if let (Some(gave), Some(got)) = (gave, got) {
                log.tell(Audience::All, || Event::CharactersSwapped { seat, with, got, gave });
            }
            self.moment(CyclePhase::Conflicts, log);
        }
        self.ask_gardeners(Some(seat), log);
    }

    /// Section 5.4, step 1: equal ranks from A to F. Rulings 9.14 and 9.35.
    fn equal_ranks(&mut self, log: &mut impl Log<Event>) {
        let ranks = self.by_rank();
        for (rank, equal) in Rank::ALL.into_iter().zip(ranks) {
            let Some(first) = equal.first() else { continue };
            match equal.without(first).first() {
                Some(second) => {
                    log.tell(Audience::All, || Event::EqualRanks { first, second, rank });
                    let (first, second) = if self.precedence(second) < self.precedence(first) {
                        (second, first)
                    } else {
                        (first, second)
                    };
                    for seat in [first, second] {
                        self.players[seat].tied = true;
                        self.take_marker(seat, log);
                    }
                }
                None if self.neutral.is_some_and(|neutral| neutral.rank() == rank) => {
                    log.tell(Audience::All, || Event::NeutralEqual { seat: first, rank });
                    self.take_marker(first, log);
                }
                None => {}
            }
        }
        self.rank_conflicts(None, log);
    }

    fn by_rank(&self) -> ByRank {
        let mut ranks = ByRank::default();
        for seat in self.seats.iter() {
            if let Some(rank) = self.rank(seat) {
                ranks[rank.index()] = ranks[rank.index()].with(seat);
            }
        }
        ranks
    }

    fn take_marker(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.reserve == 0 {
            log.tell(Audience::All, || Event::NoMarkerLeft { seat });
            return;
        }
        let before = self.players[seat];
        self.reserve -= 1;
        self.players[seat].markers += 1;
        log.tell(Audience::All, || Event::MarkerTaken { seat, gain: self.gain_since(seat, &before) });
    }

    /// Section 5.4, step 2: resolves the rank conflicts after `last`, until a Town Guard must decide.
    fn rank_conflicts(&mut self, last: Option<RankConflict>, log: &mut impl Log<Event>) {
        let ranks = self.by_rank();
        for rank in Rank::ALL {
            let victims = rank.robs().map_or(SeatSet::EMPTY, |low| ranks[low.index()]);
            let Some(thief) = self.thief(rank, &ranks).filter(|_| !victims.is_empty()) else { continue };
            for victim in victims.iter() {
                let conflict = RankConflict { rank, thief, victim };
                if last.is_some_and(|last| conflict <= last) {
                    continue;
                }
                self.tell_rank_conflict(conflict, log);
                if self.reserve > 0 && self.players[victim].ready(Subject::TownGuard) {
                    self.phase = Phase::TownGuard(conflict);
                    return;
                }
                self.take_marker(victim, log);
                self.will_rob(conflict);
            }
        }
        self.begin_turns(log);
    }

    /// Every conflict of equal ranks and then of different ranks, in the order in which they are resolved, as far as that has
    /// come. All of it is public: it follows from the characters on the table.
    pub(crate) fn conflicts(&self) -> Vec<Conflict> {
        let last = match self.phase {
            Phase::ChooseCharacter | Phase::Gardener(_) | Phase::Moment(CyclePhase::Conflicts) | Phase::Over => {
                return Vec::new();
            }
            Phase::TownGuard(conflict) => Some(conflict),
            _ => None,
        };
        let ranks = self.by_rank();
        let equal = Rank::ALL.into_iter().zip(ranks).filter_map(|(rank, equal)| self.equal_conflict(rank, equal));
        let thefts = Rank::ALL.into_iter().flat_map(|rank| {
            let victims = rank.robs().map_or(SeatSet::EMPTY, |low| ranks[low.index()]);
            let thief = self.thief(rank, &ranks);
            victims.iter().filter_map(move |victim| Some(RankConflict { rank, thief: thief?, victim }))
        });
        let so_far = thefts.take_while(|conflict| last.is_none_or(|last| *conflict <= last));
        equal.chain(so_far.filter_map(|conflict| self.rank_conflict(conflict, last))).collect()
    }

    fn equal_conflict(&self, rank: Rank, equal: SeatSet) -> Option<Conflict> {
        let first = equal.first()?;
        match equal.without(first).first() {
            Some(second) => Some(Conflict::Equal { first, second, rank }),
            None => self
                .neutral
                .filter(|neutral| neutral.rank() == rank)
                .map(|neutral| Conflict::EqualNeutral { seat: first, neutral }),
        }
    }

    /// How far a theft has come: what is neither to come nor done was warded off, or is still being decided.
    fn rank_conflict(
        &self,
        RankConflict { thief, victim, .. }: RankConflict,
        last: Option<RankConflict>,
    ) -> Option<Conflict> {
        let Thief::Seat(thief) = thief else {
            return self.neutral.map(|neutral| Conflict::Outranked { victim, neutral });
        };
        let stolen =
            self.actions(victim).iter().copied().find(|&action| self.players[victim].covered.by(action) == Some(thief));
        let is_open = last.is_some_and(|last| last.thief == Thief::Seat(thief) && last.victim == victim);
        let prevented = stolen.is_none() && !is_open && !self.players[thief].victims.has(victim);
        Some(Conflict::Theft { thief, victim, stolen, prevented })
    }

    fn tell_rank_conflict(&self, conflict: RankConflict, log: &mut impl Log<Event>) {
        let victim = conflict.victim;
        match (conflict.thief, self.neutral) {
            (Thief::Seat(thief), _) => {
                let victims = self.players[thief].victims.len() as u8 + 1;
                log.tell(Audience::All, || Event::RankConflict { thief, victim, victims });
            }
            (Thief::Neutral, Some(neutral)) => {
                log.tell(Audience::All, || Event::NeutralConflict { victim, neutral });
            }
            (Thief::Neutral, None) => {}
        }
    }

    /// Who robs with this rank: a player who is not tied (ruling 9.10), or the neutral card unless it has the
    /// rank of a player (ruling 9.15).
    fn thief(&self, rank: Rank, ranks: &ByRank) -> Option<Thief> {
        match ranks[rank.index()].first() {
            Some(seat) => (!self.players[seat].tied).then_some(Thief::Seat(seat)),
            None => self.neutral.filter(|neutral| neutral.rank() == rank).map(|_| Thief::Neutral),
        }
    }

    /// The victim will be robbed. Ruling 9.16: never by the neutral card.
    fn will_rob(&mut self, conflict: RankConflict) {
        if let Thief::Seat(thief) = conflict.thief {
            self.players[thief].victims = self.players[thief].victims.with(conflict.victim);
        }
    }

    pub(crate) fn legal_town_guard(&self, put: &mut impl FnMut(Move)) {
        put(Move::Accept);
        put(Move::Ward);
    }

    /// Section 5.4, TOWN_GUARD: the victim takes the marker, or their Town Guard sends it away.
    pub(crate) fn apply_town_guard(&mut self, conflict: RankConflict, mv: Move, log: &mut impl Log<Event>) {
        if mv == Move::Ward {
            self.ward(conflict, log);
        } else {
            self.take_marker(conflict.victim, log);
            self.will_rob(conflict);
        }
        self.rank_conflicts(Some(conflict), log);
    }

    /// The Town Guard sends the marker to the thief; the theft stays (rulings 9.17, 9.18, 9.47) unless the
    /// house rule `town_guard_blocks_theft` says otherwise.
    fn ward(&mut self, conflict: RankConflict, log: &mut impl Log<Event>) {
        let seat = conflict.victim;
        self.players[seat].ability_used = true;
        log.tell(Audience::All, || Event::AbilityUsed { seat, subject: Subject::TownGuard });
        let Thief::Seat(thief) = conflict.thief else {
            log.tell(Audience::All, || Event::Warded { seat, thief: None });
            return;
        };
        log.tell(Audience::All, || Event::Warded { seat, thief: Some(thief) });
        self.take_marker(thief, log);
        if self.options.town_guard_blocks_theft {
            log.tell(Audience::All, || Event::TheftPrevented { seat, thief });
        } else {
            self.will_rob(conflict);
        }
    }

    /// Section 5.4, TURN_ORDER: fixed for this cycle. Ruling 9.9.
    fn begin_turns(&mut self, log: &mut impl Log<Event>) {
        self.sort_order();
        log.tell(Audience::All, || Event::TurnOrder {
            order: self.order.iter().take(self.seats.get()).copied().collect(),
        });
        self.turn = 0;
        self.moment(CyclePhase::Actions, log);
        self.start_turn(log);
    }
}

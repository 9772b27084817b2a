//! Phase 2: the Gardener's window, the conflicts, the Town Guard, the turn order (section 5.4).

use curia_core::{Audience, Log, Seat, SeatSet};

use crate::data::{Rank, Subject};
use crate::event::RivalKingsEvent as Event;
use crate::moves::RivalKingsMove as Move;
use crate::state::{MOST_SEATS, RivalKings, Step};

/// Who causes a rank conflict.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Thief {
    /// A player, who will also steal an action.
    Seat(Seat),
    /// The neutral card, which only hands out the marker.
    Neutral,
}

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
    pub(crate) fn begin_gardeners(&mut self, log: &mut impl Log<Event>) {
        self.at = 0;
        if self.seats.iter().any(|seat| self.players[seat].active() == Some(Subject::Gardener)) {
            self.sort_order();
            self.ask_gardeners(log);
        } else {
            self.equal_ranks(log);
        }
    }

    /// The player at the Gardener's window.
    pub(crate) fn gardener(&self) -> Seat {
        self.order[usize::from(self.at) % MOST_SEATS]
    }

    fn ask_gardeners(&mut self, log: &mut impl Log<Event>) {
        while usize::from(self.at) < self.seats.get() {
            if self.players[self.gardener()].ready(Subject::Gardener) {
                self.step = Step::Gardener;
                return;
            }
            self.at += 1;
        }
        self.equal_ranks(log);
    }

    pub(crate) fn legal_gardener(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        put(Move::Pass);
        self.opponents(seat).for_each(|other| put(Move::Swap(other)));
    }

    pub(crate) fn next_gardener(&mut self, log: &mut impl Log<Event>) {
        self.at += 1;
        self.ask_gardeners(log);
    }

    /// The Gardener: the two played characters change owners. Rulings 9.19 and 9.51.
    pub(crate) fn swap_characters(&mut self, seat: Seat, with: Seat, log: &mut impl Log<Event>) {
        self.players[seat].ability_used = true;
        log.tell(Audience::All, || Event::AbilityUsed { seat, subject: Subject::Gardener });
        let (gave, got) = (self.players[seat].played, self.players[with].played);
        self.players[seat].played = got;
        self.players[with].played = gave;
        if let (Some(gave), Some(got)) = (gave, got) {
            log.tell(Audience::All, || Event::CharactersSwapped { seat, with, got, gave });
        }
        self.next_gardener(log);
    }

    /// Section 5.4, step 1: equal ranks from A to F. Rulings 9.14 and 9.35.
    fn equal_ranks(&mut self, log: &mut impl Log<Event>) {
        let ranks = self.by_rank();
        for (&rank, equal) in Rank::ALL.iter().zip(ranks) {
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
        self.at = 0;
        self.rank_conflicts(log);
    }

    /// Who has played each rank.
    fn by_rank(&self) -> [SeatSet; 6] {
        let mut ranks = [SeatSet::EMPTY; 6];
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
        self.reserve -= 1;
        self.players[seat].markers += 1;
        log.tell(Audience::All, || Event::MarkerTaken { seat });
    }

    /// Section 5.4, step 2: thieves from A to E, victims of one thief in seat order, going on at pair `at`.
    fn rank_conflicts(&mut self, log: &mut impl Log<Event>) {
        let ranks = self.by_rank();
        while let Some(&rank) = Rank::ALL.get(usize::from(self.at) / MOST_SEATS) {
            let victims = rank.robs().map_or(SeatSet::EMPTY, |low| ranks[low.index()]);
            let Some(thief) = self.thief(rank).filter(|_| !victims.is_empty()) else {
                self.at = (self.at / MOST_SEATS as u8 + 1) * MOST_SEATS as u8;
                continue;
            };
            let victim = self.guarded();
            if victims.has(victim) {
                self.tell_rank_conflict(thief, victim, log);
                if self.reserve > 0 && self.players[victim].ready(Subject::TownGuard) {
                    self.step = Step::TownGuard;
                    return;
                }
                self.suffer(thief, victim, log);
            }
            self.at += 1;
        }
        self.begin_turns(log);
    }

    fn tell_rank_conflict(&self, thief: Thief, victim: Seat, log: &mut impl Log<Event>) {
        match (thief, self.neutral) {
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
    fn thief(&self, rank: Rank) -> Option<Thief> {
        match self.seats.iter().find(|&seat| self.rank(seat) == Some(rank)) {
            Some(seat) => (!self.players[seat].tied).then_some(Thief::Seat(seat)),
            None => self.neutral.filter(|neutral| neutral.rank() == rank).map(|_| Thief::Neutral),
        }
    }

    /// The victim of the pair `at`.
    pub(crate) fn guarded(&self) -> Seat {
        Seat::ALL[usize::from(self.at) % MOST_SEATS]
    }

    /// The thief of the pair `at`.
    pub(crate) fn guarded_against(&self) -> Option<Thief> {
        Rank::ALL.get(usize::from(self.at) / MOST_SEATS).and_then(|&rank| self.thief(rank))
    }

    /// The victim takes the marker and will be robbed. Ruling 9.16: never by the neutral card.
    fn suffer(&mut self, thief: Thief, victim: Seat, log: &mut impl Log<Event>) {
        self.take_marker(victim, log);
        if let Thief::Seat(thief) = thief {
            self.players[thief].victims = self.players[thief].victims.with(victim);
        }
    }

    /// The Town Guard rests.
    pub(crate) fn accept(&mut self, log: &mut impl Log<Event>) {
        if let Some(thief) = self.guarded_against() {
            self.suffer(thief, self.guarded(), log);
        }
        self.at += 1;
        self.rank_conflicts(log);
    }

    /// The Town Guard sends the marker to the thief; the theft stays (rulings 9.17, 9.18, 9.47) unless the
    /// house rule `town_guard_blocks_theft` says otherwise.
    pub(crate) fn ward(&mut self, log: &mut impl Log<Event>) {
        let seat = self.guarded();
        self.players[seat].ability_used = true;
        log.tell(Audience::All, || Event::AbilityUsed { seat, subject: Subject::TownGuard });
        match self.guarded_against() {
            Some(Thief::Seat(thief)) => {
                log.tell(Audience::All, || Event::Warded { seat, thief: Some(thief) });
                self.take_marker(thief, log);
                if self.options.town_guard_blocks_theft {
                    log.tell(Audience::All, || Event::TheftPrevented { seat, thief });
                } else {
                    self.players[thief].victims = self.players[thief].victims.with(seat);
                }
            }
            _ => log.tell(Audience::All, || Event::Warded { seat, thief: None }),
        }
        self.at += 1;
        self.rank_conflicts(log);
    }

    /// Section 5.4, TURN_ORDER: fixed for this cycle. Ruling 9.9.
    fn begin_turns(&mut self, log: &mut impl Log<Event>) {
        self.sort_order();
        log.tell(Audience::All, || Event::TurnOrder {
            order: self.order.iter().take(self.seats.get()).copied().collect(),
        });
        self.turn = 0;
        self.start_turn(log);
    }
}

//! Phase 3: the turn of one player as a loop of small decisions (section 5.5).

use curia_core::{Audience, Log, Seat};

use crate::data::{Action, Subject};
use crate::event::{Right, RivalKingsEvent as Event};
use crate::moves::RivalKingsMove as Move;
use crate::state::{Point, RivalKings, Step};

impl RivalKings {
    pub(crate) fn start_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.mover();
        log.tell(Audience::All, || Event::TurnBegins { seat });
        self.point = Point::Steal;
        self.at = 0;
        self.advance(log);
    }

    /// Goes on from the present point until there is something to decide.
    pub(crate) fn advance(&mut self, log: &mut impl Log<Event>) {
        let seat = self.mover();
        let ability = self.ability_executable(seat);
        loop {
            match self.point {
                Point::Steal if !self.players[seat].victims.is_empty() => {
                    self.step = Step::Steal;
                    return;
                }
                Point::Steal => {
                    self.point = if self.players[seat].tied { Point::Tied } else { Point::Own };
                }
                Point::Own => {
                    let Some(action) = self.own_action(seat) else {
                        self.point = Point::End;
                        continue;
                    };
                    if !self.players[seat].covered.has(action) {
                        if ability || self.executable(seat, action) {
                            self.step = Step::Own;
                            return;
                        }
                        self.tell_skipped(seat, action, Right::Own, true, log);
                    }
                    self.at += 1;
                }
                Point::Tied => {
                    if ability || self.tied_choices(seat).next().is_some() {
                        self.step = Step::Tied;
                        return;
                    }
                    log.tell(Audience::All, || Event::TiedSkipped { seat, forced: true });
                    self.point = Point::End;
                }
                Point::Second(action) => {
                    self.point = Point::End;
                    if self.executable(seat, action) {
                        self.step = Step::Second(action);
                        return;
                    }
                    self.tell_skipped(seat, action, Right::Second, true, log);
                }
                Point::End if ability => {
                    self.step = Step::End;
                    return;
                }
                Point::End => return self.next_turn(log),
            }
        }
    }

    /// The turn passes; after the last one the cycle is over.
    pub(crate) fn next_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn += 1;
        if !self.cycle_is_over() {
            self.start_turn(log);
        }
    }

    fn tell_skipped(&self, seat: Seat, action: Action, right: Right, forced: bool, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::Skipped { seat, action, right, forced });
    }

    /// An action is over: an ability returns to its point, everything else goes on behind it.
    pub(crate) fn action_done(&mut self, log: &mut impl Log<Event>) {
        if self.by_ability {
            self.by_ability = false;
        } else if self.point == Point::Own {
            self.at += 1;
        }
        self.advance(log);
    }

    pub(crate) fn legal_steal(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        for victim in self.players[seat].victims.iter() {
            // No card prints its actions out of the order of the table of actions, so the list is sorted.
            for &action in self.actions(victim) {
                if !self.players[victim].covered.has(action) {
                    put(Move::Steal(victim, action));
                }
            }
        }
        if self.ability_executable(seat) {
            put(Move::UseAbility);
        }
    }

    /// Section 5.5 a: a coat of arms on one action of the victim. Rulings 9.6, 9.7, 9.11, 9.12.
    pub(crate) fn steal(&mut self, seat: Seat, victim: Seat, action: Action, log: &mut impl Log<Event>) {
        self.players[seat].victims = self.players[seat].victims.without(victim);
        self.players[victim].covered = self.players[victim].covered.with(action);
        log.tell(Audience::All, || Event::Stolen { thief: seat, victim, action });
        if self.executable(seat, action) {
            self.step = Step::Stolen(action);
        } else {
            self.tell_skipped(seat, action, Right::Stolen, true, log);
            self.advance(log);
        }
    }

    pub(crate) fn answer_stolen(&mut self, seat: Seat, action: Action, perform: bool, log: &mut impl Log<Event>) {
        if perform {
            self.perform(seat, action, Right::Stolen, log);
        } else {
            self.tell_skipped(seat, action, Right::Stolen, false, log);
            self.advance(log);
        }
    }

    /// The own action that is next in printed order.
    pub(crate) fn own_action(&self, seat: Seat) -> Option<Action> {
        self.actions(seat).get(usize::from(self.at)).copied()
    }

    pub(crate) fn legal_own(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        if self.own_action(seat).is_some_and(|action| self.executable(seat, action)) {
            put(Move::Perform);
        }
        put(Move::Skip);
        if self.ability_executable(seat) {
            put(Move::UseAbility);
        }
    }

    /// Section 5.5 b. Ruling 9.5: an action once skipped is lost.
    pub(crate) fn answer_own(&mut self, seat: Seat, perform: bool, log: &mut impl Log<Event>) {
        let Some(action) = self.own_action(seat) else { return };
        if perform {
            self.perform(seat, action, Right::Own, log);
        } else {
            self.tell_skipped(seat, action, Right::Own, false, log);
            self.at += 1;
            self.advance(log);
        }
    }

    /// What a tied player can choose from: uncovered, executable actions (ruling 9.13).
    pub(crate) fn tied_choices(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let covered = self.players[seat].covered;
        let actions = self.actions(seat).iter().copied();
        actions.filter(move |&action| !covered.has(action) && self.executable(seat, action))
    }

    pub(crate) fn legal_tied(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        self.tied_choices(seat).for_each(|action| put(Move::PerformOne(action)));
        if self.players[seat].ready(Subject::Sailor) {
            self.tied_choices(seat).for_each(|action| put(Move::Twice(action)));
        }
        put(Move::Skip);
        if self.ability_executable(seat) {
            put(Move::UseAbility);
        }
    }

    /// Section 5.5 b', with the Sailor two times in a row (ruling 9.22).
    pub(crate) fn perform_tied(&mut self, seat: Seat, action: Action, twice: bool, log: &mut impl Log<Event>) {
        self.point = if twice { Point::Second(action) } else { Point::End };
        if twice {
            self.players[seat].ability_used = true;
            log.tell(Audience::All, || Event::AbilityUsed { seat, subject: Subject::Sailor });
        }
        self.perform(seat, action, Right::Tied, log);
    }

    pub(crate) fn skip_tied(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::TiedSkipped { seat, forced: false });
        self.point = Point::End;
        self.advance(log);
    }

    pub(crate) fn answer_second(&mut self, seat: Seat, action: Action, perform: bool, log: &mut impl Log<Event>) {
        if perform {
            self.perform(seat, action, Right::Second, log);
        } else {
            self.tell_skipped(seat, action, Right::Second, false, log);
            self.advance(log);
        }
    }
}

//! Phase 3: the turn of one player as a loop of small decisions (section 5.5).

use curia_core::{Audience, Log, Refusal, Seat};

use crate::data::{Action, Subject};
use crate::event::{Event, Right};
use crate::moves::Move;
use crate::state::{Phase, Point, RivalKings};
use crate::view::CyclePhase;
use crate::why::Why;

impl RivalKings {
    pub(super) fn start_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.mover();
        log.tell(Audience::All, || Event::TurnBegins { seat });
        self.point = Point::Steal;
        self.advance(log);
    }

    /// Goes on from the present point until there is something to decide.
    pub(super) fn advance(&mut self, log: &mut impl Log<Event>) {
        let seat = self.mover();
        let ability = self.ability_executable(seat);
        loop {
            match self.point {
                Point::Steal if !self.players[seat].victims.is_empty() => {
                    self.phase = Phase::Steal;
                    return;
                }
                Point::Steal => {
                    self.point = if self.players[seat].tied { Point::Tied } else { Point::Own(0) };
                }
                Point::Own(place) => {
                    let Some(&action) = self.actions(seat).get(usize::from(place)) else {
                        self.point = Point::End;
                        continue;
                    };
                    if !self.players[seat].covered.has(action) {
                        if ability || self.executable(seat, action) {
                            self.phase = Phase::OwnAction(action);
                            return;
                        }
                        self.tell_skipped(seat, action, Right::Own, true, log);
                    }
                    self.point = Point::Own(place + 1);
                }
                Point::Tied => {
                    if ability || self.tied_choices(seat).next().is_some() {
                        self.phase = Phase::TiedAction;
                        return;
                    }
                    log.tell(Audience::All, || Event::TiedSkipped { seat, forced: true });
                    self.point = Point::End;
                }
                Point::Second(action) => {
                    self.point = Point::End;
                    if self.executable(seat, action) {
                        self.phase = Phase::SecondAction(action);
                        return;
                    }
                    self.tell_skipped(seat, action, Right::Second, true, log);
                }
                Point::End if ability => {
                    self.phase = Phase::End;
                    return;
                }
                Point::End => return self.next_turn(log),
            }
        }
    }

    /// The turn passes; after the last one the cycle is over.
    fn next_turn(&mut self, log: &mut impl Log<Event>) {
        self.moment(CyclePhase::Actions, log);
        self.turn += 1;
        if !self.cycle_is_over() {
            self.start_turn(log);
        }
    }

    fn tell_skipped(&self, seat: Seat, action: Action, right: Right, forced: bool, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::Skipped { seat, action, right, forced });
    }

    /// An action is over: an ability returns to its point, everything else goes on behind it.
    pub(super) fn action_done(&mut self, log: &mut impl Log<Event>) {
        if self.by_ability {
            self.by_ability = false;
        } else if let Point::Own(place) = self.point {
            self.point = Point::Own(place + 1);
        }
        self.advance(log);
    }

    /// Section 5.5 a: every uncovered action of every victim who is not yet robbed.
    pub(crate) fn legal_steal(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        for victim in self.players[seat].victims.iter() {
            // No card prints its actions out of the order of the table of actions, so the list is sorted.
            for &action in self.actions(victim) {
                if !self.players[victim].covered.has(action) {
                    put(Move::Steal(victim, action));
                }
            }
        }
        self.legal_ability(seat, put);
    }

    /// Section 5.5 a. Ruling 9.6: stealing is not optional.
    pub(crate) fn why_steal(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let victims = self.players[seat].victims;
        match mv {
            Move::Steal(victim, action) if victims.has(victim) => Some(self.why_not_open(victim, action)),
            Move::Steal(..) => Some(Refusal::new("5.5", Why::NotAVictim { seats: victims.iter().collect() })),
            Move::Skip | Move::Perform | Move::EndTurn => {
                Some(Refusal::new("9.6", Why::MustSteal { seats: victims.iter().collect() }))
            }
            _ => None,
        }
    }

    /// The action is not on the card of `owner`, or it is covered.
    fn why_not_open(&self, owner: Seat, action: Action) -> Refusal {
        let covered = self.players[owner].covered;
        let open = self.actions(owner).iter().copied().filter(|&open| !covered.has(open)).collect();
        let why =
            if covered.has(action) { Why::ActionCovered { action, open } } else { Why::NoSuchAction { action, open } };
        Refusal::new("5.5", why)
    }

    /// Section 5.5 a: a coat of arms on one action of the victim. Rulings 9.6, 9.7, 9.11, 9.12.
    pub(crate) fn apply_steal(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        let (victim, action) = match mv {
            Move::Steal(victim, action) => (victim, action),
            Move::UseAbility => return self.use_ability(seat, log),
            _ => return,
        };
        self.players[seat].victims = self.players[seat].victims.without(victim);
        self.players[victim].covered.put(action, seat);
        log.tell(Audience::All, || Event::Stolen { thief: seat, victim, action });
        if self.executable(seat, action) {
            self.phase = Phase::StolenAction(action);
        } else {
            self.tell_skipped(seat, action, Right::Stolen, true, log);
            self.advance(log);
        }
    }

    /// Section 5.5 a: between covering and performing no ability is offered.
    pub(crate) fn legal_stolen_action(&self, put: &mut impl FnMut(Move)) {
        put(Move::Perform);
        put(Move::Skip);
    }

    pub(crate) fn apply_stolen_action(&mut self, seat: Seat, action: Action, mv: Move, log: &mut impl Log<Event>) {
        if mv == Move::Perform {
            self.perform(seat, action, Right::Stolen, log);
        } else {
            self.tell_skipped(seat, action, Right::Stolen, false, log);
            self.advance(log);
        }
    }

    /// Section 5.5 b.
    pub(crate) fn legal_own_action(&self, seat: Seat, action: Action, put: &mut impl FnMut(Move)) {
        if self.executable(seat, action) {
            put(Move::Perform);
        }
        put(Move::Skip);
        self.legal_ability(seat, put);
    }

    pub(crate) fn why_own_action(&self, seat: Seat, action: Action, mv: Move) -> Option<Refusal> {
        (mv == Move::Perform).then(|| self.why_not_executable(seat, action))
    }

    /// Section 5.5 b. Ruling 9.5: an action once skipped is lost.
    pub(crate) fn apply_own_action(&mut self, seat: Seat, action: Action, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::UseAbility => self.use_ability(seat, log),
            Move::Perform => self.perform(seat, action, Right::Own, log),
            _ => {
                self.tell_skipped(seat, action, Right::Own, false, log);
                self.action_done(log);
            }
        }
    }

    /// What a tied player can choose from: uncovered, executable actions (ruling 9.13).
    fn tied_choices(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let covered = self.players[seat].covered;
        let actions = self.actions(seat).iter().copied();
        actions.filter(move |&action| !covered.has(action) && self.executable(seat, action))
    }

    /// Section 5.5 b'.
    pub(crate) fn legal_tied_action(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        self.tied_choices(seat).for_each(|action| put(Move::PerformOne(action)));
        if self.players[seat].ready(Subject::Sailor) {
            self.tied_choices(seat).for_each(|action| put(Move::Twice(action)));
        }
        put(Move::Skip);
        self.legal_ability(seat, put);
    }

    /// Section 5.5 b'. Rulings 9.13 and 9.22.
    pub(crate) fn why_tied_action(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        match mv {
            Move::Twice(_) if !self.players[seat].ready(Subject::Sailor) => {
                Some(Refusal::new("9.22", Why::SailorNotReady))
            }
            Move::PerformOne(action) | Move::Twice(action) => {
                let open = self.actions(seat).contains(&action) && !self.players[seat].covered.has(action);
                Some(if open { self.why_not_executable(seat, action) } else { self.why_not_open(seat, action) })
            }
            _ => None,
        }
    }

    /// Section 5.5 b', with the Sailor two times in a row (ruling 9.22).
    pub(crate) fn apply_tied_action(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::UseAbility => self.use_ability(seat, log),
            Move::PerformOne(action) => {
                self.point = Point::End;
                self.perform(seat, action, Right::Tied, log);
            }
            Move::Twice(action) => {
                self.point = Point::Second(action);
                self.players[seat].ability_used = true;
                log.tell(Audience::All, || Event::AbilityUsed { seat, subject: Subject::Sailor });
                self.perform(seat, action, Right::Tied, log);
            }
            _ => {
                log.tell(Audience::All, || Event::TiedSkipped { seat, forced: false });
                self.point = Point::End;
                self.advance(log);
            }
        }
    }

    /// Section 5.5 b': the second time is asked anew.
    pub(crate) fn legal_second_action(&self, put: &mut impl FnMut(Move)) {
        put(Move::Perform);
        put(Move::Skip);
    }

    pub(crate) fn apply_second_action(&mut self, seat: Seat, action: Action, mv: Move, log: &mut impl Log<Event>) {
        if mv == Move::Perform {
            self.perform(seat, action, Right::Second, log);
        } else {
            self.tell_skipped(seat, action, Right::Second, false, log);
            self.advance(log);
        }
    }

    /// Section 5.5 c: asked only while an ability is executable.
    pub(crate) fn legal_end(&self, put: &mut impl FnMut(Move)) {
        put(Move::UseAbility);
        put(Move::EndTurn);
    }

    pub(crate) fn apply_end(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        if mv == Move::UseAbility {
            self.use_ability(seat, log);
        } else {
            self.next_turn(log);
        }
    }
}

//! The five actions (section 5.6), used alike by own, stolen, doubled and ability actions.

use curia_core::{Audience, Log, Seat};

use crate::data::{Action, Card, Kind, Pile, Subject};
use crate::event::{Right, RivalKingsEvent as Event};
use crate::money::Payment;
use crate::moves::RivalKingsMove as Move;
use crate::state::{RivalKings, Step};

impl RivalKings {
    /// True if `seat` can perform `action` now. Rulings 9.36 and 9.37.
    pub(crate) fn executable(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::SettleConflict | Action::PassConflict => self.players[seat].markers > 0,
            Action::TakeMoney => self.money_to_take(),
            Action::RecruitSubject => self.affordable(seat, Kind::Subject, 0),
            Action::BuyBuilding => self.affordable(seat, Kind::Building, self.discount(seat)),
        }
    }

    /// What the Smith would take off the price of a building. Ruling 9.24.
    #[inline]
    pub(crate) fn discount(&self, seat: Seat) -> u8 {
        u8::from(self.players[seat].ready(Subject::Smith))
    }

    /// True if some face-up card of the kind can be paid.
    fn affordable(&self, seat: Seat, kind: Kind, discount: u8) -> bool {
        Pile::ALL.iter().any(|&pile| self.can_buy(seat, pile, kind, discount))
    }

    /// True if the face-up card of a pile is of the kind and can be paid.
    #[inline]
    pub(crate) fn can_buy(&self, seat: Seat, pile: Pile, kind: Kind, discount: u8) -> bool {
        self.piles[pile.index()].top().is_some_and(|card| {
            card.kind() == kind && card.value().saturating_sub(discount) <= self.players[seat].coins.value()
        })
    }

    /// Begins an action that is executable.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, right: Right, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::Performs { seat, action, right });
        match action {
            Action::SettleConflict => self.settle(seat, log),
            Action::PassConflict => self.step = Step::PassTo,
            Action::TakeMoney => {
                self.refill(log);
                self.step = Step::TakeMoney;
            }
            Action::RecruitSubject => self.step = Step::Recruit,
            Action::BuyBuilding => self.step = Step::Buy,
        }
    }

    fn settle(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.players[seat].markers -= 1;
        self.reserve += 1;
        log.tell(Audience::All, || Event::Settled { seat });
        self.action_done(log);
    }

    /// One marker moves; the receiver cannot refuse.
    pub(crate) fn pass_marker(&mut self, seat: Seat, to: Seat, log: &mut impl Log<Event>) {
        self.players[seat].markers -= 1;
        self.players[to].markers += 1;
        log.tell(Audience::All, || Event::MarkerPassed { from: seat, to });
        self.action_done(log);
    }

    /// Ruling 9.33: an empty stack may not be chosen.
    pub(crate) fn legal_take_money(&self, put: &mut impl FnMut(Move)) {
        for &pile in Pile::ALL {
            if !self.stacks[pile.index()].is_empty() {
                put(Move::Pile(pile));
            }
        }
    }

    pub(crate) fn take_money(&mut self, seat: Seat, pile: Pile, log: &mut impl Log<Event>) {
        let taken = std::mem::take(&mut self.stacks[pile.index()]).coins();
        self.players[seat].coins += taken;
        log.tell(Audience::All, || Event::MoneyTaken { seat, pile, coins: taken.value() });
        self.action_done(log);
    }

    pub(crate) fn legal_recruit(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        self.legal_piles(seat, Kind::Subject, 0, put);
    }

    pub(crate) fn legal_buy(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        self.legal_piles(seat, Kind::Building, self.discount(seat), put);
    }

    fn legal_piles(&self, seat: Seat, kind: Kind, discount: u8, put: &mut impl FnMut(Move)) {
        for &pile in Pile::ALL {
            if self.can_buy(seat, pile, kind, discount) {
                put(Move::Pile(pile));
            }
        }
    }

    pub(crate) fn recruit(&mut self, seat: Seat, pile: Pile, log: &mut impl Log<Event>) {
        if let Some(card) = self.piles[pile.index()].top() {
            self.buy(seat, card, pile, 1, card.value(), log);
        }
    }

    /// The Smith is asked about before the building is paid.
    pub(crate) fn choose_building(&mut self, seat: Seat, pile: Pile, log: &mut impl Log<Event>) {
        if self.players[seat].ready(Subject::Smith) {
            self.step = Step::Smith(pile);
        } else {
            self.buy_building(seat, pile, 0, log);
        }
    }

    pub(crate) fn legal_smith(&self, seat: Seat, pile: Pile, put: &mut impl FnMut(Move)) {
        if self.can_buy(seat, pile, Kind::Building, 0) {
            put(Move::UseSmith(false));
        }
        put(Move::UseSmith(true));
    }

    pub(crate) fn buy_with_smith(&mut self, seat: Seat, pile: Pile, yes: bool, log: &mut impl Log<Event>) {
        if yes {
            self.players[seat].ability_used = true;
            log.tell(Audience::All, || Event::AbilityUsed { seat, subject: Subject::Smith });
        }
        self.buy_building(seat, pile, u8::from(yes), log);
    }

    fn buy_building(&mut self, seat: Seat, pile: Pile, discount: u8, log: &mut impl Log<Event>) {
        if let Some(card) = self.piles[pile.index()].top() {
            self.buy(seat, card, pile, 1, card.value().saturating_sub(discount), log);
        }
    }

    /// PAY, and the card goes to the end of its row. The pile of the card receives the money.
    pub(crate) fn buy(&mut self, seat: Seat, card: Card, pile: Pile, depth: u8, price: u8, log: &mut impl Log<Event>) {
        let found = matches!(self.step, Step::Look(_));
        log.tell(Audience::All, || Event::Bought { seat, card, pile, price, found });
        match self.pay(seat, price, pile) {
            Payment::Exact => {}
            Payment::Changed => log.tell(Audience::All, || Event::Changed { seat }),
            Payment::Overpaid => log.tell(Audience::All, || Event::Overpaid { seat }),
        }
        self.players[seat].add(card);
        self.piles[pile.index()].remove(depth);
        self.shrunk = true;
        match self.piles[pile.index()].top() {
            None => log.tell(Audience::All, || Event::PileEmptied { pile }),
            // A card found on top of its equal leaves what it would leave from below it: only the buyer knows the depth.
            Some(top) if depth == 1 && !(found && top == card) => {
                log.tell(Audience::All, || Event::TurnedUp { pile, card: top });
            }
            Some(_) => {}
        }
        self.action_done(log);
    }
}

//! The five actions (section 5.6), used alike by own, stolen, doubled and ability actions.

use curia_core::{Audience, Log, Refusal, Seat};

use crate::data::{Action, Card, Kind, Pile, Subject};
use crate::event::{Event, Right};
use crate::money::Payment;
use crate::moves::Move;
use crate::state::{Phase, RivalKings};
use crate::why::Why;

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

    /// Why an action cannot be performed now. Rulings 9.34, 9.36 and 9.37.
    pub(super) fn why_not_executable(&self, seat: Seat, action: Action) -> Refusal {
        let coins = self.players[seat].coins.value();
        match action {
            Action::SettleConflict | Action::PassConflict => Refusal::new("9.36", Why::NoMarkers),
            Action::TakeMoney => Refusal::new("9.34", Why::NoMoney),
            Action::RecruitSubject => Refusal::new("9.37", Why::NoSubjectToPay { coins }),
            Action::BuyBuilding => Refusal::new("9.37", Why::NoBuildingToPay { coins }),
        }
    }

    /// What the Smith would take off the price of a building. Ruling 9.24.
    #[inline]
    fn discount(&self, seat: Seat) -> u8 {
        u8::from(self.players[seat].ready(Subject::Smith))
    }

    /// True if some face-up card of the kind can be paid.
    fn affordable(&self, seat: Seat, kind: Kind, discount: u8) -> bool {
        Pile::ALL.iter().any(|&pile| self.can_buy(seat, pile, kind, discount))
    }

    /// True if the face-up card of a pile is of the kind and can be paid.
    #[inline]
    fn can_buy(&self, seat: Seat, pile: Pile, kind: Kind, discount: u8) -> bool {
        self.piles[pile.index()].top().is_some_and(|card| {
            card.kind() == kind && card.value().saturating_sub(discount) <= self.players[seat].coins.value()
        })
    }

    /// Begins an action that is executable.
    pub(super) fn perform(&mut self, seat: Seat, action: Action, right: Right, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::Performs { seat, action, right });
        if matches!(right, Right::Own | Right::Tied) {
            let player = &mut self.players[seat];
            player.performed = player.performed.with(action);
        }
        match action {
            Action::SettleConflict => self.settle(seat, log),
            Action::PassConflict => self.phase = Phase::PassTo,
            Action::TakeMoney => {
                self.refill(log);
                self.phase = Phase::TakeMoney;
            }
            Action::RecruitSubject => self.phase = Phase::RecruitSubject,
            Action::BuyBuilding => self.phase = Phase::BuyBuilding,
        }
    }

    fn settle(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let before = self.players[seat];
        self.players[seat].markers -= 1;
        self.reserve += 1;
        log.tell(Audience::All, || Event::Settled { seat, gain: self.gain_since(seat, &before) });
        self.action_done(log);
    }

    /// pass_conflict, and the Herbalist: to any opponent.
    pub(crate) fn legal_pass_to(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        self.opponents(seat).for_each(|to| put(Move::To(to)));
    }

    pub(crate) fn why_pass_to(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        matches!(mv, Move::To(_)).then(|| self.why_no_opponent(seat))
    }

    /// One marker moves; the receiver cannot refuse.
    pub(crate) fn apply_pass_to(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        let Move::To(to) = mv else { return };
        let before = self.players[seat];
        self.players[seat].markers -= 1;
        self.players[to].markers += 1;
        log.tell(Audience::All, || Event::MarkerPassed { from: seat, to, gain: self.gain_since(seat, &before) });
        self.action_done(log);
    }

    /// take_money. Ruling 9.33: an empty stack may not be chosen.
    pub(crate) fn legal_take_money(&self, put: &mut impl FnMut(Move)) {
        self.full_stacks().for_each(|pile| put(Move::Pile(pile)));
    }

    /// The piles with money under them.
    fn full_stacks(&self) -> impl Iterator<Item = Pile> {
        Pile::ALL.into_iter().filter(|pile| !self.stacks[pile.index()].is_empty())
    }

    pub(crate) fn why_take_money(&self, mv: Move) -> Option<Refusal> {
        let Move::Pile(pile) = mv else { return None };
        Some(Refusal::new("9.33", Why::StackEmpty { pile, piles: self.full_stacks().collect() }))
    }

    pub(crate) fn apply_take_money(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        let Move::Pile(pile) = mv else { return };
        let before = self.players[seat];
        let taken = std::mem::take(&mut self.stacks[pile.index()]).coins();
        self.players[seat].coins += taken;
        let gain = || self.gain_since(seat, &before);
        log.tell(Audience::All, || Event::MoneyTaken { seat, pile, coins: taken.value(), gain: gain() });
        self.action_done(log);
    }

    /// recruit_subject: a face-up subject that can be paid, on any pile.
    pub(crate) fn legal_recruit_subject(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        self.legal_purchase(seat, Kind::Subject, 0, put);
    }

    fn legal_purchase(&self, seat: Seat, kind: Kind, discount: u8, put: &mut impl FnMut(Move)) {
        for pile in Pile::ALL {
            if self.can_buy(seat, pile, kind, discount) {
                put(Move::Pile(pile));
            }
        }
    }

    pub(crate) fn why_recruit_subject(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        self.why_purchase(seat, Kind::Subject, mv)
    }

    /// Ruling 9.28: the kind of the card decides which action can take it. Ruling 9.37: nothing is sold on credit.
    fn why_purchase(&self, seat: Seat, kind: Kind, mv: Move) -> Option<Refusal> {
        let Move::Pile(pile) = mv else { return None };
        Some(match self.piles[pile.index()].top() {
            None => Refusal::new("5.6", Why::PileEmpty { pile }),
            Some(card) if card.kind() != kind => Refusal::new("9.28", Why::WrongKind { card, kind }),
            Some(card) => self.why_too_dear(seat, card),
        })
    }

    /// Ruling 9.37: buying on credit is impossible.
    pub(super) fn why_too_dear(&self, seat: Seat, card: Card) -> Refusal {
        let coins = self.players[seat].coins.value();
        Refusal::new("9.37", Why::TooDear { card, price: card.value(), coins })
    }

    pub(crate) fn apply_recruit_subject(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        if let Move::Pile(pile) = mv {
            self.buy_top(seat, pile, 0, log);
        }
    }

    fn buy_top(&mut self, seat: Seat, pile: Pile, discount: u8, log: &mut impl Log<Event>) {
        if let Some(card) = self.piles[pile.index()].top() {
            self.buy(seat, card, pile, 1, card.value().saturating_sub(discount), log);
        }
    }

    /// buy_building: a face-up building that can be paid, with the help of a ready Smith.
    pub(crate) fn legal_buy_building(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        self.legal_purchase(seat, Kind::Building, self.discount(seat), put);
    }

    pub(crate) fn why_buy_building(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        self.why_purchase(seat, Kind::Building, mv)
    }

    /// The Smith is asked about before the building is paid.
    pub(crate) fn apply_buy_building(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        let Move::Pile(pile) = mv else { return };
        if self.players[seat].ready(Subject::Smith) {
            self.phase = Phase::UseSmith(pile);
        } else {
            self.buy_top(seat, pile, 0, log);
        }
    }

    /// use_smith: only `yes` if the full price cannot be paid.
    pub(crate) fn legal_use_smith(&self, seat: Seat, pile: Pile, put: &mut impl FnMut(Move)) {
        if self.can_buy(seat, pile, Kind::Building, 0) {
            put(Move::UseSmith(false));
        }
        put(Move::UseSmith(true));
    }

    pub(crate) fn why_use_smith(&self, seat: Seat, pile: Pile, mv: Move) -> Option<Refusal> {
        let coins = self.players[seat].coins.value();
        let price = self.piles[pile.index()].top().map_or(0, |card| card.value());
        matches!(mv, Move::UseSmith(_)).then(|| Refusal::new("5.6", Why::SmithNeeded { price, coins }))
    }

    /// Ruling 9.24.
    pub(crate) fn apply_use_smith(&mut self, seat: Seat, pile: Pile, mv: Move, log: &mut impl Log<Event>) {
        let Move::UseSmith(yes) = mv else { return };
        if yes {
            self.players[seat].ability_used = true;
            log.tell(Audience::All, || Event::AbilityUsed { seat, subject: Subject::Smith });
        }
        self.buy_top(seat, pile, u8::from(yes), log);
    }

    /// PAY, and the card goes to the end of its row. The pile of the card receives the money.
    pub(super) fn buy(&mut self, seat: Seat, card: Card, pile: Pile, depth: u8, price: u8, log: &mut impl Log<Event>) {
        let found = matches!(self.phase, Phase::Look(_));
        let before = self.players[seat];
        let payment = self.pay(seat, price, pile);
        self.players[seat].add(card);
        let gain = || self.gain_since(seat, &before);
        log.tell(Audience::All, || Event::Bought { seat, card, pile, price, found, gain: gain() });
        match payment {
            Payment::Exact => {}
            Payment::Changed => log.tell(Audience::All, || Event::Changed { seat }),
            Payment::Overpaid => log.tell(Audience::All, || Event::Overpaid { seat }),
        }
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

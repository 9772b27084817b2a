//! The abilities of the own turn (section 5.7).

use curia_core::{Audience, Log, Seat};

use crate::data::{Action, Kind, Pile, Subject};
use crate::event::{Right, RivalKingsEvent as Event};
use crate::moves::RivalKingsMove as Move;
use crate::state::{RivalKings, Step};

impl RivalKings {
    /// True if `use_ability` is offered: the active subject has an own-turn ability that is executable now and
    /// no ability was used in this cycle. Rulings 9.1 and 9.21.
    pub(crate) fn ability_executable(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        if player.ability_used {
            return false;
        }
        let Some(subject) = player.active() else { return false };
        match subject {
            Subject::Gardener | Subject::TownGuard | Subject::Sailor | Subject::Smith => false,
            Subject::Jailer => player.markers > 0 && self.supply.value() > 0,
            Subject::Scholar => player.buildings.len() > 0 && self.supply.value() > 0,
            Subject::LadyInWaiting => self.can_swap(seat, Kind::Building),
            Subject::Bishop => self.can_swap(seat, Kind::Subject),
            Subject::Troubadour => self.piles.iter().any(|pile| pile.len > 0),
            Subject::Carpenter => self.executable(seat, Action::BuyBuilding),
            Subject::MarketWoman => self.executable(seat, Action::TakeMoney),
            Subject::Innkeeper => self.executable(seat, Action::RecruitSubject),
            Subject::Vintner => self.something_to_see(Kind::Subject),
            Subject::Miner => self.something_to_see(Kind::Building),
            Subject::Herbalist => player.markers > 0,
            Subject::Farmer => !player.covered.is_empty() && self.farmer_choices(seat).next().is_some(),
        }
    }

    /// Uses the active subject's ability; the caller has checked that it is executable.
    pub(crate) fn use_ability(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Some(subject) = self.players[seat].active() else { return };
        self.players[seat].ability_used = true;
        self.by_ability = true;
        log.tell(Audience::All, || Event::AbilityUsed { seat, subject });
        match subject {
            Subject::Gardener | Subject::TownGuard | Subject::Sailor | Subject::Smith => self.action_done(log),
            Subject::Jailer => self.gain_by_ability(seat, self.players[seat].markers, log),
            Subject::Scholar => self.gain_by_ability(seat, self.players[seat].buildings.len(), log),
            Subject::LadyInWaiting => self.step = Step::SwapOwn(Kind::Building),
            Subject::Bishop => self.step = Step::SwapOwn(Kind::Subject),
            Subject::Troubadour => self.step = Step::TroubadourOwn,
            Subject::Carpenter => self.perform_by_ability(seat, Action::BuyBuilding, log),
            Subject::MarketWoman => self.perform_by_ability(seat, Action::TakeMoney, log),
            Subject::Innkeeper => self.perform_by_ability(seat, Action::RecruitSubject, log),
            Subject::Vintner => self.look(seat, Kind::Subject, log),
            Subject::Miner => self.look(seat, Kind::Building, log),
            Subject::Herbalist => self.step = Step::PassTo,
            Subject::Farmer => self.step = Step::Farmer,
        }
    }

    /// Jailer and Scholar.
    fn gain_by_ability(&mut self, seat: Seat, wanted: u8, log: &mut impl Log<Event>) {
        self.gain(seat, wanted, log);
        self.action_done(log);
    }

    /// Carpenter, Market Woman, Innkeeper, and the Farmer's chosen action.
    pub(crate) fn perform_by_ability(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.perform(seat, action, Right::Ability, log);
    }

    /// The Farmer: covered, executable actions of the own card. Ruling 9.23.
    fn farmer_choices(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let covered = self.players[seat].covered;
        let actions = self.actions(seat).iter().copied();
        actions.filter(move |&action| covered.has(action) && self.executable(seat, action))
    }

    pub(crate) fn legal_farmer(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        self.farmer_choices(seat).for_each(|action| put(Move::Farmer(action)));
    }

    /// Lady-in-waiting and Bishop need a free card on both sides. Rulings 9.27 and 9.30.
    fn can_swap(&self, seat: Seat, kind: Kind) -> bool {
        self.players[seat].free(kind) != 0 && self.opponents(seat).any(|other| self.players[other].free(kind) != 0)
    }

    /// Calls `put` with the positions of free cards.
    pub(crate) fn free_positions(&self, seat: Seat, kind: Kind, mut put: impl FnMut(u8)) {
        let player = &self.players[seat];
        let free = player.free(kind);
        for position in 0..player.count(kind) {
            if player.card(kind, position).is_some_and(|card| free & (1 << card.number()) != 0) {
                put(position);
            }
        }
    }

    pub(crate) fn legal_swap_opponent(&self, seat: Seat, kind: Kind, put: &mut impl FnMut(Move)) {
        let partners = self.opponents(seat).filter(|&other| self.players[other].free(kind) != 0);
        partners.for_each(|other| put(Move::Opponent(other)));
    }

    /// Lady-in-waiting and Bishop: the two cards change places. Rulings 9.29 and 9.50.
    pub(crate) fn swap_cards(
        &mut self,
        seat: Seat,
        kind: Kind,
        own: u8,
        with: Seat,
        theirs: u8,
        log: &mut impl Log<Event>,
    ) {
        let cards = (self.players[seat].card(kind, own), self.players[with].card(kind, theirs));
        if let (Some(gave), Some(got)) = cards {
            self.players[seat].replace(own, got);
            self.players[with].replace(theirs, gave);
            log.tell(Audience::All, || Event::CardsSwapped { seat, with, gave, got });
        }
        self.action_done(log);
    }

    /// The Troubadour may give any own card, also of a perfect pair. Ruling 9.28.
    pub(crate) fn legal_troubadour_own(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        for &kind in Kind::ALL {
            (0..self.players[seat].count(kind)).for_each(|position| put(Move::Own(kind, position)));
        }
    }

    pub(crate) fn legal_troubadour_pile(&self, put: &mut impl FnMut(Move)) {
        for &pile in Pile::ALL {
            if self.piles[pile.index()].len > 0 {
                put(Move::Pile(pile));
            }
        }
    }

    /// The Troubadour: an own card changes places with a face-up card; of another kind it goes to the end of
    /// its row.
    pub(crate) fn swap_with_market(
        &mut self,
        seat: Seat,
        kind: Kind,
        position: u8,
        pile: Pile,
        log: &mut impl Log<Event>,
    ) {
        let cards = (self.players[seat].card(kind, position), self.piles[pile.index()].top());
        if let (Some(gave), Some(got)) = cards {
            self.piles[pile.index()].replace_top(gave);
            let player = &mut self.players[seat];
            if got.kind() == kind {
                player.replace(position, got);
            } else {
                player.take(kind, position);
                player.add(got);
            }
            log.tell(Audience::All, || Event::TopSwapped { seat, pile, gave, got });
        }
        self.action_done(log);
    }

    /// True if one of the two piles of a kind holds a card of it. Only a top card can be of the other kind
    /// (ruling 9.48), so this is public.
    fn something_to_see(&self, kind: Kind) -> bool {
        Pile::of(kind).into_iter().any(|pile| {
            let pile = &self.piles[pile.index()];
            pile.len > 1 || pile.top().is_some_and(|card| card.kind() == kind)
        })
    }

    /// Vintner and Miner look through two piles. What lies there stands in the view of the looking seat as long as
    /// it looks, and in no event: a log would remember it (section 6).
    fn look(&mut self, seat: Seat, kind: Kind, log: &mut impl Log<Event>) {
        self.step = Step::Look(kind);
        log.tell(Audience::All, || Event::Looks { seat, kind });
    }

    /// Ruling 9.26: any depth, the right kind, what can be paid; ruling 9.49: perhaps nothing.
    pub(crate) fn legal_look(&self, seat: Seat, kind: Kind, put: &mut impl FnMut(Move)) {
        let coins = self.players[seat].coins.value();
        for pile in Pile::of(kind) {
            let cards = &self.piles[pile.index()];
            for depth in 1..=cards.len {
                if cards.at_depth(depth).is_some_and(|card| card.kind() == kind && card.value() <= coins) {
                    put(Move::Buy(pile, depth));
                }
            }
        }
        put(Move::Decline);
    }

    pub(crate) fn buy_found(&mut self, seat: Seat, pile: Pile, depth: u8, log: &mut impl Log<Event>) {
        if let Some(card) = self.piles[pile.index()].at_depth(depth) {
            self.buy(seat, card, pile, depth, card.value(), log);
        }
    }

    pub(crate) fn decline(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::Declined { seat });
        self.action_done(log);
    }
}

//! The abilities of the own turn (section 5.7).

use curia_core::{Audience, Log, Refusal, Seat};

use crate::data::{Action, Kind, Pile, Subject};
use crate::event::{Event, Right};
use crate::labels::Help;
use crate::moves::Move;
use crate::state::{Phase, RivalKings};
use crate::why::Why;

impl RivalKings {
    /// True if `use_ability` is offered: the active subject has an own-turn ability that is executable now and
    /// no ability was used in this cycle. Rulings 9.1 and 9.21.
    pub(super) fn ability_executable(&self, seat: Seat) -> bool {
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

    /// At the points a, b, b' and c of section 5.5.
    pub(super) fn legal_ability(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        if self.ability_executable(seat) {
            put(Move::UseAbility);
        }
    }

    /// Why the player in turn cannot use an ability now; `None` in the middle of something else.
    pub(crate) fn why_ability(&self, seat: Seat) -> Option<Refusal> {
        let player = &self.players[seat];
        if player.ability_used {
            return Some(Refusal::new("9.21", Why::AbilityUsed));
        }
        let Some(subject) = player.active() else { return Some(Refusal::new("3.6", Why::AbilityNone)) };
        let offered = matches!(self.phase, Phase::Steal | Phase::OwnAction(_) | Phase::TiedAction | Phase::End);
        Some(match subject {
            _ if matches!(self.phase, Phase::StolenAction(_)) => Refusal::new("5.5", Why::AbilityBetween),
            Subject::Gardener | Subject::TownGuard => Refusal::new("9.20", Why::AbilityTooLate { subject }),
            Subject::Smith => Refusal::new("9.24", Why::AbilitySmith),
            Subject::Sailor => Refusal::new("9.22", Why::AbilitySailor),
            _ if !offered => return None,
            Subject::LadyInWaiting | Subject::Bishop => Refusal::new("9.30", Why::AbilityNoFreeCard { subject }),
            _ => Refusal::new("5.7", Why::AbilityIdle { subject, help: Help::Ability { subject } }),
        })
    }

    /// Uses the active subject's ability; the caller has checked that it is executable.
    pub(super) fn use_ability(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Some(subject) = self.players[seat].active() else { return };
        self.players[seat].ability_used = true;
        self.by_ability = true;
        log.tell(Audience::All, || Event::AbilityUsed { seat, subject });
        match subject {
            Subject::Gardener | Subject::TownGuard | Subject::Sailor | Subject::Smith => self.action_done(log),
            Subject::Jailer => self.gain_by_ability(seat, self.players[seat].markers, log),
            Subject::Scholar => self.gain_by_ability(seat, self.players[seat].buildings.len(), log),
            Subject::LadyInWaiting => self.phase = Phase::SwapOwn(Kind::Building),
            Subject::Bishop => self.phase = Phase::SwapOwn(Kind::Subject),
            Subject::Troubadour => self.phase = Phase::TroubadourOwn,
            Subject::Carpenter => self.perform(seat, Action::BuyBuilding, Right::Ability, log),
            Subject::MarketWoman => self.perform(seat, Action::TakeMoney, Right::Ability, log),
            Subject::Innkeeper => self.perform(seat, Action::RecruitSubject, Right::Ability, log),
            Subject::Vintner => self.look(seat, Kind::Subject, log),
            Subject::Miner => self.look(seat, Kind::Building, log),
            Subject::Herbalist => self.phase = Phase::PassTo,
            Subject::Farmer => self.phase = Phase::Farmer,
        }
    }

    /// Jailer and Scholar.
    fn gain_by_ability(&mut self, seat: Seat, wanted: u8, log: &mut impl Log<Event>) {
        self.gain(seat, wanted, log);
        self.action_done(log);
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

    pub(crate) fn why_farmer(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let Move::Farmer(action) = mv else { return None };
        Some(if self.players[seat].covered.has(action) {
            self.why_not_executable(seat, action)
        } else {
            Refusal::new("9.23", Why::NotCovered { action })
        })
    }

    pub(crate) fn apply_farmer(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        if let Move::Farmer(action) = mv {
            self.perform(seat, action, Right::Ability, log);
        }
    }

    /// Lady-in-waiting and Bishop need a free card on both sides. Rulings 9.27 and 9.30.
    fn can_swap(&self, seat: Seat, kind: Kind) -> bool {
        self.players[seat].free(kind) != 0 && self.opponents(seat).any(|other| self.players[other].free(kind) != 0)
    }

    /// Calls `put` with the positions of free cards.
    fn free_positions(&self, seat: Seat, kind: Kind, mut put: impl FnMut(u8)) {
        let player = &self.players[seat];
        let free = player.free(kind);
        for position in 0..player.count(kind) {
            if player.card(kind, position).is_some_and(|card| free & (1 << card.number()) != 0) {
                put(position);
            }
        }
    }

    /// Lady-in-waiting and Bishop: an own free card.
    pub(crate) fn legal_swap_own(&self, seat: Seat, kind: Kind, put: &mut impl FnMut(Move)) {
        self.free_positions(seat, kind, |position| put(Move::Own(kind, position)));
    }

    pub(crate) fn why_swap_own(&self, seat: Seat, kind: Kind, mv: Move) -> Option<Refusal> {
        let Move::Own(asked, position) = mv else { return None };
        Some(self.why_not_free(seat, kind, asked, position))
    }

    /// Ruling 9.27: perfect pairs are protected on both sides.
    fn why_not_free(&self, owner: Seat, kind: Kind, asked: Kind, position: u8) -> Refusal {
        if asked != kind {
            return Refusal::new("5.7", Why::WrongRow { kind });
        }
        match self.players[owner].card(kind, position) {
            Some(card) => Refusal::new("9.27", Why::Protected { card }),
            None => Refusal::new("5.7", Why::NoSuchCard),
        }
    }

    pub(crate) fn apply_swap_own(&mut self, mv: Move) {
        if let Move::Own(kind, own) = mv {
            self.phase = Phase::SwapOpponent(kind, own);
        }
    }

    /// Lady-in-waiting and Bishop: an opponent who has a free card.
    pub(crate) fn legal_swap_opponent(&self, seat: Seat, kind: Kind, put: &mut impl FnMut(Move)) {
        let partners = self.opponents(seat).filter(|&other| self.players[other].free(kind) != 0);
        partners.for_each(|other| put(Move::Opponent(other)));
    }

    pub(crate) fn why_swap_opponent(&self, seat: Seat, kind: Kind, mv: Move) -> Option<Refusal> {
        let Move::Opponent(other) = mv else { return None };
        Some(if other == seat || !self.seats.has(other) {
            self.why_no_opponent(seat)
        } else {
            Refusal::new("9.27", Why::NothingFree { seat: other, kind })
        })
    }

    pub(crate) fn apply_swap_opponent(&mut self, kind: Kind, own: u8, mv: Move) {
        if let Move::Opponent(with) = mv {
            self.phase = Phase::SwapTheirs(kind, own, with);
        }
    }

    /// Lady-in-waiting and Bishop: a free card of the opponent.
    pub(crate) fn legal_swap_theirs(&self, kind: Kind, with: Seat, put: &mut impl FnMut(Move)) {
        self.free_positions(with, kind, |position| put(Move::Theirs(kind, position)));
    }

    pub(crate) fn why_swap_theirs(&self, kind: Kind, with: Seat, mv: Move) -> Option<Refusal> {
        let Move::Theirs(asked, position) = mv else { return None };
        Some(self.why_not_free(with, kind, asked, position))
    }

    /// Lady-in-waiting and Bishop: the two cards change places. Rulings 9.29 and 9.50.
    pub(crate) fn apply_swap_theirs(&mut self, seat: Seat, own: u8, with: Seat, mv: Move, log: &mut impl Log<Event>) {
        let Move::Theirs(kind, theirs) = mv else { return };
        let cards = (self.players[seat].card(kind, own), self.players[with].card(kind, theirs));
        if let (Some(gave), Some(got)) = cards {
            let before = self.players[seat];
            self.players[seat].replace(own, got);
            self.players[with].replace(theirs, gave);
            let gain = || self.gain_since(seat, &before);
            log.tell(Audience::All, || Event::CardsSwapped { seat, with, gave, got, gain: gain() });
        }
        self.action_done(log);
    }

    /// The Troubadour may give any own card, also of a perfect pair. Ruling 9.28.
    pub(crate) fn legal_troubadour_own(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        for kind in Kind::ALL {
            (0..self.players[seat].count(kind)).for_each(|position| put(Move::Own(kind, position)));
        }
    }

    pub(crate) fn why_troubadour_own(&self, mv: Move) -> Option<Refusal> {
        matches!(mv, Move::Own(..)).then(|| Refusal::new("5.7", Why::NoSuchCard))
    }

    pub(crate) fn apply_troubadour_own(&mut self, mv: Move) {
        if let Move::Own(kind, own) = mv {
            self.phase = Phase::TroubadourPile(kind, own);
        }
    }

    /// The Troubadour cannot use an empty pile. Ruling 9.28.
    pub(crate) fn legal_troubadour_pile(&self, put: &mut impl FnMut(Move)) {
        for pile in Pile::ALL {
            if self.piles[pile.index()].len > 0 {
                put(Move::Pile(pile));
            }
        }
    }

    pub(crate) fn why_troubadour_pile(&self, mv: Move) -> Option<Refusal> {
        let Move::Pile(pile) = mv else { return None };
        Some(Refusal::new("9.28", Why::PileEmpty { pile }))
    }

    /// The Troubadour: an own card changes places with a face-up card; of another kind it goes to the end of
    /// its row.
    pub(crate) fn apply_troubadour_pile(
        &mut self,
        seat: Seat,
        (kind, own): (Kind, u8),
        mv: Move,
        log: &mut impl Log<Event>,
    ) {
        let Move::Pile(pile) = mv else { return };
        let cards = (self.players[seat].card(kind, own), self.piles[pile.index()].top());
        if let (Some(gave), Some(got)) = cards {
            let before = self.players[seat];
            self.piles[pile.index()].replace_top(gave);
            let player = &mut self.players[seat];
            if got.kind() == kind {
                player.replace(own, got);
            } else {
                player.take(kind, own);
                player.add(got);
            }
            let gain = || self.gain_since(seat, &before);
            log.tell(Audience::All, || Event::TopSwapped { seat, pile, gave, got, gain: gain() });
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
        self.phase = Phase::Look(kind);
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

    pub(crate) fn why_look(&self, seat: Seat, kind: Kind, mv: Move) -> Option<Refusal> {
        let Move::Buy(pile, depth) = mv else { return None };
        if pile.kind() != kind {
            return Some(Refusal::new("9.26", Why::WrongPile { piles: Pile::of(kind).to_vec() }));
        }
        let cards = &self.piles[pile.index()];
        Some(match cards.at_depth(depth) {
            None => Refusal::new("9.26", Why::NoSuchDepth { count: cards.len }),
            Some(card) if card.kind() != kind => Refusal::new("9.26", Why::WrongKind { card, kind }),
            Some(card) => self.why_too_dear(seat, card),
        })
    }

    pub(crate) fn apply_look(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        let Move::Buy(pile, depth) = mv else {
            log.tell(Audience::All, || Event::Declined { seat });
            return self.action_done(log);
        };
        if let Some(card) = self.piles[pile.index()].at_depth(depth) {
            self.buy(seat, card, pile, depth, card.value(), log);
        }
    }
}

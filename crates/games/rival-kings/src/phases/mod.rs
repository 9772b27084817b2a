//! The flow of the game (section 5), one file a phase: what is legal at each decision and what a move does.

mod abilities;
mod actions;
mod conflicts;
mod round;
mod turn;

pub(crate) use conflicts::Thief;
use curia_core::{Chance, Log, Seat, SeatSet};

use crate::event::RivalKingsEvent as Event;
use crate::moves::RivalKingsMove as Move;
use crate::state::{RivalKings, Step};

impl RivalKings {
    /// Whose answer is awaited.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        match self.step {
            Step::Over => SeatSet::EMPTY,
            Step::Choose => self.uncommitted,
            _ => SeatSet::one(self.decider()),
        }
    }

    /// Who decides alone; meaningless while all choose together.
    #[inline]
    pub(crate) fn decider(&self) -> Seat {
        match self.step {
            Step::Gardener => self.gardener(),
            Step::TownGuard => self.guarded(),
            _ => self.mover(),
        }
    }

    /// Calls `put` with every legal move of `seat` in rising order.
    #[inline]
    pub(crate) fn each_legal(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        match self.step {
            Step::Over => {}
            Step::Choose if self.seats.has(seat) => {
                self.players[seat].hand.iter().for_each(|character| put(Move::Choose(character)));
            }
            Step::Choose => {}
            _ if seat == self.decider() => self.each_legal_alone(seat, put),
            _ => {}
        }
    }

    #[inline]
    fn each_legal_alone(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        match self.step {
            Step::Choose | Step::Over => {}
            Step::Gardener => self.legal_gardener(seat, put),
            Step::TownGuard => {
                put(Move::Accept);
                put(Move::Ward);
            }
            Step::Steal => self.legal_steal(seat, put),
            Step::Stolen(_) | Step::Second(_) => {
                put(Move::Perform);
                put(Move::Skip);
            }
            Step::Own => self.legal_own(seat, put),
            Step::Tied => self.legal_tied(seat, put),
            Step::End => {
                put(Move::UseAbility);
                put(Move::EndTurn);
            }
            Step::PassTo => self.opponents(seat).for_each(|to| put(Move::To(to))),
            Step::TakeMoney => self.legal_take_money(put),
            Step::Recruit => self.legal_recruit(seat, put),
            Step::Buy => self.legal_buy(seat, put),
            Step::Smith(pile) => self.legal_smith(seat, pile, put),
            Step::Farmer => self.legal_farmer(seat, put),
            Step::SwapOwn(kind) => self.free_positions(seat, kind, |position| put(Move::Own(kind, position))),
            Step::SwapOpponent(kind, _) => self.legal_swap_opponent(seat, kind, put),
            Step::SwapTheirs(kind, _, with) => {
                self.free_positions(with, kind, |position| put(Move::Theirs(kind, position)));
            }
            Step::TroubadourOwn => self.legal_troubadour_own(seat, put),
            Step::TroubadourPile(..) => self.legal_troubadour_pile(put),
            Step::Look(kind) => self.legal_look(seat, kind, put),
        }
    }

    /// Makes a legal move. A move that answers another question than the open one is ignored.
    pub(crate) fn make(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match (self.step, mv) {
            (Step::Choose, Move::Choose(character)) => self.choose(seat, character, log),
            (Step::Gardener, Move::Pass) => self.next_gardener(log),
            (Step::Gardener, Move::Swap(with)) => self.swap_characters(seat, with, log),
            (Step::TownGuard, Move::Accept) => self.accept(log),
            (Step::TownGuard, Move::Ward) => self.ward(log),
            (Step::Steal | Step::Own | Step::Tied | Step::End, Move::UseAbility) => self.use_ability(seat, log),
            (Step::Steal, Move::Steal(victim, action)) => self.steal(seat, victim, action, log),
            (Step::Stolen(action), _) => self.answer_stolen(seat, action, mv == Move::Perform, log),
            (Step::Own, _) => self.answer_own(seat, mv == Move::Perform, log),
            (Step::Tied, Move::PerformOne(action)) => self.perform_tied(seat, action, false, log),
            (Step::Tied, Move::Twice(action)) => self.perform_tied(seat, action, true, log),
            (Step::Tied, _) => self.skip_tied(seat, log),
            (Step::Second(action), _) => self.answer_second(seat, action, mv == Move::Perform, log),
            (Step::End, _) => self.next_turn(log),
            (Step::PassTo, Move::To(to)) => self.pass_marker(seat, to, log),
            (Step::TakeMoney, Move::Pile(pile)) => self.take_money(seat, pile, log),
            (Step::Recruit, Move::Pile(pile)) => self.recruit(seat, pile, log),
            (Step::Buy, Move::Pile(pile)) => self.choose_building(seat, pile, log),
            (Step::Smith(pile), Move::UseSmith(yes)) => self.buy_with_smith(seat, pile, yes, log),
            (Step::Farmer, Move::Farmer(action)) => self.perform_by_ability(seat, action, log),
            (Step::SwapOwn(kind), Move::Own(_, position)) => self.step = Step::SwapOpponent(kind, position),
            (Step::SwapOpponent(kind, own), Move::Opponent(with)) => self.step = Step::SwapTheirs(kind, own, with),
            (Step::SwapTheirs(kind, own, with), Move::Theirs(_, theirs)) => {
                self.swap_cards(seat, kind, own, with, theirs, log);
            }
            (Step::TroubadourOwn, Move::Own(kind, position)) => self.step = Step::TroubadourPile(kind, position),
            (Step::TroubadourPile(kind, position), Move::Pile(pile)) => {
                self.swap_with_market(seat, kind, position, pile, log);
            }
            (Step::Look(_), Move::Buy(pile, depth)) => self.buy_found(seat, pile, depth, log),
            (Step::Look(_), Move::Decline) => self.decline(seat, log),
            _ => {}
        }
        if self.cycle_is_over() {
            self.end_cycle(chance, log);
        }
    }
}

//! The flow of a round, in the order of section 5. Of every decision the legal moves, the reasons against the others
//! and what a move does stand together; here is what they have in common.

mod appoint;
mod bonus;
mod cleanup;
mod gain;
mod pay;
mod privileges;
mod recall;
mod scoring;
mod supply;
mod turn;

use curia_core::{Chance, Log, MoveList, Seat};

use crate::event::Event;
use crate::moves::Move;
use crate::state::{Back, Phase, Staufer};

pub(crate) use scoring::Ranking;

/// Where the legal moves of a decision go, in their order.
pub(crate) trait Options {
    /// Adds a move.
    fn push(&mut self, mv: Move);
}

impl Options for MoveList<Move> {
    #[inline]
    fn push(&mut self, mv: Move) {
        MoveList::push(self, mv);
    }
}

/// How many options there are, as far as it matters for a forced decision.
#[derive(Clone, Copy, Default)]
pub(crate) struct Few {
    /// The first option.
    pub(crate) first: Option<Move>,
    several: bool,
}

impl Options for Few {
    #[inline]
    fn push(&mut self, mv: Move) {
        self.several = self.first.is_some();
        self.first = self.first.or(Some(mv));
    }
}

impl Staufer {
    /// Who decides now.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        if self.errand.choosing.is_some() {
            return Some(self.errand.seat);
        }
        match self.phase {
            Phase::TurnMenu(seat)
            | Phase::EndMenu(seat)
            | Phase::SupplyField(seat)
            | Phase::QuartermasterField { seat, .. }
            | Phase::Muster { seat, .. }
            | Phase::ChooseOffice(seat)
            | Phase::ChooseDirection { seat, .. }
            | Phase::ChooseModifier { seat, .. }
            | Phase::SeatFigure { seat, .. }
            | Phase::PayFigure { seat, .. }
            | Phase::MessengerPick { seat, .. }
            | Phase::ChoosePrivilege { seat, .. }
            | Phase::RecallPick { seat, .. }
            | Phase::ChestPick { seat, .. }
            | Phase::HomecomingPick { seat, .. } => Some(seat),
            Phase::RetinuePick { nth, .. } => self.nth_in_order(nth),
            Phase::Score(_) | Phase::Bonus(_) | Phase::Moment(_) | Phase::Over | Phase::Stuck => None,
        }
    }

    /// The legal moves of the open decision.
    #[inline]
    pub(crate) fn options(&self, out: &mut impl Options) {
        if let Some(figure) = self.errand.choosing {
            return self.legal_gain_source(figure, out);
        }
        match self.phase {
            Phase::TurnMenu(seat) => self.legal_turn_menu(seat, out),
            Phase::EndMenu(seat) => self.legal_end_menu(seat, out),
            Phase::SupplyField(_) => self.legal_supply_field(out),
            Phase::QuartermasterField { .. } => self.legal_quartermaster_field(out),
            Phase::Muster { seat, field } => self.legal_muster(seat, field, out),
            Phase::ChooseOffice(seat) => self.legal_choose_office(seat, out),
            Phase::ChooseDirection { seat, office } => self.legal_choose_direction(seat, office, out),
            Phase::ChooseModifier { seat, plan } => self.legal_choose_modifier(seat, plan, out),
            Phase::SeatFigure { seat, plan } => self.legal_seat_figure(seat, plan, out),
            Phase::PayFigure { seat, plan, paid } => self.legal_pay_figure(seat, plan, paid, out),
            Phase::MessengerPick { seat, left } => self.legal_messenger_pick(seat, left, out),
            Phase::ChoosePrivilege { seat, .. } => self.legal_choose_privilege(seat, out),
            Phase::RecallPick { seat, left, may_stop, .. } => self.legal_recall_pick(seat, left, may_stop, out),
            Phase::ChestPick { .. } => self.legal_chest_pick(out),
            Phase::HomecomingPick { seat, left, award } => self.legal_homecoming_pick(seat, left, award, out),
            Phase::RetinuePick { at, nth, kept } => self.legal_retinue_pick(at, nth, kept, out),
            Phase::Score(_) | Phase::Bonus(_) | Phase::Moment(_) | Phase::Over | Phase::Stuck => {}
        }
    }

    /// Carries out an answer to the open decision. One that does not answer it breaks the contract; the game stays as
    /// it is.
    #[inline]
    pub(crate) fn answer(&mut self, mv: Move, log: &mut impl Log<Event>) {
        if let Some(figure) = self.errand.choosing {
            return self.apply_gain_source(figure, mv, log);
        }
        match self.phase {
            Phase::TurnMenu(seat) => self.apply_turn_menu(seat, mv, log),
            Phase::EndMenu(seat) => self.apply_end_menu(seat, mv, log),
            Phase::SupplyField(seat) => self.apply_supply_field(seat, mv, log),
            Phase::QuartermasterField { seat, field } => self.apply_quartermaster_field(seat, field, mv, log),
            Phase::Muster { seat, .. } => self.apply_muster(seat, mv, log),
            Phase::ChooseOffice(seat) => self.apply_choose_office(seat, mv),
            Phase::ChooseDirection { seat, office } => self.apply_choose_direction(seat, office, mv),
            Phase::ChooseModifier { seat, plan } => self.apply_choose_modifier(seat, plan, mv, log),
            Phase::SeatFigure { seat, plan } => self.apply_seat_figure(seat, plan, mv, log),
            Phase::PayFigure { seat, plan, paid } => self.apply_pay_figure(seat, plan, paid, mv, log),
            Phase::MessengerPick { seat, left } => self.apply_messenger_pick(seat, left, mv, log),
            Phase::ChoosePrivilege { seat, back } => self.apply_choose_privilege(seat, back, mv, log),
            Phase::RecallPick { seat, left, back, .. } => self.apply_recall_pick(seat, left, back, mv, log),
            Phase::ChestPick { seat, award } => self.apply_chest_pick(seat, award, mv, log),
            Phase::HomecomingPick { seat, left, award } => self.apply_homecoming_pick(seat, left, award, mv, log),
            Phase::RetinuePick { at, nth, kept } => self.apply_retinue_pick(at, nth, kept, mv, log),
            Phase::Score(_) | Phase::Bonus(_) | Phase::Moment(_) | Phase::Over | Phase::Stuck => {}
        }
    }

    /// Goes on until somebody really has to decide: a decision with one option is taken, one without any is skipped
    /// (section 5, forced decisions).
    #[inline]
    pub(crate) fn go_on(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        while self.run_errand(log) {
            match self.phase {
                Phase::Moment(_) | Phase::Over | Phase::Stuck => return,
                Phase::Score(at) => self.score_next(at, log),
                Phase::Bonus(award) => self.award_bonus(award, chance, log),
                _ => {
                    let mut few = Few::default();
                    self.options(&mut few);
                    match few {
                        Few { several: true, .. } => return,
                        Few { first: Some(mv), .. } => self.answer(mv, log),
                        Few { first: None, .. } => self.skip(chance, log),
                    }
                }
            }
        }
    }

    /// There is nothing to decide: the game goes on behind the decision.
    #[inline]
    fn skip(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::Muster { seat, .. } | Phase::MessengerPick { seat, .. } => self.phase = Phase::EndMenu(seat),
            Phase::PayFigure { seat, plan, .. } => self.finish_appointment(seat, plan),
            Phase::RecallPick { seat, back, .. } => self.go_back(seat, back),
            Phase::HomecomingPick { award, .. } => self.phase = Phase::Bonus(award.next()),
            Phase::ChestPick { seat, award } => self.draw_bonus_chest(seat, award, chance, log),
            Phase::RetinuePick { at, nth, .. } => self.after_retinue(at, nth, chance, log),
            // No other decision can be without options: the menus, the supply fields and the choices of an
            // appointment that is payable.
            _ => self.phase = Phase::Stuck,
        }
    }

    /// Back to where figures were recalled or a privilege was bought.
    #[inline]
    pub(crate) fn go_back(&mut self, seat: Seat, back: Back) {
        self.phase = match back {
            Back::TurnMenu => Phase::TurnMenu(seat),
            Back::EndMenu => Phase::EndMenu(seat),
            Back::Award(award) => Phase::Bonus(award.next()),
        };
    }

    /// The player with this number in seat order.
    pub(crate) fn nth_in_order(&self, nth: u8) -> Option<Seat> {
        self.seats.from(self.start).nth(usize::from(nth))
    }
}

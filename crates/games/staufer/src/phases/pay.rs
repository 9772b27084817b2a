//! Payments, the chests of the office and the messenger (section 5.4, steps 6 to 8).

use curia_core::{Audience, Log, Refusal, Seat};

use super::Options;
use crate::data::{Privilege, Province};
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Figure, Figures, Stack};
use crate::state::{Phase, Plan, Staufer};
use crate::why::Why;

impl Staufer {
    /// Section 5.4, step 6; ruling 9.4: nobles may pay and count 1. Without options once everything is paid.
    #[inline]
    pub(crate) fn legal_pay_figure(&self, seat: Seat, plan: Plan, paid: u8, out: &mut impl Options) {
        if self.road(seat, plan.office, plan.direction, plan.used).payment(paid).is_some() {
            self.houses[seat].court.kinds().for_each(|figure| out.push(Move::PayFigure(figure)));
        }
    }

    /// Section 5.4, step 6.
    pub(crate) fn why_pay_figure(&self, seat: Seat, plan: Plan, paid: u8, mv: Move) -> Option<Refusal> {
        let court = self.houses[seat].court;
        let road = self.road(seat, plan.office, plan.direction, plan.used);
        let why = match mv {
            Move::PayFigure(figure) if court[figure] > 0 => return None,
            Move::PayFigure(figure) => Why::FigureMissing { figure, court },
            _ => Why::NowPayFigure {
                province: road.payment(paid).unwrap_or(plan.office.province()),
                left: (road.total() - 1).saturating_sub(paid),
            },
        };
        Some(Refusal::new("5.4", why))
    }

    /// Section 5.4, step 6; rulings 9.2 and 9.3.
    #[inline]
    pub(crate) fn apply_pay_figure(&mut self, seat: Seat, plan: Plan, paid: u8, mv: Move, log: &mut impl Log<Event>) {
        let Move::PayFigure(figure) = mv else { return };
        let road = self.road(seat, plan.office, plan.direction, plan.used);
        if let Some(province) = road.payment(paid)
            && self.houses[seat].court.take(figure)
        {
            self.pay[province as usize][seat][figure] += 1;
            log.tell(Audience::All, || Event::Paid { seat, figure, province, road: paid < road.paid() });
        }
        self.phase = Phase::PayFigure { seat, plan, paid: paid + 1 };
    }

    /// Section 5.4, step 7; rulings 9.19 and 9.55.
    #[inline]
    pub(crate) fn finish_appointment(&mut self, seat: Seat, plan: Plan) {
        let stack = std::mem::replace(&mut self.stacks[plan.office.index()], Stack::EMPTY);
        self.send(seat, Figures::NONE, stack);
        self.phase = Phase::MessengerPick { seat, left: Privilege::Messenger.amount() };
    }

    /// Section 5.4, step 8; skipped without the privilege or without a figure to take back.
    #[inline]
    pub(crate) fn legal_messenger_pick(&self, seat: Seat, left: u8, out: &mut impl Options) {
        if left > 0 && self.houses[seat].has(Privilege::Messenger) && !self.on_pay_spaces(seat).is_empty() {
            out.push(Move::MessengerPick(None));
            self.each_paid(seat, |province, figure| out.push(Move::MessengerPick(Some((province, figure)))));
        }
    }

    /// Every kind of figure that a player has on a pay space, in the order of the data table.
    #[inline]
    pub(crate) fn each_paid(&self, seat: Seat, mut each: impl FnMut(Province, Figure)) {
        for province in Province::ALL {
            self.pay[province as usize][seat].kinds().for_each(|figure| each(province, figure));
        }
    }

    /// Section 5.4, step 8.
    pub(crate) fn why_messenger_pick(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let why = match mv {
            Move::MessengerPick(None) => return None,
            Move::MessengerPick(Some((province, figure))) => return self.why_pick(seat, province, figure, "5.4"),
            _ => Why::NowMessengerPick,
        };
        Some(Refusal::new("5.4", why))
    }

    /// Why a figure cannot be taken from a pay space.
    pub(crate) fn why_pick(
        &self,
        seat: Seat,
        province: Province,
        figure: Figure,
        rule: &'static str,
    ) -> Option<Refusal> {
        let there = self.pay[province as usize][seat][figure] > 0;
        (!there).then(|| Refusal::new(rule, Why::PickEmpty { province, figure }))
    }

    /// Section 5.4, step 8: also a figure that was just paid.
    #[inline]
    pub(crate) fn apply_messenger_pick(&mut self, seat: Seat, left: u8, mv: Move, log: &mut impl Log<Event>) {
        let Move::MessengerPick(picked) = mv else { return };
        let Some((province, figure)) = picked else {
            self.phase = Phase::EndMenu(seat);
            return;
        };
        self.bring_back(seat, province, figure);
        log.tell(Audience::All, || Event::MessengerBrought { seat, figure, province });
        self.phase = Phase::MessengerPick { seat, left: left.saturating_sub(1) };
    }

    /// A figure goes from a pay space to its owner's court.
    #[inline]
    pub(crate) fn bring_back(&mut self, seat: Seat, province: Province, figure: Figure) {
        if self.pay[province as usize][seat].take(figure) {
            self.houses[seat].court[figure] += 1;
        }
    }
}

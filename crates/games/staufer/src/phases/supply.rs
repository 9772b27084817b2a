//! The supply action (section 5.3).

use curia_core::{Audience, Log, Refusal, Seat};

use super::Options;
use crate::data::{Chest, Field, Privilege};
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::Stack;
use crate::state::{Phase, Staufer};
use crate::why::Why;

impl Staufer {
    /// Section 5.3, step 1.
    #[inline]
    pub(crate) fn begin_supply(&mut self, seat: Seat) {
        self.leave_order(seat);
        if let Some(space) = self.tracks.supply.get_mut(usize::from(self.tracks.supplied)) {
            *space = seat;
            self.tracks.supplied += 1;
        }
        self.phase = Phase::SupplyField(seat);
    }

    /// Section 5.3, step 2; ruling 9.18: fields are never blocked or exhausted.
    #[inline]
    pub(crate) fn legal_supply_field(&self, out: &mut impl Options) {
        self.numbers().fields.iter().for_each(|&field| out.push(Move::SupplyField(field)));
    }

    /// Section 5.3, step 2.
    pub(crate) fn why_supply_field(&self, mv: Move) -> Option<Refusal> {
        let why = match mv {
            Move::SupplyField(field) => return self.why_field(field),
            _ => Why::NowSupplyField,
        };
        Some(Refusal::new("5.3", why))
    }

    fn why_field(&self, field: Field) -> Option<Refusal> {
        let there = self.numbers().fields.contains(&field);
        (!there).then(|| Refusal::new("3.4", Why::FieldNotInPlay { field }))
    }

    /// Section 5.3, steps 2 and 3.
    #[inline]
    pub(crate) fn apply_supply_field(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        let Move::SupplyField(field) = mv else { return };
        if self.houses[seat].has(Privilege::Quartermaster) {
            self.phase = Phase::QuartermasterField { seat, field };
        } else {
            self.collect(seat, field, field, log);
        }
    }

    /// Section 5.3, step 3.
    #[inline]
    pub(crate) fn legal_quartermaster_field(&self, out: &mut impl Options) {
        self.numbers().fields.iter().for_each(|&field| out.push(Move::QuartermasterField(field)));
    }

    /// Section 5.3, step 3.
    pub(crate) fn why_quartermaster_field(&self, mv: Move) -> Option<Refusal> {
        let why = match mv {
            Move::QuartermasterField(field) => return self.why_field(field),
            _ => Why::NowQuartermasterField,
        };
        Some(Refusal::new("5.3", why))
    }

    /// Section 5.3, step 3.
    pub(crate) fn apply_quartermaster_field(&mut self, seat: Seat, field: Field, mv: Move, log: &mut impl Log<Event>) {
        let Move::QuartermasterField(chests) = mv else { return };
        self.collect(seat, field, chests, log);
    }

    /// Section 5.3, steps 4 and 5; ruling 9.19: all the chests.
    #[inline]
    fn collect(&mut self, seat: Seat, field: Field, chests: Field, log: &mut impl Log<Event>) {
        let mut figures = field.figures();
        log.tell(Audience::All, || Event::Supplied { seat, field, figures });
        if chests != field {
            log.tell(Audience::All, || Event::ChestsFrom { seat, field: chests });
        }
        if self.houses[seat].has(Privilege::Recruiter) {
            let count = Privilege::Recruiter.amount();
            figures.envoys += count;
            log.tell(Audience::All, || Event::Recruited { seat, count });
        }
        let stack = std::mem::replace(&mut self.fields[chests as usize], Stack::EMPTY);
        self.send(seat, figures, stack);
        self.phase = Phase::Muster { seat, field };
    }

    /// Section 5.3, step 6; skipped without a muster.
    #[inline]
    pub(crate) fn legal_muster(&self, seat: Seat, used: Field, out: &mut impl Options) {
        if self.houses[seat].chests[Chest::Muster] == 0 {
            return;
        }
        out.push(Move::Muster(None));
        let others = self.numbers().fields.iter().filter(|&&field| field != used);
        others.for_each(|&field| out.push(Move::Muster(Some(field))));
    }

    /// Section 5.3, step 6.
    pub(crate) fn why_muster(&self, used: Field, mv: Move) -> Option<Refusal> {
        let why = match mv {
            Move::Muster(None) => return None,
            Move::Muster(Some(field)) if field == used => Why::SameField { field },
            Move::Muster(Some(field)) => return self.why_field(field),
            _ => Why::NowMuster,
        };
        Some(Refusal::new("5.3", why))
    }

    /// Section 5.3, step 6: recruiter and quartermaster do not apply again.
    #[inline]
    pub(crate) fn apply_muster(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        let Move::Muster(second) = mv else { return };
        self.phase = Phase::EndMenu(seat);
        if let Some(field) = second {
            self.discard_from(seat, Chest::Muster, 1);
            let figures = field.figures();
            log.tell(Audience::All, || Event::Mustered { seat, field, figures });
            let stack = std::mem::replace(&mut self.fields[field as usize], Stack::EMPTY);
            self.send(seat, figures, stack);
        }
    }
}

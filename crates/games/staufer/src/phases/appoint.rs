//! The move and appoint action up to the seated figure (section 5.4).

use curia_core::{Audience, Log, Refusal, Seat};

use super::Options;
use crate::data::{Chest, Privilege, Province};
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{ChestSet, Direction, Figure, Figures, Office, OfficeSet, Stack};
use crate::road::{Discount, Road, free_provinces};
use crate::scoring::Part;
use crate::state::{Phase, Plan, Staufer};
use crate::why::Why;

impl Staufer {
    /// The next space of the appointment track gives an envoy.
    #[inline]
    pub(crate) fn next_symbol(&self) -> bool {
        self.numbers().symbol(usize::from(self.tracks.appointed))
    }

    /// The figures with which an appointment could be paid: the court and, before the action piece lies on the
    /// appointment track, the envoy of the next space (rulings 9.7 and 9.8).
    #[inline]
    pub(crate) fn figures_to_appoint(&self, seat: Seat) -> u8 {
        self.houses[seat].court.total() + u8::from(self.envoy_to_come(seat))
    }

    /// An appointment that begins now would bring an envoy into the court before anything is paid.
    #[inline]
    pub(crate) fn envoy_to_come(&self, seat: Seat) -> bool {
        let begins = matches!(self.phase, Phase::TurnMenu(_)) && self.next_symbol();
        begins && (self.houses[seat].empire.envoys > 0 || self.sources(seat, Figure::Envoy).next().is_some())
    }

    /// Section 5.4, the payable test for every office at once: with everything that helps.
    #[inline]
    pub(crate) fn payable(&self, seat: Seat) -> OfficeSet {
        let house = &self.houses[seat];
        let held = house.modifiers();
        let nobles = house.court.nobles > 0 || house.has(Privilege::Patent) || held.has(Chest::Patent);
        let payable = self.affordable(seat);
        if nobles { payable } else { payable.minus(self.layout().noble) }
    }

    /// The first half of that test: the figures suffice, whoever may be seated.
    #[inline]
    pub(crate) fn affordable(&self, seat: Seat) -> OfficeSet {
        let house = &self.houses[seat];
        let held = house.modifiers();
        let layout = self.layout();
        let figures = self.figures_to_appoint(seat);
        let discount = Discount::of(house.privileges, held);
        let free = if held.has(Chest::Carriage) { u8::MAX } else { free_provinces(house.privileges) };
        let both = house.has(Privilege::WindingRoad);
        let mut offices = OfficeSet::EMPTY;
        for province in Province::ALL {
            let clockwise = self.ring.distance(self.king, province, Direction::Clockwise);
            let entered = if both { clockwise.min(Province::COUNT as u8 - clockwise) } else { clockwise };
            let Some(left) = figures.checked_sub(entered.saturating_sub(free)) else { continue };
            let at_king = clockwise == 0;
            if let Some(cost) = discount.dearest(left, false, at_king) {
                offices = offices.or(layout.up_to(cost).minus(layout.noble).within(province));
            }
            if let Some(cost) = discount.dearest(left, true, at_king) {
                offices = offices.or(layout.up_to(cost).and(layout.noble).within(province));
            }
        }
        offices.minus(self.occupied())
    }

    /// The road of an appointment.
    #[inline]
    pub(crate) fn road(&self, seat: Seat, office: Office, direction: Direction, used: ChestSet) -> Road {
        let table = (&self.ring, self.king, self.layout());
        Road::new(table, (self.houses[seat].privileges, used), office, direction)
    }

    /// Section 5.4, step 1.
    #[inline]
    pub(crate) fn begin_appoint(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let symbol = self.next_symbol();
        self.leave_order(seat);
        if let Some(space) = self.tracks.appoint.get_mut(usize::from(self.tracks.appointed)) {
            *space = seat;
            self.tracks.appointed += 1;
        }
        let space = self.tracks.appointed;
        log.tell(Audience::All, || Event::AppointBegan { seat, space, symbol });
        if symbol {
            self.send(seat, Figures::new(1, 0), Stack::EMPTY);
        }
        self.phase = Phase::ChooseOffice(seat);
    }

    /// Section 5.4, step 2.
    #[inline]
    pub(crate) fn legal_choose_office(&self, seat: Seat, out: &mut impl Options) {
        self.payable(seat).iter().for_each(|office| out.push(Move::ChooseOffice(office)));
    }

    /// Section 5.4, step 2.
    pub(crate) fn why_choose_office(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        match mv {
            Move::ChooseOffice(office) => self.why_office(seat, office),
            _ => Some(Refusal::new("5.4", Why::NowChooseOffice)),
        }
    }

    /// Why an office cannot be filled; rulings 9.6 and 9.7.
    pub(crate) fn why_office(&self, seat: Seat, office: Office) -> Option<Refusal> {
        let layout = self.layout();
        let held = self.houses[seat].modifiers();
        let have = self.figures_to_appoint(seat);
        let need = self.ways(seat, office).map(|way| self.road(seat, office, way, held).total()).min().unwrap_or(0);
        let (rule, why) = if !layout.all.has(office) {
            ("3.1", Why::NoSuchOffice { office })
        } else if let Some((seat, _)) = self.holder(office) {
            ("5.4", Why::OfficeTaken { office, seat })
        } else if self.payable(seat).has(office) {
            return None;
        } else if need > have {
            let envoy = self.envoy_to_come(seat);
            ("9.6", Why::OfficeTooDear { office, need, have, missing: need - have, envoy })
        } else {
            ("5.4", Why::NobleNeeded { office })
        };
        Some(Refusal::new(rule, why))
    }

    /// Section 5.4, step 2.
    #[inline]
    pub(crate) fn apply_choose_office(&mut self, seat: Seat, mv: Move) {
        if let Move::ChooseOffice(office) = mv {
            self.phase = Phase::ChooseDirection { seat, office };
        }
    }

    /// The ways round the ring that a player may go to an office.
    #[inline]
    pub(crate) fn ways(&self, seat: Seat, office: Office) -> impl Iterator<Item = Direction> {
        let both = self.houses[seat].has(Privilege::WindingRoad) && office.province() != self.king;
        Direction::ALL.into_iter().take(if both { 2 } else { 1 })
    }

    /// Section 5.4, step 3.
    #[inline]
    pub(crate) fn legal_choose_direction(&self, seat: Seat, office: Office, out: &mut impl Options) {
        let house = &self.houses[seat];
        for way in self.ways(seat, office) {
            if self.road(seat, office, way, house.modifiers()).total() <= house.court.total() {
                out.push(Move::ChooseDirection(way));
            }
        }
    }

    /// Section 5.4, step 3.
    pub(crate) fn why_choose_direction(&self, seat: Seat, office: Office, mv: Move) -> Option<Refusal> {
        let house = &self.houses[seat];
        let (rule, why) = match mv {
            Move::ChooseDirection(way) if self.ways(seat, office).all(|open| open != way) => {
                ("5.4", Why::ClockwiseOnly)
            }
            Move::ChooseDirection(direction) => {
                let need = self.road(seat, office, direction, house.modifiers()).total();
                let have = house.court.total();
                if need <= have {
                    return None;
                }
                ("9.6", Why::WayTooDear { direction, need, have })
            }
            _ => ("5.4", Why::NowChooseDirection { office }),
        };
        Some(Refusal::new(rule, why))
    }

    /// Section 5.4, step 3.
    #[inline]
    pub(crate) fn apply_choose_direction(&mut self, seat: Seat, office: Office, mv: Move) {
        if let Move::ChooseDirection(direction) = mv {
            let plan = Plan { office, direction, used: ChestSet::EMPTY };
            self.phase = Phase::ChooseModifier { seat, plan };
        }
    }

    /// True if a chest would change something for this appointment; rulings 9.14, 9.15, 9.42 and 9.54. A chest that
    /// changes something never makes the appointment dearer, so it can still become payable.
    fn helps(&self, seat: Seat, plan: Plan, chest: Chest) -> bool {
        if plan.used.has(chest) || !chest.modifies() || self.houses[seat].chests[chest] == 0 {
            return false;
        }
        let total = |used: ChestSet| self.road(seat, plan.office, plan.direction, used).total();
        let noble = self.layout().noble.has(plan.office);
        let lets_in = chest == Chest::Patent && noble && !self.houses[seat].has(Privilege::Patent);
        lets_in || total(plan.used.with(chest)) < total(plan.used)
    }

    /// The chests that would change something.
    fn helpful(&self, seat: Seat, plan: Plan) -> ChestSet {
        let held = self.houses[seat].modifiers();
        if held.is_empty() { held } else { held.iter().filter(|&chest| self.helps(seat, plan, chest)).collect() }
    }

    /// Section 5.4: payable with the chests chosen so far.
    #[inline]
    pub(crate) fn is_covered(&self, seat: Seat, plan: Plan) -> bool {
        let court = self.houses[seat].court;
        self.road(seat, plan.office, plan.direction, plan.used).total() <= court.total()
            && (court.nobles > 0 || self.may_seat(seat, plan, Figure::Envoy))
    }

    /// Section 5.4, step 4; ruling 9.53.
    #[inline]
    pub(crate) fn legal_choose_modifier(&self, seat: Seat, plan: Plan, out: &mut impl Options) {
        self.helpful(seat, plan).iter().for_each(|chest| out.push(Move::ChooseModifier(chest)));
        if self.is_covered(seat, plan) {
            out.push(Move::Confirm);
        }
    }

    /// Section 5.4, step 4.
    pub(crate) fn why_choose_modifier(&self, seat: Seat, plan: Plan, mv: Move) -> Option<Refusal> {
        let allowed = self.helpful(seat, plan);
        let have = self.houses[seat].court.total();
        let need = self.road(seat, plan.office, plan.direction, plan.used).total();
        let (rule, why) = match mv {
            Move::ChooseModifier(chest) if allowed.has(chest) => return None,
            Move::Confirm if self.is_covered(seat, plan) => return None,
            Move::ChooseModifier(chest) if !chest.modifies() => ("5.4", Why::NoModifier { chest, allowed }),
            Move::ChooseModifier(chest) if plan.used.has(chest) => ("9.13", Why::ModifierChosen { chest }),
            Move::ChooseModifier(chest) if self.houses[seat].chests[chest] == 0 => ("5.4", Why::ChestNotHeld { chest }),
            Move::ChooseModifier(chest) => {
                let rule = match chest {
                    Chest::Carriage => "9.14",
                    // It is for noble offices alone.
                    Chest::Patent if !self.layout().noble.has(plan.office) => "5.4",
                    _ => "9.15",
                };
                (rule, Why::ModifierUseless { chest, office: plan.office })
            }
            Move::Confirm if need > have => ("9.53", Why::ConfirmTooDear { need, have, allowed }),
            Move::Confirm => ("9.53", Why::ConfirmNoNoble { office: plan.office, allowed }),
            _ => ("5.4", Why::NowChooseModifier { office: plan.office }),
        };
        Some(Refusal::new(rule, why))
    }

    /// Section 5.4, step 4: chosen chests are discarded when the choice is confirmed.
    #[inline]
    pub(crate) fn apply_choose_modifier(&mut self, seat: Seat, plan: Plan, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::ChooseModifier(chest) => {
                let plan = Plan { used: plan.used.with(chest), ..plan };
                self.phase = Phase::ChooseModifier { seat, plan };
            }
            Move::Confirm => {
                for chest in plan.used.iter() {
                    self.discard_from(seat, chest, 1);
                    log.tell(Audience::All, || Event::ModifierUsed { seat, chest });
                }
                self.phase = Phase::SeatFigure { seat, plan };
            }
            _ => {}
        }
    }

    /// Section 5.4: who may take the office. Ruling 9.5: a noble may take any.
    #[inline]
    fn may_seat(&self, seat: Seat, plan: Plan, figure: Figure) -> bool {
        self.may_seat_with(seat, plan.office, plan.used, figure)
    }

    /// The same for whoever uses these chests.
    #[inline]
    pub(crate) fn may_seat_with(&self, seat: Seat, office: Office, used: ChestSet, figure: Figure) -> bool {
        figure == Figure::Noble
            || !self.layout().noble.has(office)
            || used.has(Chest::Patent)
            || self.houses[seat].has(Privilege::Patent)
    }

    /// Section 5.4, step 5; ruling 9.42.
    #[inline]
    pub(crate) fn legal_seat_figure(&self, seat: Seat, plan: Plan, out: &mut impl Options) {
        let kinds = self.houses[seat].court.kinds();
        kinds.filter(|&figure| self.may_seat(seat, plan, figure)).for_each(|figure| out.push(Move::SeatFigure(figure)));
    }

    /// Section 5.4, step 5.
    pub(crate) fn why_seat_figure(&self, seat: Seat, plan: Plan, mv: Move) -> Option<Refusal> {
        let (court, office) = (self.houses[seat].court, plan.office);
        let why = match mv {
            Move::SeatFigure(figure) if court[figure] == 0 => Why::FigureMissing { figure, court },
            Move::SeatFigure(figure) if self.may_seat(seat, plan, figure) => return None,
            Move::SeatFigure(_) => Why::EnvoyNotNoble { office },
            _ => Why::NowSeatFigure { office },
        };
        Some(Refusal::new("5.4", why))
    }

    /// Section 5.4, step 5.
    #[inline]
    pub(crate) fn apply_seat_figure(&mut self, seat: Seat, plan: Plan, mv: Move, log: &mut impl Log<Event>) {
        let Move::SeatFigure(figure) = mv else { return };
        let office = plan.office;
        if self.houses[seat].court.take(figure) {
            self.seated[seat].seat(figure, office);
        }
        log.tell(Audience::All, || {
            let figures = self.road(seat, office, plan.direction, plan.used).total();
            Event::Appointed { seat, figure, office, figures, noble: self.layout().noble.has(office) }
        });
        self.tell_helpers(seat, plan, log);
        if self.layout().noble.has(office) && self.houses[seat].has(Privilege::Patent) {
            let points = Privilege::Patent.amount();
            self.houses[seat].score(Part::Privileges, points);
            log.tell(Audience::All, || Event::PatentPoints { seat, points });
        }
        self.phase = Phase::PayFigure { seat, plan, paid: 0 };
    }

    /// Tells, for the record alone, which privileges have made an appointment possible or cheaper.
    fn tell_helpers(&self, seat: Seat, plan: Plan, log: &mut impl Log<Event>) {
        let (table, owned) = ((&self.ring, self.king, self.layout()), self.houses[seat].privileges);
        let total = |privileges| Road::new(table, (privileges, plan.used), plan.office, plan.direction).total();
        let cheaper = [Privilege::Courier, Privilege::Steward, Privilege::WindingRoad, Privilege::RoyalFavour];
        for privilege in cheaper.into_iter().filter(|&privilege| owned.has(privilege)) {
            let way = privilege == Privilege::WindingRoad && plan.direction == Direction::Counter;
            if way || total(owned.iter().filter(|&other| other != privilege).collect()) > total(owned) {
                log.tell(Audience::Nobody, || Event::PrivilegeHelped { seat, privilege });
            }
        }
    }
}

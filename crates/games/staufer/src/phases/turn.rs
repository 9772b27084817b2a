//! The two menus of a turn (section 5.2).

use curia_core::{Audience, Log, Refusal, Seat};

use super::Options;
use crate::data::{Chest, PRIVILEGE_PRICE, TURNS};
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Figure, Figures, Stack};
use crate::state::{Back, Phase, Staufer};
use crate::view::PhaseName;
use crate::why::Why;

impl Staufer {
    /// Section 5.2, T0.
    #[inline]
    pub(crate) fn legal_turn_menu(&self, seat: Seat, out: &mut impl Options) {
        out.push(Move::Supply);
        if !self.payable(seat).is_empty() {
            out.push(Move::Appoint);
        }
        self.legal_menu(seat, out);
    }

    /// Section 5.2, T9.
    #[inline]
    pub(crate) fn legal_end_menu(&self, seat: Seat, out: &mut impl Options) {
        self.legal_menu(seat, out);
        out.push(Move::EndTurn);
    }

    /// What may stand before or after the action (ruling 9.11).
    #[inline]
    fn legal_menu(&self, seat: Seat, out: &mut impl Options) {
        if self.may_buy(seat) {
            out.push(Move::BuyPrivilege);
        }
        if self.may_recall(seat) {
            out.push(Move::UseRecall);
        }
        if self.may_knight(seat) {
            out.push(Move::UseKnighting);
        }
    }

    #[inline]
    fn may_buy(&self, seat: Seat) -> bool {
        self.houses[seat].chests[Chest::Seal] >= PRIVILEGE_PRICE && !self.takeable(seat).is_empty()
    }

    #[inline]
    fn may_recall(&self, seat: Seat) -> bool {
        self.houses[seat].chests[Chest::Recall] > 0 && !self.on_pay_spaces(seat).is_empty()
    }

    /// Ruling 9.41.
    #[inline]
    fn may_knight(&self, seat: Seat) -> bool {
        self.houses[seat].chests[Chest::Knighting] > 0 && self.houses[seat].empire.nobles > 0
    }

    /// Section 5.2, T0.
    pub(crate) fn why_turn_menu(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        match mv {
            Move::Supply => None,
            Move::Appoint if !self.payable(seat).is_empty() => None,
            Move::Appoint => {
                let (figures, envoy) = (self.houses[seat].court.total(), self.envoy_to_come(seat));
                Some(if self.affordable(seat).is_empty() {
                    Refusal::new("9.6", Why::NothingPayable { figures, envoy })
                } else {
                    Refusal::new("5.4", Why::NobleOfficesOnly { figures, envoy })
                })
            }
            // An office that is looked at before the action has its own reason.
            Move::ChooseOffice(office) => {
                let reason = self.why_office(seat, office);
                reason.or_else(|| Some(Refusal::new("5.2", Why::NowTurnMenu)))
            }
            _ => self.why_menu(seat, mv, Why::NowTurnMenu),
        }
    }

    /// Section 5.2, T9.
    pub(crate) fn why_end_menu(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        match mv {
            Move::EndTurn => None,
            _ => self.why_menu(seat, mv, Why::NowEndMenu),
        }
    }

    fn why_menu(&self, seat: Seat, mv: Move, now: Why) -> Option<Refusal> {
        let missing = |chest: Chest| self.houses[seat].chests[chest] == 0;
        let (rule, why) = match mv {
            Move::BuyPrivilege if self.may_buy(seat) => return None,
            Move::UseRecall if self.may_recall(seat) => return None,
            Move::UseKnighting if self.may_knight(seat) => return None,
            Move::BuyPrivilege | Move::ChoosePrivilege(_)
                if self.houses[seat].chests[Chest::Seal] < PRIVILEGE_PRICE =>
            {
                ("5.5", Why::SealsMissing { need: PRIVILEGE_PRICE, have: self.houses[seat].chests[Chest::Seal] })
            }
            Move::ChoosePrivilege(privilege) => {
                let (rule, why) = self.why_privilege(seat, privilege).unwrap_or(("5.2", now));
                (rule, why)
            }
            Move::BuyPrivilege => ("5.5", Why::NoPrivilegeLeft),
            Move::UseRecall if missing(Chest::Recall) => ("5.2", Why::ChestNotHeld { chest: Chest::Recall }),
            Move::UseRecall => ("5.6", Why::NothingToRecall),
            Move::UseKnighting if missing(Chest::Knighting) => ("5.2", Why::ChestNotHeld { chest: Chest::Knighting }),
            Move::UseKnighting => ("9.41", Why::NoNobleInEmpire),
            _ => ("5.2", now),
        };
        Some(Refusal::new(rule, why))
    }

    /// Section 5.2, T0.
    #[inline]
    pub(crate) fn apply_turn_menu(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::Supply => self.begin_supply(seat),
            Move::Appoint => self.begin_appoint(seat, log),
            _ => self.apply_menu(seat, mv, Back::TurnMenu, log),
        }
    }

    /// Section 5.2, T9.
    #[inline]
    pub(crate) fn apply_end_menu(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::EndTurn => self.next_turn(log),
            _ => self.apply_menu(seat, mv, Back::EndMenu, log),
        }
    }

    fn apply_menu(&mut self, seat: Seat, mv: Move, back: Back, log: &mut impl Log<Event>) {
        match mv {
            Move::BuyPrivilege => self.phase = Phase::ChoosePrivilege { seat, back },
            Move::UseRecall => self.begin_recall(seat, back, log),
            Move::UseKnighting => {
                self.discard_from(seat, Chest::Knighting, 1);
                let house = &mut self.houses[seat];
                if house.empire.take(Figure::Noble) {
                    house.court.nobles += 1;
                }
                log.tell(Audience::All, || Event::Knighted { seat });
            }
            _ => {}
        }
    }

    /// Chests that a player holds go to the discard.
    #[inline]
    pub(crate) fn discard_from(&mut self, seat: Seat, chest: Chest, count: u8) {
        let held = &mut self.houses[seat].chests[chest];
        let count = count.min(*held);
        *held -= count;
        self.discard[chest] += count;
    }

    /// The owner of the next piece of the turn order track plays; after the last one the round is scored.
    fn next_turn(&mut self, log: &mut impl Log<Event>) {
        let turns = TURNS * self.seats.get();
        let gone = usize::from(self.tracks.gone);
        match self.tracks.order.get(gone).filter(|_| gone < turns) {
            Some(&seat) => self.phase = Phase::TurnMenu(seat),
            None => {
                self.moment(PhaseName::TurnsOver, log);
                self.begin_scoring(log);
            }
        }
    }

    /// Turns of a player that are still to come in this round.
    pub(crate) fn turns_left(&self, seat: Seat) -> u8 {
        let order = self.tracks.order.iter().take(TURNS * self.seats.get());
        order.skip(usize::from(self.tracks.gone)).filter(|&&owner| owner == seat).count() as u8
    }

    /// The action piece leaves the turn order track; what was sent for is done.
    #[inline]
    pub(crate) fn leave_order(&mut self, seat: Seat) {
        self.tracks.gone += 1;
        self.send(seat, Figures::NONE, Stack::EMPTY);
    }
}

//! Buying a privilege (section 5.5).

use curia_core::{Audience, Log, Refusal, Seat};

use super::Options;
use crate::data::{Chest, PRIVILEGE_PRICE, Privilege};
use crate::event::Event;
use crate::moves::Move;
use crate::options::PrivilegeLimit;
use crate::pieces::PrivilegeSet;
use crate::scoring::Part;
use crate::state::{Back, Staufer};
use crate::why::Why;

impl Staufer {
    /// The kinds that a player may take (rulings 9.12 and 9.51).
    #[inline]
    pub(crate) fn takeable(&self, seat: Seat) -> PrivilegeSet {
        let kinds = self.display.kinds.with(Privilege::Points);
        kinds.iter().filter(|&kind| self.display.left[kind as usize] > 0 && !self.is_limited(seat, kind)).collect()
    }

    #[inline]
    fn is_limited(&self, seat: Seat, kind: Privilege) -> bool {
        self.limit == PrivilegeLimit::OnePerKind && self.houses[seat].has(kind)
    }

    /// The cards of the victory-point pile that are left, the top one first.
    pub(crate) fn pile_left(&self) -> &'static [u8] {
        self.numbers().pile.get(self.pile_taken()..).unwrap_or_default()
    }

    /// How many cards of the pile have been taken.
    pub(crate) fn pile_taken(&self) -> usize {
        self.numbers().pile.len() - usize::from(self.display.left[Privilege::Points as usize])
    }

    /// Section 5.5.
    #[inline]
    pub(crate) fn legal_choose_privilege(&self, seat: Seat, out: &mut impl Options) {
        self.takeable(seat).iter().for_each(|kind| out.push(Move::ChoosePrivilege(kind)));
    }

    /// Section 5.5.
    pub(crate) fn why_choose_privilege(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let (rule, why) = match mv {
            Move::ChoosePrivilege(kind) => self.why_privilege(seat, kind)?,
            _ => ("5.5", Why::NowChoosePrivilege),
        };
        Some(Refusal::new(rule, why))
    }

    /// Why a player may not take a privilege; rulings 9.12 and 9.51.
    pub(crate) fn why_privilege(&self, seat: Seat, privilege: Privilege) -> Option<(&'static str, Why)> {
        let kinds = self.display.kinds.with(Privilege::Points);
        Some(if !kinds.has(privilege) {
            ("3.7", Why::PrivilegeNotInGame { privilege, kinds })
        } else if self.is_limited(seat, privilege) {
            ("9.12", Why::PrivilegeOwned { privilege })
        } else if self.display.left[privilege as usize] == 0 {
            ("5.5", Why::PrivilegeGone { privilege })
        } else {
            return None;
        })
    }

    /// Section 5.5; ruling 9.52.
    #[inline]
    pub(crate) fn apply_choose_privilege(&mut self, seat: Seat, back: Back, mv: Move, log: &mut impl Log<Event>) {
        let Move::ChoosePrivilege(privilege) = mv else { return };
        self.discard_from(seat, Chest::Seal, PRIVILEGE_PRICE);
        let (card, points) = (self.pile_taken(), self.pile_left().first().copied().unwrap_or(0));
        let left = &mut self.display.left[privilege as usize];
        *left = left.saturating_sub(1);
        let house = &mut self.houses[seat];
        if privilege == Privilege::Points {
            house.cards |= 1 << card;
            house.score(Part::Privileges, points);
            log.tell(Audience::All, || Event::PileCardBought { seat, points });
        } else {
            if house.has(privilege) {
                house.doubled = house.doubled.with(privilege);
            }
            log.tell(Audience::All, || Event::PrivilegeBought { seat, privilege });
        }
        house.privileges = house.privileges.with(privilege);
        self.go_back(seat, back);
    }
}

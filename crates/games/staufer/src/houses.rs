//! What belongs to one player: figures on offices, court, empire, chests, privileges, points.

use crate::data::{COURT, Chest, FIGURES, Privilege, Province};
use crate::pieces::{ChestSet, Chests, Figure, Figures, Office, OfficeSet, PrivilegeSet};
use crate::scoring::Part;

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct House {
    pub(crate) court: Figures,
    pub(crate) empire: Figures,
    pub(crate) chests: Chests,
    pub(crate) privileges: PrivilegeSet,
    /// Kinds of which the player owns a second card (ruling 9.51).
    pub(crate) doubled: PrivilegeSet,
    /// Cards of the victory-point pile, by their place in it.
    pub(crate) cards: u8,
    /// VP on the score track, by what they were given for.
    pub(crate) points: [u16; Part::ON_TRACK],
}

impl House {
    /// Section 4.8.
    pub(crate) const NEW: House = House {
        court: COURT,
        empire: Figures::new(FIGURES.envoys - COURT.envoys, FIGURES.nobles - COURT.nobles),
        chests: Chests::NONE,
        privileges: PrivilegeSet::EMPTY,
        doubled: PrivilegeSet::EMPTY,
        cards: 0,
        points: [0; Part::ON_TRACK],
    };

    #[inline]
    pub(crate) const fn has(&self, privilege: Privilege) -> bool {
        self.privileges.has(privilege)
    }

    #[inline]
    pub(crate) fn score(&mut self, part: Part, points: u8) {
        if let Some(sum) = self.points.get_mut(part as usize) {
            *sum += u16::from(points);
        }
    }

    /// The chests that can make an appointment cheaper.
    #[inline]
    pub(crate) fn modifiers(&self) -> ChestSet {
        const MODIFIERS: [Chest; 4] = [Chest::Carriage, Chest::Decree, Chest::Credit, Chest::Patent];
        let mut held = ChestSet::EMPTY;
        for chest in MODIFIERS {
            if self.chests[chest] > 0 {
                held = held.with(chest);
            }
        }
        held
    }
}

/// The offices that a player's figures hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seated {
    pub(crate) envoys: OfficeSet,
    pub(crate) nobles: OfficeSet,
}

impl Seated {
    #[inline]
    pub(crate) const fn all(self) -> OfficeSet {
        self.envoys.or(self.nobles)
    }

    /// Section 5.8: envoys count 1, nobles 2.
    #[inline]
    pub(crate) const fn strength(self, province: Province) -> u8 {
        self.envoys.within(province).len() + 2 * self.nobles.within(province).len()
    }

    #[inline]
    pub(crate) const fn figures(self, province: Province) -> Figures {
        Figures::new(self.envoys.within(province).len(), self.nobles.within(province).len())
    }

    #[inline]
    pub(crate) fn seat(&mut self, figure: Figure, office: Office) {
        match figure {
            Figure::Envoy => self.envoys = self.envoys.with(office),
            Figure::Noble => self.nobles = self.nobles.with(office),
        }
    }

    /// The figure on an office, which leaves it.
    pub(crate) fn leave(&mut self, office: Office) -> Option<Figure> {
        let figure = self.figure(office)?;
        self.envoys = self.envoys.without(office);
        self.nobles = self.nobles.without(office);
        Some(figure)
    }

    pub(crate) fn figure(self, office: Office) -> Option<Figure> {
        if self.envoys.has(office) {
            Some(Figure::Envoy)
        } else if self.nobles.has(office) {
            Some(Figure::Noble)
        } else {
            None
        }
    }
}

//! The road of an appointment and every figure it costs (section 5.4).

use crate::data::{Chest, Effect, LEAST_COST, Layout, Privilege, Province};
use crate::pieces::{ChestSet, Direction, Office, PrivilegeSet, Ring};

/// What an appointment costs one player: the road from the king to the office, and the office.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    ring: Ring,
    king: Province,
    /// Where it leads.
    pub office: Office,
    /// Which way.
    pub direction: Direction,
    /// Provinces that are entered; the king's own is not.
    pub entered: u8,
    /// The first ones of them, for which nothing is paid.
    pub free: u8,
    /// The cost of the office, the seated figure included.
    pub cost: u8,
}

impl Road {
    /// The road to an office for a player with these privileges who uses these chests (rulings 9.14 to 9.16).
    #[inline]
    pub fn new(
        (ring, king, layout): (&Ring, Province, &Layout),
        (privileges, used): (PrivilegeSet, ChestSet),
        office: Office,
        direction: Direction,
    ) -> Road {
        let entered = ring.distance(king, office.province(), direction);
        let free = if used.has(Chest::Carriage) { entered } else { free_provinces(privileges).min(entered) };
        let discount = Discount::of(privileges, used);
        let cost = discount.cost(layout.cost(office), layout.noble.has(office), office.province() == king);
        Road { ring: *ring, king, office, direction, entered, free, cost }
    }

    /// Provinces for which a figure is paid.
    #[inline]
    pub const fn paid(&self) -> u8 {
        self.entered - self.free
    }

    /// Every figure, the seated one included.
    #[inline]
    pub const fn total(&self) -> u8 {
        self.paid() + self.cost
    }

    /// The pay space that gets the figure with this number, in placing order from 0: road first, then office.
    #[inline]
    pub fn payment(&self, number: u8) -> Option<Province> {
        if number < self.paid() {
            Some(self.ring.towards(self.king, self.direction, self.free + number + 1))
        } else if number + 1 < self.total() {
            // Ruling 9.2: the surplus begins in the province after the office, clockwise in any case.
            Some(self.ring.after(self.office.province(), number - self.paid() + 1))
        } else {
            None
        }
    }

    /// The provinces that are entered, in the order of travel, with what is paid there: true for a figure.
    pub fn steps(&self) -> impl Iterator<Item = (Province, bool)> {
        let road = *self;
        (1..=road.entered).map(move |step| (road.ring.towards(road.king, road.direction, step), step > road.free))
    }

    /// The pay spaces that get the surplus of the office.
    pub fn surplus(&self) -> impl Iterator<Item = Province> {
        let road = *self;
        (1..road.cost).map(move |step| road.ring.after(road.office.province(), step))
    }
}

/// How many of the provinces entered first are free; two privileges do not add up.
#[inline]
pub(crate) fn free_provinces(privileges: PrivilegeSet) -> u8 {
    let by = |privilege: Privilege| if privileges.has(privilege) { privilege.amount() } else { 0 };
    by(Privilege::Courier).max(by(Privilege::WindingRoad))
}

/// What makes offices cheaper for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Discount {
    everywhere: u8,
    at_king: u8,
    noble: u8,
    fixed: Option<u8>,
}

impl Discount {
    #[inline]
    pub(crate) fn of(privileges: PrivilegeSet, used: ChestSet) -> Discount {
        let by = |privilege: Privilege| if privileges.has(privilege) { privilege.amount() } else { 0 };
        let mut discount =
            Discount { everywhere: by(Privilege::Steward), at_king: by(Privilege::RoyalFavour), noble: 0, fixed: None };
        for chest in used.iter() {
            match chest.effect() {
                Effect::Cheaper(less) => discount.everywhere += less,
                Effect::NobleCheaper(less) => discount.noble += less,
                Effect::FixedCost(cost) => discount.fixed = Some(cost),
                _ => {}
            }
        }
        discount
    }

    /// What an office costs that is printed with a cost.
    #[inline]
    pub(crate) fn cost(self, printed: u8, noble: bool, at_king: bool) -> u8 {
        let cheaper = printed.saturating_sub(self.off(noble, at_king)).max(LEAST_COST);
        self.fixed.map_or(cheaper, |fixed| fixed.min(cheaper))
    }

    /// How much cheaper an office is.
    #[inline]
    fn off(self, noble: bool, at_king: bool) -> u8 {
        self.everywhere + if at_king { self.at_king } else { 0 } + if noble { self.noble } else { 0 }
    }

    /// The dearest printed cost that so many figures pay; `None` if not even the cheapest office can be paid.
    #[inline]
    pub(crate) fn dearest(self, figures: u8, noble: bool, at_king: bool) -> Option<u8> {
        match self.fixed {
            Some(cost) if figures >= cost => Some(u8::MAX),
            _ => (figures >= LEAST_COST).then(|| figures + self.off(noble, at_king)),
        }
    }
}

//! The roads to offices, for whoever looks at one before it is chosen.

use curia_core::Seat;
use serde::Serialize;

use super::{HouseView, ProvinceView, View};
use crate::data::{Chest, Privilege, Province};
use crate::pieces::{ChestSet, Chests, Direction, Office, OfficeSet};
use crate::road::Road;

/// An office that a player could fill, with every figure that it costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoadView {
    /// The office.
    pub office: Office,
    /// The way.
    pub direction: Direction,
    /// The provinces that are entered, in the order of travel.
    pub steps: Vec<StepView>,
    /// The cost of the office with all that makes it cheaper, the seated figure included.
    pub cost: u8,
    /// The pay spaces of the figures beyond the seated one, in placing order.
    pub surplus: Vec<Province>,
    /// All figures: road and office.
    pub total: u8,
    /// Figures in the court, with the envoy that comes before anything is paid: the one of the next space of the
    /// appointment track, or, once the appointment has begun, the one that is still being gained.
    pub have: u8,
    /// Figures that are missing; 0 if there are enough.
    pub missing: u8,
    /// True if only a noble may be seated and there is none.
    pub noble_missing: bool,
}

/// A province on the road.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StepView {
    /// Which one.
    pub province: Province,
    /// True if a figure is paid for it.
    pub paid: bool,
}

impl View {
    /// The road to an office for a player who uses these chests; `None` if there is no such office or way.
    pub fn road(&self, seat: Seat, office: Office, direction: Direction, used: ChestSet) -> Option<RoadView> {
        let house = self.house(seat)?;
        let layout = self.layout();
        let space = layout.space(office)?;
        let open = direction == Direction::Clockwise || house.privileges.has(Privilege::WindingRoad);
        if !open {
            return None;
        }
        let road = Road::new((&self.ring(), self.king, layout), (house.privileges, used), office, direction);
        let comes = if self.appointing == Some(seat) { self.gain.is_some() } else { self.next_space_gives(house) };
        let have = house.court.total() + u8::from(comes);
        let right = house.privileges.has(Privilege::Patent) || used.has(Chest::Patent);
        Some(RoadView {
            office,
            direction,
            steps: road.steps().map(|(province, paid)| StepView { province, paid }).collect(),
            cost: road.cost,
            surplus: road.surplus().collect(),
            total: road.total(),
            have,
            missing: road.total().saturating_sub(have),
            noble_missing: space.noble && house.court.nobles == 0 && !right,
        })
    }

    /// The ways to an office for a player who uses these chests: one, or two with the privilege of the winding road.
    pub fn roads(&self, seat: Seat, office: Office, used: ChestSet) -> Vec<RoadView> {
        let apart = self.king != office.province();
        let ways = Direction::ALL.into_iter().filter(|&way| apart || way == Direction::Clockwise);
        ways.filter_map(|way| self.road(seat, office, way, used)).collect()
    }

    /// The chests of a player that could make an appointment cheaper.
    pub fn modifiers(&self, seat: Seat) -> ChestSet {
        let held = self.house(seat).map_or(Chests::NONE, |house| house.chests);
        held.kinds().filter(|chest| chest.modifies()).collect()
    }

    /// The offices that nobody holds.
    pub fn free_offices(&self) -> OfficeSet {
        let offices = self.provinces.iter().flat_map(|province| &province.offices);
        offices.filter(|office| office.seat.is_none()).map(|office| office.office).collect()
    }

    /// The next space of the appointment track has an envoy symbol, and there is an envoy to gain.
    fn next_space_gives(&self, house: &HouseView) -> bool {
        let symbol = self.tracks.symbols.get(self.tracks.appoint.len()).copied().unwrap_or(false);
        let on_pay = |province: &ProvinceView| province.pay.get(house.seat.index()).is_some_and(|pay| pay.envoys > 0);
        symbol && (house.empire.envoys > 0 || self.provinces.iter().any(on_pay))
    }
}

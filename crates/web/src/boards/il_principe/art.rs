//! Pictures, colours and the map.

use curia_il_principe::data::{City, Colour, Region, Size};

/// The picture of a building.
pub(crate) const fn building(colour: Colour) -> &'static str {
    ["graduate-cap", "church", "capitol", "castle", "shop"][colour as usize]
}

/// The suit of a building.
pub(crate) const fn suit(colour: Colour) -> &'static str {
    ["s-green", "s-white", "s-red", "s-blue", "s-ochre"][colour as usize]
}

/// The wash of a region.
pub(crate) const fn wash(region: Region) -> &'static str {
    ["s-teal", "s-orange", "s-brown", "s-red", "s-green", "s-violet"][region as usize]
}

/// How wide and high the map is, in its own units.
pub(crate) const MAP: (u16, u16) = (640, 616);

/// The picture of a region within its borders.
pub(crate) const fn land(region: Region) -> &'static str {
    ["land-adria", "land-lombardia", "land-emilia", "land-liguria", "land-toscana", "land-umbria"][region as usize]
}

/// Where the name of a region stands: its middle, and how wide it may be.
pub(crate) const fn label(region: Region) -> (u16, u16, u16) {
    [(490, 150, 140), (312, 132, 200), (322, 252, 124), (140, 246, 180), (404, 392, 250), (350, 492, 250)]
        [region as usize]
}

/// The hit area of a region as corners on the map: the border without its curves.
pub(crate) const fn corners(region: Region) -> &'static [(u16, u16)] {
    const CORNERS: [&[(u16, u16)]; Region::COUNT] = [
        &[(560, 104), (558, 150), (562, 190), (556, 258), (566, 318), (384, 276), (408, 206), (438, 92)],
        &[(78, 96), (180, 74), (300, 70), (438, 92), (408, 206), (236, 184)],
        &[(236, 184), (408, 206), (384, 276), (566, 318), (300, 352)],
        &[(78, 96), (236, 184), (300, 352), (186, 352), (108, 428), (66, 350), (38, 306), (34, 262), (50, 180)],
        &[(108, 428), (186, 352), (300, 352), (566, 318), (582, 372), (566, 436)],
        &[(108, 428), (566, 436), (540, 494), (486, 528), (366, 572), (238, 508), (150, 466)],
    ];
    CORNERS[region as usize]
}

/// Where a city lies on the map.
pub(crate) const fn spot(city: City) -> (u16, u16) {
    match city {
        City::Siena => (238, 508),
        City::Orvieto => (366, 572),
        City::Perugia => (486, 528),
        City::Venezia => (560, 104),
        City::Verona => (300, 70),
        City::Bologna => (384, 276),
        City::Lucca => (186, 352),
        City::Padova => (438, 92),
        City::Urbino => (566, 436),
        City::Milano => (78, 96),
        City::Firenze => (300, 352),
        City::Pisa => (108, 428),
        City::Mantova => (236, 184),
        City::Ferrara => (408, 206),
        City::Rimini => (566, 318),
    }
}

/// On which side of a city its name stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Above,
    Below,
    Left,
    Right,
}

/// Where the name of a city finds room.
pub(crate) const fn side(city: City) -> Side {
    match city {
        City::Milano | City::Verona | City::Padova | City::Lucca => Side::Above,
        City::Orvieto | City::Firenze | City::Bologna | City::Siena => Side::Below,
        City::Pisa | City::Mantova => Side::Left,
        City::Venezia | City::Ferrara | City::Rimini | City::Urbino | City::Perugia => Side::Right,
    }
}

/// The mark of a city on the map: a circle, a circle with a core, a square with a core.
pub(crate) const fn mark(size: Size) -> &'static str {
    match size {
        Size::Small => "town",
        Size::Medium => "burgh",
        Size::Large => "capital",
    }
}

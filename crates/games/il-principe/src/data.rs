//! The components of the game, section 3, and the map of section 13.
//!
//! Provenance letters: S stated in the rulebook, P public source, K knowledge of the published game,
//! R reconstructed to fit every constraint of the rulebook.

use curia_core::{Arg, Key, Named, SeatCount, Source, Sourced, Texts, Thing, ToArg};
use serde::Serialize;

use crate::cards::Cards;

/// A colour of building cards, called by its building. The order of the members is the colour order (section 3.2, S):
/// it decides ties between lots and the order in which roles are given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("il-principe-building")]
#[repr(u8)]
pub enum Colour {
    /// Universities: culture.
    Green,
    /// Cathedrals: religion.
    White,
    /// Town halls: politics.
    Red,
    /// Castles: nobility.
    Blue,
    /// Marketplaces: business.
    Yellow,
}

impl Colour {
    /// How many colours there are.
    pub const COUNT: usize = Colour::ALL.len();

    /// The next colour in colour order.
    pub(crate) const fn next(self) -> Option<Colour> {
        let next = self as usize + 1;
        if next < Colour::COUNT { Some(Colour::ALL[next]) } else { None }
    }
}

/// Whether a role is the first or the second of its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[repr(u8)]
pub enum Rank {
    /// For the most face-up cards; costs half of them.
    Major,
    /// For the second most; costs nothing.
    Minor,
}

impl Rank {
    /// VP of a held tile for a foreign city of its colour and in the final scoring (section 3.3, S).
    #[inline]
    pub const fn vp(self) -> u8 {
        match self {
            Rank::Major => 2,
            Rank::Minor => 1,
        }
    }
}

/// A role tile (section 3.3, S).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Tile {
    /// Its colour.
    pub colour: Colour,
    /// Major or minor.
    pub rank: Rank,
}

impl Tile {
    /// The major role of a colour.
    pub const fn major(colour: Colour) -> Tile {
        Tile { colour, rank: Rank::Major }
    }

    /// The minor role of a colour.
    pub const fn minor(colour: Colour) -> Tile {
        Tile { colour, rank: Rank::Minor }
    }

    /// All ten tiles, in the order in which they are given.
    pub fn all() -> impl Iterator<Item = Tile> {
        Colour::ALL.into_iter().flat_map(|colour| [Tile::major(colour), Tile::minor(colour)])
    }

    /// The id of the specification.
    pub const fn id(self) -> &'static str {
        match self.rank {
            Rank::Major => ["doctor", "bishop", "councillor", "nobleman", "banker"][self.colour as usize],
            Rank::Minor => ["magister", "preacher", "scribe", "knight", "merchant"][self.colour as usize],
        }
    }

    /// The name of the role.
    pub const fn key(self) -> Key {
        Key::new("il-principe-role", self.id())
    }

    /// What the role does.
    pub const fn help(self) -> Key {
        Key::new("il-principe-role-help", self.id())
    }
}

impl Texts for Tile {
    fn keys(out: &mut Vec<Key>) {
        out.extend(Tile::all().flat_map(|tile| [tile.key(), tile.help()]));
    }
}

impl From<Tile> for Arg {
    fn from(tile: Tile) -> Arg {
        tile.key().into()
    }
}

impl ToArg for Tile {
    fn to_arg(&self) -> Option<Arg> {
        Some((*self).into())
    }
}

/// VP for receiving the bishop or the preacher (section 3.3, S; ruling 9.40).
pub const WHITE_VP: u8 = 1;
/// Gold for receiving the banker or the merchant (section 3.3, S).
pub const YELLOW_GOLD: u8 = 2;
/// Shields of a family that can go on the map (section 3.1, S; ruling 9.42).
pub const SHIELDS: u8 = 11;
/// City cards that lie face up (section 4.1, S).
pub const DISPLAY: usize = 4;
/// VP for the sole or shared first place of a region, and for the second place (section 7.2, S).
pub const REGION_VP: (u8, u8) = (5, 2);
/// VP for each complete set, for the most gold, for the largest hand (section 7.2, S).
pub const AWARD_VP: u8 = 2;

/// The size of a city (section 3.4, S).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[repr(u8)]
pub enum Size {
    /// Three icons, one region.
    Small,
    /// Four icons, two regions.
    Medium,
    /// Five icons, three regions.
    Large,
}

impl Size {
    /// Gold to pay (section 3.4, S).
    #[inline]
    pub const fn cost(self) -> u8 {
        [3, 4, 5][self as usize]
    }

    /// VP of the builder (section 3.4, S; ruling 9.51 for Florence).
    #[inline]
    pub const fn vp(self) -> u8 {
        [4, 6, 8][self as usize]
    }

    /// Shields the builder places (section 3.4, S).
    #[inline]
    pub const fn shields(self) -> u8 {
        [1, 2, 2][self as usize]
    }
}

/// A region of the map, in letter order A to F (section 3.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("il-principe-region")]
#[repr(u8)]
#[expect(missing_docs, reason = "the six regions name themselves")]
pub enum Region {
    Adria,
    Lombardia,
    Emilia,
    Liguria,
    Toscana,
    Umbria,
}

impl Region {
    /// How many regions there are.
    pub const COUNT: usize = Region::ALL.len();

    /// The letter of the specification.
    pub const fn letter(self) -> char {
        ['A', 'B', 'C', 'D', 'E', 'F'][self as usize]
    }

    /// The colour a map paints it in (section 3.5): C, E and F stated or one of two, the others R.
    pub const fn paint(self) -> &'static str {
        ["teal", "orange", "brown", "lilac", "green", "purple"][self as usize]
    }

    /// The cities at the corners of the region, in walking order (section 13): the polygon to draw. E and F are
    /// S, the others derived.
    pub const fn corners(self) -> [City; 5] {
        use City::*;
        match self {
            Region::Adria => [Venezia, Rimini, Bologna, Ferrara, Padova],
            Region::Lombardia => [Padova, Ferrara, Mantova, Milano, Verona],
            Region::Emilia => [Mantova, Ferrara, Bologna, Rimini, Firenze],
            Region::Liguria => [Milano, Mantova, Firenze, Lucca, Pisa],
            Region::Toscana => [Pisa, Lucca, Firenze, Rimini, Urbino],
            Region::Umbria => [Pisa, Urbino, Perugia, Orvieto, Siena],
        }
    }
}

/// A city card, in the order of the table of section 3.6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("il-principe-city")]
#[repr(u8)]
#[expect(missing_docs, reason = "the fifteen cities name themselves")]
pub enum City {
    Siena,
    Orvieto,
    Perugia,
    Venezia,
    Verona,
    Bologna,
    Lucca,
    Padova,
    Urbino,
    Milano,
    Firenze,
    Pisa,
    Mantova,
    Ferrara,
    Rimini,
}

/// What stands on a city card and where the city lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityCard {
    /// Whose card it is.
    pub city: City,
    /// Small, medium or large; fixes cost, VP and shields.
    pub size: Size,
    /// The cards to lay down.
    pub icons: Cards,
    /// The regions it touches, in letter order.
    pub regions: &'static [Region],
    /// Place on a map of 100 by 100, x to the right and y down (section 13, R).
    pub spot: (u8, u8),
    /// Where it comes from, by letters: the icons, then each region.
    by: &'static [u8],
}

const fn card(
    city: City,
    size: Size,
    icons: [u8; Colour::COUNT],
    regions: &'static [Region],
    spot: (u8, u8),
    by: &'static [u8],
) -> CityCard {
    CityCard { city, size, icons: Cards(icons), regions, spot, by }
}

/// The fifteen city cards (section 3.6). Sizes are S. At the end of each card: where its icons and each of its regions come
/// from (D: derived from what is stated).
#[rustfmt::skip]
const CITIES: [CityCard; City::COUNT] = {
    use City::*;
    use Region::*;
    use Size::*;
    [
        //                     G  W  R  B  Y
        card(Siena,   Small,  [0, 1, 1, 0, 1], &[Umbria],                     (56, 76), b"RS"),
        card(Orvieto, Small,  [1, 1, 0, 1, 0], &[Umbria],                     (76, 94), b"RS"),
        card(Perugia, Small,  [1, 0, 1, 0, 1], &[Umbria],                     (86, 80), b"RS"),
        card(Venezia, Small,  [0, 1, 0, 1, 1], &[Adria],                      (90, 6), b"RS"),
        card(Verona,  Small,  [1, 0, 1, 1, 0], &[Lombardia],                  (50, 5), b"RD"),
        card(Bologna, Medium, [2, 1, 1, 0, 0], &[Adria, Emilia],              (60, 38), b"RDD"),
        card(Lucca,   Medium, [0, 2, 1, 1, 0], &[Liguria, Toscana],           (36, 57), b"SDS"),
        card(Padova,  Medium, [0, 0, 2, 1, 1], &[Adria, Lombardia],           (73, 9), b"RSS"),
        card(Urbino,  Medium, [1, 0, 0, 2, 1], &[Toscana, Umbria],            (93, 63), b"RSS"),
        card(Milano,  Medium, [1, 1, 0, 0, 2], &[Lombardia, Liguria],         (6, 8), b"RDD"),
        card(Firenze, Large,  [2, 0, 1, 1, 1], &[Emilia, Liguria, Toscana],   (56, 58), b"SDDS"),
        card(Pisa,    Large,  [1, 2, 0, 1, 1], &[Liguria, Toscana, Umbria],   (30, 66), b"RDSS"),
        card(Mantova, Large,  [1, 1, 2, 0, 1], &[Lombardia, Emilia, Liguria], (46, 20), b"RDDD"),
        card(Ferrara, Large,  [1, 1, 1, 2, 0], &[Adria, Lombardia, Emilia],   (68, 27), b"RSSS"),
        card(Rimini,  Large,  [0, 1, 1, 1, 2], &[Adria, Emilia, Toscana],     (91, 50), b"RDDS"),
    ]
};

impl City {
    /// How many cities there are.
    pub const COUNT: usize = City::ALL.len();

    /// What stands on the card.
    #[inline]
    pub const fn card(self) -> &'static CityCard {
        &CITIES[self as usize]
    }

    /// The card in words: its cards, its regions, what it costs and brings.
    pub(crate) fn thing(self) -> Thing {
        let card = self.card();
        let (cost, points, shields) = (card.size.cost(), card.size.vp(), card.size.shields());
        let help =
            crate::view::Help::Build { cards: card.icons, cost, points, shields, regions: card.regions.to_vec() };
        Thing { name: self.key(), says: Vec::new(), help: Some(help.into()) }
    }

    /// True if a shield of this city may go to `region`.
    pub fn touches(self, region: Region) -> bool {
        self.card().regions.contains(&region)
    }
}

/// A family (section 3.7, S). There is no difference in the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("il-principe-family")]
#[expect(missing_docs, reason = "the five families name themselves")]
pub enum Family {
    Medici,
    Visconti,
    Carraresi,
    Este,
    Gonzaga,
}

/// The numbers that depend on how many play (section 3.8, S).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Building cards of each colour.
    pub cards_of_a_colour: u8,
    /// City cards that can come into play.
    pub cities: u8,
    /// Gold a player takes in phase 1.
    pub income: u8,
    /// Cards a player offers.
    pub offer: u8,
    /// With fewer cards in the deck the round is the last.
    pub deck_threshold: u8,
    /// Cards revealed in the last round.
    pub last_round_reveal: u8,
    /// Whether the minor roles are in play.
    pub minors: bool,
}

impl Numbers {
    /// The column of a table of this size.
    #[inline]
    pub const fn of(seats: SeatCount) -> &'static Numbers {
        match seats.get() {
            2 => &TWO,
            3 => &THREE,
            4 => &FOUR,
            _ => &FIVE,
        }
    }
}

const TWO: Numbers = Numbers {
    cards_of_a_colour: 13,
    cities: 10,
    income: 6,
    offer: 3,
    deck_threshold: 10,
    last_round_reveal: 6,
    minors: false,
};
const THREE: Numbers = Numbers {
    cards_of_a_colour: 20,
    cities: 15,
    income: 5,
    offer: 2,
    deck_threshold: 12,
    last_round_reveal: 6,
    minors: true,
};
const FOUR: Numbers = Numbers { deck_threshold: 16, last_round_reveal: 8, ..THREE };
const FIVE: Numbers = Numbers { deck_threshold: 20, last_round_reveal: 10, ..THREE };

/// The most gold a player can own while there is anything to bid for: eight incomes of 5 and eight yellow roles (three
/// players who draw 4 cards, in the ninth round).
pub const MAX_PURSE: u8 = 8 * 5 + 8 * YELLOW_GOLD;

/// What the tables of this file say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("il-principe-source")]
pub(crate) enum Told {
    Components,
    Roles,
    Sizes,
    Numbers,
    Scoring,
    Families,
    CityIcons,
    CityRegions,
    RegionNames,
    RegionColours,
    Map,
}

/// Where each table comes from that comes from one source as a whole.
const TABLES: [(Told, Source); 8] = [
    (Told::Components, Source::Stated),
    (Told::Roles, Source::Stated),
    (Told::Sizes, Source::Stated),
    (Told::Numbers, Source::Stated),
    (Told::Scoring, Source::Stated),
    (Told::Families, Source::Stated),
    (Told::RegionNames, Source::Reconstructed),
    (Told::Map, Source::Reconstructed),
];

/// Where the colour of each region comes from: two are stated, two are one of the two that remain.
const PAINTS_BY: [Source; Region::COUNT] =
    [Source::Reconstructed, Source::Reconstructed, Source::Stated, Source::Stated, Source::Stated, Source::Stated];

/// Where everything in this file comes from, with what an owner of the printed game can compare.
pub(crate) fn sources() -> Vec<Sourced> {
    let mut sources: Vec<Sourced> = TABLES.into_iter().map(|(told, from)| Sourced::all(told.key(), from)).collect();
    let by = |city: City, at: usize| Source::of_letter(city.card().by.get(at).copied().unwrap_or(b'R'));
    let icons = City::ALL.into_iter().map(|city| {
        let icons = city.card().icons;
        let each = icons.colours().flat_map(|colour| std::iter::repeat_n(Arg::from(colour), icons[colour].into()));
        (by(city, 0), city.key(), each.collect())
    });
    let regions = City::ALL.into_iter().flat_map(|city| {
        let regions = city.card().regions.iter().enumerate();
        regions.map(move |(at, &region)| (by(city, at + 1), city.key(), vec![region.into()]))
    });
    let paints = Region::ALL.into_iter().zip(PAINTS_BY).map(|(region, from)| (from, region.key(), Vec::new()));
    sources.extend(Sourced::split(Told::CityIcons.key(), icons));
    sources.extend(Sourced::split(Told::CityRegions.key(), regions));
    sources.extend(Sourced::split(Told::RegionColours.key(), paints));
    sources
}

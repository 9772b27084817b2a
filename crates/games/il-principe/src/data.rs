//! The components of the game, section 3, and the map of section 13.
//!
//! Provenance letters: S stated in the rulebook, P public source, K knowledge of the published game,
//! R reconstructed to fit every constraint of the rulebook.

use curia_core::{Key, SeatCount};
use serde::Serialize;

use crate::cards::Cards;

/// A colour of building cards. The order of the variants is the colour order (3.2, S): it decides ties
/// between lots and the order in which roles are given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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
    pub const COUNT: usize = 5;
    /// All colours in colour order.
    pub const ALL: [Colour; Colour::COUNT] = [Colour::Green, Colour::White, Colour::Red, Colour::Blue, Colour::Yellow];

    /// The id of the specification.
    pub const fn id(self) -> &'static str {
        ["green", "white", "red", "blue", "yellow"][self as usize]
    }

    /// The name of the colour.
    pub const fn key(self) -> Key {
        Key::new("il-principe-colour", self.id())
    }

    /// The name of the building on the cards of this colour.
    pub const fn building(self) -> Key {
        Key::new("il-principe-building", self.id())
    }

    /// The next colour in colour order.
    pub(crate) const fn next(self) -> Option<Colour> {
        let next = self as usize + 1;
        if next < Colour::COUNT { Some(Colour::ALL[next]) } else { None }
    }
}

/// Whether a role is the first or the second of its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Rank {
    /// For the most face-up cards; costs half of them.
    Major,
    /// For the second most; costs nothing.
    Minor,
}

impl Rank {
    /// VP of a held tile for a foreign city of its colour and in the final scoring (3.3, S).
    #[inline]
    pub const fn vp(self) -> u8 {
        match self {
            Rank::Major => 2,
            Rank::Minor => 1,
        }
    }
}

/// A role tile (3.3, S).
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

/// VP for receiving the bishop or the preacher (3.3, S; ruling 9.40).
pub const WHITE_VP: u8 = 1;
/// Gold for receiving the banker or the merchant (3.3, S).
pub const YELLOW_GOLD: u8 = 2;
/// Shields of a family that can go on the map (3.1, S; ruling 9.42).
pub const SHIELDS: u8 = 11;
/// City cards that lie face up (4.1, S).
pub const DISPLAY: usize = 4;
/// VP for the sole or shared first place of a region, and for the second place (7.2, S).
pub const REGION_VP: (u8, u8) = (5, 2);
/// VP for each complete set, for the most gold, for the largest hand (7.2, S).
pub const AWARD_VP: u8 = 2;

/// The size of a city (3.4, S).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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
    /// Gold to pay (3.4, S).
    #[inline]
    pub const fn cost(self) -> u8 {
        [3, 4, 5][self as usize]
    }

    /// VP of the builder (3.4, S; ruling 9.51 for Florence).
    #[inline]
    pub const fn vp(self) -> u8 {
        [4, 6, 8][self as usize]
    }

    /// Shields the builder places (3.4, S).
    #[inline]
    pub const fn shields(self) -> u8 {
        [1, 2, 2][self as usize]
    }
}

/// A region of the map, in letter order A to F (3.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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
    pub const COUNT: usize = 6;
    /// All regions in letter order.
    pub const ALL: [Region; Region::COUNT] =
        [Region::Adria, Region::Lombardia, Region::Emilia, Region::Liguria, Region::Toscana, Region::Umbria];

    /// The id of the specification.
    pub const fn id(self) -> &'static str {
        ["adria", "lombardia", "emilia", "liguria", "toscana", "umbria"][self as usize]
    }

    /// The name of the region.
    pub const fn key(self) -> Key {
        Key::new("il-principe-region", self.id())
    }

    /// The letter of the specification.
    pub const fn letter(self) -> char {
        ['A', 'B', 'C', 'D', 'E', 'F'][self as usize]
    }

    /// The colour a map paints it in (3.5): C, E and F stated or one of two, the others R.
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

/// A city card, in the order of the table of 3.6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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
    /// The id of the specification.
    pub id: &'static str,
    /// Small, medium or large; fixes cost, VP and shields.
    pub size: Size,
    /// The cards to lay down.
    pub icons: Cards,
    /// The regions it touches, in letter order.
    pub regions: &'static [Region],
    /// Place on a map of 100 by 100, x to the right and y down (section 13, R).
    pub spot: (u8, u8),
}

const fn card(
    id: &'static str,
    size: Size,
    icons: [u8; Colour::COUNT],
    regions: &'static [Region],
    spot: (u8, u8),
) -> CityCard {
    CityCard { id, size, icons: Cards(icons), regions, spot }
}

/// The fifteen city cards (3.6). Sizes are S. After each card: provenance of its icons; of its regions.
#[rustfmt::skip]
const CITIES: [CityCard; City::COUNT] = {
    use Region::*;
    use Size::*;
    [
        //                       G  W  R  B  Y
        card("siena", Small, [0, 1, 1, 0, 1], &[Umbria], (56, 76)),                 // R; S
        card("orvieto", Small, [1, 1, 0, 1, 0], &[Umbria], (76, 94)),               // R; S
        card("perugia", Small, [1, 0, 1, 0, 1], &[Umbria], (86, 80)),               // R; S
        card("venezia", Small, [0, 1, 0, 1, 1], &[Adria], (90, 6)),                 // R; S
        card("verona", Small, [1, 0, 1, 1, 0], &[Lombardia], (50, 5)),              // R; derived
        card("bologna", Medium, [2, 1, 1, 0, 0], &[Adria, Emilia], (60, 38)),       // R; derived
        card("lucca", Medium, [0, 2, 1, 1, 0], &[Liguria, Toscana], (36, 57)),      // S; toscana S, liguria derived
        card("padova", Medium, [0, 0, 2, 1, 1], &[Adria, Lombardia], (73, 9)),      // R; S
        card("urbino", Medium, [1, 0, 0, 2, 1], &[Toscana, Umbria], (93, 63)),      // R; S
        card("milano", Medium, [1, 1, 0, 0, 2], &[Lombardia, Liguria], (6, 8)),     // R; derived
        card("firenze", Large, [2, 0, 1, 1, 1], &[Emilia, Liguria, Toscana], (56, 58)),// S, P; toscana S, rest derived
        card("pisa", Large, [1, 2, 0, 1, 1], &[Liguria, Toscana, Umbria], (30, 66)),// R; toscana and umbria S, liguria derived
        card("mantova", Large, [1, 1, 2, 0, 1], &[Lombardia, Emilia, Liguria], (46, 20)),// R; derived
        card("ferrara", Large, [1, 1, 1, 2, 0], &[Adria, Lombardia, Emilia], (68, 27)),// R; S
        card("rimini", Large, [0, 1, 1, 1, 2], &[Adria, Emilia, Toscana], (91, 50)),// R; toscana S, rest derived
    ]
};

impl City {
    /// How many cities there are.
    pub const COUNT: usize = 15;
    /// All cities in the order of 3.6.
    pub const ALL: [City; City::COUNT] = {
        use City::*;
        [
            Siena, Orvieto, Perugia, Venezia, Verona, Bologna, Lucca, Padova, Urbino, Milano, Firenze, Pisa, Mantova,
            Ferrara, Rimini,
        ]
    };

    /// What stands on the card.
    #[inline]
    pub const fn card(self) -> &'static CityCard {
        &CITIES[self as usize]
    }

    /// The id of the specification.
    pub const fn id(self) -> &'static str {
        self.card().id
    }

    /// The name of the city.
    pub const fn key(self) -> Key {
        Key::new("il-principe-city", self.id())
    }

    /// True if a shield of this city may go to `region`.
    pub fn touches(self, region: Region) -> bool {
        self.card().regions.contains(&region)
    }
}

/// A family (3.7, S). There is no difference in the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the five families name themselves")]
pub enum Family {
    Medici,
    Visconti,
    Carraresi,
    Este,
    Gonzaga,
}

impl Family {
    /// All families in the order of 3.7.
    pub const ALL: [Family; 5] = [Family::Medici, Family::Visconti, Family::Carraresi, Family::Este, Family::Gonzaga];

    /// The id of the specification.
    pub const fn id(self) -> &'static str {
        ["medici", "visconti", "carraresi", "este", "gonzaga"][self as usize]
    }

    /// The name of the family.
    pub const fn key(self) -> Key {
        Key::new("il-principe-family", self.id())
    }
}

/// The numbers that depend on how many play (3.8, S).
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

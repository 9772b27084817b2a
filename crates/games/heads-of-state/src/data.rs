//! The components of the game, section 3, and the map of section 13.
//!
//! Provenance letters: S stated in the rulebook, P public source, K knowledge of the published game,
//! R reconstructed to fit every constraint of the rulebook.

use curia_core::{Arg, Key, Named, SeatCount, Source, Sourced, Thing};

use crate::pieces::{Attributes, Boxes, Kind, Treacheries};

/// Face-up attribute cards (sections 3.1 and 4, S).
pub const DISPLAY: usize = 6;
/// Face-up treachery cards (section 4, S).
pub const TREACHERY_DISPLAY: usize = 2;
/// Attribute cards taken from the draw pile by a refresh (section 5.4, S).
pub const REFRESH: usize = DISPLAY;
/// Attribute cards in a hand at the end of a turn (section 5.10, S).
pub const HAND_LIMIT: u8 = 10;
/// Treachery cards in a hand at the end of a turn (section 5.10, S).
pub const TREACHERY_LIMIT: u8 = 4;
/// Attribute cards in a hand at the change of century (section 5.11, S).
pub const TRIM_LIMIT: u8 = 6;
/// Treachery cards in a hand at the change of century (section 5.11, S).
pub const TREACHERY_TRIM_LIMIT: u8 = 2;
/// Attribute cards taken by option 1 without a refresh (section 5.4, S).
pub const DRAWS: u8 = 3;
/// Noble cards of each type (section 3.1, S).
pub const NOBLE_CARDS: u8 = 10;
/// Cubes of the attacker and of the target's owner in the bag (section 5.9, S).
pub const CUBES: (u8, u8) = (3, 1);
/// Dynasty markers, the highest first (section 3.6, S).
pub const DYNASTY: [u8; 3] = [16, 12, 8];

/// A kind of attribute card. All cards of a kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("heads-of-state-attribute")]
#[repr(u8)]
pub enum Attribute {
    /// Gold: six of the seven nobles need it.
    Gold,
    /// A title: six of the seven nobles need it.
    Title,
    /// Troops.
    Troops,
    /// A castle.
    Castle,
    /// Duelling skill.
    Duelling,
    /// A palace.
    Palace,
    /// A bishop, the Church.
    Bishop,
    /// Royal blood (the name is R).
    Lineage,
    /// The joker (section 5.7).
    Courtesan,
}

/// The attribute cards by their marks: without one, 3, 4, 5 (section 3.4; the total and the marks S, the counts R).
#[rustfmt::skip]
const MARKS: [[u8; 4]; Attribute::COUNT] = [
    // -  3  4  5
    [9, 3, 3, 3],
    [9, 3, 3, 3],
    [7, 2, 2, 2],
    [5, 2, 1, 2],
    [6, 1, 2, 1],
    [6, 1, 1, 1],
    [4, 1, 1, 1],
    [4, 1, 1, 1],
    [5, 1, 1, 1],
];

impl Attribute {
    /// How many kinds there are.
    pub const COUNT: usize = Attribute::ALL.len();
    /// All cards of the box.
    pub const CARDS: usize = 100;

    /// Cards of this kind in play (section 4, step 2).
    pub const fn in_play(self, seats: SeatCount) -> u8 {
        let marks = MARKS[self as usize];
        let mut count = 0;
        let mut mark = 0;
        while mark < marks.len() && (mark == 0 || mark + 2 <= seats.get()) {
            count += marks[mark];
            mark += 1;
        }
        count
    }

    /// Cards of this kind in the box.
    pub const fn in_box(self) -> u8 {
        let [none, three, four, five] = MARKS[self as usize];
        none + three + four + five
    }

    /// The nobles that cost it, the highest first; none for the courtesan.
    pub fn used_by(self) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().filter(move |rank| rank.noble().cost.contains(&self))
    }
}

impl Kind for Attribute {
    #[inline]
    fn place(self) -> usize {
        self as usize
    }
}

/// The attribute cards in play at a table of this size.
pub fn attributes_in_play(seats: SeatCount) -> Attributes {
    Attributes::new(Attribute::ALL.map(|kind| kind.in_play(seats)))
}

/// A type of noble, the highest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("heads-of-state-noble")]
#[repr(u8)]
#[expect(missing_docs, reason = "the seven types name themselves")]
pub enum Rank {
    King,
    Prince,
    Duke,
    Marquis,
    Earl,
    Count,
    Baron,
}

/// A row of the noble chart (section 3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noble {
    /// Which noble.
    pub rank: Rank,
    /// One card each of these.
    pub cost: &'static [Attribute],
    /// Whether a courtesan may stand for one of them (S).
    pub courtesan: bool,
    /// Points for the most noble cards at the end (S).
    pub majority: u8,
    /// Counters of each player (S).
    pub counters: u8,
    /// Where the cost comes from, by letters: the number of its cards, then their kinds.
    by: [u8; 2],
}

const fn noble(
    rank: Rank,
    cost: &'static [Attribute],
    courtesan: bool,
    majority: u8,
    counters: u8,
    by: &[u8; 2],
) -> Noble {
    Noble { rank, cost, courtesan, majority, counters, by: *by }
}

/// The noble chart (section 3.2). At the end of each line: where the number of its cards and their kinds come from.
#[rustfmt::skip]
const NOBLES: [Noble; Rank::COUNT] = {
    use Attribute::*;
    use Rank::*;
    [
        noble(King,    &[Gold, Title, Troops, Castle, Duelling, Palace, Bishop, Lineage], false, 16, 4, b"PP"),
        noble(Prince,  &[Gold, Title, Troops, Palace, Bishop, Lineage],                   true,  14, 4, b"PR"),
        noble(Duke,    &[Gold, Title, Troops, Duelling, Palace],                          true,  12, 4, b"PR"),
        noble(Marquis, &[Gold, Title, Castle, Duelling],                                  true,  10, 4, b"PR"),
        noble(Earl,    &[Title, Troops, Castle],                                          true,   8, 4, b"SS"),
        noble(Count,   &[Gold, Title],                                                    true,   6, 6, b"PR"),
        noble(Baron,   &[Gold],                                                           false,  4, 6, b"PP"),
    ]
};

/// The cost of each rank as a set of bits, one a kind of attribute.
const COST_BITS: [u16; Rank::COUNT] = {
    let mut bits = [0; Rank::COUNT];
    let mut rank = 0;
    while rank < Rank::COUNT {
        let cost = NOBLES[rank].cost;
        let mut at = 0;
        while at < cost.len() {
            bits[rank] |= 1 << cost[at] as u16;
            at += 1;
        }
        rank += 1;
    }
    bits
};

impl Rank {
    /// How many types there are.
    pub const COUNT: usize = Rank::ALL.len();

    /// The rank as a number: the king has 7, the baron 1.
    pub const fn number(self) -> u8 {
        (Rank::COUNT - self as usize) as u8
    }

    /// The row of the noble chart.
    #[inline]
    pub const fn noble(self) -> &'static Noble {
        &NOBLES[self as usize]
    }

    /// The cost as bits, one a kind of attribute.
    #[inline]
    pub(crate) const fn cost_bits(self) -> u16 {
        COST_BITS[self as usize]
    }

    /// All boxes of this rank.
    #[inline]
    pub const fn boxes(self) -> Boxes {
        BOXES_OF_RANK[self as usize]
    }

    /// The row of the noble chart in words.
    pub(crate) fn thing(self) -> Thing {
        let Noble { cost, majority, counters, courtesan, .. } = *self.noble();
        let help =
            crate::labels::Help::Noble { courtesan, rank: self, cost: cost.to_vec(), points: majority, counters };
        Thing { name: self.key(), says: cost.iter().map(|&kind| kind.into()).collect(), help: Some(help.into()) }
    }
}

/// A country of the map (section 3.3, S).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("heads-of-state-country")]
#[repr(u8)]
#[expect(missing_docs, reason = "the four countries name themselves")]
pub enum Country {
    Britain,
    France,
    Spain,
    Germany,
}

impl Country {
    /// How many countries there are.
    pub const COUNT: usize = Country::ALL.len();
    /// The order in which they are scored (section 7.4).
    pub const SCORED: [Country; Country::COUNT] = [Country::France, Country::Britain, Country::Spain, Country::Germany];

    /// The colour a map paints it in (section 2, S).
    pub const fn paint(self) -> &'static str {
        ["red", "blue", "yellow", "green"][self as usize]
    }

    /// The areas, in the order of the table of section 3.3, where they stand country by country.
    #[inline]
    pub fn areas(self) -> impl Iterator<Item = Area> {
        const RANGES: [(usize, usize); Country::COUNT] = [(0, 3), (3, 8), (8, 12), (12, 16)];
        let (from, to) = RANGES[self as usize];
        Area::ALL[from..to].iter().copied()
    }

    /// Where the number of its areas comes from, by letters (section 3.3).
    const fn areas_by(self) -> &'static str {
        match self {
            Country::Britain => "SP",
            Country::France | Country::Spain | Country::Germany => "P",
        }
    }

    /// Points of the two country markers, for the first and the second player (section 3.6, values R).
    pub const fn markers(self) -> [u8; 2] {
        [[6, 3], [10, 5], [8, 4], [8, 4]][self as usize]
    }

    /// Points of a century's markers, for the most and the second most influence (section 3.6, S).
    pub const fn century_markers(self) -> [u8; 2] {
        [[8, 3], [10, 2], [7, 4], [6, 5]][self as usize]
    }

    /// The single treachery card of the country (section 3.5).
    pub const fn treachery(self) -> Treachery {
        [Treachery::Axeman, Treachery::Guillotine, Treachery::Inquisition, Treachery::Gallows][self as usize]
    }

    /// All boxes of the country.
    #[inline]
    pub const fn boxes(self) -> Boxes {
        BOXES_OF_COUNTRY[self as usize]
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Whether an area is a capital.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
pub enum AreaKind {
    /// Thick frame; nobles weigh 4 and 2.
    Capital,
    /// Thin frame; nobles weigh 2 and 1.
    Province,
}

impl AreaKind {
    /// Influence of the highest-ranking noble present and of the other one (section 7.4, S).
    #[inline]
    pub const fn weights(self) -> [u8; 2] {
        match self {
            AreaKind::Capital => [4, 2],
            AreaKind::Province => [2, 1],
        }
    }
}

/// An area of the map, in the order of the table of section 3.3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("heads-of-state-area")]
#[repr(u8)]
#[expect(missing_docs, reason = "the sixteen areas name themselves")]
pub enum Area {
    #[named(id = "gb_london")]
    London,
    #[named(id = "gb_scotland")]
    Scotland,
    #[named(id = "gb_ireland")]
    Ireland,
    #[named(id = "fr_paris")]
    Paris,
    #[named(id = "fr_normandy")]
    Normandy,
    #[named(id = "fr_burgundy")]
    Burgundy,
    #[named(id = "fr_provence")]
    Provence,
    #[named(id = "fr_brittany")]
    Brittany,
    #[named(id = "es_madrid")]
    Madrid,
    #[named(id = "es_aragon")]
    Aragon,
    #[named(id = "es_galicia")]
    Galicia,
    #[named(id = "es_andalusia")]
    Andalusia,
    #[named(id = "de_berlin")]
    Berlin,
    #[named(id = "de_bavaria")]
    Bavaria,
    #[named(id = "de_saxony")]
    Saxony,
    #[named(id = "de_hanover")]
    Hanover,
}

/// What the map shows of an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaCard {
    /// Which area.
    pub area: Area,
    /// The country it belongs to.
    pub country: Country,
    /// Capital or province.
    pub kind: AreaKind,
    /// The rank of the upper box.
    pub upper: Rank,
    /// The rank of the lower box, if there are two.
    pub lower: Option<Rank>,
    /// The number of the hexagon: the points of the area marker.
    pub number: u8,
    /// Place on a map of 100 by 100, x to the right and y down (section 13, R).
    pub spot: (u8, u8),
    /// Where it comes from, by letters: the boxes, then the number.
    by: [&'static str; 2],
}

const fn area(
    area: Area,
    country: Country,
    upper: Rank,
    lower: Option<Rank>,
    number: u8,
    spot: (u8, u8),
    by: [&'static str; 2],
) -> AreaCard {
    let kind = if upper as u8 == Rank::King as u8 { AreaKind::Capital } else { AreaKind::Province };
    AreaCard { area, country, kind, upper, lower, number, spot, by }
}

/// The sixteen areas (section 3.3). At the end of each line: where its boxes and its number come from.
#[rustfmt::skip]
const AREAS: [AreaCard; Area::COUNT] = {
    use Area::*;
    use Country::*;
    use Rank::*;
    [
        area(London,    Britain, King,    None,         8, (32, 32), ["S", "R"]),
        area(Scotland,  Britain, Prince,  Some(Earl),   5, (26, 10), ["SR", "R"]),
        area(Ireland,   Britain, Marquis, Some(Baron),  3, (12, 22), ["SR", "R"]),
        area(Paris,     France,  King,    Some(Prince), 7, (44, 54), ["S", "SR"]),
        area(Normandy,  France,  Duke,    Some(Earl),   5, (36, 46), ["R", "R"]),
        area(Burgundy,  France,  Duke,    Some(Count),  4, (54, 60), ["R", "R"]),
        area(Provence,  France,  Marquis, Some(Count),  3, (52, 74), ["R", "R"]),
        area(Brittany,  France,  Baron,   None,         1, (24, 50), ["R", "R"]),
        area(Madrid,    Spain,   King,    Some(Prince), 7, (22, 82), ["R", "R"]),
        area(Aragon,    Spain,   Duke,    Some(Count),  5, (34, 76), ["R", "R"]),
        area(Galicia,   Spain,   Earl,    Some(Count),  3, (8, 72),  ["SR", "R"]),
        area(Andalusia, Spain,   Marquis, Some(Baron),  2, (18, 94), ["R", "R"]),
        area(Berlin,    Germany, King,    Some(Prince), 7, (76, 28), ["R", "R"]),
        area(Bavaria,   Germany, Duke,    Some(Earl),   5, (66, 56), ["R", "R"]),
        area(Saxony,    Germany, Marquis, Some(Baron),  3, (74, 44), ["R", "R"]),
        area(Hanover,   Germany, Count,   Some(Baron),  2, (62, 30), ["R", "R"]),
    ]
};

impl Area {
    /// How many areas there are.
    pub const COUNT: usize = Area::ALL.len();

    /// What the map shows.
    #[inline]
    pub const fn card(self) -> &'static AreaCard {
        &AREAS[self as usize]
    }

    /// Where the name of a province comes from, by letters (section 3.3).
    const fn name_by(self) -> &'static str {
        match self {
            Area::Scotland | Area::Ireland => "S",
            _ => "R",
        }
    }

    /// The upper box, and the lower one if there are two.
    #[inline]
    pub const fn pair(self) -> (NobleBox, Option<NobleBox>) {
        PAIRS[self as usize]
    }

    /// The boxes, the upper one first.
    pub fn boxes(self) -> impl Iterator<Item = NobleBox> {
        let (upper, lower) = self.pair();
        std::iter::once(upper).chain(lower)
    }

    /// The area in words: its boxes and its number.
    pub(crate) fn thing(self) -> Thing {
        let AreaCard { country, kind, number, .. } = *self.card();
        let boxes: Vec<Rank> = self.boxes().map(NobleBox::rank).collect();
        let says = boxes.iter().map(|&rank| rank.into()).collect();
        let help = crate::labels::Help::Area { kind, country, boxes, points: number };
        Thing { name: self.key(), says, help: Some(help.into()) }
    }
}

/// A box of the map, which holds one noble: numbered area by area, the upper one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NobleBox(u8);

/// Area and rank of each box.
const BOXES: [(Area, Rank); NobleBox::COUNT] = {
    let mut boxes = [(Area::London, Rank::King); NobleBox::COUNT];
    let (mut area, mut at) = (0, 0);
    while area < Area::COUNT {
        let card = &AREAS[area];
        boxes[at] = (card.area, card.upper);
        at += 1;
        if let Some(lower) = card.lower {
            boxes[at] = (card.area, lower);
            at += 1;
        }
        area += 1;
    }
    boxes
};

/// The boxes of each area.
const PAIRS: [(NobleBox, Option<NobleBox>); Area::COUNT] = {
    let mut pairs = [(NobleBox(0), None); Area::COUNT];
    let (mut area, mut at) = (0, 0);
    while area < Area::COUNT {
        let two = AREAS[area].lower.is_some();
        pairs[area] = (NobleBox(at), if two { Some(NobleBox(at + 1)) } else { None });
        at += if two { 2 } else { 1 };
        area += 1;
    }
    pairs
};

/// All boxes of capitals.
pub(crate) const CAPITALS: Boxes = {
    let mut boxes = Boxes::EMPTY;
    let mut at = 0;
    while at < NobleBox::COUNT {
        if matches!(AREAS[BOXES[at].0 as usize].kind, AreaKind::Capital) {
            boxes = boxes.with(NobleBox(at as u8));
        }
        at += 1;
    }
    boxes
};

const BOXES_OF_RANK: [Boxes; Rank::COUNT] = {
    let mut sets = [Boxes::EMPTY; Rank::COUNT];
    let mut at = 0;
    while at < NobleBox::COUNT {
        let rank = BOXES[at].1 as usize;
        sets[rank] = sets[rank].with(NobleBox(at as u8));
        at += 1;
    }
    sets
};

const BOXES_OF_COUNTRY: [Boxes; Country::COUNT] = {
    let mut sets = [Boxes::EMPTY; Country::COUNT];
    let mut at = 0;
    while at < NobleBox::COUNT {
        let country = AREAS[BOXES[at].0 as usize].country as usize;
        sets[country] = sets[country].with(NobleBox(at as u8));
        at += 1;
    }
    sets
};

impl NobleBox {
    /// How many boxes there are.
    pub const COUNT: usize = 30;

    /// All boxes.
    pub fn all() -> impl DoubleEndedIterator<Item = NobleBox> {
        (0..NobleBox::COUNT as u8).map(NobleBox)
    }

    /// The box with this number; the last one past the end.
    #[inline]
    pub(crate) const fn numbered(number: u32) -> NobleBox {
        if number < NobleBox::COUNT as u32 { NobleBox(number as u8) } else { NobleBox(NobleBox::COUNT as u8 - 1) }
    }

    /// The box of an area for a rank, if there is one.
    pub fn of(area: Area, rank: Rank) -> Option<NobleBox> {
        NobleBox::all().find(|at| (at.area(), at.rank()) == (area, rank))
    }

    /// The number of the box, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where it lies.
    #[inline]
    pub const fn area(self) -> Area {
        BOXES[self.0 as usize].0
    }

    /// Which noble it holds.
    #[inline]
    pub const fn rank(self) -> Rank {
        BOXES[self.0 as usize].1
    }

    /// True for the upper box of its area; a single box is the upper one.
    #[inline]
    pub const fn is_upper(self) -> bool {
        self.area().card().upper as u8 == self.rank() as u8
    }
}

/// A kind of treachery card, in the order of the table of section 3.5. All cards of a kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("heads-of-state-treachery")]
#[repr(u8)]
#[expect(missing_docs, reason = "the eleven kinds name themselves")]
pub enum Treachery {
    Assassin,
    Axeman,
    Guillotine,
    Inquisition,
    Gallows,
    DoubleBritainFrance,
    DoubleBritainSpain,
    DoubleBritainGermany,
    DoubleFranceSpain,
    DoubleFranceGermany,
    DoubleSpainGermany,
}

impl Treachery {
    /// How many kinds there are.
    pub const COUNT: usize = Treachery::ALL.len();
    /// All cards of the box.
    pub const CARDS: usize = 29;

    /// Cards of this kind in the box (section 3.5: the doubles S, the others R).
    pub const fn in_box(self) -> u8 {
        match self {
            Treachery::Assassin => 7,
            Treachery::Axeman | Treachery::Guillotine | Treachery::Inquisition | Treachery::Gallows => 4,
            _ => 1,
        }
    }

    /// The countries it strikes in, as bits; all of them for the assassin.
    #[inline]
    pub(crate) const fn country_bits(self) -> u8 {
        const BRITAIN: u8 = Country::Britain.bit();
        const FRANCE: u8 = Country::France.bit();
        const SPAIN: u8 = Country::Spain.bit();
        const GERMANY: u8 = Country::Germany.bit();
        match self {
            Treachery::Assassin => BRITAIN | FRANCE | SPAIN | GERMANY,
            Treachery::Axeman => BRITAIN,
            Treachery::Guillotine => FRANCE,
            Treachery::Inquisition => SPAIN,
            Treachery::Gallows => GERMANY,
            Treachery::DoubleBritainFrance => BRITAIN | FRANCE,
            Treachery::DoubleBritainSpain => BRITAIN | SPAIN,
            Treachery::DoubleBritainGermany => BRITAIN | GERMANY,
            Treachery::DoubleFranceSpain => FRANCE | SPAIN,
            Treachery::DoubleFranceGermany => FRANCE | GERMANY,
            Treachery::DoubleSpainGermany => SPAIN | GERMANY,
        }
    }

    /// The countries it strikes in.
    pub fn countries(self) -> impl Iterator<Item = Country> {
        Country::ALL.into_iter().filter(move |country| self.country_bits() & country.bit() != 0)
    }

    /// True for a card of two countries.
    pub const fn is_double(self) -> bool {
        self.country_bits().count_ones() == 2
    }

    /// The card in words: where it strikes.
    pub(crate) fn thing(self) -> Thing {
        let says: Vec<Arg> =
            if self == Treachery::Assassin { Vec::new() } else { self.countries().map(Arg::from).collect() };
        Thing { name: self.key(), says, help: Some(crate::labels::Help::treachery(self, false).into()) }
    }
}

impl Kind for Treachery {
    #[inline]
    fn place(self) -> usize {
        self as usize
    }
}

/// All treachery cards: they are used at every table (section 3.5).
pub fn treacheries_in_play() -> Treacheries {
    Treacheries::new(Treachery::ALL.map(Treachery::in_box))
}

/// A century (section 5.1, S), called by the year of its flag.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("heads-of-state-century")]
#[repr(u8)]
#[expect(missing_docs, reason = "the three centuries name themselves")]
pub enum Century {
    #[named(id = "1589")]
    Y1589,
    #[named(id = "1689")]
    Y1689,
    #[named(id = "1789")]
    Y1789,
}

impl Century {
    /// How many centuries there are.
    pub const COUNT: usize = Century::ALL.len();

    /// The next flag; none after 1789.
    pub(crate) const fn next(self) -> Option<Century> {
        match self {
            Century::Y1589 => Some(Century::Y1689),
            Century::Y1689 => Some(Century::Y1789),
            Century::Y1789 => None,
        }
    }
}

/// The colour of a player (section 3.1; black R): seat i has the i-th.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("heads-of-state-colour")]
#[expect(missing_docs, reason = "the five colours name themselves")]
pub enum Colour {
    Red,
    Blue,
    Yellow,
    Green,
    Black,
}

impl Colour {
    /// Where it comes from, by letters.
    const fn by(self) -> &'static str {
        match self {
            Colour::Black => "R",
            _ => "SP",
        }
    }
}

/// The numbers that depend on how many play (section 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Draws of the first turns, in turn order (S).
    pub first_draws: &'static [u8],
    /// The dynasty markers that are used, the highest first (S).
    pub dynasty: &'static [u8],
}

impl Numbers {
    /// The row of a table of this size.
    #[inline]
    pub const fn of(seats: SeatCount) -> &'static Numbers {
        match seats.get() {
            2 => &Numbers { first_draws: &[2, 3], dynasty: &[DYNASTY[0], DYNASTY[2]] },
            3 => &Numbers { first_draws: &[1, 2, 3], dynasty: &DYNASTY },
            4 => &Numbers { first_draws: &[1, 1, 2, 3], dynasty: &DYNASTY },
            _ => &Numbers { first_draws: &[1, 1, 2, 2, 3], dynasty: &DYNASTY },
        }
    }
}

/// What the tables of this file say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("heads-of-state-source")]
pub(crate) enum Told {
    Components,
    Colours,
    CostSizes,
    Costs,
    AttributeTotal,
    AttributeKinds,
    LineageName,
    AttributeCounts,
    PackSize,
    Doubles,
    TreacheryCounts,
    AreaSplit,
    AreaNames,
    Boxes,
    AreaNumbers,
    CountryMarkerCount,
    CountryMarkers,
    DynastyMarkers,
    CenturyMarkers,
    Majorities,
    FirstDraws,
    Map,
}

/// Where each table comes from that comes from one source as a whole, or from several that say the same.
const TABLES: [(Told, Source); 16] = [
    (Told::Components, Source::Stated),
    (Told::AttributeTotal, Source::Stated),
    (Told::AttributeKinds, Source::Public),
    (Told::LineageName, Source::Reconstructed),
    (Told::AttributeCounts, Source::Reconstructed),
    (Told::PackSize, Source::Stated),
    (Told::Doubles, Source::Stated),
    (Told::TreacheryCounts, Source::Reconstructed),
    (Told::CountryMarkerCount, Source::Stated),
    (Told::CountryMarkerCount, Source::Public),
    (Told::CountryMarkers, Source::Reconstructed),
    (Told::DynastyMarkers, Source::Stated),
    (Told::CenturyMarkers, Source::Stated),
    (Told::Majorities, Source::Stated),
    (Told::FirstDraws, Source::Stated),
    (Told::Map, Source::Reconstructed),
];

/// A row for each of its letters: what has two of them is in part from one source, in part from the other.
fn row(letters: &[u8], name: Key, says: Vec<Arg>) -> Vec<(Source, Key, Vec<Arg>)> {
    letters.iter().map(|&letter| (Source::of_letter(letter), name, says.clone())).collect()
}

/// Where everything in this file comes from, with what an owner of the printed game can compare.
pub(crate) fn sources() -> Vec<Sourced> {
    let mut sources: Vec<Sourced> = TABLES.into_iter().map(|(told, from)| Sourced::all(told.key(), from)).collect();
    let nobles = || Rank::ALL.into_iter().map(Rank::noble);
    let sizes = nobles().flat_map(|noble| row(&noble.by[..1], noble.rank.key(), vec![(noble.cost.len() as u8).into()]));
    let costs = nobles()
        .flat_map(|noble| row(&noble.by[1..], noble.rank.key(), noble.cost.iter().map(|&kind| kind.into()).collect()));
    let split = Country::ALL.into_iter().flat_map(|country| {
        row(country.areas_by().as_bytes(), country.key(), vec![(country.areas().count() as u8).into()])
    });
    let provinces = Area::ALL.into_iter().filter(|area| area.card().kind == AreaKind::Province);
    let names = provinces.flat_map(|area| row(area.name_by().as_bytes(), area.key(), Vec::new()));
    let boxes = Area::ALL.into_iter().flat_map(|area| {
        row(area.card().by[0].as_bytes(), area.key(), area.boxes().map(|at| at.rank().into()).collect())
    });
    let numbers = Area::ALL
        .into_iter()
        .flat_map(|area| row(area.card().by[1].as_bytes(), area.key(), vec![area.card().number.into()]));
    let colours = Colour::ALL.into_iter().flat_map(|colour| row(colour.by().as_bytes(), colour.key(), Vec::new()));
    sources.extend(Sourced::split(Told::Colours.key(), colours));
    sources.extend(Sourced::split(Told::CostSizes.key(), sizes));
    sources.extend(Sourced::split(Told::Costs.key(), costs));
    sources.extend(Sourced::split(Told::AreaSplit.key(), split));
    sources.extend(Sourced::split(Told::AreaNames.key(), names));
    sources.extend(Sourced::split(Told::Boxes.key(), boxes));
    sources.extend(Sourced::split(Told::AreaNumbers.key(), numbers));
    sources
}

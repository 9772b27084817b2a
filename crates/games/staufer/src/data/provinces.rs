//! Provinces with their offices and bonuses, scoring tiles, supply fields (sections 3.1 to 3.4).

use curia_core::{Arg, Key, Named, Phrase, SeatCount, Source, Spoken, Thing};

use crate::pieces::{Figures, Office, OfficeSet};

/// A province (section 3.1, S).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-province")]
#[repr(u8)]
#[expect(missing_docs, reason = "the six provinces name themselves")]
pub enum Province {
    Nijmegen,
    Aachen,
    Strasbourg,
    Augsburg,
    Milano,
    Palermo,
}

/// What is printed on an office.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// Figures it costs.
    pub cost: u8,
    /// True if only a noble may be seated.
    pub noble: bool,
    /// Where it comes from, by letter.
    by: u8,
}

const fn plain(cost: u8) -> Space {
    Space { cost, noble: false, by: b'R' }
}

const fn noble(cost: u8) -> Space {
    Space { cost, noble: true, by: b'R' }
}

/// A row that the rulebook mentions.
const fn stated(space: Space) -> Space {
    Space { by: b'S', ..space }
}

/// The offices of the provinces on the side for three to five players, from the left (section 3.1).
const FOR_MORE: [&[Space]; Province::COUNT] = [
    &[plain(6), noble(5), plain(4), plain(3)],
    &[noble(7), stated(plain(5)), plain(4), plain(3)],
    &[noble(6), plain(5), plain(4), plain(4), plain(3)],
    &[plain(7), noble(6), plain(5), plain(4), plain(3)],
    &[plain(5), noble(6), plain(3)],
    &[stated(noble(6)), plain(5), plain(5), plain(4), plain(3)],
];

/// The same on the side for two players.
const FOR_TWO: [&[Space]; Province::COUNT] = [
    &[noble(5), plain(4), plain(3)],
    &[noble(7), plain(5), plain(3)],
    &[noble(6), plain(5), plain(4), plain(3)],
    &[plain(7), noble(6), plain(4), plain(3)],
    &[plain(5), noble(6), plain(3)],
    &[noble(6), plain(5), plain(4), plain(3)],
];

/// What an office can cost at most, on either side.
const DEAREST: usize = if dearest(&FOR_MORE) > dearest(&FOR_TWO) { dearest(&FOR_MORE) } else { dearest(&FOR_TWO) };

const fn dearest(rows: &[&[Space]; Province::COUNT]) -> usize {
    let (mut most, mut province) = (0, 0);
    while province < rows.len() {
        let mut at = 0;
        while at < rows[province].len() {
            if rows[province][at].cost as usize > most {
                most = rows[province][at].cost as usize;
            }
            at += 1;
        }
        province += 1;
    }
    most
}

const fn offices(rows: &[&[Space]; Province::COUNT]) -> usize {
    let (mut sum, mut province) = (0, 0);
    while province < rows.len() {
        sum += rows[province].len();
        province += 1;
    }
    sum
}

/// One side of the provinces: their offices by index, and the sets that the rules ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    rows: &'static [&'static [Space]; Province::COUNT],
    spaces: [Space; Office::COUNT],
    /// Every office.
    pub all: OfficeSet,
    /// Those for nobles.
    pub noble: OfficeSet,
    /// The first one of every province.
    pub leftmost: OfficeSet,
    /// Those that cost so much at most, by the cost.
    up_to: [OfficeSet; DEAREST + 1],
}

static TWO: Layout = Layout::new(&FOR_TWO);
static MORE: Layout = Layout::new(&FOR_MORE);

impl Layout {
    /// The most offices of a side.
    pub const MOST: usize = {
        let (more, two) = (offices(&FOR_MORE), offices(&FOR_TWO));
        if more > two { more } else { two }
    };

    /// The side for a table of this size.
    #[inline]
    pub fn of(seats: SeatCount) -> &'static Layout {
        if seats.get() == 2 { &TWO } else { &MORE }
    }

    const fn new(rows: &'static [&'static [Space]; Province::COUNT]) -> Layout {
        let mut layout = Layout {
            rows,
            spaces: [plain(0); Office::COUNT],
            all: OfficeSet::EMPTY,
            noble: OfficeSet::EMPTY,
            leftmost: OfficeSet::EMPTY,
            up_to: [OfficeSet::EMPTY; DEAREST + 1],
        };
        let mut province = 0;
        while province < rows.len() {
            assert!(rows[province].len() <= Office::MOST);
            let mut at = 0;
            while at < rows[province].len() {
                let office = Office::at(province * Office::MOST + at);
                let space = rows[province][at];
                layout.spaces[office.index()] = space;
                layout.all = layout.all.with(office);
                if space.noble {
                    layout.noble = layout.noble.with(office);
                }
                if at == 0 {
                    layout.leftmost = layout.leftmost.with(office);
                }
                let mut cost = space.cost as usize;
                while cost < layout.up_to.len() {
                    layout.up_to[cost] = layout.up_to[cost].with(office);
                    cost += 1;
                }
                at += 1;
            }
            province += 1;
        }
        layout
    }

    /// What is printed on an office; `None` for one that this side does not have.
    pub fn space(&self, office: Office) -> Option<Space> {
        self.all.has(office).then(|| self.spaces[office.index()])
    }

    /// The printed cost of an office; 0 for one that this side does not have.
    #[inline]
    pub fn cost(&self, office: Office) -> u8 {
        self.spaces[office.index()].cost
    }

    /// The offices of a province from the left.
    pub fn offices(&self, province: Province) -> impl Iterator<Item = Office> {
        self.all.within(province).iter()
    }

    /// The offices that cost so much at most.
    #[inline]
    pub fn up_to(&self, cost: u8) -> OfficeSet {
        self.up_to[usize::from(cost).min(DEAREST)]
    }

    /// The offices whose printed cost lies between two numbers, both included.
    pub fn costing(&self, least: u8, most: u8) -> OfficeSet {
        self.up_to(most).minus(self.up_to(least.saturating_sub(1)))
    }
}

/// A place in the majority of a province.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-place")]
#[repr(u8)]
#[expect(missing_docs, reason = "the five places name themselves")]
pub enum Place {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
}

impl Place {
    /// The place that so many others are ahead of.
    #[inline]
    pub const fn after(ahead: usize) -> Place {
        if ahead < Place::ALL.len() { Place::ALL[ahead] } else { Place::Fifth }
    }
}

/// What a place of a scored province gives beside VP (section 3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Spoken)]
#[spoken("staufer-gift")]
#[expect(missing_docs, reason = "the fields count what the variant names")]
pub enum Gift {
    /// Nothing.
    Nothing,
    /// Figures to the court.
    Figures {
        #[spoken(unless = "none")]
        figures: Figures,
    },
    /// Own figures from any pay spaces, up to so many.
    Recall { count: u8 },
    /// A chest of one's choice under any supply field.
    ChosenChest,
    /// The top chest of the deck.
    TopChest,
    /// VP.
    Points { points: u8 },
    /// Own figures from the offices of the scored province, up to so many.
    Homecoming { count: u8 },
}

/// A province bonus (section 3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-bonus")]
#[repr(u8)]
pub enum Bonus {
    /// Envoys.
    #[named(id = "bonus_envoys")]
    Envoys,
    /// A noble, or an envoy.
    #[named(id = "bonus_noble")]
    Noble,
    /// Figures from pay spaces.
    #[named(id = "bonus_recall")]
    Recall,
    /// A chest.
    #[named(id = "bonus_chest")]
    Chest,
    /// VP.
    #[named(id = "bonus_vp")]
    Points,
    /// Figures from the province's offices.
    #[named(id = "bonus_homecoming")]
    Homecoming,
}

/// What each bonus gives to the first and the second place, and where that comes from (section 3.2).
const BONUSES: [(Bonus, Gift, Gift, u8); Bonus::ALL.len()] = [
    (Bonus::Envoys, figures(2, 0), figures(1, 0), b'S'),
    (Bonus::Noble, figures(0, 1), figures(1, 0), b'R'),
    (Bonus::Recall, Gift::Recall { count: 3 }, Gift::Recall { count: 2 }, b'R'),
    (Bonus::Chest, Gift::ChosenChest, Gift::TopChest, b'R'),
    (Bonus::Points, Gift::Points { points: 3 }, Gift::Points { points: 1 }, b'R'),
    (Bonus::Homecoming, Gift::Homecoming { count: 2 }, Gift::Homecoming { count: 1 }, b'R'),
];
rows_in_order!(BONUSES);

/// Which bonus is printed on each province, and where that comes from (section 3.2).
const PRINTED: [(Province, Bonus, u8); Province::COUNT] = [
    (Province::Nijmegen, Bonus::Envoys, b'R'),
    (Province::Aachen, Bonus::Noble, b'R'),
    (Province::Strasbourg, Bonus::Recall, b'R'),
    (Province::Augsburg, Bonus::Chest, b'R'),
    (Province::Milano, Bonus::Points, b'R'),
    (Province::Palermo, Bonus::Homecoming, b'R'),
];
rows_in_order!(PRINTED);

const fn figures(envoys: u8, nobles: u8) -> Gift {
    Gift::Figures { figures: Figures::new(envoys, nobles) }
}

impl Bonus {
    /// What the bonus gives to a place: nothing to the third and lower ones.
    #[inline]
    pub const fn gift(self, place: Place) -> Gift {
        let (_, first, second, _) = BONUSES[self as usize];
        match place {
            Place::First => first,
            Place::Second => second,
            _ => Gift::Nothing,
        }
    }

    /// What the bonus gives, in words: `first` and `second`.
    pub fn help(self) -> Phrase {
        let gift = |place| Phrase::from(self.gift(place));
        let key = Key::new("staufer-bonus-help", "gives");
        key.phrase().with("first", gift(Place::First)).with("second", gift(Place::Second))
    }
}

/// The one text of [`Bonus::help`].
pub(crate) const BONUS_HELP: Key = Key::new("staufer-bonus-help", "gives");

impl Province {
    /// How many provinces there are.
    pub const COUNT: usize = Province::ALL.len();

    /// The printed bonus.
    #[inline]
    pub const fn bonus(self) -> Bonus {
        PRINTED[self as usize].1
    }

    pub(super) fn sourced_offices(self) -> Vec<(Source, Key, Vec<Arg>)> {
        let row = |space: &Space| (Source::of_letter(space.by), self.key(), vec![Arg::from(space.cost)]);
        MORE.rows[self as usize].iter().map(row).collect()
    }

    pub(super) fn sourced_bonus(self) -> [(Source, Key, Vec<Arg>); 2] {
        let (_, bonus, by) = PRINTED[self as usize];
        let (_, first, second, values) = BONUSES[bonus as usize];
        let gives: Vec<Arg> = vec![first.into(), second.into()];
        [(Source::of_letter(values), bonus.key(), gives), (Source::of_letter(by), self.key(), vec![bonus.into()])]
    }

    /// The province in words: its bonus, and the offices of the larger side.
    pub(crate) fn thing(self) -> Thing {
        let offices = MORE.rows[self as usize].iter().map(|space| Arg::from(space.cost));
        Thing { name: self.key(), says: offices.collect(), help: Some(self.bonus().help()) }
    }
}

/// A scoring tile (section 3.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-tile")]
#[repr(u8)]
pub enum ScoringTile {
    /// 7 / 4 / 3.
    #[named(id = "tile_a")]
    A,
    /// 9 / 7 / 5.
    #[named(id = "tile_b")]
    B,
    /// 8 / 5 / 3.
    #[named(id = "tile_c")]
    C,
    /// 9 / 6 / 3.
    #[named(id = "tile_d")]
    D,
    /// 10 / 6 / 2.
    #[named(id = "tile_e")]
    E,
    /// 11 / 5 / 2.
    #[named(id = "tile_f")]
    F,
}

/// VP of first, second and third place with four or five players, of first and second with two or three, and where the
/// former come from (section 3.3; the latter R).
const TILES: [([u8; 3], [u8; 2], u8); ScoringTile::ALL.len()] = [
    ([7, 4, 3], [7, 3], b'S'),
    ([9, 7, 5], [9, 5], b'P'),
    ([8, 5, 3], [8, 4], b'R'),
    ([9, 6, 3], [9, 4], b'R'),
    ([10, 6, 2], [10, 5], b'R'),
    ([11, 5, 2], [11, 4], b'R'),
];

impl ScoringTile {
    /// VP of the places that score at a table of this size.
    #[inline]
    pub const fn points(self, seats: SeatCount) -> &'static [u8] {
        let (more, fewer, _) = &TILES[self as usize];
        if seats.get() >= 4 { more } else { fewer }
    }

    pub(super) fn sourced(self) -> (Source, Key, Vec<Arg>) {
        let (points, _, by) = TILES[self as usize];
        (Source::of_letter(by), self.key(), points.into_iter().map(Arg::from).collect())
    }
}

/// A field of the supply board (section 3.4), in the order of its table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-field")]
#[repr(u8)]
pub enum Field {
    /// An envoy and a noble.
    #[named(id = "field_en")]
    EnvoyAndNoble,
    /// A noble.
    #[named(id = "field_n")]
    Noble,
    /// Two envoys.
    #[named(id = "field_ee")]
    TwoEnvoys,
    /// An envoy.
    #[named(id = "field_e")]
    Envoy,
    /// Chests only; not with two or three players.
    #[named(id = "field_0")]
    Bare,
}

/// The figures of each field and where they come from (section 3.4).
const FIELDS: [(Figures, u8); Field::COUNT] = [
    (Figures::new(1, 1), b'S'),
    (Figures::new(0, 1), b'S'),
    (Figures::new(2, 0), b'S'),
    (Figures::new(1, 0), b'S'),
    (Figures::NONE, b'S'),
];

impl Field {
    /// How many fields there are at most.
    pub const COUNT: usize = Field::ALL.len();

    /// The figures that the field gives.
    #[inline]
    pub const fn figures(self) -> Figures {
        FIELDS[self as usize].0
    }

    pub(super) fn sourced(self) -> (Source, Key, Vec<Arg>) {
        let (figures, by) = FIELDS[self as usize];
        (Source::of_letter(by), self.key(), vec![figures.envoys.into(), figures.nobles.into()])
    }
}

//! The components of the game (section 3 of the specification), each table with its provenance.
//!
//! Provenance letters: **S** stated in the rulebook, **P** public source, **K** own knowledge,
//! **R** reconstructed. An owner of the printed game can correct any number here and nowhere else.

use curia_core::{Arg, Key, Named, Source, Sourced, ToArg};
use serde::{Serialize, Serializer};

/// Cards in one of the four market piles at the beginning (S).
pub(crate) const PILE_SIZE: usize = 8;
/// Buildings, and as many subjects (S): 16 types with 2 copies each (P).
pub(crate) const CARDS_OF_A_KIND: usize = 32;
/// Types of buildings, and as many of subjects (P).
pub(crate) const TYPES: usize = 16;
/// Copies of each type (P).
pub(crate) const COPIES: usize = 2;
/// Cards of one kind in the market at the beginning: two piles of 8 (S). Nobody can own more.
pub(crate) const MARKET_OF_A_KIND: usize = 16;
/// Money cards worth 1 (subject backs) and money cards worth 2 (building backs) in every game (P).
pub(crate) const MONEY_CARDS: u8 = 16;
/// Conflict markers (S).
pub(crate) const MARKERS: u8 = 30;
/// Money cards worth 1 that each player begins with (S).
pub(crate) const FIRST_ONES: u8 = 3;
/// Money cards worth 2 that each player begins with (S).
pub(crate) const FIRST_TWOS: u8 = 1;
/// Conflict markers that each player begins with (S).
pub(crate) const FIRST_MARKERS: u8 = 1;
/// Characters dealt to each player at the start of a round (S).
pub(crate) const HAND_SIZE: usize = 3;
/// Cycles in a row without a shrinking pile that end the game (R, section 5.9).
pub(crate) const STALL_CYCLES: u8 = 20;
/// The most games of one match (R, section 11).
pub(crate) const MOST_GAMES: usize = 20;

/// The rank of a character (S).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("rival-kings-rank")]
#[repr(u8)]
#[expect(missing_docs, reason = "the members are the components of the specification and name themselves")]
pub enum Rank {
    A,
    B,
    C,
    D,
    E,
    F,
}

/// Whom each rank robs (S, confirmed P), in the order A to F.
const ROBS: [Option<Rank>; 6] = [Some(Rank::D), Some(Rank::C), Some(Rank::F), Some(Rank::E), Some(Rank::F), None];

impl Rank {
    /// The rank from which this rank steals an action.
    #[inline]
    pub const fn robs(self) -> Option<Rank> {
        ROBS[self as usize]
    }
}

/// The five kinds of actions (section 3.4, S).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("rival-kings-action")]
#[repr(u8)]
#[expect(missing_docs, reason = "the members are the components of the specification and name themselves")]
pub enum Action {
    SettleConflict,
    PassConflict,
    TakeMoney,
    RecruitSubject,
    BuyBuilding,
}

/// The twelve characters (section 3.3): two of each rank (S), the first of each pair with the symbol (R).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("rival-kings-character")]
#[repr(u8)]
#[expect(missing_docs, reason = "the members are the components of the specification and name themselves")]
pub enum Character {
    LordProtector,
    Queen,
    Duke,
    Count,
    Courtier,
    Priest,
    Treasurer,
    Knight,
    Countess,
    Diplomat,
    #[named(id = "merchant_1")]
    Merchant1,
    #[named(id = "merchant_2")]
    Merchant2,
}

/// The printed actions of each character from left to right (S; the Treasurer see ruling 9.4).
const ACTIONS: [&[Action]; 12] = {
    use Action::{BuyBuilding, PassConflict, RecruitSubject, SettleConflict, TakeMoney};
    [
        &[BuyBuilding],
        &[RecruitSubject],
        &[SettleConflict, RecruitSubject],
        &[SettleConflict, BuyBuilding],
        &[PassConflict, TakeMoney],
        &[PassConflict, TakeMoney],
        &[TakeMoney, BuyBuilding],
        &[TakeMoney, BuyBuilding],
        &[SettleConflict, TakeMoney, RecruitSubject],
        &[SettleConflict, TakeMoney, BuyBuilding],
        &[SettleConflict, TakeMoney, RecruitSubject, BuyBuilding],
        &[SettleConflict, TakeMoney, RecruitSubject, BuyBuilding],
    ]
};

/// The Treasurer's actions under the option `treasurer_recruits` (R, ruling 9.4).
const RECRUITING_TREASURER: &[Action] = &[Action::TakeMoney, Action::RecruitSubject];

impl Character {
    /// The rank of the character: two cards each, in order (S).
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize / 2]
    }

    /// True if the card shows the symbol that goes first among equals (R).
    #[inline]
    pub const fn symbol(self) -> bool {
        (self as usize).is_multiple_of(2)
    }

    /// The actions in printed order; `treasurer_recruits` is the option of that name.
    #[inline]
    pub const fn actions(self, treasurer_recruits: bool) -> &'static [Action] {
        if treasurer_recruits && matches!(self, Character::Treasurer) {
            RECRUITING_TREASURER
        } else {
            ACTIONS[self as usize]
        }
    }
}

/// The four colours of buildings and subjects (P; the members of each colour R or S, see section 3.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("rival-kings-colour")]
#[repr(u8)]
#[expect(missing_docs, reason = "the members are the components of the specification and name themselves")]
pub enum Colour {
    Yellow,
    Red,
    Blue,
    Green,
}

/// The sixteen buildings in the order of section 3.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("rival-kings-building")]
#[repr(u8)]
#[expect(missing_docs, reason = "the members are the components of the specification and name themselves")]
pub enum Building {
    Garden,
    CityWall,
    Dungeon,
    Pavilion,
    Cathedral,
    University,
    Tavern,
    Harbour,
    Forge,
    CarpentersWorkshop,
    Market,
    Inn,
    Vineyard,
    Mine,
    HerbField,
    Farm,
}

/// The sixteen subjects in the order of section 3.5; the partner of a building has its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("rival-kings-subject")]
#[repr(u8)]
#[expect(missing_docs, reason = "the members are the components of the specification and name themselves")]
pub enum Subject {
    Gardener,
    TownGuard,
    Jailer,
    LadyInWaiting,
    Bishop,
    Scholar,
    Troubadour,
    Sailor,
    Smith,
    Carpenter,
    MarketWoman,
    Innkeeper,
    Vintner,
    Miner,
    Herbalist,
    Farmer,
}

/// Price and points of each building.
const BUILDING_VALUES: [u8; TYPES] = [4, 4, 4, 3, 3, 3, 3, 4, 3, 3, 2, 3, 3, 2, 2, 2];
/// Price and points of each subject.
const SUBJECT_VALUES: [u8; TYPES] = [3, 3, 3, 4, 3, 3, 3, 2, 2, 2, 3, 2, 1, 2, 2, 2];
/// Where the values of each pair come from, by its letter: the examples of the rulebook name two pairs.
const VALUES_BY: &[u8; TYPES] = b"SRRRRRRRRRRRSRRR";
/// Where the colour of each pair comes from: the examples name four, the order of a list gives the others.
const COLOURS_BY: &[u8; TYPES] = b"RRSRRRRSSRRSRRRR";
/// Where the ability of each subject comes from: what the Bishop does is lost.
const ABILITIES_BY: &[u8; TYPES] = b"SSSSRSSSSSSSSSSS";
/// Where the actions of each character come from: for the Treasurer see ruling 9.4.
const ACTIONS_BY: &[u8; 12] = b"SSSSSSSSSSSS";
/// The largest value in the two tables.
pub(crate) const TOP_VALUE: usize = 4;

/// What buildings and subjects have in common.
pub(crate) trait Typed: Copy + Eq {
    /// The number of the type, from 0; partners in a perfect pair share it.
    fn number(self) -> usize;
}

impl Typed for Building {
    #[inline]
    fn number(self) -> usize {
        self as usize
    }
}

impl Typed for Subject {
    #[inline]
    fn number(self) -> usize {
        self as usize
    }
}

/// Price and points of the building of type `number`.
#[inline]
pub(crate) const fn building_value(number: usize) -> u8 {
    BUILDING_VALUES[number % TYPES]
}

/// Price and points of the subject of type `number`.
#[inline]
pub(crate) const fn subject_value(number: usize) -> u8 {
    SUBJECT_VALUES[number % TYPES]
}

/// The two kinds of cards in the market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("rival-kings-kind")]
#[repr(u8)]
#[expect(missing_docs, reason = "the members are the components of the specification and name themselves")]
pub enum Kind {
    Building,
    Subject,
}

/// A card of the market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A building.
    Building(Building),
    /// A subject.
    Subject(Subject),
}

impl Card {
    /// The card of a kind and a type number; numbers past the last type are folded into the types.
    #[inline]
    pub const fn of(kind: Kind, number: usize) -> Card {
        match kind {
            Kind::Building => Card::Building(Building::ALL[number % TYPES]),
            Kind::Subject => Card::Subject(Subject::ALL[number % TYPES]),
        }
    }

    /// Building or subject.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Card::Building(_) => Kind::Building,
            Card::Subject(_) => Kind::Subject,
        }
    }

    /// The number of the type, from 0.
    #[inline]
    pub const fn number(self) -> usize {
        match self {
            Card::Building(building) => building as usize,
            Card::Subject(subject) => subject as usize,
        }
    }

    /// Price and points.
    #[inline]
    pub const fn value(self) -> u8 {
        match self {
            Card::Building(building) => BUILDING_VALUES[building as usize],
            Card::Subject(subject) => SUBJECT_VALUES[subject as usize],
        }
    }

    /// The colour: four types each, in order.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.number() / 4]
    }

    /// The id of the specification.
    pub const fn id(self) -> &'static str {
        match self {
            Card::Building(building) => building.id(),
            Card::Subject(subject) => subject.id(),
        }
    }

    /// The key of the card's name.
    pub const fn key(self) -> Key {
        match self {
            Card::Building(building) => building.key(),
            Card::Subject(subject) => subject.key(),
        }
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Arg::Name(card.key())
    }
}

impl ToArg for Card {
    fn to_arg(&self) -> Option<Arg> {
        Some((*self).into())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// The four market piles: two of buildings, two of subjects (S).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("rival-kings-pile")]
#[repr(u8)]
#[expect(missing_docs, reason = "the members are the components of the specification and name themselves")]
pub enum Pile {
    B1,
    B2,
    S1,
    S2,
}

impl Pile {
    /// What lies in the pile below its top card (ruling 9.48).
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Pile::B1 | Pile::B2 => Kind::Building,
            Pile::S1 | Pile::S2 => Kind::Subject,
        }
    }

    /// The two piles of a kind.
    #[inline]
    pub const fn of(kind: Kind) -> [Pile; 2] {
        match kind {
            Kind::Building => [Pile::B1, Pile::B2],
            Kind::Subject => [Pile::S1, Pile::S2],
        }
    }
}

/// What the tables of this file say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("rival-kings-source")]
pub(crate) enum Told {
    Components,
    SetUp,
    Ranks,
    Actions,
    Copies,
    Money,
    Range,
    Symbols,
    Colours,
    BuildingValues,
    SubjectValues,
    Abilities,
    Stall,
    MatchLength,
}

/// Where each table comes from that comes from one source as a whole.
const TABLES: [(Told, Source); 8] = [
    (Told::Components, Source::Stated),
    (Told::SetUp, Source::Stated),
    (Told::Ranks, Source::Stated),
    (Told::Copies, Source::Public),
    (Told::Money, Source::Public),
    (Told::Range, Source::Public),
    (Told::Stall, Source::Reconstructed),
    (Told::MatchLength, Source::Reconstructed),
];

/// Where everything in this file comes from, with what an owner of the printed game can compare.
pub(crate) fn sources() -> Vec<Sourced> {
    let by = |letters: &'static [u8], number: usize| Source::of_letter(letters.get(number).copied().unwrap_or(b'R'));
    let mut sources: Vec<Sourced> = TABLES.into_iter().map(|(told, from)| Sourced::all(told.key(), from)).collect();
    let actions = Character::ALL.iter().enumerate().map(|(number, character)| {
        (
            by(ACTIONS_BY, number),
            character.key(),
            character.actions(false).iter().map(|&action| action.into()).collect(),
        )
    });
    let colours = Building::ALL.iter().enumerate().map(|(number, building)| {
        (by(COLOURS_BY, number), building.key(), vec![Card::Building(*building).colour().into()])
    });
    let values = |kind: Kind| {
        let cards = (0..TYPES).map(move |number| Card::of(kind, number));
        cards.map(move |card| (by(VALUES_BY, card.number()), card.key(), vec![i64::from(card.value()).into()]))
    };
    let abilities =
        Subject::ALL.iter().enumerate().map(|(number, subject)| (by(ABILITIES_BY, number), subject.key(), Vec::new()));
    let symbols = Character::ALL.iter().filter(|character| character.symbol());
    let symbols = symbols.map(|character| (Source::Reconstructed, character.key(), Vec::new()));
    sources.extend(Sourced::split(Told::Actions.key(), actions));
    sources.extend(Sourced::split(Told::Symbols.key(), symbols));
    sources.extend(Sourced::split(Told::Abilities.key(), abilities));
    sources.extend(Sourced::split(Told::Colours.key(), colours));
    sources.extend(Sourced::split(Told::BuildingValues.key(), values(Kind::Building)));
    sources.extend(Sourced::split(Told::SubjectValues.key(), values(Kind::Subject)));
    sources
}

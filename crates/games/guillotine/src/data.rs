//! All components, as section 3 of the specification lists them. Provenance letters: S stated in the
//! rulebook, P public source, K own knowledge, R reconstructed.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use curia_core::{Arg, Key, Named, NotAMove, Source, Sourced, Texts, ToArg};
use serde::Serialize;

/// The colour of a noble (section 2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("guillotine-colour")]
pub enum Colour {
    /// The royal court.
    Purple,
    /// The church.
    Blue,
    /// Civic dignitaries.
    Green,
    /// The military.
    Red,
    /// Commoners, who cost points.
    Grey,
}

impl Colour {
    /// The nobles of this colour, a bit each.
    #[inline]
    pub(crate) const fn set(self) -> u64 {
        COLOUR_SETS[self as usize]
    }
}

/// What a noble can do (section 3.1, ability key).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Ability {
    /// Nothing.
    None,
    /// Beheading this noble ends the day.
    EndDay,
    /// One more beheading this turn.
    BeheadNext,
    /// Worth more next to the partner.
    Pair,
    /// One more card in step 3.
    ExtraDraw,
    /// At the front nobody may play action cards.
    BlockActions,
    /// A new noble joins the line.
    AddNoble,
    /// Goes to the end of the line after every action card.
    Spy,
    /// Worth the number of guards in the pile.
    Guard,
    /// Is put on any pile.
    Clown,
    /// The beheader discards a card.
    DiscardOne,
    /// Costs a point for every grey card in the pile.
    Tragic,
}

/// One row of the table of nobles.
struct NobleRow {
    colour: Colour,
    value: i8,
    copies: u8,
    ability: Ability,
}

macro_rules! nobles {
    ($($kind:ident $colour:ident $value:literal $copies:literal $ability:ident;)*) => {
        /// One of the 40 kinds of nobles, in table order.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
        #[named("guillotine-noble")]
        #[expect(missing_docs, reason = "the nobles name themselves")]
        pub enum Kind { $($kind),* }

        const NOBLES: [NobleRow; Kind::ALL.len()] = [$(NobleRow {
            colour: Colour::$colour,
            value: $value,
            copies: $copies,
            ability: Ability::$ability,
        }),*];
    };
}

// Section 3.1; for where it comes from see `COLUMNS`. The values of the Palace Guard and the Tragic Figure depend on the pile
// and stand here as 0. Columns: kind, colour, value, copies, ability.
nobles! {
    KingLouisXvi Purple 5 1 None;
    MarieAntoinette Purple 5 1 None;
    Regent Purple 4 1 None;
    Robespierre Purple 3 1 EndDay;
    Duke Purple 3 1 None;
    Baron Purple 3 1 None;
    FastNoble Purple 2 1 BeheadNext;
    Count Purple 2 1 Pair;
    Countess Purple 2 1 Pair;
    Lord Purple 2 1 ExtraDraw;
    Lady Purple 2 1 ExtraDraw;
    LadyInWaiting Purple 1 1 ExtraDraw;
    Coiffeur Purple 1 1 None;
    RoyalCartographer Purple 1 1 None;
    PissBoy Purple 1 1 None;
    Cardinal Blue 5 1 None;
    Archbishop Blue 4 1 None;
    BadNun Blue 3 1 None;
    Bishop Blue 2 1 None;
    Heretic Blue 2 1 None;
    WealthyPriest Blue 1 2 None;
    Governor Green 4 1 None;
    Councilman Green 3 1 None;
    Mayor Green 3 1 None;
    LandLord Green 2 1 None;
    TaxCollector Green 2 1 None;
    UnpopularJudge Green 2 2 BlockActions;
    RivalExecutioner Green 1 1 BeheadNext;
    Sheriff Green 1 2 None;
    General Red 4 1 AddNoble;
    MasterSpy Red 4 1 Spy;
    Colonel Red 3 1 None;
    CaptainOfTheGuard Red 2 1 AddNoble;
    Lieutenant Red 2 2 None;
    PalaceGuard Red 0 5 Guard;
    HeroOfThePeople Grey -3 1 None;
    Clown Grey -2 1 Clown;
    InnocentVictim Grey -1 1 DiscardOne;
    Martyr Grey -1 3 None;
    TragicFigure Grey 0 1 Tragic;
}

impl Kind {
    const fn row(self) -> &'static NobleRow {
        &NOBLES[self as usize]
    }

    /// The text key of what such a noble does or is worth.
    pub const fn help(self) -> Key {
        Key::new("guillotine-noble-help", self.id())
    }

    /// The nobles of this kind, a bit each.
    const fn set(self) -> u64 {
        ((1 << self.row().copies) - 1) << self.first().0
    }

    /// The only noble of this kind, or the first of several.
    const fn first(self) -> Noble {
        let (mut card, mut kind) = (0, 0);
        while kind < self as usize {
            card += NOBLES[kind].copies;
            kind += 1;
        }
        Noble(card)
    }
}

// The tables below have 64 entries, so that an index cut to six bits needs no bounds check.

/// The kind of each noble card.
const KIND_OF: [Kind; 64] = {
    let mut kinds = [Kind::TragicFigure; 64];
    let (mut kind, mut card) = (0, 0);
    while kind < Kind::ALL.len() {
        let mut copy = 0;
        while copy < NOBLES[kind].copies {
            kinds[card] = Kind::ALL[kind];
            card += 1;
            copy += 1;
        }
        kind += 1;
    }
    kinds
};

const VALUES: [i8; 64] = {
    let mut values = [0; 64];
    let mut card = 0;
    while card < Noble::COUNT {
        values[card] = KIND_OF[card].row().value;
        card += 1;
    }
    values
};

const ABILITIES: [Ability; 64] = {
    let mut abilities = [Ability::None; 64];
    let mut card = 0;
    while card < Noble::COUNT {
        abilities[card] = KIND_OF[card].row().ability;
        card += 1;
    }
    abilities
};

const COLOURS: [Colour; 64] = {
    let mut colours = [Colour::Grey; 64];
    let mut card = 0;
    while card < Noble::COUNT {
        colours[card] = KIND_OF[card].row().colour;
        card += 1;
    }
    colours
};

const COLOUR_SETS: [u64; Colour::ALL.len()] = {
    let mut sets = [0; Colour::ALL.len()];
    let mut card = 0;
    while card < Noble::COUNT {
        sets[COLOURS[card] as usize] |= 1 << card;
        card += 1;
    }
    sets
};

/// One of the 50 noble cards, numbered in table order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Noble(u8);

impl Noble {
    /// How many noble cards there are.
    pub const COUNT: usize = 50;
    /// The beheading that ends a day.
    pub const ROBESPIERRE: Noble = Kind::Robespierre.first();
    /// The Queen of Let Them Eat Cake.
    pub const MARIE_ANTOINETTE: Noble = Kind::MarieAntoinette.first();
    /// One half of the pair.
    pub const COUNT_HIMSELF: Noble = Kind::Count.first();
    /// The other half of the pair.
    pub const COUNTESS: Noble = Kind::Countess.first();
    /// The noble who brings another beheading, from the line or from the deck.
    pub const RIVAL_EXECUTIONER: Noble = Kind::RivalExecutioner.first();
    /// The noble who flees every action card.
    pub const MASTER_SPY: Noble = Kind::MasterSpy.first();
    /// The noble who changes piles.
    pub const CLOWN: Noble = Kind::Clown.first();
    /// The noble whose value is the number of commoners.
    pub const TRAGIC_FIGURE: Noble = Kind::TragicFigure.first();
    /// The two Unpopular Judges.
    pub(crate) const JUDGES: u64 = Kind::UnpopularJudge.set();
    /// The five Palace Guards.
    pub(crate) const GUARDS: u64 = Kind::PalaceGuard.set();

    /// All noble cards in table order.
    pub fn all() -> impl DoubleEndedIterator<Item = Noble> + Clone {
        (0..Noble::COUNT as u8).map(Noble)
    }

    /// The noble with this number, if there is one.
    pub const fn new(number: usize) -> Option<Noble> {
        if number < Noble::COUNT { Some(Noble(number as u8)) } else { None }
    }

    /// The noble of a bit of a set; bits beyond the last noble stand for that one.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Noble {
        if bit < Noble::COUNT as u32 { Noble(bit as u8) } else { Noble::TRAGIC_FIGURE }
    }

    /// The number of the card in table order.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The card as a bit of a set.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// The kind, which all copies share with its name.
    pub const fn kind(self) -> Kind {
        KIND_OF[self.index()]
    }

    /// The number of this copy, if there are several.
    pub const fn copy_number(self) -> Option<u8> {
        let kind = self.kind();
        if kind.row().copies > 1 { Some(self.0 - kind.first().0 + 1) } else { None }
    }

    /// The colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        COLOURS[self.index()]
    }

    /// The printed value; 0 where the pile decides ([`Noble::has_fixed_value`]).
    #[inline]
    pub const fn value(self) -> i32 {
        VALUES[self.index()] as i32
    }

    /// False for Palace Guards and the Tragic Figure.
    pub const fn has_fixed_value(self) -> bool {
        !matches!(self.ability(), Ability::Guard | Ability::Tragic)
    }

    /// What the noble can do.
    #[inline]
    pub const fn ability(self) -> Ability {
        ABILITIES[self.index()]
    }

    /// True for an Unpopular Judge.
    #[inline]
    pub const fn is_judge(self) -> bool {
        self.bit() & Noble::JUDGES != 0
    }

    /// True for a Palace Guard.
    #[inline]
    pub const fn is_guard(self) -> bool {
        self.bit() & Noble::GUARDS != 0
    }

    /// The text key of the name, shared by all copies.
    pub const fn key(self) -> Key {
        self.kind().key()
    }

    /// The text key of what the noble does or is worth.
    pub const fn help(self) -> Key {
        self.kind().help()
    }
}

impl Noble {
    /// The id of the card: that of its kind, with a number if there are several copies (`palace_guard_3`). Written once:
    /// a digest of what everybody sees spells hundreds of them after every move.
    pub fn id(self) -> &'static str {
        static IDS: LazyLock<Vec<String>> = LazyLock::new(|| {
            let number = |noble: Noble| noble.copy_number().map(|copy| format!("_{copy}")).unwrap_or_default();
            Noble::all().map(|noble| format!("{}{}", noble.kind().id(), number(noble))).collect()
        });
        &IDS[self.index()]
    }
}

impl fmt::Display for Noble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Noble {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Noble, NotAMove> {
        let is_called = |noble: &Noble| match (text.strip_prefix(noble.kind().id()), noble.copy_number()) {
            (Some(rest), None) => rest.is_empty(),
            (Some(rest), Some(copy)) => rest.as_bytes() == [b'_', b'0' + copy],
            (None, _) => false,
        };
        Noble::all().find(is_called).ok_or(NotAMove)
    }
}

impl Serialize for Noble {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl From<Noble> for Arg {
    fn from(noble: Noble) -> Arg {
        noble.kind().into()
    }
}

impl ToArg for Noble {
    fn to_arg(&self) -> Option<Arg> {
        Some((*self).into())
    }
}

/// What an action card works on (section 3.2, kind).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Class {
    /// `M`: moves a noble in line.
    Movement,
    /// `L`: another effect on the line.
    Line,
    /// `R`: the reaction.
    Reaction,
    /// `X`: changes the turn.
    Turn,
    /// `H`: hands and draws.
    Hands,
    /// `P`: trophy piles.
    Piles,
    /// `T`: stays on the table.
    Table,
}

/// What must be there for a card to be played (section 3.3, playable when; condition 4 of section 5.3). Which cards
/// are playable, what they may be aimed at and why not all follow from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Nothing: the card works by itself, or always has a choice (ruling 9.3).
    Nothing,
    /// So many nobles in line.
    Line(u8),
    /// A noble with so many others before them, for an exact distance (ruling 9.2).
    InFront(u8),
    /// A noble of this colour behind the front.
    Colour(Colour),
    /// A Palace Guard behind the front.
    Guard,
    /// A noble in the noble deck or the noble discard pile.
    NobleLeft,
    /// A noble in any pile (ruling 9.29).
    Pile,
    /// A noble in another player's pile.
    OtherPile,
    /// A noble in the own pile and in another player's (ruling 9.32).
    BothPiles,
    /// A card in the action discard pile.
    Discard,
    /// Another player with a card in hand.
    OtherHand,
    /// A table card that may be hit (ruling 9.33).
    TableCard,
    /// An opponent who is about to behead: the reaction (ruling 9.49), unless it is a curse.
    Beheading,
}

/// One row of the table of action cards.
struct CardRow {
    copies: u8,
    class: Class,
    line_altering: bool,
    final_phase: bool,
    needs: Needs,
}

macro_rules! cards {
    ($($name:ident $copies:literal $class:ident $line_altering:literal $final_phase:literal $needs:ident $(($of:expr))?;)*) => {
        /// One of the 50 kinds of action cards, in table order. The copies of a kind are interchangeable.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
        #[named("guillotine-card")]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the cards name themselves")]
        pub enum Card { $($name),* }

        const CARDS: [CardRow; Card::COUNT] = [$(CardRow {
            copies: $copies,
            class: Class::$class,
            line_altering: $line_altering,
            final_phase: $final_phase,
            needs: Needs::$needs $(($of))?,
        }),*];
    };
}

// Section 3.2 and, for the last column, section 3.3; for where it comes from see `COLUMNS`. Columns: name, copies, kind, LA,
// FIN, playable when.
cards! {
    Stumble 2 Movement true false InFront(1);
    Pushed 2 Movement true false InFront(2);
    TisAFarBetterThing 1 Movement true false InFront(3);
    IgnobleNoble 2 Movement true false InFront(4);
    LIdiot 2 Movement true false Line(2);
    WasThatMyName 1 Movement true false Line(2);
    CivicPride 1 Movement true false Colour(Colour::Green);
    Majesty 1 Movement true false Colour(Colour::Purple);
    MilitaryMight 1 Movement true false Colour(Colour::Red);
    FriendOfTheQueen 2 Movement true false Line(2);
    FaintingSpell 1 Movement true false Line(2);
    Trip 2 Movement true false Line(2);
    BribedGuards 1 Movement true false Nothing;
    PublicDemand 1 Movement true false Line(2);
    ForwardMarch 1 Movement true false Guard;
    LackOfFaith 1 Movement true false Nothing;
    LetThemEatCake 1 Movement true false Nothing;
    OpinionatedGuards 1 Line true false Line(2);
    TheLongWalk 1 Line true false Nothing;
    MillingInLine 2 Line true false Nothing;
    MassConfusion 1 Line true false Nothing;
    Escape 1 Line true false Nothing;
    FledToEngland 1 Line true false Line(1);
    ClothingSwap 1 Line true false Line(1);
    ExtraCart 2 Line true false Nothing;
    LateArrival 1 Line true false NobleLeft;
    Missed 1 Line true false Pile;
    AfterYou 1 Line true false Line(1);
    ConfusionInLine 1 Reaction true false Beheading;
    DoubleFeature 2 Turn false false Nothing;
    ScarletPimpernel 1 Turn false false Nothing;
    PoliticalInfluence 2 Turn false false Nothing;
    RushJob 1 Turn false false Nothing;
    RatBreak 1 Hands false false Discard;
    RainDelay 1 Hands false false Nothing;
    ForcedBreak 1 Hands false false Nothing;
    Infighting 1 Hands false false OtherHand;
    LackOfSupport 1 Hands false false OtherHand;
    InformationExchange 1 Hands false false Nothing;
    MissingHeads 1 Piles false false OtherPile;
    ClericalError 1 Piles false false BothPiles;
    TwistOfFate 1 Turn false false TableCard;
    CallousGuards 1 Table false false Nothing;
    ForeignSupport 1 Table false false Nothing;
    ChurchSupport 1 Table false true Nothing;
    CivicSupport 1 Table false true Nothing;
    MilitarySupport 1 Table false true Nothing;
    IndifferentPublic 1 Table false true Nothing;
    FountainOfBlood 1 Table false true Nothing;
    ToughCrowd 1 Table false true Nothing;
}

/// The kinds of action cards for which the condition holds, a bit each, at compile time.
macro_rules! kinds_where {
    ($card:ident => $condition:expr) => {{
        let mut kinds: u64 = 0;
        let mut number = 0;
        while number < Card::COUNT {
            let $card = Card::ALL[number];
            if $condition {
                kinds |= $card.bit();
            }
            number += 1;
        }
        kinds
    }};
}
pub(crate) use kinds_where;

/// The card of each bit of a set; spare bits stand for the last card.
const CARD_OF_BIT: [Card; 64] = {
    let mut cards = [Card::ToughCrowd; 64];
    let mut kind = 0;
    while kind < Card::COUNT {
        cards[kind] = Card::ALL[kind];
        kind += 1;
    }
    cards
};

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = Card::ALL.len();
    /// How many cards there are, copies included.
    pub const TOTAL: usize = 60;
    /// The kinds that alter the line, a bit each.
    pub(crate) const LINE_ALTERING: u64 = kinds_where!(card => card.is_line_altering());
    /// The kinds that may be played in the final phase, a bit each.
    pub(crate) const FINAL: u64 = kinds_where!(card => card.is_final());
    /// The first of the eight table cards, which stand together at the end of the table.
    pub(crate) const FIRST_TABLE_CARD: Card = Card::CallousGuards;

    /// The card of a bit of a set.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Card {
        CARD_OF_BIT[(bit & 63) as usize]
    }

    /// The kind as a bit of a set.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self as u8
    }

    /// How many copies there are.
    pub const fn copies(self) -> u8 {
        CARDS[self as usize].copies
    }

    /// What the card works on.
    pub const fn class(self) -> Class {
        CARDS[self as usize].class
    }

    /// True if Callous Guards forbid the card (LA).
    pub const fn is_line_altering(self) -> bool {
        CARDS[self as usize].line_altering
    }

    /// True if the card may be played in the final phase (FIN).
    pub const fn is_final(self) -> bool {
        CARDS[self as usize].final_phase
    }

    /// What must be there for the card to be played.
    pub const fn needs(self) -> Needs {
        CARDS[self as usize].needs
    }

    /// True if the card stays on the table.
    pub const fn is_table_card(self) -> bool {
        self as u8 >= Card::FIRST_TABLE_CARD as u8
    }

    /// The text key of the effect.
    pub const fn help(self) -> Key {
        Key::new("guillotine-card-help", self.id())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The texts that say what each card and each noble does.
pub(crate) struct Help;

impl Texts for Help {
    fn keys(out: &mut Vec<Key>) {
        out.extend(Kind::ALL.map(Kind::help));
        out.extend(Card::ALL.map(Card::help));
    }
}

/// Nobles in a new line (section 4).
pub const LINE_LENGTH: usize = 12;
/// Cards dealt to each player (section 4).
pub const HAND_SIZE: usize = 5;
/// Days of a game (section 8).
pub const DAYS: u8 = 3;
/// The most turns of a day (ruling 9.61).
pub const MAX_TURNS_OF_A_DAY: u8 = 100;

/// What the tables of nobles and cards say, column by column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("guillotine-source")]
pub(crate) enum Told {
    NobleNames,
    NobleValues,
    NobleCopies,
    NobleAbilities,
    NobleColours,
    CardEffects,
    CardFinal,
    CardNames,
    CardCopies,
    CardLineAltering,
    SetUp,
}

/// Where each column comes from: four sources agree on the colours, three on the copies of the cards.
const COLUMNS: [(Told, Source); 10] = [
    (Told::NobleNames, Source::Stated),
    (Told::NobleValues, Source::Stated),
    (Told::NobleCopies, Source::Stated),
    (Told::NobleAbilities, Source::Stated),
    (Told::NobleColours, Source::Public),
    (Told::CardEffects, Source::Stated),
    (Told::CardFinal, Source::Stated),
    (Told::CardNames, Source::Public),
    (Told::CardCopies, Source::Public),
    (Told::SetUp, Source::Stated),
];

/// Where it comes from that a card alters the line: of one we had to find out ourselves (ruling 9.12).
const fn line_altering_by(card: Card) -> Source {
    if matches!(card, Card::AfterYou) { Source::Reconstructed } else { Source::Stated }
}

/// Where everything in this file comes from.
pub(crate) fn sources() -> Vec<Sourced> {
    let columns = COLUMNS.into_iter().map(|(told, source)| Sourced::all(told.key(), source));
    let altering = Card::ALL.into_iter().filter(|card| card.is_line_altering());
    let altering = altering.map(|card| (line_altering_by(card), card.key(), Vec::new()));
    columns.chain(Sourced::split(Told::CardLineAltering.key(), altering)).collect()
}

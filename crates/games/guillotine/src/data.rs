//! All components, as section 3 of the specification lists them. Provenance letters: S stated in the
//! rulebook, P public source, K own knowledge, R reconstructed.

use std::fmt;
use std::str::FromStr;

use curia_core::{Key, NotAMove};
use serde::Serialize;

/// The colour of a noble (section 2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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
    /// All colours in the order of the specification.
    pub const ALL: [Colour; 5] = [Colour::Purple, Colour::Blue, Colour::Green, Colour::Red, Colour::Grey];

    /// The id of the colour.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Purple => "purple",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Grey => "grey",
        }
    }

    /// The text key of its name.
    pub const fn key(self) -> Key {
        Key::new("guillotine-colour", self.id())
    }

    /// The nobles of this colour, a bit each.
    #[inline]
    pub(crate) const fn set(self) -> u64 {
        COLOUR_SETS[self as usize]
    }
}

/// What a noble can do (section 3.1, ability key).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Nothing.
    None,
    /// Beheading him ends the day.
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
    id: &'static str,
    colour: Colour,
    value: i8,
    copies: u8,
    ability: Ability,
}

const fn noble(id: &'static str, colour: Colour, value: i8, copies: u8, ability: Ability) -> NobleRow {
    NobleRow { id, colour, value, copies, ability }
}

/// Section 3.1. Names, values, copies, abilities S; colours P (four sources agree). The values of the
/// Palace Guard and the Tragic Figure depend on the pile and stand here as 0.
const NOBLES: [NobleRow; 40] = {
    use Ability::*;
    use Colour::*;
    [
        noble("king_louis_xvi", Purple, 5, 1, None),
        noble("marie_antoinette", Purple, 5, 1, None),
        noble("regent", Purple, 4, 1, None),
        noble("robespierre", Purple, 3, 1, EndDay),
        noble("duke", Purple, 3, 1, None),
        noble("baron", Purple, 3, 1, None),
        noble("fast_noble", Purple, 2, 1, BeheadNext),
        noble("count", Purple, 2, 1, Pair),
        noble("countess", Purple, 2, 1, Pair),
        noble("lord", Purple, 2, 1, ExtraDraw),
        noble("lady", Purple, 2, 1, ExtraDraw),
        noble("lady_in_waiting", Purple, 1, 1, ExtraDraw),
        noble("coiffeur", Purple, 1, 1, None),
        noble("royal_cartographer", Purple, 1, 1, None),
        noble("piss_boy", Purple, 1, 1, None),
        noble("cardinal", Blue, 5, 1, None),
        noble("archbishop", Blue, 4, 1, None),
        noble("bad_nun", Blue, 3, 1, None),
        noble("bishop", Blue, 2, 1, None),
        noble("heretic", Blue, 2, 1, None),
        noble("wealthy_priest", Blue, 1, 2, None),
        noble("governor", Green, 4, 1, None),
        noble("councilman", Green, 3, 1, None),
        noble("mayor", Green, 3, 1, None),
        noble("land_lord", Green, 2, 1, None),
        noble("tax_collector", Green, 2, 1, None),
        noble("unpopular_judge", Green, 2, 2, BlockActions),
        noble("rival_executioner", Green, 1, 1, BeheadNext),
        noble("sheriff", Green, 1, 2, None),
        noble("general", Red, 4, 1, AddNoble),
        noble("master_spy", Red, 4, 1, Spy),
        noble("colonel", Red, 3, 1, None),
        noble("captain_of_the_guard", Red, 2, 1, AddNoble),
        noble("lieutenant", Red, 2, 2, None),
        noble("palace_guard", Red, 0, 5, Guard),
        noble("hero_of_the_people", Grey, -3, 1, None),
        noble("clown", Grey, -2, 1, Clown),
        noble("innocent_victim", Grey, -1, 1, DiscardOne),
        noble("martyr", Grey, -1, 3, None),
        noble("tragic_figure", Grey, 0, 1, Tragic),
    ]
};

/// The ids of the 50 noble cards in table order.
const NOBLE_IDS: [&str; Noble::COUNT] = [
    "king_louis_xvi",
    "marie_antoinette",
    "regent",
    "robespierre",
    "duke",
    "baron",
    "fast_noble",
    "count",
    "countess",
    "lord",
    "lady",
    "lady_in_waiting",
    "coiffeur",
    "royal_cartographer",
    "piss_boy",
    "cardinal",
    "archbishop",
    "bad_nun",
    "bishop",
    "heretic",
    "wealthy_priest_1",
    "wealthy_priest_2",
    "governor",
    "councilman",
    "mayor",
    "land_lord",
    "tax_collector",
    "unpopular_judge_1",
    "unpopular_judge_2",
    "rival_executioner",
    "sheriff_1",
    "sheriff_2",
    "general",
    "master_spy",
    "colonel",
    "captain_of_the_guard",
    "lieutenant_1",
    "lieutenant_2",
    "palace_guard_1",
    "palace_guard_2",
    "palace_guard_3",
    "palace_guard_4",
    "palace_guard_5",
    "hero_of_the_people",
    "clown",
    "innocent_victim",
    "martyr_1",
    "martyr_2",
    "martyr_3",
    "tragic_figure",
];

// The tables below have 64 entries, so that an index cut to six bits needs no bounds check.

/// The row of each noble card.
const KIND_OF: [u8; 64] = {
    let mut kinds = [0; 64];
    let (mut kind, mut card) = (0, 0);
    while kind < NOBLES.len() {
        let mut copy = 0;
        while copy < NOBLES[kind].copies {
            kinds[card] = kind as u8;
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
        values[card] = NOBLES[KIND_OF[card] as usize].value;
        card += 1;
    }
    values
};

const ABILITIES: [Ability; 64] = {
    let mut abilities = [Ability::None; 64];
    let mut card = 0;
    while card < Noble::COUNT {
        abilities[card] = NOBLES[KIND_OF[card] as usize].ability;
        card += 1;
    }
    abilities
};

const COLOURS: [Colour; 64] = {
    let mut colours = [Colour::Grey; 64];
    let mut card = 0;
    while card < Noble::COUNT {
        colours[card] = NOBLES[KIND_OF[card] as usize].colour;
        card += 1;
    }
    colours
};

const COLOUR_SETS: [u64; 5] = {
    let mut sets = [0; 5];
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
    pub const ROBESPIERRE: Noble = Noble(3);
    /// The Queen of Let Them Eat Cake.
    pub const MARIE_ANTOINETTE: Noble = Noble(1);
    /// One half of the pair.
    pub const COUNT_HIMSELF: Noble = Noble(7);
    /// The other half of the pair.
    pub const COUNTESS: Noble = Noble(8);
    /// The noble who brings another beheading, from the line or from the deck.
    pub const RIVAL_EXECUTIONER: Noble = Noble(29);
    /// The noble who flees every action card.
    pub const MASTER_SPY: Noble = Noble(33);
    /// The noble who changes piles.
    pub const CLOWN: Noble = Noble(44);
    /// The noble whose value is the number of commoners.
    pub const TRAGIC_FIGURE: Noble = Noble(49);
    /// The two Unpopular Judges.
    pub(crate) const JUDGES: u64 = 0b11 << 27;
    /// The five Palace Guards.
    pub(crate) const GUARDS: u64 = 0b1_1111 << 38;

    /// All noble cards in table order.
    pub fn all() -> impl DoubleEndedIterator<Item = Noble> + Clone {
        (0..Noble::COUNT as u8).map(Noble)
    }

    /// The noble with this number, if there is one.
    pub const fn new(number: usize) -> Option<Noble> {
        if number < Noble::COUNT { Some(Noble(number as u8)) } else { None }
    }

    /// The noble of a bit of a set; bits beyond the last noble stand for him.
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

    /// The id of the card, with its number if there are several.
    pub const fn id(self) -> &'static str {
        if (self.0 as usize) < Noble::COUNT { NOBLE_IDS[self.0 as usize] } else { "" }
    }

    /// The id shared by all copies.
    pub const fn kind_id(self) -> &'static str {
        NOBLES[KIND_OF[self.index()] as usize].id
    }

    /// The number of this copy, if there are several.
    pub fn copy_number(self) -> Option<u8> {
        let row = &NOBLES[usize::from(KIND_OF[self.index()])];
        let first = Noble::all().find(|other| other.kind_id() == row.id).map_or(self.0, |first| first.0);
        (row.copies > 1).then(|| self.0 - first + 1)
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
        Key::new("guillotine-noble", self.kind_id())
    }

    /// The text key of what the noble does or is worth.
    pub const fn help(self) -> Key {
        Key::new("guillotine-noble-help", self.kind_id())
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
        Noble::all().find(|noble| noble.id() == text).ok_or(NotAMove)
    }
}

impl Serialize for Noble {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// What an action card works on (section 3.2, kind).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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

/// One row of the table of action cards.
struct CardRow {
    id: &'static str,
    copies: u8,
    class: Class,
    line_altering: bool,
    final_phase: bool,
}

macro_rules! cards {
    ($($name:ident $id:literal $copies:literal $class:ident $line_altering:literal $final_phase:literal;)*) => {
        /// One of the 50 kinds of action cards, in table order. The copies of a kind are interchangeable.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the cards name themselves")]
        pub enum Card { $($name),* }

        const CARDS: [CardRow; Card::COUNT] = [$(CardRow {
            id: $id,
            copies: $copies,
            class: Class::$class,
            line_altering: $line_altering,
            final_phase: $final_phase,
        }),*];

        const ALL_CARDS: [Card; Card::COUNT] = [$(Card::$name),*];
    };
}

// Section 3.2. Effects and FIN S, English names P, copies P (three sources agree), LA S and P
// (`after_you`: ruling 9.12, R). Columns: name, id, copies, kind, LA, FIN.
cards! {
    Stumble "stumble" 2 Movement true false;
    Pushed "pushed" 2 Movement true false;
    TisAFarBetterThing "tis_a_far_better_thing" 1 Movement true false;
    IgnobleNoble "ignoble_noble" 2 Movement true false;
    LIdiot "l_idiot" 2 Movement true false;
    WasThatMyName "was_that_my_name" 1 Movement true false;
    CivicPride "civic_pride" 1 Movement true false;
    Majesty "majesty" 1 Movement true false;
    MilitaryMight "military_might" 1 Movement true false;
    FriendOfTheQueen "friend_of_the_queen" 2 Movement true false;
    FaintingSpell "fainting_spell" 1 Movement true false;
    Trip "trip" 2 Movement true false;
    BribedGuards "bribed_guards" 1 Movement true false;
    PublicDemand "public_demand" 1 Movement true false;
    ForwardMarch "forward_march" 1 Movement true false;
    LackOfFaith "lack_of_faith" 1 Movement true false;
    LetThemEatCake "let_them_eat_cake" 1 Movement true false;
    OpinionatedGuards "opinionated_guards" 1 Line true false;
    TheLongWalk "the_long_walk" 1 Line true false;
    MillingInLine "milling_in_line" 2 Line true false;
    MassConfusion "mass_confusion" 1 Line true false;
    Escape "escape" 1 Line true false;
    FledToEngland "fled_to_england" 1 Line true false;
    ClothingSwap "clothing_swap" 1 Line true false;
    ExtraCart "extra_cart" 2 Line true false;
    LateArrival "late_arrival" 1 Line true false;
    Missed "missed" 1 Line true false;
    AfterYou "after_you" 1 Line true false;
    ConfusionInLine "confusion_in_line" 1 Reaction true false;
    DoubleFeature "double_feature" 2 Turn false false;
    ScarletPimpernel "scarlet_pimpernel" 1 Turn false false;
    PoliticalInfluence "political_influence" 2 Turn false false;
    RushJob "rush_job" 1 Turn false false;
    RatBreak "rat_break" 1 Hands false false;
    RainDelay "rain_delay" 1 Hands false false;
    ForcedBreak "forced_break" 1 Hands false false;
    Infighting "infighting" 1 Hands false false;
    LackOfSupport "lack_of_support" 1 Hands false false;
    InformationExchange "information_exchange" 1 Hands false false;
    MissingHeads "missing_heads" 1 Piles false false;
    ClericalError "clerical_error" 1 Piles false false;
    TwistOfFate "twist_of_fate" 1 Turn false false;
    CallousGuards "callous_guards" 1 Table false false;
    ForeignSupport "foreign_support" 1 Table false false;
    ChurchSupport "church_support" 1 Table false true;
    CivicSupport "civic_support" 1 Table false true;
    MilitarySupport "military_support" 1 Table false true;
    IndifferentPublic "indifferent_public" 1 Table false true;
    FountainOfBlood "fountain_of_blood" 1 Table false true;
    ToughCrowd "tough_crowd" 1 Table false true;
}

/// The card of each bit of a set; spare bits stand for the last card.
const CARD_OF_BIT: [Card; 64] = {
    let mut cards = [Card::ToughCrowd; 64];
    let mut kind = 0;
    while kind < Card::COUNT {
        cards[kind] = ALL_CARDS[kind];
        kind += 1;
    }
    cards
};

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = 50;
    /// How many cards there are, copies included.
    pub const TOTAL: usize = 60;
    /// All kinds in table order.
    pub const ALL: [Card; Card::COUNT] = ALL_CARDS;
    /// The kinds that alter the line, a bit each.
    pub(crate) const LINE_ALTERING: u64 = {
        let mut set = 0;
        let mut kind = 0;
        while kind < Card::COUNT {
            if CARDS[kind].line_altering {
                set |= 1 << kind;
            }
            kind += 1;
        }
        set
    };
    /// The kinds that may be played in the final phase, a bit each.
    pub(crate) const FINAL: u64 = {
        let mut set = 0;
        let mut kind = 0;
        while kind < Card::COUNT {
            if CARDS[kind].final_phase {
                set |= 1 << kind;
            }
            kind += 1;
        }
        set
    };
    /// The first of the eight table cards, which stand together at the end of the table.
    pub(crate) const FIRST_TABLE_CARD: Card = Card::CallousGuards;

    /// The card of a bit of a set.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Card {
        CARD_OF_BIT[(bit & 63) as usize]
    }

    /// The number of the kind in table order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind as a bit of a set.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self as u8
    }

    /// The id of the kind.
    pub const fn id(self) -> &'static str {
        CARDS[self as usize].id
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

    /// True if the card stays on the table.
    pub const fn is_table_card(self) -> bool {
        self as u8 >= Card::FIRST_TABLE_CARD as u8
    }

    /// The text key of the name.
    pub const fn key(self) -> Key {
        Key::new("guillotine-card", self.id())
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

impl FromStr for Card {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Card, NotAMove> {
        Card::ALL.into_iter().find(|card| card.id() == text).ok_or(NotAMove)
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
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

//! The decisions as moves, in the notation of section 5.13.

use std::fmt;
use std::str::FromStr;

use curia_core::{Arg, Named, NotAMove, ToArg};
use serde::Serialize;

use crate::data::{Area, Attribute, DISPLAY, NobleBox, Rank, TREACHERY_DISPLAY, Treachery};
use crate::pieces::Treacheries;

/// One atomic decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// CHOOSE_OPTION: how the turn is used.
    Option(TurnOption),
    /// DRAW: takes an attribute card in option 1.
    Draw(Source),
    /// TAKE_TWO: takes the treachery card of option 2.
    TakeTreachery(Source),
    /// TAKE_TWO: takes the attribute card of option 2.
    TakeAttribute(Source),
    /// PLACE_LOOP: raises a noble in an empty box.
    Place(NobleBox),
    /// TREACHERY_LOOP: plays one or two treachery cards.
    Play(CardSet),
    /// TREACHERY_LOOP: raises a noble in the box of one killed this turn.
    Replace(NobleBox),
    /// PLACE_LOOP, TREACHERY_LOOP: does nothing more.
    EndTurn,
    /// TARGET: strikes at the noble in this box.
    Target(NobleBox),
    /// PAY: pays with the cards of the cost.
    PayExact,
    /// PAY: pays with a courtesan for this attribute.
    PayCourtesan(Attribute),
    /// DISCARD_TO_LIMIT: discards a card of this kind.
    Discard(Card),
    /// TRIM_HANDS: gives up a card of this kind at the change of century.
    Trim(Card),
}

/// How a turn is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
pub enum TurnOption {
    /// Three attribute cards, then nobles.
    AttributesThree,
    /// Six new cards in the display, one of which is taken, then nobles.
    AttributesRefresh,
    /// One treachery and one attribute card, then treachery.
    Treachery,
}

/// Where a card is taken from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// A slot of the display, counted from 0.
    Slot(u8),
    /// The face-down pile.
    Blind,
}

/// One or two treachery cards that are played together; the first stands before the second in the table of section 3.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardSet {
    // Not open to others, who could put them in the wrong order.
    pub(crate) first: Treachery,
    pub(crate) second: Option<Treachery>,
}

impl CardSet {
    /// A single card.
    pub const fn one(card: Treachery) -> CardSet {
        CardSet { first: card, second: None }
    }

    /// Two cards, in any order.
    pub fn two(a: Treachery, b: Treachery) -> CardSet {
        CardSet { first: a.min(b), second: Some(a.max(b)) }
    }

    /// The card, or the first of two.
    pub const fn first(self) -> Treachery {
        self.first
    }

    /// The second of two.
    pub const fn second(self) -> Option<Treachery> {
        self.second
    }

    /// Every set of one or two cards of a hand, whether they go together or not.
    #[inline]
    pub(crate) fn of(hand: Treacheries) -> impl Iterator<Item = CardSet> {
        hand.kinds().flat_map(move |first| {
            let seconds = hand.kinds().filter(move |&other| other > first || (other == first && hand[first] > 1));
            let pairs = seconds.map(move |second| CardSet { first, second: Some(second) });
            std::iter::once(CardSet::one(first)).chain(pairs)
        })
    }

    /// The cards.
    pub fn cards(self) -> impl Iterator<Item = Treachery> {
        std::iter::once(self.first).chain(self.second)
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.first.id())?;
        self.second.map_or(Ok(()), |second| write!(f, "+{}", second.id()))
    }
}

impl FromStr for CardSet {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<CardSet, NotAMove> {
        let card = |id| Treachery::from_id(id).ok_or(NotAMove);
        match text.split_once('+') {
            None => Ok(CardSet::one(card(text)?)),
            Some((first, second)) => {
                let (first, second) = (card(first)?, card(second)?);
                if first <= second { Ok(CardSet { first, second: Some(second) }) } else { Err(NotAMove) }
            }
        }
    }
}

impl ToArg for CardSet {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::List(self.cards().map(Arg::from).collect()))
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A kind of cards that a hand can hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// An attribute card.
    Attribute(Attribute),
    /// A treachery card.
    Treachery(Treachery),
}

impl Card {
    /// The id of the kind.
    pub const fn id(self) -> &'static str {
        match self {
            Card::Attribute(kind) => kind.id(),
            Card::Treachery(kind) => kind.id(),
        }
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Card> {
        Attribute::from_id(id).map(Card::Attribute).or_else(|| Treachery::from_id(id).map(Card::Treachery))
    }
}

impl ToArg for Card {
    fn to_arg(&self) -> Option<Arg> {
        Some(match *self {
            Card::Attribute(kind) => kind.into(),
            Card::Treachery(kind) => kind.into(),
        })
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl fmt::Display for NobleBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.area().id(), self.rank().id())
    }
}

impl FromStr for NobleBox {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<NobleBox, NotAMove> {
        let (area, rank) = text.split_once('.').ok_or(NotAMove)?;
        let (area, rank) = Area::from_id(area).zip(Rank::from_id(rank)).ok_or(NotAMove)?;
        NobleBox::of(area, rank).ok_or(NotAMove)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Slot(slot) => write!(f, "{slot}"),
            Source::Blind => f.write_str("blind"),
        }
    }
}

/// A slot of a display of this size, or `blind`; a slot has one digit, so one text only.
fn source(text: &str, slots: usize) -> Option<Source> {
    match text.as_bytes() {
        b"blind" => Some(Source::Blind),
        [digit @ b'0'..=b'9'] if usize::from(digit - b'0') < slots => Some(Source::Slot(digit - b'0')),
        _ => None,
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Option(option) => write!(f, "option:{}", option.id()),
            Move::Draw(source) => write!(f, "draw:{source}"),
            Move::TakeTreachery(source) => write!(f, "take_treachery:{source}"),
            Move::TakeAttribute(source) => write!(f, "take_attribute:{source}"),
            Move::Place(at) => write!(f, "place:{at}"),
            Move::Play(cards) => write!(f, "play:{cards}"),
            Move::Replace(at) => write!(f, "replace:{at}"),
            Move::EndTurn => f.write_str("end_turn"),
            Move::Target(at) => write!(f, "target:{at}"),
            Move::PayExact => f.write_str("pay:exact"),
            Move::PayCourtesan(attribute) => write!(f, "pay:courtesan_for_{}", attribute.id()),
            Move::Discard(card) => write!(f, "discard:{}", card.id()),
            Move::Trim(card) => write!(f, "trim:{}", card.id()),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let Some((word, argument)) = text.split_once(':') else {
            return if text == "end_turn" { Ok(Move::EndTurn) } else { Err(NotAMove) };
        };
        match word {
            "option" => TurnOption::from_id(argument).map(Move::Option),
            "draw" => source(argument, DISPLAY).map(Move::Draw),
            "take_treachery" => source(argument, TREACHERY_DISPLAY).map(Move::TakeTreachery),
            "take_attribute" => source(argument, DISPLAY).map(Move::TakeAttribute),
            "place" => argument.parse().ok().map(Move::Place),
            "play" => argument.parse().ok().map(Move::Play),
            "replace" => argument.parse().ok().map(Move::Replace),
            "target" => argument.parse().ok().map(Move::Target),
            "pay" if argument == "exact" => Some(Move::PayExact),
            // No cost contains a courtesan, so none stands for one.
            "pay" => argument
                .strip_prefix("courtesan_for_")
                .and_then(Attribute::from_id)
                .filter(|&attribute| attribute != Attribute::Courtesan)
                .map(Move::PayCourtesan),
            "discard" => Card::from_id(argument).map(Move::Discard),
            "trim" => Card::from_id(argument).map(Move::Trim),
            _ => None,
        }
        .ok_or(NotAMove)
    }
}

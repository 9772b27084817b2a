//! What happened, as data.

use curia_core::{Named, Outcome, Phrase, Seat, Spoken};
use serde::Serialize;

use crate::data::{Action, Card, Character, Kind, Pile, Rank, Subject};

/// By which right an action is performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Right {
    /// It stands on the own card.
    Own,
    /// It was stolen.
    Stolen,
    /// It is the one action of a tied character.
    Tied,
    /// The Sailor does it again.
    Second,
    /// A subject's ability allows it.
    Ability,
}

/// Why a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Ending {
    /// A pile is empty.
    PileEmpty,
    /// No pile has become smaller for twenty cycles.
    Stall,
}

/// Something that happened. A `gain` is what it has brought to whom it names first, in points as they stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "event", rename_all = "snake_case")]
#[spoken("rival-kings-event")]
#[expect(missing_docs, reason = "the fields are named like the components they carry")]
pub enum Event {
    /// Random outcome: the order of all cards of a kind.
    #[spoken(silent)]
    CardsShuffled { kind: Kind, order: Vec<Card> },
    /// Random outcome: the order of the characters.
    #[spoken(silent)]
    CharactersShuffled { order: Vec<Character> },
    /// A new game of a match begins.
    GameBegins { game: u8 },
    /// A new round begins.
    RoundBegins { round: u16 },
    /// A seat was dealt its hand.
    Dealt { seat: Seat, hand: Vec<Character> },
    /// A new cycle begins.
    CycleBegins { cycle: u8 },
    /// A seat has committed to a character, for the first time in this cycle.
    Committed { seat: Seat },
    /// Which one; told to the seat alone.
    Chose { seat: Seat, character: Character },
    /// A chosen character was turned up.
    Revealed { seat: Seat, character: Character },
    /// The neutral character was turned up.
    NeutralRevealed { character: Character },
    /// A subject's ability was used.
    AbilityUsed { seat: Seat, subject: Subject },
    /// The Gardener exchanged two characters.
    CharactersSwapped { seat: Seat, with: Seat, got: Character, gave: Character },
    /// Two players have the same rank.
    EqualRanks { first: Seat, second: Seat, rank: Rank },
    /// A player has the rank of the neutral character.
    NeutralEqual { seat: Seat, rank: Rank },
    /// A higher rank robs a lower one, by now so many of them.
    RankConflict { thief: Seat, victim: Seat, victims: u8 },
    /// The neutral character outranks a player.
    NeutralConflict { victim: Seat, neutral: Character },
    /// The Town Guard sent a marker back to the thief, or warded off that of the neutral card.
    Warded {
        seat: Seat,
        #[spoken(unless = "neutral")]
        thief: Option<Seat>,
    },
    /// With the house rule the Town Guard also saved the action.
    TheftPrevented { seat: Seat, thief: Seat },
    /// A seat took a marker from the reserve.
    MarkerTaken { seat: Seat, gain: i32 },
    /// The reserve was empty: a seat took no marker.
    NoMarkerLeft { seat: Seat },
    /// In this order they act.
    TurnOrder { order: Vec<Seat> },
    /// A turn begins.
    TurnBegins { seat: Seat },
    /// A coat of arms covers an action.
    Stolen { thief: Seat, victim: Seat, action: Action },
    /// An action was skipped, by choice or because it could not be performed.
    Skipped {
        seat: Seat,
        action: Action,
        #[spoken(skip)]
        right: Right,
        #[spoken(form = "forced")]
        forced: bool,
    },
    /// A tied player performs none of their actions.
    TiedSkipped {
        seat: Seat,
        #[spoken(form = "forced")]
        forced: bool,
    },
    /// An action begins.
    Performs {
        seat: Seat,
        action: Action,
        #[spoken(form)]
        right: Right,
    },
    /// A marker went back to the reserve.
    Settled { seat: Seat, gain: i32 },
    /// A marker changed hands.
    MarkerPassed { from: Seat, to: Seat, gain: i32 },
    /// Coins were laid under all four piles.
    Refilled,
    /// Coins were laid under the first piles only.
    RefillShort { piles: u8 },
    /// A money stack was taken.
    MoneyTaken { seat: Seat, pile: Pile, coins: u8, gain: i32 },
    /// A card was bought from the market; `found` by looking through a pile.
    Bought {
        seat: Seat,
        card: Card,
        pile: Pile,
        price: u8,
        #[spoken(form = "found")]
        found: bool,
        gain: i32,
    },
    /// The price was paid with a two changed at the supply.
    Changed { seat: Seat },
    /// The price was paid with one coin too much.
    Overpaid { seat: Seat },
    /// Coins came from the supply; `wanted` is what was due, if there were too few.
    Gained {
        seat: Seat,
        coins: u8,
        #[spoken(form = "short")]
        wanted: Option<u8>,
        gain: i32,
    },
    /// A new card lies face up.
    TurnedUp { pile: Pile, card: Card },
    /// A pile has become empty.
    PileEmptied { pile: Pile },
    /// Two players exchanged cards.
    CardsSwapped { seat: Seat, with: Seat, gave: Card, got: Card, gain: i32 },
    /// A player exchanged a card with the top of a pile.
    TopSwapped { seat: Seat, pile: Pile, gave: Card, got: Card, gain: i32 },
    /// A player looks through two piles; what they see is told by their view alone.
    Looks {
        seat: Seat,
        #[spoken(form)]
        kind: Kind,
    },
    /// They buy nothing of it.
    Declined { seat: Seat },
    /// A game is over.
    GameEnds {
        #[spoken(form)]
        why: Ending,
        cycle: u8,
    },
    /// The points of a seat in the finished game.
    Scored { seat: Seat, points: i32 },
    /// A match is over after so many games.
    MatchEnds { games: u8, by_points: bool },
}

impl curia_core::Event for Event {
    /// A character is turned up with the rank that stands on it.
    fn phrase(&self) -> Option<Phrase> {
        let phrase = self.spoken()?;
        Some(match self {
            Event::Revealed { character, .. } | Event::NeutralRevealed { character } => {
                phrase.with("rank", character.rank())
            }
            _ => phrase,
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        let (what, order) = match self {
            Event::CardsShuffled { kind: Kind::Building, order } => ("buildings", ids(order, |card| card.id())),
            Event::CardsShuffled { kind: Kind::Subject, order } => ("subjects", ids(order, |card| card.id())),
            Event::CharactersShuffled { order } => ("characters", ids(order, |card| card.id())),
            _ => return None,
        };
        Some(Outcome::Shuffle { what, order })
    }
}

fn ids<T: Copy>(cards: &[T], id: fn(T) -> &'static str) -> Vec<String> {
    cards.iter().map(|&card| id(card).to_owned()).collect()
}

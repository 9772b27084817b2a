//! Why a move is refused. Reasons name public things and the own hand only, and say what is allowed instead.

use curia_core::{Seat, Spoken};

use crate::data::{Action, Card, Character, Kind, Pile, Subject};
use crate::labels::Help;
use crate::prompt::Prompt;

/// A reason, told with the rule that forbids the move.
#[derive(Spoken)]
#[spoken("rival-kings-why")]
pub(crate) enum Why {
    Over,
    NoSeat,
    NotYourTurn { seat: Seat },
    NotNow { question: Prompt },
    NotInHand { card: Character, hand: Vec<Character> },
    AlreadyRevealed,
    NeedsOpponent { seats: Vec<Seat> },
    NotAVictim { seats: Vec<Seat> },
    NoSuchAction { action: Action, open: Vec<Action> },
    ActionCovered { action: Action, open: Vec<Action> },
    NoMarkers,
    NoMoney,
    NoSubjectToPay { coins: u8 },
    NoBuildingToPay { coins: u8 },
    MustSteal { seats: Vec<Seat> },
    AbilityNone,
    AbilityUsed,
    AbilityBetween,
    AbilityTooLate { subject: Subject },
    AbilitySmith,
    AbilitySailor,
    AbilityIdle { subject: Subject, help: Help },
    AbilityNoFreeCard { subject: Subject },
    SailorNotReady,
    StackEmpty { pile: Pile, piles: Vec<Pile> },
    PileEmpty { pile: Pile },
    WrongKind { card: Card, kind: Kind },
    TooDear { card: Card, price: u8, coins: u8 },
    SmithNeeded { price: u8, coins: u8 },
    NotCovered { action: Action },
    NoSuchCard,
    Protected { card: Card },
    WrongRow { kind: Kind },
    NothingFree { seat: Seat, kind: Kind },
    WrongPile { piles: Vec<Pile> },
    NoSuchDepth { count: u8 },
}

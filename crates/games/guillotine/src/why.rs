//! Why a move is refused. Each reason is given beside its rule.

use curia_core::{Seat, Spoken};

use crate::data::{Card, Colour};
use crate::event::spoken_place;
use crate::prompt::Prompt;

/// The reasons, which also say what is allowed. Everything they depend on is public, in the seat's own hand, or
/// lawfully seen by it.
#[derive(Spoken)]
#[spoken("guillotine-why")]
pub(crate) enum Why {
    GameOver,
    NotYourTurn {
        player: Seat,
    },
    BeheadingPending {
        player: Seat,
    },
    AlreadyAnswered,
    OpenQuestion {
        question: Prompt,
    },
    NotInHand {
        card: Card,
    },
    OnlyReaction {
        card: Card,
    },
    RushJob,
    Judge,
    GuardsWatch {
        player: Seat,
    },
    GuardsWatchOwn,
    GuardsWatchNoEffect {
        player: Seat,
        card: Card,
    },
    LineEmpty {
        card: Card,
    },
    LineTooShort {
        card: Card,
        count: u8,
    },
    NoColour {
        card: Card,
        colour: Colour,
    },
    NoGuard {
        card: Card,
    },
    NoNobleLeft {
        card: Card,
    },
    NoPile {
        card: Card,
    },
    NoOtherPile {
        card: Card,
    },
    NoOwnPile {
        card: Card,
    },
    NoDiscard {
        card: Card,
    },
    NoOtherHand {
        card: Card,
    },
    NoTableCard {
        card: Card,
    },
    NotFinal {
        card: Card,
    },
    BeheadingIsAutomatic,
    PlaceNotAllowed {
        #[spoken(with = spoken_place)]
        from: u8,
        #[spoken(with = spoken_place)]
        to: u8,
    },
    ColourNotAllowed {
        card: Card,
    },
    PlaceTaken,
    DistanceNotAllowed {
        count: u8,
    },
    NobleNotThere,
    PlayerNotAtTable,
    PlayerNotSelf,
    PlayerWithoutNobles {
        player: Seat,
    },
    PlayerWithoutCards {
        player: Seat,
    },
    OwnTableCard {
        card: Card,
    },
    CardNotThere {
        card: Card,
    },
    GuardsNotYours,
    GuardsNotNow,
}

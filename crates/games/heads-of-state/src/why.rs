//! The reasons against a move. They speak of public things and of the asking player's own hand, never of another's. The
//! functions that find them stand beside their rules.

use curia_core::{Seat, Spoken};

use crate::data::{Area, Attribute, Country, Rank};
use crate::moves::{Card, CardSet};
use crate::pieces::{Attributes, Boxes, Treacheries};
use crate::prompt::{Due, Hand};

/// Why a move is refused, and what is allowed instead.
#[derive(Spoken)]
#[spoken("heads-of-state-why")]
pub(crate) enum Why {
    /// The game is over.
    Over,
    /// Nobody sits there.
    NoSeat,
    /// `seat` decides now.
    Wait { seat: Seat },
    /// The option of the turn must be chosen.
    NowChooseOption,
    /// The draw pile has only so many cards, and a refresh needs `needed`.
    RefreshShort { count: u8, needed: u8 },
    /// On the first turn nothing is chosen: so many cards are drawn.
    FirstTurn { left: u8 },
    /// So many attribute cards must still be drawn.
    NowDraw { left: u8 },
    /// The slot is empty until the end of the turn.
    SlotEmpty,
    /// After a refresh that emptied the draw pile (`set_aside`), or with no card left at all.
    NoBlind {
        #[spoken(form = "set_aside")]
        set_aside: bool,
    },
    /// A noble may be raised, or the turn ended.
    NowPlace,
    /// Treachery cards cannot be played in option 1.
    NoTreacheryNow,
    /// The box holds a noble of `seat`.
    BoxTaken { rank: Rank, area: Area, seat: Seat },
    /// No counter of the rank is left.
    NoCounter { rank: Rank },
    /// These attributes are missing; a courtesan (`courtesan`) may stand for one, or for none.
    CannotPay {
        rank: Rank,
        missing: Vec<Attribute>,
        #[spoken(form = "courtesan")]
        courtesan: bool,
    },
    /// These cards must still be taken.
    NowTakeTwo {
        #[spoken(form)]
        due: Due,
    },
    /// The treachery or the attribute card has been taken; the other is owed.
    Taken {
        #[spoken(form)]
        hand: Hand,
    },
    /// Treachery may be played, a box refilled, or the turn ended.
    NowTreachery,
    /// In option 2 only boxes of nobles killed this turn are filled; these are open.
    NotVacated {
        rank: Rank,
        area: Area,
        #[spoken(unless = "none")]
        gaps: Boxes,
    },
    /// Two boxes are open: one of them must be refilled first.
    MustReplace { gaps: Boxes },
    /// The hand does not hold these cards.
    NoSuchCards {
        cards: CardSet,
        #[spoken(unless = "empty")]
        hand: Treacheries,
    },
    /// An assassin and a country card do not go together.
    Mixed,
    /// The two cards have no country in common.
    NoCommonCountry { cards: CardSet },
    /// No noble that these cards could strike at.
    NoTarget { cards: CardSet },
    /// The open box could not be refilled, nor the box of any target: no attack before the gap is closed.
    Duty { gaps: Boxes },
    /// The target of these cards must be chosen.
    NowTarget { cards: CardSet },
    /// Nobody lives in the box.
    TargetEmpty { rank: Rank, area: Area },
    /// The noble is the player's own.
    TargetOwn { rank: Rank, area: Area },
    /// These cards strike in provinces (`capital`: in capitals) alone.
    TargetKind {
        cards: CardSet,
        area: Area,
        #[spoken(form = "capital")]
        capital: bool,
    },
    /// These cards do not strike in that country, only in these.
    TargetCountry { cards: CardSet, area: Area, countries: Vec<Country> },
    /// The noble has been attacked this turn.
    TargetTwice { rank: Rank, area: Area },
    /// Neither this box nor the open one could be refilled.
    TargetDuty { rank: Rank, area: Area, gaps: Boxes },
    /// The payment for this noble must be chosen.
    NowPay { rank: Rank, area: Area },
    /// These attributes are missing for that payment.
    PayMissing { rank: Rank, missing: Vec<Attribute> },
    /// There is no courtesan in the hand.
    NoCourtesan,
    /// The noble does not cost this attribute.
    NotInCost { rank: Rank, attribute: Attribute, cost: Vec<Attribute> },
    /// So many cards must be discarded.
    NowDiscard {
        #[spoken(form)]
        hand: Hand,
        left: u8,
    },
    /// The hand does not hold the card; it holds these.
    NoCard {
        card: Card,
        #[spoken(unless = "empty")]
        attributes: Attributes,
        treachery: Treacheries,
    },
    /// The other kind of card is due first: attribute cards before treachery cards.
    OtherHand {
        #[spoken(form)]
        hand: Hand,
        left: u8,
    },
    /// So many cards must be given up.
    NowTrim {
        #[spoken(form)]
        hand: Hand,
        left: u8,
    },
    /// The player has nothing (more) to give up and waits for the others.
    TrimDone,
}

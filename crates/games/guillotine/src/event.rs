//! What happened, as data: for the log, for animation, for the open record.

use curia_core::{Named, Outcome, Phrase, Seat, Spoken};
use serde::Serialize;

use crate::data::{Card, Noble};

/// Why the engine skips step 1 by itself (section 5.3): reasons that everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Bar {
    /// An Unpopular Judge stands at the front.
    Judge,
    /// The player was told to hurry.
    RushJob,
    /// The hand is empty.
    EmptyHand,
}

/// How a day ended (section 8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum DayEnd {
    /// Nobody is left in line.
    UsedUp,
    /// Robespierre was beheaded.
    Robespierre,
    /// The Scarlet Pimpernel was played.
    Pimpernel,
    /// The hundredth turn is over (ruling 9.61).
    TurnLimit,
}

/// The random events of sections 5.9 and 5.10.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[expect(missing_docs, reason = "they are named after what draws them")]
pub enum RandomEvent {
    NobleDeck,
    ActionDeck,
    StartingPlayer,
    MillingInLine,
    MassConfusion,
    Escape,
    ConfusionInLine,
    MissingHeads,
    ForcedBreak,
    RainDelay,
    NobleReshuffle,
    ActionReshuffle,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "event", rename_all = "snake_case")]
#[spoken("guillotine-event")]
#[expect(missing_docs, reason = "the fields of an event say what took part in it")]
pub enum Event {
    /// The outcome of a shuffle of nobles (section 5.10), for the open record.
    #[spoken(silent)]
    ShuffledNobles { what: RandomEvent, order: Vec<Noble> },
    /// The outcome of a shuffle of action cards, for the open record.
    #[spoken(silent)]
    ShuffledCards { what: RandomEvent, order: Vec<Card> },
    /// The outcome of drawing a seat, for the open record.
    #[spoken(silent)]
    PickedSeat { what: RandomEvent, seat: Seat },
    /// The outcome of drawing a card, for the open record.
    #[spoken(silent)]
    PickedCard { what: RandomEvent, card: Card },
    /// The game begins.
    GameBegan { starter: Seat },
    /// A new line stands before the guillotine.
    DayBegan { day: u8, starter: Seat, line: Vec<Noble> },
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// A player plays no (further) card.
    Skipped { seat: Seat },
    /// A player cannot play a card, for all to see.
    Barred {
        seat: Seat,
        #[spoken(form)]
        why: Bar,
    },
    /// A card was played in step 1.
    Played { seat: Seat, card: Card },
    /// Confusion in Line was played in the window.
    Reacted { seat: Seat, noble: Noble },
    /// A card was played in the final phase.
    PlayedAtTheEnd { seat: Seat, card: Card },
    /// Callous Guards were put away.
    PutAwayGuards { seat: Seat },
    /// A noble changed places in line.
    Moved {
        noble: Noble,
        #[spoken(with = spoken_place)]
        from: u8,
        #[spoken(with = spoken_place)]
        to: u8,
    },
    /// The card found nothing to do.
    NoEffect { card: Card },
    /// The front of the line was put into an order of the player's choice.
    Arranged { nobles: Vec<Noble> },
    /// The line was turned round.
    Reversed { line: Vec<Noble> },
    /// The line, or its front, was shuffled.
    LineShuffled { line: Vec<Noble> },
    /// The line of a cursed player was shuffled before their beheading.
    CurseStruck { seat: Seat, line: Vec<Noble> },
    /// Mass Confusion: a new line out of line and deck.
    NewLine { line: Vec<Noble> },
    /// A noble left the line for the discard pile.
    NobleGone { noble: Noble },
    /// A noble out of the deck stands in line.
    NobleArrived {
        noble: Noble,
        #[spoken(with = spoken_place)]
        place: u8,
    },
    /// A player looks at the top of the noble deck.
    Looked { seat: Seat, count: u8 },
    /// What they see.
    LookedAt { seat: Seat, nobles: Vec<Noble> },
    /// The top card of a pile went back to the line.
    HeadReturned { seat: Seat, noble: Noble },
    /// The front noble was given to another player.
    NobleGiven { from: Seat, to: Seat, noble: Noble },
    /// One more beheading this turn.
    ExtraBeheading { seat: Seat },
    /// The day will end with this turn.
    DayWillEnd { seat: Seat },
    /// No beheading this turn.
    NoBeheading { seat: Seat },
    /// A player must hurry in their next turn.
    MustHurry { seat: Seat },
    /// A player's next beheading is cursed.
    WasCursed { seat: Seat },
    /// A table card was laid in front of a player, with what it changed of their points.
    Laid { seat: Seat, card: Card, gain: i32 },
    /// A table card was taken away.
    TableCardLost { seat: Seat, card: Card },
    /// A card was fetched from the discard pile.
    Fetched { seat: Seat, card: Card },
    /// All hands were shuffled into the deck and dealt anew.
    HandsRedealt { seat: Seat },
    /// A player's whole hand after it changed.
    HandNow {
        seat: Seat,
        #[spoken(unless = "empty")]
        cards: Vec<Card>,
    },
    /// A card was discarded, face up.
    Discarded { seat: Seat, card: Card },
    /// A player looks at a hand.
    HandLookedAt { seat: Seat, victim: Seat },
    /// What they see.
    HandShown {
        #[spoken(skip)]
        seat: Seat,
        victim: Seat,
        cards: Vec<Card>,
    },
    /// Two players exchanged their hands.
    HandsExchanged { seat: Seat, other: Seat },
    /// A player lost a noble of their pile; the rest lies in a new order.
    HeadLost {
        seat: Seat,
        noble: Noble,
        #[spoken(skip)]
        pile: Vec<Noble>,
    },
    /// A player has made their secret pick.
    PickMade { seat: Seat },
    /// Two nobles changed owners.
    HeadsSwapped { seat: Seat, gains: Noble, other: Seat, other_gains: Noble },
    /// The Master Spy went to the end of the line.
    SpyMoved,
    /// A beheading is about to happen and may be disturbed.
    WindowOpened { seat: Seat, noble: Noble },
    /// A noble lost their head. The gain is what it changed of the seat's points: 0 where running scores are hidden, and
    /// for the Clown, who is still to be placed.
    Beheaded { seat: Seat, noble: Noble, gain: i32 },
    /// A noble came from the deck straight under the blade.
    BeheadedFromDeck { seat: Seat, noble: Noble, gain: i32 },
    /// A due beheading found nobody in line.
    NobodyLeft { seat: Seat },
    /// The Clown was put on another player's pile.
    ClownPlaced { from: Seat, to: Seat },
    /// The Clown stayed on the pile of the beheader.
    ClownKept { seat: Seat, gain: i32 },
    /// A player draws one card more in step 3.
    BonusDraw { seat: Seat },
    /// A player drew cards.
    Drew { seat: Seat, count: u8 },
    /// Which cards they drew.
    DrewCards { seat: Seat, cards: Vec<Card> },
    /// The noble discard pile was shuffled under the deck.
    NoblesReshuffled { count: u8 },
    /// The action discard pile was shuffled under the deck.
    CardsReshuffled { count: u8 },
    /// The nobles left in line were discarded.
    LineCleared {
        #[spoken(unless = "none")]
        nobles: Vec<Noble>,
    },
    /// The day is over.
    DayEnded {
        day: u8,
        #[spoken(form)]
        how: DayEnd,
    },
    /// The final phase begins.
    FinalBegan,
    /// A player is done with the final phase.
    FinalDone { seat: Seat },
    /// The game is over.
    GameOver,
}

/// A place in line as people count it: the front is 1.
pub(crate) fn spoken_place(place: &u8) -> u8 {
    place.saturating_add(1)
}

impl curia_core::Event for Event {
    fn phrase(&self) -> Option<Phrase> {
        match self {
            // The public half of the happening has said that there was nothing.
            Event::DrewCards { cards, .. } if cards.is_empty() => None,
            Event::LineShuffled { line } if line.is_empty() => None,
            _ => self.spoken(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self {
            Event::ShuffledNobles { what, order } => {
                Some(Outcome::Shuffle { what: what.id(), order: order.iter().map(Noble::to_string).collect() })
            }
            Event::ShuffledCards { what, order } => {
                Some(Outcome::Shuffle { what: what.id(), order: order.iter().map(Card::to_string).collect() })
            }
            Event::PickedSeat { what, seat } => Some(Outcome::Pick { what: what.id(), got: seat.to_string() }),
            Event::PickedCard { what, card } => Some(Outcome::Pick { what: what.id(), got: card.to_string() }),
            _ => None,
        }
    }
}

//! What happened, as data: for the log, for animation, for the open record.

use curia_core::{Arg, Key, Outcome, Phrase, Seat};
use serde::Serialize;

use crate::data::{Card, Noble};

/// Why the engine skips step 1 by itself (section 5.3): reasons that everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bar {
    /// An Unpopular Judge stands at the front.
    Judge,
    /// The player was told to hurry.
    RushJob,
    /// The hand is empty.
    EmptyHand,
}

/// How a day ended (section 8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields of an event say what took part in it")]
pub enum Event {
    /// The outcome of a shuffle of nobles (section 5.10), for the open record.
    ShuffledNobles { what: &'static str, order: Vec<Noble> },
    /// The outcome of a shuffle of action cards, for the open record.
    ShuffledCards { what: &'static str, order: Vec<Card> },
    /// The outcome of drawing a seat, for the open record.
    PickedSeat { what: &'static str, seat: Seat },
    /// The outcome of drawing a card, for the open record.
    PickedCard { what: &'static str, card: Card },
    /// The game begins.
    GameBegan { starter: Seat },
    /// A new line stands before the guillotine.
    DayBegan { day: u8, starter: Seat, line: Vec<Noble> },
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// A player plays no (further) card.
    Skipped { seat: Seat },
    /// A player cannot play a card, for all to see.
    Barred { seat: Seat, why: Bar },
    /// A card was played in step 1.
    Played { seat: Seat, card: Card },
    /// Confusion in Line was played in the window.
    Reacted { seat: Seat, noble: Noble },
    /// A card was played in the final phase.
    PlayedAtTheEnd { seat: Seat, card: Card },
    /// Callous Guards were put away.
    PutAwayGuards { seat: Seat },
    /// A noble changed his place in line.
    Moved { noble: Noble, from: u8, to: u8 },
    /// The card found nothing to do.
    NoEffect { card: Card },
    /// The front of the line was put into an order of the player's choice.
    Arranged { nobles: Vec<Noble> },
    /// The line was turned round.
    Reversed { line: Vec<Noble> },
    /// The line, or its front, was shuffled.
    LineShuffled { line: Vec<Noble> },
    /// A cursed player's line was shuffled before his beheading.
    CurseStruck { seat: Seat, line: Vec<Noble> },
    /// Mass Confusion: a new line out of line and deck.
    NewLine { line: Vec<Noble> },
    /// A noble left the line for the discard pile.
    NobleGone { noble: Noble },
    /// A noble out of the deck stands in line.
    NobleArrived { noble: Noble, place: u8 },
    /// A player looks at the top of the noble deck.
    Looked { seat: Seat, count: u8 },
    /// What he sees.
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
    /// A player must hurry in his next turn.
    MustHurry { seat: Seat },
    /// A player's next beheading is cursed.
    WasCursed { seat: Seat },
    /// A table card was laid in front of a player.
    Laid { seat: Seat, card: Card },
    /// A table card was taken away.
    TableCardLost { seat: Seat, card: Card },
    /// A card was fetched from the discard pile.
    Fetched { seat: Seat, card: Card },
    /// All hands were shuffled into the deck and dealt anew.
    HandsRedealt { seat: Seat },
    /// A player's whole hand after it changed.
    HandNow { seat: Seat, cards: Vec<Card> },
    /// A card was discarded, face up.
    Discarded { seat: Seat, card: Card },
    /// A player looks at a hand.
    HandLookedAt { seat: Seat, victim: Seat },
    /// What he sees.
    HandShown { seat: Seat, victim: Seat, cards: Vec<Card> },
    /// Two players exchanged their hands.
    HandsExchanged { seat: Seat, other: Seat },
    /// A player lost a noble of his pile; the rest lies in a new order.
    HeadLost { seat: Seat, noble: Noble, pile: Vec<Noble> },
    /// A player has made his secret pick.
    PickMade { seat: Seat },
    /// Two nobles changed owners.
    HeadsSwapped { seat: Seat, gains: Noble, other: Seat, other_gains: Noble },
    /// The Master Spy went to the end of the line.
    SpyMoved,
    /// A beheading is about to happen and may be disturbed.
    WindowOpened { seat: Seat, noble: Noble },
    /// A noble lost his head.
    Beheaded { seat: Seat, noble: Noble },
    /// A noble came from the deck straight under the blade.
    BeheadedFromDeck { seat: Seat, noble: Noble },
    /// A due beheading found nobody in line.
    NobodyLeft { seat: Seat },
    /// The Clown was put on a pile.
    ClownPlaced { from: Seat, to: Seat },
    /// A player draws one card more in step 3.
    BonusDraw { seat: Seat },
    /// A player drew cards.
    Drew { seat: Seat, count: u8 },
    /// Which cards he drew.
    DrewCards { seat: Seat, cards: Vec<Card> },
    /// The noble discard pile was shuffled under the deck.
    NoblesReshuffled { count: u8 },
    /// The action discard pile was shuffled under the deck.
    CardsReshuffled { count: u8 },
    /// The nobles left in line were discarded.
    LineCleared { nobles: Vec<Noble> },
    /// The day is over.
    DayEnded { day: u8, how: DayEnd },
    /// The final phase begins.
    FinalBegan,
    /// A player is done with the final phase.
    FinalDone { seat: Seat },
    /// The game is over.
    GameOver,
}

impl Event {
    /// The id of the event in its text key.
    pub(crate) fn id(&self) -> &'static str {
        match self {
            Event::ShuffledNobles { .. }
            | Event::ShuffledCards { .. }
            | Event::PickedSeat { .. }
            | Event::PickedCard { .. } => "chance",
            Event::GameBegan { .. } => "game_began",
            Event::DayBegan { .. } => "day_began",
            Event::TurnBegan { .. } => "turn_began",
            Event::Skipped { .. } => "skipped",
            Event::Barred { why: Bar::Judge, .. } => "barred_judge",
            Event::Barred { why: Bar::RushJob, .. } => "barred_rush_job",
            Event::Barred { why: Bar::EmptyHand, .. } => "barred_empty_hand",
            Event::Played { .. } => "played",
            Event::Reacted { .. } => "reacted",
            Event::PlayedAtTheEnd { .. } => "played_at_the_end",
            Event::PutAwayGuards { .. } => "put_away_guards",
            Event::Moved { .. } => "moved",
            Event::NoEffect { .. } => "no_effect",
            Event::Arranged { .. } => "arranged",
            Event::Reversed { .. } => "reversed",
            Event::LineShuffled { .. } => "line_shuffled",
            Event::CurseStruck { .. } => "curse_struck",
            Event::NewLine { .. } => "new_line",
            Event::NobleGone { .. } => "noble_gone",
            Event::NobleArrived { .. } => "noble_arrived",
            Event::Looked { .. } => "looked",
            Event::LookedAt { .. } => "looked_at",
            Event::HeadReturned { .. } => "head_returned",
            Event::NobleGiven { .. } => "noble_given",
            Event::ExtraBeheading { .. } => "extra_beheading",
            Event::DayWillEnd { .. } => "day_will_end",
            Event::NoBeheading { .. } => "no_beheading",
            Event::MustHurry { .. } => "must_hurry",
            Event::WasCursed { .. } => "was_cursed",
            Event::Laid { .. } => "laid",
            Event::TableCardLost { .. } => "table_card_lost",
            Event::Fetched { .. } => "fetched",
            Event::HandsRedealt { .. } => "hands_redealt",
            Event::HandNow { .. } => "hand_now",
            Event::Discarded { .. } => "discarded",
            Event::HandLookedAt { .. } => "hand_looked_at",
            Event::HandShown { .. } => "hand_shown",
            Event::HandsExchanged { .. } => "hands_exchanged",
            Event::HeadLost { .. } => "head_lost",
            Event::PickMade { .. } => "pick_made",
            Event::HeadsSwapped { .. } => "heads_swapped",
            Event::SpyMoved => "spy_moved",
            Event::WindowOpened { .. } => "window_opened",
            Event::Beheaded { .. } => "beheaded",
            Event::BeheadedFromDeck { .. } => "beheaded_from_deck",
            Event::NobodyLeft { .. } => "nobody_left",
            Event::ClownPlaced { from, to } if from == to => "clown_kept",
            Event::ClownPlaced { .. } => "clown_placed",
            Event::BonusDraw { .. } => "bonus_draw",
            Event::Drew { .. } => "drew",
            Event::DrewCards { .. } => "drew_cards",
            Event::NoblesReshuffled { .. } => "nobles_reshuffled",
            Event::CardsReshuffled { .. } => "cards_reshuffled",
            Event::LineCleared { .. } => "line_cleared",
            Event::DayEnded { how: DayEnd::UsedUp, .. } => "day_ended_used_up",
            Event::DayEnded { how: DayEnd::Robespierre, .. } => "day_ended_robespierre",
            Event::DayEnded { how: DayEnd::Pimpernel, .. } => "day_ended_pimpernel",
            Event::DayEnded { how: DayEnd::TurnLimit, .. } => "day_ended_turn_limit",
            Event::FinalBegan => "final_began",
            Event::FinalDone { .. } => "final_done",
            Event::GameOver => "game_over",
        }
    }

    /// The ids that [`Event::id`] can give and that have a text.
    pub(crate) const TEXT_IDS: [&'static str; 63] = [
        "game_began",
        "day_began",
        "turn_began",
        "skipped",
        "barred_judge",
        "barred_rush_job",
        "barred_empty_hand",
        "played",
        "reacted",
        "played_at_the_end",
        "put_away_guards",
        "moved",
        "no_effect",
        "arranged",
        "reversed",
        "line_shuffled",
        "curse_struck",
        "new_line",
        "noble_gone",
        "noble_arrived",
        "looked",
        "looked_at",
        "head_returned",
        "noble_given",
        "extra_beheading",
        "day_will_end",
        "no_beheading",
        "must_hurry",
        "was_cursed",
        "laid",
        "table_card_lost",
        "fetched",
        "hands_redealt",
        "hand_now",
        "discarded",
        "hand_looked_at",
        "hand_shown",
        "hands_exchanged",
        "head_lost",
        "pick_made",
        "heads_swapped",
        "spy_moved",
        "window_opened",
        "beheaded",
        "beheaded_from_deck",
        "nobody_left",
        "clown_placed",
        "clown_kept",
        "bonus_draw",
        "drew",
        "drew_cards",
        "nobles_reshuffled",
        "cards_reshuffled",
        "line_cleared",
        "line_cleared_none",
        "day_ended_used_up",
        "day_ended_robespierre",
        "day_ended_pimpernel",
        "day_ended_turn_limit",
        "hand_empty",
        "final_began",
        "final_done",
        "game_over",
    ];
}

/// The names of nobles as arguments of a text.
pub(crate) fn noble_names(nobles: &[Noble]) -> Arg {
    nobles.iter().map(|noble| noble.key()).collect::<Vec<_>>().into()
}

/// The names of cards as arguments of a text.
pub(crate) fn card_names(cards: &[Card]) -> Arg {
    cards.iter().map(|card| card.key()).collect::<Vec<_>>().into()
}

/// A place in line as people count it: the front is 1.
pub(crate) fn spoken_place(place: u8) -> i64 {
    i64::from(place) + 1
}

impl curia_core::Event for Event {
    fn phrase(&self) -> Option<Phrase> {
        let say = || Key::new("guillotine-event", self.id()).phrase();
        Some(match self {
            Event::ShuffledNobles { .. }
            | Event::ShuffledCards { .. }
            | Event::PickedSeat { .. }
            | Event::PickedCard { .. } => return None,
            // The public half of the happening has said that there was nothing.
            Event::DrewCards { cards, .. } if cards.is_empty() => return None,
            Event::LineShuffled { line } if line.is_empty() => return None,
            Event::GameBegan { starter } => say().with("player", *starter),
            Event::DayBegan { day, starter, line } => {
                say().with("day", *day).with("player", *starter).with("nobles", noble_names(line))
            }
            Event::TurnBegan { seat }
            | Event::Skipped { seat }
            | Event::Barred { seat, .. }
            | Event::PutAwayGuards { seat }
            | Event::ExtraBeheading { seat }
            | Event::DayWillEnd { seat }
            | Event::NoBeheading { seat }
            | Event::MustHurry { seat }
            | Event::WasCursed { seat }
            | Event::HandsRedealt { seat }
            | Event::PickMade { seat }
            | Event::NobodyLeft { seat }
            | Event::BonusDraw { seat }
            | Event::FinalDone { seat } => say().with("player", *seat),
            Event::Played { seat, card }
            | Event::PlayedAtTheEnd { seat, card }
            | Event::Laid { seat, card }
            | Event::TableCardLost { seat, card }
            | Event::Fetched { seat, card }
            | Event::Discarded { seat, card } => say().with("player", *seat).with("card", card.key()),
            Event::Reacted { seat, noble }
            | Event::HeadReturned { seat, noble }
            | Event::HeadLost { seat, noble, .. }
            | Event::WindowOpened { seat, noble }
            | Event::Beheaded { seat, noble }
            | Event::BeheadedFromDeck { seat, noble } => say().with("player", *seat).with("noble", noble.key()),
            Event::Moved { noble, from, to } => {
                say().with("noble", noble.key()).with("from", spoken_place(*from)).with("to", spoken_place(*to))
            }
            Event::NoEffect { card } => say().with("card", card.key()),
            Event::Arranged { nobles } => say().with("nobles", noble_names(nobles)),
            Event::LookedAt { seat, nobles } => say().with("player", *seat).with("nobles", noble_names(nobles)),
            Event::LineCleared { nobles } if nobles.is_empty() => {
                Key::new("guillotine-event", "line_cleared_none").phrase()
            }
            Event::LineCleared { nobles } => say().with("nobles", noble_names(nobles)),
            Event::Reversed { line } | Event::LineShuffled { line } | Event::NewLine { line } => {
                say().with("nobles", noble_names(line))
            }
            Event::CurseStruck { seat, line } => say().with("player", *seat).with("nobles", noble_names(line)),
            Event::NobleGone { noble } => say().with("noble", noble.key()),
            Event::NobleArrived { noble, place } => {
                say().with("noble", noble.key()).with("place", spoken_place(*place))
            }
            Event::Looked { seat, count } | Event::Drew { seat, count } => {
                say().with("player", *seat).with("count", *count)
            }
            Event::NobleGiven { from, to, noble } => {
                say().with("player", *from).with("other", *to).with("noble", noble.key())
            }
            Event::HandNow { seat, cards } if cards.is_empty() => {
                Key::new("guillotine-event", "hand_empty").phrase().with("player", *seat)
            }
            Event::HandNow { seat, cards } | Event::DrewCards { seat, cards } => {
                say().with("player", *seat).with("cards", card_names(cards))
            }
            Event::HandLookedAt { seat, victim } => say().with("player", *seat).with("other", *victim),
            Event::HandShown { victim, cards, .. } => say().with("player", *victim).with("cards", card_names(cards)),
            Event::HandsExchanged { seat, other } => say().with("player", *seat).with("other", *other),
            Event::HeadsSwapped { seat, gains, other, other_gains } => say()
                .with("player", *seat)
                .with("noble", gains.key())
                .with("other", *other)
                .with("other_noble", other_gains.key()),
            Event::ClownPlaced { from, to } => say().with("player", *from).with("other", *to),
            Event::NoblesReshuffled { count } | Event::CardsReshuffled { count } => say().with("count", *count),
            Event::DayEnded { day, .. } => say().with("day", *day),
            Event::SpyMoved | Event::FinalBegan | Event::GameOver => say(),
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        match self {
            Event::ShuffledNobles { what, order } => {
                Some(Outcome::Shuffle { what, order: order.iter().map(Noble::to_string).collect() })
            }
            Event::ShuffledCards { what, order } => {
                Some(Outcome::Shuffle { what, order: order.iter().map(Card::to_string).collect() })
            }
            Event::PickedSeat { what, seat } => Some(Outcome::Pick { what, got: seat.to_string() }),
            Event::PickedCard { what, card } => Some(Outcome::Pick { what, got: card.to_string() }),
            _ => None,
        }
    }
}

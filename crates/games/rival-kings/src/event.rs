//! What happened, as data.

use curia_core::{Arg, Event, Key, Outcome, Phrase, Seat};
use serde::Serialize;

use crate::data::{Action, Card, Character, Kind, Pile, Rank, Subject};

/// By which right an action is performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A pile is empty.
    PileEmpty,
    /// No pile has become smaller for twenty cycles.
    Stall,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named like the components they carry")]
pub enum RivalKingsEvent {
    /// Random outcome: the order of all cards of a kind.
    CardsShuffled { kind: Kind, order: Vec<Card> },
    /// Random outcome: the order of the characters.
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
    /// A higher rank robs a lower one.
    RankConflict { thief: Seat, victim: Seat, victims: u8 },
    /// The neutral character outranks a player.
    NeutralConflict { victim: Seat, neutral: Character },
    /// The Town Guard sent a marker back.
    Warded { seat: Seat, thief: Option<Seat> },
    /// With the house rule the Town Guard also saved the action.
    TheftPrevented { seat: Seat, thief: Seat },
    /// A seat took a marker from the reserve.
    MarkerTaken { seat: Seat },
    /// The reserve was empty: a seat took no marker.
    NoMarkerLeft { seat: Seat },
    /// In this order they act.
    TurnOrder { order: Vec<Seat> },
    /// A turn begins.
    TurnBegins { seat: Seat },
    /// A coat of arms covers an action.
    Stolen { thief: Seat, victim: Seat, action: Action },
    /// An action was skipped, by choice or because it could not be performed.
    Skipped { seat: Seat, action: Action, right: Right, forced: bool },
    /// A tied player performs none of his actions.
    TiedSkipped { seat: Seat, forced: bool },
    /// An action begins.
    Performs { seat: Seat, action: Action, right: Right },
    /// A marker went back to the reserve.
    Settled { seat: Seat },
    /// A marker changed hands.
    MarkerPassed { from: Seat, to: Seat },
    /// Coins were laid under all four piles.
    Refilled,
    /// Coins were laid under the first piles only.
    RefillShort { piles: u8 },
    /// A money stack was taken.
    MoneyTaken { seat: Seat, pile: Pile, coins: u8 },
    /// A card was bought from the market; `found` by looking through a pile.
    Bought { seat: Seat, card: Card, pile: Pile, price: u8, found: bool },
    /// The price was paid with a two changed at the supply.
    Changed { seat: Seat },
    /// The price was paid with one coin too much.
    Overpaid { seat: Seat },
    /// Coins came from the supply.
    Gained { seat: Seat, coins: u8, wanted: u8 },
    /// A new card lies face up.
    TurnedUp { pile: Pile, card: Card },
    /// A pile has become empty.
    PileEmptied { pile: Pile },
    /// Two players exchanged cards.
    CardsSwapped { seat: Seat, with: Seat, gave: Card, got: Card },
    /// A player exchanged a card with the top of a pile.
    TopSwapped { seat: Seat, pile: Pile, gave: Card, got: Card },
    /// A player looks through two piles; what he sees is told by his view alone.
    Looks { seat: Seat, kind: Kind },
    /// He buys nothing of it.
    Declined { seat: Seat },
    /// A game is over.
    GameEnds { why: Ending, cycle: u8 },
    /// The points of a seat in the finished game.
    Scored { seat: Seat, points: i32 },
    /// A match is over after so many games.
    MatchEnds { games: u8, by_points: bool },
}

fn say(id: &'static str) -> Phrase {
    Key::new("rival-kings-event", id).phrase()
}

/// The ids of all phrases of events.
pub(crate) const EVENT_IDS: &[&str] = &[
    "game_begins",
    "round_begins",
    "dealt",
    "cycle_begins",
    "committed",
    "chose",
    "revealed",
    "neutral_revealed",
    "ability_used",
    "characters_swapped",
    "equal_ranks",
    "neutral_equal",
    "rank_conflict",
    "neutral_conflict",
    "warded",
    "warded_neutral",
    "theft_prevented",
    "marker_taken",
    "no_marker_left",
    "turn_order",
    "turn_begins",
    "stolen",
    "skipped",
    "skipped_forced",
    "tied_skipped",
    "tied_skipped_forced",
    "performs_own",
    "performs_stolen",
    "performs_tied",
    "performs_second",
    "performs_ability",
    "settled",
    "marker_passed",
    "refilled",
    "refill_short",
    "money_taken",
    "bought",
    "found",
    "changed",
    "overpaid",
    "gained",
    "gained_short",
    "turned_up",
    "pile_emptied",
    "cards_swapped",
    "top_swapped",
    "looks_building",
    "looks_subject",
    "declined",
    "game_ends_pile",
    "game_ends_stall",
    "scored",
    "match_ends",
];

fn names<T>(items: &[T], name: impl Fn(&T) -> Arg) -> Arg {
    Arg::List(items.iter().map(name).collect())
}

impl Event for RivalKingsEvent {
    fn phrase(&self) -> Option<Phrase> {
        use RivalKingsEvent as E;
        Some(match self {
            E::CardsShuffled { .. } | E::CharactersShuffled { .. } => return None,
            E::GameBegins { game } => say("game_begins").with("game", *game),
            E::RoundBegins { round } => say("round_begins").with("round", i32::from(*round)),
            E::Dealt { hand, .. } => say("dealt").with("cards", names(hand, |card| card.key().into())),
            E::CycleBegins { cycle } => say("cycle_begins").with("cycle", *cycle),
            E::Committed { seat } => say("committed").with("seat", *seat),
            E::Chose { character, .. } => say("chose").with("card", character.key()),
            E::Revealed { seat, character } => {
                say("revealed").with("seat", *seat).with("card", character.key()).with("rank", character.rank().key())
            }
            E::NeutralRevealed { character } => {
                say("neutral_revealed").with("card", character.key()).with("rank", character.rank().key())
            }
            E::AbilityUsed { seat, subject } => say("ability_used").with("seat", *seat).with("subject", subject.key()),
            E::CharactersSwapped { seat, with, got, gave } => say("characters_swapped")
                .with("seat", *seat)
                .with("other", *with)
                .with("got", got.key())
                .with("gave", gave.key()),
            E::EqualRanks { first, second, rank } => {
                say("equal_ranks").with("first", *first).with("second", *second).with("rank", rank.key())
            }
            E::NeutralEqual { seat, rank } => say("neutral_equal").with("seat", *seat).with("rank", rank.key()),
            E::RankConflict { thief, victim, .. } => say("rank_conflict").with("thief", *thief).with("victim", *victim),
            E::NeutralConflict { victim, neutral } => {
                say("neutral_conflict").with("victim", *victim).with("card", neutral.key())
            }
            E::Warded { seat, thief: Some(thief) } => say("warded").with("seat", *seat).with("thief", *thief),
            E::Warded { seat, thief: None } => say("warded_neutral").with("seat", *seat),
            E::TheftPrevented { seat, thief } => say("theft_prevented").with("seat", *seat).with("thief", *thief),
            E::MarkerTaken { seat } => say("marker_taken").with("seat", *seat),
            E::NoMarkerLeft { seat } => say("no_marker_left").with("seat", *seat),
            E::TurnOrder { order } => say("turn_order").with("order", names(order, |&seat| seat.into())),
            E::TurnBegins { seat } => say("turn_begins").with("seat", *seat),
            _ => return Some(self.turn_phrase()),
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        match self {
            RivalKingsEvent::CardsShuffled { kind, order } => Some(Outcome::Shuffle {
                what: match kind {
                    Kind::Building => "buildings",
                    Kind::Subject => "subjects",
                },
                order: order.iter().map(|card| card.id().to_owned()).collect(),
            }),
            RivalKingsEvent::CharactersShuffled { order } => Some(Outcome::Shuffle {
                what: "characters",
                order: order.iter().map(|card| card.id().to_owned()).collect(),
            }),
            _ => None,
        }
    }
}

impl RivalKingsEvent {
    /// The phrases of phase 3 and of the end.
    fn turn_phrase(&self) -> Phrase {
        use RivalKingsEvent as E;
        match self {
            E::Stolen { thief, victim, action } => {
                say("stolen").with("thief", *thief).with("victim", *victim).with("action", action.key())
            }
            E::Skipped { seat, action, forced, .. } => {
                say(if *forced { "skipped_forced" } else { "skipped" }).with("seat", *seat).with("action", action.key())
            }
            E::TiedSkipped { seat, forced } => {
                say(if *forced { "tied_skipped_forced" } else { "tied_skipped" }).with("seat", *seat)
            }
            E::Performs { seat, action, right } => say(match right {
                Right::Own => "performs_own",
                Right::Stolen => "performs_stolen",
                Right::Tied => "performs_tied",
                Right::Second => "performs_second",
                Right::Ability => "performs_ability",
            })
            .with("seat", *seat)
            .with("action", action.key()),
            E::Settled { seat } => say("settled").with("seat", *seat),
            E::MarkerPassed { from, to } => say("marker_passed").with("from", *from).with("to", *to),
            E::RefillShort { piles } => say("refill_short").with("piles", *piles),
            E::MoneyTaken { seat, pile, coins } => {
                say("money_taken").with("seat", *seat).with("pile", pile.key()).with("coins", *coins)
            }
            E::Bought { seat, card, pile, price, found } => say(if *found { "found" } else { "bought" })
                .with("seat", *seat)
                .with("card", card.key())
                .with("pile", pile.key())
                .with("price", *price),
            E::Changed { seat } => say("changed").with("seat", *seat),
            E::Overpaid { seat } => say("overpaid").with("seat", *seat),
            E::Gained { seat, coins, wanted } => say(if coins < wanted { "gained_short" } else { "gained" })
                .with("seat", *seat)
                .with("coins", *coins)
                .with("wanted", *wanted),
            E::TurnedUp { pile, card } => say("turned_up").with("pile", pile.key()).with("card", card.key()),
            E::PileEmptied { pile } => say("pile_emptied").with("pile", pile.key()),
            E::CardsSwapped { seat, with, gave, got } => say("cards_swapped")
                .with("seat", *seat)
                .with("other", *with)
                .with("gave", gave.key())
                .with("got", got.key()),
            E::TopSwapped { seat, pile, gave, got } => say("top_swapped")
                .with("seat", *seat)
                .with("pile", pile.key())
                .with("gave", gave.key())
                .with("got", got.key()),
            E::Looks { seat, kind } => say(match kind {
                Kind::Building => "looks_building",
                Kind::Subject => "looks_subject",
            })
            .with("seat", *seat),
            E::Declined { seat } => say("declined").with("seat", *seat),
            E::GameEnds { why: Ending::PileEmpty, .. } => say("game_ends_pile"),
            E::GameEnds { why: Ending::Stall, .. } => say("game_ends_stall"),
            E::Scored { seat, points } => say("scored").with("seat", *seat).with("points", *points),
            E::MatchEnds { games, .. } => say("match_ends").with("games", *games),
            _ => say("refilled"),
        }
    }
}

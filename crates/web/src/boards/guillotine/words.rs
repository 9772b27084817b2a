//! The words of the board of Guillotine.

use curia_core::{Key, Named, Spoken, keys_of};
use curia_guillotine::Prompt;

const SPACE: &str = "guillotine-board";

/// A text of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("guillotine-board")]
pub(crate) enum Word {
    Final,
    Turn,
    Day,
    DayBegins,
    DayName,
    Steps,
    StepAction,
    StepBehead,
    StepDraw,
    Decks,
    NobleDeck,
    NobleDiscards,
    ActionDeck,
    ActionDiscards,
    Line,
    LineEmpty,
    Places,
    Machine,
    PlaceSpoken,
    NewPlace,
    NextHead,
    MoveTo,
    Choice,
    NobleSpoken,
    WorthDepends,
    SpectatorHand,
    EmptyHand,
    BeingPlayed,
    PlayedByOther,
    Discard,
    HandSize,
    TrophiesOf,
    Pile,
    NoHeads,
    KnownCards,
    KnownTops,
    MarkRushed,
    MarkCursed,
    MarkNoCards,
    MarkPimpernel,
    NoCard,
    Nobody,
    HowCard,
    HowNoble,
    HowDraw,
    OrderOff,
    OrderNext,
    OrderNoble,
    SkipBehead,
    React,
    AbilityEndDay,
    AbilityBeheadNext,
    AbilityCount,
    AbilityCountess,
    AbilityExtraDraw,
    AbilityBlockActions,
    AbilityAddNoble,
    AbilitySpy,
    AbilityGuard,
    AbilityClown,
    AbilityDiscardOne,
    AbilityTragic,
    WhyAction,
    WhyActionOnly,
    WhyRushed,
    WhyWindow,
    WhyFinal,
    WhyClown,
    WhyInnocent,
    WhyInfighting,
    WhyCard,
}

/// The question of a decision.
pub(crate) fn ask(decision: &Prompt) -> Key {
    Key::of_form(SPACE, "ask", decision.id())
}

/// What the others read meanwhile.
pub(crate) fn wait(decision: &Prompt) -> Key {
    Key::of_form(SPACE, "wait", decision.id())
}

/// Every text of the board.
pub(crate) fn all() -> Vec<Key> {
    let decisions = <Prompt as Spoken>::IDS.iter();
    let decisions = decisions.flat_map(|decision| ["ask", "wait"].map(|text| Key::of_form(SPACE, text, decision)));
    keys_of![Word].into_iter().chain(decisions).collect()
}

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
    MachineSpoken,
    PlaceSpoken,
    NewPlace,
    NextHead,
    MoveTo,
    Choose,
    Play,
    CardSpoken,
    WorthSpoken,
    LossSpoken,
    WorthDepends,
    ChoicesSpoken,
    TopSpoken,
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
    OrderPassTurn,
    OrderPass,
    SkipBehead,
    LetPass,
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

/// What a lesson is about.
pub(crate) fn lesson_title(topic: &'static str) -> Key {
    Key::of_form(SPACE, "lesson", topic)
}

/// What a lesson says.
pub(crate) fn lesson_text(topic: &'static str) -> Key {
    Key::of_form(SPACE, "lesson_text", topic)
}

/// Every text of the board but those of its lessons.
pub(crate) fn all() -> Vec<Key> {
    let decisions = <Prompt as Spoken>::IDS.iter();
    let decisions = decisions.flat_map(|decision| ["ask", "wait"].map(|text| Key::of_form(SPACE, text, decision)));
    keys_of![Word].into_iter().chain(decisions).collect()
}

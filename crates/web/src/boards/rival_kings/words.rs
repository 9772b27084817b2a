//! The words of the board of Rival Kings.

use curia_core::{Key, Named, Spoken, keys_of};
use curia_rival_kings::{Action, Fate, Prompt, Subject};

const SPACE: &str = "rival-kings-board";

/// A text of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("rival-kings-board")]
pub(crate) enum Word {
    Where,
    WhereGame,
    RoundName,
    RoundBegins,
    SecondCycle,
    Phases,
    PhaseCharacters,
    PhaseConflicts,
    PhaseActions,
    HowChoose,
    HowConflict,
    HowActions,
    Market,
    Supply,
    SupplyWhy,
    Reserve,
    NeutralDeck,
    SetAside,
    CardsLeft,
    PileEmpty,
    NoMoney,
    MoneyTop,
    MoneyAll,
    PileSpoken,
    CardSpoken,
    Brings,
    BringsSpoken,
    TooDear,
    TooDearSpoken,
    Lords,
    Ladder,
    Robs,
    RobsNobody,
    Neutral,
    NeutralSpoken,
    HasChosen,
    YourChoice,
    IsChoosing,
    Tied,
    WillRob,
    Quiet,
    Symbol,
    Coats,
    Aside,
    Arrangement,
    PartnerIs,
    PairIs,
    ActionSpoken,
    ActionStolen,
    CharacterSpoken,
    LordSpoken,
    Holdings,
    HoldingsNone,
    Conflicts,
    ConflictEqual,
    ConflictEqualNeutral,
    ConflictTheft,
    ConflictStolen,
    ConflictPrevented,
    ConflictOutranked,
    Estate,
    Perfect,
    Coloured,
    Loose,
    ActiveNote,
    CoinsAndMarkers,
    Coins,
    Markers,
    Buildings,
    Subjects,
    HandSize,
    Active,
    ActiveUsed,
    ActiveNone,
    SpectatorHand,
    OfferOwn,
    OfferTheirs,
    OfferLook,
    FromTop,
    Choose,
    Steal,
    PerformSpoken,
    TwiceSpoken,
    TakeSpoken,
    BuySpoken,
    RecruitSpoken,
    ExchangeSpoken,
    GiveSpoken,
    GetSpoken,
    FindSpoken,
    DepthSpoken,
    SwapSpoken,
    ChoicesSpoken,
    NotNow,
    NoAction,
    UseAbility,
    EndTurn,
    WhyChoose,
    WhyChosen,
    WhySteal,
    WhyStolen,
    WhyOwn,
    WhyCannot,
    WhyTied,
    WhyMarker,
    WhyMoney,
    WhyCoins,
    WhyRecruit,
    WhyLook,
}

/// The question of a decision.
pub(crate) fn ask(decision: &Prompt) -> Key {
    match decision {
        Prompt::OwnAction { action } | Prompt::StolenAction { action } => Key::of_form(SPACE, "ask_do", action.id()),
        _ => Key::of_form(SPACE, "ask", decision.id()),
    }
}

/// What the others read meanwhile.
pub(crate) fn wait(decision: &Prompt) -> Key {
    Key::of_form(SPACE, "wait", decision.id())
}

/// What the button of an action says.
pub(crate) fn perform(action: Action) -> Key {
    Key::of_form(SPACE, "do", action.id())
}

/// How far an action is, in a word.
pub(crate) fn fate(fate: Fate) -> Key {
    Key::of_form(SPACE, "fate", fate.id())
}

/// The ability of a subject in a few words.
pub(crate) fn ability(subject: Subject) -> Key {
    Key::of_form(SPACE, "ability", subject.id())
}

/// What a lesson is about.
pub(crate) fn lesson_title(topic: &'static str) -> Key {
    Key::of_form(SPACE, "lesson", topic)
}

/// What a lesson says.
pub(crate) fn lesson_text(topic: &'static str) -> Key {
    Key::of_form(SPACE, "lesson_text", topic)
}

/// Every text of the board but those of its lessons and its chronicle.
pub(crate) fn all() -> Vec<Key> {
    let of = |text: &'static str, forms: &'static [&'static str]| {
        forms.iter().map(move |form| Key::of_form(SPACE, text, form))
    };
    let asked: Vec<Key> =
        of("ask", <Prompt as Spoken>::IDS).filter(|key| !matches!(key.form, "own_action" | "stolen_action")).collect();
    let texts = of("wait", <Prompt as Spoken>::IDS).chain(of("ask_do", Action::IDS)).chain(of("do", Action::IDS));
    let texts = texts.chain(of("fate", Fate::IDS)).chain(of("ability", Subject::IDS));
    keys_of![Word].into_iter().chain(asked).chain(texts).collect()
}

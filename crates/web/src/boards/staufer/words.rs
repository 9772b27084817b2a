//! The words of the board of The Staufer Dynasty.

use curia_core::{Key, Named, Spoken, keys_of};
use curia_staufer::Prompt;
use curia_staufer::data::Condition;

const SPACE: &str = "staufer-board";

/// A text of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("staufer-board")]
pub(crate) enum Word {
    HowSupply,
    HowAppoint,
    HowScore,
    Where,
    WhereScoring,
    WhereCleanup,
    WhereJobs,
    Ring,
    Overview,
    KingHere,
    FirstHere,
    SecondHere,
    SecondGuess,
    PlaceSpoken,
    BonusSpoken,
    OfficePlain,
    OfficeNoble,
    HeldBy,
    HeldByNobody,
    Under,
    PaySpoken,
    ComesHome,
    Price,
    PriceHere,
    PriceBack,
    PriceNow,
    ChestMustHelp,
    ChestMayHelp,
    FromPayEnvoy,
    FromPayNoble,
    Tracks,
    Order,
    SupplyTrack,
    AppointTrack,
    GivesEnvoy,
    Rounds,
    RoundsHow,
    RoundSpoken,
    RoundSpokenLast,
    RoundSpokenOver,
    Unused,
    SecondNow,
    LastRow,
    IfScoredNow,
    NobodyThere,
    Strength,
    ScoredIn,
    CountOffices,
    CountChests,
    CountPaid,
    CountNobles,
    TieRule,
    Supply,
    DeckLeft,
    DeckHow,
    Discarded,
    NoFigure,
    FieldSpoken,
    FieldHow,
    Privileges,
    PrivilegesHow,
    PointsOffer,
    PointsCard,
    CardsLeft,
    OwnedBy,
    Figures,
    Court,
    CourtHow,
    EnvoyHow,
    NobleHow,
    InEmpire,
    EnvoysInCourt,
    NoblesInCourt,
    CountEnvoys,
    CountNoblesOf,
    KindEnvoys,
    KindNobles,
    Chests,
    ChestsWorth,
    Jobs,
    WorthNow,
    WorthAbsent,
    WorthPlace,
    WorthPattern,
    WorthOffices,
    Chosen,
    SpectatorHand,
    ChoicesSpoken,
    OrderOff,
    OrderEnvoys,
    OrderNobles,
    SayTake,
    SayTakeChests,
    SayMuster,
    SayAppoint,
    SayUse,
    SaySeat,
    SayPay,
    SayCall,
    SayBuy,
    SayHome,
    GoSupply,
    GoAppoint,
    GoBuy,
    GoEnd,
    GoNoMuster,
    GoNobody,
    GoNoMore,
    GoOffice,
    GoPay,
    GoClockwise,
    GoCounter,
    KeepEnvoy,
    KeepNoble,
    WhyTurn,
    WhyTurnPoor,
    WhyEnd,
    WhyGain,
    WhySupply,
    WhyQuartermaster,
    WhyMuster,
    WhyOffice,
    WhyDirection,
    WhyModifier,
    WhyModifierMust,
    WhySeat,
    WhyPay,
    WhyMessenger,
    WhyPrivilege,
    WhyRecall,
    WhyRecallBonus,
    WhyChest,
    WhyHome,
    WhyRetinue,
    WaitTurn,
    WaitEnd,
    WaitGain,
    WaitSupply,
    WaitOffice,
    WaitAppoint,
    WaitPrivilege,
    WaitPick,
    WaitChest,
    WaitHome,
    WaitRetinue,
}

/// A condition in two words, for the schedule.
pub(crate) fn condition(condition: Condition) -> Key {
    Key::of_form(SPACE, "condition", condition.id())
}

/// The question of a decision.
pub(crate) fn ask(prompt: &Prompt) -> Key {
    Key::of_form(SPACE, "ask", prompt.id())
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
    let asks = <Prompt as Spoken>::IDS.iter().map(|id| Key::of_form(SPACE, "ask", id));
    let conditions = Condition::ALL.into_iter().map(condition);
    keys_of![Word].into_iter().chain(asks).chain(conditions).collect()
}

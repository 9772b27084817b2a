//! The words of the board of The Staufer Dynasty.

use curia_core::{Key, Named, Spoken, keys_of};
use curia_staufer::data::Condition;
use curia_staufer::{Direction, Figure, PhaseName, Prompt};

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
    SecondNow,
    LastRow,
    IfScoredNow,
    NobodyThere,
    Strength,
    ScoredIn,
    OfficesOf,
    EachProvince,
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

impl Word {
    /// "3 envoys" without the number.
    pub(crate) const fn of_kind(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::KindEnvoys,
            Figure::Noble => Word::KindNobles,
        }
    }

    /// "3 envoys".
    pub(crate) const fn count_of(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::CountEnvoys,
            Figure::Noble => Word::CountNoblesOf,
        }
    }

    /// What a number in a player's panel counts.
    pub(crate) const fn in_court(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::EnvoysInCourt,
            Figure::Noble => Word::NoblesInCourt,
        }
    }

    /// A figure on a pay space.
    pub(crate) const fn from_pay(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::FromPayEnvoy,
            Figure::Noble => Word::FromPayNoble,
        }
    }

    /// What a kind of figures is good for.
    pub(crate) const fn help_of(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::EnvoyHow,
            Figure::Noble => Word::NobleHow,
        }
    }

    /// To pay the rest with one kind.
    pub(crate) const fn order_for(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::OrderEnvoys,
            Figure::Noble => Word::OrderNobles,
        }
    }

    /// To keep a cleared figure.
    pub(crate) const fn keep(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::KeepEnvoy,
            Figure::Noble => Word::KeepNoble,
        }
    }

    /// To go a way.
    pub(crate) const fn ride(way: Direction) -> Word {
        match way {
            Direction::Clockwise => Word::GoClockwise,
            Direction::Counter => Word::GoCounter,
        }
    }
}

/// A condition in two words, for the schedule.
pub(crate) fn condition(condition: Condition) -> Key {
    Key::of_form(SPACE, "condition", condition.id())
}

/// The question of a decision.
pub(crate) fn ask(prompt: &Prompt) -> Key {
    Key::of_form(SPACE, "ask", prompt.id())
}

/// What the others read while somebody decides.
pub(crate) fn waiting(phase: PhaseName) -> Option<Word> {
    Some(match phase {
        PhaseName::TurnMenu => Word::WaitTurn,
        PhaseName::EndMenu => Word::WaitEnd,
        PhaseName::GainSource => Word::WaitGain,
        PhaseName::SupplyField | PhaseName::QuartermasterField | PhaseName::Muster => Word::WaitSupply,
        PhaseName::ChooseOffice => Word::WaitOffice,
        PhaseName::ChooseDirection | PhaseName::ChooseModifier | PhaseName::SeatFigure | PhaseName::PayFigure => {
            Word::WaitAppoint
        }
        PhaseName::ChoosePrivilege => Word::WaitPrivilege,
        PhaseName::MessengerPick | PhaseName::RecallPick => Word::WaitPick,
        PhaseName::ChestPick => Word::WaitChest,
        PhaseName::HomecomingPick => Word::WaitHome,
        PhaseName::RetinuePick => Word::WaitRetinue,
        PhaseName::TurnsOver
        | PhaseName::Scoring
        | PhaseName::Clearing
        | PhaseName::Refilling
        | PhaseName::Journey
        | PhaseName::Jobs
        | PhaseName::Over => return None,
    })
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

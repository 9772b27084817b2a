//! The words of the board of Il Principe.

use curia_core::{Key, Named, Spoken, keys_of};
use curia_il_principe::Prompt;

const SPACE: &str = "il-principe-board";

/// A text of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("il-principe-board")]
pub(crate) enum Word {
    HowOffer,
    HowBuild,
    HowRoles,
    Where,
    WhereLast,
    PhaseOffer,
    PhaseLots,
    PhaseBuild,
    PhaseAction,
    PhaseRoles,
    Map,
    SeaEast,
    SeaWest,
    Track,
    Cities,
    CitiesToCome,
    CitiesEnd,
    CitiesUnseen,
    NoCities,
    CitiesBuilt,
    Auctions,
    DeckLeft,
    DeckEnds,
    Removed,
    Offers,
    OfferSpoken,
    OfferedTag,
    Lots,
    NoLots,
    LotNow,
    LotUnsold,
    Bidders,
    HighBid,
    NoBid,
    HasPassed,
    ToBid,
    StillIn,
    OrderUpTo,
    OrderGive,
    OrderInForce,
    OrderOff,
    OrderName,
    Offices,
    OfficesWorth,
    Majors,
    Minors,
    HeldBy,
    HeldByNobody,
    FaceUpOf,
    Tableau,
    Tableaus,
    FaceUp,
    FaceDown,
    OnTable,
    HeldSpoken,
    Pile,
    RoleItem,
    Bought,
    Lacking,
    CityRule,
    BuildingIs,
    RegionIs,
    NoShields,
    IfEndedNow,
    AsIfEnded,
    Sure,
    Principe,
    Gold,
    HandSize,
    ShieldsLeft,
    SpectatorHand,
    ChoicesSpoken,
    SayOffer,
    SayLay,
    SayTurnUp,
    SayBuild,
    SayShield,
    SayBid,
    SayLayCount,
    LayButton,
    BidButton,
    WhyOffer,
    WhyBidFirst,
    WhyBidHigh,
    WhyBidPoor,
    WhyBuild,
    WhyBuildNone,
    WhyShield,
    WhyAction,
    WhyActionBuild,
    WhyActionFirst,
    WhyLayCount,
    WhyTurnUp,
    WhyShieldAny,
    WaitOffer,
    WaitBid,
    WaitBidOrder,
    WaitBuild,
    WaitShield,
    WaitAction,
    WaitLay,
    WaitTurnUp,
    WaitShieldAny,
}

/// The question of a decision; the auction of a role has its own.
pub(crate) fn ask(prompt: &Prompt) -> Key {
    match prompt {
        Prompt::Bid { item: curia_il_principe::Item::Role(_), .. } => Key::of_form(SPACE, "ask", "bid_role"),
        _ => Key::of_form(SPACE, "ask", prompt.id()),
    }
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
    let asks = <Prompt as Spoken>::IDS.iter().copied().chain(["bid_role"]);
    keys_of![Word].into_iter().chain(asks.map(|id| Key::of_form(SPACE, "ask", id))).collect()
}

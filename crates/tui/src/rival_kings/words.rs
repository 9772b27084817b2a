//! The words on the screen of Rival Kings.

use curia_core::{Key, Named, keys_of};
use curia_rival_kings::{Action, Subject};

const SPACE: &str = "rival-kings-screen";

/// A text of the screen. Beside each stands what it says in English.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("rival-kings-screen")]
pub(crate) enum Word {
    /// Round { $round }, cycle { $cycle } of 2 · { $phase }
    Status,
    /// Game { $game } of { $games } · round { $round }, cycle { $cycle } of 2 · { $phase }
    StatusGames,
    /// Game { $game }, to { $points } points · round { $round }, cycle { $cycle } of 2 · { $phase }
    StatusPoints,
    /// characters
    PhaseCharacters,
    /// conflicts
    PhaseConflicts,
    /// actions
    PhaseActions,
    /// Market
    Market,
    /// robs
    Ladder,
    /// supply { $total }¢ ({ $twos }×2 { $ones }×1)
    Supply,
    /// reserve { $count }⚑
    Reserve,
    /// B1
    PileB1,
    /// B2
    PileB2,
    /// S1
    PileS1,
    /// S2
    PileS2,
    /// no card left
    PileEmpty,
    /// money { $amount }
    Money,
    /// no money
    MoneyNone,
    /// Y
    LetterYellow,
    /// R
    LetterRed,
    /// B
    LetterBlue,
    /// G
    LetterGreen,
    /// court
    PlaceYellow,
    /// town
    PlaceRed,
    /// village
    PlaceBlue,
    /// country
    PlaceGreen,
    /// p
    Points,
    /// tied
    Tied,
    /// will rob { $seats }
    Victims,
    /// has chosen
    Chosen,
    /// is choosing
    Choosing,
    /// earlier: { $cards }
    Earlier,
    /// Neutral
    Neutral,
    /// { $count } in the deck
    NeutralDeck,
    /// { $count } set aside
    SetAside,
    /// used
    Used,
    /// Your hand
    Hand,
    /// robs { $rank }
    Robs,
    /// robs nobody
    RobsNobody,
    /// from the top
    TopFirst,
    /// building
    LegendBuilding,
    /// subject
    LegendSubject,
    /// coin
    LegendCoin,
    /// marker
    LegendMarker,
    /// done or skipped
    LegendDone,
    /// stolen
    LegendStolen,
    /// ability
    LegendAbility,
    /// perfect pair
    LegendPair,
    /// wins ties
    LegendSymbol,
}

/// The short name of an action.
pub(crate) const fn action(action: Action) -> Key {
    Key::of_form(SPACE, "action", action.id())
}

/// What a subject can do, in two or three words.
pub(crate) const fn ability(subject: Subject) -> Key {
    Key::of_form(SPACE, "ability", subject.id())
}

/// Every text of the screen.
pub(crate) fn all() -> Vec<Key> {
    let actions = Action::ALL.iter().map(|&one| action(one));
    let abilities = Subject::ALL.iter().map(|&one| ability(one));
    keys_of![Word].into_iter().chain(actions).chain(abilities).collect()
}

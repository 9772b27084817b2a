//! The keys of the texts on the screen of Rival Kings.

use curia_core::Key;

/// Declares the keys and the list of all of them.
macro_rules! keys {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$doc])* pub const $name: Key = Key::new("rival-kings-screen", $id);)*

        /// Every text of the screen but the short names of actions and abilities.
        pub const PLAIN: &[Key] = &[$($name),*];
    };
}

keys! {
    /// Round { $round }, cycle { $cycle } of 2 · { $phase }
    STATUS = "status";
    /// Game { $game } of { $games } · round { $round }, cycle { $cycle } of 2 · { $phase }
    STATUS_GAMES = "status-games";
    /// Game { $game }, to { $points } points · round { $round }, cycle { $cycle } of 2 · { $phase }
    STATUS_POINTS = "status-points";
    /// characters
    PHASE_CHARACTERS = "phase-characters";
    /// conflicts
    PHASE_CONFLICTS = "phase-conflicts";
    /// actions
    PHASE_ACTIONS = "phase-actions";
    /// Market
    MARKET = "market";
    /// robs
    LADDER = "ladder";
    /// supply { $total }¢ ({ $twos }×2 { $ones }×1)
    SUPPLY = "supply";
    /// reserve { $count }⚑
    RESERVE = "reserve";
    /// B1
    PILE_B1 = "pile-b1";
    /// B2
    PILE_B2 = "pile-b2";
    /// S1
    PILE_S1 = "pile-s1";
    /// S2
    PILE_S2 = "pile-s2";
    /// no card left
    PILE_EMPTY = "pile-empty";
    /// money { $amount }
    MONEY = "money";
    /// no money
    MONEY_NONE = "money-none";
    /// Y
    LETTER_YELLOW = "letter-yellow";
    /// R
    LETTER_RED = "letter-red";
    /// B
    LETTER_BLUE = "letter-blue";
    /// G
    LETTER_GREEN = "letter-green";
    /// court
    PLACE_YELLOW = "place-yellow";
    /// town
    PLACE_RED = "place-red";
    /// village
    PLACE_BLUE = "place-blue";
    /// country
    PLACE_GREEN = "place-green";
    /// p
    POINTS = "points";
    /// tied
    TIED = "tied";
    /// will rob { $seats }
    VICTIMS = "victims";
    /// has chosen
    CHOSEN = "chosen";
    /// is choosing
    CHOOSING = "choosing";
    /// earlier: { $cards }
    EARLIER = "earlier";
    /// Neutral
    NEUTRAL = "neutral";
    /// { $count } in the deck
    NEUTRAL_DECK = "neutral-deck";
    /// { $count } set aside
    SET_ASIDE = "set-aside";
    /// used
    USED = "used";
    /// Your hand
    HAND = "hand";
    /// robs { $rank }
    ROBS = "robs";
    /// robs nobody
    ROBS_NOBODY = "robs-nobody";
    /// from the top
    TOP_FIRST = "top-first";
    /// building
    LEGEND_BUILDING = "legend-building";
    /// subject
    LEGEND_SUBJECT = "legend-subject";
    /// coin
    LEGEND_COIN = "legend-coin";
    /// marker
    LEGEND_MARKER = "legend-marker";
    /// done or skipped
    LEGEND_DONE = "legend-done";
    /// stolen
    LEGEND_STOLEN = "legend-stolen";
    /// ability
    LEGEND_ABILITY = "legend-ability";
    /// perfect pair
    LEGEND_PAIR = "legend-pair";
    /// wins ties
    LEGEND_SYMBOL = "legend-symbol";
}

/// The short name of an action by its id.
pub const fn action(id: &'static str) -> Key {
    Key::new("rival-kings-screen-action", id)
}

/// What a subject can do, in two or three words, by its id.
pub const fn ability(id: &'static str) -> Key {
    Key::new("rival-kings-screen-ability", id)
}

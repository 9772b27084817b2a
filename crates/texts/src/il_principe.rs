//! The keys of the texts on the screen of Il Principe.

use curia_core::Key;

/// Declares the keys and the list of all of them.
macro_rules! keys {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$doc])* pub const $name: Key = Key::new("il-principe-screen", $id);)*

        /// Every text of the screen.
        pub const ALL: &[Key] = &[$($name),*];
    };
}

keys! {
    /// Round { $round } · { $phase } · deck { $deck } (<{ $threshold }: last) · { $cities } more cities
    STATUS = "status";
    /// Round { $round }, the last · { $phase } · deck { $deck } · { $cities } more cities
    STATUS_LAST = "status-last";
    /// offers
    PHASE_OFFER = "phase-offer";
    /// auctions
    PHASE_AUCTION = "phase-auction";
    /// building
    PHASE_BUILD = "phase-build";
    /// actions
    PHASE_ACTION = "phase-action";
    /// roles
    PHASE_ROLES = "phase-roles";
    /// G
    LETTER_GREEN = "letter-green";
    /// W
    LETTER_WHITE = "letter-white";
    /// R
    LETTER_RED = "letter-red";
    /// B
    LETTER_BLUE = "letter-blue";
    /// Y
    LETTER_YELLOW = "letter-yellow";
    /// Families
    FAMILIES = "families";
    /// VP
    POINTS = "points";
    /// gold
    GOLD = "gold";
    /// hand
    HAND_SIZE = "hand-size";
    /// Cities
    CITIES = "cities";
    /// map
    REGIONS = "regions";
    /// Lots
    LOTS = "lots";
    /// Your offer
    OFFER = "offer";
    /// Your hand
    HAND = "hand";
    /// Unsold, out
    REMOVED = "removed";
    /// Shields
    SHIELDS = "shields";
    /// Major/minor
    HOLDERS = "holders";
    /// Roles
    ROLES = "roles";
    /// major: 2 VP
    MAJOR = "major";
    /// minor: 1 VP
    MINOR = "minor";
    /// holds { $cards }
    SURE = "sure";
    /// Bids
    BIDS = "bids";
    /// { $count } × { $building }
    LOT = "lot";
    /// at least { $minimum }
    LEAST = "least";
    /// min. { $minimum }
    MINIMUM = "minimum";
    /// Auction
    AUCTION = "auction";
    /// order
    ORDER = "order";
    /// high bid
    HIGH = "high";
    /// { $amount } by { $seat }
    LEADER = "leader";
    /// none yet
    NO_LEADER = "no-leader";
    /// next bid
    NEXT = "next";
    /// your purse: { $gold }
    PURSE = "purse";
    /// Offered so far
    NOW_OFFER = "now-offer";
    /// { $seat } may build a city.
    NOW_BUILD_OPTION = "now-build-option";
    /// { $seat } builds { $city }: { $left } shields to place.
    NOW_PLACE_SHIELD = "now-place-shield";
    /// { $seat } chooses an action.
    NOW_ACTION = "now-action";
    /// { $seat } lays cards: { $building }.
    NOW_LAY = "now-lay";
    /// { $seat } may turn a card face up.
    NOW_TURN_UP = "now-turn-up";
    /// { $seat } places a shield in any region.
    NOW_PLACE_SHIELD_ANY = "now-place-shield-any";
}

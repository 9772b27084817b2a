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
    /// Round { $round }, the last · { $phase } · { $cities } more cities
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
    /// where
    REGIONS = "regions";
    /// Lots
    LOTS = "lots";
    /// Your offer
    OFFER = "offer";
    /// Your hand
    HAND = "hand";
    /// Discarded
    REMOVED = "removed";
    /// Shields
    SHIELDS = "shields";
    /// Major/minor
    HOLDERS = "holders";
    /// Roles
    ROLES = "roles";
    /// major (2 points)
    MAJOR = "major";
    /// minor (1 point)
    MINOR = "minor";
    /// surely holds { $cards }
    SURE = "sure";
    /// Bids
    BIDS = "bids";
    /// { $count } × { $building }
    LOT = "lot";
    /// at least { $minimum }
    LEAST = "least";
    /// Auction
    AUCTION = "auction";
    /// order
    ORDER = "order";
    /// highest bid
    HIGH = "high";
    /// { $seat } with { $amount }
    LEADER = "leader";
    /// nobody yet
    NO_LEADER = "no-leader";
    /// next bid
    NEXT = "next";
    /// your purse: { $gold }
    PURSE = "purse";
    /// Offered so far
    NOW_OFFER = "now-offer";
    /// { $seat } may build a city
    NOW_BUILD_OPTION = "now-build-option";
    /// { $seat } builds { $city } and still places { $left } shields
    NOW_PLACE_SHIELD = "now-place-shield";
    /// { $seat } chooses an action
    NOW_ACTION = "now-action";
    /// { $seat } lays cards: { $building }
    NOW_LAY = "now-lay";
    /// { $seat } may turn a card face up
    NOW_TURN_UP = "now-turn-up";
    /// { $seat } places a shield in any region
    NOW_PLACE_SHIELD_ANY = "now-place-shield-any";
}

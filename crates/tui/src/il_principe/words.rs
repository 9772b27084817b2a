//! The words on the screen of Il Principe.

use curia_core::Named;

/// A text of the screen. Beside each stands what it says in English.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("il-principe-screen")]
pub(crate) enum Word {
    /// Round { $round } · { $phase } · deck { $deck } (<{ $threshold }: last) · { $cities } more cities
    Status,
    /// Round { $round }, the last · { $phase } · deck { $deck } · { $cities } more cities
    StatusLast,
    /// offers
    PhaseOffer,
    /// auctions
    PhaseAuction,
    /// building
    PhaseBuild,
    /// actions
    PhaseAction,
    /// roles
    PhaseRoles,
    /// G
    LetterGreen,
    /// W
    LetterWhite,
    /// R
    LetterRed,
    /// B
    LetterBlue,
    /// Y
    LetterYellow,
    /// Families
    Families,
    /// VP
    Points,
    /// gold
    Gold,
    /// hand
    HandSize,
    /// Cities
    Cities,
    /// map
    Regions,
    /// Lots
    Lots,
    /// Your offer
    Offer,
    /// Your hand
    Hand,
    /// Unsold, out
    Removed,
    /// Shields
    Shields,
    /// Major/minor
    Holders,
    /// Roles
    Roles,
    /// major: 2 VP
    Major,
    /// minor: 1 VP
    Minor,
    /// holds { $cards }
    Sure,
    /// Bids
    Bids,
    /// { $count } × { $building }
    Lot,
    /// at least { $minimum }
    Least,
    /// min. { $minimum }
    Minimum,
    /// Auction
    Auction,
    /// order
    Order,
    /// high bid
    High,
    /// { $amount } by { $seat }
    Leader,
    /// none yet
    NoLeader,
    /// next bid
    Next,
    /// your purse: { $gold }
    Purse,
    /// Offered so far
    NowOffer,
    /// { $seat } may build a city.
    NowBuildOption,
    /// { $seat } builds { $city }: { $left } shields to place.
    NowPlaceShield,
    /// { $seat } chooses an action.
    NowAction,
    /// { $seat } lays cards: { $building }.
    NowLay,
    /// { $seat } may turn a card face up.
    NowTurnUp,
    /// { $seat } places a shield in any region.
    NowPlaceShieldAny,
}

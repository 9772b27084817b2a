//! Which picture and which suit a thing has.

use curia_rival_kings::{Action, Card, Colour, Kind};

/// The suit class of a colour.
pub(crate) const fn suit(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "s-ochre",
        Colour::Red => "s-red",
        Colour::Blue => "s-blue",
        Colour::Green => "s-green",
    }
}

/// The symbol that a building and its subject share.
pub(crate) fn symbol(card: Card) -> &'static str {
    const SYMBOLS: [&str; 16] = [
        "gardening-shears",
        "defensive-wall",
        "imprisoned",
        "medieval-pavilion",
        "church",
        "graduate-cap",
        "lyre",
        "anchor",
        "anvil",
        "hand-saw",
        "basket",
        "bed",
        "grapes",
        "mine-wagon",
        "herbs-bundle",
        "wheat",
    ];
    SYMBOLS[card.number() % SYMBOLS.len()]
}

/// What tells a building from a subject.
pub(crate) const fn kind_icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Building => "family-house",
        Kind::Subject => "person",
    }
}

/// The picture of an action.
pub(crate) fn action_icon(action: Action) -> &'static str {
    const PICTURES: [&str; Action::ALL.len()] = ["shaking-hands", "swap-bag", "two-coins", "person", "hammer-nails"];
    PICTURES[action.index()]
}

/// Money.
pub(crate) const COINS: &str = "two-coins";
/// Conflict markers.
pub(crate) const MARKERS: &str = "crossed-swords";

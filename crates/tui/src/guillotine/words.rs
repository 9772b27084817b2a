//! The words on the screen of Guillotine.

use curia_core::Named;

/// A text of the screen. Beside each stands what it says in English.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("guillotine-screen")]
pub(crate) enum Word {
    /// Day { $day } of { $days }
    Day,
    /// The last cards
    Final,
    /// The line
    Line,
    /// { $count } nobles wait
    Heads,
    /// Your hand
    Hand,
    /// nobles
    Nobles,
    /// cards
    Cards,
    /// deck
    Deck,
    /// discard
    Discard,
    /// on top: { $noble }
    Top,
    /// holds { $cards }
    Known,
    /// you know: { $nobles }
    NextUp,
    /// must hurry
    Rushed,
    /// cursed
    Cursed,
}

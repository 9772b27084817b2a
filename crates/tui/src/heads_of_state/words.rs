//! The words on the screen of Heads of State.

use curia_core::Named;

/// A text of the screen. Beside each stands what it says in English.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("heads-of-state-screen")]
pub(crate) enum Word {
    /// { $century } · draw pile { $pile } · revolution pack { $pack } · treachery { $treachery }
    Status,
    /// { $century } · the Revolution is among { $pack } cards · treachery { $treachery }
    StatusOpen,
    /// { $century } · the Revolution has broken out · treachery { $treachery }
    StatusShown,
    /// { $century }, last round · draw pile { $pile } · treachery { $treachery }
    StatusLast,
    /// K
    LetterKing,
    /// P
    LetterPrince,
    /// D
    LetterDuke,
    /// M
    LetterMarquis,
    /// E
    LetterEarl,
    /// C
    LetterCount,
    /// B
    LetterBaron,
    /// Bri
    ShortBritain,
    /// Fra
    ShortFrance,
    /// Spa
    ShortSpain,
    /// Ger
    ShortGermany,
    /// Players
    Players,
    /// VP
    Points,
    /// hand
    HandSize,
    /// Can pay
    Payable,
    /// Cards left
    Piles,
    /// Counters
    Counters,
    /// Offer
    Offer,
    /// Hand
    Hand,
    /// offer/
    Both,
    /// Cards
    Cards,
    /// Discards
    Discards,
    /// Set aside
    SetAside,
    /// Nobles
    Nobles,
    /// left
    Left,
    /// own
    Own,
    /// Treachery
    Treachery,
    /// Your plots
    Plots,
    /// none
    NoPlots,
    /// been
    Reached,
    /// kinds
    Kinds,
    /// holds { $cards }
    Sure,
    /// { $seat } chooses how to use the turn.
    NowChoose,
    /// { $seat } takes attribute cards: { $left } to go.
    NowDraw,
    /// { $seat } may raise nobles.
    NowPlace,
    /// { $seat } takes a treachery card and an attribute card.
    NowTake,
    /// { $seat } may play treachery.
    NowTreachery,
    /// { $seat } chooses whom to strike at: { $cards }.
    NowTarget,
    /// { $seat } pays for the { $rank } of { $area }.
    NowPay,
    /// { $seat } discards.
    NowDiscard,
    /// Everybody above the limit gives up cards.
    NowTrim,
}

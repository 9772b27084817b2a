//! What can be agreed before the game (section 11).

use curia_core::{Named, Seat};

/// Whether purses are secret (section 11.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum OpenMoney {
    /// Everybody sees their own gold only.
    Off,
    /// Everybody sees everybody's gold.
    On,
}

/// Who is ahead with equal totals (section 11.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Tiebreak {
    /// Nobody: they share the place.
    Shared,
    /// The player with more gold left.
    TiebreakGold,
}

/// How the families are given to the seats (section 11.6). It has no effect on play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Families {
    /// Medici, Visconti, Carraresi, d'Este, Gonzaga from seat 0 on.
    SeatOrder,
    /// Dealt at random.
    Random,
}

/// The options of the game. The default is the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, curia_core::Options)]
#[options("il-principe")]
pub struct Options {
    /// Cards drawn in phase 1 with three to five players (section 11.1); two players always draw 5.
    #[options(min = 4, max = 5, default = 5)]
    pub draw_count: u8,
    /// Whether purses are secret (section 11.3).
    pub open_money: OpenMoney,
    /// Who is ahead with equal totals (section 11.4).
    pub tiebreak: Tiebreak,
    /// The starting Principe; `None` draws them (section 11.5).
    pub start_principe: Option<Seat>,
    /// Who leads which family (section 11.6).
    pub families: Families,
}

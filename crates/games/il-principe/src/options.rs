//! What can be agreed before the game (section 11).

use curia_core::{BySeat, Named, OptionKind, OptionValue, Seat};

use crate::data::Family;

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

/// The family that each seat has chosen; `None` for one that is dealt (section 11.6). It has no effect on play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Families(pub BySeat<Option<Family>>);

impl Families {
    /// Medici, Visconti, Carraresi, d'Este, Gonzaga from seat 0 on.
    pub const SEAT_ORDER: Families = Families(BySeat([
        Some(Family::Medici),
        Some(Family::Visconti),
        Some(Family::Carraresi),
        Some(Family::Este),
        Some(Family::Gonzaga),
    ]));
    /// All dealt at random.
    pub const RANDOM: Families = Families(BySeat([None; Seat::ALL.len()]));
}

impl OptionValue for Families {
    const KIND: OptionKind = OptionKind::BySeat(Family::IDS);
    const DEFAULT: Families = Families::SEAT_ORDER;

    fn text(&self) -> String {
        let chosen = self.0.0;
        let named = chosen.iter().rposition(Option::is_some).map_or(1, |last| last + 1);
        let words = chosen[..named].iter().map(|family| family.map_or("random", Family::id));
        let order = *self == Families::SEAT_ORDER;
        if order { Self::KIND.default_value() } else { words.collect::<Vec<_>>().join("+") }
    }

    fn read(text: &str) -> Families {
        let word = |seat: Seat| Self::KIND.word_of_seat(text, seat);
        Families(BySeat(
            Seat::ALL.map(|seat| Family::ALL.iter().copied().find(|family| Some(family.id()) == word(seat))),
        ))
    }
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

//! Which word is said of an envoy and which of a noble, of one way around the ring and of the other.

use curia_staufer::{Direction, Figure};

use super::words::Word;

impl Word {
    /// "3 envoys" without the number.
    pub(crate) const fn of_kind(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::KindEnvoys,
            Figure::Noble => Word::KindNobles,
        }
    }

    /// "3 envoys".
    pub(crate) const fn count_of(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::CountEnvoys,
            Figure::Noble => Word::CountNoblesOf,
        }
    }

    /// What a number in a player's panel counts.
    pub(crate) const fn in_court(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::EnvoysInCourt,
            Figure::Noble => Word::NoblesInCourt,
        }
    }

    /// A figure on a pay space.
    pub(crate) const fn from_pay(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::FromPayEnvoy,
            Figure::Noble => Word::FromPayNoble,
        }
    }

    /// What a kind of figures is good for.
    pub(crate) const fn help_of(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::EnvoyHow,
            Figure::Noble => Word::NobleHow,
        }
    }

    /// To pay the rest with one kind.
    pub(crate) const fn order_for(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::OrderEnvoys,
            Figure::Noble => Word::OrderNobles,
        }
    }

    /// To keep a cleared figure.
    pub(crate) const fn keep(kind: Figure) -> Word {
        match kind {
            Figure::Envoy => Word::KeepEnvoy,
            Figure::Noble => Word::KeepNoble,
        }
    }

    /// To go a way.
    pub(crate) const fn ride(way: Direction) -> Word {
        match way {
            Direction::Clockwise => Word::GoClockwise,
            Direction::Counter => Word::GoCounter,
        }
    }
}

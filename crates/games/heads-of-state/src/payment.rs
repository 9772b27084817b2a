//! What a hand can pay for (section 5.7).

use crate::data::{Attribute, Rank};
use crate::pieces::Attributes;

/// The kinds of cards in a hand, a bit each: all that a cost asks for, since no cost contains an attribute twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purse(u16);

const COURTESAN: u16 = 1 << Attribute::Courtesan as u16;

impl Purse {
    #[inline]
    pub(crate) fn of(hand: Attributes) -> Purse {
        Purse(hand.bits())
    }

    /// The bits of the cost that the hand lacks.
    #[inline]
    const fn lacking(self, rank: Rank) -> u16 {
        rank.cost_bits() & !self.0
    }

    /// True if the hand pays: exactly, or with one courtesan where one is allowed.
    #[inline]
    pub(crate) const fn pays(self, rank: Rank) -> bool {
        let lacking = self.lacking(rank);
        lacking == 0 || (lacking.is_power_of_two() && self.0 & COURTESAN != 0 && rank.noble().courtesan)
    }

    /// True if the hand pays without a courtesan.
    #[inline]
    pub(crate) const fn pays_exactly(self, rank: Rank) -> bool {
        self.lacking(rank) == 0
    }

    /// True if the hand pays with a courtesan for `attribute` (ruling 9.11: also when it holds the attribute).
    #[inline]
    pub(crate) const fn pays_with_courtesan(self, rank: Rank, attribute: Attribute) -> bool {
        let bit = 1 << attribute as u16;
        rank.noble().courtesan
            && self.0 & COURTESAN != 0
            && rank.cost_bits() & bit != 0
            && self.lacking(rank) & !bit == 0
    }

    /// The attributes of the cost that the hand lacks.
    pub(crate) fn missing(self, rank: Rank) -> impl Iterator<Item = Attribute> {
        let lacking = self.lacking(rank);
        Attribute::ALL.into_iter().filter(move |&kind| lacking & 1 << kind as u16 != 0)
    }
}

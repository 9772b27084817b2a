//! The round tiles (section 3.8). A tile of column A is its province.

use curia_core::{Key, Named, Phrase, Source, Thing};

use super::Province;

/// A tile of column B: what finds the second province to score.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-condition")]
#[repr(u8)]
pub enum Condition {
    /// The king stands there.
    #[named(id = "b_king")]
    King,
    /// The most offices are filled.
    #[named(id = "b_most_figures")]
    MostFigures,
    /// The fewest chests lie under its offices.
    #[named(id = "b_fewest_chests")]
    FewestChests,
    /// The most figures lie on its pay space.
    #[named(id = "b_most_payment")]
    MostPayment,
    /// The most nobles hold its offices.
    #[named(id = "b_most_nobles")]
    MostNobles,
    /// Across the ring from the king.
    #[named(id = "b_opposite")]
    Opposite,
}

/// Where each condition comes from (section 3.8). That a tile asks for a kind of figure is P, that it asks for the most nobles R.
const CONDITIONS_BY: [u8; Condition::ALL.len()] = *b"SPPRRR";

impl Condition {
    /// How many there are.
    pub const COUNT: usize = Condition::ALL.len();

    pub(super) const fn source(self) -> Source {
        Source::of_letter(CONDITIONS_BY[self as usize])
    }

    /// What it means in words.
    pub fn help(self) -> Phrase {
        self.help_key().phrase()
    }

    pub(crate) const fn help_key(self) -> Key {
        Key::new("staufer-condition-help", self.id())
    }

    /// The tile in words.
    pub(crate) fn thing(self) -> Thing {
        Thing { name: self.key(), says: Vec::new(), help: Some(self.help()) }
    }
}

/// The tiles of column A by their ids, each for its province.
const TILES_OF_A: [&str; Province::COUNT] =
    ["a_nijmegen", "a_aachen", "a_strasbourg", "a_augsburg", "a_milano", "a_palermo"];

impl Province {
    /// The id of its tile of column A.
    pub const fn tile_id(self) -> &'static str {
        TILES_OF_A[self as usize]
    }
}

/// A tile of column C: how far the king moves (section 3.8; 1, 2 and 3 S, two of each R).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[repr(u8)]
pub enum KingTile {
    /// One province.
    #[named(id = "c_1a")]
    OneA,
    /// One province.
    #[named(id = "c_1b")]
    OneB,
    /// Two provinces.
    #[named(id = "c_2a")]
    TwoA,
    /// Two provinces.
    #[named(id = "c_2b")]
    TwoB,
    /// Three provinces.
    #[named(id = "c_3a")]
    ThreeA,
    /// Three provinces.
    #[named(id = "c_3b")]
    ThreeB,
}

/// Provinces of each tile.
const STEPS: [u8; KingTile::ALL.len()] = [1, 1, 2, 2, 3, 3];

impl KingTile {
    /// How many tiles there are.
    pub const COUNT: usize = KingTile::ALL.len();

    /// How many provinces the king moves.
    #[inline]
    pub const fn steps(self) -> u8 {
        STEPS[self as usize]
    }
}

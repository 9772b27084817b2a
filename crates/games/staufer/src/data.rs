//! The components of the game, section 3.
//!
//! Provenance letters: S stated in the rulebook, P public source, K knowledge of the published game, R reconstructed to fit
//! everything that is stated or public. The sheet that listed most of these numbers is lost: whoever owns it replaces a row
//! here, and rules, bots, tables and texts follow.

/// An owner who replaces rows cannot mix them up: each one stands at the place of the name that it begins with.
macro_rules! rows_in_order {
    ($table:ident) => {
        const _: () = {
            let mut row = 0;
            while row < $table.len() {
                assert!($table[row].0 as usize == row);
                row += 1;
            }
        };
    };
}

mod chests;
mod jobs;
mod privileges;
mod provinces;
mod schedule;

pub use chests::{Chest, Colour, Effect};
pub use jobs::{Category, Counted, Job, Shape, Task};
pub use privileges::{Privilege, Seal};
pub use provinces::{Bonus, Field, Gift, Layout, Place, Province, ScoringTile, Space};
pub use schedule::{Condition, KingTile};

use curia_core::{Arg, Key, Named, SeatCount, Source, Sourced};

use crate::pieces::Figures;

/// Rounds of a game (section 1, S).
pub const ROUNDS: u8 = 5;
/// Action pieces of a player: turns in every round (section 3.0, S).
pub const TURNS: usize = 3;
/// The most spaces of a track of the action board (section 3.5, S).
pub const SPACES: usize = TURNS * curia_core::MAX_SEATS;
/// Figures of a colour (section 3.0, S).
pub const FIGURES: Figures = Figures::new(15, 3);
/// What a court begins with (section 4.8, S).
pub const COURT: Figures = Figures::new(4, 1);
/// Seals that a privilege costs (section 3.6, P).
pub const PRIVILEGE_PRICE: u8 = 2;
/// Kinds of permanent privileges of a game (section 4.7, P).
pub const KINDS: usize = 5;

/// What an office costs at least, whatever makes it cheaper (section 5.4, R).
pub const LEAST_COST: u8 = 1;

/// VP of relics: a full set, and what is left over, by its number (section 7.3, S for 5 and 2).
pub const RELICS: (u8, [u8; 5]) = (20, [0, 2, 5, 9, 14]);
/// VP of every turquoise and purple chest that is left at the end (section 7.3, S).
pub const UNUSED_CHEST: u8 = 1;

/// The numbers that depend on how many play (section 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// The places of a scored province that bring VP.
    pub places: usize,
    /// The fields of the supply board.
    pub fields: &'static [Field],
    /// Spaces of the appointment track, from the bottom, with an envoy symbol: bit 0 is the bottom space.
    pub symbols: u16,
    /// The cards of the VP pile from the top.
    pub pile: &'static [u8],
    /// Copies of every permanent privilege.
    pub copies: u8,
}

impl Numbers {
    /// The column of a table of this size.
    #[inline]
    pub const fn of(seats: SeatCount) -> &'static Numbers {
        match seats.get() {
            2 => &NUMBERS[0],
            3 => &NUMBERS[1],
            4 => &NUMBERS[2],
            _ => &NUMBERS[3],
        }
    }

    /// True if a space of the appointment track (0 is the bottom one) gives an envoy.
    #[inline]
    pub const fn symbol(&self, space: usize) -> bool {
        space < SPACES && self.symbols & (1 << space) != 0
    }
}

const PILE: [u8; 5] = [8, 7, 6, 5, 4];
const SMALL: &[Field] = &[Field::EnvoyAndNoble, Field::Noble, Field::TwoEnvoys, Field::Envoy];
const LARGE: &[Field] = &Field::ALL;

/// Sections 3.3 (places, S), 3.4 (fields, P and R), 3.5 (symbols, R) and 3.7 (pile P and R, copies S and P).
const NUMBERS: [Numbers; 4] = [
    Numbers { places: 2, fields: SMALL, symbols: spaces(&[1]), pile: PILE.split_at(2).0, copies: 1 },
    Numbers { places: 2, fields: SMALL, symbols: spaces(&[1, 5, 7, 9]), pile: PILE.split_at(3).0, copies: 2 },
    Numbers { places: 3, fields: LARGE, symbols: spaces(&[2, 4, 6, 8, 10, 12]), pile: PILE.split_at(4).0, copies: 2 },
    Numbers { places: 3, fields: LARGE, symbols: spaces(&[2, 4, 6, 8, 10, 12, 14]), pile: &PILE, copies: 2 },
];

/// Spaces counted from 1 as a set of bits.
const fn spaces(of: &[u8]) -> u16 {
    let (mut bits, mut at) = (0, 0);
    while at < of.len() {
        bits |= 1 << (of[at] - 1);
        at += 1;
    }
    bits
}

/// What the tables of these files say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("staufer-source")]
pub(crate) enum Told {
    Components,
    ProvinceSides,
    Offices,
    OfficesForTwo,
    Bonuses,
    TileSides,
    Tiles,
    TilesForTwo,
    SupplySides,
    Fields,
    FieldsForMore,
    Symbols,
    ChestColours,
    Chests,
    ChestCopies,
    Pile,
    Copies,
    CopiesForTwo,
    Privileges,
    Conditions,
    KingTiles,
    KingTileCopies,
    ProvinceJobs,
    Tasks,
    Jobs,
    Relics,
}

/// Where each table comes from that comes from one source as a whole.
const TABLES: [(Told, Source); 13] = [
    (Told::Components, Source::Stated),
    (Told::ProvinceSides, Source::Public),
    (Told::TileSides, Source::Stated),
    (Told::SupplySides, Source::Reconstructed),
    (Told::Copies, Source::Stated),
    (Told::CopiesForTwo, Source::Public),
    (Told::KingTileCopies, Source::Reconstructed),
    (Told::Symbols, Source::Reconstructed),
    (Told::ChestColours, Source::Stated),
    (Told::TilesForTwo, Source::Reconstructed),
    (Told::KingTiles, Source::Stated),
    (Told::OfficesForTwo, Source::Reconstructed),
    (Told::Relics, Source::Stated),
];

/// Where everything in these files comes from, with what an owner of the printed game can compare.
pub(crate) fn sources() -> Vec<Sourced> {
    let mut sources: Vec<Sourced> = TABLES.into_iter().map(|(told, from)| Sourced::all(told.key(), from)).collect();
    let offices = Province::ALL.into_iter().flat_map(Province::sourced_offices);
    let bonuses = Province::ALL.into_iter().flat_map(Province::sourced_bonus);
    let tiles = ScoringTile::ALL.into_iter().map(ScoringTile::sourced);
    let fields = Field::ALL.into_iter().map(Field::sourced);
    // That the smaller supply board has one field less follows from the stated list; which one does not.
    let larger = Field::ALL.into_iter().filter(|field| !SMALL.contains(field));
    let larger = larger.map(|field| (Source::Reconstructed, field.key(), Vec::new()));
    let chests = Chest::ALL.into_iter().map(|chest| (chest.source(), chest.key(), Vec::new()));
    let copies = Chest::ALL.map(|chest| (chest.source_of_numbers(), chest.key(), vec![Arg::from(chest.copies())]));
    let pile = PILE.into_iter().zip([Source::Public; 1].into_iter().chain([Source::Reconstructed; 4]));
    let pile = pile.map(|(value, from)| (from, Privilege::Points.key(), vec![Arg::from(value)]));
    let privileges = Privilege::permanent().map(|privilege| (Source::Reconstructed, privilege.key(), Vec::new()));
    let conditions = Condition::ALL.into_iter().map(|condition| (condition.source(), condition.key(), Vec::new()));
    let places = jobs::sourced_places();
    let tasks = Job::ALL.into_iter().filter_map(Job::sourced_task);
    let jobs = Job::ALL.into_iter().filter_map(Job::sourced);
    sources.extend(Sourced::split(Told::Offices.key(), offices));
    sources.extend(Sourced::split(Told::Bonuses.key(), bonuses));
    sources.extend(Sourced::split(Told::Tiles.key(), tiles));
    sources.extend(Sourced::split(Told::Fields.key(), fields));
    sources.extend(Sourced::split(Told::FieldsForMore.key(), larger));
    sources.extend(Sourced::split(Told::Chests.key(), chests));
    sources.extend(Sourced::split(Told::ChestCopies.key(), copies));
    sources.extend(Sourced::split(Told::Pile.key(), pile));
    sources.extend(Sourced::split(Told::Privileges.key(), privileges));
    sources.extend(Sourced::split(Told::Conditions.key(), conditions));
    sources.extend(Sourced::split(Told::ProvinceJobs.key(), places));
    sources.extend(Sourced::split(Told::Tasks.key(), tasks));
    sources.extend(Sourced::split(Told::Jobs.key(), jobs));
    sources
}

/// The texts that tell what things do.
pub(crate) fn help_keys(out: &mut Vec<Key>) {
    out.push(provinces::BONUS_HELP);
    out.extend(Chest::ALL.map(Chest::help_key));
    out.extend(Privilege::ALL.map(Privilege::help_key));
    out.extend(Condition::ALL.map(Condition::help_key));
    // The province jobs share their text.
    out.extend(Job::ALL.into_iter().skip(Province::COUNT - 1).map(Job::help_key));
}

//! The privileges (section 3.7).

use curia_core::{Key, Named, Phrase, Thing};

/// A seal on a privilege card (section 3.7, S).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-seal")]
#[repr(u8)]
#[expect(missing_docs, reason = "the two seals name themselves")]
pub enum Seal {
    Blue,
    Red,
}

/// A kind of privileges, in the order of the table of section 3.7; the victory-point pile counts as one kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-privilege")]
#[repr(u8)]
pub enum Privilege {
    /// The top card of the victory-point pile: its value at once.
    #[named(id = "pv_vp")]
    Points,
    /// The first provinces entered are free.
    #[named(id = "pv_courier")]
    Courier,
    /// Offices are cheaper.
    #[named(id = "pv_steward")]
    Steward,
    /// More envoys in a supply action.
    #[named(id = "pv_recruiter")]
    Recruiter,
    /// Envoys on noble offices, and VP for taking one.
    #[named(id = "pv_patent")]
    Patent,
    /// VP for first places.
    #[named(id = "pv_herald")]
    Herald,
    /// The other way round, and the first province entered is free.
    #[named(id = "pv_winding_road")]
    WindingRoad,
    /// Figures of one field, chests of another.
    #[named(id = "pv_quartermaster")]
    Quartermaster,
    /// VP for nobles in scored provinces.
    #[named(id = "pv_noble_house")]
    NobleHouse,
    /// Wins ties in the province of the first marker.
    #[named(id = "pv_arbiter")]
    Arbiter,
    /// Unused chests are worth more.
    #[named(id = "pv_treasurer")]
    Treasurer,
    /// Counts more relics.
    #[named(id = "pv_antiquarian")]
    Antiquarian,
    /// A figure back after an appointment.
    #[named(id = "pv_messenger")]
    Messenger,
    /// A cleared figure goes to the court.
    #[named(id = "pv_retinue")]
    Retinue,
    /// Cheaper offices in the king's province.
    #[named(id = "pv_royal_favour")]
    RoyalFavour,
    /// The bonus of the next better place, and VP.
    #[named(id = "pv_chancellor")]
    Chancellor,
}

/// Seal and number of the effect of each kind (section 3.7, R): provinces that are free, figures less, envoys more, VP.
const PRIVILEGES: [(Privilege, Seal, u8); Privilege::COUNT] = [
    (Privilege::Points, Seal::Blue, 0),
    (Privilege::Courier, Seal::Blue, 3),
    (Privilege::Steward, Seal::Blue, 2),
    (Privilege::Recruiter, Seal::Blue, 2),
    (Privilege::Patent, Seal::Blue, 2),
    (Privilege::Herald, Seal::Blue, 3),
    (Privilege::WindingRoad, Seal::Red, 1),
    (Privilege::Quartermaster, Seal::Red, 0),
    (Privilege::NobleHouse, Seal::Red, 2),
    (Privilege::Arbiter, Seal::Red, 0),
    (Privilege::Treasurer, Seal::Red, 2),
    (Privilege::Antiquarian, Seal::Red, 1),
    (Privilege::Messenger, Seal::Red, 1),
    (Privilege::Retinue, Seal::Red, 1),
    (Privilege::RoyalFavour, Seal::Red, 3),
    (Privilege::Chancellor, Seal::Red, 1),
];
rows_in_order!(PRIVILEGES);

impl Privilege {
    /// How many kinds there are, the pile among them.
    pub const COUNT: usize = Privilege::ALL.len();

    /// The ids of the permanent kinds.
    pub(crate) const PERMANENT_IDS: &'static [&'static str] = <Privilege as Named>::IDS.split_at(1).1;

    /// The permanent kinds.
    pub fn permanent() -> impl DoubleEndedIterator<Item = Privilege> + Clone {
        Privilege::ALL.into_iter().skip(1)
    }

    /// The kinds of the first game (section 4.7, S): the permanent ones with a blue seal.
    pub fn blue() -> impl Iterator<Item = Privilege> {
        Privilege::permanent().filter(|privilege| privilege.seal() == Seal::Blue)
    }

    /// The seal.
    #[inline]
    pub const fn seal(self) -> Seal {
        PRIVILEGES[self as usize].1
    }

    /// The number of the effect.
    #[inline]
    pub const fn amount(self) -> u8 {
        PRIVILEGES[self as usize].2
    }

    /// What it does in words: `amount` is the number of its effect.
    pub fn help(self) -> Phrase {
        self.help_key().phrase().with("amount", self.amount())
    }

    pub(crate) const fn help_key(self) -> Key {
        Key::new("staufer-privilege-help", self.id())
    }

    /// The privilege in words, with its seal.
    pub(crate) fn thing(self) -> Thing {
        Thing { name: self.key(), says: vec![self.seal().into()], help: Some(self.help()) }
    }
}

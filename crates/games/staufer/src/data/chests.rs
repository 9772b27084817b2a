//! The treasure chests (section 3.6).

use curia_core::{Key, Named, Phrase, Source, Thing};

use crate::pieces::Figures;

/// A colour of chests: what becomes of a chest that is taken (section 3.6, S and P).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-colour")]
#[repr(u8)]
pub enum Colour {
    /// Resolved at once and discarded.
    Orange,
    /// Kept for one use in an own turn.
    Turquoise,
    /// Kept to the end: sets.
    Brown,
    /// Kept: two buy a privilege.
    Purple,
}

/// A kind of chests, in the order of the table of section 3.6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Named)]
#[named("staufer-chest")]
#[repr(u8)]
pub enum Chest {
    /// 3 VP.
    #[named(id = "or_vp3")]
    ThreePoints,
    /// 4 VP.
    #[named(id = "or_vp4")]
    FourPoints,
    /// 5 VP.
    #[named(id = "or_vp5")]
    FivePoints,
    /// Two envoys.
    #[named(id = "or_envoys2")]
    TwoEnvoys,
    /// A noble.
    #[named(id = "or_noble")]
    Noble,
    /// No movement cost.
    #[named(id = "tq_carriage")]
    Carriage,
    /// The office costs the seated figure only.
    #[named(id = "tq_decree")]
    Decree,
    /// The office is cheaper.
    #[named(id = "tq_credit")]
    Credit,
    /// A noble office is cheaper and open to an envoy.
    #[named(id = "tq_patent")]
    Patent,
    /// Figures from pay spaces.
    #[named(id = "tq_recall")]
    Recall,
    /// A second supply field.
    #[named(id = "tq_muster")]
    Muster,
    /// A noble of the empire.
    #[named(id = "tq_knighting")]
    Knighting,
    /// Sets at the end.
    #[named(id = "br_relic")]
    Relic,
    /// Two buy a privilege.
    #[named(id = "pu_seal")]
    Seal,
}

/// What a chest does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// VP at once.
    Points(u8),
    /// Figures at once.
    Figures(Figures),
    /// In an appointment: nothing is paid for the road.
    FreeRoad,
    /// In an appointment: the office costs so many figures.
    FixedCost(u8),
    /// In an appointment: the office is so much cheaper.
    Cheaper(u8),
    /// In an appointment to a noble office: so much cheaper, and an envoy may be seated.
    NobleCheaper(u8),
    /// Before or after the action: up to so many own figures from pay spaces.
    Recall(u8),
    /// In a supply action: another field.
    SecondField,
    /// Before or after the action: a noble of the empire.
    Knighting,
    /// At the end: sets.
    Sets,
    /// Pays for privileges.
    Pays,
}

/// Colour, copies and effect of each chest; where its kind comes from, and where its copies and values do (section 3.6).
const CHESTS: [(Chest, Colour, u8, Effect, u8, u8); Chest::COUNT] = [
    (Chest::ThreePoints, Colour::Orange, 4, Effect::Points(3), b'P', b'R'),
    (Chest::FourPoints, Colour::Orange, 3, Effect::Points(4), b'P', b'R'),
    (Chest::FivePoints, Colour::Orange, 2, Effect::Points(5), b'P', b'R'),
    (Chest::TwoEnvoys, Colour::Orange, 4, Effect::Figures(Figures::new(2, 0)), b'P', b'R'),
    (Chest::Noble, Colour::Orange, 3, Effect::Figures(Figures::new(0, 1)), b'P', b'R'),
    (Chest::Carriage, Colour::Turquoise, 4, Effect::FreeRoad, b'P', b'R'),
    (Chest::Decree, Colour::Turquoise, 4, Effect::FixedCost(1), b'P', b'R'),
    (Chest::Credit, Colour::Turquoise, 4, Effect::Cheaper(2), b'P', b'R'),
    (Chest::Patent, Colour::Turquoise, 4, Effect::NobleCheaper(2), b'R', b'R'),
    (Chest::Recall, Colour::Turquoise, 4, Effect::Recall(3), b'R', b'R'),
    (Chest::Muster, Colour::Turquoise, 4, Effect::SecondField, b'R', b'R'),
    (Chest::Knighting, Colour::Turquoise, 4, Effect::Knighting, b'R', b'R'),
    (Chest::Relic, Colour::Brown, 10, Effect::Sets, b'S', b'S'),
    (Chest::Seal, Colour::Purple, 18, Effect::Pays, b'P', b'S'),
];
rows_in_order!(CHESTS);

impl Chest {
    /// How many kinds there are.
    pub const COUNT: usize = Chest::ALL.len();
    /// How many chests there are (section 3.0, S).
    pub const TOTAL: usize = total();

    /// What becomes of the chest.
    #[inline]
    pub const fn colour(self) -> Colour {
        CHESTS[self as usize].1
    }

    /// How many there are.
    #[inline]
    pub const fn copies(self) -> u8 {
        CHESTS[self as usize].2
    }

    /// What it does.
    #[inline]
    pub const fn effect(self) -> Effect {
        CHESTS[self as usize].3
    }

    pub(super) const fn source(self) -> Source {
        Source::of_letter(CHESTS[self as usize].4)
    }

    pub(super) const fn source_of_numbers(self) -> Source {
        Source::of_letter(CHESTS[self as usize].5)
    }

    /// True for a chest that makes an appointment cheaper.
    #[inline]
    pub const fn modifies(self) -> bool {
        matches!(self.effect(), Effect::FreeRoad | Effect::FixedCost(_) | Effect::Cheaper(_) | Effect::NobleCheaper(_))
    }

    /// What it does in words: `amount` is the number of its effect.
    pub fn help(self) -> Phrase {
        let amount = match self.effect() {
            Effect::Points(points) => points,
            Effect::Figures(figures) => figures.total(),
            Effect::FixedCost(cost) => cost,
            Effect::Cheaper(less) | Effect::NobleCheaper(less) => less,
            Effect::Recall(count) => count,
            Effect::Pays => super::PRIVILEGE_PRICE,
            Effect::FreeRoad | Effect::SecondField | Effect::Knighting | Effect::Sets => 1,
        };
        self.help_key().phrase().with("amount", amount)
    }

    pub(crate) const fn help_key(self) -> Key {
        Key::new("staufer-chest-help", self.id())
    }

    /// The chest in words, with the number of its copies.
    pub(crate) fn thing(self) -> Thing {
        Thing { name: self.key(), says: vec![self.copies().into()], help: Some(self.help()) }
    }
}

const fn total() -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < CHESTS.len() {
        sum += CHESTS[at].2 as usize;
        at += 1;
    }
    sum
}

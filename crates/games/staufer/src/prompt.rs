//! The decisions as data (section 5.12).

use curia_core::Spoken;
use serde::Serialize;

use crate::data::{Field, Province};
use crate::pieces::{Figure, Figures, Office};

/// A decision. It holds public things only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "decision", rename_all = "snake_case")]
#[spoken("staufer-prompt")]
#[expect(missing_docs, reason = "the fields carry the names of the specification")]
pub enum Prompt {
    /// T0: the turn begins; `left` turns of this player are still to come in the round, this one among them.
    #[spoken(rule = "5.2")]
    TurnMenu { left: u8 },
    /// T9: the action is done.
    #[spoken(rule = "5.2")]
    EndMenu,
    /// A figure of this kind is gained, but the empire has none: from which pay space?
    #[spoken(rule = "5.1")]
    GainSource {
        #[spoken(form)]
        figure: Figure,
    },
    /// Which supply field.
    #[spoken(rule = "5.3")]
    SupplyField,
    /// The figures come from `field`; which chests?
    #[spoken(rule = "5.3")]
    QuartermasterField { field: Field },
    /// `field` has been used; another one with a muster?
    #[spoken(rule = "5.3")]
    Muster { field: Field },
    /// Which office; `figures` are in the court.
    #[spoken(rule = "5.4")]
    ChooseOffice { figures: u8 },
    /// Which way to `office`.
    #[spoken(rule = "5.4")]
    ChooseDirection { office: Office },
    /// Which chests for `office`, which costs `need` figures with those chosen so far; `have` are in the court.
    #[spoken(rule = "5.4")]
    ChooseModifier { office: Office, need: u8, have: u8 },
    /// Which figure takes `office`.
    #[spoken(rule = "5.4")]
    SeatFigure { office: Office },
    /// Which figure goes to the pay space of `province`; `left` are to be paid, this one among them.
    #[spoken(rule = "5.4")]
    PayFigure { province: Province, left: u8 },
    /// Which figure comes back after the appointment.
    #[spoken(rule = "5.4")]
    MessengerPick,
    /// Which privilege.
    #[spoken(rule = "5.5")]
    ChoosePrivilege,
    /// Which figure comes back; `left` more can, this one among them. For the bonus of a province or by a chest.
    #[spoken(rule = "5.6")]
    RecallPick {
        left: u8,
        #[spoken(form = "bonus")]
        bonus: Option<Province>,
    },
    /// Which chest under a supply field, as the bonus of `province`.
    #[spoken(rule = "5.8")]
    ChestPick { province: Province },
    /// Which figure comes home from an office of `province`; `left` more can, this one among them.
    #[spoken(rule = "5.8")]
    HomecomingPick { province: Province, left: u8 },
    /// Which of the cleared `figures` of `province` stays.
    #[spoken(rule = "5.9")]
    RetinuePick { province: Province, figures: Figures },
}

impl curia_core::Prompt for Prompt {
    fn rule(&self) -> &'static str {
        self.rule()
    }
}

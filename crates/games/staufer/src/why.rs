//! The reasons against a move. All they speak of is public. The functions that find them stand beside their rules.

use curia_core::{Seat, Spoken};

use crate::data::{Chest, Field, Privilege, Province};
use crate::pieces::{ChestSet, Direction, Figure, Figures, Office, PrivilegeSet};

/// Why a move is refused, and what is allowed instead.
#[derive(Spoken)]
#[spoken("staufer-why")]
pub(crate) enum Why {
    Over,
    NoSeat,
    /// `seat` decides now.
    Wait {
        seat: Seat,
    },
    /// The turn begins: supply or appoint, or what stands before the action.
    NowTurnMenu,
    /// The action is done: end the turn, or what stands after the action.
    NowEndMenu,
    /// A figure of this kind must be taken from one of these provinces' pay spaces.
    NowGainSource {
        figure: Figure,
        provinces: Vec<Province>,
    },
    NowSupplyField,
    NowQuartermasterField,
    NowMuster,
    NowChooseOffice,
    NowChooseDirection {
        office: Office,
    },
    NowChooseModifier {
        office: Office,
    },
    NowSeatFigure {
        office: Office,
    },
    NowPayFigure {
        province: Province,
        left: u8,
    },
    NowMessengerPick,
    NowChoosePrivilege,
    NowRecallPick,
    NowChestPick,
    NowHomecomingPick,
    NowRetinuePick,
    /// No office can be paid with the `figures` of the court, nor with the `envoy` that the track would add to them.
    NothingPayable {
        figures: u8,
        #[spoken(form = "envoy")]
        envoy: bool,
    },
    /// The `figures` of the court, with the `envoy` that the track would add, pay for noble offices alone, and nobody may
    /// be seated there.
    NobleOfficesOnly {
        figures: u8,
        #[spoken(form = "envoy")]
        envoy: bool,
    },
    /// Only `have` seals of the `need` that a privilege costs.
    SealsMissing {
        need: u8,
        have: u8,
    },
    /// Nothing in the display that the player may still take.
    NoPrivilegeLeft,
    /// The chest is not held.
    ChestNotHeld {
        chest: Chest,
    },
    /// No own figure lies on a pay space.
    NothingToRecall,
    /// No noble in the empire.
    NoNobleInEmpire,
    /// No own figure of the kind there; `provinces` have one.
    SourceEmpty {
        province: Province,
        figure: Figure,
        provinces: Vec<Province>,
    },
    /// The supply board of this table has not this field.
    FieldNotInPlay {
        field: Field,
    },
    /// A muster is for another field than the one used.
    SameField {
        field: Field,
    },
    /// This side of the province has no such office.
    NoSuchOffice {
        office: Office,
    },
    OfficeTaken {
        office: Office,
        seat: Seat,
    },
    /// The office costs `need` figures, with every chest and privilege that helps; `have` are there, the `envoy` that the
    /// track would give among them, `missing` are not.
    OfficeTooDear {
        office: Office,
        need: u8,
        have: u8,
        missing: u8,
        #[spoken(form = "envoy")]
        envoy: bool,
    },
    /// A noble office, no noble in the court, and no right to seat an envoy.
    NobleNeeded {
        office: Office,
    },
    /// Without the privilege the road goes clockwise only.
    ClockwiseOnly,
    /// This way the office costs `need` figures; `have` are there.
    WayTooDear {
        #[spoken(form)]
        direction: Direction,
        need: u8,
        have: u8,
    },
    /// The chest is no help in an appointment; these are.
    NoModifier {
        chest: Chest,
        #[spoken(unless = "none")]
        allowed: ChestSet,
    },
    ModifierChosen {
        chest: Chest,
    },
    /// The chest would change nothing for this office.
    ModifierUseless {
        chest: Chest,
        office: Office,
    },
    /// Still too dear: choose one of these chests.
    ConfirmTooDear {
        need: u8,
        have: u8,
        allowed: ChestSet,
    },
    /// Only an envoy is there, and the chest that lets it in is not chosen.
    ConfirmNoNoble {
        office: Office,
        allowed: ChestSet,
    },
    /// No figure of the kind in the court, which has `court`.
    FigureMissing {
        #[spoken(form)]
        figure: Figure,
        court: Figures,
    },
    /// An envoy may not take this office.
    EnvoyNotNoble {
        office: Office,
    },
    /// No own figure of the kind on that pay space.
    PickEmpty {
        province: Province,
        figure: Figure,
    },
    /// The first figure must be taken.
    MustRecall,
    /// A privilege that is not in this game; these are.
    PrivilegeNotInGame {
        privilege: Privilege,
        kinds: PrivilegeSet,
    },
    PrivilegeGone {
        privilege: Privilege,
    },
    PrivilegeOwned {
        privilege: Privilege,
    },
    /// No such chest under that field.
    ChestNotThere {
        field: Field,
        chest: Chest,
    },
    /// No own figure on that office, or it is in another province.
    NotYourOffice {
        office: Office,
        province: Province,
    },
    /// No own figure of the kind on the offices of the province.
    NoneToKeep {
        figure: Figure,
        province: Province,
    },
}

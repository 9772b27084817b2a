//! What one viewer may know (section 6).

mod boards;
mod houses;
mod open;
mod ring;
mod road;

pub use boards::{FieldView, PrivilegeView, RowView, TracksView, UnusedView};
pub use houses::{HouseView, JobView};
pub use open::{GainView, PickView, PlanView};
pub use ring::{OfficeView, ProvinceView, StandingView};
pub use road::{RoadView, StepView};

use curia_core::{Game, Seat, SeatCount, Viewer};
use serde::Serialize;

use crate::data::{Layout, Province, ROUNDS};
use crate::options::PrivilegeLimit;
use crate::pieces::{Chests, Office, Ring};
use crate::state::{Phase, Staufer};

/// What one viewer may know: plain data to draw a table from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// How many play.
    pub seats: SeatCount,
    /// The round, from 1.
    pub round: u8,
    /// What is being decided.
    pub phase: PhaseName,
    /// Whose answer the table waits for.
    pub waiting: Vec<Seat>,
    /// The start player; seat order begins there.
    pub start: Seat,
    /// Where the king stands.
    pub king: Province,
    /// The province of the first marker.
    pub first: Province,
    /// The province of the second marker, once its place is known.
    pub second: Option<Province>,
    /// Where the second marker would go if the round were scored now.
    pub preview: Province,
    /// The provinces clockwise from position 0 of the ring.
    pub provinces: Vec<ProvinceView>,
    /// The rows of the round schedule, all five.
    pub schedule: Vec<RowView>,
    /// The round tiles that the schedule has not.
    pub unused: UnusedView,
    /// The supply board.
    pub fields: Vec<FieldView>,
    /// The action board.
    pub tracks: TracksView,
    /// The privileges on offer, the victory-point pile first.
    pub privileges: Vec<PrivilegeView>,
    /// The values of the cards of the victory-point pile that are left, the top one first.
    pub pile: Vec<u8>,
    /// True if nobody may own two cards of a kind.
    pub one_per_kind: bool,
    /// Chests left in the deck.
    pub deck: u8,
    /// Chests that have come out of the deck in the whole game.
    pub drawn: u8,
    /// Discarded chests.
    pub discard: Chests,
    /// Who has begun an appointment: their action piece lies on the track, and the envoy of its space has been gained or is
    /// the one that [`View::gain`] tells of.
    pub appointing: Option<Seat>,
    /// The appointment that is on its way, once its office is chosen.
    pub plan: Option<PlanView>,
    /// The figure that is being gained from a pay space still to be chosen.
    pub gain: Option<GainView>,
    /// The figures that are being picked.
    pub pick: Option<PickView>,
    /// The players in clockwise order from seat 0.
    pub houses: Vec<HouseView>,
}

/// The decision of the moment, or the part of the round that a moment shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// A decision: the turn begins.
    TurnMenu,
    /// A decision: the action is done.
    EndMenu,
    /// A decision: the pay space of a gained figure.
    GainSource,
    /// A decision: the supply field.
    SupplyField,
    /// A decision: the field whose chests are taken.
    QuartermasterField,
    /// A decision: the second field.
    Muster,
    /// A decision: the office.
    ChooseOffice,
    /// A decision: the way round the ring.
    ChooseDirection,
    /// A decision: chests for the appointment.
    ChooseModifier,
    /// A decision: the figure for the office.
    SeatFigure,
    /// A decision: the figure for a pay space.
    PayFigure,
    /// A decision: the figure that comes back.
    MessengerPick,
    /// A decision: the privilege.
    ChoosePrivilege,
    /// A decision: figures that come back.
    RecallPick,
    /// A decision: a chest under a field.
    ChestPick,
    /// A decision: figures that come home.
    HomecomingPick,
    /// A decision: the figure that stays.
    RetinuePick,
    /// A moment: all turns of the round are over.
    TurnsOver,
    /// A moment: a province has been scored.
    Scoring,
    /// A moment: the scored provinces have been cleared.
    Clearing,
    /// A moment: new chests have been laid.
    Refilling,
    /// A moment: the king has entered a province.
    Journey,
    /// A moment: the jobs lie open.
    Jobs,
    /// The game is over.
    Over,
}

impl View {
    pub(crate) fn of(game: &Staufer, viewer: Viewer) -> View {
        View {
            viewer,
            seats: game.seats,
            round: game.round,
            phase: PhaseName::of(game),
            waiting: game.awaited().iter().collect(),
            start: game.start,
            king: game.king,
            first: game.first(),
            second: game.second,
            preview: game.second_now(),
            provinces: game.ring.provinces().map(|province| ProvinceView::of(game, province)).to_vec(),
            schedule: (1..=ROUNDS).filter_map(|round| RowView::of(game, round)).collect(),
            unused: UnusedView::of(game),
            fields: game.numbers().fields.iter().map(|&field| FieldView::of(game, field)).collect(),
            tracks: TracksView::of(game),
            privileges: PrivilegeView::all(game),
            pile: game.pile_left().to_vec(),
            one_per_kind: game.limit == PrivilegeLimit::OnePerKind,
            deck: game.deck.len(),
            drawn: game.deck.drawn,
            discard: game.discard,
            appointing: open::appointing(game),
            plan: PlanView::of(game),
            gain: game.errand.choosing.map(|figure| GainView { seat: game.errand.seat, figure }),
            pick: PickView::of(game),
            houses: game.seats.iter().map(|seat| HouseView::of(game, seat, viewer)).collect(),
        }
    }

    /// The offices of this table's side.
    pub fn layout(&self) -> &'static Layout {
        Layout::of(self.seats)
    }

    /// The ring of the provinces.
    pub fn ring(&self) -> Ring {
        let mut order = Province::ALL;
        for (place, view) in order.iter_mut().zip(&self.provinces) {
            *place = view.province;
        }
        Ring::new(order)
    }

    /// The row of this round.
    pub fn row(&self) -> Option<&RowView> {
        self.schedule.iter().find(|row| row.round == self.round)
    }

    /// One province.
    pub fn province(&self, province: Province) -> Option<&ProvinceView> {
        self.provinces.iter().find(|view| view.province == province)
    }

    /// One office.
    pub fn office(&self, office: Office) -> Option<&OfficeView> {
        self.province(office.province())?.offices.iter().find(|view| view.office == office)
    }

    /// One player.
    pub fn house(&self, seat: Seat) -> Option<&HouseView> {
        self.houses.get(seat.index())
    }

    /// The viewer's own side of the table.
    pub fn own(&self) -> Option<&HouseView> {
        self.house(self.viewer.seat()?)
    }

    /// True if this is the last round.
    pub fn last_round(&self) -> bool {
        self.round >= ROUNDS
    }
}

impl PhaseName {
    fn of(game: &Staufer) -> PhaseName {
        if game.errand.choosing.is_some() {
            return PhaseName::GainSource;
        }
        match game.phase {
            Phase::TurnMenu(_) => PhaseName::TurnMenu,
            Phase::EndMenu(_) => PhaseName::EndMenu,
            Phase::SupplyField(_) => PhaseName::SupplyField,
            Phase::QuartermasterField { .. } => PhaseName::QuartermasterField,
            Phase::Muster { .. } => PhaseName::Muster,
            Phase::ChooseOffice(_) => PhaseName::ChooseOffice,
            Phase::ChooseDirection { .. } => PhaseName::ChooseDirection,
            Phase::ChooseModifier { .. } => PhaseName::ChooseModifier,
            Phase::SeatFigure { .. } => PhaseName::SeatFigure,
            Phase::PayFigure { .. } => PhaseName::PayFigure,
            Phase::MessengerPick { .. } => PhaseName::MessengerPick,
            Phase::ChoosePrivilege { .. } => PhaseName::ChoosePrivilege,
            Phase::RecallPick { .. } => PhaseName::RecallPick,
            Phase::ChestPick { .. } => PhaseName::ChestPick,
            Phase::HomecomingPick { .. } => PhaseName::HomecomingPick,
            Phase::RetinuePick { .. } => PhaseName::RetinuePick,
            Phase::Score(_) | Phase::Bonus(_) => PhaseName::Scoring,
            Phase::Moment(part) => part,
            Phase::Over | Phase::Stuck => PhaseName::Over,
        }
    }
}

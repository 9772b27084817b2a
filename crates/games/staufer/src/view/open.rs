//! What is on its way: an appointment, a gain, a pick.

use curia_core::Seat;
use serde::Serialize;

use crate::data::{Privilege, Province};
use crate::pieces::{ChestSet, Direction, Figure, Office};
use crate::state::{Back, Phase, Plan, Staufer};

/// An appointment on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlanView {
    /// Who appoints.
    pub seat: Seat,
    /// The office.
    pub office: Office,
    /// The way, once it is chosen.
    pub direction: Option<Direction>,
    /// The chests chosen for it.
    pub used: ChestSet,
    /// The figure on the office, once it is seated.
    pub figure: Option<Figure>,
    /// The pay spaces in placing order, once the way is chosen: road first, then office.
    pub payments: Vec<Province>,
    /// How many of them have their figure.
    pub paid: u8,
}

/// A gain that waits for a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GainView {
    /// Who gains.
    pub seat: Seat,
    /// What.
    pub figure: Figure,
}

/// Figures that are being picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PickView {
    /// Who picks.
    pub seat: Seat,
    /// How many can still be picked.
    pub left: u8,
    /// The scored province whose bonus it is; none for a chest.
    pub province: Option<Province>,
}

/// Who has begun an appointment and not paid for it yet, also while a figure is being gained.
pub(super) fn appointing(game: &Staufer) -> Option<Seat> {
    match game.phase {
        Phase::ChooseOffice(seat)
        | Phase::ChooseDirection { seat, .. }
        | Phase::ChooseModifier { seat, .. }
        | Phase::SeatFigure { seat, .. }
        | Phase::PayFigure { seat, .. } => Some(seat),
        _ => None,
    }
}

impl PlanView {
    pub(super) fn of(game: &Staufer) -> Option<PlanView> {
        let begun = |seat, office, plan: Option<Plan>, paid| {
            let road = plan.map(|plan| game.road(seat, office, plan.direction, plan.used));
            let payments = road.iter().flat_map(|road| (0..road.total()).filter_map(|number| road.payment(number)));
            PlanView {
                seat,
                office,
                direction: plan.map(|plan| plan.direction),
                used: plan.map_or(ChestSet::EMPTY, |plan| plan.used),
                figure: game.seated[seat].figure(office),
                payments: payments.collect(),
                paid,
            }
        };
        match game.phase {
            Phase::ChooseDirection { seat, office } => Some(begun(seat, office, None, 0)),
            Phase::ChooseModifier { seat, plan } | Phase::SeatFigure { seat, plan } => {
                Some(begun(seat, plan.office, Some(plan), 0))
            }
            Phase::PayFigure { seat, plan, paid } => Some(begun(seat, plan.office, Some(plan), paid)),
            _ => None,
        }
    }
}

impl PickView {
    pub(super) fn of(game: &Staufer) -> Option<PickView> {
        match game.phase {
            Phase::RecallPick { seat, left, back, .. } => {
                let province = if let Back::Award(award) = back { game.scored(award.at) } else { None };
                Some(PickView { seat, left, province })
            }
            Phase::ChestPick { seat, award } => Some(PickView { seat, left: 1, province: game.scored(award.at) }),
            Phase::HomecomingPick { seat, left, award } => {
                Some(PickView { seat, left, province: game.scored(award.at) })
            }
            Phase::RetinuePick { at, nth, kept } => {
                let left = Privilege::Retinue.amount().saturating_sub(kept);
                Some(PickView { seat: game.nth_in_order(nth)?, left, province: game.scored(at) })
            }
            _ => None,
        }
    }
}

//! A player as the viewer sees them.

use curia_core::{Seat, Viewer};
use serde::Serialize;

use crate::data::{Category, Job, Privilege};
use crate::pieces::{Chests, Figures, PrivilegeSet};
use crate::state::Staufer;

/// One player as the viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HouseView {
    /// The seat.
    pub seat: Seat,
    /// Their own stock.
    pub court: Figures,
    /// The general supply of their colour.
    pub empire: Figures,
    /// VP on the score track.
    pub vp: u16,
    /// Chests in front of them.
    pub chests: Chests,
    /// VP that these chests would bring at the end: relics, then all others.
    pub chest_points: (u8, u8),
    /// Permanent privileges.
    pub privileges: PrivilegeSet,
    /// Those of which they own a second card.
    pub doubled: PrivilegeSet,
    /// Values of their cards of the victory-point pile.
    pub cards: Vec<u8>,
    /// The secret jobs, if the viewer may see them: province, blue, red.
    pub jobs: Option<Vec<JobView>>,
}

/// A job as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct JobView {
    /// Which one.
    pub job: Job,
    /// Its category.
    pub category: Category,
    /// The place in the province, counted from 1 (0 for none); how often a pattern is there; how many figures count.
    pub count: u8,
    /// VP if the game ended now.
    pub points: u8,
}

impl HouseView {
    /// Section 6: the one place that decides who sees a job.
    pub(super) fn of(game: &Staufer, seat: Seat, viewer: Viewer) -> HouseView {
        let house = &game.houses[seat];
        let shown = viewer.is(seat) || game.jobs_are_open();
        let cards = game.numbers().pile.iter().enumerate().filter(|(at, _)| house.cards & (1 << at) != 0);
        HouseView {
            seat,
            court: house.court,
            empire: house.empire,
            vp: game.track(seat),
            chests: house.chests,
            chest_points: game.chest_points(seat),
            privileges: house.privileges.iter().filter(|&kind| kind != Privilege::Points).collect(),
            doubled: house.doubled,
            cards: cards.map(|(_, &points)| points).collect(),
            jobs: shown.then(|| game.jobs_of(seat).map(|job| JobView::of(game, seat, job)).to_vec()),
        }
    }
}

impl JobView {
    pub(super) fn of(game: &Staufer, seat: Seat, job: Job) -> JobView {
        let (count, points) = (game.job_count(seat, job), game.job_points(seat, job));
        JobView { job, category: job.category(), count, points }
    }
}

//! The roads that the board draws: of every office that can be looked at, and of the appointment on its way.

use curia_core::Seat;
use curia_staufer::data::Province;
use curia_staufer::{ChestSet, Direction, Office, PhaseName, RoadView};
use maud::{Markup, html};

use super::Reich;

/// A figure still to be laid on a pay space, or a step of the king's road: seen while something is looked at, or always.
struct Mark {
    at: Province,
    /// The place in the order of payment, from 1; 0 for a step between two provinces.
    number: usize,
    class: String,
}

/// Everything that the roads draw.
pub(crate) struct Roads {
    marks: Vec<Mark>,
    /// The provinces that the king will enter at the end of the round.
    home: Vec<Province>,
}

impl Roads {
    /// The roads that the watcher may look at now.
    pub(crate) fn of(scene: &Reich<'_>) -> Roads {
        let view = scene.view;
        let mut roads = Roads { marks: Vec::new(), home: home(scene) };
        let asked = scene.viewer.seat().filter(|_| scene.prompt.is_some());
        if let Some(plan) = &view.plan {
            match plan.direction {
                Some(_) => roads.plan(scene),
                None => Direction::ALL.iter().for_each(|&way| roads.way(scene, plan.seat, plan.office, way)),
            }
        } else if let (Some(seat), PhaseName::TurnMenu | PhaseName::ChooseOffice) = (asked, view.phase) {
            for office in view.free_offices().iter() {
                let class = class(office);
                best(scene, seat, office).iter().for_each(|road| roads.add(scene, road, 0, &class));
            }
        }
        roads
    }

    /// Draws a road of which so many figures have been laid already. The figure that is seated has its number, too: it stands in
    /// the office.
    fn add(&mut self, scene: &Reich<'_>, road: &RoadView, laid: usize, class: &str) {
        let ring = scene.view.ring();
        for step in &road.steps {
            let at = if road.direction == Direction::Clockwise { step.province } else { ring.after(step.province, 1) };
            self.marks.push(Mark { at, number: 0, class: class.to_owned() });
        }
        let paid = road.steps.iter().filter(|step| step.paid).map(|step| step.province);
        let before = paid.clone().count();
        for (done, at) in paid.chain(road.surplus.iter().copied()).enumerate().skip(laid) {
            let number = done + 1 + usize::from(done >= before);
            self.marks.push(Mark { at, number, class: class.to_owned() });
        }
    }

    /// One of two ways between which the watcher chooses.
    fn way(&mut self, scene: &Reich<'_>, seat: Seat, office: Office, way: Direction) {
        let used = scene.view.plan.as_ref().map_or(ChestSet::EMPTY, |plan| plan.used);
        if let Some(road) = scene.view.road(seat, office, way, used) {
            self.add(scene, &road, 0, if way == Direction::Clockwise { "wc" } else { "wr" });
        }
    }

    /// What is still to be paid of the appointment on its way.
    fn plan(&mut self, scene: &Reich<'_>) {
        let Some(plan) = &scene.view.plan else { return };
        let Some(way) = plan.direction else { return };
        let Some(road) = scene.view.road(plan.seat, plan.office, way, plan.used) else { return };
        self.add(scene, &road, usize::from(plan.paid), "shown");
    }

    /// The figures that would go to a pay space, by their numbers.
    pub(crate) fn dues(&self, province: Province) -> Markup {
        let home = self.is_home(province);
        html! {
            @for mark in self.marks.iter().filter(|mark| mark.at == province && mark.number > 0) {
                i class={ "due " (mark.class) @if home { " home" } } { (mark.number) }
            }
        }
    }

    /// The classes of the arrow that leads into a province.
    pub(crate) fn arrow_classes(&self, province: Province) -> String {
        let steps = self.marks.iter().filter(|mark| mark.at == province && mark.number == 0);
        steps.map(|mark| format!(" {}", mark.class)).collect()
    }

    /// True if the king will enter the province at the end of the round and send all figures there home.
    pub(crate) fn is_home(&self, province: Province) -> bool {
        self.home.contains(&province)
    }
}

/// The class by which the road of an office is shown, as the style sheet knows it.
fn class(office: Office) -> String {
    format!("w{}{}", office.province() as usize, office.number())
}

/// The provinces that the king will enter at the end of the round.
pub(crate) fn home(scene: &Reich<'_>) -> Vec<Province> {
    let view = scene.view;
    let steps = view.row().map_or(0, |row| row.steps);
    view.ring().from(view.king).skip(1).take(usize::from(steps)).collect()
}

/// The cheapest way to an office, without any chest.
pub(crate) fn best(scene: &Reich<'_>, seat: Seat, office: Office) -> Option<RoadView> {
    scene.view.roads(seat, office, ChestSet::EMPTY).into_iter().min_by_key(|road| road.total)
}

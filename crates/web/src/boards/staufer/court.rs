//! Everything that a player has, for the detail card of their points.

use curia_core::Seat;
use curia_staufer::HouseView;
use curia_staufer::data::Chest;
use maud::{Markup, html};

use super::Reich;
use super::art;
use super::spoken;
use super::words::Word;
use crate::ui::{Ui, icon, name};

/// Court, empire, chests, privileges, and the jobs that the watcher may see.
pub(crate) fn trophies(ui: Ui, scene: &Reich<'_>, seat: Seat) -> Markup {
    let Some(house) = scene.view.house(seat) else { return html! {} };
    html! {
        h4 { (ui.text(Word::Figures)) }
        dl.sums {
            div { dt { (ui.text(Word::Court)) } dd { (spoken::figures(ui, house.court)) } }
            div { dt { (ui.text(Word::InEmpire)) } dd { (spoken::figures(ui, house.empire)) } }
        }
        @if !house.chests.is_empty() { h4 { (ui.text(Word::Chests)) } (chests(ui, house)) }
        @if !house.privileges.is_empty() || !house.cards.is_empty() { h4 { (ui.text(Word::Privileges)) } (privileges(ui, house)) }
        @if let Some(jobs) = house.jobs.as_ref().filter(|jobs| !jobs.is_empty()) {
            h4 { (ui.text(Word::Jobs)) }
            dl.sums { @for job in jobs {
                div { dt { (name(ui.text(job.job.key()), &format!("job-{}", job.job.id()))) } dd.num { (job.points) } }
            } }
        }
    }
}

fn chests(ui: Ui, house: &HouseView) -> Markup {
    html! {
        ul.heaps { @for chest in house.chests.kinds() {
            li { (art::chest(chest)) span { (heap(ui, house, chest)) } }
        } }
        @let (relics, others) = house.chest_points;
        p.caption { (ui.fill(Word::ChestsWorth, &[("relics", &relics.to_string()), ("others", &others.to_string())])) }
    }
}

fn heap(ui: Ui, house: &HouseView, chest: Chest) -> Markup {
    html! { (house.chests[chest]) " × " (name(ui.text(chest.key()), &format!("chest-{}", chest.id()))) }
}

fn privileges(ui: Ui, house: &HouseView) -> Markup {
    html! {
        ul.heaps {
            @for privilege in house.privileges.iter() {
                li { span.pv { (icon(art::privilege(privilege))) } span { (name(ui.text(privilege.key()), &format!("privilege-{}", privilege.id()))) } }
            }
            @for value in &house.cards { li { span.pv { b { (value) } } span { (ui.text(Word::PointsCard)) } } }
        }
    }
}

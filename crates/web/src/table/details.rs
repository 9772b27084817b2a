//! What opens over the table: points, piles, everything about the table that is no part of the game.

use curia_core::Seat;
use maud::{Markup, html};

use super::is_replaced;
use crate::Scene;
use crate::board::{Board, StandingOrder};
use crate::lesson;
use crate::ui::{Ui, number, shield};
use crate::words::PageWord;

/// The button that closes a popover; browsers also close it on Escape and on a click elsewhere.
pub(crate) fn close(ui: Ui, id: &str) -> Markup {
    html! {
        button.close type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(ui.text(PageWord::Close)) {
            span aria-hidden="true" { "×" }
        }
    }
}

pub(super) fn details<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        div #curia-details data-version=(scene.version) {
            (about_table(ui, scene))
            (G::details(scene))
        }
    }
}

pub(super) fn all_scores<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        div #curia-scores {
            @for info in &scene.seats { (parts_of(ui, scene, info.seat)) }
        }
    }
}

/// The points of a player, what they are made of, and what they have won.
fn parts_of<G: Board>(ui: Ui, scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let id = format!("score-{seat}");
    let score = scene.scores.seats.get(seat.index()).and_then(Option::as_ref);
    html! {
        div.detail.wide popover id=(id) {
            header { h3 { (shield(seat)) (scene.names.get(seat)) } (close(ui, &id)) }
            @if let Some(score) = score {
                dl.sums {
                    @for part in &score.parts {
                        div { dt { (ui.text(part.name)) } dd.num { (number(part.points)) } }
                    }
                    div.total { dt { (ui.text(PageWord::Total)) } dd.num { (number(score.total)) } }
                }
            }
            (G::trophies(scene, seat))
        }
    }
}

/// Everything about the table that is no part of the game.
fn about_table<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let orders = G::orders(scene);
    let leave = format!("/t/{}/leave", scene.table);
    let seated = scene.viewer.seat().is_some() && scene.standings.is_none() && !is_replaced(scene);
    html! {
        div #about-table.detail.wide popover {
            header { h3 { (ui.text(PageWord::ThisTable)) } (close(ui, "about-table")) }
            @if !orders.is_empty() { (standing_order(ui, scene, &orders)) }
            (lesson::switch::<G>(ui))
            h4 { (ui.text(PageWord::FairShuffle)) }
            p { (ui.text(PageWord::FairShuffleWhy)) }
            code.hash { (scene.commitment) }
            @if seated {
                h4 { (ui.text(PageWord::Leave)) }
                p { (ui.text(PageWord::LeaveWhy)) }
                form method="post" action=(leave) { button.btn.quiet { (ui.text(PageWord::LeaveNow)) } }
            }
        }
    }
}

fn standing_order<G: Board>(ui: Ui, scene: &Scene<'_, G>, orders: &[StandingOrder]) -> Markup {
    let action = format!("/t/{}/order", scene.table);
    let current = scene.order.as_deref().unwrap_or("off");
    html! {
        h4 { (ui.text(PageWord::Order)) }
        form.row method="post" action=(action) hx-post=(action) hx-swap="none" {
            label {
                span { (ui.text(PageWord::OrderWhy)) }
                select name="order" {
                    @for order in orders {
                        option value=(order.code) selected[order.code == current] { (order.name) }
                    }
                }
            }
            button.btn.quiet { (ui.text(PageWord::OrderSet)) }
        }
    }
}

//! The noble chart: what each rank costs, what of it the watcher lacks, and the markers for all seven.

use curia_heads_of_state::data::{Attribute, Rank};
use maud::{Markup, html};

use super::States;
use super::art::{attribute, coronet, rank_piece};
use super::details::rank_now;
use super::map::prize;
use super::spoken;
use super::words::Word;
use crate::ui::{Ui, icon};

/// A row a rank, from king to baron.
pub(crate) fn costs(ui: Ui, scene: &States<'_>) -> Markup {
    html! {
        section.costs {
            div.sect {
                h2 { (ui.text(Word::Costs)) }
                span.prizes title=(ui.text(Word::Dynasty)) {
                    span.vh { (spoken::dynasty(ui, scene)) }
                    span.face aria-hidden="true" { @for marker in &scene.view.dynasty { (prize("prize big", marker.points, marker.seat)) } }
                }
            }
            table.chart { tbody { @for rank in Rank::ALL { (row(ui, scene, rank)) } } }
        }
    }
}

fn row(ui: Ui, scene: &States<'_>, rank: Rank) -> Markup {
    let id = rank_now(rank);
    let missing = scene.view.missing(rank);
    html! {
        tr.pay[scene.view.affords(rank)] {
            th scope="row" {
                button.name.rank type="button" data-piece=(rank_piece(rank)) popovertarget=(id) data-detail=(id) { (coronet(rank)) span { (ui.text(rank.key())) } }
            }
            td { span.vh { (spoken::cost(ui, scene, rank)) } (need(rank, missing.as_deref())) }
        }
    }
}

/// The cards of a cost; those that the watcher lacks are faint.
pub(crate) fn need(rank: Rank, missing: Option<&[Attribute]>) -> Markup {
    html! {
        span.need aria-hidden="true" { @for &kind in rank.noble().cost {
            span.lack[missing.is_some_and(|missing| missing.contains(&kind))] { (icon(attribute(kind))) }
        } }
    }
}

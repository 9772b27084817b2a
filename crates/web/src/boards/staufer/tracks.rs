//! The action board with its three tracks, and the schedule of the rounds.

use curia_staufer::RowView;
use maud::{Markup, html};

use super::details::round_card;
use super::words::{self, Word};
use super::{Reich, spoken};
use crate::ui::{Ui, icon, shield};

/// Who is still to move, who has supplied, who has appointed; and where the next piece would go.
pub(crate) fn tracks(ui: Ui, scene: &Reich<'_>) -> Markup {
    let tracks = &scene.view.tracks;
    let left = tracks.order.get(usize::from(tracks.gone)..).unwrap_or_default();
    let free = !left.is_empty();
    html! {
        section.centre aria-label=(ui.text(Word::Tracks)) {
            div.track {
                h3 { (ui.text(Word::Order)) }
                ol aria-label=(spoken::players(ui, scene, left)) { @for &seat in left { li { (shield(seat)) } } }
            }
            div.track {
                h3 { (ui.text(Word::SupplyTrack)) }
                ol aria-label=(spoken::players(ui, scene, &tracks.supply)) {
                    @for &seat in &tracks.supply { li { (shield(seat)) } }
                    @if free { li.spot.next {} }
                }
            }
            div.track {
                h3 { (ui.text(Word::AppointTrack)) }
                ol aria-label=(spoken::players(ui, scene, &tracks.appoint)) {
                    @for &seat in &tracks.appoint { li { (shield(seat)) } }
                    @for (number, &symbol) in tracks.symbols.iter().skip(tracks.appoint.len()).take(left.len()).enumerate() {
                        li.spot.next[number == 0] { @if symbol { (icon("person")) span.vh { (ui.text(Word::GivesEnvoy)) } } }
                    }
                }
            }
        }
    }
}

/// All rounds, those that are over struck through: what is scored first, what finds the second, how far the king rides then.
pub(crate) fn schedule(ui: Ui, scene: &Reich<'_>) -> Markup {
    html! {
        section.schedule {
            div.sect { h2 { (ui.text(Word::Rounds)) } span.caption { (ui.text(Word::RoundsHow)) } }
            ol.rounds data-set { @for row in &scene.view.schedule { li { (round(ui, scene, row)) } } }
        }
    }
}

/// The number of a round among the pieces of the board.
pub(crate) const fn piece(round: u8) -> usize {
    100 + round as usize
}

fn round(ui: Ui, scene: &Reich<'_>, row: &RowView) -> Markup {
    let now = row.round == scene.view.round;
    let id = round_card(row.round);
    html! {
        button type="button" class={ "round" @if now { " now" } @if row.over { " done" } } data-piece=(piece(row.round)) popovertarget=(id) data-detail=(id) aria-current=[now.then_some("true")] {
            span.vh { (spoken::round(ui, scene, row)) }
            span.face aria-hidden="true" {
                span.no.num { (row.round) }
                span.first { (ui.text(row.province.key())) }
                span.second {
                    (ui.text(words::condition(row.condition)))
                    @if now { b { (ui.text(scene.view.second.unwrap_or(scene.view.preview).key())) } }
                }
                @if !row.over { span.step.num {
                    @if row.king.is_some() { (icon("imperial-crown")) (row.steps) } @else { (ui.text(Word::LastRow)) }
                } }
            }
        }
    }
}

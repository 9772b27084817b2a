//! The pay spaces: whose figures wait there for the king, and what the road that is looked at would add.

use curia_staufer::{Figure, Move, ProvinceView};
use maud::{Markup, html};

use super::art::figure;
use super::details::pay_card;
use super::ring::laid;
use super::road::Roads;
use super::words::Word;
use super::{Reich, spoken};
use crate::table::may;
use crate::ui::{Ui, icon};

/// A pay space: something to look at, one choice as a whole, or a choice for each kind of the watcher's figures.
pub(crate) fn pay(ui: Ui, scene: &Reich<'_>, roads: &Roads, view: &ProvinceView) -> Markup {
    let (id, piece) = (pay_card(view.province), piece(view));
    let home = roads.is_home(view.province);
    let back = html! { @if home { span.back title=(ui.text(Word::ComesHome)) { (icon("return-arrow")) } } };
    let source = Move::GainSource(view.province);
    if may(scene, source) {
        return html! {
            button.pay.can data-choice data-piece=(piece) form="play" name="move" value=(source) data-detail=(id) {
                span.vh { (spoken::choice(ui, scene, source)) }
                span.face aria-hidden="true" { (back) (groups(view)) }
            }
        };
    }
    if Figure::ALL.iter().any(|&kind| pick(scene, view, kind).is_some()) {
        return html! { div.pay.open { div.face { (back) (picks(ui, scene, view)) } } };
    }
    html! {
        button.pay type="button" data-piece=(piece) popovertarget=(id) data-detail=(id) {
            span.vh { (spoken::pay(ui, scene, view)) }
            span.face aria-hidden="true" { (back) (groups(view)) (roads.dues(view.province)) }
        }
    }
}

/// The number of a pay space among the pieces of the board.
fn piece(view: &ProvinceView) -> usize {
    super::ring::piece(view.province) + 9
}

fn groups(view: &ProvinceView) -> Markup {
    html! {
        @for (seat, figures) in laid(view) { @for kind in figures.kinds() {
            span.paid { (figure(seat, kind)) b { (figures[kind]) } }
        } }
    }
}

/// The move that takes one of the watcher's figures of a kind from here.
fn pick(scene: &Reich<'_>, view: &ProvinceView, kind: Figure) -> Option<Move> {
    let picked = Some((view.province, kind));
    [Move::RecallPick(picked), Move::MessengerPick(picked)].into_iter().find(|&mv| may(scene, mv))
}

fn picks(ui: Ui, scene: &Reich<'_>, view: &ProvinceView) -> Markup {
    html! {
        @for (seat, figures) in laid(view) { @for kind in figures.kinds() {
            @match pick(scene, view, kind).filter(|_| scene.viewer.is(seat)) {
                Some(mv) => {
                    button.paid.can data-choice form="play" name="move" value=(mv) {
                        span.vh { (spoken::choice(ui, scene, mv)) }
                        span.face aria-hidden="true" { (figure(seat, kind)) b { (figures[kind]) } }
                    }
                }
                None => { span.paid { (figure(seat, kind)) b { (figures[kind]) } } }
            }
        } }
    }
}

//! The supply board with its chests, and the privileges on offer.

use curia_staufer::data::{Field, Privilege};
use curia_staufer::{FieldView, Move, PrivilegeView};
use maud::{Markup, html};

use super::art;
use super::details::{field_card, privilege_now};
use super::ring::lain;
use super::words::Word;
use super::{Reich, spoken};
use crate::table::may;
use crate::ui::{Ui, icon};

/// So many chests of a field are drawn; more of them have their number behind.
const DRAWN: usize = 5;

/// The fields with their figures and chests.
pub(crate) fn supply(ui: Ui, scene: &Reich<'_>) -> Markup {
    let view = scene.view;
    let choices = view.fields.iter().flat_map(|field| moves(scene, field)).count();
    html! {
        section.supply {
            div.sect {
                h2 { (ui.text(Word::Supply)) }
                button.small type="button" popovertarget="chest-deck" { (ui.count(Word::DeckLeft, usize::from(view.deck))) }
            }
            ul.wares data-set data-strip aria-label=(spoken::row(ui, ui.text(Word::Supply), choices)) {
                @for field in &view.fields { li { (ware(ui, scene, field)) } }
            }
        }
    }
}

/// The number of a supply field among the pieces of the board.
pub(crate) const fn piece(field: Field) -> usize {
    70 + field as usize
}

/// The choices that the field stands for now: the field as a whole, or each kind of chest under it.
fn moves(scene: &Reich<'_>, view: &FieldView) -> Vec<Move> {
    let field = view.field;
    let whole = [Move::SupplyField(field), Move::QuartermasterField(field), Move::Muster(Some(field))];
    let chests = view.chests.kinds();
    let each = chests.iter().map(|chest| Move::ChestPick(field, chest));
    whole.into_iter().chain(each).filter(|&mv| may(scene, mv)).collect()
}

fn ware(ui: Ui, scene: &Reich<'_>, view: &FieldView) -> Markup {
    let (id, piece) = (field_card(view.field), piece(view.field));
    let figures = html! {
        span.figs { @if view.figures.is_empty() { em { (ui.text(Word::NoFigure)) } } @else { (art::row(view.figures)) } }
    };
    match moves(scene, view)[..] {
        [] => html! {
            button.ware type="button" data-piece=(piece) popovertarget=(id) data-detail=(id) {
                span.vh { (spoken::field(ui, view)) }
                span.face aria-hidden="true" { (figures) (lain(view.chests, DRAWN)) }
            }
        },
        [mv] if !matches!(mv, Move::ChestPick(..)) => html! {
            button.ware.can data-choice data-piece=(piece) form="play" name="move" value=(mv) data-detail=(id) {
                span.vh { (spoken::choice(ui, scene, mv)) }
                span.face aria-hidden="true" { (figures) (lain(view.chests, DRAWN)) }
            }
        },
        ref picks => html! {
            div.ware.open {
                (figures)
                span.lain { @for &mv in picks {
                    @if let Move::ChestPick(_, chest) = mv {
                        button.takes.can data-choice form="play" name="move" value=(mv) data-detail={ "chest-" (chest.id()) } {
                            span.vh { (spoken::choice(ui, scene, mv)) }
                            span.face aria-hidden="true" { (art::chest(chest)) }
                        }
                    }
                } }
            }
        },
    }
}

/// The privileges that can be bought.
pub(crate) fn privileges(ui: Ui, scene: &Reich<'_>) -> Markup {
    html! {
        section.offered {
            div.sect { h2 { (ui.text(Word::Privileges)) } span.caption { (ui.text(Word::PrivilegesHow)) } }
            ul.kinds data-set data-strip {
                @for offer in &scene.view.privileges { li { (privilege(ui, scene, offer)) } }
            }
        }
    }
}

/// The number of a privilege among the pieces of the board.
pub(crate) const fn privilege_piece(privilege: Privilege) -> usize {
    80 + privilege as usize
}

fn privilege(ui: Ui, scene: &Reich<'_>, view: &PrivilegeView) -> Markup {
    let mv = Move::ChoosePrivilege(view.privilege);
    let (id, piece) = (privilege_now(scene, view.privilege), privilege_piece(view.privilege));
    let face = html! {
        (icon(art::privilege(view.privilege)))
        span.title { (spoken::offered(ui, view)) }
        b.num { (view.left) }
    };
    if may(scene, mv) {
        return html! {
            button.kind.can data-choice data-piece=(piece) form="play" name="move" value=(mv) data-detail=(id) {
                span.vh { (spoken::choice(ui, scene, mv)) } span.face aria-hidden="true" { (face) }
            }
        };
    }
    html! {
        button type="button" class={ "kind" @if view.left == 0 { " gone" } } data-piece=(piece) popovertarget=(id) data-detail=(id) {
            span.vh { (spoken::privilege(ui, view)) } span.face aria-hidden="true" { (face) }
        }
    }
}

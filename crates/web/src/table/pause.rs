//! The pause in which somebody may step in: its clock, more time, and what is let pass in advance.

use curia_table::Window;
use maud::{Markup, html};

use super::is_replaced;
use crate::Scene;
use crate::board::{Board, OrderKind, StandingOrder};
use crate::ui::Ui;
use crate::words::PageWord;

/// The pause as a bar that runs out with its seconds beside it. Its bytes are the same at every moment, so that no update
/// tells of anything but what has happened: a page that joins in the middle knows from [`gone`] how far it is.
pub(super) fn clock(ui: Ui, window: Window) -> Markup {
    let (total, ply) = (window.total_ms, window.ply);
    let style = format!("--total:{total}ms;--seconds:{};--gone:var(--gone-{ply},0ms)", total.div_ceil(1_000));
    html! {
        span.window id={ "window-" (ply) } style=(style) role="timer" aria-label=(ui.text(PageWord::Window)) {
            span.run aria-hidden="true" { span {} }
            span.left.num { span.count {} " " (ui.text(PageWord::SecondsShort)) }
        }
    }
}

/// How much of the pause is over when a page is opened, as a style of what no update ever replaces.
pub(super) fn gone<G: Board>(scene: &Scene<'_, G>) -> Option<String> {
    let window = scene.window?;
    Some(format!("--gone-{}:-{}ms", window.ply, window.total_ms.saturating_sub(window.left_ms(scene.now))))
}

/// What anybody at the table may do about the pause itself. It depends on nothing that they hold.
pub(super) fn controls<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let asked = scene.viewer.seat().is_some_and(|seat| scene.asking.who.has(seat)) && !is_replaced(scene);
    let orders = if asked { G::orders(scene) } else { Vec::new() };
    html! {
        @if scene.may_lengthen || !orders.is_empty() {
            div.pause {
                @if let Some(window) = scene.window.filter(|_| scene.may_lengthen) { (more_time(ui, scene, window)) }
                @if !orders.is_empty() { (standing(ui, scene, &orders)) }
            }
        }
    }
}

fn more_time<G: Board>(ui: Ui, scene: &Scene<'_, G>, window: Window) -> Markup {
    let action = format!("/t/{}/more_time", scene.table);
    html! {
        form method="post" action=(action) hx-post=(action) hx-swap="none" hx-sync="this:queue last" {
            button.small name="window" value=(window.ply) { (ui.text(PageWord::MoreTime)) }
        }
    }
}

/// The order that is in force with the way to lift it, or those that spare their owner the question.
fn standing<G: Board>(ui: Ui, scene: &Scene<'_, G>, orders: &[StandingOrder]) -> Markup {
    let action = format!("/t/{}/order", scene.table);
    html! {
        form method="post" action=(action) hx-post=(action) hx-swap="none" hx-sync="this:queue last" {
            @match in_force(scene, orders) {
                Some(order) => {
                    span.note { (ui.fill(PageWord::OrderInForce, &[("order", &order.name)])) }
                    button.small name="order" value="" { (ui.text(PageWord::OrderLift)) }
                }
                None => {
                    @for order in orders.iter().filter(|order| order.kind == OrderKind::LetPass) {
                        button.small name="order" value=(order.code) { (order.name) }
                    }
                }
            }
        }
    }
}

/// The watcher's standing order, if it still means anything.
fn in_force<'o, G: Board>(scene: &Scene<'_, G>, orders: &'o [StandingOrder]) -> Option<&'o StandingOrder> {
    let code = scene.order.as_deref()?;
    orders.iter().find(|order| order.code == code && order.kind != OrderKind::Ask)
}

/// True if the watcher has ordered that this pause passes by.
pub(super) fn lets_pass<G: Board>(scene: &Scene<'_, G>) -> bool {
    in_force(scene, &G::orders(scene)).is_some_and(|order| order.kind == OrderKind::LetPass)
}

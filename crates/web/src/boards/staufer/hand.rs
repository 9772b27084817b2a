//! The watcher's own court, their secret jobs, and what lies before them.

use curia_core::View as _;
use curia_staufer::data::{Chest, Privilege};
use curia_staufer::{Figure, HouseView, JobView, Move, Order, Prompt};
use maud::{Markup, html};

use super::art;
use super::details::{chest_now, job_card, pool_card};
use super::words::Word;
use super::{Reich, spoken};
use crate::board::{OrderKind, StandingOrder};
use crate::table::may;
use crate::ui::{Ui, icon};
use crate::words::PageWord;

/// Court, jobs, chests, privileges.
pub(crate) fn hand(ui: Ui, scene: &Reich<'_>) -> Markup {
    let Some(own) = scene.view.own() else {
        return html! {
            h2.vh { (ui.text(PageWord::YourHand)) }
            p.nothing { (icon("scroll-quill")) (ui.text(Word::SpectatorHand)) }
        };
    };
    let chests = own.chests.kinds().filter(|_| scene.standings.is_none());
    html! {
        h2.vh { (ui.text(PageWord::YourHand)) }
        ul.holding data-set data-strip tabindex="-1" aria-label=(spoken::row(ui, ui.text(PageWord::YourHand), choices(scene, own))) {
            @for kind in Figure::ALL { li.court { (pool(ui, scene, own, kind)) } }
            (standing(ui, scene))
            @for job in own.jobs.iter().flatten() { li.task { (task(ui, job)) } }
            @for chest in chests { li.own { (kept(ui, scene, own, chest)) } }
            @for privilege in own.privileges.iter() { li.own { (right(ui, own, privilege)) } }
        }
    }
}

/// The number of the hand's things that can be chosen.
fn choices(scene: &Reich<'_>, own: &HouseView) -> usize {
    let pools = Figure::ALL.iter().filter(|&&kind| pool_move(scene, kind).is_some()).count();
    pools + own.chests.kinds().filter(|&chest| chest_move(scene, chest).is_some()).count()
}

/// What choosing a figure of the court means now.
fn pool_move(scene: &Reich<'_>, kind: Figure) -> Option<Move> {
    [Move::SeatFigure(kind), Move::PayFigure(kind)].into_iter().find(|&mv| may(scene, mv))
}

/// What choosing a chest means now.
fn chest_move(scene: &Reich<'_>, chest: Chest) -> Option<Move> {
    let used = match chest {
        Chest::Recall => Move::UseRecall,
        Chest::Knighting => Move::UseKnighting,
        _ => Move::ChooseModifier(chest),
    };
    may(scene, used).then_some(used)
}

/// The figures of one kind in the court.
fn pool(ui: Ui, scene: &Reich<'_>, own: &HouseView, kind: Figure) -> Markup {
    let face = html! { (art::figure(own.seat, kind)) b.num { (own.court[kind]) } span.label { (ui.count(Word::of_kind(kind), usize::from(own.court[kind]))) } };
    let id = pool_card(kind);
    match pool_move(scene, kind) {
        Some(mv) => html! {
            button.pool.can data-choice data-card=(kind.id()) form="play" name="move" value=(mv) data-detail=(id) {
                span.vh { (spoken::choice(ui, scene, mv)) } span.face aria-hidden="true" { (face) }
            }
        },
        None => html! {
            button.pool type="button" data-card=(kind.id()) popovertarget=(id) data-detail=(id) {
                span.vh { (spoken::pool(ui, own, kind)) } span.face aria-hidden="true" { (face) }
            }
        },
    }
}

/// A secret job with what it is worth now.
fn task(ui: Ui, view: &JobView) -> Markup {
    let id = job_card(view.job);
    html! {
        button.card.task type="button" data-card=(view.job.id()) popovertarget=(id) data-detail=(id) {
            span.vh { (spoken::job(ui, view)) }
            span.face aria-hidden="true" {
                (art::sign(view.job))
                span.title { (ui.soft(ui.text(view.job.key()), 9, &[])) }
                span.worth.num { (ui.count(Word::WorthNow, usize::from(view.points))) }
            }
        }
    }
}

/// The chests of a kind.
fn kept(ui: Ui, scene: &Reich<'_>, own: &HouseView, chest: Chest) -> Markup {
    let (count, class) = (own.chests[chest], format!("card kept {}", art::suit(chest.colour())));
    let used = scene.view.plan.as_ref().is_some_and(|plan| plan.seat == own.seat && plan.used.has(chest));
    let face = html! {
        (art::chest(chest)) span.title { (ui.soft(ui.text(chest.key()), 9, &[])) } @if count > 1 { b.num { (count) } }
    };
    let id = chest_now(scene, chest);
    match chest_move(scene, chest) {
        Some(mv) => html! {
            button class={ (class) " can" } data-choice data-card=(chest.id()) form="play" name="move" value=(mv) data-detail=(id) {
                span.vh { (spoken::choice(ui, scene, mv)) } span.face aria-hidden="true" { (face) }
            }
        },
        None => html! {
            button type="button" class={ (class) @if used { " chosen" } } data-card=(chest.id()) popovertarget=(id) data-detail=(id) {
                span.vh { (spoken::chests(ui, scene, chest, count)) } span.face aria-hidden="true" { (face) }
            }
        },
    }
}

/// A privilege of one's own.
fn right(ui: Ui, own: &HouseView, privilege: Privilege) -> Markup {
    let id = format!("privilege-{}", privilege.id());
    html! {
        button.card.kept.s-violet type="button" data-card=(privilege.id()) popovertarget=(id) data-detail=(id) {
            span.vh { (ui.text(privilege.key())) }
            span.face aria-hidden="true" {
                span.seal { (icon(art::privilege(privilege))) } span.title { (ui.soft(ui.text(privilege.key()), 9, &[])) }
                @if own.doubled.has(privilege) { b.num { "2" } }
            }
        }
    }
}

/// The order to pay the rest of this appointment with one kind of figures.
fn order(scene: &Reich<'_>, pay: Figure) -> Order {
    Order { pay, only: Some((scene.view.round, scene.view.tracks.gone)) }
}

/// True if several figures are still to be paid and the court has both kinds.
fn can_order(scene: &Reich<'_>) -> bool {
    let several = matches!(scene.prompt, Some(Prompt::PayFigure { left, .. }) if left > 1);
    several && Figure::ALL.iter().all(|&kind| may(scene, Move::PayFigure(kind)))
}

/// The orders that can be given now.
pub(crate) fn orders(ui: Ui, scene: &Reich<'_>) -> Vec<StandingOrder> {
    if !can_order(scene) {
        return Vec::new();
    }
    let off = StandingOrder { code: String::new(), name: ui.text(Word::OrderOff).to_owned(), kind: OrderKind::Ask };
    let named = |&kind: &Figure| StandingOrder {
        code: order(scene, kind).to_string(),
        name: ui.text(Word::order_for(kind)).to_owned(),
        kind: OrderKind::StepIn,
    };
    [off].into_iter().chain(Figure::ALL.iter().map(named)).collect()
}

/// One button for everything that is still to be paid.
fn standing(ui: Ui, scene: &Reich<'_>) -> Markup {
    let action = format!("/t/{}/order", scene.table);
    html! {
        @if can_order(scene) {
            li.court {
                form.rest method="post" action=(action) hx-post=(action) hx-swap="none" hx-sync="this:queue last" {
                    button.btn.quiet name="order" value=(order(scene, Figure::Envoy)) { (ui.text(Word::order_for(Figure::Envoy))) }
                }
            }
        }
    }
}

/// Why a chest of the hand cannot be used now, as far as anybody would ask.
pub(crate) fn would_be(scene: &Reich<'_>, chest: Chest) -> Option<Move> {
    let candidates = scene.view.candidates();
    let used = match chest {
        Chest::Recall => Move::UseRecall,
        Chest::Knighting => Move::UseKnighting,
        Chest::Seal => Move::BuyPrivilege,
        _ if chest.modifies() => Move::ChooseModifier(chest),
        _ => return None,
    };
    candidates.contains(&used).then_some(used)
}

//! The watcher's own cards: five stacks, a colour each, with what lies on the table of it.

use curia_il_principe::data::Colour;
use curia_il_principe::{HouseView, PhaseName};
use maud::{Markup, html};

use super::Realm;
use super::art::{building, suit};
use super::details::stack_now;
use super::spoken;
use super::words::Word;
use crate::table::may;
use crate::ui::{Ui, icon};
use crate::words::PageWord;

/// The stacks; a spectator has none.
pub(crate) fn hand(ui: Ui, scene: &Realm<'_>) -> Markup {
    let Some(own) = scene.view.own() else {
        return html! {
            h2.vh { (ui.text(PageWord::YourHand)) }
            p.nothing { (icon("card-pickup")) (ui.text(Word::SpectatorHand)) }
        };
    };
    let choices = Colour::ALL.into_iter().filter(|&colour| may(scene, scene.view.with_card(colour))).count();
    html! {
        h2.vh { (ui.text(PageWord::YourHand)) }
        ul.stacks data-set data-strip tabindex="-1" aria-label=(spoken::row(ui, ui.text(PageWord::YourHand), choices)) {
            @for colour in Colour::ALL { li { (stack(ui, scene, own, colour)) } }
        }
    }
}

/// What is printed on a building card.
pub(crate) fn building_face(ui: Ui, colour: Colour) -> Markup {
    html! {
        span.b { (icon(building(colour))) }
        span.title { (ui.soft(ui.text(colour.key()), 8, &["market-place", "város-háza"])) }
    }
}

fn stack(ui: Ui, scene: &Realm<'_>, own: &HouseView, colour: Colour) -> Markup {
    let (mv, id) = (scene.view.with_card(colour), stack_now(scene, colour));
    let held = own.hand.unwrap_or_default()[colour];
    let chosen = scene.view.laying.is_some_and(|laying| laying.seat == own.seat && laying.colour == colour);
    let nil = held == 0 && scene.view.phase != PhaseName::TurnUp;
    let class =
        format!("card stack {}{}{}", suit(colour), if nil { " nil" } else { "" }, if chosen { " chosen" } else { "" });
    let inside = html! {
        (building_face(ui, colour))
        span.count.num { (held) }
        span.lain {
            span.up.num { (own.up[colour]) }
            @if own.down[colour] > 0 { span.down.num { (own.down[colour]) } }
            @if let Some(offered) = own.offer.map(|offer| offer[colour]).filter(|&count| count > 0) {
                span.given.num { (icon("gavel")) (offered) }
            }
        }
    };
    if may(scene, mv) {
        return html! {
            button class={ (class) " can" } data-card=(colour.id()) data-choice form="play" name="move" value=(mv) data-detail=(id) {
                span.vh { (spoken::choice(ui, scene, mv)) } span.face aria-hidden="true" { (inside) }
            }
        };
    }
    html! {
        button type="button" class=(class) data-card=(colour.id()) aria-current=[chosen.then_some("true")] popovertarget=(id) data-detail=(id) {
            span.vh { (spoken::stack(ui, own, colour)) } span.face aria-hidden="true" { (inside) }
        }
    }
}

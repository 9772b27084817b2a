//! The centuries, the piles, and the cards that lie face up.

use curia_core::Seat;
use curia_heads_of_state::data::{Attribute, Century, Treachery};
use curia_heads_of_state::{Bag, Move, PackView, PhaseName, Source};
use maud::{Markup, html};

use super::States;
use super::art::{
    PILE, TREACHERY_PILE, attribute, slot_piece, treachery, treachery_name, treachery_piece, treachery_suit,
};
use super::details::{refused, slot_now, treachery_slot_now};
use super::spoken;
use super::words::Word;
use crate::table::may;
use crate::ui::{Ui, icon, shield};

/// The three centuries, and what has just come out of the bag.
pub(crate) fn century(ui: Ui, scene: &States<'_>) -> Markup {
    let view = scene.view;
    html! {
        section.century {
            ol.years aria-label=(ui.text(Word::Centuries)) {
                @for century in Century::ALL {
                    @let now = century == view.century;
                    li.now[now] aria-current=[now.then_some("true")] { (ui.text(century.key())) }
                }
            }
            @if let Some(bag) = view.turn.bag { (out_of_bag(ui, scene, view.active, bag)) }
        }
    }
}

/// True while cards are drawn from the revolution pack and any of them may be the revolution.
pub(crate) const fn looms(pack: PackView) -> bool {
    pack.open && !pack.shown
}

/// How many cards there are before the revolution.
pub(crate) fn near(ui: Ui, scene: &States<'_>) -> String {
    let (view, pack) = (scene.view, scene.view.pack);
    match pack {
        _ if pack.over && view.phase != PhaseName::Over => ui.text(Word::NearPast).to_owned(),
        _ if pack.shown => ui.text(Word::NearShown).to_owned(),
        _ if pack.open => ui.count(Word::NearOpen, usize::from(pack.cards)),
        _ => ui.count(Word::Near, usize::from(view.draw_pile)),
    }
}

/// The four cubes of the bag and the one that came out.
fn out_of_bag(ui: Ui, scene: &States<'_>, active: Seat, bag: Bag) -> Markup {
    let drawn = if bag.own { active } else { bag.victim };
    let word = if bag.own { Word::BagOwn } else { Word::BagRival };
    html! {
        p.bag {
            span.cubes aria-hidden="true" { @for seat in [active, active, active, bag.victim] { (shield(seat)) } }
            span.drawn aria-hidden="true" style="view-transition-name:cube" { (shield(drawn)) }
            span { (ui.fill(word, &[("player", &scene.names.get(drawn))])) }
        }
    }
}

/// The piles with the cards beside them, and how near the revolution may be.
pub(crate) fn offers(ui: Ui, scene: &States<'_>) -> Markup {
    let view = scene.view;
    let slots = (0..view.display.len()).filter(|&slot| may(scene, take(scene, slot_of(slot)))).count();
    let plots =
        (0..view.treachery_display.len()).filter(|&slot| may(scene, Move::TakeTreachery(slot_of(slot)))).count();
    html! {
        section.market {
            div.sect {
                h2 { (ui.text(Word::Offers)) }
                button.small.near.open[looms(view.pack)] type="button" popovertarget="attribute-pile" { (near(ui, scene)) }
            }
            ul.offers data-set aria-label=(spoken::row(ui, ui.text(Word::Offers), slots)) {
                li.pile { (pile(ui, scene, take(scene, Source::Blind), PILE)) }
                @for (slot, &card) in view.display.iter().enumerate() { li { (attribute_slot(ui, scene, slot, card)) } }
            }
            ul.offers.sly data-set aria-label=(spoken::row(ui, ui.text(Word::TreacheryOffers), plots)) {
                li.pile { (pile(ui, scene, Move::TakeTreachery(Source::Blind), TREACHERY_PILE)) }
                @for (slot, &card) in view.treachery_display.iter().enumerate() { li { (treachery_slot(ui, scene, slot, card)) } }
            }
            @if view.set_aside.total() > 0 {
                p.aside { (ui.text(Word::Aside)) ": " @for card in view.set_aside.each() { span title=(ui.text(card.key())) { (icon(attribute(card))) span.vh { (ui.text(card.key())) " " } } } }
            }
        }
    }
}

const fn slot_of(slot: usize) -> Source {
    Source::Slot(slot as u8)
}

/// What taking an attribute card means now.
pub(crate) fn take(scene: &States<'_>, source: Source) -> Move {
    match scene.view.phase {
        PhaseName::TakeTwo => Move::TakeAttribute(source),
        _ => Move::Draw(source),
    }
}

/// A face-down pile: the draw that also stands in the prompt bar, or a way to everything about it.
fn pile(ui: Ui, scene: &States<'_>, mv: Move, piece: usize) -> Markup {
    let view = scene.view;
    let attributes = piece == PILE;
    let open = attributes && looms(view.pack);
    let count = match piece {
        // Put aside, the revolution leaves its pack as the draw pile.
        PILE if view.pack.open && !view.pack.over => view.pack.cards,
        PILE => view.draw_pile,
        _ => view.treachery_pile,
    };
    let id = if attributes { "attribute-pile" } else { "treachery-pile" };
    let class = if open { "tile deck open" } else { "tile deck" };
    if may(scene, mv) {
        return html! {
            button class={ (class) " can" } data-mini=(piece) data-piece=(piece) form="play" name="move" value=(mv) {
                span.vh { (spoken::choice(ui, scene, mv)) } b aria-hidden="true" { (count) }
            }
        };
    }
    html! {
        button type="button" class=(class) data-piece=(piece) popovertarget=(id) {
            span.vh { (spoken::pile(ui, scene, piece)) } b aria-hidden="true" { (count) }
        }
    }
}

fn attribute_slot(ui: Ui, scene: &States<'_>, slot: usize, card: Option<Attribute>) -> Markup {
    let Some(card) = card else { return html! { span.gap { span.vh { (ui.text(Word::SlotEmpty)) } } } };
    let mv = take(scene, slot_of(slot));
    let id = if refused(scene, mv).is_some() { slot_now(slot) } else { format!("attribute-{}", card.id()) };
    let class = if card == Attribute::Courtesan { "tile joker" } else { "tile" };
    let style = format!("view-transition-name:slot-{slot}-{}", card.id());
    if may(scene, mv) {
        return html! {
            button class={ (class) " can" } data-choice data-piece=(slot_piece(slot)) form="play" name="move" value=(mv) data-detail=(id) style=(style) {
                span.vh { (spoken::choice(ui, scene, mv)) } (attribute_face(ui, card))
            }
        };
    }
    html! {
        button type="button" class=(class) data-piece=(slot_piece(slot)) popovertarget=(id) data-detail=(id) style=(style) {
            span.vh { (ui.text(card.key())) } (attribute_face(ui, card))
        }
    }
}

/// What is printed on a small attribute card.
fn attribute_face(ui: Ui, card: Attribute) -> Markup {
    html! { span.face aria-hidden="true" { (icon(attribute(card))) span.tn { (ui.soft(ui.text(card.key()), 9, &[])) } } }
}

fn treachery_slot(ui: Ui, scene: &States<'_>, slot: usize, card: Option<Treachery>) -> Markup {
    let Some(card) = card else { return html! { span.gap { span.vh { (ui.text(Word::SlotEmpty)) } } } };
    let mv = Move::TakeTreachery(slot_of(slot));
    let id = if refused(scene, mv).is_some() { treachery_slot_now(slot) } else { format!("treachery-{}", card.id()) };
    let class = format!("tile t {}", treachery_suit(card));
    let style = format!("view-transition-name:plot-{slot}-{}", card.id().replace('_', "-"));
    let face = html! { span.face aria-hidden="true" { (treachery(card)) span.tn { (ui.soft(treachery_name(ui, card), 9, &[])) } } };
    if may(scene, mv) {
        return html! {
            button class={ (class) " can" } data-choice data-piece=(treachery_piece(slot)) form="play" name="move" value=(mv) data-detail=(id) style=(style) {
                span.vh { (spoken::choice(ui, scene, mv)) } (face)
            }
        };
    }
    html! {
        button type="button" class=(class) data-piece=(treachery_piece(slot)) popovertarget=(id) data-detail=(id) style=(style) {
            span.vh { (ui.text(card.key())) } (face)
        }
    }
}

//! Detail cards: what a card does, why it cannot be chosen now, and the piles that may be browsed.

use std::collections::BTreeSet;

use curia_core::{Arg, Key, Refusal, Seat};
use curia_guillotine::{Card, Move, Noble};
use maud::{Markup, html};

use super::Court;
use super::art::{picture, portrait};
use super::cards::{card_class, noble_class, worth};
use super::hand::confirmations;
use crate::table::{close, label, may};
use crate::ui::{Ui, icon, name};
use crate::words;

/// The detail card of a noble. Nobles in line have one each, because each may be refused for a reason of
/// its own; elsewhere the copies share one.
pub(crate) fn noble_id(noble: Noble) -> String {
    format!("noble-{}", noble.id())
}

/// The detail card of an action card.
pub(crate) fn card_id(card: Card) -> String {
    format!("card-{}", card.id())
}

/// The detail card of a name, if it is the name of a card.
pub(crate) fn id_of(key: Key) -> Option<String> {
    match key.space {
        "guillotine-card" => Some(format!("card-{}", key.id)),
        "guillotine-noble" => Noble::all().find(|noble| noble.key() == key).map(noble_id),
        _ => None,
    }
}

/// Everything that can be asked about.
pub(crate) fn details(ui: Ui, scene: &Court<'_>) -> Markup {
    let (nobles, cards) = subjects(scene);
    html! {
        @for noble in nobles { (noble_detail(ui, scene, noble)) }
        @for card in cards { (card_detail(ui, scene, card)) }
        (noble_discards(ui, scene))
        (discards(ui, scene))
        (confirmations(ui, scene))
    }
}

/// The nobles and cards that somebody may want to look at.
fn subjects(scene: &Court<'_>) -> (BTreeSet<Noble>, BTreeSet<Card>) {
    let view = scene.view;
    let mut nobles: BTreeSet<Noble> =
        view.line.iter().chain(&view.noble_discard).chain(&view.known_tops).copied().collect();
    let mut cards: BTreeSet<Card> =
        view.hand.iter().chain(&view.action_discard).chain(&view.in_play).copied().collect();
    cards.extend(&view.looked_at_hand);
    for player in &view.players {
        nobles.extend(&player.pile);
        cards.extend(player.table.iter().chain(&player.known));
    }
    for line in &scene.log {
        for (_, arg) in &line.phrase.args {
            mentioned(arg, &mut nobles, &mut cards);
        }
    }
    (nobles, cards)
}

fn mentioned(arg: &Arg, nobles: &mut BTreeSet<Noble>, cards: &mut BTreeSet<Card>) {
    match arg {
        Arg::Name(key) if key.space == "guillotine-card" => {
            cards.extend(Card::ALL.iter().find(|card| card.key() == *key))
        }
        Arg::Name(key) if key.space == "guillotine-noble" => {
            nobles.extend(Noble::all().find(|noble| noble.key() == *key))
        }
        Arg::List(items) => items.iter().for_each(|item| mentioned(item, nobles, cards)),
        _ => {}
    }
}

/// Why a thing cannot be chosen now.
fn refusal(ui: Ui, scene: &Court<'_>, mv: Move) -> Markup {
    let found: Option<&Refusal> = scene.refused.iter().find(|(refused, _)| *refused == mv).map(|(_, refusal)| refusal);
    html! {
        @if let Some(refusal) = found {
            p.refusal {
                (ui.phrase(&refusal.reason, scene.names))
                " " span.caption { (ui.fill(words::RULE, &[("rule", refusal.rule)])) }
            }
        }
    }
}

fn noble_detail(ui: Ui, scene: &Court<'_>, noble: Noble) -> Markup {
    let place = scene.view.line.iter().position(|&other| other == noble);
    let place = place.map(|place| Move::Place(place as u8));
    html! {
        div class={ "detail " (noble_class(noble)) } popover id=(noble_id(noble)) {
            header {
                span.initial.num { (worth(noble)) }
                h3 { (ui.text(noble.key())) }
                (icon(portrait(noble)))
            }
            p { (ui.text(noble.help())) }
            @if let Some(mv) = place.filter(|_| scene.prompt.is_some()) { (refusal(ui, scene, mv)) }
        }
    }
}

fn card_detail(ui: Ui, scene: &Court<'_>, card: Card) -> Markup {
    let mv = Move::Play(card);
    let held = scene.view.hand.contains(&card);
    html! {
        div class={ "detail " (card_class(card)) } popover id=(card_id(card)) {
            header { h3 { (ui.text(card.key())) } (icon(picture(card))) }
            p { (ui.text(card.help())) }
            @if held && may(scene, mv) { p.allowed { (label(ui, scene, mv)) } }
            @if held { (refusal(ui, scene, mv)) }
        }
    }
}

/// Nobles in a list, each with the worth on the card.
fn heads(ui: Ui, nobles: impl Iterator<Item = Noble>) -> Markup {
    html! {
        ul.heads {
            @for noble in nobles {
                li class=(noble_class(noble)) { span.initial.num { (worth(noble)) } (ui.text(noble.key())) }
            }
        }
    }
}

/// The pile of a player, the top first, and the cards known to be in his hand.
pub(crate) fn trophies(ui: Ui, scene: &Court<'_>, seat: Seat) -> Markup {
    let Some(player) = scene.view.player(seat) else { return html! {} };
    html! {
        h4 { (ui.text(words::G_PILE)) }
        @if player.pile.is_empty() { p { (ui.text(words::G_NO_HEADS)) } }
        (heads(ui, player.pile.iter().rev().copied()))
        @if !player.known.is_empty() {
            h4 { (ui.text(words::G_KNOWN_CARDS)) }
            p.known { @for &card in &player.known { (name(&ui.text(card.key()), &card_id(card))) " " } }
        }
    }
}

/// The discarded nobles, the top first, and what the watcher knows of the deck.
fn noble_discards(ui: Ui, scene: &Court<'_>) -> Markup {
    html! {
        div.detail.wide popover id="noble-discards" {
            header { h3 { (ui.text(words::G_NOBLE_DISCARDS)) } (close(ui, "noble-discards")) }
            (heads(ui, scene.view.noble_discard.iter().rev().copied()))
            @if !scene.view.known_tops.is_empty() {
                h4 { (ui.text(words::G_KNOWN_TOPS)) }
                (heads(ui, scene.view.known_tops.iter().copied()))
            }
        }
    }
}

/// The discarded action cards, the top first.
fn discards(ui: Ui, scene: &Court<'_>) -> Markup {
    html! {
        div.detail.wide popover id="action-discards" {
            header { h3 { (ui.text(words::G_ACTION_DISCARDS)) } (close(ui, "action-discards")) }
            ul.discards {
                @for &card in scene.view.action_discard.iter().rev() {
                    li { (icon(picture(card))) b { (ui.text(card.key())) } span { (ui.text(card.help())) } }
                }
            }
        }
    }
}

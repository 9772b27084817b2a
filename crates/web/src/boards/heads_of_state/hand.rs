//! The watcher's own cards: a stack a kind, attributes first, then treachery.

use curia_heads_of_state::data::{AreaKind, Attribute, Treachery};
use curia_heads_of_state::{Attributes, CardSet, Move, Treacheries};
use maud::{Markup, html};

use super::States;
use super::art::{self, attribute, treachery, treachery_name, treachery_suit};
use super::details::{attribute_in_hand, treachery_in_hand};
use super::spoken;
use super::words::Word;
use crate::table::may;
use crate::ui::{Ui, icon};
use crate::words::PageWord;

/// The cards; a spectator has none.
pub(crate) fn hand(ui: Ui, scene: &States<'_>) -> Markup {
    let held = scene.view.own().and_then(|own| own.attributes.zip(own.treachery));
    let nothing = |word: Word| html! { h2.vh { (ui.text(PageWord::YourHand)) } p.onlooker { (icon("card-pickup")) (ui.text(word)) } };
    match held {
        None => nothing(Word::SpectatorHand),
        Some((attributes, plots)) if attributes.is_empty() && plots.is_empty() => nothing(Word::EmptyHand),
        Some((attributes, plots)) => cards(ui, scene, attributes, plots),
    }
}

fn cards(ui: Ui, scene: &States<'_>, attributes: Attributes, plots: Treacheries) -> Markup {
    let pairs = pairs(scene);
    let choices = pairs.len()
        + attributes.kinds().filter(|&card| may(scene, scene.view.with_card(card))).count()
        + plots.kinds().filter(|&card| may(scene, scene.view.with_treachery(card))).count();
    html! {
        h2.vh { (ui.text(PageWord::YourHand)) }
        ul.purse data-set data-strip tabindex="-1" aria-label=(spoken::row(ui, ui.text(PageWord::YourHand), choices)) {
            @for card in attributes.kinds() { li { (attribute_stack(ui, scene, card, attributes[card])) } }
            @for (number, card) in plots.kinds().enumerate() { li.first-sly[number == 0] { (treachery_stack(ui, scene, card, plots[card])) } }
            @for &(first, second) in &pairs { li { (pair(ui, scene, first, second)) } }
        }
    }
}

/// The pairs that may be played now.
fn pairs(scene: &States<'_>) -> Vec<(Treachery, Treachery)> {
    let pair = |mv: &Move| match *mv {
        Move::Play(cards) if may(scene, *mv) => cards.second().map(|second| (cards.first(), second)),
        _ => None,
    };
    scene.legal.iter().filter_map(pair).collect()
}

/// Two cards that strike together: behind the single ones, with the capital that they reach.
fn pair(ui: Ui, scene: &States<'_>, first: Treachery, second: Treachery) -> Markup {
    let mv = Move::Play(CardSet::two(first, second));
    let country = first.countries().find(|&country| second.countries().any(|other| other == country));
    let country = country.filter(|_| first != Treachery::Assassin);
    let capital = country.and_then(|country| country.areas().find(|area| area.card().kind == AreaKind::Capital));
    let blade =
        |card: Treachery| icon(country.filter(|_| card != Treachery::Assassin).map_or("cloak-dagger", art::blade));
    html! {
        button class={ "card attr t pair can " (country.map_or("s-stone", art::suit)) } data-choice form="play" name="move" value=(mv) data-detail=(treachery_in_hand(scene, first)) {
            span.vh { (spoken::choice(ui, scene, mv)) }
            span.face aria-hidden="true" {
                span.two { (blade(first)) (blade(second)) }
                span.title { (capital.map_or(ui.text(Word::SomeCapital), |area| ui.text(area.key()))) }
            }
        }
    }
}

fn many(count: u8) -> Markup {
    html! { @if count > 1 { span.many { "×" (count) } } }
}

/// What is printed on an attribute card.
pub(crate) fn attribute_face(ui: Ui, card: Attribute) -> Markup {
    html! { (icon(attribute(card))) span.title { (ui.soft(ui.text(card.key()), 8, &[])) } }
}

/// What is printed on a treachery card.
pub(crate) fn treachery_face(ui: Ui, card: Treachery) -> Markup {
    html! { (treachery(card)) span.title { (ui.soft(treachery_name(ui, card), 8, &[])) } }
}

fn attribute_stack(ui: Ui, scene: &States<'_>, card: Attribute, count: u8) -> Markup {
    let (mv, id) = (scene.view.with_card(card), attribute_in_hand(scene, card));
    let joker = if card == Attribute::Courtesan { " joker" } else { "" };
    let several = if count > 1 { " several" } else { "" };
    let class = format!("card attr{joker}{several}");
    let style = format!("view-transition-name:mine-{}", card.id());
    let face = html! { span.face aria-hidden="true" { (attribute_face(ui, card)) (many(count)) } };
    if may(scene, mv) {
        return html! {
            button class={ (class) " can" } data-card=(card.id()) data-choice form="play" name="move" value=(mv) data-detail=(id) style=(style) {
                span.vh { (spoken::choice(ui, scene, mv)) } (face)
            }
        };
    }
    html! {
        button type="button" class=(class) data-card=(card.id()) popovertarget=(id) data-detail=(id) style=(style) {
            span.vh { (spoken::held(ui, card.key(), count)) } (face)
        }
    }
}

fn treachery_stack(ui: Ui, scene: &States<'_>, card: Treachery, count: u8) -> Markup {
    let (mv, id) = (scene.view.with_treachery(card), treachery_in_hand(scene, card));
    let several = if count > 1 { " several" } else { "" };
    let chosen = scene.view.turn.cards.is_some_and(|set| set.cards().any(|other| other == card));
    let chosen = if chosen && scene.viewer.is(scene.view.active) { " chosen" } else { "" };
    let class = format!("card attr t {}{several}{chosen}", treachery_suit(card));
    let style = format!("view-transition-name:mine-{}", card.id().replace('_', "-"));
    let face = html! { span.face aria-hidden="true" { (treachery_face(ui, card)) (many(count)) } };
    if may(scene, mv) {
        return html! {
            button class={ (class) " can" } data-card=(card.id()) data-choice form="play" name="move" value=(mv) data-detail=(id) style=(style) {
                span.vh { (spoken::choice(ui, scene, mv)) } (face)
            }
        };
    }
    html! {
        button type="button" class=(class) data-card=(card.id()) aria-current=[(!chosen.is_empty()).then_some("true")] popovertarget=(id) data-detail=(id) style=(style) {
            span.vh { (spoken::held(ui, card.key(), count)) } (face)
        }
    }
}

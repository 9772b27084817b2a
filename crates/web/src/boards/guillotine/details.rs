//! Detail cards: what a card does, why it cannot be chosen now, and the piles that may be browsed.

use std::sync::OnceLock;

use curia_core::{Key, Refusal, Seat};
use curia_guillotine::{Card, Guillotine, Move, Noble};
use curia_texts::Lang;
use maud::{Markup, html};

use super::Court;
use super::art::{picture, portrait};
use super::cards::{Faces, Fixed, card_class, card_face, drawn, noble_class, noble_face, spoken_face, worth};
use super::spoken;
use super::words::Word;
use crate::board::DetailCard;
use crate::rules::rule;
use crate::table::close;
use crate::ui::{Ui, icon, name};

/// The detail card of a noble; copies share one.
pub(crate) fn noble_id(noble: Noble) -> String {
    format!("noble-{}", noble.key().id)
}

/// The detail card of an action card.
pub(crate) fn card_id(card: Card) -> String {
    format!("card-{}", card.id())
}

/// The detail card of a name, if it is the name of a card.
pub(crate) fn id_of(key: Key) -> Option<String> {
    match key.space {
        "guillotine-card" => Some(format!("card-{}", key.id)),
        "guillotine-noble" => Some(format!("noble-{}", key.id)),
        _ => None,
    }
}

/// The detail card of a noble in line: his own if there is a reason why he cannot be chosen now.
pub(crate) fn place_id(scene: &Court<'_>, noble: Noble, place: usize) -> String {
    if is_place_refused(scene, place) { format!("why-{noble}") } else { noble_id(noble) }
}

/// The detail card of a card in hand: its own if there is a reason why it cannot be played now.
pub(crate) fn held_id(scene: &Court<'_>, card: Card) -> String {
    if is_play_refused(scene, card) { format!("why-{}", card.id()) } else { card_id(card) }
}

/// True if there is a reason why a noble in line cannot be chosen now.
pub(crate) fn is_place_refused(scene: &Court<'_>, place: usize) -> bool {
    refused_place(scene, place).is_some()
}

/// True if there is a reason why a card in hand cannot be played now.
pub(crate) fn is_play_refused(scene: &Court<'_>, card: Card) -> bool {
    refused(scene, Move::Play(card)).is_some()
}

fn refused<'s>(scene: &'s Court<'_>, mv: Move) -> Option<&'s Refusal> {
    scene.refused.iter().find(|(other, _)| *other == mv).map(|(_, refusal)| refusal)
}

/// Why a noble in line cannot be chosen; nobody asks that while no question is open.
fn refused_place<'s>(scene: &'s Court<'_>, place: usize) -> Option<&'s Refusal> {
    scene.prompt.as_ref().and_then(|_| refused(scene, Move::Place(place as u8)))
}

/// What every noble and every card is and does.
pub(crate) fn detail_cards(lang: Lang) -> Vec<DetailCard> {
    let ui = Ui::of(lang);
    let mut kinds: Vec<Noble> = Noble::all().collect();
    kinds.dedup_by_key(|noble| noble.key());
    let noble = |noble: Noble| DetailCard {
        list: "nobles",
        id: noble_id(noble),
        class: noble_class(noble),
        face: html! { (noble_text(ui, noble)) },
    };
    let card = |card: Card| DetailCard {
        list: "cards",
        id: card_id(card),
        class: card_class(card),
        face: html! { (card_text(ui, card)) },
    };
    kinds.into_iter().map(noble).chain(Card::ALL.into_iter().map(card)).collect()
}

/// A noble or a card as it lies on the table.
pub(crate) fn piece(ui: Ui, id: &str) -> Option<Markup> {
    let (kind, id) = id.split_once(':')?;
    match kind {
        "noble" => {
            let noble: Noble = id.parse().ok()?;
            Some(html! { div class={ "card noble " (noble_class(noble)) } { (noble_face(ui, noble)) } })
        }
        "card" => {
            let card = Card::from_id(id)?;
            Some(html! { div class={ "card action " (card_class(card)) } { (card_face(ui, card)) } })
        }
        _ => None,
    }
}

/// Why things cannot be chosen now.
pub(crate) fn details(ui: Ui, scene: &Court<'_>) -> Markup {
    let mut hand = scene.view.hand.clone();
    hand.dedup();
    let mut reasons = Reasons::default();
    html! {
        @for (place, &noble) in scene.view.line.iter().enumerate() {
            @if let Some(refusal) = refused_place(scene, place) {
                (noble_detail(ui, noble, &place_id(scene, noble, place), reasons.of(ui, scene, refusal)))
            }
        }
        @for card in hand {
            @if let Some(refusal) = refused(scene, Move::Play(card)) {
                (card_detail(ui, card, &held_id(scene, card), reasons.of(ui, scene, refusal)))
            }
        }
    }
}

/// The piles that may be browsed.
pub(crate) fn piles(ui: Ui, scene: &Court<'_>) -> Markup {
    html! { (noble_discards(ui, scene)) (discards(ui, scene)) }
}

/// The last reason in words: most things in a row are refused for the same one.
#[derive(Default)]
struct Reasons<'a>(Option<(&'a Refusal, Markup)>);

impl<'a> Reasons<'a> {
    fn of(&mut self, ui: Ui, scene: &Court<'_>, refusal: &'a Refusal) -> Markup {
        match &self.0 {
            Some((last, words)) if *last == refusal => words.clone(),
            _ => self.0.insert((refusal, why(ui, scene, refusal))).1.clone(),
        }
    }
}

fn why(ui: Ui, scene: &Court<'_>, refusal: &Refusal) -> Markup {
    html! {
        p.refusal {
            (ui.phrase(&refusal.reason, scene.names))
            " " (rule::<Guillotine>(ui, refusal.rule))
        }
    }
}

fn noble_text(ui: Ui, noble: Noble) -> Fixed {
    static TEXTS: Faces<{ Noble::COUNT }> = [const { [const { OnceLock::new() }; Noble::COUNT] }; Lang::ALL.len()];
    let text = || {
        html! {
            header {
                span.initial.num { (worth(noble)) }
                h3 { (ui.text(noble.key())) }
                (icon(portrait(noble)))
            }
            p { (ui.text(noble.help())) }
        }
    };
    drawn(&TEXTS, ui, noble.index(), text)
}

fn noble_detail(ui: Ui, noble: Noble, id: &str, more: Markup) -> Markup {
    html! { div class={ "detail " (noble_class(noble)) } popover id=(id) { (noble_text(ui, noble)) (more) } }
}

fn card_text(ui: Ui, card: Card) -> Fixed {
    static TEXTS: Faces<{ Card::ALL.len() }> =
        [const { [const { OnceLock::new() }; Card::ALL.len()] }; Lang::ALL.len()];
    let text = || {
        html! {
            header { h3 { (ui.text(card.key())) } (icon(picture(card))) }
            p { (ui.text(card.help())) }
        }
    };
    drawn(&TEXTS, ui, card.index(), text)
}

fn card_detail(ui: Ui, card: Card, id: &str, more: Markup) -> Markup {
    html! { div class={ "detail " (card_class(card)) } popover id=(id) { (card_text(ui, card)) (more) } }
}

/// Nobles in a list, each with the worth on the card.
fn heads(ui: Ui, nobles: impl Iterator<Item = Noble>) -> Markup {
    static HEADS: Faces<{ Noble::COUNT }> = [const { [const { OnceLock::new() }; Noble::COUNT] }; Lang::ALL.len()];
    let head = |noble: Noble| {
        let face = html! { span.initial.num { (worth(noble)) } span { (ui.text(noble.key())) } };
        html! { li class=(noble_class(noble)) { (spoken_face(spoken::noble(ui, noble), face)) } }
    };
    html! {
        ul.heads {
            @for noble in nobles { (drawn(&HEADS, ui, noble.index(), || head(noble))) }
        }
    }
}

/// The pile of a player, the top first, and the cards known to be in their hand.
pub(crate) fn trophies(ui: Ui, scene: &Court<'_>, seat: Seat) -> Markup {
    let Some(player) = scene.view.player(seat) else { return html! {} };
    html! {
        h4 { (ui.text(Word::Pile)) }
        @if player.pile.is_empty() { p { (ui.text(Word::NoHeads)) } }
        (heads(ui, player.pile.iter().rev().copied()))
        @if !player.known.is_empty() {
            h4 { (ui.text(Word::KnownCards)) }
            p.known { @for &card in &player.known { (name(ui.text(card.key()), &card_id(card))) " " } }
        }
    }
}

/// The discarded nobles, the top first, and what the watcher knows of the deck.
fn noble_discards(ui: Ui, scene: &Court<'_>) -> Markup {
    html! {
        div.detail.wide popover id="noble-discards" {
            header { h3 { (ui.text(Word::NobleDiscards)) } (close(ui, "noble-discards")) }
            (heads(ui, scene.view.noble_discard.iter().rev().copied()))
            @if !scene.view.known_tops.is_empty() {
                h4 { (ui.text(Word::KnownTops)) }
                (heads(ui, scene.view.known_tops.iter().copied()))
            }
        }
    }
}

/// The discarded action cards, the top first.
fn discards(ui: Ui, scene: &Court<'_>) -> Markup {
    static CARDS: Faces<{ Card::ALL.len() }> =
        [const { [const { OnceLock::new() }; Card::ALL.len()] }; Lang::ALL.len()];
    let line = |card: Card| html! { li { (icon(picture(card))) (name(ui.text(card.key()), &card_id(card))) } };
    html! {
        div.detail.wide popover id="action-discards" {
            header { h3 { (ui.text(Word::ActionDiscards)) } (close(ui, "action-discards")) }
            ul.discards {
                @for &card in scene.view.action_discard.iter().rev() {
                    (drawn(&CARDS, ui, card.index(), || line(card)))
                }
            }
        }
    }
}

//! The watcher's own hand.

use std::sync::OnceLock;

use curia_core::View;
use curia_guillotine::{Card, Move, Prompt};
use curia_texts::Lang;
use maud::{Markup, html};

use super::cards::{Faces, Fixed, card_class, card_face, drawn, spoken_face};
use super::details::{card_id, held_id, is_play_refused};
use super::spoken;
use super::words::Word;
use super::{Court, asks_more};
use crate::table::{label, may};
use crate::ui::{Ui, icon};
use crate::words::PageWord;

/// The hand with the card in play first; for a spectator only that card.
pub(crate) fn hand(ui: Ui, scene: &Court<'_>) -> Markup {
    let seated = scene.viewer.seat().is_some();
    let own = scene.viewer.is(scene.view.active);
    let in_play = scene.view.in_play;
    html! {
        h2.vh { (ui.text(PageWord::YourHand)) }
        @if !seated && in_play.is_none() {
            p.nothing { (icon("card-pickup")) (ui.text(Word::SpectatorHand)) }
        } @else if scene.view.hand.is_empty() && in_play.is_none() {
            p.nothing { (icon("card-pickup")) (ui.text(Word::EmptyHand)) }
        } @else {
            @let choices = scene.view.hand.iter().filter(|&&card| meaning(scene, card).is_some()).count();
            ul.fan data-set data-strip tabindex="-1" aria-label=(spoken::row(ui, ui.text(PageWord::YourHand), choices)) style=(format!("--n:{}", (scene.view.hand.len() + usize::from(in_play.is_some())).max(6))) {
                @if let Some(card) = in_play { li { (playing(ui, card, own)) } }
                @for (number, &card) in scene.view.hand.iter().enumerate() {
                    @let second = number > 0 && scene.view.hand[number - 1] == card;
                    li { (in_hand(ui, scene, card, second)) }
                }
            }
        }
    }
}

/// The name under which a card moves; two equal cards need two names.
fn motion_style(card: Card, second: bool) -> String {
    let copy = if second { "-2" } else { "" };
    format!("view-transition-name:card-{}{copy};view-transition-class:dealt", card.index())
}

fn playing(ui: Ui, card: Card, own: bool) -> Markup {
    let tag = if own { Word::BeingPlayed } else { Word::PlayedByOther };
    html! {
        button type="button" class={ "card action playing " (card_class(card)) } popovertarget=(card_id(card))
            data-detail=(card_id(card)) data-whole style="view-transition-name:card-in-play;view-transition-class:shown" {
            @let spoken = format!("{}, {}", ui.text(tag), spoken::card(ui, card));
            (spoken_face(&spoken, html! { (card_face(ui, card)) span.tag { (ui.text(tag)) } }))
        }
    }
}

/// What choosing this card of the hand means now: playing it, or giving it up.
fn meaning(scene: &Court<'_>, card: Card) -> Option<Move> {
    [Move::Play(card), Move::Card(card)].into_iter().find(|&mv| {
        // Somebody else's hand or the discards may hold an equal card: those lie in the tray.
        let elsewhere = matches!(mv, Move::Card(_)) && !scene.view.looked_at_hand.is_empty();
        may(scene, mv) && !elsewhere && is_about_hand(scene, mv)
    })
}

fn is_about_hand(scene: &Court<'_>, mv: Move) -> bool {
    match mv {
        Move::Card(_) => {
            matches!(scene.view.decision, Some(Prompt::InfightingDiscard { .. } | Prompt::InnocentDiscard))
        }
        _ => true,
    }
}

/// True if a play cannot be taken back and its detail card asks once more. In a pause there is no time for that.
fn asks_first(scene: &Court<'_>, mv: Move) -> bool {
    matches!(mv, Move::Play(card) if !scene.view.window && !asks_more(card))
}

/// How a card in hand stands there; the same card in the same way always looks the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    LookedAt,
    Refused,
    Played,
    AskedFirst,
    GivenUp,
    Chosen,
}

impl Held {
    const COUNT: usize = Held::Chosen as usize + 1;

    fn of(scene: &Court<'_>, card: Card) -> Held {
        match meaning(scene, card) {
            None if is_play_refused(scene, card) => Held::Refused,
            None => Held::LookedAt,
            Some(mv @ Move::Play(_)) if asks_first(scene, mv) => Held::AskedFirst,
            Some(Move::Play(_)) => Held::Played,
            Some(_) if spoken::is_given_up(scene) => Held::GivenUp,
            Some(_) => Held::Chosen,
        }
    }
}

/// A card in hand.
fn in_hand(ui: Ui, scene: &Court<'_>, card: Card, second: bool) -> Fixed {
    const KINDS: usize = Held::COUNT * 2;
    static DRAWN: Faces<{ Card::ALL.len() * KINDS }> =
        [const { [const { OnceLock::new() }; Card::ALL.len() * KINDS] }; Lang::ALL.len()];
    let held = Held::of(scene, card);
    let kind = held as usize * 2 + usize::from(second);
    drawn(&DRAWN, ui, kind * Card::ALL.len() + card.index(), || {
        let style = motion_style(card, second);
        match meaning(scene, card) {
            None => looked_at(ui, card, &held_id(scene, card), &style),
            Some(mv) => choice_in_hand(ui, scene, card, mv, &style),
        }
    })
}

fn looked_at(ui: Ui, card: Card, id: &str, style: &str) -> Markup {
    html! {
        button type="button" class={ "card action " (card_class(card)) } data-card=(card) popovertarget=(id) data-detail=(id) data-whole style=(style) {
            (spoken_face(spoken::card(ui, card), card_face(ui, card)))
        }
    }
}

fn choice_in_hand(ui: Ui, scene: &Court<'_>, card: Card, mv: Move, style: &str) -> Markup {
    let id = held_id(scene, card);
    let spoken = spoken::choice(ui, scene, mv);
    if asks_first(scene, mv) {
        return html! {
            button type="button" class={ "card action can " (card_class(card)) } data-card=(card) data-choice aria-haspopup="dialog" popovertarget={ "play-" (card) }
                data-detail=(id) data-whole style=(style) { (spoken_face(&spoken, card_face(ui, card))) }
        };
    }
    html! {
        button class={ "card action can " (card_class(card)) } data-card=(card) data-choice form="play" name="move" value=(mv) data-detail=(id) data-whole
            style=(style) { (spoken_face(&spoken, card_face(ui, card))) }
    }
}

/// The questions before plays that cannot be taken back.
pub(crate) fn confirmations(ui: Ui, scene: &Court<'_>) -> Markup {
    let cards = scene
        .view
        .hand
        .iter()
        .enumerate()
        .filter(|&(number, card)| number == 0 || scene.view.hand[number - 1] != *card);
    html! {
        @for (_, &card) in cards {
            @let mv = Move::Play(card);
            @if meaning(scene, card) == Some(mv) && asks_first(scene, mv) {
                div.detail.confirm popover id={ "play-" (card) } role="dialog" aria-labelledby={ "ask-" (card) } {
                    header { h3 id={ "ask-" (card) } { (ui.text(card.key())) } (icon(super::art::picture(card))) }
                    @if let Some(help) = scene.view.help(mv) { p { (ui.phrase(&help, scene.names)) } }
                    p.caption { (ui.text(PageWord::Final)) }
                    button.btn.primary data-confirm form="play" name="move" value=(mv) popovertarget={ "play-" (card) }
                        popovertargetaction="hide" { (label(ui, scene, mv)) }
                }
            }
        }
    }
}

//! The watcher's own characters, and the subject that serves them now.

use curia_rival_kings::{Card, Character, Move};
use maud::{Markup, html};

use super::Kings;
use super::cards::{card_suit, character_face, own, spoken_face};
use super::details::{card_id, character_id, why_id};
use super::spoken;
use super::words::{self, Word};
use crate::table::may;
use crate::ui::{Ui, icon};
use crate::words::PageWord;

/// The hand, then the active subject.
pub(crate) fn hand(ui: Ui, scene: &Kings<'_>) -> Markup {
    let Some(player) = own(scene) else {
        return html! { p.onlooker { (icon("card-pickup")) (ui.text(Word::SpectatorHand)) } };
    };
    let hand = &scene.view.hand;
    let choices = hand.iter().filter(|&&character| may(scene, Move::Choose(character))).count();
    html! {
        h2.vh { (ui.text(PageWord::YourHand)) }
        ul.retinue data-set data-strip tabindex="-1" aria-label=(spoken::row(ui, ui.text(PageWord::YourHand), choices)) {
            @for &character in hand { li { (held(ui, scene, character)) } }
            li.serving { (active(ui, player.subjects.last().copied().map(Card::Subject), player.ability_used, scene)) }
        }
    }
}

/// A character in hand. One that is chosen can still be given up for another until all are revealed.
fn held(ui: Ui, scene: &Kings<'_>, character: Character) -> Markup {
    let mv = Move::Choose(character);
    let chosen = scene.view.choice == Some(character);
    let style = format!("view-transition-name:character-{}", character.index());
    let face = character_face(ui, character, character.actions(scene.view.options.treasurer_recruits));
    if may(scene, mv) {
        return html! {
            button class={ "card character can" @if chosen { " chosen" } } data-card=(character.id()) data-choice aria-pressed=[chosen.then_some("true")]
                form="play" name="move" value=(mv) data-detail=(character_id(scene, character)) style=(style) {
                (spoken_face(&spoken::choice(ui, scene, mv), face))
            }
        };
    }
    let id = why_id(scene, mv).unwrap_or_else(|| character_id(scene, character));
    html! {
        button type="button" class="card character" data-card=(character.id()) popovertarget=(id) data-detail=(id) style=(style) {
            (spoken_face(&spoken::character(ui, scene, character), face))
        }
    }
}

/// The subject whose ability can be used, and what it is.
fn active(ui: Ui, card: Option<Card>, used: bool, scene: &Kings<'_>) -> Markup {
    let Some(card @ Card::Subject(subject)) = card else {
        return html! { p.servant { (ui.text(Word::ActiveNone)) } };
    };
    let id = why_id(scene, Move::UseAbility).unwrap_or_else(|| card_id(card));
    let note = if used { Word::ActiveUsed } else { Word::Active };
    html! {
        button type="button" class={ "card servant " (card_suit(card)) @if used { " used" } } popovertarget=(id) data-detail=(id) {
            (spoken_face(&spoken::servant(ui, card, used), html! {
                span.initial.num { (card.value()) }
                span.cn {
                    span.caption { (ui.text(note)) }
                    span.title { (ui.text(card.key())) }
                    span.rule { (ui.text(words::ability(subject))) }
                }
            }))
        }
    }
}

//! The faces of buildings, subjects and characters, and the small signs that stand for them.

use curia_core::Seat;
use curia_rival_kings::{Action, Card, Character, Fate, Kind, PlayerView, Subject};
use maud::{Markup, Render, html};

use super::Kings;
use super::art::{action_icon, kind_icon, suit, symbol};
use super::words::{self, Word};
use crate::ui::{Ui, icon, shield, signed};

/// Words that are divided between their parts.
pub(crate) const COMPOUNDS: [&str; 4] = ["Carpenter-’s", "Székes-egyház", "Gyógy-füves", "Udvar-hölgy"];

/// The suit class of a card.
pub(crate) const fn card_suit(card: Card) -> &'static str {
    suit(card.colour())
}

/// The watcher, if they play.
pub(crate) fn own<'s>(scene: &'s Kings<'_>) -> Option<&'s PlayerView> {
    scene.viewer.seat().and_then(|seat| scene.view.players.get(seat.index()))
}

/// What a card costs the watcher: one less with a Smith who can still help.
pub(crate) fn price(scene: &Kings<'_>, card: Card) -> u8 {
    let smith = own(scene).is_some_and(|own| own.subjects.last() == Some(&Subject::Smith) && !own.ability_used);
    card.value().saturating_sub(u8::from(smith && card.kind() == Kind::Building))
}

/// A face that is spoken of in other words than those that stand on it.
pub(crate) fn spoken_face(spoken: &str, face: impl Render) -> Markup {
    html! { span.vh { (spoken) } span.face aria-hidden="true" { (face) } }
}

/// The inside of a building's or a subject's card; `worth` adds what it would bring the watcher.
pub(crate) fn card_face(ui: Ui, scene: &Kings<'_>, card: Card, worth: bool) -> Markup {
    html! {
        (plain_face(ui, card))
        @if worth { (brings(ui, scene, card)) }
    }
}

/// What is printed on a building's or a subject's card.
pub(crate) fn plain_face(ui: Ui, card: Card) -> Markup {
    html! {
        span.top { span.initial.num { (card.value()) } (icon(kind_icon(card.kind()))) }
        span.art { (icon(symbol(card))) }
        span.title { (ui.soft(ui.text(card.key()), 8, &COMPOUNDS)) }
        span.room { span.rule { (ui.soft(&in_short(ui, card), 13, &[])) } }
    }
}

/// What stands on a card below its name: the ability of a subject, the subject that belongs to a building.
pub(crate) fn in_short(ui: Ui, card: Card) -> String {
    match card {
        Card::Subject(subject) => ui.text(words::ability(subject)).to_owned(),
        Card::Building(_) => ui.fill(Word::PairIs, &[("partner", ui.text(partner(card).key()))]),
    }
}

/// The card that makes a perfect pair with this one.
pub(crate) fn partner(card: Card) -> Card {
    let kind = match card.kind() {
        Kind::Building => Kind::Subject,
        Kind::Subject => Kind::Building,
    };
    Card::of(kind, card.number())
}

/// What a card would bring the watcher now, or what they lack for it.
fn brings(ui: Ui, scene: &Kings<'_>, card: Card) -> Markup {
    let Some(own) = own(scene) else { return html! {} };
    let price = price(scene, card);
    html! {
        span.brings {
            @match own.gain_of(card, price) {
                Some(0) => { span.num { "±0" } " " (ui.text(Word::Brings)) }
                Some(gain) => { (signed(gain)) " " (ui.text(Word::Brings)) }
                None => { (ui.count(Word::TooDear, usize::from(price.saturating_sub(own.coins.value())))) }
            }
        }
    }
}

/// A card as a small sign: value and symbol in its colour.
pub(crate) fn card_sign(card: Card) -> Markup {
    html! { span class={ "sign " (card_suit(card)) } { (icon(symbol(card))) span.num { (card.value()) } } }
}

/// The letter of a rank on its plate.
pub(crate) fn rank_plate(ui: Ui, character: Character) -> Markup {
    html! { span.rank.first[character.symbol()] { (ui.text(character.rank().key())) } }
}

/// The inside of a character's card in hand.
pub(crate) fn character_face(ui: Ui, character: Character, actions: &[Action]) -> Markup {
    html! {
        (rank_plate(ui, character))
        span.cn {
            span.title { (ui.text(character.key())) }
            span.rule { (robs(ui, character)) }
        }
        span.acts {
            @for &action in actions { span.act { (icon(action_icon(action))) } }
        }
    }
}

/// Whom a character robs, in a few words.
pub(crate) fn robs(ui: Ui, character: Character) -> String {
    match character.rank().robs() {
        Some(rank) => ui.fill(Word::Robs, &[("rank", ui.text(rank.key()))]),
        None => ui.text(Word::RobsNobody).to_owned(),
    }
}

/// The class of an action on the table, by how far it is.
pub(crate) const fn fate_class(fate: Fate) -> &'static str {
    match fate {
        Fate::ToCome => "act",
        Fate::Now => "act now",
        Fate::Done => "act done",
        Fate::Passed => "act passed",
        Fate::Stolen => "act stolen",
    }
}

/// The picture of an action on the table, under the coat of arms of whoever stole it.
pub(crate) fn action_face(player: &PlayerView, action: Action) -> Markup {
    html! {
        (icon(action_icon(action)))
        @if let Some(thief) = player.thief_of(action) {
            span.coat style=(coat_motion(thief, player.seat)) { (shield(thief)) }
        }
    }
}

/// The name under which a coat of arms moves from its owner to an action of the victim.
pub(crate) fn coat_motion(thief: Seat, victim: Seat) -> String {
    format!("view-transition-name:coat-{thief}-{victim}")
}

//! Detail cards: what a thing does, and why it cannot be chosen now.

use curia_core::{Key, Refusal, Seat, View as _};
use curia_rival_kings::{Action, Building, Card, Character, Kind, Move, Prompt, RivalKings, Subject};
use curia_texts::Lang;
use maud::{Markup, html};

use super::Kings;
use super::art::{action_icon, kind_icon, symbol};
use super::cards::{card_suit, character_face, partner, plain_face, rank_plate, robs};
use super::estate::arranged;
use super::words::{self, Word};
use crate::board::DetailCard;
use crate::rules::rule;
use crate::ui::{Ui, icon};

/// The detail card of a building or subject.
pub(crate) fn card_id(card: Card) -> String {
    format!("card-{}", card.id())
}

/// The detail card of a character, with the actions that were agreed on.
pub(crate) fn character_id(scene: &Kings<'_>, character: Character) -> String {
    id_of_character(character, scene.view.options.treasurer_recruits)
}

fn id_of_character(character: Character, recruits: bool) -> String {
    let agreed = character.actions(recruits) != character.actions(false);
    format!("character-{}{}", character.id(), if agreed { "-agreed" } else { "" })
}

/// The detail card of an action.
pub(crate) fn action_id(action: Action) -> String {
    format!("action-{}", action.id())
}

/// The detail card of a name, if it is the name of a thing.
pub(crate) fn id_of(key: Key) -> Option<String> {
    match key.space {
        "rival-kings-building" | "rival-kings-subject" => Some(format!("card-{}", key.id)),
        "rival-kings-character" => Some(format!("character-{}", key.id)),
        _ => None,
    }
}

/// The detail card that says why something cannot be done now; nobody asks that while no question is open.
pub(crate) fn why_id(scene: &Kings<'_>, mv: Move) -> Option<String> {
    scene.prompt.as_ref().and_then(|_| refused(scene, mv)).map(|_| format!("why-{}", mv.to_string().replace(':', "-")))
}

fn refused<'s>(scene: &'s Kings<'_>, mv: Move) -> Option<&'s Refusal> {
    scene.refused.iter().find(|(other, _)| *other == mv).map(|(_, refusal)| refusal)
}

/// The reason why something cannot be done now, as a sentence.
pub(crate) fn reason(ui: Ui, scene: &Kings<'_>, mv: Move) -> Option<String> {
    refused(scene, mv).map(|refusal| ui.phrase(&refusal.reason, scene.names))
}

/// What every character, action, building and subject is and does.
pub(crate) fn detail_cards(lang: Lang) -> Vec<DetailCard> {
    let ui = Ui::of(lang);
    let of = |list: &'static str, id: String, class: &'static str, face: Markup| DetailCard { list, id, class, face };
    let card = |list, card: Card| of(list, card_id(card), card_suit(card), card_text(ui, card));
    let character = |list, one: Character, recruits| {
        of(list, id_of_character(one, recruits), "plain", character_text(ui, one, recruits))
    };
    let characters = Character::ALL.into_iter().map(|one| character("characters", one, false));
    let agreed = [character("agreed", Character::Treasurer, true)];
    let actions = Action::ALL.into_iter().map(|one| of("actions", action_id(one), "plain", action_text(ui, one)));
    let buildings = Building::ALL.into_iter().map(|building| card("buildings", Card::Building(building)));
    let subjects = Subject::ALL.into_iter().map(|subject| card("subjects", Card::Subject(subject)));
    characters.chain(agreed).chain(actions).chain(buildings).chain(subjects).collect()
}

/// A card, a character or the sign of an action as it lies on the table.
pub(crate) fn piece(ui: Ui, id: &str) -> Option<Markup> {
    let (kind, id) = id.split_once(':')?;
    let card = match kind {
        "building" => Card::Building(Building::from_id(id)?),
        "subject" => Card::Subject(Subject::from_id(id)?),
        "character" => {
            let character = Character::from_id(id)?;
            return Some(html! { div.card.character { (character_face(ui, character, character.actions(false))) } });
        }
        "action" => return Action::from_id(id).map(|action| html! { span.act { (icon(action_icon(action))) } }),
        _ => return None,
    };
    Some(html! { div class={ "card ware " (card_suit(card)) } { (plain_face(ui, card)) } })
}

/// Why things cannot be chosen now.
pub(crate) fn details(ui: Ui, scene: &Kings<'_>) -> Markup {
    html! {
        @if scene.prompt.is_some() {
            @for (mv, refusal) in &scene.refused {
                @if let Some(id) = why_id(scene, *mv) { (refusal_detail(ui, scene, *mv, &id, why(ui, scene, refusal))) }
            }
        }
    }
}

fn why(ui: Ui, scene: &Kings<'_>, refusal: &Refusal) -> Markup {
    html! {
        p.refusal {
            (ui.phrase(&refusal.reason, scene.names))
            " " (rule::<RivalKings>(ui, refusal.rule))
        }
    }
}

/// The thing that a move would choose, with the reason why it cannot.
fn refusal_detail(ui: Ui, scene: &Kings<'_>, mv: Move, id: &str, why: Markup) -> Markup {
    let held = |seat: Option<Seat>, kind: Kind, at: u8| {
        let player = seat.and_then(|seat| scene.view.players.get(seat.index()));
        player.and_then(|player| player.cards(kind).get(usize::from(at)).copied())
    };
    let card = match mv {
        Move::Choose(character) => {
            return character_detail(ui, character, scene.view.options.treasurer_recruits, id, why);
        }
        Move::Steal(_, action) | Move::PerformOne(action) | Move::Farmer(action) => {
            return action_detail(ui, action, id, why);
        }
        Move::Pile(pile) => scene.view.piles.iter().find(|view| view.pile == pile).and_then(|view| view.top),
        Move::UseAbility => scene
            .viewer
            .seat()
            .and_then(|seat| scene.view.players.get(seat.index())?.subjects.last().copied())
            .map(Card::Subject),
        Move::Own(kind, at) => held(scene.viewer.seat(), kind, at),
        Move::Theirs(kind, at) => match scene.view.decision {
            Some(Prompt::SwapTheirs { with, .. }) => held(Some(with), kind, at),
            _ => None,
        },
        Move::Buy(pile, depth) => {
            let looked = scene.view.looked.iter().find(|looked| looked.pile == pile);
            looked.and_then(|looked| looked.cards.get(usize::from(depth).checked_sub(1)?).copied())
        }
        _ => None,
    };
    match card {
        Some(card) => card_detail(ui, card, id, why),
        None => html! { div.detail popover id=(id) { (why) } },
    }
}

fn character_text(ui: Ui, character: Character, recruits: bool) -> Markup {
    html! {
        header { (rank_plate(ui, character)) h3 { (ui.text(character.key())) } }
        p { (robs(ui, character)) "." @if character.symbol() { " " (ui.text(Word::Symbol)) } }
        ol.list {
            @for &action in character.actions(recruits) { li { (icon(action_icon(action))) span { (ui.text(action.key())) } } }
        }
    }
}

fn character_detail(ui: Ui, character: Character, recruits: bool, id: &str, more: Markup) -> Markup {
    html! { div.detail popover id=(id) { (character_text(ui, character, recruits)) (more) } }
}

fn action_text(ui: Ui, action: Action) -> Markup {
    html! {
        header { h3 { (ui.text(words::perform(action))) } (icon(action_icon(action))) }
        p { (ui.text(Key::of_form("rival-kings-help", "action", action.id()))) }
    }
}

fn action_detail(ui: Ui, action: Action, id: &str, more: Markup) -> Markup {
    html! { div.detail popover id=(id) { (action_text(ui, action)) (more) } }
}

fn card_text(ui: Ui, card: Card) -> Markup {
    let partner = partner(card);
    html! {
        header { span.initial.num { (card.value()) } h3 { (ui.text(card.key())) } (icon(symbol(card))) }
        p.facts { (icon(kind_icon(card.kind()))) span { (ui.text(card.colour().key())) } }
        p { (ui.fill(Word::PartnerIs, &[("partner", ui.text(partner.key())), ("points", &(card.value() + partner.value()).to_string())])) }
        @if let Card::Subject(subject) = card { p { (ui.text(Key::of_form("rival-kings-help", "ability", subject.id()))) } }
    }
}

fn card_detail(ui: Ui, card: Card, id: &str, more: Markup) -> Markup {
    html! { div class={ "detail " (card_suit(card)) } popover id=(id) { (card_text(ui, card)) (more) } }
}

/// What a player owns, in its best arrangement.
pub(crate) fn trophies(ui: Ui, scene: &Kings<'_>, seat: Seat) -> Markup {
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    html! {
        h4 { (ui.text(Word::Arrangement)) }
        (arranged(ui, player))
        @if !player.aside.is_empty() {
            h4 { (ui.text(Word::Aside)) }
            ol.list { @for &character in &player.aside { li { (rank_plate(ui, character)) span { (ui.text(character.key())) } } } }
        }
    }
}

/// What a move does, in the words of the rules.
pub(crate) fn help(ui: Ui, scene: &Kings<'_>, mv: Move) -> Option<String> {
    scene.view.help(mv).map(|help| ui.phrase(&help, scene.names))
}

//! The prompt bar: the question, the reason, and the choices that stand in it.

use curia_core::{Key, Phrase, Seat};
use curia_rival_kings::{Action, Kind, Move, PlayerView, Prompt, Subject};
use maud::{Markup, html};

use super::Kings;
use super::cards::own;
use super::details::{id_of, reason};
use super::words::{self, Word};
use crate::board::Ask;
use crate::table::may;
use crate::ui::Ui;

/// The question before the watcher.
pub(crate) fn ask(ui: Ui, scene: &Kings<'_>) -> Ask<Move> {
    let Some(decision) = &scene.view.decision else {
        return Ask { ask: String::new(), why: html! {}, choices: Vec::new(), primary: None };
    };
    let ask = ui.phrase(&phrase(scene, words::ask(decision), decision), scene.names);
    let choices = scene.legal.iter().copied().filter(|&mv| stands_in_bar(mv) && may(scene, mv)).collect();
    Ask { ask, why: why(ui, scene, decision), choices, primary: primary(scene) }
}

/// True if a choice stands as a button in the bar, not on the table.
fn stands_in_bar(mv: Move) -> bool {
    matches!(
        mv,
        Move::Pass
            | Move::Accept
            | Move::Ward
            | Move::Perform
            | Move::Twice(_)
            | Move::Skip
            | Move::UseAbility
            | Move::EndTurn
            | Move::To(_)
            | Move::UseSmith(_)
            | Move::Opponent(_)
            | Move::Decline
    )
}

/// The usual one.
fn primary(scene: &Kings<'_>) -> Option<Move> {
    [Move::Ward, Move::Perform, Move::UseSmith(true)].into_iter().find(|mv| scene.legal.contains(mv))
}

/// A text with everything that its decision is about.
fn phrase(scene: &Kings<'_>, key: impl Into<Key>, decision: &Prompt) -> Phrase {
    let text = key.into().phrase();
    match *decision {
        Prompt::TownGuard { thief, neutral } => {
            let thief = thief.and_then(|seat| scene.view.players.get(seat.index())?.played).or(neutral);
            text.with_some("card", thief.map(|character| character.key().into()))
        }
        Prompt::SecondAction { action } => text.with("action", action),
        Prompt::End { subject } => text.with("subject", subject),
        Prompt::UseSmith { card, price } => text.with("card", card).with("price", price),
        Prompt::SwapOwn { kind } | Prompt::Look { kind } => text.with("kind", kind),
        Prompt::SwapOpponent { give, .. } | Prompt::TroubadourPile { give } => text.with("card", give),
        Prompt::SwapTheirs { give, with, .. } => text.with("card", give).with("player", with),
        _ => text,
    }
}

fn why(ui: Ui, scene: &Kings<'_>, decision: &Prompt) -> Markup {
    let Some(own) = own(scene) else { return html! {} };
    let help = |key: Key| html! { (ui.text(key)) };
    let ability = |subject: Subject| help(Key::of_form("rival-kings-help", "ability", subject.id()));
    let rich = |phrase: Phrase| ui.rich(&phrase, scene.names, &id_of);
    match *decision {
        Prompt::ChooseCharacter if scene.view.choice.is_some() => html! { (ui.text(Word::WhyChosen)) },
        Prompt::ChooseCharacter => html! { (ui.text(Word::WhyChoose)) },
        Prompt::Gardener => ability(Subject::Gardener),
        Prompt::TownGuard { .. } => {
            html! { @if let Some(text) = super::details::help(ui, scene, Move::Ward) { (text) } }
        }
        Prompt::Steal => {
            let victims: Vec<Seat> = own.victims.iter().collect();
            rich(Word::WhySteal.phrase().with("seats", victims))
        }
        Prompt::OwnAction { action } => match reason(ui, scene, Move::Perform) {
            Some(reason) => html! { (ui.fill(Word::WhyCannot, &[("reason", &reason)])) },
            None => rich(own_action(own, action)),
        },
        Prompt::StolenAction { action } => rich(Word::WhyStolen.phrase().with("help", action_help(action).phrase())),
        Prompt::TiedAction => html! { (ui.text(Word::WhyTied)) },
        Prompt::SecondAction { .. } => ability(Subject::Sailor),
        Prompt::End { subject } => ability(subject),
        Prompt::PassTo => html! { (ui.count(Word::WhyMarker, usize::from(own.markers))) },
        Prompt::TakeMoney => html! { (ui.text(Word::WhyMoney)) },
        Prompt::RecruitSubject => html! { (ui.count(Word::WhyRecruit, usize::from(own.coins.value()))) },
        Prompt::BuyBuilding => html! { (ui.count(Word::WhyCoins, usize::from(own.coins.value()))) },
        Prompt::UseSmith { .. } => ability(Subject::Smith),
        Prompt::Farmer => ability(Subject::Farmer),
        Prompt::SwapOwn { kind } | Prompt::SwapOpponent { kind, .. } | Prompt::SwapTheirs { kind, .. } => match kind {
            Kind::Building => ability(Subject::LadyInWaiting),
            Kind::Subject => ability(Subject::Bishop),
        },
        Prompt::TroubadourOwn | Prompt::TroubadourPile { .. } => ability(Subject::Troubadour),
        Prompt::Look { .. } => html! { (ui.count(Word::WhyLook, usize::from(own.coins.value()))) },
    }
}

fn action_help(action: Action) -> Key {
    Key::of_form("rival-kings-help", "action", action.id())
}

/// Which of the actions of the character it is, and what it does.
fn own_action(own: &PlayerView, action: Action) -> Phrase {
    let place = own.actions.iter().position(|&of| of == action).unwrap_or_default() + 1;
    Word::WhyOwn
        .phrase()
        .with("place", place)
        .with("count", own.actions.len())
        .with_some("card", own.played.map(|character| character.key().into()))
        .with("help", action_help(action).phrase())
}

/// Buttons whose result is worth naming.
pub(crate) fn button(ui: Ui, scene: &Kings<'_>, mv: Move) -> Option<String> {
    let action = match scene.view.decision {
        Some(Prompt::OwnAction { action } | Prompt::StolenAction { action } | Prompt::SecondAction { action }) => {
            Some(action)
        }
        _ => None,
    };
    match mv {
        Move::Perform => action.map(|action| ui.text(words::perform(action)).to_owned()),
        Move::Skip if action.is_none() => Some(ui.text(Word::NoAction).to_owned()),
        Move::Skip => Some(ui.text(Word::NotNow).to_owned()),
        Move::UseAbility => {
            let subject = own(scene)?.subjects.last()?;
            Some(ui.fill(Word::UseAbility, &[("subject", ui.text(subject.key()))]))
        }
        Move::EndTurn => Some(ui.text(Word::EndTurn).to_owned()),
        _ => None,
    }
}

/// What the others read: who does what.
pub(crate) fn waiting(ui: Ui, scene: &Kings<'_>) -> Option<String> {
    let decision = scene.view.decision.as_ref()?;
    let names: Vec<String> = scene.asking.shown.iter().map(|seat| scene.names.get(seat).into_owned()).collect();
    Some(ui.fill(words::wait(decision), &[("who", &ui.list(&names))]))
}

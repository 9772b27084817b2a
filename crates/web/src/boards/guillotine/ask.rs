//! The prompt bar: the question, the reason, and the choices that stand in it.

use curia_core::Key;
use curia_guillotine::{Card, Decision, Move, Prompt};
use maud::{Markup, html};

use super::Court;
use super::details::id_of;
use super::words::{self, Word};
use crate::board::Ask;
use crate::table::may;
use crate::ui::Ui;

/// The question before the watcher; in a window what everybody reads.
pub(crate) fn ask(ui: Ui, scene: &Court<'_>) -> Ask<Move> {
    let Some(decision) = scene.view.decision else {
        return Ask { ask: String::new(), why: html! {}, choices: Vec::new(), primary: None };
    };
    let ask = say(ui, scene, words::ask(decision));
    let why = why(ui, scene, decision);
    let (choices, primary) = choices(scene, decision);
    Ask { ask, why, choices, primary }
}

/// A text with everything in question: card, noble, player, number.
fn say(ui: Ui, scene: &Court<'_>, key: impl Into<Key>) -> String {
    ui.phrase(&phrase(scene, key), scene.names)
}

fn phrase(scene: &Court<'_>, key: impl Into<Key>) -> curia_core::Phrase {
    let prompt: Option<&Prompt> = scene.prompt.as_ref();
    let noble = match scene.view.chosen_place {
        Some(place) => scene.view.line.get(usize::from(place)),
        None => scene.view.line.first(),
    };
    let player = prompt.and_then(|prompt| prompt.player).unwrap_or(scene.view.active);
    key.into()
        .phrase()
        .with("card", scene.view.in_play.map_or(Word::NoCard.key(), Card::key))
        .with("noble", noble.map_or(Word::Nobody.key(), |noble| noble.key()))
        .with("player", player)
        .with("count", prompt.map_or(1, |prompt| prompt.count))
}

fn why(ui: Ui, scene: &Court<'_>, decision: Decision) -> Markup {
    let explain = &|key: Key| id_of(key);
    match (decision, scene.view.in_play) {
        (Decision::ChooseAction, _) => {
            let key = if scene.view.no_cards {
                Word::WhyRushed
            } else if scene.view.behead_due == 0 || scene.view.line.is_empty() {
                Word::WhyActionOnly
            } else {
                Word::WhyAction
            };
            ui.rich(&phrase(scene, key), scene.names, explain)
        }
        (Decision::ReactWait, _) => ui.rich(&phrase(scene, Word::WhyWindow), scene.names, explain),
        (Decision::FinalCards, _) => html! { (ui.text(Word::WhyFinal)) },
        (Decision::PlaceClown, _) => html! { (ui.text(Word::WhyClown)) },
        (Decision::InnocentDiscard, _) => html! { (ui.text(Word::WhyInnocent)) },
        (Decision::InfightingDiscard, _) => ui.rich(&phrase(scene, Word::WhyInfighting), scene.names, explain),
        (_, Some(card)) => {
            let played = Word::WhyCard.phrase().with("card", card.key()).with("help", card.help());
            ui.rich(&played, scene.names, explain)
        }
        _ => html! {},
    }
}

/// The buttons of the bar and the usual one among them.
fn choices(scene: &Court<'_>, decision: Decision) -> (Vec<Move>, Option<Move>) {
    let legal = |wanted: &dyn Fn(Move) -> bool| -> Vec<Move> {
        scene.legal.iter().copied().filter(|&mv| wanted(mv) && may(scene, mv)).collect()
    };
    match decision {
        Decision::ChooseAction => {
            (legal(&|mv| matches!(mv, Move::Skip | Move::DiscardCallousGuards)), Some(Move::Skip))
        }
        Decision::FinalCards => (legal(&|mv| mv == Move::Done), Some(Move::Done)),
        Decision::ChoosePlayer | Decision::PlaceClown => (legal(&|mv| matches!(mv, Move::Player(_))), None),
        // Only whoever holds the card has a button; a pass needs none.
        Decision::ReactWait => {
            let react = Move::Play(Card::ConfusionInLine);
            (legal(&|mv| mv == react), Some(react))
        }
        _ => (Vec::new(), None),
    }
}

/// Buttons whose result is worth naming.
pub(crate) fn button(ui: Ui, scene: &Court<'_>, mv: Move) -> Option<String> {
    match mv {
        Move::Skip if scene.view.behead_due > 0 && !scene.view.line.is_empty() => {
            Some(say(ui, scene, Word::SkipBehead))
        }
        Move::Play(Card::ConfusionInLine) if scene.view.window => Some(ui.text(Word::React).to_owned()),
        _ => None,
    }
}

/// What the others read: who does what.
pub(crate) fn waiting(ui: Ui, scene: &Court<'_>) -> Option<String> {
    let decision = scene.view.decision?;
    let names: Vec<String> = scene.asking.shown.iter().map(|seat| scene.names.get(seat).into_owned()).collect();
    let card = scene.view.in_play.map_or(Word::NoCard.key(), Card::key);
    Some(ui.fill(words::wait(decision), &[("who", &ui.list(&names)), ("card", ui.text(card))]))
}

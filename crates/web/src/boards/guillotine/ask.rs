//! The prompt bar: the question, the reason, and the choices that stand in it.

use curia_core::{Key, Seat};
use curia_guillotine::{Card, Move, Prompt};
use maud::{Markup, html};

use super::Court;
use super::details::id_of;
use super::words::{self, Word};
use crate::board::Ask;
use crate::table::may;
use crate::ui::Ui;

/// The question before the watcher; in a window what everybody reads.
pub(crate) fn ask(ui: Ui, scene: &Court<'_>) -> Ask<Move> {
    let Some(decision) = &scene.view.decision else {
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
    let (player, count) = scene.prompt.as_ref().map_or((None, 1), in_question);
    let noble = match scene.view.chosen_place {
        Some(place) => scene.view.line.get(usize::from(place)),
        None => scene.view.line.first(),
    };
    key.into()
        .phrase()
        .with("card", scene.view.in_play.map_or(Word::NoCard.key(), Card::key))
        .with("noble", noble.map_or(Word::Nobody.key(), |noble| noble.key()))
        .with("player", player.unwrap_or(scene.view.active))
        .with("count", count)
}

/// The player and the number that a question is about.
fn in_question(prompt: &Prompt) -> (Option<Seat>, u8) {
    match *prompt {
        Prompt::ChooseAction { count, .. }
        | Prompt::ChooseDistance { count, .. }
        | Prompt::OrderNext { count, .. }
        | Prompt::ChooseLateArrival { count, .. } => (None, count),
        Prompt::InfightingDiscard { player, count, .. } => (Some(player), count),
        Prompt::ChooseVictimCard { player, .. }
        | Prompt::ClericalPick { player, .. }
        | Prompt::ReactWait { player, .. } => (Some(player), 1),
        _ => (None, 1),
    }
}

fn why(ui: Ui, scene: &Court<'_>, decision: &Prompt) -> Markup {
    let explain = &|key: Key| id_of(key);
    match (decision, scene.view.in_play) {
        (Prompt::ChooseAction { .. }, _) => {
            let key = if scene.view.no_cards {
                Word::WhyRushed
            } else if scene.view.behead_due == 0 || scene.view.line.is_empty() {
                Word::WhyActionOnly
            } else {
                Word::WhyAction
            };
            ui.rich(&phrase(scene, key), scene.names, explain)
        }
        (Prompt::ReactWait { .. }, _) => ui.rich(&phrase(scene, Word::WhyWindow), scene.names, explain),
        (Prompt::FinalCards, _) => html! { (ui.text(Word::WhyFinal)) },
        (Prompt::PlaceClown, _) => html! { (ui.text(Word::WhyClown)) },
        (Prompt::InnocentDiscard, _) => html! { (ui.text(Word::WhyInnocent)) },
        (Prompt::InfightingDiscard { .. }, _) => ui.rich(&phrase(scene, Word::WhyInfighting), scene.names, explain),
        (_, Some(card)) => {
            let played = Word::WhyCard.phrase().with("card", card.key()).with("help", card.help());
            ui.rich(&played, scene.names, explain)
        }
        _ => html! {},
    }
}

/// The buttons of the bar and the usual one among them.
fn choices(scene: &Court<'_>, decision: &Prompt) -> (Vec<Move>, Option<Move>) {
    let legal = |wanted: &dyn Fn(Move) -> bool| -> Vec<Move> {
        scene.legal.iter().copied().filter(|&mv| wanted(mv) && may(scene, mv)).collect()
    };
    match decision {
        Prompt::ChooseAction { .. } => {
            (legal(&|mv| matches!(mv, Move::Skip | Move::DiscardCallousGuards)), Some(Move::Skip))
        }
        Prompt::FinalCards => (legal(&|mv| mv == Move::Done), Some(Move::Done)),
        Prompt::ChoosePlayer { .. } | Prompt::PlaceClown => (legal(&|mv| matches!(mv, Move::Player(_))), None),
        Prompt::ReactWait { .. } => {
            let react = Move::Play(Card::ConfusionInLine);
            (legal(&|mv| mv == react || mv == Move::Pass), Some(react))
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
        Move::Pass => Some(ui.text(Word::LetPass).to_owned()),
        _ => None,
    }
}

/// What the others read: who does what.
pub(crate) fn waiting(ui: Ui, scene: &Court<'_>) -> Option<String> {
    let decision = scene.view.decision.as_ref()?;
    let names: Vec<String> = scene.asking.shown.iter().map(|seat| scene.names.get(seat).into_owned()).collect();
    let card = scene.view.in_play.map_or(Word::NoCard.key(), Card::key);
    Some(ui.fill(words::wait(decision), &[("who", &ui.list(&names)), ("card", ui.text(card))]))
}

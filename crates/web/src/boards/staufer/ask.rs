//! The prompt bar: the question, the reason, and the choices that stand in it.

use curia_core::{Arg, Key, Phrase};
use curia_staufer::data::PRIVILEGE_PRICE;
use curia_staufer::{Direction, Move, PhaseName, Prompt};
use maud::html;

use super::Reich;
use super::details::id_of;
use super::words::{self, Word};
use crate::board::Ask;
use crate::table::may;
use crate::ui::Ui;

/// The question before the watcher.
pub(crate) fn ask(ui: Ui, scene: &Reich<'_>) -> Ask<Move> {
    let Some(prompt) = &scene.prompt else {
        return Ask { ask: String::new(), why: html! {}, choices: Vec::new(), primary: None };
    };
    let choices: Vec<Move> = scene.legal.iter().copied().filter(|&mv| stands_in_bar(mv) && may(scene, mv)).collect();
    let primary = [Move::Confirm, Move::EndTurn].into_iter().find(|mv| choices.contains(mv));
    Ask {
        ask: ui.phrase(&filled(scene, words::ask(prompt)), scene.names),
        why: ui.rich(&filled(scene, why(scene, prompt).key()), scene.names, &|key: Key| id_of(key)),
        choices,
        primary,
    }
}

/// True if a choice stands as a button in the bar, not on the table.
fn stands_in_bar(mv: Move) -> bool {
    matches!(
        mv,
        Move::Supply
            | Move::Appoint
            | Move::BuyPrivilege
            | Move::EndTurn
            | Move::Muster(None)
            | Move::ChooseDirection(_)
            | Move::Confirm
            | Move::MessengerPick(None)
            | Move::RecallPick(None)
            | Move::HomecomingPick(None)
            | Move::RetinuePick(_)
    )
}

/// A text with everything in question.
fn filled(scene: &Reich<'_>, key: Key) -> Phrase {
    let view = scene.view;
    let mut phrase = key.phrase().with("need", PRIVILEGE_PRICE);
    if let Some(own) = view.own() {
        phrase = phrase.with("court", own.court.total());
    }
    if let Some(plan) = &view.plan {
        phrase = phrase.with("office", plan.office).with("target", plan.office.province());
        let way = plan.direction.unwrap_or(Direction::Clockwise);
        if let Some(road) = view.road(plan.seat, plan.office, way, plan.used) {
            phrase = phrase.with("total", road.total).with("missing", road.missing).with("have", road.have);
        }
    }
    if let Some(gain) = view.gain {
        phrase = phrase.with("figure", gain.figure);
    }
    match scene.prompt {
        Some(Prompt::TurnMenu { left } | Prompt::RecallPick { left, .. }) => phrase.with("left", left),
        Some(Prompt::PayFigure { province, left } | Prompt::HomecomingPick { province, left }) => {
            phrase.with("left", left).with("province", province)
        }
        Some(Prompt::ChestPick { province } | Prompt::RetinuePick { province, .. }) => {
            phrase.with("province", province)
        }
        Some(Prompt::QuartermasterField { field } | Prompt::Muster { field }) => phrase.with("field", field),
        _ => phrase,
    }
}

/// What caused the question and what limits it.
fn why(scene: &Reich<'_>, prompt: &Prompt) -> Word {
    let legal = |mv: Move| scene.legal.contains(&mv);
    match prompt {
        Prompt::TurnMenu { .. } if !legal(Move::Appoint) => Word::WhyTurnPoor,
        Prompt::TurnMenu { .. } => Word::WhyTurn,
        Prompt::EndMenu => Word::WhyEnd,
        Prompt::GainSource { .. } => Word::WhyGain,
        Prompt::SupplyField => Word::WhySupply,
        Prompt::QuartermasterField { .. } => Word::WhyQuartermaster,
        Prompt::Muster { .. } => Word::WhyMuster,
        Prompt::ChooseOffice { .. } => Word::WhyOffice,
        Prompt::ChooseDirection { .. } => Word::WhyDirection,
        Prompt::ChooseModifier { .. } if !legal(Move::Confirm) => Word::WhyModifierMust,
        Prompt::ChooseModifier { .. } => Word::WhyModifier,
        Prompt::SeatFigure { .. } => Word::WhySeat,
        Prompt::PayFigure { .. } => Word::WhyPay,
        Prompt::MessengerPick => Word::WhyMessenger,
        Prompt::ChoosePrivilege => Word::WhyPrivilege,
        Prompt::RecallPick { bonus: None, .. } => Word::WhyRecall,
        Prompt::RecallPick { .. } => Word::WhyRecallBonus,
        Prompt::ChestPick { .. } => Word::WhyChest,
        Prompt::HomecomingPick { .. } => Word::WhyHome,
        Prompt::RetinuePick { .. } => Word::WhyRetinue,
    }
}

/// The chests to choose from, which may lie out of sight.
pub(crate) fn echoes(scene: &Reich<'_>) -> Vec<Move> {
    scene.legal.iter().copied().filter(|&mv| matches!(mv, Move::ChestPick(..)) && may(scene, mv)).collect()
}

/// What a button of the bar says.
pub(crate) fn button(ui: Ui, scene: &Reich<'_>, mv: Move) -> Option<String> {
    let text = match mv {
        Move::Supply => Word::GoSupply,
        Move::Appoint => Word::GoAppoint,
        Move::BuyPrivilege => Word::GoBuy,
        Move::EndTurn => Word::GoEnd,
        Move::Muster(None) => Word::GoNoMuster,
        Move::MessengerPick(None) => Word::GoNobody,
        Move::RecallPick(None) | Move::HomecomingPick(None) => Word::GoNoMore,
        Move::RetinuePick(kind) => Word::keep(kind),
        Move::Confirm => return Some(total(ui, scene, Word::GoPay, None)),
        Move::ChooseDirection(way) => return Some(total(ui, scene, Word::ride(way), Some(way))),
        _ => return None,
    };
    Some(ui.text(text).to_owned())
}

/// A text with what the appointment costs, this way or the chosen one.
fn total(ui: Ui, scene: &Reich<'_>, word: Word, way: Option<Direction>) -> String {
    let plan = scene.view.plan.as_ref();
    let road = plan.and_then(|plan| {
        let way = way.or(plan.direction).unwrap_or(Direction::Clockwise);
        scene.view.road(plan.seat, plan.office, way, plan.used)
    });
    ui.count(word, road.map_or(0, |road| usize::from(road.total)))
}

/// What the others read: who does what.
pub(crate) fn waiting(ui: Ui, scene: &Reich<'_>) -> Option<String> {
    let names: Vec<String> = scene.asking.shown.iter().map(|seat| scene.names.get(seat).into_owned()).collect();
    let word = waits(scene.view.phase)?;
    let office = scene.view.plan.as_ref().map(|plan| ui.arg(&Arg::from(plan.office), scene.names));
    let office = office.unwrap_or_default();
    Some(ui.fill(word, &[("who", &ui.list(&names)), ("office", &office)]))
}

/// What somebody is deciding; nothing while nobody is asked.
fn waits(phase: PhaseName) -> Option<Word> {
    Some(match phase {
        PhaseName::TurnMenu => Word::WaitTurn,
        PhaseName::EndMenu => Word::WaitEnd,
        PhaseName::GainSource => Word::WaitGain,
        PhaseName::SupplyField | PhaseName::QuartermasterField | PhaseName::Muster => Word::WaitSupply,
        PhaseName::ChooseOffice => Word::WaitOffice,
        PhaseName::ChooseDirection | PhaseName::ChooseModifier | PhaseName::SeatFigure | PhaseName::PayFigure => {
            Word::WaitAppoint
        }
        PhaseName::ChoosePrivilege => Word::WaitPrivilege,
        PhaseName::MessengerPick | PhaseName::RecallPick => Word::WaitPick,
        PhaseName::ChestPick => Word::WaitChest,
        PhaseName::HomecomingPick => Word::WaitHome,
        PhaseName::RetinuePick => Word::WaitRetinue,
        PhaseName::TurnsOver
        | PhaseName::Scoring
        | PhaseName::Clearing
        | PhaseName::Refilling
        | PhaseName::Journey
        | PhaseName::Jobs
        | PhaseName::Over => return None,
    })
}

//! What Rival Kings explains to somebody who plays it for the first time, and when.

use curia_core::{Key, Named, Seat};
use curia_rival_kings::{Action, Conflict, CyclePhase, Prompt, Subject};

use super::Kings;
use super::lords::FIRST_LORD;
use super::words::{lesson_text, lesson_title};
use crate::lesson::{Lesson, Spot};

/// A pile with so few cards is soon empty.
const FEW: u8 = 2;

/// What is explained. Of those that a moment brings up, the first is told first: what cannot wait stands before what can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
enum Topic {
    Goal,
    Turn,
    Committed,
    Ranks,
    Tied,
    Robbed,
    Steal,
    Neutral,
    Actions,
    Skip,
    Money,
    Recruit,
    Buy,
    Markers,
    Ability,
    Look,
    Phases,
    Active,
    Pairs,
    SecondCycle,
    End,
    Result,
}

/// The keys of all titles and texts.
pub(super) fn keys() -> impl Iterator<Item = Key> {
    Topic::IDS.iter().flat_map(|id| [lesson_title(id), lesson_text(id)])
}

/// The lessons of the moment; somebody who only watches has none.
pub(super) fn lessons(scene: &Kings<'_>) -> Vec<Lesson> {
    let Some(me) = scene.viewer.seat() else { return Vec::new() };
    let lesson = |&topic: &Topic| {
        let (id, at) = (topic.id(), spot(scene, me, topic)?);
        Some(Lesson { id, title: lesson_title(id), text: lesson_text(id), at })
    };
    Topic::ALL.iter().filter_map(lesson).collect()
}

/// What a topic speaks of, as long as its moment lasts.
fn spot(scene: &Kings<'_>, me: Seat, topic: Topic) -> Option<Spot> {
    if scene.view.phase == CyclePhase::Over {
        return (topic == Topic::Result).then_some(Spot::Result);
    }
    match scene.prompt {
        Some(prompt) => of_question(scene, prompt, topic).or_else(|| of_table(scene, me, topic)),
        None => of_table(scene, me, topic),
    }
}

/// What a question brings up.
fn of_question(scene: &Kings<'_>, prompt: Prompt, topic: Topic) -> Option<Spot> {
    let here = match (topic, prompt) {
        (Topic::Turn, Prompt::ChooseCharacter) => return Some(Spot::Hand),
        (Topic::Steal, Prompt::Steal)
        | (Topic::Actions, Prompt::OwnAction { .. })
        | (Topic::Look, Prompt::Look { .. }) => true,
        (Topic::Skip, Prompt::OwnAction { action }) => action != Action::SettleConflict,
        (Topic::Markers, Prompt::OwnAction { action }) => {
            matches!(action, Action::SettleConflict | Action::PassConflict)
        }
        (Topic::Money, Prompt::TakeMoney)
        | (Topic::Recruit, Prompt::RecruitSubject)
        | (Topic::Buy, Prompt::BuyBuilding) => {
            return Some(Spot::Strip);
        }
        (Topic::Ability, _) => scene.legal.contains(&curia_rival_kings::Move::UseAbility),
        _ => false,
    };
    here.then_some(Spot::Prompt)
}

/// What comes up whoever is asked.
fn of_table(scene: &Kings<'_>, me: Seat, topic: Topic) -> Option<Spot> {
    let view = scene.view;
    let own = view.players.get(me.index())?;
    let row = Spot::Piece(FIRST_LORD + me.index());
    let acting = view.phase == CyclePhase::Actions && own.played.is_some();
    let robbed = |conflict: &Conflict| matches!(conflict, Conflict::Theft { victim, .. } if *victim == me);
    let cards = own.buildings.len() + own.subjects.len();
    let first_round = view.round == 1 && view.cycle == 1;
    match topic {
        Topic::Goal => (first_round && view.phase == CyclePhase::Characters).then_some(Spot::Strip),
        Topic::Phases => (view.round == 1 && view.phase == CyclePhase::Characters).then_some(Spot::Prompt),
        Topic::Committed => (view.choice.is_some()).then_some(Spot::Hand),
        Topic::Ranks => acting.then_some(row),
        Topic::Tied => (acting && own.tied).then_some(row),
        Topic::Robbed => (acting && view.conflicts.iter().any(robbed)).then_some(row),
        Topic::Neutral => (acting && view.neutral.is_some()).then_some(Spot::Piece(FIRST_LORD + 9)),
        Topic::Active => own.subjects.last().filter(|&&active| active != Subject::Gardener).map(|_| Spot::Hand),
        Topic::Pairs => (cards > 1).then_some(Spot::Player(me)),
        Topic::SecondCycle => (view.cycle == 2 && view.phase == CyclePhase::Characters).then_some(Spot::Hand),
        Topic::End => view.piles.iter().find(|pile| pile.count <= FEW).map(|_| Spot::Strip),
        _ => None,
    }
}

//! What Guillotine explains to somebody who plays it for the first time, and when.

use curia_core::{Key, Named, Seat};
use curia_guillotine::{Ability, Colour, DAYS, Kind, Move, Noble, Prompt, TurnStep};
use curia_table::Undo;

use super::Court;
use super::words::{lesson_text, lesson_title};
use crate::lesson::{Lesson, Spot};

/// So many nobles at the front soon concern whoever is to move.
const NEAR: usize = 3;

/// What is explained. Of those that a moment brings up, the first is told first: what cannot wait stands before what can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
enum Topic {
    Goal,
    Turn,
    Front,
    Target,
    Judge,
    Grey,
    Robespierre,
    Fast,
    Guard,
    Tragic,
    Pair,
    LastDay,
    NewDay,
    Dusk,
    Hand,
    Worth,
    Trophies,
    Ability,
    TableCard,
    Pause,
    Final,
    Result,
}

/// The keys of all titles and texts.
pub(super) fn keys() -> impl Iterator<Item = Key> {
    Topic::IDS.iter().flat_map(|id| [lesson_title(id), lesson_text(id)])
}

/// The lessons of the moment; somebody who only watches has none.
pub(super) fn lessons(scene: &Court<'_>) -> Vec<Lesson> {
    let Some(me) = scene.viewer.seat() else { return Vec::new() };
    let lesson = |&topic: &Topic| {
        let (id, at) = (topic.id(), spot(scene, me, topic)?);
        Some(Lesson { id, title: lesson_title(id), text: lesson_text(id), at })
    };
    Topic::ALL.iter().filter_map(lesson).collect()
}

/// What a topic speaks of, as long as its moment lasts.
fn spot(scene: &Court<'_>, me: Seat, topic: Topic) -> Option<Spot> {
    match scene.view.step {
        TurnStep::Over => (topic == Topic::Result).then_some(Spot::Result),
        TurnStep::Final => (topic == Topic::Final).then_some(Spot::Prompt),
        _ if matches!(scene.prompt, Some(Prompt::ChooseAction { .. })) => {
            of_turn(scene, topic).or_else(|| of_day(scene, me, topic))
        }
        _ => of_day(scene, me, topic),
    }
}

/// What comes up when the watcher may play a card.
fn of_turn(scene: &Court<'_>, topic: Topic) -> Option<Spot> {
    let line = &scene.view.line;
    let piece = |noble: &Noble| Spot::Piece(noble.index());
    let front = |wanted: &dyn Fn(&Noble) -> bool| line.first().filter(|noble| wanted(noble)).map(piece);
    let near = |wanted: &dyn Fn(&Noble) -> bool| line.iter().take(NEAR).find(|noble| wanted(noble)).map(piece);
    match topic {
        Topic::Turn => Some(Spot::Prompt),
        Topic::Front => front(&|_| true),
        Topic::Judge => front(&|noble| noble.is_judge()),
        Topic::Grey => front(&|noble| noble.colour() == Colour::Grey),
        Topic::Robespierre => near(&|&noble| noble == Noble::ROBESPIERRE),
        Topic::Fast => near(&|noble| noble.kind() == Kind::FastNoble),
        Topic::Guard => near(&|noble| noble.is_guard()),
        Topic::Tragic => near(&|&noble| noble == Noble::TRAGIC_FIGURE),
        Topic::Pair => near(&|noble| noble.ability() == Ability::Pair),
        Topic::Ability => near(&|noble| {
            use Ability::{AddNoble, Clown, DiscardOne, ExtraDraw, Spy};
            matches!(noble.ability(), AddNoble | Clown | DiscardOne | ExtraDraw | Spy)
        }),
        Topic::Hand => scene.legal.iter().any(|mv| matches!(mv, Move::Play(_))).then_some(Spot::Hand),
        _ => None,
    }
}

/// What comes up whoever is to move.
fn of_day(scene: &Court<'_>, me: Seat, topic: Topic) -> Option<Spot> {
    let view = scene.view;
    // The first turns of a day: each of two players has one of them.
    let morning = view.turn <= 2;
    let own = view.player(me).filter(|player| !player.pile.is_empty());
    match topic {
        Topic::Goal => (view.day == 1 && morning).then_some(Spot::Strip),
        Topic::NewDay => (view.day == 2 && morning).then_some(Spot::Strip),
        Topic::LastDay => (view.day == DAYS).then_some(Spot::Strip),
        Topic::Dusk => (view.day < DAYS && (1..=NEAR).contains(&view.line.len())).then_some(Spot::Strip),
        // Only of what can be taken back is it said that it can.
        Topic::Target => (scene.prompt.is_some() && matches!(scene.undo, Undo::Free(_)) && view.in_play.is_some())
            .then_some(Spot::Prompt),
        Topic::Pause => view.window.then_some(Spot::Prompt),
        // What a head is worth is told when there is one.
        Topic::Worth => own.and(view.line.first()).map(|noble| Spot::Piece(noble.index())),
        Topic::Trophies => own.filter(|player| player.points.is_some()).map(|player| Spot::Player(player.seat)),
        Topic::TableCard => {
            view.players.iter().find(|player| !player.table.is_empty()).map(|player| Spot::Player(player.seat))
        }
        _ => None,
    }
}

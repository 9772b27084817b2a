//! What The Staufer Dynasty explains to somebody who plays it for the first time, and when.

use curia_core::{Key, Named, Seat};
use curia_staufer::data::{Chest, Colour};
use curia_staufer::{Move, PhaseName, Prompt};

use super::panel::of_colour;
use super::words::{lesson_text, lesson_title};
use super::{Reich, ring, supply, tracks};
use crate::lesson::{Lesson, Spot};
use crate::table::may;

/// What is explained. Of those that a moment brings up, the first is told first: what cannot wait stands before what can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
enum Topic {
    Goal,
    Turn,
    SupplyField,
    Office,
    Seat,
    Pay,
    Modifier,
    Recall,
    Gain,
    Seals,
    Privilege,
    Bonus,
    Scoring,
    Tracks,
    Markers,
    Jobs,
    Chests,
    Relics,
    PaySpace,
    King,
    LastRound,
    Result,
}

/// The keys of all titles and texts.
pub(super) fn keys() -> impl Iterator<Item = Key> {
    Topic::IDS.iter().flat_map(|id| [lesson_title(id), lesson_text(id)])
}

/// The lessons of the moment; somebody who only watches has none.
pub(super) fn lessons(scene: &Reich<'_>) -> Vec<Lesson> {
    let Some(me) = scene.viewer.seat() else { return Vec::new() };
    let lesson = |&topic: &Topic| {
        let (id, at) = (topic.id(), spot(scene, me, topic)?);
        Some(Lesson { id, title: lesson_title(id), text: lesson_text(id), at })
    };
    Topic::ALL.iter().filter_map(lesson).collect()
}

/// What a topic speaks of, as long as its moment lasts.
fn spot(scene: &Reich<'_>, me: Seat, topic: Topic) -> Option<Spot> {
    if scene.view.phase == PhaseName::Over {
        return (topic == Topic::Result).then_some(Spot::Result);
    }
    of_question(scene, topic).or_else(|| of_table(scene, me, topic))
}

/// What comes up when the watcher is asked.
fn of_question(scene: &Reich<'_>, topic: Topic) -> Option<Spot> {
    let prompt = scene.prompt.as_ref()?;
    let field = scene.view.fields.first().map(|field| Spot::Piece(supply::piece(field.field)));
    let office = scene.legal.iter().find_map(|mv| match mv {
        Move::ChooseOffice(office) => Some(Spot::Piece(ring::office_piece(*office))),
        _ => None,
    });
    match (topic, prompt) {
        (Topic::Turn, Prompt::TurnMenu { .. }) => Some(Spot::Prompt),
        (Topic::SupplyField, Prompt::SupplyField) => field,
        (Topic::Office, Prompt::ChooseOffice { .. }) => office,
        (Topic::Seat, Prompt::SeatFigure { .. }) | (Topic::Pay, Prompt::PayFigure { .. }) => Some(Spot::Hand),
        (Topic::Modifier, Prompt::ChooseModifier { .. }) => Some(Spot::Hand),
        (Topic::Recall, Prompt::RecallPick { .. }) | (Topic::Gain, Prompt::GainSource { .. }) => Some(Spot::Strip),
        (Topic::Seals, _) => may(scene, Move::BuyPrivilege).then_some(Spot::Prompt),
        (Topic::Privilege, Prompt::ChoosePrivilege) => {
            let offer = scene.view.privileges.first()?;
            Some(Spot::Piece(supply::privilege_piece(offer.privilege)))
        }
        (Topic::Bonus, Prompt::ChestPick { province } | Prompt::HomecomingPick { province, .. }) => {
            Some(Spot::Piece(ring::piece(*province)))
        }
        _ => None,
    }
}

/// What comes up whoever is to decide.
fn of_table(scene: &Reich<'_>, me: Seat, topic: Topic) -> Option<Spot> {
    let view = scene.view;
    let own = view.own()?;
    let here = |spot: Spot| move |there: bool| there.then_some(spot);
    match topic {
        Topic::Goal => here(Spot::Strip)(view.round == 1 && view.tracks.gone == 0),
        Topic::Scoring => here(Spot::Piece(ring::piece(view.first)))(view.round == 2 && view.tracks.gone == 0),
        Topic::Tracks => {
            let moved = !view.tracks.supply.is_empty() && !view.tracks.appoint.is_empty();
            here(Spot::Piece(tracks::piece(view.round)))(moved && view.round == 1)
        }
        Topic::Markers => here(Spot::Piece(ring::piece(view.preview)))(view.round == 1 && view.tracks.gone > 1),
        Topic::Jobs => here(Spot::Hand)(view.round == 1 && view.tracks.gone > 2),
        Topic::Chests => here(Spot::Player(me))(of_colour(own, Colour::Turquoise) > 0),
        Topic::Relics => here(Spot::Player(me))(own.chests[Chest::Relic] > 0),
        Topic::PaySpace => {
            let paid = view
                .provinces
                .iter()
                .find(|province| province.pay.get(me.index()).is_some_and(|figures| !figures.is_empty()))?;
            Some(Spot::Piece(ring::piece(paid.province)))
        }
        Topic::King => here(Spot::Piece(ring::piece(view.king)))(view.round == 2),
        Topic::LastRound => here(Spot::Hand)(view.last_round()),
        _ => None,
    }
}

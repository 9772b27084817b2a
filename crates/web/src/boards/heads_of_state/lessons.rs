//! What Heads of State explains to somebody who plays it for the first time, and when.

use curia_core::{Key, Named, Seat};
use curia_heads_of_state::data::{Area, Century, Rank};
use curia_heads_of_state::{Move, PhaseName, Prompt};

use super::States;
use super::art::{PILE, TREACHERY_PILE, area_piece, box_piece, country_piece, rank_piece, slot_piece};
use super::market::looms;
use super::words::{lesson_text, lesson_title};
use crate::lesson::{Lesson, Spot};

/// What is explained. Of those that a moment brings up, the first is told first: what cannot wait stands before what can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
enum Topic {
    Goal,
    Draw,
    Option,
    Raise,
    Pay,
    Take,
    Strike,
    Target,
    Gap,
    Discard,
    Trim,
    Revolution,
    Costs,
    Marker,
    Country,
    Influence,
    Race,
    Dynasty,
    Pile,
    Century,
    Hand,
    Result,
}

/// The keys of all titles and texts.
pub(super) fn keys() -> impl Iterator<Item = Key> {
    Topic::IDS.iter().flat_map(|id| [lesson_title(id), lesson_text(id)])
}

/// The lessons of the moment; somebody who only watches has none.
pub(super) fn lessons(scene: &States<'_>) -> Vec<Lesson> {
    let Some(me) = scene.viewer.seat() else { return Vec::new() };
    let lesson = |&topic: &Topic| {
        let (id, at) = (topic.id(), spot(scene, me, topic)?);
        Some(Lesson { id, title: lesson_title(id), text: lesson_text(id), at })
    };
    Topic::ALL.iter().filter_map(lesson).collect()
}

/// What a topic speaks of, as long as its moment lasts.
fn spot(scene: &States<'_>, me: Seat, topic: Topic) -> Option<Spot> {
    if scene.view.phase == PhaseName::Over {
        return (topic == Topic::Result).then_some(Spot::Result);
    }
    of_question(scene, topic).or_else(|| of_table(scene, me, topic))
}

/// What comes up when the watcher is asked.
fn of_question(scene: &States<'_>, topic: Topic) -> Option<Spot> {
    let box_of = |wanted: fn(&Move) -> Option<usize>| scene.legal.iter().find_map(wanted).map(Spot::Piece);
    let place = |mv: &Move| if let Move::Place(at) = mv { Some(box_piece(*at)) } else { None };
    let target = |mv: &Move| if let Move::Target(at) = mv { Some(box_piece(*at)) } else { None };
    let slot = || scene.view.display.iter().position(Option::is_some).map(|slot| Spot::Piece(slot_piece(slot)));
    match (topic, scene.prompt.as_ref()?) {
        (Topic::Draw, Prompt::Draw { .. }) => slot(),
        (Topic::Option, Prompt::ChooseOption) => Some(Spot::Prompt),
        (Topic::Raise, Prompt::PlaceLoop) => box_of(place),
        (Topic::Pay, Prompt::Pay { .. }) => Some(Spot::Prompt),
        (Topic::Take, Prompt::TakeTwo { .. }) => Some(Spot::Piece(TREACHERY_PILE)),
        (Topic::Strike, Prompt::TreacheryLoop { .. }) => {
            scene.legal.iter().any(|mv| matches!(mv, Move::Play(_))).then_some(Spot::Hand)
        }
        (Topic::Target, Prompt::Target { .. }) => box_of(target),
        (Topic::Discard, Prompt::DiscardToLimit { .. }) | (Topic::Trim, Prompt::TrimHands { .. }) => Some(Spot::Hand),
        _ => None,
    }
}

/// What comes up whoever is to decide.
fn of_table(scene: &States<'_>, me: Seat, topic: Topic) -> Option<Spot> {
    let view = scene.view;
    let own = view.own()?;
    let raised = own.raised.len();
    match topic {
        Topic::Goal => (raised == 0 && view.century == Century::Y1589).then_some(Spot::Piece(area_piece(Area::Paris))),
        Topic::Gap => view.turn.gaps.iter().next().filter(|_| view.active == me).map(|at| Spot::Piece(box_piece(at))),
        Topic::Revolution => looms(view.pack).then_some(Spot::Piece(PILE)),
        Topic::Costs => (raised == 0 && own.attributes_size > 0).then_some(Spot::Piece(rank_piece(Rank::Baron))),
        Topic::Marker => own.reached.first().map(|&area| Spot::Piece(area_piece(area))),
        Topic::Country => {
            own.reached.first().filter(|_| raised >= 2).map(|area| Spot::Piece(country_piece(area.card().country)))
        }
        Topic::Influence => {
            let ranked = view.countries.iter().find(|country| country.standings.len() > 1);
            ranked.map(|country| Spot::Piece(country_piece(country.country)))
        }
        Topic::Race => (raised >= 2).then_some(Spot::Player(me)),
        Topic::Dynasty => (raised >= 3).then_some(Spot::Piece(rank_piece(Rank::King))),
        Topic::Pile => (own.attributes_size >= 3).then_some(Spot::Piece(PILE)),
        Topic::Century => (view.century != Century::Y1589).then_some(Spot::Player(me)),
        Topic::Hand => (own.attributes_size >= 7).then_some(Spot::Hand),
        _ => None,
    }
}

//! What Il Principe explains to somebody who plays it for the first time, and when.

use curia_core::{Key, Named, Seat};
use curia_il_principe::data::{Colour, Region, Tile};
use curia_il_principe::{Item, Move, PhaseName, Prompt};

use super::words::{lesson_text, lesson_title};
use super::{Realm, auction, cities, offices};
use crate::lesson::{Lesson, Spot};

/// What is explained. Of those that a moment brings up, the first is told first: what cannot wait stands before what can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
enum Topic {
    Goal,
    Offer,
    LastRound,
    Lots,
    Bid,
    TiedRole,
    Build,
    Shield,
    ShieldAny,
    Action,
    Count,
    TurnUp,
    Secret,
    Order,
    Principe,
    Cities,
    Roles,
    Half,
    Regions,
    Purse,
    Points,
    Result,
}

/// The keys of all titles and texts.
pub(super) fn keys() -> impl Iterator<Item = Key> {
    Topic::IDS.iter().flat_map(|id| [lesson_title(id), lesson_text(id)])
}

/// The lessons of the moment; somebody who only watches has none.
pub(super) fn lessons(scene: &Realm<'_>) -> Vec<Lesson> {
    let Some(me) = scene.viewer.seat() else { return Vec::new() };
    let lesson = |&topic: &Topic| {
        let (id, at) = (topic.id(), spot(scene, me, topic)?);
        Some(Lesson { id, title: lesson_title(id), text: lesson_text(id), at })
    };
    Topic::ALL.iter().filter_map(lesson).collect()
}

/// What a topic speaks of, as long as its moment lasts.
fn spot(scene: &Realm<'_>, me: Seat, topic: Topic) -> Option<Spot> {
    if scene.view.phase == PhaseName::Over {
        return (topic == Topic::Result).then_some(Spot::Result);
    }
    of_question(scene, topic).or_else(|| of_table(scene, me, topic))
}

/// What comes up when the watcher is asked.
fn of_question(scene: &Realm<'_>, topic: Topic) -> Option<Spot> {
    let prompt = scene.prompt.as_ref()?;
    let lot = scene.view.lots.first().map(|lot| Spot::Piece(auction::piece(lot.colour)));
    let can_build = scene.legal.iter().find_map(|mv| match mv {
        Move::Build(city) => Some(Spot::Piece(cities::piece(*city))),
        _ => None,
    });
    match (topic, prompt) {
        (Topic::Offer, Prompt::Offer { .. }) => Some(Spot::Hand),
        (Topic::Lots, Prompt::Bid { item: Item::Lot(_), .. }) => lot,
        (Topic::Bid, Prompt::Bid { item: Item::Lot(_), .. }) => Some(Spot::Prompt),
        (Topic::TiedRole, Prompt::Bid { item: Item::Role(tile), .. }) => Some(Spot::Piece(offices::piece(*tile))),
        (Topic::Build, Prompt::BuildOption | Prompt::Action { .. }) => can_build,
        (Topic::Shield, Prompt::PlaceShield { .. }) | (Topic::ShieldAny, Prompt::PlaceShieldAny) => Some(Spot::Prompt),
        (Topic::Action, Prompt::Action { .. }) => Some(Spot::Hand),
        (Topic::Count, Prompt::LayCount { .. }) => Some(Spot::Prompt),
        (Topic::TurnUp, Prompt::TurnUp) => Some(Spot::Hand),
        _ => None,
    }
}

/// What comes up whoever is to decide.
fn of_table(scene: &Realm<'_>, me: Seat, topic: Topic) -> Option<Spot> {
    let view = scene.view;
    let own = view.own()?;
    let first = || view.display.first().map(|&city| Spot::Piece(cities::piece(city)));
    match topic {
        Topic::Goal => (view.round == 1 && view.phase == PhaseName::Offer).then(first).flatten(),
        Topic::LastRound => view.last_round.then_some(Spot::Prompt),
        // Others still choose what the watcher has chosen.
        Topic::Secret => {
            (view.phase == PhaseName::Offer && own.offered == view.numbers().offer).then_some(Spot::Prompt)
        }
        Topic::Order => {
            let bids = view.auction.as_ref().filter(|_| scene.prompt.is_none() && !auction::orders(scene).is_empty());
            bids.and_then(|auction| match auction.item {
                Item::Lot(colour) => Some(Spot::Piece(auction::piece(colour))),
                Item::Role(_) => None,
            })
        }
        Topic::Principe => (!view.settled.is_empty() && view.principe == me).then_some(Spot::Player(me)),
        Topic::Cities => (view.round == 2 && view.phase == PhaseName::Offer).then(first).flatten(),
        Topic::Roles => {
            let held = Colour::ALL.map(Tile::major).into_iter().find(|tile| own.roles.contains(tile));
            held.map(|tile| Spot::Piece(offices::piece(tile)))
        }
        Topic::Half => (!own.down.is_empty()).then_some(Spot::Hand),
        Topic::Regions => {
            let placed = Region::ALL.into_iter().find(|&region| own.shields[region as usize] > 0);
            placed.map(|region| Spot::Piece(region as usize))
        }
        Topic::Purse => (view.round >= 2).then_some(Spot::Player(me)),
        Topic::Points => (view.round >= 2 && own.vp > 0).then_some(Spot::Player(me)),
        _ => None,
    }
}

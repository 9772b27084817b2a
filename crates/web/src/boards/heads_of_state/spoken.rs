//! The table in words, for whoever does not see it: what the eye finds on a thing stands in its name.

use curia_core::{Arg, Key, Seat};
use curia_heads_of_state::data::{Attribute, NobleBox, Rank};
use curia_heads_of_state::{AreaView, Card, CountryView, InfluenceView, Move, PlayerView, Source};

use super::States;
use super::art::PILE;
use super::ask;
use super::map::century_prizes;
use super::market::near;
use super::panel::{Race, race};
use super::words::Word;
use crate::table::label;
use crate::ui::Ui;

/// A choice: the verb, the thing, everything about the thing.
pub(crate) fn choice(ui: Ui, scene: &States<'_>, mv: Move) -> String {
    let view = scene.view;
    let with = |word: Word, thing: &str| ui.fill(word, &[("thing", thing)]);
    let shown = |card: Option<Key>| card.map(|key| ui.text(key));
    match mv {
        Move::Draw(Source::Slot(slot)) | Move::TakeAttribute(Source::Slot(slot)) => {
            let card = view.display.get(usize::from(slot)).copied().flatten().map(|card| card.key());
            shown(card).map_or_else(|| label(ui, scene, mv), |card| with(Word::SayTake, card))
        }
        Move::TakeTreachery(Source::Slot(slot)) => {
            let card = view.treachery_display.get(usize::from(slot)).copied().flatten().map(|card| card.key());
            shown(card).map_or_else(|| label(ui, scene, mv), |card| with(Word::SayTake, card))
        }
        Move::Place(at) => with(Word::SayRaise, &noble_box(ui, scene, at)),
        Move::Replace(at) => with(Word::SayReplace, &noble_box(ui, scene, at)),
        Move::Target(at) => with(Word::SayStrike, &noble_box(ui, scene, at)),
        Move::Discard(card) => with(Word::SayDiscard, &own(ui, scene, card)),
        Move::Trim(card) => with(Word::SayTrim, &own(ui, scene, card)),
        Move::PayExact => match view.turn.paying {
            Some(at) => with(Word::SayPay, &attributes(ui, at.rank().noble().cost)),
            None => label(ui, scene, mv),
        },
        Move::PayCourtesan(kind) => with(Word::SayPayCourtesan, ui.text(kind.key())),
        _ => ask::button(ui, scene, mv).unwrap_or_else(|| label(ui, scene, mv)),
    }
}

/// A stack of the hand with how many it holds.
fn own(ui: Ui, scene: &States<'_>, card: Card) -> String {
    let hand = scene.view.own();
    match card {
        Card::Attribute(kind) => {
            held(ui, kind.key(), hand.and_then(|own| own.attributes).map_or(0, |cards| cards[kind]))
        }
        Card::Treachery(kind) => {
            held(ui, kind.key(), hand.and_then(|own| own.treachery).map_or(0, |cards| cards[kind]))
        }
    }
}

/// A stack of the hand.
pub(crate) fn held(ui: Ui, card: Key, count: u8) -> String {
    format!("{}, {}", ui.text(card), ui.count(Word::HeldSpoken, usize::from(count)))
}

/// Things side by side, and how many of them can be chosen.
pub(crate) fn row(ui: Ui, name: &str, choices: usize) -> String {
    match choices {
        0 => name.to_owned(),
        _ => format!("{name}, {}", ui.count(Word::ChoicesSpoken, choices)),
    }
}

/// Attributes in a list.
pub(crate) fn attributes(ui: Ui, kinds: &[Attribute]) -> String {
    let names: Vec<String> = kinds.iter().map(|kind| ui.text(kind.key()).to_owned()).collect();
    ui.list(&names)
}

/// What a rank costs, and what the watcher lacks for it.
pub(crate) fn cost(ui: Ui, scene: &States<'_>, rank: Rank) -> String {
    let cost = ui.fill(Word::Cost, &[("cards", &attributes(ui, rank.noble().cost))]);
    match lack(ui, scene, rank) {
        Some(lack) => format!("{cost}; {lack}"),
        None => cost,
    }
}

/// What the watcher lacks for a rank; `None` for a watcher without a hand.
pub(crate) fn lack(ui: Ui, scene: &States<'_>, rank: Rank) -> Option<String> {
    let missing = scene.view.missing(rank)?;
    Some(match scene.view.affords(rank) {
        true => ui.text(Word::Affordable).to_owned(),
        false => ui.fill(Word::Missing, &[("cards", &attributes(ui, &missing))]),
    })
}

/// A box: its area and rank, and who lives in it, or what it costs.
pub(crate) fn noble_box(ui: Ui, scene: &States<'_>, at: NobleBox) -> String {
    let (area, rank) = (ui.text(at.area().key()), ui.text(at.rank().key()));
    match scene.view.owner(at) {
        Some(seat) => {
            format!("{area}, {}", ui.fill(Word::BoxOf, &[("rank", rank), ("player", &scene.names.get(seat))]))
        }
        None => format!("{area}, {}, {}", ui.fill(Word::BoxFree, &[("rank", rank)]), cost(ui, scene, at.rank())),
    }
}

/// An area: its country, its marker, its graves.
pub(crate) fn area(ui: Ui, scene: &States<'_>, view: &AreaView) -> String {
    let card = view.area.card();
    let number = usize::from(card.number);
    let mut said = vec![
        ui.fill(Word::AreaSpoken, &[("area", ui.text(view.area.key())), ("country", ui.text(card.country.key()))]),
    ];
    said.push(if view.marker { ui.count(Word::MarkerLeft, number) } else { ui.count(Word::MarkerTaken, number) });
    if !view.graves.is_empty() {
        let graves = view.graves.iter().map(|grave| usize::from(grave.count)).sum();
        said.push(ui.count(Word::Graves, graves));
    }
    let _ = scene;
    said.join(", ")
}

/// A country with its markers.
pub(crate) fn country(ui: Ui, scene: &States<'_>, view: &CountryView) -> String {
    let marker = |(points, seat): (u8, Option<Seat>)| prize(ui, scene, points, seat);
    let areas: Vec<String> = view.country.markers().into_iter().zip(view.markers).map(marker).collect();
    let century: Vec<String> = century_prizes(scene.view.century, view).map(marker).collect();
    format!(
        "{}. {}: {}. {}: {}",
        ui.text(view.country.key()),
        ui.text(Word::CountryMarkers),
        areas.join(", "),
        ui.text(Word::CenturyMarkers),
        century.join(", ")
    )
}

/// A marker: its points, and who has taken it.
pub(crate) fn prize(ui: Ui, scene: &States<'_>, points: u8, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => ui.fill(Word::PrizeOf, &[("points", &points.to_string()), ("player", &scene.names.get(seat))]),
        None => points.to_string(),
    }
}

/// The markers for all seven ranks.
pub(crate) fn dynasty(ui: Ui, scene: &States<'_>) -> String {
    let markers: Vec<String> =
        scene.view.dynasty.iter().map(|marker| prize(ui, scene, marker.points, marker.seat)).collect();
    format!("{}: {}", ui.text(Word::Dynasty), markers.join(", "))
}

/// A player's influence with the noble that breaks ties.
pub(crate) fn influence(ui: Ui, scene: &States<'_>, held: &InfluenceView) -> String {
    let phrase = Word::InfluenceOf
        .phrase()
        .with("player", held.seat)
        .with("count", held.influence)
        .with("rank", Arg::Name(held.rank.key()))
        .with("area", Arg::Name(held.area.key()));
    ui.phrase(&phrase, scene.names)
}

/// How many nobles of a rank a player has raised, and how they stand in the race.
pub(crate) fn raced(ui: Ui, scene: &States<'_>, player: &PlayerView, rank: Rank) -> String {
    let count = player.noble_cards[rank as usize];
    let stands = match race(scene, player, rank) {
        Race::Leads => Some(Word::Leads),
        Race::Ties => Some(Word::Ties),
        Race::Runs => None,
    };
    let said = format!("{}: {count}", ui.text(rank.key()));
    stands.map_or_else(|| said.clone(), |word| format!("{said}, {}", ui.text(word)))
}

/// A face-down pile with its size; that of the attribute cards also says how near the revolution may be.
pub(crate) fn pile(ui: Ui, scene: &States<'_>, piece: usize) -> String {
    match piece {
        PILE => format!("{}. {}", ui.count(Word::AttributePile, usize::from(scene.view.draw_pile)), near(ui, scene)),
        _ => ui.count(Word::TreacheryPile, usize::from(scene.view.treachery_pile)),
    }
}

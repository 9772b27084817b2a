//! What lies in front of a player: cards, nobles by rank with the race for the most, markers.

use curia_core::Seat;
use curia_heads_of_state::PlayerView;
use curia_heads_of_state::data::Rank;
use maud::{Markup, html};

use super::States;
use super::art::{coronet, letter, suit};
use super::map::prize;
use super::spoken;
use super::words::Word;
use crate::ui::{Ui, icon, shield};

/// How a player stands in the race for the most nobles of a rank.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Race {
    /// Alone in front: all the points.
    Leads,
    /// One of two in front: half of them.
    Ties,
    /// Behind, or one of too many.
    Runs,
}

/// How the player stands in the race.
pub(crate) fn race(scene: &States<'_>, player: &PlayerView, rank: Rank) -> Race {
    let count = player.noble_cards[rank as usize];
    let others = || scene.view.players.iter().filter(|other| other.seat != player.seat);
    let as_many = others().filter(|other| other.noble_cards[rank as usize] == count).count();
    let more = others().any(|other| other.noble_cards[rank as usize] > count);
    match as_many {
        _ if count == 0 || more => Race::Runs,
        0 => Race::Leads,
        1 => Race::Ties,
        _ => Race::Runs,
    }
}

const fn class_of(race: Race, count: u8) -> &'static str {
    match race {
        Race::Leads => "leads",
        Race::Ties => "ties",
        Race::Runs if count == 0 => "nil",
        Race::Runs => "",
    }
}

/// Hands in numbers, the race, the markers.
pub(crate) fn panel(ui: Ui, scene: &States<'_>, seat: Seat) -> Markup {
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    let alive = scene.view.boxes.iter().filter(|own| own.seat == Some(seat)).count();
    html! {
        div.house {
            div.counters {
                (counter(ui, "card-pickup", Word::AttributesHeld, usize::from(player.attributes_size)))
                (counter(ui, "cloak-dagger", Word::TreacheriesHeld, usize::from(player.treachery_size)))
                (counter(ui, "queen-crown", Word::NoblesAlive, alive))
                (won(ui, scene, seat))
            }
            ul.race aria-label=(ui.text(Word::Race)) title=(ui.text(Word::RaceWhy)) { @for rank in Rank::ALL { (raised(ui, scene, player, rank)) } }
        }
    }
}

fn counter(ui: Ui, picture: &'static str, name: Word, count: usize) -> Markup {
    html! { span.counter title=(ui.text(name)) { (icon(picture)) span.vh { (ui.text(name)) ": " } b { (count) } } }
}

fn raised(ui: Ui, scene: &States<'_>, player: &PlayerView, rank: Rank) -> Markup {
    let count = player.noble_cards[rank as usize];
    html! {
        li class=(class_of(race(scene, player, rank), count)) {
            span.vh { (spoken::raced(ui, scene, player, rank)) }
            span.face aria-hidden="true" { small { (letter(ui, rank)) } span { (count) } }
        }
    }
}

/// The markers for countries and for all seven ranks.
fn won(ui: Ui, scene: &States<'_>, seat: Seat) -> Markup {
    let countries = scene.view.countries.iter().flat_map(|view| {
        let taken = view.country.markers().into_iter().zip(view.markers).filter(move |&(_, taken)| taken == Some(seat));
        taken.map(move |(points, _)| (view.country, points))
    });
    html! {
        span.won {
            @for (country, points) in countries {
                span class=(suit(country)) title=(ui.text(country.key())) { (prize("prize", points, None)) span.vh { (ui.text(country.key())) } }
            }
            @for marker in scene.view.dynasty.iter().filter(|marker| marker.seat == Some(seat)) {
                span title=(ui.text(Word::Dynasty)) { (prize("prize round", marker.points, None)) span.vh { (ui.text(Word::Dynasty)) } }
            }
        }
    }
}

/// The nobles of all players, rank by rank: a table for screens whose panels have no room for them.
pub(crate) fn races(ui: Ui, scene: &States<'_>) -> Markup {
    html! {
        section.races {
            h2 { (ui.text(Word::Race)) }
            table {
                thead { tr {
                    td {}
                    @for player in &scene.view.players { th scope="col" { (shield(player.seat)) span.vh { (scene.names.get(player.seat)) } } }
                    th.worth scope="col" { (ui.text(Word::Worth)) }
                } }
                tbody { @for rank in Rank::ALL { tr {
                    th scope="row" { (coronet(rank)) " " (ui.text(rank.key())) }
                    @for player in &scene.view.players {
                        @let count = player.noble_cards[rank as usize];
                        td class={ "num " (class_of(race(scene, player, rank), count)) } { (count) }
                    }
                    td.num.worth { (rank.noble().majority) }
                } } }
            }
        }
    }
}

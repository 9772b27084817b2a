//! Detail cards: what a thing is and does, how it stands now, and why it cannot be chosen.

use curia_core::{Key, Refusal, Seat};
use curia_il_principe::data::{City, Colour, Rank, Region, Tile};
use curia_il_principe::{Cards, IlPrincipe, Item, Move, PhaseName};
use curia_texts::Lang;
use maud::{Markup, html};

use super::Realm;
use super::art::{building, suit, wash};
use super::cities::{face, icons};
use super::hand::building_face;
use super::map::shields;
use super::offices::{holder, tile_face};
use super::spoken;
use super::words::Word;
use crate::board::DetailCard;
use crate::rules::rule;
use crate::table::close;
use crate::ui::{Ui, icon, name, shield};
use crate::words::PageWord;

/// The detail card of a name, if it is one of the game.
pub(crate) fn id_of(key: Key) -> Option<String> {
    let kind = match key.space {
        "il-principe-city" => "city",
        "il-principe-role" => "role",
        "il-principe-building" => "building",
        "il-principe-region" => "region",
        _ => return None,
    };
    Some(format!("{kind}-{}", key.id))
}

/// The detail card of a city on display: its own if there is a reason why it cannot be built now.
pub(crate) fn city_now(scene: &Realm<'_>, city: City) -> String {
    let kind = if refused(scene, Move::Build(city)).is_some() { "why" } else { "city" };
    format!("{kind}-{}", city.id())
}

/// The detail card of a role as it stands now.
pub(crate) fn role_now(tile: Tile) -> String {
    format!("now-{}", tile.id())
}

/// The detail card of a stack of the hand: its own if there is a reason why it cannot be chosen now.
pub(crate) fn stack_now(scene: &Realm<'_>, colour: Colour) -> String {
    let kind = if refused(scene, scene.view.with_card(colour)).is_some() { "stack" } else { "building" };
    format!("{kind}-{}", colour.id())
}

/// The detail card of a region as it stands now.
pub(crate) fn region_card(region: Region) -> String {
    format!("land-{}", region.id())
}

/// Why a move cannot be made; nobody asks that while no question is open.
fn refused<'s>(scene: &'s Realm<'_>, mv: Move) -> Option<&'s Refusal> {
    scene.prompt.as_ref()?;
    scene.refused.iter().find(|(other, _)| *other == mv).map(|(_, refusal)| refusal)
}

fn why(ui: Ui, scene: &Realm<'_>, mv: Move) -> Markup {
    html! {
        @if let Some(refusal) = refused(scene, mv) {
            p.refusal {
                (ui.phrase(&refusal.reason, scene.names))
                " " (rule::<IlPrincipe>(ui, refusal.rule))
            }
        }
    }
}

/// What every city, role, building and region is.
pub(crate) fn detail_cards(lang: Lang) -> Vec<DetailCard> {
    let ui = Ui::of(lang);
    let card = |list: &'static str, id: String, class: &'static str, face: Markup| DetailCard { list, id, class, face };
    let cities = City::ALL.map(|city| card("cities", format!("city-{}", city.id()), "s-stone", city_text(ui, city)));
    let roles =
        Tile::all().map(|tile| card("roles", format!("role-{}", tile.id()), suit(tile.colour), role_text(ui, tile)));
    let colours = Colour::ALL
        .map(|colour| card("colours", format!("building-{}", colour.id()), suit(colour), building_text(ui, colour)));
    let regions = Region::ALL
        .map(|region| card("regions", format!("region-{}", region.id()), wash(region), region_text(ui, region)));
    cities.into_iter().chain(roles).chain(colours).chain(regions).collect()
}

/// A city, a building card or a role tile as it lies on the table.
pub(crate) fn piece(ui: Ui, id: &str) -> Option<Markup> {
    let (kind, id) = id.split_once(':')?;
    match kind {
        "city" => {
            let city = City::from_id(id)?;
            Some(html! { div class={ "card city c-" (city.id()) } { (face(ui, city, None)) } })
        }
        "colour" => {
            let colour = Colour::from_id(id)?;
            Some(html! { div class={ "card stack " (suit(colour)) } { (building_face(ui, colour)) } })
        }
        "tile" => {
            let (colour, rank) = id.split_once('_')?;
            let tile = Tile { colour: Colour::from_id(colour)?, rank: Rank::from_id(rank)? };
            Some(html! { div class={ "tile " (suit(tile.colour)) } { (tile_face(ui, tile, None)) } })
        }
        _ => None,
    }
}

/// How things stand, and why they cannot be chosen now.
pub(crate) fn details(ui: Ui, scene: &Realm<'_>) -> Markup {
    let minors = scene.view.numbers().minors;
    let stacks = Colour::ALL.into_iter().filter(|&colour| refused(scene, scene.view.with_card(colour)).is_some());
    html! {
        @for &city in scene.view.display.iter().filter(|&&city| refused(scene, Move::Build(city)).is_some()) {
            (city_detail(ui, city, &city_now(scene, city), why(ui, scene, Move::Build(city))))
        }
        @for tile in Tile::all().filter(|&tile| minors || tile == Tile::major(tile.colour)) {
            (role_detail(ui, tile, &role_now(tile), role_stands(ui, scene, tile)))
        }
        @for colour in stacks { (building_detail(ui, colour, &stack_now(scene, colour), why(ui, scene, scene.view.with_card(colour)))) }
        @for region in Region::ALL { (region_detail(ui, region, &region_card(region), region_stands(ui, scene, region))) }
    }
}

fn city_text(ui: Ui, city: City) -> Markup {
    let card = city.card();
    html! {
        header { h3 { (ui.text(city.key())) } (icon("castle")) }
        (icons(card.icons, None))
        p { (spoken::city_rule(ui, city)) }
    }
}

fn city_detail(ui: Ui, city: City, id: &str, more: Markup) -> Markup {
    html! { div.detail.s-stone popover id=(id) { (city_text(ui, city)) (more) } }
}

fn role_text(ui: Ui, tile: Tile) -> Markup {
    html! {
        header { h3.cap { span { (ui.text(tile.key())) } } (icon(building(tile.colour))) }
        p { (ui.text(tile.help())) }
    }
}

fn role_detail(ui: Ui, tile: Tile, id: &str, more: Markup) -> Markup {
    html! { div class={ "detail " (suit(tile.colour)) } popover id=(id) { (role_text(ui, tile)) (more) } }
}

/// Who holds the role, and everybody's face-up cards of its colour.
fn role_stands(ui: Ui, scene: &Realm<'_>, tile: Tile) -> Markup {
    let bid = scene.view.auction.as_ref().filter(|auction| auction.item == Item::Role(tile));
    html! {
        p { @match holder(scene, tile) {
            Some(seat) => { (ui.fill(Word::HeldBy, &[("player", &scene.names.get(seat))])) }
            None => { (ui.text(Word::HeldByNobody)) }
        } }
        h4 { (ui.fill(Word::FaceUpOf, &[("building", ui.text(tile.colour.key()))])) }
        dl.sums { @for house in &scene.view.houses {
            div { dt { (shield(house.seat)) (scene.names.get(house.seat)) } dd.num { (house.up[tile.colour]) } }
        } }
        @if let Some(auction) = bid { (why(ui, scene, Move::Bid(auction.minimum))) }
    }
}

fn building_text(ui: Ui, colour: Colour) -> Markup {
    let [major, minor] = [Tile::major(colour), Tile::minor(colour)].map(|tile| ui.text(tile.key()));
    html! {
        header { h3.cap { span { (ui.text(colour.key())) } } (icon(building(colour))) }
        p { (ui.fill(Word::BuildingIs, &[("major", major), ("minor", minor)])) }
    }
}

fn building_detail(ui: Ui, colour: Colour, id: &str, more: Markup) -> Markup {
    html! { div class={ "detail " (suit(colour)) } popover id=(id) { (building_text(ui, colour)) (more) } }
}

fn region_text(ui: Ui, region: Region) -> Markup {
    let cities: Vec<String> =
        City::ALL.into_iter().filter(|city| city.touches(region)).map(|city| ui.text(city.key()).to_owned()).collect();
    html! {
        header { h3 { (ui.text(region.key())) } (icon("italia")) }
        p { (ui.fill(Word::RegionIs, &[("cities", &ui.list(&cities))])) }
    }
}

fn region_detail(ui: Ui, region: Region, id: &str, more: Markup) -> Markup {
    html! { div class={ "detail " (wash(region)) } popover id=(id) { (region_text(ui, region)) (more) } }
}

/// The shields in a region and what they would bring if the game ended now.
fn region_stands(ui: Ui, scene: &Realm<'_>, region: Region) -> Markup {
    let held = shields(scene, region);
    html! {
        @if held.is_empty() { p { (ui.text(Word::NoShields)) } } @else {
            h4 { (ui.text(Word::IfEndedNow)) }
            dl.sums { @for (seat, count) in held {
                div {
                    dt { (shield(seat)) (scene.names.get(seat)) " (" (count) ")" }
                    dd.num { (points_of(scene, seat, region.key())) }
                }
            } }
        }
        (why(ui, scene, Move::Shield(region)))
    }
}

/// What a part of the score brings to a player.
fn points_of(scene: &Realm<'_>, seat: Seat, part: Key) -> i32 {
    let score = scene.scores.seats.get(seat.index()).and_then(Option::as_ref);
    score.and_then(|score| score.parts.iter().find(|found| found.name == part)).map_or(0, |found| found.points)
}

/// What a player has: cards on the table and known ones, cities, roles. The points stand before it, as if the game ended
/// now.
pub(crate) fn trophies(ui: Ui, scene: &Realm<'_>, seat: Seat) -> Markup {
    let Some(house) = scene.view.houses.get(seat.index()) else { return html! {} };
    let names = |keys: Vec<Key>| {
        html! { p.known { @for key in keys {
            @if let Some(id) = id_of(key) { (name(ui.text(key), &id)) " " }
        } } }
    };
    html! {
        @if scene.view.phase != PhaseName::Over { p.caption { (ui.text(Word::AsIfEnded)) } }
        h4 { (ui.text(Word::Tableau)) }
        ul.heaps { @for colour in Colour::ALL {
            li class=(suit(colour)) { (icon(building(colour))) span { (spoken::lain(ui, house, colour)) } }
        } }
        @if !house.cities.is_empty() { h4 { (ui.text(Word::CitiesBuilt)) } (names(house.cities.iter().map(|city| city.key()).collect())) }
        @if !house.roles.is_empty() { h4 { (ui.text(Word::Offices)) } (names(house.roles.iter().map(|tile| tile.key()).collect())) }
        @if !scene.viewer.is(seat) && !house.sure.is_empty() {
            h4 { (ui.text(Word::Sure)) }
            p { (cards(ui, house.sure)) }
        }
    }
}

/// A pile in words: "2 × castle, 1 × university".
pub(crate) fn cards(ui: Ui, cards: Cards) -> String {
    let piles: Vec<String> = cards
        .colours()
        .map(|colour| {
            ui.fill(Word::Pile, &[("count", &cards[colour].to_string()), ("building", ui.text(colour.key()))])
        })
        .collect();
    piles.join(", ")
}

/// The two decks: how much is left, when the game ends, and what has gone.
pub(crate) fn piles(ui: Ui, scene: &Realm<'_>) -> Markup {
    let view = scene.view;
    let unseen: Vec<String> = view.unseen.iter().map(|city| ui.text(city.key()).to_owned()).collect();
    html! {
        div.detail.wide popover id="building-deck" {
            header { h3 { (ui.count(Word::DeckLeft, usize::from(view.deck))) } (close(ui, "building-deck")) }
            p { (ui.count(Word::DeckEnds, usize::from(view.deck_threshold))) }
            h4 { (ui.text(Word::Removed)) }
            p { @if view.removed.is_empty() { (ui.text(PageWord::Nothing)) } @else { (cards(ui, view.removed)) } }
        }
        div.detail.wide popover id="city-deck" {
            header { h3 { (ui.count(Word::CitiesToCome, usize::from(view.city_deck))) } (close(ui, "city-deck")) }
            p { (ui.text(Word::CitiesEnd)) }
            @if !unseen.is_empty() { h4 { (ui.text(Word::CitiesUnseen)) } p { (ui.list(&unseen)) } }
        }
    }
}

//! The table in words, for whoever does not see it: what the eye finds on a thing stands in its name.

use curia_core::{Arg, Phrase};
use curia_il_principe::data::{City, Colour, Region, Tile};
use curia_il_principe::{AuctionView, Cards, HouseView, Item, Move, SettledView};
use curia_texts::Names;

use super::Realm;
use super::details::cards;
use super::map::shields;
use super::offices::holder;
use super::words::Word;
use crate::table::label;
use crate::ui::Ui;

/// A choice: the verb, the thing, everything about the thing.
pub(crate) fn choice(ui: Ui, scene: &Realm<'_>, mv: Move) -> String {
    let view = scene.view;
    let with = |word: Word, thing: &str| ui.fill(word, &[("thing", thing)]);
    let own = |word: Word, colour: Colour| match view.own() {
        Some(own) => with(word, &stack(ui, own, colour)),
        None => label(ui, scene, mv),
    };
    match mv {
        Move::Offer(colour) => own(Word::SayOffer, colour),
        Move::Lay(colour) => own(Word::SayLay, colour),
        Move::TurnUp(colour) => own(Word::SayTurnUp, colour),
        Move::Build(city) => with(Word::SayBuild, &city_named(ui, city)),
        Move::Shield(place) => with(Word::SayShield, &region(ui, scene, place)),
        Move::Bid(amount) => {
            let Some(auction) = &view.auction else { return label(ui, scene, mv) };
            let phrase = Word::SayBid.phrase().with("count", amount).with("item", item_phrase(auction));
            ui.phrase(&phrase, scene.names)
        }
        Move::LayCount(count) => {
            let Some(laying) = view.laying else { return label(ui, scene, mv) };
            let phrase = Word::SayLayCount.phrase().with("count", count).with("building", laying.colour.key());
            ui.phrase(&phrase, scene.names)
        }
        Move::PassBid | Move::DeclineBuild | Move::PassAction | Move::DeclineTurnUp => label(ui, scene, mv),
    }
}

/// A stack of the hand: the building, how many are held, and what lies on the table of it.
pub(crate) fn stack(ui: Ui, own: &HouseView, colour: Colour) -> String {
    let held = own.hand.unwrap_or_default()[colour];
    let mut said = vec![ui.text(colour.key()).to_owned(), ui.count(Word::HeldSpoken, usize::from(held))];
    if let Some(offered) = own.offer.map(|offer| offer[colour]).filter(|&count| count > 0) {
        said.push(ui.count(Word::OfferedTag, usize::from(offered)));
    }
    said.push(on_table(ui, own, colour));
    said.join(", ")
}

fn on_table(ui: Ui, house: &HouseView, colour: Colour) -> String {
    let phrase = Word::OnTable.phrase().with("up", house.up[colour]).with("down", house.down[colour]);
    ui.phrase(&phrase, &Names::default())
}

/// What lies on the table of a colour, with its name.
pub(crate) fn lain(ui: Ui, house: &HouseView, colour: Colour) -> String {
    let [up, down] = [Word::FaceUp, Word::FaceDown].map(|word| ui.text(word));
    format!("{}: {} {up}, {} {down}", ui.text(colour.key()), house.up[colour], house.down[colour])
}

/// A city: its name, what it costs and brings; to whoever holds cards also what they lack.
pub(crate) fn city(ui: Ui, city: City, hand: Option<Cards>) -> String {
    let lack = hand.map(|hand| city.card().icons.minus(hand)).filter(|lack| !lack.is_empty());
    match lack {
        Some(lack) => format!("{} {}", city_named(ui, city), ui.fill(Word::Lacking, &[("cards", &cards(ui, lack))])),
        None => city_named(ui, city),
    }
}

fn city_named(ui: Ui, city: City) -> String {
    let rule = city_rule(ui, city);
    format!("{}. {}: {rule}", ui.text(city.key()), cards(ui, city.card().icons))
}

/// What a city costs and brings.
pub(crate) fn city_rule(ui: Ui, city: City) -> String {
    let card = city.card();
    let regions = card.regions.iter().map(|region| Arg::Name(region.key())).collect();
    let phrase = Word::CityRule
        .phrase()
        .with("cost", card.size.cost())
        .with("points", card.size.vp())
        .with("shields", card.size.shields())
        .with("regions", Arg::List(regions));
    ui.phrase(&phrase, &Names::default())
}

/// A region and the shields in it.
pub(crate) fn region(ui: Ui, scene: &Realm<'_>, region: Region) -> String {
    let held: Vec<String> =
        shields(scene, region).iter().map(|(seat, count)| format!("{} {count}", scene.names.get(*seat))).collect();
    let shields = if held.is_empty() { ui.text(Word::NoShields).to_owned() } else { held.join(", ") };
    format!("{}: {shields}", ui.text(region.key()))
}

/// Things side by side, and how many of them can be chosen.
pub(crate) fn row(ui: Ui, name: &str, choices: usize) -> String {
    match choices {
        0 => name.to_owned(),
        _ => format!("{name}, {}", ui.count(Word::ChoicesSpoken, choices)),
    }
}

/// A role: its name, the building it belongs to, who holds it.
pub(crate) fn office(ui: Ui, scene: &Realm<'_>, tile: Tile) -> String {
    let held = match holder(scene, tile) {
        Some(seat) => ui.fill(Word::HeldBy, &[("player", &scene.names.get(seat))]),
        None => ui.text(Word::HeldByNobody).to_owned(),
    };
    format!("{}, {}: {held}", ui.text(tile.key()), ui.text(tile.colour.key()))
}

fn item_phrase(auction: &AuctionView) -> Phrase {
    match auction.item {
        Item::Lot(colour) => Word::Pile.phrase().with("count", auction.count).with("building", colour.key()),
        Item::Role(tile) => Word::RoleItem.phrase().with("role", tile.key()),
    }
}

/// What is auctioned.
pub(crate) fn item(ui: Ui, scene: &Realm<'_>, auction: &AuctionView) -> String {
    ui.phrase(&item_phrase(auction), scene.names)
}

/// The highest bid and what the next one must be.
pub(crate) fn high(ui: Ui, scene: &Realm<'_>, auction: &AuctionView) -> String {
    let phrase = match auction.leader {
        Some(seat) => Word::HighBid.phrase().with("count", auction.high).with("player", seat),
        None => Word::NoBid.phrase(),
    };
    ui.phrase(&phrase, scene.names)
}

/// How far a player's offer has come.
pub(crate) fn offer(ui: Ui, scene: &Realm<'_>, house: &HouseView, due: u8) -> String {
    let phrase = Word::OfferSpoken.phrase().with("player", house.seat).with("count", house.offered).with("due", due);
    let said = ui.phrase(&phrase, scene.names);
    match house.offer.filter(|own| !own.is_empty()) {
        Some(own) => format!("{said}: {}", cards(ui, own)),
        None => said,
    }
}

/// A lot that somebody has bought in this round.
pub(crate) fn bought(ui: Ui, scene: &Realm<'_>, lot: &SettledView) -> String {
    let phrase =
        Word::Bought.phrase().with("count", lot.count).with("building", lot.colour.key()).with("price", lot.price);
    ui.phrase(&phrase, scene.names)
}

/// The cities that a family has built.
pub(crate) fn built(ui: Ui, house: &HouseView) -> String {
    let names: Vec<String> = house.cities.iter().map(|city| ui.text(city.key()).to_owned()).collect();
    format!("{}: {}", ui.text(Word::CitiesBuilt), ui.list(&names))
}

/// Everybody's points on the track.
pub(crate) fn track(ui: Ui, scene: &Realm<'_>) -> String {
    let points: Vec<String> =
        scene.view.houses.iter().map(|house| format!("{} {}", scene.names.get(house.seat), house.vp)).collect();
    format!("{}: {}", ui.text(Word::Track), points.join(", "))
}

//! The role tiles, and who has how many face-up cards for them.

use curia_core::Seat;
use curia_il_principe::Item;
use curia_il_principe::data::{Colour, Rank, Tile};
use maud::{Markup, html};

use super::Realm;
use super::art::{building, suit};
use super::details::role_now;
use super::spoken;
use super::words::Word;
use crate::ui::{Ui, empty_shield, icon, shield};

/// The tiles in two rows, a column a colour; with two players there is one row.
pub(crate) fn offices(ui: Ui, scene: &Realm<'_>) -> Markup {
    html! {
        section.offices {
            div.sect { h2 { (ui.text(Word::Offices)) } span.caption { (ui.text(Word::OfficesWorth)) } }
            (row(ui, scene, Rank::Major))
            @if scene.view.numbers().minors { (row(ui, scene, Rank::Minor)) }
        }
    }
}

fn row(ui: Ui, scene: &Realm<'_>, rank: Rank) -> Markup {
    let name = match rank {
        Rank::Major => Word::Majors,
        Rank::Minor => Word::Minors,
    };
    html! {
        ul.tiles.minor[rank == Rank::Minor] data-set aria-label=(ui.text(name)) {
            @for colour in Colour::ALL { li { (tile(ui, scene, Tile { colour, rank })) } }
        }
    }
}

/// Who holds a tile.
pub(crate) fn holder(scene: &Realm<'_>, tile: Tile) -> Option<Seat> {
    scene.view.houses.iter().find(|house| house.roles.contains(&tile)).map(|house| house.seat)
}

fn tile(ui: Ui, scene: &Realm<'_>, tile: Tile) -> Markup {
    let id = role_now(tile);
    let now = scene.view.auction.as_ref().is_some_and(|auction| auction.item == Item::Role(tile));
    html! {
        button type="button" class={ "tile " (suit(tile.colour)) @if now { " now" } } data-piece=(piece(tile)) popovertarget=(id) data-detail=(id) aria-current=[now.then_some("true")] {
            span.vh { (spoken::office(ui, scene, tile)) }
            span.face aria-hidden="true" { (tile_face(ui, tile, holder(scene, tile))) }
        }
    }
}

/// The inside of a tile, with the shield of whoever holds it.
pub(crate) fn tile_face(ui: Ui, tile: Tile, holder: Option<Seat>) -> Markup {
    html! {
        span.marks {
            (icon(building(tile.colour)))
            @match holder {
                Some(seat) => {
                    span.holder style=(format!("view-transition-name:role-{}-{seat}", tile.id())) { (shield(seat)) }
                }
                None => { (empty_shield()) }
            }
        }
        span.role { (ui.soft(ui.text(tile.key()), 8, &["noble-man"])) }
    }
}

/// The number of a tile among the pieces of the board.
pub(crate) const fn piece(tile: Tile) -> usize {
    40 + 2 * tile.colour as usize + tile.rank as usize
}

/// The cards in front of everybody, colour by colour: a table for screens whose panels have no room for them.
pub(crate) fn tableaus(ui: Ui, scene: &Realm<'_>) -> Markup {
    html! {
        section.tableaus {
            h2 { (ui.text(Word::Tableaus)) }
            table {
                thead { tr {
                    td {}
                    @for colour in Colour::ALL { th scope="col" class=(suit(colour)) { (icon(building(colour))) span.vh { (ui.text(colour.key())) } } }
                } }
                tbody { @for house in &scene.view.houses { tr {
                    th scope="row" { (shield(house.seat)) span.vh { (scene.names.get(house.seat)) } }
                    @for colour in Colour::ALL { td class={ "num " (suit(colour)) } { (counts(ui, house.up[colour], house.down[colour])) } }
                } } }
            }
        }
    }
}

/// So many cards lie face up, and under them so many face down.
pub(crate) fn counts(ui: Ui, up: u8, down: u8) -> Markup {
    html! {
        b { (up) } span.vh { " " (ui.text(Word::FaceUp)) }
        @if down > 0 { i { (down) } span.vh { " " (ui.text(Word::FaceDown)) } }
    }
}

//! Signs for colours, families and moves. Each says by its shape what its colour says.

use curia_core::Seat;
use curia_il_principe::data::{Colour, Family};
use curia_il_principe::{Cards, Move, View};
use ratatui::style::{Color, Style};

use super::Stage;
use super::words::Word;

/// The sign of a shield.
pub(super) const SHIELD: &str = "▼";
/// The sign of the Principe.
pub(super) const PRINCIPE: &str = "♔";
/// The sign of somebody who has left an auction.
pub(super) const PASSED: &str = "✕";
/// Stands where there is nothing.
pub(super) const NOTHING: &str = "·";

/// The sign of a building: pen, cross, law, tower, coin.
fn symbol(colour: Colour) -> &'static str {
    ["✎", "†", "§", "♜", "¤"][colour as usize]
}

/// The letter of a colour with the sign of its building.
pub(super) fn badge(scene: &Stage<'_>, colour: Colour) -> String {
    let letters = [Word::LetterGreen, Word::LetterWhite, Word::LetterRed, Word::LetterBlue, Word::LetterYellow];
    format!("{}{}", scene.text(letters[colour as usize]), symbol(colour))
}

/// Some cards as badges: "2G✎ 1B♜".
pub(super) fn badges(scene: &Stage<'_>, cards: Cards) -> String {
    let badges: Vec<String> =
        cards.colours().map(|colour| format!("{}{}", cards[colour], badge(scene, colour))).collect();
    badges.join(" ")
}

/// The paint of a colour.
pub(super) fn paint(scene: &Stage<'_>, colour: Colour) -> Style {
    let colours = [Color::LightGreen, Color::White, Color::LightRed, Color::LightBlue, Color::LightYellow];
    scene.theme.tint(colours[colour as usize])
}

/// The letter of a family; no two have the same.
pub(super) fn crest(family: Family) -> &'static str {
    match family {
        Family::Medici => "M",
        Family::Visconti => "V",
        Family::Carraresi => "C",
        Family::Este => "E",
        Family::Gonzaga => "G",
    }
}

/// The letter of the family at a seat.
pub(super) fn crest_at(view: &View, seat: Seat) -> &'static str {
    view.houses.get(seat.index()).map_or(NOTHING, |house| crest(house.family))
}

/// How a thing looks that stands for `mv`: marked, choosable, or `idle`.
pub(super) fn look(scene: &Stage<'_>, mv: Move, idle: Style) -> (&'static str, Style) {
    match (scene.marked(mv), scene.may(mv)) {
        (true, _) => ("▸", scene.theme.selected()),
        (_, true) => ("◆", scene.theme.choice()),
        _ => (" ", idle),
    }
}

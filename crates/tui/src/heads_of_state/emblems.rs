//! Signs for players, nobles and moves. Each says by its shape what its colour says.

use curia_core::Seat;
use curia_heads_of_state::Move;
use curia_heads_of_state::data::{Country, Rank, Treachery};
use ratatui::style::{Color, Style};

use super::Stage;
use super::words::Word;

/// Stands where there is nothing.
pub(super) const NOTHING: &str = "·";
/// The sign of killed nobles.
pub(super) const GRAVE: &str = "†";
/// The sign of a country marker.
pub(super) const MARKER: &str = "▪";
/// Letters of a name where room is scarce.
const SCARCE: usize = 4;
/// Stands in a box emptied in this turn.
pub(super) const GAP: &str = "○";

/// The sign of a player's nobles; no two have the same.
pub(super) fn sign(seat: Seat) -> &'static str {
    ["▲", "■", "★", "✚", "▼"][seat.index()]
}

/// The paint of a player: red, blue, yellow, green, and for black what is seen on any ground.
pub(super) fn paint(scene: &Stage<'_>, seat: Seat) -> Style {
    let colours = [Color::LightRed, Color::LightBlue, Color::LightYellow, Color::LightGreen, Color::Magenta];
    scene.theme.tint(colours[seat.index()])
}

/// The letter of a rank; no two have the same.
pub(super) fn letter(scene: &Stage<'_>, rank: Rank) -> String {
    let letters = [
        Word::LetterKing,
        Word::LetterPrince,
        Word::LetterDuke,
        Word::LetterMarquis,
        Word::LetterEarl,
        Word::LetterCount,
        Word::LetterBaron,
    ];
    scene.text(letters[rank.index()])
}

/// The first letters of a country.
pub(super) fn short(scene: &Stage<'_>, country: Country) -> String {
    let words = [Word::ShortBritain, Word::ShortFrance, Word::ShortSpain, Word::ShortGermany];
    scene.text(words[country.index()])
}

/// A treachery card by its name, a double card by its countries; or, where room is scarce, each by where it strikes.
pub(super) fn plot(scene: &Stage<'_>, card: Treachery, scarce: bool) -> String {
    let countries = || card.countries().map(|country| short(scene, country)).collect::<Vec<_>>().join("/");
    match card {
        Treachery::Assassin if scarce => scene.text(card.key()).chars().take(SCARCE).collect(),
        _ if scarce || card.is_double() => countries(),
        _ => scene.text(card.key()),
    }
}

/// How a thing looks that stands for `mv`: marked, choosable, or `idle`.
pub(super) fn look(scene: &Stage<'_>, mv: Move, idle: Style) -> (&'static str, Style) {
    match (scene.marked(mv), scene.may(mv)) {
        (true, _) => ("▸", scene.theme.selected()),
        (_, true) => ("◆", scene.theme.choice()),
        _ => (" ", idle),
    }
}

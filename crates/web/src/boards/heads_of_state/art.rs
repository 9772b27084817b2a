//! Pictures, colours and numbers of the pieces.

use curia_heads_of_state::data::{Area, Attribute, Country, NobleBox, Rank, Treachery};
use maud::{Markup, html};

use super::words::Word;
use crate::ui::{Ui, icon, sprite_of};

/// How wide and high the drawing of the map is, in its own units; it gives in both directions.
pub(crate) const MAP: u16 = 1000;

/// The picture of an attribute.
pub(crate) const fn attribute(kind: Attribute) -> &'static str {
    [
        "two-coins",
        "tied-scroll",
        "pikeman",
        "hill-fort",
        "crossed-swords",
        "byzantin-temple",
        "pope-crown",
        "family-tree",
        "handheld-fan",
    ][kind as usize]
}

/// The picture of a country's own treachery card.
pub(crate) const fn blade(country: Country) -> &'static str {
    ["wood-axe", "guillotine", "burning-embers", "gibbet"][country as usize]
}

/// The colour of a country.
pub(crate) const fn suit(country: Country) -> &'static str {
    ["s-red", "s-blue", "s-ochre", "s-green"][country as usize]
}

/// The colour of a treachery card: that of its country, if it has one.
pub(crate) fn treachery_suit(card: Treachery) -> &'static str {
    match (card, card.countries().next()) {
        (Treachery::Assassin, _) | (_, None) => "s-stone",
        _ if card.is_double() => "s-violet",
        (_, Some(country)) => suit(country),
    }
}

/// The picture of a treachery card; a double card has one for each of its countries.
pub(crate) fn treachery(card: Treachery) -> Markup {
    html! {
        @if card == Treachery::Assassin { (icon("cloak-dagger")) }
        @else if card.is_double() { span.two { @for country in card.countries() { span class=(suit(country)) { (icon(blade(country))) } } } }
        @else { @for country in card.countries() { (icon(blade(country))) } }
    }
}

/// The name of a treachery card where there is little room: the pictures of a double card tell its countries.
pub(crate) fn treachery_name(ui: Ui, card: Treachery) -> &'static str {
    if card.is_double() { ui.text(Word::DoubleShort) } else { ui.text(card.key()) }
}

/// The coronet of a rank: a pearl for each number of it.
pub(crate) fn coronet(rank: Rank) -> Markup {
    let name = crown(rank);
    html! { svg.cor aria-hidden="true" { use href={ (sprite_of(name)) "#" (name) } {} } }
}

const fn crown(rank: Rank) -> &'static str {
    ["cor-king", "cor-prince", "cor-duke", "cor-marquis", "cor-earl", "cor-count", "cor-baron"][rank as usize]
}

/// The first letter of a rank, as it stands in an empty box. Hungarian writes some letters with two signs.
pub(crate) fn letter(ui: Ui, rank: Rank) -> String {
    let name = ui.text(rank.key());
    name.chars().take(1).flat_map(char::to_uppercase).collect()
}

/// The class that places an area on the map.
pub(crate) fn place(area: Area) -> &'static str {
    area.id().split_once('_').map_or("", |(_, name)| name)
}

/// The number of an area among the pieces of the board.
pub(crate) const fn area_piece(area: Area) -> usize {
    area as usize
}

/// The number of a box among the pieces of the board.
pub(crate) const fn box_piece(at: NobleBox) -> usize {
    20 + at.index()
}

/// The number of a face-up attribute card among the pieces of the board.
pub(crate) const fn slot_piece(slot: usize) -> usize {
    60 + slot
}

/// The number of a face-up treachery card among the pieces of the board.
pub(crate) const fn treachery_piece(slot: usize) -> usize {
    70 + slot
}

/// The number of the attribute cards' pile among the pieces of the board.
pub(crate) const PILE: usize = 80;
/// The number of the treachery cards' pile among the pieces of the board.
pub(crate) const TREACHERY_PILE: usize = 81;

/// The number of a country among the pieces of the board.
pub(crate) const fn country_piece(country: Country) -> usize {
    90 + country as usize
}

/// The number of a rank in the table of costs among the pieces of the board.
pub(crate) const fn rank_piece(rank: Rank) -> usize {
    100 + rank as usize
}

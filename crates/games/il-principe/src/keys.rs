//! The text keys of the crate and the phrases that several files share.

use curia_core::{Arg, Key, OptionKind, Options as _, Phrase};

use crate::cards::Cards;
use crate::data::{City, Colour, Family, Region, Tile};
use crate::options::Options;
use crate::{event, prompt, scoring, view, why};

/// Some cards of one colour: "2 x town hall".
pub(crate) fn lot(colour: Colour, count: u8) -> Phrase {
    view::outline_key("cards").phrase().with("count", count).with("building", colour.building())
}

/// A pile of cards, colour by colour.
pub(crate) fn cards(cards: Cards) -> Vec<Phrase> {
    cards.colours().map(|colour| lot(colour, cards[colour])).collect()
}

/// Several regions by name.
pub(crate) fn regions(regions: &[Region]) -> Vec<Key> {
    regions.iter().map(|region| region.key()).collect()
}

/// Cities by name, or a word for none.
pub(crate) fn cities(cities: impl Iterator<Item = City>) -> Arg {
    let names: Vec<Key> = cities.map(City::key).collect();
    if names.is_empty() { view::outline_key("none").into() } else { names.into() }
}

/// Every text key that the crate can produce.
pub fn keys() -> Vec<Key> {
    let mut keys: Vec<Key> = Vec::new();
    for colour in Colour::ALL {
        keys.extend([colour.key(), colour.building()]);
    }
    keys.extend(City::ALL.map(City::key));
    keys.extend(Region::ALL.map(Region::key));
    keys.extend(Family::ALL.map(Family::key));
    for tile in Tile::all() {
        keys.extend([tile.key(), tile.help()]);
    }
    let mut add = |space: &'static str, ids: &[&'static str]| keys.extend(ids.iter().map(|&id| Key::new(space, id)));
    add(prompt::SPACE, prompt::IDS);
    add(event::SPACE, event::IDS);
    add(why::SPACE, why::IDS);
    add(view::MOVE, view::MOVE_IDS);
    add(view::HELP, view::HELP_IDS);
    add(view::OUTLINE, view::OUTLINE_IDS);
    add(scoring::SPACE, &scoring::PARTS);
    add(scoring::SPACE, &Region::ALL.map(Region::id));
    add("il-principe-about", &["title", "tagline"]);
    for spec in Options::SPECS {
        add("il-principe-option", &[spec.id]);
        if let OptionKind::Choice(_) = spec.kind {
            add("il-principe-value", value_ids(spec.id));
        }
    }
    keys
}

/// The ids `<option>_<value>` of the words that an option takes.
fn value_ids(option: &str) -> &'static [&'static str] {
    match option {
        "open_money" => &["open_money_off", "open_money_on"],
        "tiebreak" => &["tiebreak_shared", "tiebreak_tiebreak_gold"],
        "families" => &["families_seat_order", "families_random"],
        _ => &[],
    }
}

//! Every text the game can ask for.

use curia_core::{Key, OptionKind, Options};

use crate::data::{Card, Colour, Noble};
use crate::event::Event;
use crate::options::GuillotineOptions;
use crate::outline;
use crate::prompt::Decision;
use crate::scoring::PartOf;
use crate::why;

/// The texts of moves.
const MOVES: [&str; 12] = [
    "play",
    "skip",
    "pass",
    "done",
    "discard_callous_guards",
    "place",
    "empty_place",
    "noble",
    "noble_copy",
    "distance",
    "player",
    "card",
];

/// The names of the option values, `<option>_<value>`.
const VALUES: [&str; 17] = [
    "start_player_random",
    "day_starter_next_player",
    "day_starter_rotate",
    "rival_executioner_line",
    "rival_executioner_deck",
    "confusion_mode_reaction",
    "confusion_mode_curse",
    "twist_scope_others",
    "twist_scope_any",
    "clown_scope_any",
    "clown_scope_others",
    "master_spy_timing_after",
    "master_spy_timing_before",
    "callous_guards_in",
    "callous_guards_out",
    "score_display_open",
    "score_display_hidden",
];

/// The key of the name of an option's value, for a value that has one (a seat has none).
pub fn value_key(option: &str, value: &str) -> Option<Key> {
    let id = format!("{option}_{value}");
    VALUES.into_iter().find(|known| *known == id).map(|id| Key::new("guillotine-value", id))
}

/// Every key the crate can produce, sorted and unique.
pub fn keys() -> Vec<Key> {
    let mut keys: Vec<Key> = Noble::all().flat_map(|noble| [noble.key(), noble.help()]).collect();
    keys.extend(Card::ALL.into_iter().flat_map(|card| [card.key(), card.help()]));
    keys.extend(Colour::ALL.map(Colour::key));
    keys.extend(PartOf::ALL.map(PartOf::key));
    for decision in Decision::ALL {
        keys.push(Key::new("guillotine-prompt", decision.id()));
        keys.push(Key::new("guillotine-decision", decision.id()));
    }
    let spaces: [(&'static str, &[&'static str]); 6] = [
        ("guillotine-event", &Event::TEXT_IDS),
        ("guillotine-why", &why::REASONS),
        ("guillotine-move", &MOVES),
        ("guillotine-outline", &outline::TEXTS),
        ("guillotine-value", &VALUES),
        ("guillotine-about", &["title", "tagline"]),
    ];
    for (space, ids) in spaces {
        keys.extend(ids.iter().map(|id| Key::new(space, id)));
    }
    for spec in GuillotineOptions::SPECS {
        keys.push(Key::new("guillotine-option", spec.id));
        debug_assert!(matches!(spec.kind, OptionKind::Seat | OptionKind::Choice(_)));
    }
    keys.sort_unstable();
    keys.dedup();
    keys
}

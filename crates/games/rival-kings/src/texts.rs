//! The keys of all texts this crate can ask for.

use curia_core::{Key, OptionKind, Options};

use crate::data::{Action, Building, Character, Colour, Kind, Pile, Rank, Subject};
use crate::event::EVENT_IDS;
use crate::options::RivalKingsOptions;
use crate::outline::OUTLINE_IDS;
use crate::prompt::PROMPT_IDS;
use crate::scoring::{GAME_IDS, PART, PART_IDS};
use crate::view::{BLOCKING_TOWN_GUARD, MOVE_IDS};
use crate::why::WHY_IDS;

/// The ids of the option values that are words, as `<option>_<value>`.
const VALUE_IDS: &[&str] = &[
    "match_mode_single",
    "match_mode_games",
    "match_mode_points",
    "coin_stacks_visible_false",
    "coin_stacks_visible_true",
    "treasurer_recruits_false",
    "treasurer_recruits_true",
    "tie_break_shared",
    "tie_break_fewest_markers",
    "town_guard_blocks_theft_false",
    "town_guard_blocks_theft_true",
];

/// Every key that views, prompts, events, reasons, scores and options can name.
pub fn keys() -> Vec<Key> {
    let mut keys = vec![Key::new("rival-kings-about", "title"), Key::new("rival-kings-about", "tagline")];
    keys.extend(Character::ALL.iter().map(|item| item.key()));
    keys.extend(Building::ALL.iter().map(|item| item.key()));
    keys.extend(Subject::ALL.iter().map(|item| item.key()));
    keys.extend(Action::ALL.iter().map(|item| item.key()));
    keys.extend(Pile::ALL.iter().map(|item| item.key()));
    keys.extend(Colour::ALL.iter().map(|item| item.key()));
    keys.extend(Kind::ALL.iter().map(|item| item.key()));
    keys.extend(Rank::ALL.iter().map(|item| item.key()));
    keys.extend(Subject::ALL.iter().map(|item| Key::new("rival-kings-ability-help", item.id())));
    keys.push(Key::new("rival-kings-ability-help", BLOCKING_TOWN_GUARD));
    keys.extend(Action::ALL.iter().map(|item| Key::new("rival-kings-action-help", item.id())));
    let spaces = [
        ("rival-kings-prompt", PROMPT_IDS),
        ("rival-kings-event", EVENT_IDS),
        ("rival-kings-why", WHY_IDS),
        ("rival-kings-move", MOVE_IDS),
        ("rival-kings-outline", OUTLINE_IDS),
        ("rival-kings-value", VALUE_IDS),
        (PART, &PART_IDS),
        (PART, &GAME_IDS),
    ];
    for (space, ids) in spaces {
        keys.extend(ids.iter().map(|&id| Key::new(space, id)));
    }
    keys.extend(RivalKingsOptions::SPECS.iter().map(|spec| Key::new("rival-kings-option", spec.id)));
    debug_assert!(words_are_complete());
    keys
}

/// True if every word of every option has its id in [`VALUE_IDS`].
fn words_are_complete() -> bool {
    RivalKingsOptions::SPECS.iter().all(|spec| match spec.kind {
        OptionKind::Choice(words) => {
            words.iter().all(|word| VALUE_IDS.contains(&format!("{}_{word}", spec.id).as_str()))
        }
        _ => true,
    })
}

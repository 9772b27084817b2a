//! The table in rows of texts.

use curia_core::{Arg, Key, Outline, Phrase};

use crate::data::{Card, Noble};
use crate::event::{card_names, noble_names};
use crate::view::{Player, TurnStep, View};

/// The ids of all texts of the outline.
pub(crate) const TEXTS: [&str; 32] = [
    "table",
    "day",
    "step",
    "step_action",
    "step_behead",
    "step_draw",
    "step_final",
    "step_over",
    "active",
    "day_starter",
    "line",
    "in_play",
    "noble_deck",
    "known_tops",
    "noble_discard",
    "action_deck",
    "action_discard",
    "player",
    "you",
    "points",
    "hand_size",
    "known_cards",
    "pile",
    "table_cards",
    "marks",
    "mark_rushed",
    "mark_cursed",
    "mark_no_cards",
    "mark_pimpernel",
    "hand",
    "noble_value",
    "noble_depends",
];

fn text(id: &'static str) -> Phrase {
    Key::new("guillotine-outline", id).phrase()
}

/// A noble with what he is worth.
fn priced(noble: Noble) -> Arg {
    let phrase = if noble.has_fixed_value() {
        text("noble_value").with("noble", noble.key()).with("value", noble.value())
    } else {
        text("noble_depends").with("noble", noble.key())
    };
    phrase.with("colour", noble.colour().key()).into()
}

fn list(names: Arg) -> Vec<Arg> {
    match names {
        Arg::List(items) => items,
        single => vec![single],
    }
}

fn nobles(nobles: &[Noble]) -> Vec<Arg> {
    list(noble_names(nobles))
}

fn cards(cards: &[Card]) -> Vec<Arg> {
    list(card_names(cards))
}

/// The table as one viewer may know it.
pub(crate) fn outline(view: &View) -> Outline {
    let mut outline = Outline::default();
    let step = match view.step {
        TurnStep::Action => "step_action",
        TurnStep::Behead => "step_behead",
        TurnStep::Draw => "step_draw",
        TurnStep::Final => "step_final",
        TurnStep::Over => "step_over",
    };
    outline.section(text("table")).row(text("day"), vec![view.day.into()]).row(text("step"), vec![text(step).into()]);
    if view.step != TurnStep::Over {
        outline.row(text("active"), vec![view.active.into()]);
    }
    outline
        .row(text("day_starter"), vec![view.day_starter.into()])
        .row(text("line"), view.line.iter().map(|&noble| priced(noble)).collect());
    if let Some(card) = view.in_play {
        outline.row(text("in_play"), cards(&[card]));
    }
    outline.row(text("noble_deck"), vec![view.noble_deck.into()]);
    if !view.known_tops.is_empty() {
        outline.row(text("known_tops"), nobles(&view.known_tops));
    }
    outline
        .row(text("noble_discard"), nobles(&view.noble_discard))
        .row(text("action_deck"), vec![view.action_deck.into()])
        .row(text("action_discard"), cards(&view.action_discard));
    for player in &view.players {
        describe(view, player, &mut outline);
    }
    if view.viewer.seat().is_some() {
        outline.section(text("hand")).row(text("hand"), cards(&view.hand));
    }
    outline
}

fn describe(view: &View, player: &Player, outline: &mut Outline) {
    let title = if view.viewer.is(player.seat) { "you" } else { "player" };
    outline.section(text(title).with("player", player.seat));
    if let Some(points) = player.points {
        outline.row(text("points"), vec![points.into()]);
    }
    outline.row(text("hand_size"), vec![player.hand_size.into()]);
    if !player.known.is_empty() {
        outline.row(text("known_cards"), cards(&player.known));
    }
    outline.row(text("pile"), nobles(&player.pile)).row(text("table_cards"), cards(&player.table));
    let is_active = player.seat == view.active;
    let marks: Vec<Arg> = [
        (player.rushed, "mark_rushed"),
        (player.cursed, "mark_cursed"),
        (is_active && view.no_cards, "mark_no_cards"),
        (is_active && view.pimpernel, "mark_pimpernel"),
    ]
    .into_iter()
    .filter(|&(marked, _)| marked)
    .map(|(_, id)| text(id).into())
    .collect();
    if !marks.is_empty() {
        outline.row(text("marks"), marks);
    }
}

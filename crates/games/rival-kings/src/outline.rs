//! The table in rows of texts.

use curia_core::{Arg, Key, Outline, Phrase};

use crate::data::{Card, Character};
use crate::money::Coins;
use crate::view::{Phase, PileView, PlayerView, RivalKingsView};

/// The ids of all texts of the outline.
pub(crate) const OUTLINE_IDS: &[&str] = &[
    "table",
    "game",
    "round",
    "cycle",
    "phase",
    "phase_characters",
    "phase_conflicts",
    "phase_actions",
    "phase_over",
    "asked",
    "order",
    "market",
    "card",
    "cards_left",
    "pile_empty",
    "money_none",
    "money_top",
    "money_all",
    "supply",
    "coins_of",
    "reserve",
    "neutral",
    "neutral_aside",
    "neutral_deck",
    "set_aside",
    "player",
    "hand_size",
    "committed",
    "played",
    "covered",
    "tied",
    "victims",
    "aside",
    "buildings",
    "subjects",
    "coins",
    "markers",
    "ability",
    "ability_used",
    "ability_free",
    "points",
    "you",
    "own_hand",
    "own_choice",
    "character",
];

fn say(id: &'static str) -> Phrase {
    Key::new("rival-kings-outline", id).phrase()
}

/// The table as rows.
pub(crate) fn outline(view: &RivalKingsView) -> Outline {
    let mut outline = Outline::default();
    table(view, &mut outline);
    market(view, &mut outline);
    for player in &view.players {
        before(view, player, &mut outline);
    }
    if view.viewer.seat().is_some() {
        own(view, &mut outline);
    }
    outline
}

fn table(view: &RivalKingsView, outline: &mut Outline) {
    outline.section(say("table"));
    if view.is_match() {
        outline.row(say("game"), vec![view.game.into()]);
    }
    outline.row(say("round"), vec![i32::from(view.round).into()]);
    outline.row(say("cycle"), vec![view.cycle.into()]);
    let phase = match view.phase {
        Phase::Characters => "phase_characters",
        Phase::Conflicts => "phase_conflicts",
        Phase::Actions => "phase_actions",
        Phase::Over => "phase_over",
    };
    outline.row(say("phase"), vec![say(phase).into()]);
    if !view.asked.is_empty() {
        outline.row(say("asked"), view.asked.iter().map(Arg::Seat).collect());
    }
    if !view.order.is_empty() {
        outline.row(say("order"), view.order.iter().copied().map(Arg::Seat).collect());
    }
}

fn market(view: &RivalKingsView, outline: &mut Outline) {
    outline.section(say("market"));
    for pile in &view.piles {
        outline.row(pile.pile.key().phrase(), pile_values(pile));
    }
    outline.row(say("supply"), vec![coins(view.supply)]);
    outline.row(say("reserve"), vec![view.reserve.into()]);
    if let Some(neutral) = view.neutral {
        outline.row(say("neutral"), vec![character(neutral)]);
    }
    if !view.neutral_aside.is_empty() {
        outline.row(say("neutral_aside"), view.neutral_aside.iter().copied().map(character).collect());
    }
    match view.seats.get() {
        2 => drop(outline.row(say("neutral_deck"), vec![view.undealt.into()])),
        3 => drop(outline.row(say("set_aside"), vec![view.undealt.into()])),
        _ => {}
    }
}

fn pile_values(pile: &PileView) -> Vec<Arg> {
    let cards = match pile.top {
        Some(top) => vec![card(top), say("cards_left").with("count", pile.count).into()],
        None => vec![say("pile_empty").into()],
    };
    let money = match (&pile.money, pile.money_top) {
        (_, None) => say("money_none"),
        (Some(all), Some(_)) => say("money_all").with("coins", all.clone()),
        (None, Some(top)) => say("money_top").with("value", top),
    };
    cards.into_iter().chain([money.into()]).collect()
}

fn card(card: Card) -> Arg {
    say("card").with("card", card.key()).with("value", card.value()).with("colour", card.colour().key()).into()
}

fn character(character: Character) -> Arg {
    say("character").with("card", character.key()).with("rank", character.rank().key()).into()
}

fn coins(coins: Coins) -> Arg {
    say("coins_of").with("total", coins.value()).with("ones", coins.ones).with("twos", coins.twos).into()
}

fn before(view: &RivalKingsView, player: &PlayerView, outline: &mut Outline) {
    outline.section(say("player").with("seat", player.seat));
    if view.phase == Phase::Characters && player.committed {
        outline.row(say("committed"), Vec::new());
    }
    outline.row(say("hand_size"), vec![player.hand_size.into()]);
    if let Some(played) = player.played {
        outline.row(say("played"), vec![character(played)]);
    }
    if !player.covered.is_empty() {
        outline.row(say("covered"), RivalKingsView::names(player.covered.iter().map(|action| action.key())));
    }
    if player.tied {
        outline.row(say("tied"), Vec::new());
    }
    if !player.victims.is_empty() {
        outline.row(say("victims"), player.victims.iter().map(Arg::Seat).collect());
    }
    if !player.aside.is_empty() {
        outline.row(say("aside"), player.aside.iter().copied().map(character).collect());
    }
    outline.row(say("buildings"), player.buildings.iter().map(|&owned| card(Card::Building(owned))).collect());
    outline.row(say("subjects"), player.subjects.iter().map(|&owned| card(Card::Subject(owned))).collect());
    outline.row(say("coins"), vec![coins(player.coins)]);
    outline.row(say("markers"), vec![player.markers.into()]);
    if let Some(active) = player.subjects.last() {
        let id = if player.ability_used { "ability_used" } else { "ability_free" };
        outline.row(say("ability"), vec![say(id).with("subject", active.key()).into()]);
    }
    outline.row(say("points"), vec![player.points.into()]);
}

fn own(view: &RivalKingsView, outline: &mut Outline) {
    outline.section(say("you"));
    outline.row(say("own_hand"), view.hand.iter().copied().map(character).collect());
    if let Some(choice) = view.choice {
        outline.row(say("own_choice"), vec![character(choice)]);
    }
    for looked in &view.looked {
        outline.row(looked.pile.key().phrase(), looked.cards.iter().copied().map(card).collect());
    }
}

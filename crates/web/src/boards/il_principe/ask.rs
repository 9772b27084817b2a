//! The prompt bar: the question, the reason, and the choices that stand in it.

use curia_core::{Key, Phrase};
use curia_il_principe::{Item, Move, PhaseName, Prompt};
use maud::{Markup, html};

use super::Realm;
use super::auction::in_force;
use super::details::id_of;
use super::spoken;
use super::words::{self, Word};
use crate::board::Ask;
use crate::table::may;
use crate::ui::Ui;

/// The question before the watcher.
pub(crate) fn ask(ui: Ui, scene: &Realm<'_>) -> Ask<Move> {
    let Some(prompt) = &scene.prompt else {
        return Ask { ask: String::new(), why: html! {}, choices: Vec::new(), primary: None };
    };
    let (choices, primary) = choices(scene, prompt);
    Ask {
        ask: ui.phrase(&filled(scene, words::ask(prompt)), scene.names),
        why: why(ui, scene, prompt),
        choices,
        primary,
    }
}

/// A text with everything in question: the thing on auction, the city, the colour, the numbers.
fn filled(scene: &Realm<'_>, key: Key) -> Phrase {
    let view = scene.view;
    let mut phrase = key.phrase();
    if let Some(auction) = &view.auction {
        let name = match auction.item {
            Item::Lot(colour) => colour.key(),
            Item::Role(tile) => tile.key(),
        };
        phrase = phrase.with("count", auction.count).with("item", name).with("minimum", auction.minimum);
        phrase = phrase.with("high", auction.high).with_some("leader", auction.leader.map(Into::into));
    }
    if let Some(building) = view.building {
        let shields = building.city.card().size.shields();
        phrase = phrase.with("city", building.city.key()).with("left", building.left).with("of", shields);
    }
    if let Some(laying) = view.laying {
        phrase = phrase.with("building", laying.colour.key());
    }
    if let Some(Prompt::Offer { left }) = scene.prompt {
        phrase = phrase.with("left", left);
    }
    phrase.with("gold", view.own().and_then(|own| own.gold).unwrap_or(0))
}

fn why(ui: Ui, scene: &Realm<'_>, prompt: &Prompt) -> Markup {
    let say = |word: Word| ui.rich(&filled(scene, word.key()), scene.names, &|key: Key| id_of(key));
    match prompt {
        Prompt::Offer { .. } => say(Word::WhyOffer),
        Prompt::Bid { leader, .. } => {
            let poor = !scene.legal.iter().any(|mv| matches!(mv, Move::Bid(_)));
            let word = match leader {
                _ if poor => Word::WhyBidPoor,
                Some(_) => Word::WhyBidHigh,
                None => Word::WhyBidFirst,
            };
            say(word)
        }
        Prompt::BuildOption if !builds(scene) => say(Word::WhyBuildNone),
        Prompt::BuildOption => say(Word::WhyBuild),
        Prompt::PlaceShield { .. } => say(Word::WhyShield),
        Prompt::Action { may_build: false } => say(Word::WhyActionFirst),
        Prompt::Action { .. } if builds(scene) => say(Word::WhyActionBuild),
        Prompt::Action { .. } => say(Word::WhyAction),
        Prompt::LayCount { .. } => say(Word::WhyLayCount),
        Prompt::TurnUp => say(Word::WhyTurnUp),
        Prompt::PlaceShieldAny => say(Word::WhyShieldAny),
    }
}

fn builds(scene: &Realm<'_>) -> bool {
    scene.legal.iter().any(|mv| matches!(mv, Move::Build(_)))
}

/// The buttons of the bar and the usual one among them. What lies on the table is chosen there.
fn choices(scene: &Realm<'_>, prompt: &Prompt) -> (Vec<Move>, Option<Move>) {
    let legal = |wanted: &dyn Fn(Move) -> bool| -> Vec<Move> {
        scene.legal.iter().copied().filter(|&mv| wanted(mv) && may(scene, mv)).collect()
    };
    match prompt {
        Prompt::Bid { .. } => (legal(&|mv| mv == Move::PassBid), None),
        Prompt::BuildOption => (legal(&|mv| mv == Move::DeclineBuild), (!builds(scene)).then_some(Move::DeclineBuild)),
        Prompt::Action { .. } => (legal(&|mv| mv == Move::PassAction), None),
        Prompt::LayCount { .. } => (legal(&|mv| matches!(mv, Move::LayCount(_))), None),
        Prompt::TurnUp => (legal(&|mv| mv == Move::DeclineTurnUp), None),
        _ => (Vec::new(), None),
    }
}

/// The bids from the least to the purse, one above the other.
pub(crate) fn ladder(scene: &Realm<'_>) -> Vec<Move> {
    scene.legal.iter().copied().filter(|&mv| matches!(mv, Move::Bid(_)) && may(scene, mv)).collect()
}

/// The regions and cities that may be chosen, for screens on which they lie out of sight.
pub(crate) fn echoes(scene: &Realm<'_>) -> Vec<Move> {
    let lies = |mv: &Move| matches!(mv, Move::Shield(_) | Move::Build(_));
    scene.legal.iter().copied().filter(|mv| lies(mv) && may(scene, *mv)).collect()
}

/// Buttons whose result is worth naming.
pub(crate) fn button(ui: Ui, mv: Move) -> Option<String> {
    match mv {
        Move::LayCount(count) => Some(ui.count(Word::LayButton, usize::from(count))),
        Move::Bid(amount) => Some(ui.count(Word::BidButton, usize::from(amount))),
        _ => None,
    }
}

/// What the others read: who does what.
pub(crate) fn waiting(ui: Ui, scene: &Realm<'_>) -> Option<String> {
    let view = scene.view;
    let names: Vec<String> = scene.asking.shown.iter().map(|seat| scene.names.get(seat).into_owned()).collect();
    let item = view.auction.as_ref().map(|auction| spoken::item(ui, scene, auction)).unwrap_or_default();
    let city = view.building.map_or("", |building| ui.text(building.city.key()));
    let colour = view.laying.map_or("", |laying| ui.text(laying.colour.key()));
    let word = match view.phase {
        PhaseName::Offer => Word::WaitOffer,
        PhaseName::Bid if in_force(scene).is_some() => Word::WaitBidOrder,
        PhaseName::Bid => Word::WaitBid,
        PhaseName::BuildOption => Word::WaitBuild,
        PhaseName::PlaceShield => Word::WaitShield,
        PhaseName::Action => Word::WaitAction,
        PhaseName::LayCount => Word::WaitLay,
        PhaseName::TurnUp => Word::WaitTurnUp,
        PhaseName::PlaceShieldAny => Word::WaitShieldAny,
        PhaseName::Over => return None,
    };
    Some(ui.fill(word, &[("who", &ui.list(&names)), ("item", &item), ("city", city), ("building", colour)]))
}

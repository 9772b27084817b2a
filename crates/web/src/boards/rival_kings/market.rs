//! The market: four piles, each with the money under it, and what is in stock.

use curia_rival_kings::{Card, Move, Pile, PileView, Prompt};
use maud::{Markup, html};

use super::Kings;
use super::art::{COINS, MARKERS};
use super::cards::{card_face, card_suit, spoken_face};
use super::details::{card_id, why_id};
use super::motion::Motion;
use super::spoken;
use super::words::Word;
use crate::table::may;
use crate::ui::{Ui, icon};

/// The piles side by side, and above them what is in stock.
pub(crate) fn market(ui: Ui, scene: &Kings<'_>, motion: &Motion) -> Markup {
    let choices = Pile::ALL.iter().filter(|&&pile| may(scene, Move::Pile(pile))).count();
    html! {
        section.market aria-labelledby="market-title" {
            header { h2 #market-title { (ui.text(Word::Market)) } (stock(ui, scene)) }
            ul.stalls data-set data-strip tabindex="-1" aria-label=(spoken::row(ui, ui.text(Word::Market), choices)) {
                @for pile in &scene.view.piles { (stall(ui, scene, pile, motion)) }
            }
        }
    }
}

/// Coins and markers that nobody has, and characters that nobody was dealt.
fn stock(ui: Ui, scene: &Kings<'_>) -> Markup {
    let view = scene.view;
    let undealt = match view.seats.get() {
        2 => Some(Word::NeutralDeck),
        3 => Some(Word::SetAside),
        _ => None,
    };
    html! {
        dl.stocks {
            div title=(supply_of(ui, scene)) { dt { (icon(COINS)) (ui.text(Word::Supply)) } dd.num { (view.supply.value()) } }
            div { dt { (icon(MARKERS)) (ui.text(Word::Reserve)) } dd.num { (view.reserve) } }
            @if let Some(word) = undealt { div { dt { (icon("card-pickup")) (ui.text(word)) } dd.num { (view.undealt) } } }
        }
    }
}

/// The supply by its money cards.
fn supply_of(ui: Ui, scene: &Kings<'_>) -> String {
    let supply = scene.view.supply;
    ui.phrase(&Word::SupplyWhy.phrase().with("ones", supply.ones).with("twos", supply.twos), scene.names)
}

fn stall(ui: Ui, scene: &Kings<'_>, pile: &PileView, motion: &Motion) -> Markup {
    html! {
        li class={ "stall deep-" (pile.count.min(3)) } {
            @match pile.top {
                Some(card) => { (top_card(ui, scene, pile, card, motion)) }
                None => { p.gone { (ui.text(Word::PileEmpty)) } }
            }
            p.left { (ui.count(Word::CardsLeft, usize::from(pile.count))) }
            (money(ui, scene, pile))
        }
    }
}

/// True if the question is about money, not about cards.
fn is_about_money(scene: &Kings<'_>) -> bool {
    scene.view.decision == Some(Prompt::TakeMoney)
}

/// The face-up card of a pile.
fn top_card(ui: Ui, scene: &Kings<'_>, pile: &PileView, card: Card, motion: &Motion) -> Markup {
    let mv = Move::Pile(pile.pile);
    let face = card_face(ui, scene, card, true);
    let (class, style) = (card_suit(card), motion.of_top(pile.pile));
    if may(scene, mv) && !is_about_money(scene) {
        return html! {
            button class={ "card ware can " (class) } data-choice data-piece=(pile.pile.index()) form="play" name="move" value=(mv)
                data-detail=(card_id(card)) style=[style] { (spoken_face(&spoken::choice(ui, scene, mv), face)) }
        };
    }
    let refused = why_id(scene, mv).filter(|_| !is_about_money(scene));
    let id = refused.unwrap_or_else(|| card_id(card));
    html! {
        button type="button" class={ "card ware " (class) } data-piece=(pile.pile.index()) popovertarget=(id) data-detail=(id) style=[style] {
            (spoken_face(&spoken::top(ui, scene, pile, card), face))
        }
    }
}

/// The money under a pile, as far as it may be seen: the topmost coin card, or all of them where that was agreed.
fn money(ui: Ui, scene: &Kings<'_>, pile: &PileView) -> Markup {
    let mv = Move::Pile(pile.pile);
    let face = match (&pile.money, pile.money_top) {
        (_, None) => html! { span.none { (ui.text(Word::NoMoney)) } },
        (Some(all), _) => html! { @for &coin in all { (coin_card(coin)) } },
        (None, Some(top)) => html! { (coin_card(top)) span.veil {} },
    };
    if is_about_money(scene) && may(scene, mv) {
        return html! {
            button.money.can data-choice form="play" name="move" value=(mv) { (spoken_face(&spoken::choice(ui, scene, mv), face)) }
        };
    }
    match why_id(scene, mv).filter(|_| is_about_money(scene)) {
        Some(id) => html! {
            button.money type="button" popovertarget=(id) data-detail=(id) { (spoken_face(&spoken::money(ui, pile), face)) }
        },
        None => html! { div.money title=(spoken::money(ui, pile)) { (spoken_face(&spoken::money(ui, pile), face)) } },
    }
}

fn coin_card(value: u8) -> Markup {
    html! { span.coin.num { (value) } }
}

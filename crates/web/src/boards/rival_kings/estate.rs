//! What the watcher owns in its best arrangement; and, while something of it or of somebody else's is to be chosen, those cards.

use curia_core::Seat;
use curia_rival_kings::{Arranged, Card, Kind, LookedPile, Move, PlayerView, Prompt, arrange};
use maud::{Markup, html};

use super::Kings;
use super::art::{COINS, MARKERS};
use super::cards::{card_face, card_suit, own, spoken_face};
use super::details::{card_id, why_id};
use super::spoken;
use super::words::Word;
use crate::table::may;
use crate::ui::{Ui, icon, number};
use crate::words::PageWord;

/// The watcher's cards by the points that they make.
pub(crate) fn estate(ui: Ui, scene: &Kings<'_>) -> Markup {
    let Some(player) = own(scene) else { return html! {} };
    let points = scene.scores.seats.get(player.seat.index()).and_then(Option::as_ref).map_or(0, |score| score.total);
    html! {
        section.estate aria-labelledby="estate-title" {
            h2 #estate-title { (ui.phrase(&Word::Estate.phrase().with("count", points), scene.names)) }
            (arranged(ui, player))
        }
    }
}

/// The best arrangement of a player's cards, and what else counts.
pub(crate) fn arranged(ui: Ui, player: &PlayerView) -> Markup {
    let active = player.subjects.last().copied().map(Card::Subject);
    let (coins, markers) = (i32::from(player.coins.value() / 3), -2 * i32::from(player.markers));
    html! {
        ul.pairs {
            @for pair in arrange(player.all_cards()) {
                @let (cards, note) = parts(pair);
                li {
                    span.cards {
                        @for &card in &cards {
                            span class={ "pairing " (card_suit(card)) } { span.initial.num { (card.value()) } span { (ui.text(card.key())) } }
                        }
                    }
                    span.note { (ui.text(note)) @if cards.iter().any(|&card| Some(card) == active) { ", " (ui.text(Word::ActiveNote)) } }
                    b.num { (number(pair.points())) }
                }
            }
            li {
                span.cards {
                    span.pairing { (icon(COINS)) span.num { (player.coins.value()) } span.vh { (ui.text(Word::Coins)) } }
                    span.pairing { (icon(MARKERS)) span.num { (player.markers) } span.vh { (ui.text(Word::Markers)) } }
                }
                span.note { (ui.text(Word::CoinsAndMarkers)) }
                b.num { (number(coins + markers)) }
            }
        }
    }
}

fn parts(arranged: Arranged) -> (Vec<Card>, Word) {
    match arranged {
        Arranged::Perfect(building, subject) => (vec![building, subject], Word::Perfect),
        Arranged::Coloured(counts, beside) => (vec![counts, beside], Word::Coloured),
        Arranged::Loose(card) => (vec![card], Word::Loose),
    }
}

/// A row of cards to choose from.
struct Row {
    heading: Option<String>,
    cards: Vec<(Card, Move)>,
}

/// True while the watcher looks through two piles; then nothing else lies on the board.
pub(crate) fn is_looking(scene: &Kings<'_>) -> bool {
    !scene.view.looked.is_empty()
}

/// True if cards are laid out to choose from.
pub(crate) fn is_offered(scene: &Kings<'_>) -> bool {
    scene.prompt.is_some() && (is_looking(scene) || !rows(Ui::of(scene.lang), scene).is_empty())
}

fn rows(ui: Ui, scene: &Kings<'_>) -> Vec<Row> {
    let held = |seat: Seat, kinds: &[Kind], of: fn(Kind, u8) -> Move| {
        let player = scene.view.players.get(seat.index());
        let cards = kinds.iter().flat_map(|&kind| {
            let cards = player.map(|player| player.cards(kind)).unwrap_or_default();
            cards.into_iter().zip(0..).map(move |(card, position)| (card, of(kind, position)))
        });
        vec![Row { heading: None, cards: cards.collect() }]
    };
    match (scene.view.decision, scene.viewer.seat()) {
        (_, None) => Vec::new(),
        (Some(Prompt::SwapOwn { kind }), Some(me)) => held(me, &[kind], Move::Own),
        (Some(Prompt::TroubadourOwn), Some(me)) => held(me, Kind::ALL.as_slice(), Move::Own),
        (Some(Prompt::SwapTheirs { kind, with, .. }), _) => held(with, &[kind], Move::Theirs),
        (Some(Prompt::Look { .. }), _) => scene.view.looked.iter().map(|looked| looked_row(ui, looked)).collect(),
        _ => Vec::new(),
    }
}

fn looked_row(ui: Ui, looked: &LookedPile) -> Row {
    let heading = ui.fill(Word::FromTop, &[("pile", ui.text(looked.pile.key()))]);
    let cards = looked.cards.iter().zip(1..).map(|(&card, depth)| (card, Move::Buy(looked.pile, depth)));
    Row { heading: Some(heading), cards: cards.collect() }
}

/// The cards to choose from.
pub(crate) fn offer(ui: Ui, scene: &Kings<'_>) -> Markup {
    let heading = match scene.view.decision {
        Some(Prompt::SwapTheirs { with, .. }) => ui.fill(Word::OfferTheirs, &[("player", &scene.names.get(with))]),
        Some(Prompt::Look { .. }) => ui.text(Word::OfferLook).to_owned(),
        _ => ui.text(Word::OfferOwn).to_owned(),
    };
    html! {
        section.offer role=[is_looking(scene).then_some("dialog")] aria-labelledby="offer-title" {
            header {
                h2 #offer-title { (heading) }
                @if is_looking(scene) { p.caption { (ui.text(PageWord::OnlyYou)) } }
            }
            @for row in rows(ui, scene) {
                @if let Some(heading) = &row.heading { h3 { (heading) } }
                @let choices = row.cards.iter().filter(|(_, mv)| may(scene, *mv)).count();
                ul.wares data-set data-strip aria-label=(spoken::row(ui, row.heading.as_deref().unwrap_or(&heading), choices)) {
                    @for (card, mv) in &row.cards { li { (ware(ui, scene, *card, *mv)) } }
                }
            }
        }
    }
}

fn ware(ui: Ui, scene: &Kings<'_>, card: Card, mv: Move) -> Markup {
    let face = card_face(ui, scene, card, matches!(mv, Move::Buy(..)));
    let class = card_suit(card);
    if may(scene, mv) {
        return html! {
            button class={ "card ware can " (class) } data-choice form="play" name="move" value=(mv) data-detail=(card_id(card)) {
                (spoken_face(&spoken::choice(ui, scene, mv), face))
            }
        };
    }
    let id = why_id(scene, mv).unwrap_or_else(|| card_id(card));
    html! {
        button type="button" class={ "card ware " (class) } popovertarget=(id) data-detail=(id) {
            (spoken_face(&spoken::card(ui, card), face))
        }
    }
}

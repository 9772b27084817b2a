//! What comes under the hammer: the offers while they are chosen, the lots, the bids, and the order to bid.

use curia_core::Seat;
use curia_il_principe::data::Colour;
use curia_il_principe::{AuctionView, HouseView, Item, Order, PhaseName, SettledView};
use maud::{Markup, html};

use super::Realm;
use super::art::{building, suit};
use super::cities::plate;
use super::spoken;
use super::words::Word;
use crate::Occupant;
use crate::ui::{Ui, icon, shield};
use crate::words::PageWord;

/// The lots of the round, and who bids for what.
pub(crate) fn auctions(ui: Ui, scene: &Realm<'_>) -> Markup {
    let view = scene.view;
    html! {
        section.auctions {
            div.sect {
                h2 { (ui.text(Word::Auctions)) }
                button.small type="button" popovertarget="building-deck" { (ui.count(Word::DeckLeft, usize::from(view.deck))) }
            }
            @if view.phase == PhaseName::Offer { (offers(ui, scene)) } @else { (lots(ui, scene)) }
            @if let Some(auction) = &view.auction { (bidding(ui, scene, auction)) }
        }
    }
}

/// The number of a lot among the pieces of the board.
pub(crate) const fn piece(colour: Colour) -> usize {
    30 + colour as usize
}

/// Face-down cards: how many everybody has chosen, and to their owner which.
fn offers(ui: Ui, scene: &Realm<'_>) -> Markup {
    let due = scene.view.numbers().offer;
    html! {
        ul.offers aria-label=(ui.text(Word::Offers)) {
            @for house in &scene.view.houses { (offer(ui, scene, house, due)) }
        }
        @if scene.view.own().is_some_and(|own| own.offered > 0) { p.caption { (ui.text(PageWord::OnlyYou)) } }
    }
}

fn offer(ui: Ui, scene: &Realm<'_>, house: &HouseView, due: u8) -> Markup {
    html! {
        li {
            (shield(house.seat)) span.vh { (spoken::offer(ui, scene, house, due)) }
            span.backs aria-hidden="true" {
                @match house.offer {
                    Some(own) => { @for colour in own.colours() { @for _ in 0..own[colour] { (plate(colour)) } } }
                    None => { @for _ in 0..house.offered { span.back {} } }
                }
                @for _ in house.offered..due { span.gap {} }
            }
        }
    }
}

/// What has been sold, what is sold now, what comes next.
fn lots(ui: Ui, scene: &Realm<'_>) -> Markup {
    let view = scene.view;
    let now = view.auction.as_ref().map(|auction| auction.item);
    html! {
        @if view.settled.is_empty() && view.lots.is_empty() { p.caption { (ui.text(Word::NoLots)) } }
        ul.lots aria-label=(ui.text(Word::Lots)) {
            @for lot in &view.settled { (settled(ui, scene, lot)) }
            @for lot in &view.lots {
                @let current = now == Some(Item::Lot(lot.colour));
                li class={ "lot " (suit(lot.colour)) @if current { " now" } } data-piece=(piece(lot.colour)) aria-current=[current.then_some("true")]
                    style=(format!("view-transition-name:lot-{}", lot.colour.id())) {
                    (plate(lot.colour)) span.vh { (ui.text(lot.colour.key())) " " } span.num { "×" (lot.count) }
                    @if current { span.state { (ui.text(Word::LotNow)) } }
                }
            }
        }
    }
}

fn settled(ui: Ui, scene: &Realm<'_>, lot: &SettledView) -> Markup {
    html! {
        li class={ "lot done " (suit(lot.colour)) } data-piece=(piece(lot.colour)) {
            (plate(lot.colour)) span.vh { (ui.text(lot.colour.key())) " " } span.num { "×" (lot.count) }
            @match lot.buyer {
                Some(seat) => { span.state { (shield(seat)) span.vh { (scene.names.get(seat)) ": " } span.num { (lot.price) } } }
                None => { span.state title=(ui.text(Word::LotUnsold)) { span aria-hidden="true" { "–" } span.vh { (ui.text(Word::LotUnsold)) } } }
            }
        }
    }
}

/// The running auction: the thing, the highest bid, and how everybody stands to it.
fn bidding(ui: Ui, scene: &Realm<'_>, auction: &AuctionView) -> Markup {
    let (picture, class) = match auction.item {
        Item::Lot(colour) | Item::Role(curia_il_principe::data::Tile { colour, .. }) => {
            (building(colour), suit(colour))
        }
    };
    html! {
        div.bidding {
            p.item {
                span class={ "b " (class) } { (icon(picture)) }
                b { (spoken::item(ui, scene, auction)) }
                span.high { (spoken::high(ui, scene, auction)) }
            }
            ul.bidders aria-label=(ui.text(Word::Bidders)) {
                @for &seat in &auction.order { (bidder(ui, scene, auction, seat)) }
            }
            (standing(ui, scene, auction))
        }
    }
}

fn bidder(ui: Ui, scene: &Realm<'_>, auction: &AuctionView, seat: Seat) -> Markup {
    let (class, state) = match seat {
        _ if auction.leader == Some(seat) => ("leads", auction.high.to_string()),
        _ if auction.passed.contains(&seat) => ("out", ui.text(Word::HasPassed).to_owned()),
        _ if auction.turn == seat => ("turn", ui.text(Word::ToBid).to_owned()),
        _ => ("in", ui.text(Word::StillIn).to_owned()),
    };
    html! {
        li class={ "bidder " (class) } {
            (shield(seat)) span.vh { (scene.names.get(seat)) ": " }
            @if class == "leads" { (icon("gavel")) }
            span.state.num[class == "leads"] { (state) }
        }
    }
}

/// How much the watcher can still bid in this auction: from the least bid to their purse. `None` if they take no part.
fn reach(scene: &Realm<'_>, auction: &AuctionView) -> Option<(u8, u8)> {
    let own = scene.view.own()?;
    let here = scene.seats.get(own.seat.index()).is_some_and(|info| info.chair != Occupant::Replaced);
    let bids = here && auction.order.contains(&own.seat) && !auction.passed.contains(&own.seat);
    let gold = own.gold?;
    (bids && !scene.beat && gold >= auction.minimum).then_some((auction.minimum, gold))
}

/// The orders that can be given for this auction, from the least bid to the purse.
pub(crate) fn orders(scene: &Realm<'_>) -> Vec<Order> {
    let Some(auction) = &scene.view.auction else { return Vec::new() };
    let only = Some((scene.view.round, auction.item));
    let amounts = reach(scene, auction).map_or(0..0, |(least, most)| least..most.saturating_add(1));
    amounts.map(|up_to| Order { up_to, only }).collect()
}

/// The watcher's order for this auction, if they have given one.
pub(crate) fn in_force(scene: &Realm<'_>) -> Option<Order> {
    let order: Order = scene.order.as_deref()?.parse().ok()?;
    let auction = scene.view.auction.as_ref()?;
    order.only.is_none_or(|only| only == (scene.view.round, auction.item)).then_some(order)
}

/// The form that lets somebody be bid for, up to an amount that nobody else learns of.
fn standing(ui: Ui, scene: &Realm<'_>, auction: &AuctionView) -> Markup {
    let action = format!("/t/{}/order", scene.table);
    let force = in_force(scene).filter(|_| !auction.passed.iter().any(|&seat| scene.viewer.is(seat)));
    let offered = orders(scene);
    html! {
        @if force.is_some() || !offered.is_empty() {
            form.standing method="post" action=(action) hx-post=(action) hx-swap="none" hx-sync="this:queue last" {
                @match force {
                    Some(order) => {
                        span { (ui.count(Word::OrderInForce, usize::from(order.up_to))) }
                        button.small name="order" value="" { (ui.text(PageWord::OrderLift)) }
                    }
                    None => {
                        label { span { (ui.text(Word::OrderUpTo)) }
                            select name="order" { @for order in &offered { option value=(order) { (order.up_to) } } }
                        }
                        button.small { (ui.text(Word::OrderGive)) }
                    }
                }
            }
        }
    }
}

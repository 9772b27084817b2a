//! What is going on: above all the auction, with its order, the bids and the own purse.

use curia_core::{Phrase, Seat};
use curia_il_principe::{AuctionView, Item, PhaseName};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::emblems::{PASSED, crest, crest_at};
use super::words::Word;
use super::{Paper, Stage, rows};
use crate::fit;
use crate::screen::row;

/// Draws it in one line, families by their crests.
pub(super) fn draw_line(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let line = match (&scene.view.auction, scene.view.phase) {
        (Some(auction), _) => auction_line(scene, auction, usize::from(area.width)),
        (None, PhaseName::Offer) => offers(scene),
        (None, _) => Line::styled(now(scene).unwrap_or_default(), scene.theme.text()),
    };
    canvas.line(area, &line);
}

/// Draws it in words, an auction in several rows. Returns the rows used.
pub(super) fn draw_block(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let Some(auction) = &scene.view.auction else {
        draw_line(scene, area, canvas);
        return 1;
    };
    let theme = scene.theme;
    let labels = [Word::Auction, Word::Order, Word::High, Word::Next].map(|key| scene.text(key));
    let label = labels.iter().map(|label| label.width()).max().unwrap_or(0) + 2;
    let next = scene.say(&Word::Least.phrase().with("minimum", auction.minimum));
    let values = [
        vec![Span::styled(item(scene, auction), theme.strong())],
        order(scene, auction, usize::from(area.width).saturating_sub(label)),
        vec![Span::raw(high(scene, auction))],
        vec![Span::raw(next), Span::styled(purse(scene), theme.strong())],
    ];
    for (index, (text, value)) in labels.into_iter().zip(values).enumerate() {
        let style = if index == 0 { theme.strong() } else { theme.quiet() };
        let mut spans = vec![Span::styled(fit(&text, label), style)];
        spans.extend(value);
        canvas.line(row(area, rows(index)), &Line::from(spans));
    }
    4.min(area.height)
}

/// What is auctioned.
fn item(scene: &Stage<'_>, auction: &AuctionView) -> String {
    match auction.item {
        Item::Lot(colour) => scene.say(&Word::Lot.phrase().with("count", auction.count).with("building", colour.key())),
        Item::Role(tile) => scene.text(tile.key()),
    }
}

/// The bidders in their order, by name or, if `width` cells are not enough for that, by crest.
fn order(scene: &Stage<'_>, auction: &AuctionView, width: usize) -> Vec<Span<'static>> {
    let named = order_by(scene, auction, |seat| scene.names.get(seat).into_owned());
    if Line::from(named.clone()).width() <= width {
        return named;
    }
    order_by(scene, auction, |seat| crest_at(scene.view, seat).to_owned())
}

fn order_by(scene: &Stage<'_>, auction: &AuctionView, name: impl Fn(Seat) -> String) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for &seat in &auction.order {
        if !spans.is_empty() {
            spans.push(Span::styled(" · ", scene.theme.quiet()));
        }
        spans.push(bidder(scene, auction, seat, &name(seat)));
    }
    spans
}

/// A bidder: out, on turn, or still in.
fn bidder(scene: &Stage<'_>, auction: &AuctionView, seat: Seat, name: &str) -> Span<'static> {
    if auction.passed.contains(&seat) {
        Span::styled(format!("{name}{PASSED}"), scene.theme.quiet())
    } else if auction.turn == seat {
        Span::styled(format!("●{name}"), scene.theme.strong())
    } else {
        Span::styled(name.to_owned(), scene.theme.text())
    }
}

fn high(scene: &Stage<'_>, auction: &AuctionView) -> String {
    match auction.leader {
        Some(leader) => scene.say(&Word::Leader.phrase().with("seat", leader).with("amount", auction.high)),
        None => scene.text(Word::NoLeader),
    }
}

/// What the person can pay.
fn purse(scene: &Stage<'_>) -> String {
    let Some(gold) = scene.view.own().and_then(|own| own.gold) else { return String::new() };
    format!("  {}", scene.say(&Word::Purse.phrase().with("gold", gold)))
}

/// The auction in one line: item, bidders in their order with the highest bid, the least next bid. Without its label
/// if `width` cells are not enough.
fn auction_line(scene: &Stage<'_>, auction: &AuctionView, width: usize) -> Line<'static> {
    let theme = scene.theme;
    let mut spans = vec![
        Span::styled(format!("{}: ", scene.text(Word::Bids)), theme.quiet()),
        Span::styled(item(scene, auction), theme.strong()),
        Span::raw(" "),
    ];
    for &seat in &auction.order {
        spans.push(Span::raw(" "));
        spans.push(bidder(scene, auction, seat, crest_at(scene.view, seat)));
        if auction.leader == Some(seat) {
            spans.push(Span::styled(format!("={}", auction.high), theme.strong()));
        }
    }
    let minimum = scene.say(&Word::Minimum.phrase().with("minimum", auction.minimum));
    spans.push(Span::styled(format!("  {minimum}"), theme.text()));
    let line = Line::from(spans);
    if line.width() <= width { line } else { Line::from(line.spans[1..].to_vec()) }
}

/// How many cards each family has offered.
fn offers(scene: &Stage<'_>) -> Line<'static> {
    let theme = scene.theme;
    let wanted = scene.view.numbers().offer;
    let mut spans = vec![Span::styled(format!("{}: ", scene.text(Word::NowOffer)), theme.quiet())];
    for house in &scene.view.houses {
        let style = if house.offered < wanted { theme.strong() } else { theme.quiet() };
        spans.push(Span::styled(format!(" {} {}/{wanted} ", crest(house.family), house.offered), style));
    }
    Line::from(spans)
}

/// Who does what, in a sentence.
fn now(scene: &Stage<'_>) -> Option<String> {
    let view = scene.view;
    let seat = view.waiting.first().copied()?;
    let say = |word: Word| -> Phrase { word.phrase().with("seat", seat) };
    let phrase = match (view.phase, view.building, view.laying) {
        (PhaseName::BuildOption, _, _) => say(Word::NowBuildOption),
        (PhaseName::PlaceShield, Some(building), _) => {
            say(Word::NowPlaceShield).with("city", building.city.key()).with("left", building.left)
        }
        (PhaseName::Action, _, _) => say(Word::NowAction),
        (PhaseName::LayCount, _, Some(laying)) => say(Word::NowLay).with("building", laying.colour.key()),
        (PhaseName::TurnUp, _, _) => say(Word::NowTurnUp),
        (PhaseName::PlaceShieldAny, _, _) => say(Word::NowPlaceShieldAny),
        _ => return None,
    };
    Some(scene.say(&phrase))
}

//! The cards: nine columns of attributes through display, hand and noble chart, and the treachery cards in words.

use curia_heads_of_state::data::{Attribute, Rank, Treachery};
use curia_heads_of_state::{Attributes, Hand, Move, PhaseName, Source};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::cells::{Cell, Strip};
use super::emblems::{look, plot};
use super::words::Word;
use super::{Paper, Stage, rows};
use crate::fit;
use crate::screen::row;

/// Cells of the figures behind the noble chart.
const FIGURES: [usize; 3] = [5, 6, 3];
/// The rows of the noble chart.
pub(super) const CHART: u16 = Rank::COUNT as u16;

/// How wide the columns are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ledger {
    label: usize,
    kind: usize,
}

impl Ledger {
    /// Columns for a table of `width` cells, with a noble chart in it or without.
    pub(super) fn of(width: u16, with_chart: bool) -> Ledger {
        let figures = if with_chart { FIGURES.iter().sum() } else { 0 };
        let width = usize::from(width).saturating_sub(figures);
        let label = if with_chart { 10 } else { 6 };
        let kind = (width.saturating_sub(label) / Attribute::COUNT).clamp(4, 8);
        Ledger { label: width.saturating_sub(kind * Attribute::COUNT).clamp(label, 12), kind }
    }

    fn line(self, head: Vec<Span<'static>>, kinds: [Cell; Attribute::COUNT]) -> Vec<Span<'static>> {
        let mut spans = head;
        spans.extend(kinds.into_iter().flat_map(|cell| cell.flush(self.kind)));
        spans
    }

    fn title(self, text: &str, style: Style) -> Vec<Span<'static>> {
        vec![Span::styled(fit(text, self.label), style)]
    }

    /// The place of a kind in a row.
    fn place(self, kind: Attribute, area: Rect) -> Rect {
        let x = rows(self.label + self.kind * kind.index()).min(area.width);
        Rect { x: area.x + x, width: rows(self.kind).min(area.width - x), ..area }
    }
}

/// As much of a name as fits in a column, so that columns keep apart.
fn beginning(name: &str, width: usize) -> String {
    name.chars().take(width.saturating_sub(1)).collect()
}

/// The heads of the columns: the names of the attributes, or their beginnings.
pub(super) fn draw_head(scene: &Stage<'_>, ledger: Ledger, title: Word, area: Rect, canvas: &mut Paper<'_>) {
    let heads = Attribute::ALL.map(|kind| {
        let name = beginning(&scene.text(kind.key()), ledger.kind);
        Cell::new(name, scene.theme.strong())
    });
    let title = ledger.title(&scene.text(title), scene.theme.quiet());
    canvas.line(area, &Line::from(ledger.line(title, heads)));
}

/// What taking a face-up card of this kind would be now: of several the marked one, or the first.
fn taking(scene: &Stage<'_>, kind: Attribute) -> Option<Move> {
    let slots = scene.view.display.iter().enumerate().filter(|&(_, &card)| card == Some(kind));
    let moves = slots.filter_map(|(slot, _)| u8::try_from(slot).ok()).map(|slot| match scene.view.phase {
        PhaseName::TakeTwo => Move::TakeAttribute(Source::Slot(slot)),
        _ => Move::Draw(Source::Slot(slot)),
    });
    let moves: Vec<Move> = moves.collect();
    moves.iter().copied().find(|&mv| scene.marked(mv)).or(moves.first().copied())
}

/// The face-up cards of a kind.
fn offered(scene: &Stage<'_>, kind: Attribute) -> Cell {
    let count = scene.view.display.iter().filter(|&&card| card == Some(kind)).count();
    let count = u8::try_from(count).unwrap_or(0);
    let (mark, style) = taking(scene, kind).map_or((" ", scene.theme.text()), |mv| look(scene, mv, scene.theme.text()));
    let cell = Cell::count(scene, count, style);
    if count == 0 { cell } else { Cell::new(format!("{}{count}", mark.trim()), style) }
}

/// The cards of a kind in the person's hand.
fn held(scene: &Stage<'_>, hand: Attributes, kind: Attribute) -> Cell {
    let (mark, style) = look(scene, scene.view.with_card(kind), scene.theme.strong());
    if hand[kind] == 0 {
        return Cell::count(scene, 0, style);
    }
    Cell::new(format!("{}{}", mark.trim(), hand[kind]), style)
}

fn touch_offer(scene: &Stage<'_>, ledger: Ledger, area: Rect, canvas: &mut Paper<'_>) {
    for kind in Attribute::ALL {
        if let Some(mv) = taking(scene, kind) {
            canvas.touch(ledger.place(kind, area), mv);
        }
    }
}

/// The face-up cards, by kind.
pub(super) fn draw_offer(scene: &Stage<'_>, ledger: Ledger, area: Rect, canvas: &mut Paper<'_>) {
    touch_offer(scene, ledger, area, canvas);
    let title = ledger.title(&scene.text(Word::Offer), scene.theme.text());
    canvas.line(area, &Line::from(ledger.line(title, Attribute::ALL.map(|kind| offered(scene, kind)))));
}

/// The person's hand, by kind.
pub(super) fn draw_hand(scene: &Stage<'_>, ledger: Ledger, area: Rect, canvas: &mut Paper<'_>) {
    let Some(hand) = scene.view.own().and_then(|own| own.attributes) else { return };
    for kind in hand.kinds() {
        canvas.touch(ledger.place(kind, area), scene.view.with_card(kind));
    }
    let title = ledger.title(&scene.text(Word::Hand), scene.theme.strong());
    canvas.line(area, &Line::from(ledger.line(title, Attribute::ALL.map(|kind| held(scene, hand, kind)))));
}

/// The face-up cards and, behind a slash, the person's hand, in one row.
pub(super) fn draw_both(scene: &Stage<'_>, ledger: Ledger, area: Rect, canvas: &mut Paper<'_>) {
    let Some(hand) = scene.view.own().and_then(|own| own.attributes) else { return };
    let giving = scene.view.giving_up() == Some(Hand::Attribute);
    if giving {
        hand.kinds().for_each(|kind| canvas.touch(ledger.place(kind, area), scene.view.with_card(kind)));
    } else {
        touch_offer(scene, ledger, area, canvas);
    }
    let cells = Attribute::ALL.map(|kind| {
        let offer = scene.view.display.iter().filter(|&&card| card == Some(kind)).count();
        let mv = if giving { Some(scene.view.with_card(kind)) } else { taking(scene, kind) };
        let (mark, style) = mv.map_or((" ", scene.theme.text()), |mv| look(scene, mv, scene.theme.strong()));
        match (offer, hand[kind]) {
            (0, 0) => Cell::count(scene, 0, style),
            (offer, held) => Cell::new(format!("{}{offer}/{held}", mark.trim()), style),
        }
    });
    let title = ledger.title(&scene.text(Word::Hand), scene.theme.strong());
    canvas.line(area, &Line::from(ledger.line(title, cells)));
}

/// Cards that lie aside: the discards, or during a refresh the former display.
pub(super) fn draw_aside(scene: &Stage<'_>, ledger: Ledger, area: Rect, canvas: &mut Paper<'_>) {
    let (title, cards) = match scene.view.set_aside {
        cards if cards.is_empty() => (Word::Discards, scene.view.discard),
        cards => (Word::SetAside, cards),
    };
    let title = ledger.title(&scene.text(title), scene.theme.quiet());
    let cells = Attribute::ALL.map(|kind| Cell::count(scene, cards[kind], scene.theme.quiet()));
    canvas.line(area, &Line::from(ledger.line(title, cells)));
}

/// The heads of the figures behind the noble chart, at the right of the row of heads.
pub(super) fn draw_figure_heads(scene: &Stage<'_>, ledger: Ledger, area: Rect, canvas: &mut Paper<'_>) {
    let heads = [Word::Left, Word::Own, Word::Points].map(|word| Cell::quiet(scene, scene.text(word)));
    let spans: Vec<Span<'_>> = heads.into_iter().zip(FIGURES).flat_map(|(cell, width)| cell.flush(width)).collect();
    let x = rows(ledger.label + ledger.kind * Attribute::COUNT).min(area.width);
    canvas.line(Rect { x: area.x + x, width: area.width - x, ..area }, &Line::from(spans));
}

/// The noble chart: what each costs and whether the person has it, cards and counters left, points at the end.
pub(super) fn draw_chart(scene: &Stage<'_>, ledger: Ledger, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let own = scene.view.own();
    let hand = own.and_then(|own| own.attributes).unwrap_or_default();
    for (index, rank) in Rank::ALL.into_iter().enumerate() {
        let noble = rank.noble();
        let payable = scene.view.phase != PhaseName::Over && scene.view.affords(rank);
        let style = if payable { theme.strong() } else { theme.text() };
        let head = vec![
            Span::styled(if payable { "✓ " } else { "  " }, theme.strong()),
            Span::styled(fit(&scene.text(rank.key()), ledger.label.saturating_sub(2)), style),
        ];
        let kinds = Attribute::ALL.map(|kind| match (noble.cost.contains(&kind), hand[kind]) {
            (false, _) => Cell::empty(),
            (true, 0) => Cell::quiet(scene, "○"),
            (true, _) => Cell::new("●", theme.strong()),
        });
        let left = scene.view.nobles.get(rank.index()).map_or(0, |pile| pile.left);
        let figures = [left, own.map_or(0, |own| own.supply[rank.index()]), noble.majority];
        let mut spans = ledger.line(head, kinds);
        let cells = figures.map(|figure| Cell::count(scene, figure, theme.text()));
        spans.extend(cells.into_iter().zip(FIGURES).flat_map(|(cell, width)| cell.flush(width)));
        canvas.line(row(area, rows(index)), &Line::from(spans));
    }
}

/// The face-up treachery cards, then the person's own, in two rows.
pub(super) fn draw_plots(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let labels = [Word::Treachery, Word::Plots].map(|word| scene.text(word));
    let label = labels.iter().map(|label| label.width()).max().unwrap_or(0) + 1;
    let [offer, own] = labels;
    let shown = scene.view.treachery_display.iter().enumerate().filter_map(|(slot, card)| {
        let slot = u8::try_from(slot).ok()?;
        Some((1, (*card)?, Move::TakeTreachery(Source::Slot(slot))))
    });
    draw_plot_line(scene, &fit(&offer, label), scene.theme.text(), &shown.collect::<Vec<_>>(), area, canvas);
    let Some(hand) = scene.view.own().and_then(|own| own.treachery) else { return };
    let held: Vec<_> = hand.kinds().map(|card| (hand[card], card, scene.view.with_treachery(card))).collect();
    draw_plot_line(scene, &fit(&own, label), scene.theme.strong(), &held, row(area, 1), canvas);
}

/// Some treachery cards by their names, or in short if the line is too narrow for that.
fn draw_plot_line(
    scene: &Stage<'_>,
    label: &str,
    style: Style,
    cards: &[(u8, Treachery, Move)],
    area: Rect,
    canvas: &mut Paper<'_>,
) {
    let full = plot_line(scene, label, style, cards, false);
    let fits = full.width() <= usize::from(area.width);
    if fits { full } else { plot_line(scene, label, style, cards, true) }.draw(area, canvas);
}

fn plot_line(scene: &Stage<'_>, label: &str, style: Style, cards: &[(u8, Treachery, Move)], scarce: bool) -> Strip {
    let mut strip = Strip::default();
    strip.push(label, style);
    if cards.is_empty() {
        strip.push(scene.text(Word::NoPlots), scene.theme.quiet());
    }
    for (index, &(count, card, mv)) in cards.iter().enumerate() {
        // The mark of what may be chosen stands in the air between the cards.
        let (mark, painted) = look(scene, mv, style);
        match (mark, index) {
            (" ", 0) => {}
            (" ", _) => strip.push("· ", scene.theme.quiet()),
            _ => strip.touch(mark, scene.theme.choice(), mv),
        }
        let name = plot(scene, card, scarce);
        strip.touch(if count == 1 { name } else { format!("{count} {name}") }, painted, mv);
        strip.push(" ", scene.theme.text());
    }
    strip
}

/// The person's hand in a single row without heads, for a screen that has no more.
pub(super) fn draw_hand_in_words(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let Some(hand) = scene.view.own().and_then(|own| own.attributes) else { return };
    let mut strip = Strip::default();
    strip.push(format!("{}:", scene.text(Word::Hand)), scene.theme.strong());
    for kind in hand.kinds() {
        let mv = scene.view.with_card(kind);
        let (_, style) = look(scene, mv, scene.theme.text());
        let name = beginning(&scene.text(kind.key()), 5);
        strip.push(" ", scene.theme.text());
        strip.touch(if hand[kind] == 1 { name } else { format!("{}{name}", hand[kind]) }, style, mv);
    }
    strip.draw(area, canvas);
}

//! The market: four piles with the money under them, the supply, the reserve, and who robs whom.

use curia_rival_kings::{Card, Move, Pile, PileView, Rank};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Widget};

use super::words::{self, Word};
use super::{Paper, Stage, cards, cells, look};
use crate::screen::{below, row};
use crate::text::{cut, fit, wrap};

/// Rows of a card of the market.
const CARD: u16 = 6;
/// Cells between two cards.
const GAP: u16 = 2;

/// The name of a pile in two letters.
pub(super) fn name(scene: &Stage<'_>, pile: Pile) -> String {
    scene.text(match pile {
        Pile::B1 => Word::PileB1,
        Pile::B2 => Word::PileB2,
        Pile::S1 => Word::PileS1,
        Pile::S2 => Word::PileS2,
    })
}

/// The title, the ranks, the supply and the reserve in one row.
fn title(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let (view, quiet) = (scene.view, scene.theme.quiet());
    canvas.line(area, &Line::styled(scene.text(Word::Market), scene.theme.strong()));
    let supply = Word::Supply.phrase().with("total", view.supply.value());
    let supply = scene.say(&supply.with("twos", view.supply.twos).with("ones", view.supply.ones));
    let reserve = scene.say(&Word::Reserve.phrase().with("count", view.reserve));
    let mut spans = vec![Span::styled(scene.text(Word::Ladder), quiet)];
    for rank in Rank::ALL {
        if let Some(victim) = rank.robs() {
            let text = format!(" {}›{}", scene.text(rank.key()), scene.text(victim.key()));
            spans.push(Span::styled(text, scene.theme.text()));
        }
    }
    spans.push(Span::styled(format!("   {supply}   {reserve}"), quiet));
    let line = Line::from(spans);
    let width = u16::try_from(line.width()).unwrap_or(u16::MAX).min(area.width);
    canvas.line(Rect { x: area.x + area.width - width, width, ..area }, &line);
}

/// What is known of the money under a pile: nothing but its topmost coin, unless the stacks lie open.
fn money(pile: &PileView) -> Option<String> {
    match (&pile.money, pile.money_top) {
        (_, None) => None,
        (Some(all), Some(_)) => Some(format!("{}¢", all.iter().map(|coin| u32::from(*coin)).sum::<u32>())),
        (None, Some(top)) => Some(format!("≥{top}¢")),
    }
}

/// The piles in two rows, buildings left and subjects right. Returns the rows used.
pub(super) fn rows(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    title(scene, row(area, 0), canvas);
    let half = area.width.saturating_sub(GAP) / 2;
    for pile in &scene.view.piles {
        let (x, y) = match pile.pile {
            Pile::B1 => (0, 1),
            Pile::B2 => (0, 2),
            Pile::S1 => (half + GAP, 1),
            Pile::S2 => (half + GAP, 2),
        };
        let place = row(area, y);
        let x = x.min(area.width);
        pile_row(scene, pile, Rect { x: place.x + x, width: half.min(area.width - x), ..place }, canvas);
    }
    3.min(area.height)
}

/// One pile in one row: mark, name, cards left, price, colour, kind, name of the card; the money at the end.
fn pile_row(scene: &Stage<'_>, pile: &PileView, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let mv = Move::Pile(pile.pile);
    let (mark, style) = look(scene, Some(mv), theme.text());
    let mut spans = vec![
        Span::styled(fit(mark, 1), theme.choice()),
        Span::styled(fit(&name(scene, pile.pile), 2), theme.strong()),
        Span::styled(format!(" ×{} ", pile.count), theme.quiet()),
    ];
    let short = money(pile).unwrap_or_else(|| "–".to_owned());
    match pile.top {
        Some(card) => {
            let pair = pairing(scene, card);
            let around = 15 + u16::from(pair.is_some()) + cells(&short);
            let name = cut(&scene.text(card.key()), usize::from(area.width.saturating_sub(around)));
            spans.push(Span::styled(format!("{}¢ ", card.value()), theme.strong()));
            spans.push(cards::emblem(scene, card.colour()));
            spans.push(Span::styled(format!(" {}", cards::sign(card.kind())), theme.quiet()));
            spans.push(Span::styled(name, style));
            spans.extend(pair);
        }
        None => spans.push(Span::styled(scene.text(Word::PileEmpty), theme.quiet())),
    }
    let line = Line::from(spans);
    canvas.line(area, &line);
    let room = usize::from(area.width).saturating_sub(line.width() + 2);
    let words = money_in_words(scene, pile, 0).unwrap_or_else(|| scene.text(Word::MoneyNone));
    let money = if usize::from(cells(&words)) <= room { words } else { short };
    let width = cells(&money).min(area.width);
    let end = Rect { x: area.x + area.width - width, width, ..area };
    canvas.line(end, &Line::styled(money, if pile.money_top.is_some() { theme.text() } else { theme.quiet() }));
    canvas.touch(area, mv);
}

/// A plus if the card would make a perfect pair with one of the person's.
fn pairing(scene: &Stage<'_>, card: Card) -> Option<Span<'static>> {
    let own = scene.view.players.get(scene.person.index())?;
    cards::completes(own, card).then(|| Span::styled("+", scene.theme.choice()))
}

/// The piles as four cards. Returns the rows used.
pub(super) fn cards(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    title(scene, row(area, 0), canvas);
    let body = below(area, 1);
    let width = area.width.saturating_sub(3 * GAP) / 4;
    for (index, pile) in (0_u16..).zip(&scene.view.piles) {
        let x = (index * (width + GAP)).min(area.width);
        let place = Rect { x: body.x + x, width: width.min(area.width - x), height: CARD.min(body.height), ..body };
        pile_card(scene, pile, place, canvas);
    }
    (1 + CARD).min(area.height)
}

/// One pile as a card: its name and size above, its money below.
fn pile_card(scene: &Stage<'_>, pile: &PileView, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let mv = Move::Pile(pile.pile);
    let (mark, style) = look(scene, Some(mv), theme.strong());
    let border = if mark.is_empty() { theme.quiet() } else { theme.choice() };
    let money = match money_in_words(scene, pile, usize::from(area.width).saturating_sub(4)) {
        Some(money) => Span::styled(format!(" {money} "), theme.text()),
        None => Span::styled(format!(" {} ", scene.text(Word::MoneyNone)), theme.quiet()),
    };
    let title = Line::from(vec![
        Span::styled(mark, theme.choice()),
        Span::styled(format!(" {} ", name(scene, pile.pile)), theme.strong()),
    ]);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(border)
        .title(title)
        .title(Line::styled(format!(" ×{} ", pile.count), theme.quiet()).right_aligned())
        .title_bottom(Line::from(money));
    let inner = block.inner(area);
    block.render(area.intersection(canvas.buffer().area), canvas.buffer());
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner };
    for (index, line) in (0_u16..).zip(face(scene, pile, usize::from(inner.width), style)) {
        canvas.line(row(inner, index), &line);
    }
    canvas.touch(area, mv);
}

/// The money under a pile, coin by coin if that is known and fits.
fn money_in_words(scene: &Stage<'_>, pile: &PileView, width: usize) -> Option<String> {
    let sum = money(pile)?;
    let say = |amount: &str| scene.words.fill(Word::Money, &[("amount", amount)]);
    let coins = pile.money.as_ref().map(|all| {
        let coins: Vec<String> = all.iter().map(u8::to_string).collect();
        say(&format!("{sum} = {}", coins.join("+")))
    });
    let coins = coins.filter(|_| pile.money.as_ref().is_some_and(|all| all.len() > 1));
    coins.filter(|text| usize::from(cells(text)) <= width).or_else(|| Some(say(&sum)))
}

/// The face of the top card: name, ability, partner, price and colour.
fn face(scene: &Stage<'_>, pile: &PileView, width: usize, style: Style) -> Vec<Line<'static>> {
    let theme = scene.theme;
    let Some(card) = pile.top else {
        return vec![Line::default(), Line::styled(cut(&scene.text(Word::PileEmpty), width), theme.quiet())];
    };
    let mut lines: Vec<Line<'static>> = wrap(&scene.text(card.key()), width)
        .into_iter()
        .take(2)
        .map(|part| Line::styled(cut(&part, width), style))
        .collect();
    if let Card::Subject(subject) = card {
        lines.push(Line::styled(cut(&scene.text(words::ability(subject)), width), theme.quiet()));
    }
    lines.resize(2, Line::default());
    let partner = cut(&scene.text(cards::partner(card).key()), width.saturating_sub(1));
    let style = if pairing(scene, card).is_some() { theme.choice() } else { theme.quiet() };
    lines.push(Line::styled(format!("+{partner}"), style));
    lines.push(Line::from(vec![
        Span::styled(format!("{} {}¢ ", cards::sign(card.kind()), card.value()), theme.strong()),
        cards::emblem(scene, card.colour()),
        Span::styled(format!(" {}", scene.text(cards::place(card.colour()))), theme.quiet()),
    ]));
    lines
}

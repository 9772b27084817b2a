//! The table of Guillotine: the line before the blade, the players with their trophies, the own hand.

mod words;

use curia_core::{Key, keys_of};
use curia_guillotine::{Ability, Card, Colour, DAYS, Guillotine, Move, Noble, Player, TurnStep};
use curia_texts::{General, Lang};
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

use crate::scores::number;
use crate::screen::{below, row};
use crate::text::{cut, fit, wrap};
use crate::{Canvas, Rules, Scene, Screen};

use words::Word;

type Stage<'a> = Scene<'a, Guillotine>;
type Paper<'a> = Canvas<'a, Move>;

/// From this height on every part has air round it.
const AIRY: u16 = 22;
/// From this width on the chronicle has a column of its own.
const WIDE: u16 = 108;
/// Cells of a player's name.
const NAME: usize = 13;
/// Cells before a note about a player.
const NOTE: usize = 4;
/// Rows that the players leave to the hand and the decks, and where everything is tight, to the hand and the chronicle.
const AIRY_REST: usize = 14;
const TIGHT_REST: usize = 6;

/// Colour and symbol of a group of nobles; the symbol alone says it, too.
fn emblem(colour: Colour) -> (&'static str, Color) {
    match colour {
        Colour::Purple => ("♛", Color::LightMagenta),
        Colour::Blue => ("♝", Color::LightBlue),
        Colour::Green => ("♜", Color::LightGreen),
        Colour::Red => ("♞", Color::LightRed),
        Colour::Grey => ("♙", Color::Gray),
    }
}

impl Screen for Guillotine {
    fn words() -> Vec<Key> {
        keys_of![Word]
    }

    fn rules(lang: Lang) -> Option<Rules> {
        Rules::of::<Self>(lang).ok()
    }

    fn status(scene: &Stage<'_>) -> String {
        match scene.view.step {
            TurnStep::Over => String::new(),
            TurnStep::Final => scene.text(Word::Final),
            _ => scene.say(&Word::Day.phrase().with("day", scene.view.day).with("days", DAYS)),
        }
    }

    fn draw(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
        if area.height >= AIRY { draw_airy(scene, area, canvas) } else { draw_tight(scene, area, canvas) }
    }
}

/// Everything with air round it; the chronicle stands at the right, or below on a narrow screen.
fn draw_airy(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
    let wide = area.width >= WIDE;
    let (line, rest) = split_line(area);
    let blade = draw_blade(scene, line, canvas);
    draw_line(scene, below(line, blade), canvas);
    let (middle, right) = if wide { split(rest, 44, 3) } else { (rest, Rect::ZERO) };
    let mut used = draw_players(scene, middle, true, canvas) + 1;
    used += list_hand(scene, below(middle, used), canvas) + 1;
    used += list_decks(scene, below(middle, used), canvas) + 1;
    if wide { right } else { below(middle, used) }
}

/// The same on a low screen: decks in one row on top, the hand side by side.
fn draw_tight(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
    flow_decks(scene, row(area, 0), canvas);
    let (line, middle) = split_line(below(area, 1));
    let mut title = vec![Span::styled("◥ ", scene.theme.alert())];
    title.extend(line_title(scene));
    canvas.line(line, &Line::from(title));
    draw_line(scene, below(line, 1), canvas);
    let (middle, right) = if area.width >= WIDE { split(middle, 44, 3) } else { (middle, Rect::ZERO) };
    let mut used = draw_players(scene, middle, false, canvas);
    used += flow_hand(scene, below(middle, used), canvas);
    used += draw_known_tops(scene, below(middle, used), canvas);
    if right.is_empty() { below(middle, used) } else { right }
}

/// The column of the line, wide enough for the longest name of a noble, and the rest.
fn split_line(area: Rect) -> (Rect, Rect) {
    if area.width >= WIDE { split(area, 35, 3) } else { split(area, 31, 2) }
}

/// A left part of `width` cells and the rest behind a gap.
fn split(area: Rect, width: u16, gap: u16) -> (Rect, Rect) {
    let width = width.min(area.width);
    let taken = (width + gap).min(area.width);
    (Rect { width, ..area }, Rect { x: area.x + taken, width: area.width - taken, ..area })
}

/// What the line is called and how long it is.
fn line_title(scene: &Stage<'_>) -> [Span<'static>; 2] {
    let count = scene.say(&Word::Heads.phrase().with("count", scene.view.line.len()));
    [
        Span::styled(format!("{}  ", scene.text(Word::Line)), scene.theme.strong()),
        Span::styled(count, scene.theme.quiet()),
    ]
}

/// The queue, front first, with the meaning of the symbols below if there is room.
fn draw_line(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let (length, room) = (scene.view.line.len(), usize::from(area.height));
    let shown = if length > room { room.saturating_sub(1) } else { length };
    for (place, &noble) in scene.view.line.iter().take(shown).enumerate() {
        let Ok(place) = u8::try_from(place) else { break };
        draw_noble(scene, place, noble, row(area, u16::from(place)), canvas);
    }
    let after = below(area, u16::try_from(shown).unwrap_or(u16::MAX));
    if shown < length {
        let more = scene.say(&General::More.phrase().with("count", length - shown));
        canvas.line(after, &Line::styled(format!("   … {more}"), scene.theme.quiet()));
    } else if after.height >= 3 {
        draw_legend(scene, below(after, after.height - 2), canvas);
    }
}

/// The machine with the title beside it. Returns the rows used.
fn draw_blade(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let (wood, steel, edge) = (scene.theme.quiet(), scene.theme.strong(), scene.theme.alert());
    let between = |blade: &'static str, sharp: &'static str, air: &'static str| {
        vec![
            Span::styled("  ┃", wood),
            Span::styled(blade, steel),
            Span::styled(sharp, edge),
            Span::styled(air, wood),
            Span::styled("┃", wood),
        ]
    };
    let rows = [
        vec![Span::styled("  ┏━━━━━┓", wood)],
        between("█████", "", ""),
        between("███", "◤", " "),
        between("█", "◤", "   "),
        vec![Span::styled("  ┡━━◯━━┩", wood)],
    ];
    for (index, spans) in rows.into_iter().enumerate() {
        canvas.line(row(area, u16::try_from(index).unwrap_or(u16::MAX)), &Line::from(spans));
    }
    for (index, span) in line_title(scene).into_iter().enumerate() {
        let place = row(area, u16::try_from(index + 1).unwrap_or(u16::MAX));
        canvas.line(Rect { x: place.x + 11, width: place.width.saturating_sub(11), ..place }, &Line::from(span));
    }
    5
}

/// One noble: mark, place, group, value, name, and a star if there is more to know.
fn draw_noble(scene: &Stage<'_>, place: u8, noble: Noble, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let mv = Move::Place(place);
    let (symbol, colour) = emblem(noble.colour());
    let chosen = scene.view.chosen_place == Some(place) || scene.view.new_order.contains(&place);
    let (mark, name) = if scene.marked(mv) {
        ("▸", theme.selected())
    } else if scene.may(mv) {
        ("◆", theme.choice())
    } else if chosen {
        ("◇", theme.strong())
    } else {
        (" ", if place == 0 { theme.strong() } else { theme.text() })
    };
    let value = if noble.has_fixed_value() { number(noble.value()) } else { "★".to_owned() };
    let width = usize::from(area.width).saturating_sub(11);
    let star = if noble.ability() == Ability::None { "" } else { " ✦" };
    canvas.line(
        area,
        &Line::from(vec![
            Span::styled(mark, theme.choice()),
            Span::styled(format!("{:>2} ", place + 1), theme.quiet()),
            Span::styled(format!("{symbol} {value:>2}"), theme.strong().patch(theme.tint(colour))),
            Span::raw(" "),
            Span::styled(cut(&scene.text(noble.key()), width), name),
            Span::styled(star, theme.quiet()),
        ]),
    );
    canvas.touch(area, mv);
}

/// Which symbol stands for which colour.
fn draw_legend(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let entry = |colour: Colour| {
        let (symbol, tint) = emblem(colour);
        [
            Span::styled(symbol, scene.theme.tint(tint)),
            Span::styled(format!(" {}  ", scene.text(colour.key())), scene.theme.quiet()),
        ]
    };
    let (first, second) = Colour::ALL.split_at(3);
    for (index, colours) in [first, second].into_iter().enumerate() {
        let spans: Vec<Span<'_>> = colours.iter().flat_map(|colour| entry(*colour)).collect();
        let place = row(area, u16::try_from(index).unwrap_or(u16::MAX));
        canvas.line(Rect { x: place.x + 1, width: place.width.saturating_sub(1), ..place }, &Line::from(spans));
    }
}

/// A row a player, with what lies in front of them below. Returns the rows used.
fn draw_players(scene: &Stage<'_>, area: Rect, airy: bool, canvas: &mut Paper<'_>) -> u16 {
    let quiet = scene.theme.quiet();
    let mut head = vec![
        Span::styled(fit(&scene.text(General::Players), NAME + 2), scene.theme.strong()),
        Span::styled(format!("{:>6}", cut(&scene.text(General::PointsHead), 6)), quiet),
        Span::styled(format!("{:>6} ", cut(&scene.text(General::HandHead), 5)), quiet),
    ];
    head.extend(Colour::ALL.map(|colour| {
        let (symbol, tint) = emblem(colour);
        Span::styled(format!("{symbol:>3}"), scene.theme.tint(tint))
    }));
    canvas.line(area, &Line::from(head));
    let noted: Vec<Vec<String>> = scene.view.players.iter().map(|player| notes(scene, player, airy)).collect();
    let lines = 1 + noted.iter().map(|notes| 1 + usize::from(!notes.is_empty())).sum::<usize>();
    let mut spare = usize::from(area.height).saturating_sub(lines + if airy { AIRY_REST } else { TIGHT_REST });
    let mut used = 1;
    for (player, notes) in scene.view.players.iter().zip(noted) {
        draw_player(scene, player, row(area, used), canvas);
        used += 1;
        for line in note_lines(&notes, usize::from(area.width).saturating_sub(NOTE), &mut spare) {
            let line = Line::styled(format!("{:NOTE$}{line}", ""), quiet);
            canvas.line(row(area, used), &line);
            used += 1;
        }
    }
    used.min(area.height)
}

/// Notes in one line, and in more as long as there are rows to spare.
fn note_lines(notes: &[String], width: usize, spare: &mut usize) -> Vec<String> {
    if notes.is_empty() {
        return Vec::new();
    }
    let text = notes.join(" · ");
    let lines = wrap(&text, width);
    if lines.len() > 1 + *spare {
        return vec![cut(&text, width)];
    }
    *spare -= lines.len() - 1;
    lines
}

fn draw_player(scene: &Stage<'_>, player: &Player, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let mv = Move::Player(player.seat);
    let active = scene.asking.shown.has(player.seat);
    let (mark, name) = match (scene.marked(mv), scene.may(mv)) {
        (true, _) => ("▸ ", theme.selected()),
        (_, true) => ("◆ ", theme.choice()),
        _ if active => ("● ", theme.strong()),
        _ => ("  ", theme.text()),
    };
    let points = player.points.map_or_else(|| "?".to_owned(), number);
    let mut spans = vec![
        Span::styled(mark, if scene.may(mv) { theme.choice() } else { theme.strong() }),
        Span::styled(fit(&scene.name(player.seat), NAME), name),
        Span::styled(format!("{points:>6}"), theme.strong()),
        Span::styled(format!("{:>6} ", player.hand_size), theme.text()),
    ];
    spans.extend(Colour::ALL.map(|colour| trophies(scene, player, colour)));
    canvas.line(area, &Line::from(spans));
    canvas.touch(area, mv);
}

fn trophies(scene: &Stage<'_>, player: &Player, colour: Colour) -> Span<'static> {
    let count = player.pile.iter().filter(|noble| noble.colour() == colour).count();
    let style = if count == 0 { scene.theme.quiet() } else { scene.theme.tint(emblem(colour).1) };
    Span::styled(format!("{count:>3}"), style)
}

/// Everything else worth knowing about a player.
fn notes(scene: &Stage<'_>, player: &Player, airy: bool) -> Vec<String> {
    let mut notes: Vec<String> = player.table.iter().map(|card| scene.text(card.key())).collect();
    if player.rushed {
        notes.push(scene.text(Word::Rushed));
    }
    if player.cursed {
        notes.push(scene.text(Word::Cursed));
    }
    if !player.known.is_empty() {
        let cards: Vec<Key> = player.known.iter().map(|card| card.key()).collect();
        notes.push(scene.say(&Word::Known.phrase().with("cards", cards)));
    }
    if let (true, Some(top)) = (airy, player.pile.last()) {
        notes.push(scene.say(&Word::Top.phrase().with("noble", top.key())));
    }
    notes
}

/// How a card of the hand looks now, and the move it stands for.
fn card_look(scene: &Stage<'_>, card: Card) -> (&'static str, Style, Move) {
    let moves = [Move::Play(card), Move::Card(card)];
    let mv = moves.into_iter().find(|mv| scene.may(*mv)).unwrap_or(Move::Play(card));
    let (mark, style) = match (scene.marked(mv), scene.may(mv)) {
        (true, _) => ("▸", scene.theme.selected()),
        (_, true) => ("◆", scene.theme.choice()),
        _ => (" ", scene.theme.quiet()),
    };
    (mark, style, mv)
}

/// What the hand is called and how large it is.
fn hand_title(scene: &Stage<'_>) -> [Span<'static>; 2] {
    [
        Span::styled(format!("{}  ", scene.text(Word::Hand)), scene.theme.strong()),
        Span::styled(scene.view.hand.len().to_string(), scene.theme.quiet()),
    ]
}

/// The own hand, one card a row: what can be played is lit. Returns the rows used.
fn list_hand(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    canvas.line(area, &Line::from(hand_title(scene).to_vec()));
    let cards = below(area, 1);
    for (index, &card) in scene.view.hand.iter().enumerate() {
        let (mark, style, mv) = card_look(scene, card);
        let place = row(cards, u16::try_from(index).unwrap_or(u16::MAX));
        let name = cut(&scene.text(card.key()), usize::from(area.width).saturating_sub(2));
        let mark = Span::styled(format!("{mark} "), scene.theme.choice());
        canvas.line(place, &Line::from(vec![mark, Span::styled(name, style)]));
        canvas.touch(place, mv);
    }
    u16::try_from(scene.view.hand.len() + 1).unwrap_or(u16::MAX).min(area.height)
}

/// The own hand side by side. Returns the rows used.
fn flow_hand(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let title = Line::from(hand_title(scene).to_vec());
    canvas.line(area, &title);
    let (mut x, mut y) = (u16::try_from(title.width()).unwrap_or(u16::MAX).saturating_add(1), 0);
    for &card in &scene.view.hand {
        let (mark, style, mv) = card_look(scene, card);
        let name = cut(&scene.text(card.key()), usize::from(area.width).saturating_sub(2));
        let line = Line::from(vec![Span::styled(mark, scene.theme.choice()), Span::styled(name, style)]);
        let width = u16::try_from(line.width()).unwrap_or(u16::MAX);
        if x > 0 && x.saturating_add(width) > area.width {
            (x, y) = (0, y + 1);
        }
        let place = row(area, y);
        let place = Rect { x: place.x.saturating_add(x), width: width.min(area.width.saturating_sub(x)), ..place };
        canvas.line(place, &line);
        canvas.touch(place, mv);
        x = x.saturating_add(width + 1);
    }
    (y + 1).min(area.height)
}

/// A deck with its discard pile.
struct Deck {
    name: String,
    left: usize,
    discarded: usize,
    top: String,
}

fn decks(scene: &Stage<'_>) -> [Deck; 2] {
    let view = scene.view;
    [
        Deck {
            name: scene.text(Word::Nobles),
            left: view.noble_deck,
            discarded: view.noble_discard.len(),
            top: view.noble_discard.last().map_or_else(String::new, |noble| scene.text(noble.key())),
        },
        Deck {
            name: scene.text(Word::Cards),
            left: view.action_deck,
            discarded: view.action_discard.len(),
            top: view.action_discard.last().map_or_else(String::new, |card| scene.text(card.key())),
        },
    ]
}

/// Decks and discard piles as a small table. Returns the rows used.
fn list_decks(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let (deck, discard) = (scene.text(Word::Deck), scene.text(Word::Discard));
    let head = format!("{:9}{:>6}{:>9}", "", cut(&deck, 6), cut(&discard, 8));
    canvas.line(area, &Line::styled(head, scene.theme.quiet()));
    let mut used = 1;
    for deck in decks(scene) {
        let line = Line::from(vec![
            Span::styled(fit(&deck.name, 9), scene.theme.quiet()),
            Span::styled(format!("{:>6}{:>9}  ", deck.left, deck.discarded), scene.theme.text()),
            Span::styled(cut(&deck.top, usize::from(area.width).saturating_sub(26)), scene.theme.quiet()),
        ]);
        canvas.line(row(area, used), &line);
        used += 1;
    }
    used + draw_known_tops(scene, below(area, used), canvas)
}

/// Decks and discard piles in one row.
fn flow_decks(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let discard = scene.text(Word::Discard);
    let half = area.width / 2;
    for (deck, x) in decks(scene).into_iter().zip([0, half]) {
        let text = format!("{} {} · {discard} {} {}", deck.name, deck.left, deck.discarded, deck.top);
        let place = Rect { x: area.x + x, width: half, ..area };
        canvas.line(place, &Line::styled(cut(&text, usize::from(half).saturating_sub(1)), scene.theme.quiet()));
    }
}

/// What the person knows of the noble deck (section 6.1 of the specification).
fn draw_known_tops(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    if scene.view.known_tops.is_empty() {
        return 0;
    }
    let nobles: Vec<Key> = scene.view.known_tops.iter().map(|noble| noble.key()).collect();
    let text = scene.say(&Word::NextUp.phrase().with("nobles", nobles));
    let lines = wrap(&text, usize::from(area.width).saturating_sub(2));
    for (index, part) in lines.iter().enumerate() {
        canvas.line(
            row(area, u16::try_from(index).unwrap_or(u16::MAX)),
            &Line::styled(format!("  {part}"), scene.theme.quiet()),
        );
    }
    u16::try_from(lines.len()).unwrap_or(u16::MAX).min(area.height)
}

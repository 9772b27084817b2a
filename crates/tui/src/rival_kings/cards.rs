//! How buildings and subjects look: colour, symbol, price, partner.

use curia_rival_kings::{Building, Card, Colour, CyclePhase, Kind, Move, PlayerView, Subject};
use ratatui::style::{Color, Style};
use ratatui::text::Span;

use super::Stage;
use super::flow::{Gives, Tile};
use super::words::{self, Word};

/// The sign of a building.
pub(super) const BUILDING: &str = "⌂";
/// The sign of a subject.
pub(super) const SUBJECT: &str = "♙";

/// Colour and symbol of a place; the symbol alone says it, too.
const fn heraldry(colour: Colour) -> (&'static str, Color) {
    match colour {
        Colour::Yellow => ("♛", Color::LightYellow),
        Colour::Red => ("♜", Color::LightRed),
        Colour::Blue => ("♞", Color::LightBlue),
        Colour::Green => ("✿", Color::LightGreen),
    }
}

/// The symbol of a colour.
fn symbol(scene: &Stage<'_>, colour: Colour) -> (&'static str, Style) {
    let (symbol, tint) = heraldry(colour);
    (symbol, scene.theme.strong().patch(scene.theme.tint(tint)))
}

/// Letter and symbol of a colour.
pub(super) fn emblem(scene: &Stage<'_>, colour: Colour) -> Span<'static> {
    let letter = scene.text(match colour {
        Colour::Yellow => Word::LetterYellow,
        Colour::Red => Word::LetterRed,
        Colour::Blue => Word::LetterBlue,
        Colour::Green => Word::LetterGreen,
    });
    let (symbol, style) = symbol(scene, colour);
    Span::styled(format!("{letter}{symbol}"), style)
}

/// The place a colour stands for.
pub(super) const fn place(colour: Colour) -> Word {
    match colour {
        Colour::Yellow => Word::PlaceYellow,
        Colour::Red => Word::PlaceRed,
        Colour::Blue => Word::PlaceBlue,
        Colour::Green => Word::PlaceGreen,
    }
}

/// The sign of a kind.
pub(super) const fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Building => BUILDING,
        Kind::Subject => SUBJECT,
    }
}

/// The other half of the perfect pair of a card.
pub(super) const fn partner(card: Card) -> Card {
    match card.kind() {
        Kind::Building => Card::of(Kind::Subject, card.number()),
        Kind::Subject => Card::of(Kind::Building, card.number()),
    }
}

/// A card as a tile: symbol, value, name.
pub(super) fn tile(scene: &Stage<'_>, card: Card, mv: Option<Move>) -> Tile {
    let (symbol, style) = symbol(scene, card.colour());
    Tile {
        lead: vec![Span::styled(format!("{symbol}{}", card.value()), style)],
        name: scene.text(card.key()),
        style: scene.theme.text(),
        tail: Vec::new(),
        mv,
        gives: Gives::Letters,
    }
}

/// A sign alone, before the row of its kind.
fn heading(scene: &Stage<'_>, kind: Kind) -> Tile {
    Tile {
        lead: vec![Span::styled(sign(kind), scene.theme.quiet())],
        name: String::new(),
        style: scene.theme.text(),
        tail: Vec::new(),
        mv: None,
        gives: Gives::Nothing,
    }
}

/// The rows of a player, with their moves.
pub(super) struct Rows {
    /// Their buildings behind the sign; empty if they have none.
    pub(super) buildings: Vec<Tile>,
    /// Their subjects behind the sign, the ability of the active one last; empty if they have none.
    pub(super) subjects: Vec<Tile>,
}

impl Rows {
    /// True if they have no card.
    pub(super) fn is_empty(&self) -> bool {
        self.buildings.is_empty() && self.subjects.is_empty()
    }
}

/// What lies before a player. `mv` names the move of a card at a position.
pub(super) fn rows(scene: &Stage<'_>, player: &PlayerView, mv: impl Fn(Kind, u8) -> Option<Move>) -> Rows {
    let pairs = pairs(player);
    let tiles = |kind: Kind, cards: Vec<Card>| -> Vec<Tile> {
        let last = cards.len().saturating_sub(1);
        let tiles = cards.into_iter().enumerate().map(|(position, card)| {
            let mut tile = tile(scene, card, u8::try_from(position).ok().and_then(|position| mv(kind, position)));
            if let Some(number) = pairs.number(kind, position) {
                tile.tail.push(Span::styled(superscript(number), scene.theme.strong()));
            }
            if kind == Kind::Subject && position == last {
                tile.gives = Gives::Nothing;
                tile.style = scene.theme.strong();
            }
            tile
        });
        tiles.collect()
    };
    let mut buildings = tiles(Kind::Building, player.buildings.iter().copied().map(Card::Building).collect());
    let mut subjects = tiles(Kind::Subject, player.subjects.iter().copied().map(Card::Subject).collect());
    if !buildings.is_empty() {
        buildings.insert(0, heading(scene, Kind::Building));
    }
    if let Some(&active) = player.subjects.last() {
        subjects.insert(0, heading(scene, Kind::Subject));
        subjects.push(ability(scene, player, active));
    }
    Rows { buildings, subjects }
}

/// The ability of the active subject: a full star while it can still be used in this cycle, and what it does.
fn ability(scene: &Stage<'_>, player: &PlayerView, active: Subject) -> Tile {
    // While characters are chosen, the new cycle has begun and every ability is free again.
    let used = player.ability_used && scene.view.phase != CyclePhase::Characters;
    let words = scene.text(words::ability(active));
    let (star, style, name) = if used {
        ("✧", scene.theme.quiet(), format!("{words} ({})", scene.text(Word::Used)))
    } else {
        ("✦", scene.theme.text(), words)
    };
    let mv = (player.seat == scene.person).then_some(Move::UseAbility);
    Tile { lead: vec![Span::styled(star, style)], name, style, tail: Vec::new(), mv, gives: Gives::Name }
}

/// Which cards of a player make perfect pairs.
struct Pairs {
    buildings: Vec<Option<usize>>,
    subjects: Vec<Option<usize>>,
}

impl Pairs {
    /// The number of the pair that a card is part of.
    fn number(&self, kind: Kind, position: usize) -> Option<usize> {
        let numbers = match kind {
            Kind::Building => &self.buildings,
            Kind::Subject => &self.subjects,
        };
        numbers.get(position).copied().flatten()
    }
}

/// Numbers the perfect pairs in the order of the buildings.
fn pairs(player: &PlayerView) -> Pairs {
    let mut pairs = Pairs { buildings: Vec::new(), subjects: vec![None; player.subjects.len()] };
    let mut count = 0;
    for building in &player.buildings {
        let fits = |subject: &Subject| subject.index() == building.index();
        let free = player.subjects.iter().zip(&pairs.subjects).position(|(subject, of)| fits(subject) && of.is_none());
        let number = free.map(|at| {
            count += 1;
            pairs.subjects[at] = Some(count);
            count
        });
        pairs.buildings.push(number);
    }
    pairs
}

/// True if the card would make a perfect pair with one that lies single before the player.
pub(super) fn completes(player: &PlayerView, card: Card) -> bool {
    let buildings = player.buildings.iter().filter(|building: &&Building| building.index() == card.number()).count();
    let subjects = player.subjects.iter().filter(|subject: &&Subject| subject.index() == card.number()).count();
    match card.kind() {
        Kind::Building => subjects > buildings,
        Kind::Subject => buildings > subjects,
    }
}

fn superscript(number: usize) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    number.to_string().bytes().filter_map(|digit| DIGITS.get(usize::from(digit - b'0'))).collect()
}

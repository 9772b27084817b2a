//! The own hand, or in its place the piles the person is looking through.

use curia_rival_kings::{Character, LookedPile, Move};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::flow::{self, Gives, Tile};
use super::players::character_name;
use super::words::Word;
use super::{Paper, Stage, action_word, cards, look, market};
use crate::screen::{below, row};
use crate::text::{cut, fit};

/// The most rows of a pile that is looked through.
const LOOK: u16 = 2;
/// Cells of a character's name.
const NAME: usize = 15;
/// Cells of the actions of a character.
const ACTIONS: usize = 30;

/// The rows that the hand needs: one a character if `listed`, else what it takes side by side.
pub(super) fn height(scene: &Stage<'_>, width: u16, listed: bool) -> u16 {
    if !scene.view.looked.is_empty() {
        return scene.view.looked.iter().map(|looked| pile_height(scene, &pile(scene, looked), width)).sum();
    }
    if listed {
        return u16::try_from(scene.view.hand.len() + 1).unwrap_or(u16::MAX);
    }
    flow::height(scene, &tiles(scene), width, 2)
}

/// The hand, one character a row. Returns the rows used.
pub(super) fn list(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    if !scene.view.looked.is_empty() {
        return looked(scene, area, canvas);
    }
    canvas.line(area, &title(scene));
    for (index, &character) in (1_u16..).zip(&scene.view.hand) {
        let place = row(area, index);
        canvas.line(place, &described(scene, character));
        canvas.touch(place, Move::Choose(character));
    }
    u16::try_from(scene.view.hand.len() + 1).unwrap_or(u16::MAX).min(area.height)
}

/// The hand side by side. Returns the rows used.
pub(super) fn flow(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    if !scene.view.looked.is_empty() {
        return looked(scene, area, canvas);
    }
    flow::draw(scene, &tiles(scene), Rect { height: area.height.min(2), ..area }, canvas)
}

/// What the hand is called and how large it is.
fn title(scene: &Stage<'_>) -> Line<'static> {
    let mut spans = vec![
        Span::styled(format!("{}  ", scene.text(Word::Hand)), scene.theme.strong()),
        Span::styled(scene.view.hand.len().to_string(), scene.theme.quiet()),
    ];
    if scene.view.seats.get() == 3 {
        let aside = scene.say(&Word::SetAside.phrase().with("count", scene.view.undealt));
        spans.push(Span::styled(format!("   {aside}"), scene.theme.quiet()));
    }
    Line::from(spans)
}

/// The printed actions of a character.
fn actions(scene: &Stage<'_>, character: Character) -> String {
    let actions = character.actions(scene.view.options.treasurer_recruits);
    actions.iter().map(|action| action_word(scene, *action)).collect::<Vec<_>>().join(" ")
}

/// A character in a row of its own: mark, rank, name, actions, whom it robs.
fn described(scene: &Stage<'_>, character: Character) -> Line<'static> {
    let theme = scene.theme;
    let (mark, style) = look(scene, Some(Move::Choose(character)), theme.text());
    let chosen = scene.view.choice == Some(character);
    let robs = match character.rank().robs() {
        Some(rank) => scene.say(&Word::Robs.phrase().with("rank", rank.key())),
        None => scene.text(Word::RobsNobody),
    };
    let mark = if mark.is_empty() && chosen { "✓" } else { mark };
    let name = character_name(scene, character);
    let pad = " ".repeat(NAME.saturating_sub(name.chars().count()) + 1);
    Line::from(vec![
        Span::styled(fit(mark, 2), theme.choice()),
        Span::styled(format!("{} ", scene.text(character.rank().key())), theme.strong()),
        Span::styled(name, style),
        Span::raw(pad),
        Span::styled(fit(&actions(scene, character), ACTIONS), theme.text()),
        Span::styled(robs, theme.quiet()),
    ])
}

/// The characters in hand as tiles behind a title.
fn tiles(scene: &Stage<'_>) -> Vec<Tile> {
    let theme = scene.theme;
    let title = Tile {
        lead: Vec::new(),
        name: scene.text(Word::Hand),
        style: theme.strong(),
        tail: Vec::new(),
        mv: None,
        gives: Gives::Name,
    };
    let characters = scene.view.hand.iter().map(|&character| {
        let chosen = if scene.view.choice == Some(character) { "✓" } else { "" };
        Tile {
            lead: vec![Span::styled(format!("{chosen}{}", scene.text(character.rank().key())), theme.strong())],
            name: character_name(scene, character),
            style: theme.text(),
            tail: vec![Span::styled(format!(" {}", actions(scene, character)), theme.quiet())],
            mv: Some(Move::Choose(character)),
            gives: Gives::Nothing,
        }
    });
    std::iter::once(title).chain(characters).collect()
}

/// The piles that are looked through. Returns the rows used.
fn looked(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let mut used = 0;
    for looked in &scene.view.looked {
        let (rest, tiles) = (below(area, used), pile(scene, looked));
        let height = rest.height.min(pile_height(scene, &tiles, area.width));
        used += flow::draw(scene, &tiles, Rect { height, ..rest }, canvas);
    }
    used
}

/// One row if it is easy to read, else two.
fn pile_height(scene: &Stage<'_>, tiles: &[Tile], width: u16) -> u16 {
    if flow::in_one_row(scene, tiles, width) { 1 } else { flow::height(scene, tiles, width, LOOK) }
}

/// A pile from the top down as tiles behind its name.
fn pile(scene: &Stage<'_>, looked: &LookedPile) -> Vec<Tile> {
    let theme = scene.theme;
    let name = cut(&market::name(scene, looked.pile), 2);
    let first = Tile {
        lead: vec![Span::styled(name, theme.strong())],
        name: scene.text(Word::TopFirst),
        style: theme.quiet(),
        tail: vec![Span::styled(":", theme.quiet())],
        mv: None,
        gives: Gives::Nothing,
    };
    let cards = (1_u8..).zip(&looked.cards).map(|(depth, &card)| {
        let mut tile = cards::tile(scene, card, Some(Move::Buy(looked.pile, depth)));
        if card.kind() != looked.pile.kind() {
            tile.tail.push(Span::styled(cards::sign(card.kind()), theme.quiet()));
        }
        tile
    });
    std::iter::once(first).chain(cards).collect()
}

//! Things side by side that shrink until they fit: names lose letters before a thing is lost.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Paper, Stage, cells, look};
use crate::screen::row;
use curia_rival_kings::Move;

/// One thing in a row.
pub(super) struct Tile {
    /// What stands before the name and is never shortened.
    pub(super) lead: Vec<Span<'static>>,
    /// The name.
    pub(super) name: String,
    /// How the name is painted.
    pub(super) style: Style,
    /// What stands behind the name and is never shortened.
    pub(super) tail: Vec<Span<'static>>,
    /// The move it stands for.
    pub(super) mv: Option<Move>,
    /// How it gives way when there is little room.
    pub(super) gives: Gives,
}

/// How a tile gives way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Gives {
    /// Its name is shortened.
    Letters,
    /// Its name is left out.
    Name,
    /// It stays as it is.
    Nothing,
}

/// How hard things are pressed together: letters of a name, cells between tiles, and whether names that can be
/// left out are still there. Three letters are enough to tell all buildings and all subjects apart.
type Press = (usize, u16, bool);

const PRESSES: [Press; 9] = [
    (usize::MAX, 2, true),
    (10, 2, true),
    (8, 2, true),
    (6, 1, true),
    (5, 1, true),
    (5, 1, false),
    (4, 1, false),
    (3, 1, false),
    (0, 1, false),
];

/// Up to this one nothing is hard to read.
const COMFORTABLE: Press = PRESSES[2];

/// The text in at most `letters` letters; a point says that some are missing.
fn shorten(text: &str, letters: usize) -> String {
    if text.chars().count() <= letters {
        return text.to_owned();
    }
    let dot = letters > 3;
    let mut short: String = text.chars().take(letters - usize::from(dot)).collect();
    short.truncate(short.trim_end().len());
    if dot {
        short.push('.');
    }
    short
}

impl Tile {
    fn line(&self, scene: &Stage<'_>, press: Press) -> Line<'static> {
        let (mark, style) = look(scene, self.mv, self.style);
        let letters = match self.gives {
            Gives::Letters => press.0,
            Gives::Name if !press.2 => 0,
            Gives::Name | Gives::Nothing => usize::MAX,
        };
        let mut spans = vec![Span::styled(mark, scene.theme.choice())];
        spans.extend(self.lead.iter().cloned());
        let name = shorten(&self.name, letters);
        if !self.lead.is_empty() && !name.is_empty() && letters > 5 {
            spans.push(Span::raw(" "));
        }
        spans.push(Span::styled(name, style));
        spans.extend(self.tail.iter().cloned());
        Line::from(spans)
    }
}

/// A tile with its row, its column and what is written there.
type Placed<'a> = (u16, u16, Line<'static>, &'a Tile);

/// The tiles in rows of `width` cells.
fn places<'a>(
    scene: &Stage<'_>,
    tiles: impl IntoIterator<Item = &'a Tile>,
    width: u16,
    press: Press,
) -> Vec<Placed<'a>> {
    let mut tiles = tiles.into_iter().peekable();
    // What follows a heading stays to the right of its sign.
    let sign = tiles.peek().filter(|tile| tile.mv.is_none() && !tile.lead.is_empty());
    let indent = sign.map_or(0, |tile| press.1 + tile.lead.iter().map(|span| cells(&span.content)).sum::<u16>());
    let (mut x, mut y) = (0_u16, 0_u16);
    let mut out = Vec::new();
    for tile in tiles {
        let line = tile.line(scene, press);
        let wide = u16::try_from(line.width()).unwrap_or(u16::MAX);
        if wide == 0 {
            continue;
        }
        if x > indent && x.saturating_add(wide) > width {
            (x, y) = (indent, y + 1);
        }
        out.push((y, x, line, tile));
        x = x.saturating_add(wide).saturating_add(press.1);
    }
    out
}

fn rows_of(places: &[Placed<'_>]) -> u16 {
    places.last().map_or(0, |(y, ..)| y + 1)
}

/// The first way of pressing that needs at most `rows` rows, or the hardest.
fn fitting<'a>(
    scene: &Stage<'_>,
    tiles: impl IntoIterator<Item = &'a Tile> + Clone,
    width: u16,
    rows: u16,
) -> Vec<Placed<'a>> {
    let mut laid = Vec::new();
    for press in PRESSES {
        laid = places(scene, tiles.clone(), width, press);
        if rows_of(&laid) <= rows {
            break;
        }
    }
    laid
}

/// How many of at most `rows` rows the tiles take.
pub(super) fn height(scene: &Stage<'_>, tiles: &[Tile], width: u16, rows: u16) -> u16 {
    rows_of(&fitting(scene, tiles, width, rows)).min(rows)
}

/// How many rows the tiles take if they are easy to read, or without any pressing (`full`).
pub(super) fn wanted(scene: &Stage<'_>, tiles: &[Tile], width: u16, full: bool) -> u16 {
    rows_of(&places(scene, tiles, width, if full { PRESSES[0] } else { COMFORTABLE }))
}

/// True if one row holds the tiles and is still easy to read.
pub(super) fn in_one_row<'a>(scene: &Stage<'_>, tiles: impl IntoIterator<Item = &'a Tile>, width: u16) -> bool {
    rows_of(&places(scene, tiles, width, COMFORTABLE)) <= 1
}

/// Draws the tiles side by side into as many rows as they need, at most those of `area`. Returns the rows used.
pub(super) fn draw<'a>(
    scene: &Stage<'_>,
    tiles: impl IntoIterator<Item = &'a Tile> + Clone,
    area: Rect,
    canvas: &mut Paper<'_>,
) -> u16 {
    let laid = fitting(scene, tiles, area.width, area.height);
    for (y, x, line, tile) in &laid {
        let place = row(area, *y);
        let x = (*x).min(area.width);
        let width = u16::try_from(line.width()).unwrap_or(u16::MAX).min(area.width - x);
        let place = Rect { x: place.x + x, width, ..place };
        canvas.line(place, line);
        if let Some(mv) = tile.mv {
            canvas.touch(place, mv);
        }
    }
    rows_of(&laid).min(area.height)
}

#[cfg(test)]
mod tests {
    use super::shorten;

    #[test]
    fn a_name_loses_letters_and_says_so() {
        assert_eq!(shorten("Garden", usize::MAX), "Garden");
        assert_eq!(shorten("Herb Field", 6), "Herb.");
        assert_eq!(shorten("Székesegyház", 5), "Szék.");
        assert_eq!(shorten("Ács", 3), "Ács");
        assert_eq!(shorten("Börtönőr", 3), "Bör");
        assert_eq!(shorten("Inn", 0), "");
    }
}

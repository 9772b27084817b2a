//! The ten role tiles with their holders.

use curia_il_principe::data::{Colour, Tile};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::emblems::{NOTHING, badge, paint};
use super::words::Word;
use super::{Paper, Stage, rows};
use crate::fit;
use crate::screen::row;

/// The rows of the table: a head and the five colours.
pub(super) const ROWS: u16 = 1 + Colour::COUNT as u16;
/// Cells of a role's name.
const ROLE: usize = 11;
/// Cells before the roles: letter and sign of the colour.
const SIGN: usize = 3;

/// Draws the table.
pub(super) fn draw(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let holder = (usize::from(area.width).saturating_sub(SIGN) / 2).saturating_sub(ROLE);
    let minors = scene.view.numbers().minors;
    let mut head = vec![
        Span::styled(fit(&scene.text(Word::Roles), SIGN + ROLE), scene.theme.strong()),
        Span::styled(fit(&scene.text(Word::Major), holder + ROLE), scene.theme.quiet()),
    ];
    if minors {
        head.push(Span::styled(scene.text(Word::Minor), scene.theme.quiet()));
    }
    canvas.line(area, &Line::from(head));
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        let mut spans = vec![Span::styled(fit(&badge(scene, colour), SIGN), paint(scene, colour))];
        let tiles = [Some(Tile::major(colour)), minors.then(|| Tile::minor(colour))];
        tiles.into_iter().flatten().for_each(|tile| spans.extend(held(scene, tile, holder)));
        canvas.line(row(area, rows(index + 1)), &Line::from(spans));
    }
}

/// A role and who holds it.
fn held(scene: &Stage<'_>, tile: Tile, width: usize) -> [Span<'static>; 2] {
    let theme = scene.theme;
    let name = Span::styled(fit(&scene.text(tile.key()), ROLE), theme.text());
    let holder = match scene.view.houses.iter().find(|house| house.roles.contains(&tile)) {
        Some(house) => Span::styled(fit(&scene.names.get(house.seat), width), theme.strong()),
        None => Span::styled(fit(NOTHING, width), theme.quiet()),
    };
    [name, holder]
}

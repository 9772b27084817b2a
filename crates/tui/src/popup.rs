//! A sheet of paper laid over the table.

use curia_core::Game;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Padding, Widget};

use crate::screen::row;
use crate::{Canvas, Scene};

/// Lays a sheet with `lines` on the middle of `area`: a title above, a quiet hint below, with air between where there is
/// room for it. What does not fit is cut off.
pub(crate) fn draw<G: Game>(
    scene: &Scene<'_, G>,
    title: &str,
    lines: &[Line<'_>],
    hint: &Line<'_>,
    area: Rect,
    canvas: &mut Canvas<'_, G::Move>,
) {
    let widest = lines.iter().map(Line::width).chain([title.chars().count() + 2, hint.width()]).max().unwrap_or(0);
    let width = u16::try_from(widest + 6).unwrap_or(u16::MAX).min(area.width);
    let air = usize::from(!lines.is_empty());
    let height = u16::try_from(lines.len() + 4 + air).unwrap_or(u16::MAX).min(area.height);
    let sheet = Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(scene.theme.quiet())
        .title(Line::styled(format!(" {title} "), scene.theme.strong()))
        .padding(Padding::horizontal(2));
    let inner = block.inner(sheet);
    Clear.render(sheet, canvas.buffer());
    block.render(sheet, canvas.buffer());
    let rows = inner.height.saturating_sub(1);
    for (index, line) in lines.iter().enumerate() {
        let place = row(Rect { height: rows, ..inner }, u16::try_from(index + 1).unwrap_or(u16::MAX));
        canvas.line(place, line);
    }
    canvas.line(row(inner, rows), hint);
}

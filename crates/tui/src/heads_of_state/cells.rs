//! What stands in the columns of the tables.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use curia_heads_of_state::Move;

use super::emblems::NOTHING;
use super::{Paper, Stage, rows};
use crate::text::cut;

/// The text of one column.
pub(super) struct Cell {
    text: String,
    style: Style,
}

impl Cell {
    pub(super) fn new(text: impl Into<String>, style: Style) -> Cell {
        Cell { text: text.into(), style }
    }

    pub(super) fn empty() -> Cell {
        Cell::new("", Style::new())
    }

    /// A caption.
    pub(super) fn quiet(scene: &Stage<'_>, text: impl Into<String>) -> Cell {
        Cell::new(text, scene.theme.quiet())
    }

    /// A number, or a quiet dot for none.
    pub(super) fn count(scene: &Stage<'_>, count: u8, style: Style) -> Cell {
        if count == 0 { Cell::new(NOTHING, scene.theme.quiet()) } else { Cell::new(count.to_string(), style) }
    }

    /// The cell at the right edge of `width` cells; only the text carries the style.
    pub(super) fn flush(self, width: usize) -> [Span<'static>; 2] {
        let text = cut(&self.text, width);
        let air = " ".repeat(width.saturating_sub(text.width()));
        [Span::raw(air), Span::styled(text, self.style)]
    }
}

/// A line of things side by side, some of which stand for moves.
#[derive(Default)]
pub(super) struct Strip {
    spans: Vec<Span<'static>>,
    places: Vec<(u16, u16, Move)>,
}

impl Strip {
    /// So many cells are taken.
    pub(super) fn width(&self) -> usize {
        self.spans.iter().map(Span::width).sum()
    }

    /// Adds a text.
    pub(super) fn push(&mut self, text: impl Into<String>, style: Style) {
        self.spans.push(Span::styled(text.into(), style));
    }

    /// Adds what stands for a move.
    pub(super) fn touch(&mut self, text: impl Into<String>, style: Style, mv: Move) {
        let start = self.width();
        self.push(text, style);
        self.places.push((rows(start), rows(self.width() - start), mv));
    }

    /// Draws it at the top of `area`.
    pub(super) fn draw(self, area: Rect, canvas: &mut Paper<'_>) {
        for (start, width, mv) in self.places {
            let x = start.min(area.width);
            canvas.touch(
                Rect { x: area.x + x, width: width.min(area.width - x), height: area.height.min(1), ..area },
                mv,
            );
        }
        canvas.line(area, &Line::from(self.spans));
    }
}

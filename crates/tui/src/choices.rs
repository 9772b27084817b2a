//! The list of choices: numbered, in as many columns as fit.

use curia_core::Game;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::text::fit;
use crate::{Canvas, Scene};

/// More columns than this do not read as a list any more.
const MOST_COLUMNS: usize = 4;
/// Cells before the label: the mark, two digits, a space; and one behind it.
const AROUND: usize = 6;

/// Where the choices of one page stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Grid {
    /// The number of the first choice on the page, from 0.
    pub(crate) first: usize,
    /// Rows of the page; the choices run down the first column, then down the second.
    pub(crate) rows: usize,
    columns: usize,
    cell: usize,
    /// This page and the number of pages, if there are several.
    pub(crate) page: Option<(usize, usize)>,
}

impl Grid {
    /// The page that shows choice number `selected`.
    pub(crate) fn new(labels: &[String], selected: usize, area: Rect) -> Grid {
        let (width, rows) = (usize::from(area.width).max(1), usize::from(area.height).max(1));
        let longest = labels.iter().map(|label| label.width()).max().unwrap_or(0) + AROUND;
        let most = (width / longest.min(width)).clamp(1, MOST_COLUMNS);
        let columns = labels.len().div_ceil(rows).clamp(1, most);
        let size = rows * columns;
        let pages = labels.len().div_ceil(size);
        let page = selected.min(labels.len().saturating_sub(1)) / size;
        let shown = (pages > 1).then_some((page + 1, pages));
        Grid { first: page * size, rows, columns, cell: longest.min(width / columns), page: shown }
    }

    /// The place of choice number `index`, if it is on the page.
    fn place(&self, index: usize, area: Rect) -> Option<Rect> {
        let on_page = index.checked_sub(self.first).filter(|on_page| *on_page < self.rows * self.columns)?;
        let x = u16::try_from(on_page / self.rows * self.cell).ok()?;
        let y = u16::try_from(on_page % self.rows).ok()?;
        let width = u16::try_from(self.cell).ok()?.saturating_sub(1);
        Some(Rect { x: area.x.saturating_add(x), y: area.y.saturating_add(y), width, height: 1 }.intersection(area))
    }
}

/// Draws a page of choices and returns where each of them can be clicked.
pub(crate) fn draw<G: Game>(
    scene: &Scene<'_, G>,
    labels: &[String],
    selected: usize,
    grid: Grid,
    area: Rect,
    canvas: &mut Canvas<'_, G::Move>,
) -> Vec<(Rect, usize)> {
    let mut places = Vec::new();
    for (index, label) in labels.iter().enumerate() {
        let Some(place) = grid.place(index, area) else { continue };
        let (mark, number, text) = if index == selected {
            ("▸", scene.theme.selected(), scene.theme.selected())
        } else {
            (" ", scene.theme.choice(), scene.theme.text())
        };
        let width = usize::from(place.width);
        let line = Line::from(vec![
            Span::styled(mark, scene.theme.choice()),
            Span::styled(format!("{:>2} ", index + 1), number),
            Span::styled(fit(&format!("{label} "), width.saturating_sub(4).min(label.width() + 1)), text),
        ]);
        canvas.line(place, &line);
        places.push((place, index));
    }
    places
}

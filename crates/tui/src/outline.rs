//! The table of any game, drawn from its outline.

use curia_core::{Game, Row, Section, View};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::screen::{below, row};
use crate::text::{fit, wrap};
use crate::{Canvas, Scene, Screen};

/// Labels are aligned as long as they are not longer than this.
const LABEL: usize = 26;
/// A space at which no line is broken.
const GLUE: &str = "\u{a0}";
/// A column narrower than this does not read well.
const COLUMN: u16 = 36;

/// Draws the outline and leaves the right side, or on a narrow screen the last rows, to the chronicle. What
/// does not fit stands on the sheet of the whole table.
pub(crate) fn draw<G: Screen>(scene: &Scene<'_, G>, area: Rect, canvas: &mut Canvas<'_, G::Move>) -> Rect {
    let (table, rest) = if area.width >= 100 {
        let left = area.width - 40;
        (Rect { width: left - 2, ..area }, Rect { x: area.x + left, width: 40, ..area })
    } else {
        let top = area.height.saturating_sub(4);
        (Rect { height: top, ..area }, below(area, top))
    };
    let outline = scene.view.outline();
    let needed: usize = outline.sections.iter().map(|part| section(scene, part, table.width, true).len()).sum();
    let crowded = needed > usize::from(table.height);
    let columns = if crowded { (table.width / COLUMN).max(1) } else { 1 };
    let width = table.width / columns;
    let (mut column, mut used) = (0_u16, 0_u16);
    for part in &outline.sections {
        let lines = section(scene, part, width.saturating_sub(2), !crowded);
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        if used > 0 && used.saturating_add(height) > table.height && column + 1 < columns {
            (column, used) = (column + 1, 0);
        }
        for line in &lines {
            let place = Rect { x: table.x + column * width, width: width.saturating_sub(2), ..row(table, used) };
            canvas.line(place, line);
            used = used.saturating_add(1);
        }
    }
    rest
}

/// The whole outline in lines of at most `width` cells.
pub(crate) fn lines<G: Game>(scene: &Scene<'_, G>, width: u16) -> Vec<Line<'static>> {
    scene.view.outline().sections.iter().flat_map(|part| section(scene, part, width, true)).collect()
}

/// The lines of one section: a title, then its rows. Labels stand in a column of their own where there is room
/// for it (`roomy`); where there is not, rows are running text and empty ones are left out.
fn section<G: Game>(scene: &Scene<'_, G>, section: &Section, width: u16, roomy: bool) -> Vec<Line<'static>> {
    let width = usize::from(width);
    let mut lines = vec![Line::styled(scene.say(&section.title), scene.theme.strong())];
    let rows: Vec<(String, String)> = section
        .rows
        .iter()
        .filter(|row| roomy || !row.values.is_empty())
        .map(|row| (scene.say(&row.label), values(scene, row, width.saturating_sub(4))))
        .collect();
    if rows.is_empty() && !roomy {
        return Vec::new();
    }
    let longest = rows.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    let column = if roomy { longest.min(LABEL) + 2 } else { 0 };
    for (label, values) in rows {
        let fits = roomy && label.width() + 2 <= column;
        lines.extend(if fits {
            aligned(scene, &label, &values, width, column)
        } else {
            running(scene, &label, &values, width)
        });
    }
    lines
}

/// A label in its column and the values beside it.
fn aligned<G: Game>(
    scene: &Scene<'_, G>,
    label: &str,
    values: &str,
    width: usize,
    column: usize,
) -> Vec<Line<'static>> {
    let parts = wrap(values, width.saturating_sub(column + 2));
    let line = |(index, part): (usize, String)| {
        let label = if index == 0 { label } else { "" };
        painted(scene, format!("  {}", fit(label, column)), part)
    };
    parts.into_iter().enumerate().map(line).collect()
}

/// A label and its values as running text.
fn running<G: Game>(scene: &Scene<'_, G>, label: &str, values: &str, width: usize) -> Vec<Line<'static>> {
    let label = format!("{label}:");
    let parts = wrap(&format!("{label} {values}"), width.saturating_sub(4));
    let line = |(index, part): (usize, String)| match part.strip_prefix(&label) {
        Some(text) if index == 0 => painted(scene, format!("  {label}"), text.to_owned()),
        _ => painted(scene, if index == 0 { "  " } else { "    " }.to_owned(), part),
    };
    parts.into_iter().enumerate().map(line).collect()
}

fn painted<G: Game>(scene: &Scene<'_, G>, quiet: String, text: String) -> Line<'static> {
    let text = Span::styled(text.replace(GLUE, " "), scene.theme.text());
    Line::from(vec![Span::styled(quiet, scene.theme.quiet()), text])
}

/// The values of a row, none of them broken unless it is longer than `width`.
fn values<G: Game>(scene: &Scene<'_, G>, row: &Row, width: usize) -> String {
    if row.values.is_empty() {
        return "–".to_owned();
    }
    let last = row.values.len() - 1;
    let words = row.values.iter().enumerate().map(|(index, value)| {
        let mut text = scene.words.arg(value, scene.names);
        if index < last {
            text.push_str(" ·");
        }
        if text.width() <= width { text.replace(' ', GLUE) } else { text }
    });
    words.collect::<Vec<_>>().join(" ")
}

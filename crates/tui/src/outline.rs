//! The table of any game, drawn from its outline.

use curia_core::{Outline, Row, View};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::screen::{below, row};
use crate::text::{fit, wrap};
use crate::{Canvas, Scene, Screen};

/// Labels are aligned as long as they are not longer than this.
const LABEL: usize = 20;

/// Draws the outline and leaves the right side, or on a narrow screen the last rows, to the chronicle.
pub(crate) fn draw<G: Screen>(scene: &Scene<'_, G>, area: Rect, canvas: &mut Canvas<'_, G::Move>) -> Rect {
    let (table, rest) = if area.width >= 100 {
        let left = area.width - 40;
        (Rect { width: left - 2, ..area }, Rect { x: area.x + left, width: 40, ..area })
    } else {
        let top = area.height.saturating_sub(4);
        (Rect { height: top, ..area }, below(area, top))
    };
    for (index, line) in lines(scene, &scene.view.outline(), usize::from(table.width)).iter().enumerate() {
        canvas.line(row(table, u16::try_from(index).unwrap_or(u16::MAX)), line);
    }
    rest
}

fn lines<G: Screen>(scene: &Scene<'_, G>, outline: &Outline, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for section in &outline.sections {
        lines.push(Line::styled(scene.say(&section.title), scene.theme.strong()));
        let label = section.rows.iter().map(|row| scene.say(&row.label).width()).max().unwrap_or(0).min(LABEL);
        for row in &section.rows {
            let values = values(scene, row);
            for (index, part) in wrap(&values, width.saturating_sub(label + 4)).into_iter().enumerate() {
                let label = if index == 0 { fit(&scene.say(&row.label), label) } else { " ".repeat(label) };
                lines.push(Line::from(vec![
                    Span::styled(format!("  {label}  "), scene.theme.quiet()),
                    Span::styled(part, scene.theme.text()),
                ]));
            }
        }
    }
    lines
}

fn values<G: Screen>(scene: &Scene<'_, G>, row: &Row) -> String {
    if row.values.is_empty() {
        return "–".to_owned();
    }
    row.values.iter().map(|value| scene.words.arg(value, scene.names)).collect::<Vec<_>>().join(" · ")
}

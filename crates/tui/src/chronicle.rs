//! What happened, newest last.

use curia_core::{Event, Game};
use curia_texts::General;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::screen::{below, row};
use crate::text::wrap;
use crate::{Canvas, Scene};

/// Stands before the first line of an event.
const BULLET: &str = "· ";
/// Stands before its other lines.
const INDENT: &str = "  ";
/// Stands before the first line shown if its event begins above it.
const EARLIER: &str = "⋮ ";
/// Stands at the end of the last line shown if there are later ones.
const LATER: &str = "▾";
/// From this height on there is room for a title.
const TITLED: u16 = 5;

/// Draws the end of the chronicle into `area`, `back` lines before its last one. News (from number `fresh` on)
/// are bright, the rest is quiet. Returns `back`, brought into what there is to turn back to.
pub(crate) fn draw<G: Game>(
    scene: &Scene<'_, G>,
    told: &[G::Event],
    fresh: usize,
    back: usize,
    area: Rect,
    canvas: &mut Canvas<'_, G::Move>,
) -> usize {
    if area.height == 0 || area.width < 10 {
        return 0;
    }
    let titled = area.height >= TITLED;
    if titled {
        canvas.line(area, &Line::styled(scene.text(General::Chronicle), scene.theme.strong()));
    }
    let body = below(area, u16::from(titled));
    let rows = usize::from(body.height);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (number, event) in told.iter().enumerate().rev() {
        if lines.len() >= rows + back {
            break;
        }
        let Some(phrase) = event.phrase() else { continue };
        let style = if number >= fresh { scene.theme.text() } else { scene.theme.quiet() };
        let parts = wrap(&scene.say(&phrase), usize::from(body.width).saturating_sub(2));
        for (index, part) in parts.into_iter().enumerate().rev() {
            let bullet = if index == 0 { BULLET } else { INDENT };
            lines.push(Line::from(vec![Span::styled(bullet, scene.theme.quiet()), Span::styled(part, style)]));
        }
    }
    let back = back.min(lines.len().saturating_sub(rows));
    let shown = lines.iter().skip(back).take(rows).rev();
    for (index, line) in shown.enumerate() {
        canvas.line(row(body, u16::try_from(index).unwrap_or(u16::MAX)), line);
    }
    if lines.get(back + rows - 1).is_some_and(|first| first.spans[0].content == INDENT) {
        canvas.line(body, &Line::styled(EARLIER, scene.theme.quiet()));
    }
    if back > 0 {
        let right = body.width - 1;
        let corner = Rect { x: body.x + right, width: 1, ..row(body, body.height - 1) };
        canvas.line(corner, &Line::styled(LATER, scene.theme.strong()));
    }
    back
}

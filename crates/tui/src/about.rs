//! The sheet that says what a thing does, and why it cannot be chosen.

use curia_core::{Game, Refusal, View};
use curia_texts::General;
use ratatui::text::{Line, Span};

use crate::Scene;
use crate::text::wrap;

/// The widest text that reads well.
const WIDTH: usize = 60;

/// What there is to say about a move: its effect, then whether it can be made now.
pub(crate) fn lines<G: Game>(
    scene: &Scene<'_, G>,
    mv: G::Move,
    refusal: Option<&Refusal>,
    room: usize,
) -> Vec<Line<'static>> {
    let width = WIDTH.min(room);
    let help = scene.view.help(mv).map_or_else(|| scene.text(General::AboutNothing), |help| scene.say(&help));
    let now = match refusal {
        None => scene.text(General::Allowed),
        Some(refusal) => {
            let reason = scene.say(&refusal.reason);
            scene.words.fill(General::Refused, &[("reason", &reason), ("rule", refusal.rule)])
        }
    };
    let mut lines: Vec<Line<'_>> = Vec::new();
    lines.extend(wrap(&help, width).into_iter().map(|part| Line::styled(part, scene.theme.text())));
    lines.push(Line::default());
    let (mark, style) = if refusal.is_none() { ("◆ ", scene.theme.choice()) } else { ("✕ ", scene.theme.alert()) };
    for (index, part) in wrap(&now, width.saturating_sub(2)).into_iter().enumerate() {
        let mark = if index == 0 { mark } else { "  " };
        lines.push(Line::from(vec![Span::styled(mark, style), Span::styled(part, scene.theme.text())]));
    }
    lines
}

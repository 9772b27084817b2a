//! What is going on, in a sentence.

use curia_core::{Phrase, ToArg};
use curia_heads_of_state::PhaseName;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::words::Word;
use super::{Paper, Stage, rows};
use crate::screen::row;
use crate::text::{cut, wrap};

/// It takes at most so many rows.
const MOST: u16 = 2;

/// Draws it and returns the rows used.
pub(super) fn draw(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let Some(phrase) = now(scene) else { return 0 };
    let width = usize::from(area.width);
    let lines = wrap(&scene.say(&phrase), width);
    let room = usize::from(area.height.min(MOST));
    for (index, line) in lines.iter().take(room).enumerate() {
        // What does not fit in the last row is cut there.
        let line = if index + 1 == room { cut(&lines[index..].join(" "), width) } else { line.clone() };
        canvas.line(row(area, rows(index)), &Line::styled(line, scene.theme.text()));
    }
    rows(lines.len().min(room))
}

fn now(scene: &Stage<'_>) -> Option<Phrase> {
    let view = scene.view;
    let turn = &view.turn;
    let say = |word: Word| word.phrase().with("seat", view.active);
    Some(match view.phase {
        PhaseName::ChooseOption => say(Word::NowChoose),
        PhaseName::Draw => say(Word::NowDraw).with("left", turn.draws_left),
        PhaseName::PlaceLoop => say(Word::NowPlace),
        PhaseName::TakeTwo => say(Word::NowTake),
        PhaseName::TreacheryLoop => say(Word::NowTreachery),
        PhaseName::Target => say(Word::NowTarget).with_some("cards", turn.cards?.to_arg()),
        PhaseName::Pay => {
            let at = turn.paying?;
            say(Word::NowPay).with("rank", at.rank().key()).with("area", at.area().key())
        }
        PhaseName::DiscardToLimit => say(Word::NowDiscard),
        PhaseName::TrimHands => Word::NowTrim.phrase(),
        PhaseName::Scoring | PhaseName::Over => return None,
    })
}

//! The chronicle: what happened, a line at a time.

use curia_core::{Arg, Seat};
use curia_table::Line;
use maud::{Markup, html};

use super::close;
use crate::Scene;
use crate::board::{Board, Entry};
use crate::ui::{Ui, shield, signed};
use crate::words::PageWord;

/// How many lines of the chronicle a page holds.
const CHRONICLE: usize = 400;

pub(super) fn chronicle<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        aside #curia-log.log popover aria-label=(ui.text(PageWord::Chronicle)) {
            header { h2 { (ui.text(PageWord::Chronicle)) } (close(ui, "curia-log")) }
            div.scroll tabindex="0" role="log" aria-live="off" aria-label=(ui.text(PageWord::Chronicle)) {
                ol #curia-lines { (lines(ui, scene)) }
            }
        }
    }
}

/// The lines of the chronicle; those of the last command are marked.
pub(super) fn lines<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let lines: Vec<_> =
        scene.log.iter().map(|line| (line, G::chronicle(&line.phrase))).filter(|line| line.1 != Entry::Skip).collect();
    let from = lines.len().saturating_sub(CHRONICLE);
    let last = lines.last().map_or(0, |(line, _)| line.ply);
    html! {
        @for (line, entry) in &lines[from..] {
            @match entry {
                Entry::Mark(heading) => { li.mark data-ply=(line.ply) { (ui.phrase(heading, scene.names)) } }
                Entry::Line(gain) => {
                    li.now[line.ply == last] data-ply=(line.ply) {
                        @match subject(line) { Some(seat) => { (shield(seat)) } None => { span {} } }
                        span { (ui.rich(&line.phrase, scene.names, &G::explain)) " " (signed(*gain)) }
                    }
                }
                Entry::Skip => {}
            }
        }
    }
}

/// Whom a line is about: the player it names first, else whoever acted.
fn subject(line: &Line) -> Option<Seat> {
    let named = line.phrase.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    });
    named.or(line.seat)
}

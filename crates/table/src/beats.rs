//! The moments of the last command, for those who watch live: what one command brings about is told in beats.
//!
//! Which beats there are follows from public things alone (the marks of the rules, what everybody was told, the view of
//! a spectator), so their number tells nobody anything. They live in memory only: a table that is loaded has none.

use std::sync::Arc;

use curia_core::{Audience, Event, Game, Moment, Viewer};

use crate::Table;
use crate::chronicle::{Entry, What};

/// So many moments of a command are kept at most, the newest ones: nobody waits longer than for these.
pub const MAX_BEATS: usize = 8;

/// The table at a moment of the last command.
#[derive(Clone, Debug)]
pub struct Beat<G> {
    game: G,
    ply: u64,
    told: usize,
}

impl<G: Game> Beat<G> {
    pub(crate) fn new(moment: Moment<G>, ply: u64, told: usize) -> Beat<G> {
        Beat { game: moment.game, ply, told }
    }

    /// The game as it truly stood. For views only; it asks nobody.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The ply it is a moment of. Whoever has seen the table before [`Table::next_ply`] passed it has not seen the beat.
    pub fn ply(&self) -> u64 {
        self.ply
    }

    /// How far the chronicle had come, for [`Table::chronicle_until`]. Counts what others were told, too: never shown.
    pub fn told(&self) -> usize {
        self.told
    }
}

impl<G: Game> Table<G> {
    /// The moments of the last command, the oldest first, without the state it ended in.
    pub fn beats(&self) -> &[Beat<G>] {
        &self.beats
    }
}

/// The beats worth showing of those that were marked: none after which nobody was told anything (the state at the end
/// shows it as well), and of several that look alike the last one.
pub(crate) fn worth_showing<G: Game>(
    marked: Vec<Beat<G>>,
    entries_kept: usize,
    entries: &[Entry<G::Event>],
) -> Arc<[Beat<G>]> {
    let said = |entry: &Entry<G::Event>| match &entry.what {
        What::Event(audience, event) => *audience == Audience::All && event.phrase().is_some(),
        What::TakenBack(_) | What::AskedBack | What::Declined | What::Withdrawn | What::Lapsed => true,
    };
    let last_said = entries.iter().rposition(said).map(|place| entries_kept + place);
    let mut beats: Vec<Beat<G>> = Vec::new();
    for beat in marked {
        if last_said.is_none_or(|last| beat.told > last) {
            break;
        }
        let alike = |before: &Beat<G>| before.game.view(Viewer::Spectator) == beat.game.view(Viewer::Spectator);
        if beats.last().is_some_and(alike) {
            beats.pop();
        }
        beats.push(beat);
    }
    beats.drain(..beats.len().saturating_sub(MAX_BEATS));
    beats.into()
}

//! What an intent leads to, before and after it is installed.

use std::sync::Arc;

use curia_core::{Game, MAX_SEATS};

use crate::beats::Beat;
use crate::chronicle::Entry;
use crate::state::State;
use crate::table::{Click, Ply};
use crate::{Command, Table};

/// A decision that is not installed yet. Its commands, if there are any, are kept first; then it is installed. Without
/// commands there is nothing to keep: what was asked for holds already, or it is a pass in a window, which nobody but
/// the seat itself may notice.
#[derive(Debug)]
pub struct Decision<G: Game> {
    /// The commands to be kept, in order, all or nothing.
    pub commands: Vec<Command>,
    /// True if the game comes to its end with it.
    pub ends: bool,
    /// What the table becomes; nothing if it stays as it is.
    pub(crate) change: Option<Box<Change<G>>>,
}

/// What a table becomes.
#[derive(Debug)]
pub(crate) struct Change<G: Game> {
    pub(crate) state: State<G>,
    pub(crate) plies_kept: usize,
    pub(crate) plies: Vec<Ply<G::Move>>,
    pub(crate) entries_kept: usize,
    pub(crate) entries: Vec<Entry<G::Event>>,
    pub(crate) clicks: Vec<Click>,
    /// The moments of a game that was played on or taken back; nothing if it stays as it is.
    pub(crate) beats: Option<Arc<[Beat<G>]>>,
    /// By viewer, as the versions are: true if they can tell the difference.
    pub(crate) noticed: [bool; MAX_SEATS + 1],
    /// Likewise: true if something that they had heard was taken back.
    pub(crate) untold: [bool; MAX_SEATS + 1],
}

impl<G: Game> Table<G> {
    /// Takes over a decision made on this very table.
    pub fn install(&mut self, decision: Decision<G>) {
        let Some(change) = decision.change else { return };
        self.state = change.state;
        self.plies.truncate(change.plies_kept);
        self.plies.extend(change.plies);
        self.entries.truncate(change.entries_kept);
        self.entries.extend(change.entries);
        self.clicks.extend(change.clicks);
        self.beats = change.beats.unwrap_or_else(|| self.beats.clone());
        count(&mut self.versions, change.noticed);
        count(&mut self.rewritten, change.untold);
    }
}

fn count(counters: &mut [u64; MAX_SEATS + 1], what: [bool; MAX_SEATS + 1]) {
    for (counter, is_so) in counters.iter_mut().zip(what) {
        *counter += u64::from(is_so);
    }
}

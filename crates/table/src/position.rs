//! A table as it stands or as a work in progress would leave it, looked at without copying anything.

use curia_core::Game;

use crate::Table;
use crate::state::State;
use crate::table::{Ply, Terms};

/// A table to be looked at.
pub(crate) struct Position<'a, G: Game> {
    pub(crate) terms: &'a Terms<G>,
    pub(crate) state: &'a State<G>,
    /// The plies that hold: those that the table has, then those of a work in progress.
    pub(crate) kept: &'a [Ply<G::Move>],
    pub(crate) added: &'a [Ply<G::Move>],
}

impl<'a, G: Game> Position<'a, G> {
    /// The plies that hold, in order.
    pub(crate) fn plies(&self) -> impl DoubleEndedIterator<Item = &'a Ply<G::Move>> + use<'a, G> {
        self.kept.iter().chain(self.added)
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn position(&self) -> Position<'_, G> {
        Position { terms: &self.terms, state: &self.state, kept: &self.plies, added: &[] }
    }
}

//! The flow of the game, one file a section of the rules. For each decision stand together what is legal
//! (`legal_`), why something else is not (`why_`, `None` for a move that answers another question) and what a legal
//! move does (`apply_`).

mod abilities;
mod actions;
mod characters;
mod conflicts;
mod end;
mod setup;
mod turn;

pub(crate) use conflicts::{RankConflict, Thief};

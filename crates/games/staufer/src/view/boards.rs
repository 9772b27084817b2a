//! Round schedule, supply board, action board and display as everybody sees them.

use curia_core::Seat;
use serde::Serialize;

use crate::data::{Condition, Field, KingTile, Privilege, Province, TURNS};
use crate::pieces::{Figures, Stack};
use crate::state::Staufer;

/// A row of the round schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RowView {
    /// The round.
    pub round: u8,
    /// True of a round before the one that is being played.
    pub over: bool,
    /// Column A.
    pub province: Province,
    /// Column B.
    pub condition: Condition,
    /// Column C; none in the last round, after which the game is scored.
    pub king: Option<KingTile>,
    /// How far the king moves.
    pub steps: u8,
}

/// The round tiles that the schedule has not: one of column A, one of column B, two of column C. Everybody can tell them,
/// since all others lie open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct UnusedView {
    /// Column A: where the king began.
    pub provinces: Vec<Province>,
    /// Column B.
    pub conditions: Vec<Condition>,
    /// Column C.
    pub king: Vec<KingTile>,
}

/// A supply field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FieldView {
    /// Which one.
    pub field: Field,
    /// Its figures.
    pub figures: Figures,
    /// The chests under it.
    pub chests: Stack,
}

/// The action board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TracksView {
    /// Spaces of every track.
    pub spaces: u8,
    /// The turn order of the round, space 1 first.
    pub order: Vec<Seat>,
    /// How many pieces have left the turn order track, from space 1 on.
    pub gone: u8,
    /// Pieces on the supply track, from the top.
    pub supply: Vec<Seat>,
    /// Pieces on the appointment track, from the bottom.
    pub appoint: Vec<Seat>,
    /// The spaces of the appointment track, from the bottom: true for one with an envoy symbol.
    pub symbols: Vec<bool>,
    /// The turn order of the next round as far as it is known: first those who supplied, then, from the end, those who
    /// appointed; the pieces between them are still to come.
    pub next: Vec<Option<Seat>>,
}

/// A privilege on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PrivilegeView {
    /// Which kind.
    pub privilege: Privilege,
    /// Cards left.
    pub left: u8,
    /// VP of the top card of the pile; 0 for a permanent kind.
    pub points: u8,
}

impl RowView {
    pub(super) fn of(game: &Staufer, round: u8) -> Option<RowView> {
        let row = usize::from(round.checked_sub(1)?);
        let king = game.schedule.king.get(row).copied();
        Some(RowView {
            round,
            over: round < game.round,
            province: *game.schedule.first.get(row)?,
            condition: *game.schedule.conditions.get(row)?,
            king,
            steps: king.map_or(0, KingTile::steps),
        })
    }
}

impl UnusedView {
    pub(super) fn of(game: &Staufer) -> UnusedView {
        let schedule = &game.schedule;
        UnusedView {
            provinces: missing(&Province::ALL, &schedule.first),
            conditions: missing(&Condition::ALL, &schedule.conditions),
            king: missing(&KingTile::ALL, &schedule.king),
        }
    }
}

/// The tiles of a column that are not among those used.
fn missing<T: Copy + PartialEq>(all: &[T], used: &[T]) -> Vec<T> {
    all.iter().copied().filter(|tile| !used.contains(tile)).collect()
}

impl FieldView {
    pub(super) fn of(game: &Staufer, field: Field) -> FieldView {
        FieldView { field, figures: field.figures(), chests: game.fields[field as usize] }
    }
}

impl TracksView {
    pub(super) fn of(game: &Staufer) -> TracksView {
        let spaces = TURNS * game.seats.get();
        let (supply, appoint) = (game.tracks.supply(), game.tracks.appoint());
        let mut next = vec![None; spaces];
        next.iter_mut().zip(supply).for_each(|(space, &seat)| *space = Some(seat));
        next.iter_mut().rev().zip(appoint).for_each(|(space, &seat)| *space = Some(seat));
        TracksView {
            spaces: spaces as u8,
            order: game.tracks.order[..spaces].to_vec(),
            gone: game.tracks.gone,
            supply: supply.to_vec(),
            appoint: appoint.to_vec(),
            symbols: (0..spaces).map(|space| game.numbers().symbol(space)).collect(),
            next,
        }
    }
}

impl PrivilegeView {
    pub(super) fn all(game: &Staufer) -> Vec<PrivilegeView> {
        let kinds = game.display.kinds.with(Privilege::Points).iter();
        let kinds = kinds.map(|privilege| PrivilegeView {
            privilege,
            left: game.display.left[privilege as usize],
            points: if privilege == Privilege::Points { game.pile_left().first().copied().unwrap_or(0) } else { 0 },
        });
        kinds.collect()
    }
}

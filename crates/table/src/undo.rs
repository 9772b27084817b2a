//! Taking back: freely over one's own last moves, further with everybody's consent.

use curia_core::{Game, Seat, SeatSet, Viewer};

use crate::table::Done;
use crate::work::Work;
use crate::{Refused, Table};

/// What a viewer can take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Nothing.
    No,
    /// His last move, freely, to before this ply.
    Free(u64),
    /// His last move, to before this ply, further than he may go alone; but nobody else plays whom to ask.
    Alone(u64),
    /// His last move, to before this ply, if everybody agrees.
    WithConsent(u64),
    /// Somebody wants to go back; the viewer has not answered.
    Asked {
        /// Who.
        by: Seat,
        /// To before this ply.
        to: u64,
    },
    /// The viewer has answered or wants it himself; others are waited for.
    Waiting {
        /// Who wants it.
        by: Seat,
    },
}

impl<G: Game> Table<G> {
    /// What `viewer` can take back now.
    pub fn undo(&self, viewer: Viewer) -> Undo {
        Work::on(self).undo(viewer)
    }
}

impl<G: Game> Work<'_, G> {
    pub(crate) fn undo(&self, viewer: Viewer) -> Undo {
        let (Some(seat), Some(game)) = (viewer.seat(), &self.now.game) else { return Undo::No };
        // After the end the seed lies open: going back would be playing with all cards known.
        if game.standings().is_some() {
            return Undo::No;
        }
        if let Some(back) = self.now.back {
            return match back.agreed.has(seat) {
                true => Undo::Waiting { by: back.by },
                false => Undo::Asked { by: back.by, to: back.to },
            };
        }
        match self.plies().rev().find(|done| done.seat == seat && done.own) {
            None => Undo::No,
            Some(last) if self.is_free(seat, last.first) => Undo::Free(last.first),
            // Bots have nothing against it: there is nobody to ask.
            Some(last) if self.consent_missing(SeatSet::one(seat)).is_empty() => Undo::Alone(last.first),
            Some(last) => Undo::WithConsent(last.first),
        }
    }

    /// True if nothing since `to` concerns anybody but `seat`: no other has moved, luck has not spoken and
    /// nobody has seen anything new.
    pub(crate) fn is_free(&self, seat: Seat, to: u64) -> bool {
        self.plies().rev().take_while(|done| done.ply >= to).all(|done| done.seat == seat && !done.sealed)
    }

    /// A ply of `seat` that holds and to which it may want to go back.
    pub(crate) fn can_go_back(&self, seat: Seat, to: u64) -> Result<(), Refused> {
        let mut plies = self.plies();
        let found = plies.any(|done: &Done<G::Move>| done.ply == to && done.seat == seat && done.own);
        if found { Ok(()) } else { Err(Refused::NothingToUndo) }
    }

    /// The persons who play and have not agreed. A seat that a bot answers for has nothing against it.
    pub(crate) fn consent_missing(&self, agreed: SeatSet) -> SeatSet {
        self.table().deal.seats.iter().filter(|&seat| !self.now.is_bot(seat) && !agreed.has(seat)).collect()
    }
}

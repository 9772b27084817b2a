//! Taking back: freely over one's own last moves, further with everybody's consent.
//!
//! A move is free to take back while its mover has learnt nothing by it, luck has not spoken, nobody else has moved and
//! nobody has learnt anything but what was the mover's own to show. That others saw the mover's card is the mover's loss.
//! What others have chosen in secret meanwhile, and not finished, the mover does not know of: it stays.
//!
//! A move that a standing order made is its owner's own move like one made by hand. Going back over it lifts the order,
//! and so does going back to a question that the order would answer at once: whoever takes back wants to decide anew.

use curia_core::{Game, Phrase, Seat, SeatSet, Viewer};

use crate::Table;
use crate::position::Position;
use crate::table::{By, Ply};

/// What a viewer can take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Nothing.
    No,
    /// Their last move, freely, to the question that arose at this ply.
    Free(u64),
    /// Their last move, to the question that arose at this ply, further than one may go alone; but nobody else plays whom to
    /// ask.
    Alone(u64),
    /// Their last move, to the question that arose at this ply, if everybody agrees.
    WithConsent(u64),
    /// Somebody wants to go back; the viewer has not answered.
    Asked {
        /// Who.
        by: Seat,
        /// The number of the request; the answer names it.
        request: u64,
    },
    /// The viewer has answered or is the one who wants it; others are waited for.
    Waiting {
        /// Who wants it.
        by: Seat,
        /// The number of the request; whoever withdraws it names it.
        request: u64,
    },
}

/// The move that a viewer can take back, for them alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakesBack<'a> {
    /// The move in words, as it stood on its button.
    pub label: &'a Phrase,
    /// How many moves of others are undone with it.
    pub others: usize,
}

impl<G: Game> Table<G> {
    /// The move behind [`Table::undo`], if there is one to take back or to ask for.
    pub fn takes_back(&self, viewer: Viewer) -> Option<TakesBack<'_>> {
        self.position().takes_back(viewer)
    }

    /// What `viewer` can take back now.
    pub fn undo(&self, viewer: Viewer) -> Undo {
        self.position().undo(viewer)
    }
}

impl<'a, G: Game> Position<'a, G> {
    pub(crate) fn takes_back(&self, viewer: Viewer) -> Option<TakesBack<'a>> {
        let (Undo::Free(to) | Undo::Alone(to) | Undo::WithConsent(to)) = self.undo(viewer) else { return None };
        let to = self.answer_to(viewer.seat()?, to)?;
        let label = self.plies().find(|ply| ply.number == to)?.label.as_deref()?;
        let by_others = |ply: &&Ply<G::Move>| ply.number > to && !viewer.is(ply.seat) && ply.by != By::Silence;
        let others = self.plies().filter(by_others).filter(|ply| self.is_known(ply)).count();
        Some(TakesBack { label, others })
    }

    pub(crate) fn undo(&self, viewer: Viewer) -> Undo {
        let (Some(seat), Some(game)) = (viewer.seat(), &self.state.game) else { return Undo::No };
        // After the end the seed lies open: going back would be playing with all cards known.
        if game.standings().is_some() {
            return Undo::No;
        }
        if let Some(back) = self.state.back {
            return match back.agreed.has(seat) {
                true => Undo::Waiting { by: back.by, request: back.number },
                false => Undo::Asked { by: back.by, request: back.number },
            };
        }
        match self.plies().rev().find(|ply| ply.seat == seat && ply.by != By::Silence) {
            None => Undo::No,
            Some(last) if self.is_free(seat, last.first) => Undo::Free(last.asked),
            // Bots have nothing against it: there is nobody to ask.
            Some(last) if self.consent_missing(SeatSet::one(seat)).is_empty() => Undo::Alone(last.asked),
            Some(last) => Undo::WithConsent(last.asked),
        }
    }

    /// True if nothing since `to` concerns anybody but `seat`: no other is known to have moved, luck has not spoken, `seat`
    /// has learnt nothing and the others nothing but what `seat` showed of its own.
    pub(crate) fn is_free(&self, seat: Seat, to: u64) -> bool {
        let own = |ply: &Ply<G::Move>| ply.seat == seat && !ply.sealed;
        self.plies().rev().take_while(|ply| ply.number >= to).all(|ply| own(ply) || (ply.seat != seat && ply.unheard))
    }

    /// The first ply of `seat`'s answer to the question that arose at `asked`, if it holds and they may want to go back to it.
    pub(crate) fn answer_to(&self, seat: Seat, asked: u64) -> Option<u64> {
        let answer = |ply: &&Ply<G::Move>| ply.asked == asked && ply.seat == seat && ply.by != By::Silence;
        self.plies().rev().find(answer).map(|ply| ply.first)
    }

    /// False for a part of a secret choice as long as its mover has not finished.
    fn is_known(&self, ply: &Ply<G::Move>) -> bool {
        let mut later = self.plies().rev().take_while(|later| later.number > ply.number);
        !ply.unheard || later.any(|later| later.seat == ply.seat && !later.unheard)
    }

    /// The persons who play and have not agreed. A seat that a bot answers for has nothing against it.
    pub(crate) fn consent_missing(&self, agreed: SeatSet) -> SeatSet {
        self.terms.seats.iter().filter(|&seat| !self.state.is_bot(seat) && !agreed.has(seat)).collect()
    }
}

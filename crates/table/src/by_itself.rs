//! What the table does by itself: standing orders answer at once, windows close.

use curia_core::{Game, How, Seat};

use crate::position::Position;
use crate::work::Work;
use crate::{Act, Millis, Now, Refused, Table};

/// So many things follow from one intent at most. Every one of them is a legal move, so a game comes to its end; but one
/// decision of bounded size is kept and installed at a time, and the rest is left to a [`Tick`](crate::Intent::Tick) at
/// once ([`Table::wakes`]).
pub(crate) const MOST_AT_ONCE: usize = 64;

/// A moment at which the table has something to do by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wake {
    /// When; it may lie in the past.
    pub at: Millis,
    /// The next ply. It names the moment: one clock for each is enough.
    pub ply: u64,
}

impl<G: Game> Table<G> {
    /// When a [`Tick`](crate::Intent::Tick) is due, if nobody does anything before.
    pub fn wakes(&self) -> Option<Wake> {
        let due = self.position().own_act(Now::from(0)).is_some();
        let deadline = self.state.window.filter(|window| window.total_ms > 0).map(|window| window.deadline());
        let at = if due { Some(0) } else { deadline };
        at.map(|at| Wake { at, ply: self.state.next_ply })
    }
}

impl<G: Game> Work<'_, G> {
    /// Does what the table does by itself at this moment, `most` things of it.
    pub(crate) fn act_by_itself(&mut self, now: Now, most: usize) -> Result<(), Refused> {
        for _ in 0..most {
            let Some(act) = self.position().own_act(now) else { break };
            self.carry(None, now.at, act)?;
        }
        Ok(())
    }
}

impl<G: Game> Position<'_, G> {
    /// The next thing the table does by itself at this moment.
    pub(crate) fn own_act(&self, now: Now) -> Option<Act> {
        let game = self.state.game.as_ref()?;
        let moved =
            |(seat, mv): (Seat, G::Move)| Act::Moved { seat, moves: vec![mv.to_string()], key: None, by_order: true };
        self.ordered(game).map(moved).or_else(|| self.window_closes(game, now))
    }

    /// A standing order that answers at once. In a window one that only passes keeps silent: handed over, the pass
    /// would tell that it was made.
    fn ordered(&self, game: &G) -> Option<(Seat, G::Move)> {
        let in_window = game.asking().how == How::Window;
        game.awaited().iter().find_map(|seat| {
            let mv = self.ordered_move(game, seat)?;
            (!in_window || mv != self.silence(game, seat)).then_some((seat, mv))
        })
    }

    /// What the standing order of a person at the table answers to the present question. An order that the rules
    /// forbid answers nothing, so that it stops nobody else.
    pub(crate) fn ordered_move(&self, game: &G, seat: Seat) -> Option<G::Move> {
        let order = self.state.orders[seat].as_ref().filter(|_| !self.state.is_bot(seat))?;
        game.order(seat, order).filter(|&mv| game.why_not(seat, mv).is_none())
    }
}

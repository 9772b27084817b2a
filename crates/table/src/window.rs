//! The window: a short public pause in which silence becomes an answer.

use curia_core::{Game, How, Seat, SeatSet};

use crate::position::Position;
use crate::settings::Windows;
use crate::work::Work;
use crate::{Act, Millis, Table};

/// Chance for answers by silence lies far away from that of the plies.
const SILENCE: u64 = 1 << 63;

/// A short public pause in which everybody who could react is asked, and most can only pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// The ply before which it opened; names the window.
    pub ply: u64,
    /// When it opened.
    pub opened: Millis,
    /// How long it stays open; 0 if it has no clock and closes with the last answer that is waited for.
    pub total_ms: u32,
}

impl Window {
    /// When silence becomes an answer, if the window has a clock.
    pub fn deadline(&self) -> Millis {
        self.opened + Millis::from(self.total_ms)
    }

    /// How long it still stays open at a moment.
    pub fn left_ms(&self, now: Millis) -> u32 {
        u32::try_from(self.deadline().saturating_sub(now)).unwrap_or(u32::MAX)
    }
}

impl<G: Game> Table<G> {
    /// Lets a window that opened after the ply `before` begin so much later: its clock runs when people see it.
    pub fn postpone_window(&mut self, before: u64, by: Millis) {
        if let Some(window) = self.state.window.as_mut().filter(|window| window.ply > before) {
            window.opened += by;
        }
    }
}

impl<G: Game> Position<'_, G> {
    /// The end of the window, if its time has come: the silence of everybody whose answer is out.
    pub(crate) fn window_closes(&self, game: &G, now: Millis) -> Option<Act> {
        let window = self.state.window.filter(|_| game.asking().how == How::Window)?;
        let over = match window.total_ms {
            0 => !game.awaited().iter().any(|seat| self.is_waited_for(game, seat)),
            _ => now >= window.deadline(),
        };
        let silence = || game.awaited().iter().map(|seat| (seat, self.silence(game, seat).to_string())).collect();
        over.then(|| Act::WindowClosed { answers: silence() })
    }

    /// True if a window without a clock stays open for this seat.
    fn is_waited_for(&self, game: &G, seat: Seat) -> bool {
        let is_bot = self.state.is_bot(seat);
        match self.terms.settings.windows {
            Windows::Untimed => is_bot || !self.can_only_pass(game, seat),
            Windows::Skipped | Windows::Timed(_) => is_bot && !self.state.passed.has(seat),
        }
    }

    /// True if a person has no other answer than silence, by the rules or by their own order.
    fn can_only_pass(&self, game: &G, seat: Seat) -> bool {
        let silence = self.silence(game, seat);
        *self.state.questions[seat].legal == [silence] || self.ordered_move(game, seat) == Some(silence)
    }

    /// What the silence of a seat means.
    pub(crate) fn silence(&self, game: &G, seat: Seat) -> G::Move {
        game.fallback(seat, &mut self.terms.seed.chance(SILENCE + self.state.next_ply))
    }
}

impl<G: Game> Work<'_, G> {
    /// Opens a new window or closes the old one, from public things only.
    pub(crate) fn open_window(&mut self, at: Millis) {
        let Some(game) = &self.state.game else { return };
        let asking = game.asking();
        let persons = asking.who.iter().any(|seat| !self.state.is_bot(seat));
        let total_ms = match self.terms().settings.windows {
            Windows::Timed(ms) if persons => ms,
            Windows::Timed(_) | Windows::Skipped | Windows::Untimed => 0,
        };
        let window = Window { ply: self.state.next_ply, opened: at, total_ms };
        self.state.window = (asking.how == How::Window).then_some(window);
        self.state.passed = SeatSet::EMPTY;
    }
}

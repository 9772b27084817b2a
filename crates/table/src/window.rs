//! The window: a short public pause in which silence becomes an answer.
//!
//! The length of a window is public and follows from public things: what was agreed, and whether somebody has asked for
//! more time. There is one exception. Where a single person plays against bots and nobody looks on, a window in which
//! that person can only pass is short: it closes as soon as the bots have answered. Its length tells nobody anything: the
//! person knows their own hand, bots do not look at clocks and answer at a moment drawn by dice, and nobody else is
//! there. Whoever comes while it is open sees a window of the usual length, and it then lasts that long.

use curia_core::{Game, How, Seat, SeatSet, Viewer};

use crate::position::Position;
use crate::settings::{LONGEST_WINDOW, MOST_LENGTHENINGS, Windows};
use crate::work::Work;
use crate::{Act, Millis, Now, Refused, Table};

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

    /// The window, while there is one; a short one has no clock.
    pub fn window(&self) -> Option<Window> {
        let total_ms = |window: Window| if self.state.is_short { 0 } else { window.total_ms };
        self.state.window.map(|window| Window { total_ms: total_ms(window), ..window })
    }

    /// The window as `viewer` sees it: a short one looks like any other to whoever does not play.
    pub fn window_for(&self, viewer: Viewer) -> Option<Window> {
        let plays = viewer.seat().is_some_and(|seat| !self.state.is_bot(seat));
        if plays { self.window() } else { self.state.window }
    }

    /// True if `viewer` may ask for more time in the present window.
    pub fn may_lengthen(&self, viewer: Viewer) -> bool {
        let asks = |seat| !self.state.is_bot(seat) && !self.state.passed.has(seat);
        let has_clock = self.window().is_some_and(|window| window.total_ms > 0);
        has_clock && self.state.lengthened < MOST_LENGTHENINGS && viewer.seat().is_some_and(asks)
    }

    /// What more time in the window named by its ply comes to for somebody at `seat`.
    pub(crate) fn more_time(&self, seat: Seat, ply: u64) -> Result<Act, Refused> {
        let window = self.window().filter(|window| window.ply == ply && window.total_ms > 0);
        let window = window.filter(|_| !self.state.is_bot(seat) && !self.state.passed.has(seat));
        let window = window.ok_or(Refused::Stale)?;
        if !self.may_lengthen(Viewer::Seat(seat)) {
            return Err(Refused::LongEnough);
        }
        let at_first = window.total_ms / (1 + u32::from(self.state.lengthened));
        Ok(Act::Lengthened { total_ms: window.total_ms + at_first })
    }
}

impl<G: Game> Position<'_, G> {
    /// The end of the window, if its time has come: the silence of everybody whose answer is out.
    pub(crate) fn window_closes(&self, game: &G, now: Now) -> Option<Act> {
        let window = self.state.window.filter(|_| game.asking().how == How::Window)?;
        let all_answered = || !game.awaited().iter().any(|seat| self.is_waited_for(game, seat));
        let over = match window.total_ms {
            0 => all_answered(),
            _ => now.at >= window.deadline() || self.state.is_short && !now.onlookers && all_answered(),
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
        let persons: SeatSet = asking.who.iter().filter(|&seat| !self.state.is_bot(seat)).collect();
        let total_ms = match self.terms().settings.windows {
            Windows::Timed(ms) if !persons.is_empty() => self.state.window_ms.map_or(ms, |asked| asked.max(ms)),
            Windows::Timed(_) | Windows::Skipped | Windows::Untimed => 0,
        };
        let window = Window { ply: self.state.next_ply, opened: at, total_ms };
        let is_window = asking.how == How::Window;
        let is_short =
            is_window && total_ms > 0 && !self.onlookers() && self.is_for_one_who_can_only_pass(game, persons);
        self.state.window = is_window.then_some(window);
        self.state.is_short = is_short;
        self.state.lengthened = 0;
        self.state.passed = SeatSet::EMPTY;
    }

    /// True if one person plays alone against bots and of the `asked` persons none can do more than pass.
    fn is_for_one_who_can_only_pass(&self, game: &G, asked: SeatSet) -> bool {
        let playing = self.terms().seats.iter().filter(|&seat| !self.state.is_bot(seat)).count();
        playing == 1 && asked.iter().all(|seat| self.position().can_only_pass(game, seat))
    }

    /// Makes the present window longer, and those to come.
    pub(crate) fn lengthen(&mut self, total_ms: u32) {
        let Some(window) = &mut self.state.window else { return };
        window.total_ms = total_ms;
        self.state.lengthened = self.state.lengthened.saturating_add(1);
        self.state.window_ms = Some(total_ms.min(LONGEST_WINDOW));
    }
}

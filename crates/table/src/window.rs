//! What the table does by itself: standing orders at once, silence at the end of the pause.

use curia_core::{Game, How, Seat};

use crate::work::Work;
use crate::{Act, Millis, Table};

/// Chance for answers by silence lies far away from that of the plies.
const SILENCE: u64 = 1 << 63;

impl<G: Game> Table<G> {
    /// When the table has something to do by itself, if nobody moves before.
    pub fn wakes_at(&self) -> Option<Millis> {
        self.now.window.map(|window| window.deadline())
    }
}

impl<G: Game> Work<'_, G> {
    /// The next thing the table does by itself at this moment.
    pub(crate) fn own_act(&self, now: Millis) -> Option<Act> {
        let game = self.now.game.as_ref()?;
        let window = self.now.window?;
        if game.asking().how != How::Window {
            return None;
        }
        if let Some((seat, mv)) = self.ordered(game) {
            return Some(Act::Moved { seat, moves: vec![mv.to_string()], key: None });
        }
        let passed = if self.now.window == self.table().now.window { self.table().passed } else { Default::default() };
        let thinking = game.awaited().iter().any(|seat| self.now.is_bot(seat) && !passed.has(seat));
        // Without a pause only bots are waited for; with one, nothing but its end counts.
        let over = if window.total_ms == 0 { !thinking } else { now >= window.deadline() };
        over.then(|| Act::WindowClosed { answers: self.silence(game) })
    }

    /// A standing order that does more than to keep silent.
    fn ordered(&self, game: &G) -> Option<(Seat, G::Move)> {
        game.awaited().iter().filter(|&seat| !self.now.is_bot(seat)).find_map(|seat| {
            let mv = game.order(seat, self.now.orders[seat].as_ref()?)?;
            (mv != self.silent(game, seat)).then_some((seat, mv))
        })
    }

    /// What the silence of a seat means.
    pub(crate) fn silent(&self, game: &G, seat: Seat) -> G::Move {
        game.fallback(seat, &mut self.table().deal.seed.chance(SILENCE + self.now.next_ply))
    }

    /// The silence of everybody whose answer is out.
    fn silence(&self, game: &G) -> Vec<(Seat, String)> {
        game.awaited().iter().map(|seat| (seat, self.silent(game, seat).to_string())).collect()
    }
}

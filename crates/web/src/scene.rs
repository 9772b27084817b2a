//! Everything one watcher's table page is made from. Nothing in it may be hidden from that watcher.

use curia_bots::Level;
use curia_core::{Asking, Game, Refusal, Scores, Seat, Standings, Viewer};
use curia_table::{Growth, Line, Millis, TakesBack, Undo, Window};
use curia_texts::{Lang, Names};

/// A table as one watcher sees it at one moment.
pub struct Scene<'a, G: Game> {
    /// The language of the watcher.
    pub lang: Lang,
    /// Who watches.
    pub viewer: Viewer,
    /// The id of the table, part of its address.
    pub table: &'a str,
    /// The version of this watcher's view; moves only when their own bytes change.
    pub version: u64,
    /// Who sits where, in clockwise order.
    pub seats: Vec<SeatInfo>,
    /// What the players are called.
    pub names: &'a Names,
    /// What the watcher may know of the game.
    pub view: &'a G::View,
    /// Whose answer is awaited.
    pub asking: Asking,
    /// True if the table stands still for good: it was played by other rules, and is shown as far as they agree.
    pub frozen: bool,
    /// True for a moment in the course of a command, which is only looked at: nobody is asked anything.
    pub beat: bool,
    /// The decision before the watcher, if they are asked.
    pub prompt: Option<G::Prompt>,
    /// The ply at which the watcher's present question arose; sent along with a move.
    pub asked_at: u64,
    /// The watcher's legal moves.
    pub legal: Vec<G::Move>,
    /// Why the other things they may look at (`View::candidates`) cannot be done now.
    pub refused: Vec<(G::Move, Refusal)>,
    /// Points as far as the watcher may know them.
    pub scores: Scores,
    /// The final result, once there is one.
    pub standings: Option<Standings>,
    /// How the points grew, once there is a result.
    pub growth: Option<Growth>,
    /// What the watcher has heard, the oldest first.
    pub log: Vec<Line>,
    /// How many things the watcher was told by their last update: then `log` holds only what is new since, and the
    /// beginning of the sentence that it may go on with. `None` for a watcher who is told everything.
    pub heard: Option<usize>,
    /// What can be taken back.
    pub undo: Undo,
    /// The move behind it, in the watcher's own words.
    pub takes_back: Option<TakesBack<'a>>,
    /// The window, while there is one that has a clock.
    pub window: Option<Window>,
    /// True if the watcher may make the window longer (`/t/{id}/more_time` with its `ply` as `window`).
    pub may_lengthen: bool,
    /// The moment at which the watcher looks, for the clock of the window.
    pub now: Millis,
    /// The watcher's standing order, if they have set one.
    pub order: Option<String>,
    /// How many watch without a seat.
    pub watching: usize,
    /// The promise made before the first move.
    pub commitment: &'a str,
    /// The seed, after the game.
    pub seed: Option<&'a str>,
}

/// One seat of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Which seat.
    pub seat: Seat,
    /// What its player is called.
    pub name: String,
    /// Who sits there.
    pub chair: Occupant,
}

/// Who sits on a chair and whether they are there. A table knows persons by their ids, which no page may show; who is
/// connected is known to the house alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person who is connected.
    Present,
    /// A person whose connection is lost; they still answer for themselves.
    Absent,
    /// A person who has left; a bot answers until they come back.
    Replaced,
    /// A bot of a level.
    Bot(Level),
}

//! Everything one watcher's table page is made from. Nothing in it may be hidden from that watcher.

use curia_core::{Asking, Game, Phrase, Refusal, Scores, Seat, Standings, Viewer};
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
    /// The decision before the watcher, if they are asked.
    pub prompt: Option<G::Prompt>,
    /// The index at which the watcher's present question arose; sent along with a move.
    pub asked_at: u64,
    /// The watcher's legal moves.
    pub legal: Vec<G::Move>,
    /// Why the other things they may look at (`View::candidates`) cannot be done now.
    pub refused: Vec<(G::Move, Refusal)>,
    /// Points as far as the watcher may know them.
    pub scores: Scores,
    /// The final result, once there is one.
    pub standings: Option<Standings>,
    /// What the watcher has heard, the oldest first.
    pub log: Vec<LogLine>,
    /// True if `log` holds only what is new since the watcher's last update.
    pub log_goes_on: bool,
    /// What can be taken back.
    pub undo: Undo,
    /// The public pause, while there is one.
    pub pause: Option<Pause>,
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
    pub chair: Chair,
}

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Nobody yet.
    Open,
    /// A person who is connected.
    Present,
    /// A person whose connection is lost; he still answers for himself.
    Absent,
    /// A person who has left; a bot answers until he comes back.
    Replaced,
    /// A bot of a level, by its name.
    Bot(&'static str),
}

/// One line of the chronicle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The command it belongs to.
    pub ply: u64,
    /// Who acted, if anybody did.
    pub seat: Option<Seat>,
    /// What happened.
    pub phrase: Phrase,
}

/// What the watcher can take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Nothing.
    No,
    /// His own last moves, freely, back to this index.
    Free(u64),
    /// Back to this index, further than freely; nobody else plays whom to ask.
    Alone(u64),
    /// Back to this index, if everybody consents.
    WithConsent(u64),
    /// Somebody asks to go back to this index; the watcher has not answered yet.
    Asked {
        /// Who asks.
        by: Seat,
        /// Where to.
        to: u64,
    },
    /// The watcher's answer, or his own wish, is on the table; others are waited for.
    Waiting {
        /// Who asks.
        by: Seat,
    },
}

/// A public pause in which the watcher may or may not react.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pause {
    /// How long it lasts altogether, in milliseconds.
    pub total_ms: u32,
    /// How long it still lasts.
    pub left_ms: u32,
}

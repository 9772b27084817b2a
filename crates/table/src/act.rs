//! What people ask for, what then holds, and why it may be refused.

use std::collections::BTreeMap;

use curia_core::{Refusal, Seat, Seed, SetupError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Chair, Millis, PersonId, Settings};

/// One entry of the list that is the truth of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Command {
    /// Its place in the list, from 0. Never shown: private commands count, too.
    pub seq: u64,
    /// When it was accepted.
    pub at: Millis,
    /// Who asked for it; nobody if the table itself or a bot did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// What holds since.
    pub act: Act,
    /// A digest of what all viewers saw afterwards; absent where the game did not change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<u64>,
}

/// A fact of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// The table was opened.
    Opened(Box<Opening>),
    /// A person sat down; the chair they had before is open again.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// Under what name.
        name: String,
    },
    /// A person got up before the game.
    Stood {
        /// From where.
        seat: Seat,
    },
    /// The game began; open chairs were given to bots.
    Began,
    /// A seat moved, once or several times.
    Moved {
        /// Who.
        seat: Seat,
        /// The texts of the moves.
        moves: Vec<String>,
        /// The client's key, so that the same click is not taken twice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<u64>,
        /// True if the seat's standing order moved. Absent in old lists, whose orders moved in windows only.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_order: bool,
    },
    /// The window closed: what everybody asked in it answers, all together.
    #[serde(alias = "paused")]
    WindowClosed {
        /// Seats and the texts of their moves.
        answers: Vec<(Seat, String)>,
    },
    /// Somebody needs more time: the present window lasts so long, and those to come do, within bounds.
    Lengthened {
        /// In milliseconds.
        total_ms: u32,
    },
    /// A standing order was set, or taken away.
    Ordered {
        /// Whose.
        seat: Seat,
        /// Its text.
        order: Option<String>,
    },
    /// Somebody wants to go back further than they may alone.
    AskedBack {
        /// Who.
        seat: Seat,
        /// To before this ply.
        to: u64,
    },
    /// Somebody agrees to go back.
    Agreed {
        /// Who.
        seat: Seat,
    },
    /// Somebody does not agree, or no longer wants to go back.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Everything from this ply on was taken back.
    TookBack {
        /// The first ply that no longer holds.
        to: u64,
        /// True if only the moves of the seat that made this ply were: what others have chosen in secret since then stays.
        /// Absent in old lists, which went back freely only where nobody else had moved.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        alone: bool,
    },
    /// Somebody left; a bot answers for them.
    Left {
        /// Who.
        seat: Seat,
    },
    /// Somebody came back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// Somebody is called something else now.
    Renamed {
        /// Who.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// Those who sat here play again, at another table. Said once, after the end.
    FollowedBy {
        /// The name of the other table.
        table: String,
    },
}

/// Everything that is fixed when a table opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// The name of the table, part of its address.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The options as text.
    pub options: BTreeMap<String, String>,
    /// The chairs, clockwise.
    pub chairs: Vec<Chair>,
    /// What those on the chairs are called; empty for an open chair.
    pub names: Vec<String>,
    /// Who may start the game.
    pub host: PersonId,
    /// What was agreed.
    pub settings: Settings,
    /// Where all randomness comes from; secret until the end.
    pub seed: Seed,
}

/// An intent with the one who has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Who asks; nobody for a bot.
    pub person: Option<PersonId>,
    /// What for.
    pub intent: Intent,
}

/// The moment at which an intent is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// When it is.
    pub at: Millis,
    /// True if somebody may be looking on who does not play: a spectator, or somebody who has left their seat to a bot.
    /// A short window ([`Table::window`](crate::Table::window)) is for nobody's eyes but those of the one who plays.
    pub onlookers: bool,
}

/// Where it is not known who looks on, somebody does.
impl From<Millis> for Now {
    fn from(at: Millis) -> Now {
        Now { at, onlookers: true }
    }
}

/// What somebody asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// To sit on an open chair, under a name.
    Sit {
        /// Which chair.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// To get up before the game.
    Stand,
    /// To begin the game.
    Begin {
        /// True if bots shall take the chairs that are still open.
        fill: bool,
    },
    /// To move.
    Move {
        /// One or more moves, all or nothing.
        moves: Vec<String>,
        /// The ply at which the question arose that this answers.
        asked_at: u64,
        /// The client's key; a repeated one is answered as done.
        key: String,
    },
    /// The answer of a bot.
    Bot {
        /// For which seat.
        seat: Seat,
        /// What it answers.
        text: String,
        /// The ply at which the question arose.
        asked_at: u64,
    },
    /// To go back to before one's own answer to this question, or to ask the others for that.
    Undo {
        /// The ply at which the question arose, as [`Undo`](crate::Undo) tells it.
        to: u64,
    },
    /// To agree to going back.
    Agree {
        /// The number of the request that this answers.
        request: u64,
    },
    /// Not to go back: a refusal, or the withdrawal of one's own request.
    KeepOn {
        /// The number of the request that this answers.
        request: u64,
    },
    /// To have more time: the window lasts as long again as it did at first. Nobody is told who asked.
    MoreTime {
        /// The ply that names the window.
        window: u64,
    },
    /// To set a standing order; empty takes it away.
    Order(String),
    /// To leave the game to a bot.
    Leave,
    /// To play on oneself.
    Return,
    /// To be called something else.
    Rename(String),
    /// To play another game with those who sat here. The first one to ask names the table; whoever asks later
    /// changes nothing and finds its name by [`Table::next_table`](crate::Table::next_table).
    PlayAgain {
        /// The name of the table to be opened. Its opening is to be kept together with what follows from this.
        table: String,
    },
    /// The table looks at the time by itself.
    Tick,
}

/// Why an intent is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// Only somebody who sits here may do that.
    #[error("only somebody who sits here may do that")]
    NotSeated,
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost,
    /// The chair is taken, or there is no such chair.
    #[error("the chair is taken")]
    Taken,
    /// A chair is still open.
    #[error("a chair is still open")]
    OpenChair,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game has begun already.
    #[error("the game has begun already")]
    Begun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// The question is another one by now.
    #[error("the question is another one by now")]
    Stale,
    /// There are no such moves in this game.
    #[error("no move of this game")]
    NotAMove,
    /// The rules forbid it, for this reason.
    #[error("forbidden by rule {}", .0.rule)]
    Rules(Refusal),
    /// There is nothing to take back there.
    #[error("there is nothing to take back there")]
    NothingToUndo,
    /// The request to go back that this answers is over.
    #[error("the request to go back is over")]
    RequestOver,
    /// The window is as long as it can be made.
    #[error("the window is as long as it can be made")]
    LongEnough,
    /// The game has no such standing order.
    #[error("no standing order of this game")]
    NotAnOrder,
    /// The game cannot begin like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The settings are out of bounds.
    #[error("the settings are out of bounds")]
    Settings,
}

//! The pages around the table, and what they are made from.

mod about;
mod error;
mod new_table;
mod start;
mod waiting;

use std::collections::BTreeMap;

use curia_bots::Level;
use curia_catalog::GameId;
use curia_core::Seat;

use crate::SeatInfo;

pub use about::about_page;
pub(crate) use about::credits;
pub use error::{error_page, toast};
pub use new_table::{new_table_page, problem_of_ticks};
pub(crate) use start::plate;
pub use start::start_page;
pub use waiting::{join_page, waiting_fragments};

/// A table of the visitor, for their start page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MyTable {
    /// The id of the table, part of its address.
    pub id: String,
    /// What is played there.
    pub game: GameId,
    /// The names of the players in clockwise order.
    pub players: Vec<String>,
    /// How it stands for the visitor.
    pub state: MyTableState,
}

/// How a table stands for the visitor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MyTableState {
    /// Their answer is awaited.
    YourTurn,
    /// Others are awaited.
    OthersTurn,
    /// The game has not begun.
    Waiting,
    /// The game is over.
    Over,
}

/// Who is to sit on a chair of a new table. In forms: the five fields `seat`, in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChairChoice {
    /// The visitor: `me`.
    Me,
    /// Whoever comes by the link: `open`.
    Open,
    /// A bot of a level: its name.
    Bot(Level),
    /// No chair at all: `none`.
    None,
}

impl ChairChoice {
    /// The value in forms.
    pub const fn code(self) -> &'static str {
        match self {
            ChairChoice::Me => "me",
            ChairChoice::Open => "open",
            ChairChoice::Bot(level) => level.id(),
            ChairChoice::None => "none",
        }
    }

    /// The choice of that value.
    pub fn of_code(code: &str) -> Option<ChairChoice> {
        match code {
            "me" => Some(ChairChoice::Me),
            "open" => Some(ChairChoice::Open),
            "none" => Some(ChairChoice::None),
            _ => code.parse().ok().map(ChairChoice::Bot),
        }
    }
}

/// A table that is being set up: what the form shows, and what it posts to `/new` as `game`, `seat` (five
/// times), `window` and `option.<id>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// What is to be played.
    pub game: GameId,
    /// Who is to sit where.
    pub seats: Vec<ChairChoice>,
    /// The options that differ from the rulebook.
    pub options: BTreeMap<String, String>,
    /// How many seconds a window stays open; 0 for none.
    pub window: u8,
    /// What the visitor calls themselves, if the form asked for it.
    pub name: Option<String>,
}

/// A part of the form for a new table that may be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraftField {
    /// The visitor's name.
    Name,
    /// Who sits where.
    Chairs,
    /// The options of the game and of the table.
    Options,
}

impl Draft {
    /// What is offered at first: the visitor and one open chair, everything else by the rulebook.
    pub fn of(game: GameId) -> Draft {
        let most = game.info().seats.1;
        let choices = [ChairChoice::Me, ChairChoice::Open].into_iter().chain(std::iter::repeat(ChairChoice::None));
        Draft { game, seats: choices.take(most).collect(), options: BTreeMap::new(), window: 3, name: None }
    }
}

/// A table that has not begun, as one watcher sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting<'a> {
    /// The id of the table.
    pub table: &'a str,
    /// The version of this watcher's page.
    pub version: u64,
    /// What is played.
    pub game: GameId,
    /// The chairs in clockwise order.
    pub seats: &'a [SeatInfo],
    /// Where the watcher sits, if they do.
    pub me: Option<Seat>,
    /// True if the watcher may begin the game (they set up the table).
    pub host: bool,
    /// What the host is called, if they sit at the table.
    pub host_name: Option<&'a str>,
    /// True if the link to the table opens on the machine of the server only.
    pub here_only: bool,
    /// The options that differ from the rulebook, by id.
    pub options: &'a BTreeMap<String, String>,
}

impl Waiting<'_> {
    /// How many are missing.
    pub fn open_chairs(&self) -> usize {
        self.seats.iter().filter(|seat| seat.chair == crate::Occupant::Open).count()
    }
}

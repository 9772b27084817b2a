//! What a game gives to its rules book: the texts, positions written as words, and where its numbers come from.

use crate::{Arg, Chance, Game, Key, Phrase, Seat, SeatCount, SetupError};

/// A game whose rules can be read.
///
/// A position is written in lines of words, the same in tests and in books (see [`positions`](crate::positions)). The words
/// `seats`, `with`, `play`, `view` and `show` are the same in every game; all others are the game's own.
pub trait Rulebook: Game {
    /// The book, by the code of its language.
    const BOOK: &'static [(&'static str, &'static str)];
    /// The positions of the book.
    const POSITIONS: &'static str;

    /// A table on which nothing has been laid out yet: where a written position begins.
    fn bare(options: &Self::Options, seats: SeatCount) -> Result<Self, SetupError>;

    /// Carries out one line of a written position; what cannot be done is said.
    fn arrange(&mut self, word: &str, rest: &[&str], chance: &mut impl Chance) -> Result<(), String>;

    /// A number that an example may speak of, beside the points and their parts.
    fn count(&self, what: &str, seat: Seat) -> Option<i64>;

    /// Everything of one kind, for the list of that name; empty if there is no such list.
    fn things(list: &str) -> Vec<Thing>;

    /// Where the numbers of the game come from, table by table.
    fn sources() -> Vec<Sourced>;
}

/// A thing of the box in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// What it is called.
    pub name: Key,
    /// What stands on it: numbers and names.
    pub says: Vec<Arg>,
    /// What it does.
    pub help: Option<Phrase>,
}

/// Where something that we say of a game comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// `S`: the rulebook says it.
    Stated,
    /// `P`: public sources say it.
    Public,
    /// `K`: we know it from the published game.
    Known,
    /// `D`: it follows from what is stated.
    Derived,
    /// `R`: we had to find something that fits everything that is stated.
    Reconstructed,
}

impl Source {
    /// Every source, the surest first.
    pub const ALL: [Source; 5] =
        [Source::Stated, Source::Public, Source::Known, Source::Derived, Source::Reconstructed];

    /// The source that a letter stands for; what is not one of `S P K D` counts as reconstructed.
    pub const fn of_letter(letter: u8) -> Source {
        match letter {
            b'S' => Source::Stated,
            b'P' => Source::Public,
            b'K' => Source::Known,
            b'D' => Source::Derived,
            _ => Source::Reconstructed,
        }
    }
}

/// What comes from one source: a column of a table, or some rows of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sourced {
    /// What it is about.
    pub what: Key,
    /// Where it comes from.
    pub source: Source,
    /// The rows with what we say of each; empty if it is all of them.
    pub rows: Vec<(Key, Vec<Arg>)>,
}

impl Sourced {
    /// A whole column.
    pub fn all(what: Key, source: Source) -> Sourced {
        Sourced { what, source, rows: Vec::new() }
    }

    /// A column whose rows come from different sources: one for each source that occurs, the surest first.
    pub fn split(what: Key, rows: impl IntoIterator<Item = (Source, Key, Vec<Arg>)>) -> Vec<Sourced> {
        let rows: Vec<_> = rows.into_iter().collect();
        let of = |source: Source| {
            let rows = rows.iter().filter(|row| row.0 == source).map(|(_, name, says)| (*name, says.clone()));
            Sourced { what, source, rows: rows.collect() }
        };
        Source::ALL.into_iter().map(of).filter(|sourced| !sourced.rows.is_empty()).collect()
    }
}

//! The rules books of the games: Markdown in the crates of the games, sections with numbers here. Pages and terminal draw
//! the same [`Book`].
#![forbid(unsafe_code)]

mod parse;

use curia_core::Rulebook;
use curia_texts::Lang;

/// A rules book in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    /// What the book is called.
    pub title: String,
    /// Chapters and their sections, in the order of reading.
    pub sections: Vec<Section>,
}

/// A heading with what stands under it, up to the next heading of whatever level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The number of the section of the law that it tells, for example `5.3`.
    pub number: String,
    /// Further sections of the law that it tells.
    pub covers: Vec<String>,
    /// 2 for a chapter, 3 for a section, 4 for a question.
    pub level: u8,
    /// What it is called, without the numbers.
    pub title: String,
    /// True if it belongs to the summary that is printed.
    pub printed: bool,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// Sentences.
    Paragraph(Vec<Inline>),
    /// Points in a row, numbered if the order counts.
    List {
        /// True if the order counts.
        numbered: bool,
        /// What each point says.
        items: Vec<Vec<Block>>,
    },
    /// A small table.
    Table {
        /// The heads of the columns.
        head: Vec<Vec<Inline>>,
        /// The cells, row by row.
        rows: Vec<Vec<Vec<Inline>>>,
    },
    /// A position of the game, drawn by its board.
    Position {
        /// Its name among the positions of the game.
        name: String,
        /// What to look at.
        caption: String,
    },
    /// Some pieces in a row, drawn by the board: the id and what it is.
    Pieces(Vec<(String, String)>),
    /// Everything of one kind.
    Things {
        /// The name of the list.
        list: String,
        /// What it is.
        caption: String,
    },
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inline {
    /// Plain words.
    Text(String),
    /// A term where it is first explained.
    Strong(Vec<Inline>),
    /// Stressed words.
    Emphasis(Vec<Inline>),
    /// A way to another section, by its number.
    Link(String, Vec<Inline>),
    /// A number that the engine computes.
    Count(Count),
    /// A piece among words: the id and what it is.
    Piece(String, String),
}

/// A number of an example: what of which seat, in which position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// The name of the position.
    pub position: String,
    /// What is counted.
    pub what: String,
    /// The letter of the seat; `A` if it belongs to nobody.
    pub seat: String,
    /// The number as the book has it.
    pub says: String,
}

impl Book {
    /// The book of a game. `Err` says what cannot be read; a test reads all books, so that it never happens in play.
    pub fn of<G: Rulebook>(lang: Lang) -> Result<Book, String> {
        let text = G::BOOK.iter().find(|(code, _)| *code == lang.code()).map(|(_, text)| *text);
        Book::parse(text.ok_or_else(|| format!("{} has no book in {lang}", G::ID))?)
    }

    /// The place of the section that tells a section of the law; if none does, of the nearest one that encloses it.
    pub fn find(&self, number: &str) -> Option<usize> {
        let tells = |section: &Section| section.number == number || section.covers.iter().any(|also| also == number);
        self.sections.iter().position(tells).or_else(|| self.find(number.rsplit_once('.')?.0))
    }
}

impl Section {
    /// Every number that leads here, the own one first.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.number).chain(&self.covers).map(String::as_str)
    }

    /// Everything that it says, in the order of reading, also what stands in lists.
    pub fn each_block<'a>(&'a self, see: &mut impl FnMut(&'a Block)) {
        fn each<'a>(blocks: &'a [Block], see: &mut impl FnMut(&'a Block)) {
            for block in blocks {
                see(block);
                if let Block::List { items, .. } = block {
                    items.iter().for_each(|item| each(item, see));
                }
            }
        }
        each(&self.blocks, see);
    }

    /// Every part of its sentences.
    pub fn each_inline<'a>(&'a self, see: &mut impl FnMut(&'a Inline)) {
        fn each<'a>(parts: &'a [Inline], see: &mut impl FnMut(&'a Inline)) {
            for part in parts {
                see(part);
                if let Inline::Strong(inner) | Inline::Emphasis(inner) | Inline::Link(_, inner) = part {
                    each(inner, see);
                }
            }
        }
        self.each_block(&mut |block| match block {
            Block::Paragraph(parts) => each(parts, see),
            Block::Table { head, rows } => head.iter().chain(rows.iter().flatten()).for_each(|cell| each(cell, see)),
            _ => {}
        });
    }
}

/// Parts of a sentence as plain words.
pub fn words(parts: &[Inline]) -> String {
    let mut out = String::new();
    for part in parts {
        match part {
            Inline::Text(text) => out.push_str(text),
            Inline::Strong(inner) | Inline::Emphasis(inner) | Inline::Link(_, inner) => out.push_str(&words(inner)),
            Inline::Count(count) => out.push_str(&count.says),
            Inline::Piece(_, what) => out.push_str(what),
        }
    }
    out
}

/// Who sits at the table of an example: the seats A, B, C ...
pub const fn players(lang: Lang) -> [&'static str; 5] {
    match lang {
        Lang::En => ["Anna", "Ben", "Clara", "David", "Emma"],
        Lang::Hu => ["Anna", "Bence", "Csilla", "Dávid", "Emőke"],
    }
}

//! The rules book of a game as lines of text.

use curia_book::{Block, Book, Section, words};
use curia_core::{Position, Rulebook, View, positions};
use curia_texts::{Lang, Names, Words};
use unicode_width::UnicodeWidthStr;

use crate::text::{fit, wrap};

/// The widest line that reads well.
const WIDTH: usize = 78;
/// The last column of a table reads well if it is not narrower.
const LAST_COLUMN: usize = 16;

/// A rules book in one language, ready to be read in a terminal.
pub struct Rules {
    title: String,
    pages: Vec<Page>,
}

/// A section of the book.
struct Page {
    numbers: Vec<String>,
    level: u8,
    heading: String,
    lines: Vec<Line>,
}

/// Something that is broken into lines only when it is known how wide they may be.
enum Line {
    /// A text with what stands before its first line; the others stand under it.
    Text { mark: String, text: String },
    /// Rows whose columns stand under each other.
    Table(Vec<Vec<String>>),
    /// Nothing.
    Blank,
}

impl Rules {
    /// The book of a game. `Err` says what cannot be read; a test reads all books.
    pub fn of<G: Rulebook>(lang: Lang) -> Result<Rules, String> {
        let book = Book::of::<G>(lang)?;
        let (words, positions) = (Words::of(lang), positions::<G>(G::POSITIONS)?);
        let names = Names::new(curia_book::players(lang));
        let page = |section: &Section| {
            let mut lines = Vec::new();
            for block in &section.blocks {
                put(block, "", &mut lines, &|name, list| match (name, list) {
                    (Some(name), _) => positions.get(name).map(|at| position(at, words, &names)).unwrap_or_default(),
                    (_, Some(list)) => things::<G>(list, words, &names),
                    _ => Vec::new(),
                });
                lines.push(Line::Blank);
            }
            Page {
                numbers: section.numbers().map(str::to_owned).collect(),
                level: section.level,
                heading: format!("{} {}", section.number, section.title),
                lines,
            }
        };
        Ok(Rules { pages: book.sections.iter().map(page).collect(), title: book.title })
    }

    /// What the book is called.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// How many sections there are.
    pub(crate) fn len(&self) -> usize {
        self.pages.len()
    }

    /// The place of the section that tells a section of the law; if none does, of the nearest one that encloses it.
    pub fn find(&self, number: &str) -> Option<usize> {
        let tells = |page: &Page| page.numbers.iter().any(|one| one == number);
        self.pages.iter().position(tells).or_else(|| self.find(number.rsplit_once('.')?.0))
    }

    /// The heading of a section.
    pub fn heading(&self, at: usize) -> &str {
        self.pages.get(at).map_or("", |page| &page.heading)
    }

    /// What a section says, in lines of at most `width` cells.
    pub fn lines(&self, at: usize, width: usize) -> Vec<String> {
        let width = width.clamp(20, WIDTH);
        let mut out: Vec<String> = Vec::new();
        for line in self.pages.get(at).map_or(&[][..], |page| &page.lines) {
            match line {
                Line::Text { mark, text } => hang(mark, text, width, &mut out),
                Line::Table(rows) => table(rows, width, &mut out),
                Line::Blank if out.last().is_some_and(|last| !last.is_empty()) => out.push(String::new()),
                Line::Blank => {}
            }
        }
        out
    }

    /// The chapter or section at `at` with everything under its heading and under those below it; the whole book without a
    /// place.
    pub fn text(&self, at: Option<usize>, width: usize) -> Vec<String> {
        let first = at.unwrap_or(0);
        let level = self.pages.get(first).map_or(0, |page| page.level);
        let below = self.pages.iter().skip(first + 1).take_while(|page| at.is_none() || page.level > level).count();
        let mut out = Vec::new();
        for at in first..self.pages.len().min(first + below + 1) {
            let heading = wrap(self.heading(at), width.clamp(20, WIDTH));
            let longest = heading.iter().map(|line| line.width()).max().unwrap_or(0);
            out.extend(heading);
            out.push("─".repeat(longest));
            out.extend(self.lines(at, width));
            out.push(String::new());
        }
        out
    }

    /// The number of every section.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        self.pages.iter().filter_map(|page| page.numbers.first()).map(String::as_str)
    }

    /// The headings of chapters and sections, questions left out.
    pub fn contents(&self) -> impl Iterator<Item = String> {
        let listed = self.pages.iter().filter(|page| page.level < 4);
        listed.map(|page| format!("{}{}", if page.level == 2 { "" } else { "  " }, page.heading))
    }
}

/// How what is drawn stands in a terminal: a position or a list of things, by its name.
type Drawn<'a> = dyn Fn(Option<&str>, Option<&str>) -> Vec<Line> + 'a;

/// A block in lines. What is drawn elsewhere is asked of `drawn`: a position by its name, or a list.
fn put(block: &Block, before: &str, lines: &mut Vec<Line>, drawn: &Drawn<'_>) {
    let text = |mark: String, text: String| Line::Text { mark, text };
    match block {
        Block::Paragraph(parts) => lines.push(text(before.to_owned(), words(parts))),
        Block::List { numbered, items } => {
            for (number, item) in items.iter().enumerate() {
                let mark = if *numbered { format!("{before}{}. ", number + 1) } else { format!("{before}• ") };
                for (at, block) in item.iter().enumerate() {
                    let mark = if at == 0 { mark.clone() } else { " ".repeat(mark.width()) };
                    put(block, &mark, lines, drawn);
                }
            }
        }
        Block::Table { head, rows } => {
            let cells = |row: &Vec<Vec<_>>| row.iter().map(|cell| words(cell)).collect();
            lines.push(Line::Table(std::iter::once(head).chain(rows).map(cells).collect()));
        }
        Block::Position { name, caption } => {
            lines.extend(drawn(Some(name), None));
            lines.push(text("  ▲ ".to_owned(), caption.clone()));
        }
        Block::Pieces(pieces) => {
            let named: Vec<&str> = pieces.iter().map(|(_, what)| what.as_str()).collect();
            lines.push(text("  ".to_owned(), named.join(" · ")));
        }
        Block::Things { list, .. } => lines.extend(drawn(None, Some(list))),
    }
}

/// A position in words, what is empty left out.
fn position<G: Rulebook>(position: &Position<G>, words: &Words, names: &Names) -> Vec<Line> {
    let names = names.clone().read_by(position.viewer.seat());
    let mut lines = Vec::new();
    for section in position.game.view(position.viewer).outline().sections {
        let rows = section.rows.iter().filter(|row| !row.values.is_empty()).map(|row| {
            let values: Vec<String> = row.values.iter().map(|value| words.arg(value, &names)).collect();
            format!("{}: {}", words.phrase(&row.label, &names), values.join(", "))
        });
        let rows: Vec<String> = rows.collect();
        let text = format!("{} – {}", words.phrase(&section.title, &names), rows.join("; "));
        lines.extend((!rows.is_empty()).then_some(Line::Text { mark: "  │ ".to_owned(), text }));
    }
    lines
}

/// Everything of one kind: what it is called, what stands on it, what it does.
fn things<G: Rulebook>(list: &str, words: &Words, names: &Names) -> Vec<Line> {
    let line = |thing: curia_core::Thing| {
        let says = thing.says.iter().map(|arg| words.arg(arg, names)).collect::<Vec<_>>().join(", ");
        let help = thing.help.map(|help| words.phrase(&help, names)).unwrap_or_default();
        let gap = if says.is_empty() || help.is_empty() { "" } else { ". " };
        Line::Text { mark: "  • ".to_owned(), text: format!("{}: {says}{gap}{help}", words.text(thing.name)) }
    };
    G::things(list).into_iter().map(line).collect()
}

/// A text under its mark.
fn hang(mark: &str, text: &str, width: usize, out: &mut Vec<String>) {
    let under = if mark.contains('│') { mark.to_owned() } else { " ".repeat(mark.width()) };
    for (number, part) in wrap(text, width.saturating_sub(mark.width())).into_iter().enumerate() {
        out.push(format!("{}{part}", if number == 0 { mark } else { &under }));
    }
}

/// Rows in columns; the last one takes the room that is left and goes on below. Where that is too little, a row is a sentence.
fn table(rows: &[Vec<String>], width: usize, out: &mut Vec<String>) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
    let widths: Vec<usize> = (0..columns.saturating_sub(1))
        .map(|column| cells(column).map(|cell| cell.width()).max().unwrap_or(0))
        .collect();
    let room = width.saturating_sub(widths.iter().map(|width| width + 2).sum());
    for row in rows {
        let Some((last, first)) = row.split_last() else { continue };
        if room < LAST_COLUMN {
            hang("• ", &row.join(" · "), width, out);
            continue;
        }
        let first: String = first.iter().zip(&widths).map(|(cell, &width)| format!("{}  ", fit(cell, width))).collect();
        hang(&first, last, width, out);
    }
}

//! From Markdown to sections. What a book may hold is little, and anything else is an error.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::{Block, Book, Count, Inline, Section, words};

/// Stands below the heading of a section that belongs to the printed summary.
const PRINT: &str = "<!-- print -->";

impl Book {
    /// Reads a book.
    pub fn parse(text: &str) -> Result<Book, String> {
        let mut reader = Reader { events: Parser::new_ext(text, Options::ENABLE_TABLES) };
        let mut book = Book { title: String::new(), sections: Vec::new() };
        while let Some(event) = reader.events.next() {
            match event {
                Event::Start(Tag::Heading { level, .. }) => {
                    let heading = words(&reader.inlines()?);
                    match level as u8 {
                        1 if book.title.is_empty() => book.title = heading,
                        level @ 2..=4 => book.sections.push(section(&heading, level)?),
                        _ => return Err(format!("the heading '{heading}' has no place in a book")),
                    }
                }
                event => {
                    let Some(section) = book.sections.last_mut() else {
                        return Err("a book begins with a heading".to_owned());
                    };
                    match event {
                        Event::Start(Tag::HtmlBlock) | Event::End(TagEnd::HtmlBlock) => {}
                        Event::Html(html) if html.trim() == PRINT => section.printed = true,
                        event => {
                            let block =
                                reader.block(event).map_err(|error| format!("section {}: {error}", section.number))?;
                            section.blocks.push(block);
                        }
                    }
                }
            }
        }
        Ok(book)
    }
}

/// The section of a heading like `5.3 Your action {5.2 5.10}`.
fn section(heading: &str, level: u8) -> Result<Section, String> {
    let wrong = || format!("the heading '{heading}' does not begin with the number of a section");
    let (number, rest) = heading.split_once(' ').ok_or_else(wrong)?;
    let is_number =
        |text: &str| text.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
    let (title, covers) = match rest.split_once('{') {
        Some((title, covers)) => (title, covers.strip_suffix('}').ok_or_else(wrong)?),
        None => (rest, ""),
    };
    let covers: Vec<String> = covers.split_whitespace().map(str::to_owned).collect();
    if !is_number(number) || !covers.iter().all(|number| is_number(number)) {
        return Err(wrong());
    }
    let title = title.trim().to_owned();
    Ok(Section { number: number.to_owned(), covers, level, title, printed: false, blocks: Vec::new() })
}

struct Reader<'a> {
    events: Parser<'a>,
}

impl Reader<'_> {
    fn block(&mut self, begin: Event<'_>) -> Result<Block, String> {
        match begin {
            Event::Start(Tag::Paragraph) => paragraph(self.inlines()?),
            Event::Start(Tag::List(first)) => Ok(Block::List { numbered: first.is_some(), items: self.items()? }),
            Event::Start(Tag::Table(_)) => self.table(),
            other => Err(format!("{other:?} has no place in a book")),
        }
    }

    /// The points of a list, up to its end. A point is a sentence, perhaps with a list below it.
    fn items(&mut self) -> Result<Vec<Vec<Block>>, String> {
        let mut items = Vec::new();
        while let Some(event) = self.events.next() {
            match event {
                Event::Start(Tag::Item) => items.push(self.item()?),
                Event::End(TagEnd::List(_)) => return Ok(items),
                other => return Err(format!("{other:?} has no place in a list")),
            }
        }
        Ok(items)
    }

    fn item(&mut self) -> Result<Vec<Block>, String> {
        let (mut blocks, mut loose) = (Vec::new(), Vec::new());
        while let Some(event) = self.events.next() {
            let block = match event {
                Event::End(TagEnd::Item) => break,
                Event::Start(Tag::Paragraph | Tag::List(_) | Tag::Table(_)) => Some(self.block(event)?),
                event => {
                    loose.extend(self.inline(event)?);
                    continue;
                }
            };
            flush(&mut loose, &mut blocks);
            blocks.extend(block);
        }
        flush(&mut loose, &mut blocks);
        Ok(blocks)
    }

    fn table(&mut self) -> Result<Block, String> {
        let (mut head, mut rows, mut row) = (Vec::new(), Vec::new(), Vec::new());
        while let Some(event) = self.events.next() {
            match event {
                Event::Start(Tag::TableHead | Tag::TableRow) => row = Vec::new(),
                Event::Start(Tag::TableCell) => row.push(self.inlines()?),
                Event::End(TagEnd::TableHead) => head = std::mem::take(&mut row),
                Event::End(TagEnd::TableRow) => rows.push(std::mem::take(&mut row)),
                Event::End(TagEnd::Table) => break,
                other => return Err(format!("{other:?} has no place in a table")),
            }
        }
        Ok(Block::Table { head, rows })
    }

    /// Parts of a sentence, up to the end of what holds them.
    fn inlines(&mut self) -> Result<Vec<Inline>, String> {
        let mut parts = Vec::new();
        while let Some(event) = self.events.next() {
            match event {
                Event::End(_) => break,
                event => parts.extend(self.inline(event)?),
            }
        }
        Ok(parts)
    }

    fn inline(&mut self, event: Event<'_>) -> Result<Option<Inline>, String> {
        Ok(Some(match event {
            Event::Text(text) => Inline::Text(text.into_string()),
            Event::SoftBreak => Inline::Text(" ".to_owned()),
            Event::Start(Tag::Strong) => Inline::Strong(self.inlines()?),
            Event::Start(Tag::Emphasis) => Inline::Emphasis(self.inlines()?),
            Event::Start(Tag::Link { dest_url, .. }) => link(&dest_url, self.inlines()?)?,
            Event::Start(Tag::Image { dest_url, .. }) => Inline::Piece(dest_url.into_string(), words(&self.inlines()?)),
            other => return Err(format!("{other:?} has no place in a sentence")),
        }))
    }
}

/// Ends the sentence of a point that stands in no paragraph of its own.
fn flush(loose: &mut Vec<Inline>, blocks: &mut Vec<Block>) {
    if !loose.is_empty() {
        blocks.push(Block::Paragraph(joined(std::mem::take(loose))));
    }
}

/// What is drawn stands alone in its paragraph.
fn paragraph(parts: Vec<Inline>) -> Result<Block, String> {
    let is_space = |part: &Inline| matches!(part, Inline::Text(text) if text.trim().is_empty());
    let pictures: Vec<(&str, &str)> = parts
        .iter()
        .filter_map(|part| match part {
            Inline::Piece(to, what) => Some((to.as_str(), what.as_str())),
            _ => None,
        })
        .collect();
    let alone = !pictures.is_empty() && parts.iter().all(|part| matches!(part, Inline::Piece(..)) || is_space(part));
    if !alone {
        return Ok(Block::Paragraph(joined(parts)));
    }
    if let [(to, caption)] = *pictures {
        let caption = caption.to_owned();
        if let Some(name) = to.strip_prefix("position:") {
            return Ok(Block::Position { name: name.to_owned(), caption });
        }
        if let Some(list) = to.strip_prefix("list:") {
            return Ok(Block::Things { list: list.to_owned(), caption });
        }
    }
    let pieces: Result<Vec<_>, _> =
        pictures.into_iter().map(|(to, what)| Ok((piece_id(to)?, what.to_owned()))).collect();
    pieces.map(Block::Pieces)
}

fn piece_id(to: &str) -> Result<String, String> {
    to.strip_prefix("piece:").map(str::to_owned).ok_or_else(|| format!("'{to}' cannot be drawn among others"))
}

fn link(to: &str, inner: Vec<Inline>) -> Result<Inline, String> {
    if let Some(number) = to.strip_prefix('#') {
        return Ok(Inline::Link(number.to_owned(), inner));
    }
    let wrong = || format!("'{to}' leads nowhere");
    let (position, what) = to.strip_prefix("count:").and_then(|count| count.split_once('/')).ok_or_else(wrong)?;
    let (what, seat) = match what.rsplit_once('/') {
        Some((what, seat)) if seat.len() == 1 => (what, seat),
        _ => (what, "A"),
    };
    let says = words(&inner);
    Ok(Inline::Count(Count { position: position.to_owned(), what: what.to_owned(), seat: seat.to_owned(), says }))
}

/// Neighbouring words in one piece; pieces among words without the mark of their kind.
fn joined(parts: Vec<Inline>) -> Vec<Inline> {
    let mut out: Vec<Inline> = Vec::new();
    for part in parts {
        match (part, out.last_mut()) {
            (Inline::Text(text), Some(Inline::Text(before))) => before.push_str(&text),
            (Inline::Piece(to, what), _) => {
                out.push(Inline::Piece(to.strip_prefix("piece:").unwrap_or(&to).to_owned(), what));
            }
            (part, _) => out.push(part),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n\n## 5 A turn {5.1 5.2}\n\n<!-- print -->\n\nYou **act**, see [the\nend](#8). It is \
                        [7](count:p/part/coins/B).\n\n![look](position:p)\n\n![a](piece:noble:duke) ![b](piece:card:x)\n\n\
                        1. One\n   - two\n2. *three*\n\n### 5.3 More\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n![All](list:nobles)\n";

    #[test]
    fn a_book_is_sections_with_numbers() {
        let book = Book::parse(TEXT).unwrap();
        assert_eq!(book.title, "Game");
        let [turn, more] = &book.sections[..] else { panic!("{book:?}") };
        assert_eq!(turn.numbers().collect::<Vec<_>>(), ["5", "5.1", "5.2"]);
        assert_eq!((turn.title.as_str(), turn.level, turn.printed), ("A turn", 2, true));
        assert_eq!((more.title.as_str(), more.level, more.printed), ("More", 3, false));
        assert_eq!(book.find("5.2"), Some(0));
        assert_eq!(book.find("5.3.1"), Some(1), "what has no section of its own is told by the one around it");
        assert_eq!(book.find("6"), None);
    }

    #[test]
    fn what_a_section_says_is_told_apart() {
        let book = Book::parse(TEXT).unwrap();
        let [sentence, position, pieces, list] = &book.sections[0].blocks[..] else { panic!("{book:?}") };
        let Block::Paragraph(parts) = sentence else { panic!("{sentence:?}") };
        assert_eq!(words(parts), "You act, see the end. It is 7.");
        assert!(matches!(&parts[3], Inline::Link(to, _) if to == "8"), "{parts:?}");
        let count = ["p", "part/coins", "B", "7"].map(str::to_owned);
        let [position_of, what, seat, says] = count;
        assert_eq!(parts[5], Inline::Count(Count { position: position_of, what, seat, says }));
        assert_eq!(*position, Block::Position { name: "p".to_owned(), caption: "look".to_owned() });
        let drawn = [("noble:duke", "a"), ("card:x", "b")].map(|(id, what)| (id.to_owned(), what.to_owned()));
        assert_eq!(*pieces, Block::Pieces(drawn.to_vec()));
        let Block::List { numbered: true, items } = list else { panic!("{list:?}") };
        assert!(matches!(&items[0][..], [Block::Paragraph(_), Block::List { numbered: false, .. }]), "{items:?}");
        assert!(
            matches!(&book.sections[1].blocks[..], [Block::Table { rows, .. }, Block::Things { .. }] if rows.len() == 1)
        );
    }

    #[test]
    fn what_has_no_place_in_a_book_is_an_error() {
        for wrong in [
            "# T\n\ntext",
            "# T\n\n## Turn\n",
            "# T\n\n## 5 Turn {a}\n",
            "# T\n\n## 5 A\n\n`code`",
            "# T\n\n## 5 A\n\n[a](http://b)",
        ] {
            assert!(Book::parse(wrong).is_err(), "{wrong}");
        }
    }
}

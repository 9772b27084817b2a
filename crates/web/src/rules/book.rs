//! The sections of a book as markup.

use std::collections::BTreeMap;

use curia_book::{Block, Book, Inline, Section};
use curia_core::{Position, positions};
use curia_texts::Lang;
use maud::{Markup, html};

use super::position;
use crate::assets::{RULES_SCRIPT, RULES_STYLE};
use crate::board::{Board, DetailCard};
use crate::ui::Ui;
use crate::words::PageWord;

/// The title and the whole book, or what is wrong with it.
pub(super) fn draw<G: Board>(lang: Lang) -> Result<(String, String), String> {
    let book = Book::of::<G>(lang)?;
    let pen = Pen::<G> { ui: Ui::of(lang), positions: positions(G::POSITIONS)?, cards: G::detail_cards(lang) };
    let mut parts = Vec::new();
    for (at, section) in book.sections.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| book.sections.get(at));
        parts.push(pen.section(section, before, book.sections.get(at + 1))?);
    }
    let html = html! {
        div #book.book data-search=(RULES_SCRIPT) {
            link rel="stylesheet" href=(RULES_STYLE);
            (contents(pen.ui, &book))
            article { @for part in parts { (part) } }
        }
    };
    Ok((book.title, html.into_string()))
}

/// The search, and all chapters and sections; questions are found by searching or reading.
fn contents(ui: Ui, book: &Book) -> Markup {
    let chapters = book.sections.iter().enumerate().filter(|(_, section)| section.level == 2);
    let parts = |at: usize| {
        let below = book.sections[at + 1..].iter().take_while(|section| section.level > 2);
        below.filter(|section| section.level == 3).collect::<Vec<_>>()
    };
    html! {
        nav.contents aria-label=(ui.text(PageWord::Contents)) {
            search data-scripted {
                input.field type="search" autocomplete="off" placeholder=(ui.text(PageWord::SearchRules)) aria-label=(ui.text(PageWord::SearchRules));
                p.vh role="status" data-none=(ui.text(PageWord::SearchNone)) data-some=(ui.text(PageWord::SearchSome)) {}
                ol.found {}
            }
            details {
                summary { (ui.text(PageWord::Contents)) }
                ol {
                    @for (at, chapter) in chapters {
                        li {
                            (way(chapter))
                            @let parts = parts(at);
                            @if !parts.is_empty() { ol { @for part in parts { li { (way(part)) } } } }
                        }
                    }
                }
            }
        }
    }
}

fn way(section: &Section) -> Markup {
    html! { a href={ "#" (section.number) } { span.no { (section.number) } span { (section.title) } } }
}

/// What a book is drawn with.
struct Pen<G: Board> {
    ui: Ui,
    positions: BTreeMap<String, Position<G>>,
    cards: Vec<DetailCard>,
}

impl<G: Board> Pen<G> {
    fn section(&self, section: &Section, before: Option<&Section>, after: Option<&Section>) -> Result<Markup, String> {
        let blocks = section.blocks.iter().map(|block| self.block(block)).collect::<Result<Vec<_>, _>>()?;
        let heading = html! { a.no href={ "#" (section.number) } { (section.number) } " " (section.title) };
        Ok(html! {
            section class={ "section l" (section.level) @if section.printed { " printed" } } id=(section.number) {
                // Whoever is sent to a section that is told here arrives here.
                @for number in &section.covers { span id=(number) {} }
                @if section.level == 2 { h2 tabindex="-1" { (heading) } } @else { h3 tabindex="-1" { (heading) } }
                @for block in blocks { (block) }
                p.ways {
                    @if let Some(section) = before { a rel="prev" href={ "#" (section.number) } { (section.title) } }
                    @if let Some(section) = after { a rel="next" href={ "#" (section.number) } { (section.title) } }
                }
            }
        })
    }

    fn block(&self, block: &Block) -> Result<Markup, String> {
        Ok(match block {
            Block::Paragraph(parts) => html! { p { (inlines(parts)) } },
            Block::List { numbered, items } => {
                let mut points = Vec::new();
                for item in items {
                    points.push(self.item(item)?);
                }
                html! {
                    @if *numbered { ol { @for point in points { li { (point) } } } }
                    @else { ul { @for point in points { li { (point) } } } }
                }
            }
            Block::Table { head, rows } => table(head, rows),
            Block::Position { name, caption } => self.position(name, caption)?,
            Block::Pieces(pieces) => {
                let mut drawn = Vec::new();
                for (id, what) in pieces {
                    let piece = G::piece(self.ui.lang(), id).ok_or_else(|| format!("no piece {id} can be drawn"))?;
                    drawn.push((piece, what));
                }
                html! { ul.pieces { @for (piece, what) in drawn {
                    li { div inert { (piece) } span.caption { (what) } }
                } } }
            }
            Block::Things { list, caption } => self.things(list, caption)?,
        })
    }

    /// A point of a list: a sentence stands in it without a paragraph of its own.
    fn item(&self, blocks: &[Block]) -> Result<Markup, String> {
        let mut parts = Vec::new();
        for (at, block) in blocks.iter().enumerate() {
            parts.push(match block {
                Block::Paragraph(parts) if at == 0 => inlines(parts),
                block => self.block(block)?,
            });
        }
        Ok(html! { @for part in parts { (part) } })
    }

    fn position(&self, name: &str, caption: &str) -> Result<Markup, String> {
        let position = self.positions.get(name).ok_or_else(|| format!("there is no position {name}"))?;
        let (drawn, words) = position::draw(self.ui.lang(), position);
        Ok(html! {
            figure.position {
                // Where it is too wide it is pushed aside as a whole: what is inert cannot be.
                div.scene tabindex="0" role="group" aria-label=(caption) {
                    div.stage.strip[G::STRIP] inert { (drawn) }
                    div.vh { (words) }
                }
                figcaption.caption { (caption) }
            }
        })
    }

    fn things(&self, list: &str, caption: &str) -> Result<Markup, String> {
        let cards: Vec<&DetailCard> = self.cards.iter().filter(|card| card.list == list).collect();
        if cards.is_empty() {
            return Err(format!("there is no list {list}"));
        }
        Ok(html! {
            ul.things aria-label=(caption) {
                @for card in cards {
                    li class={ "thing " (card.class) } id={ "thing-" (card.id) } data-thing=(card.id) { (card.face) }
                }
            }
        })
    }
}

/// A table; where nothing stands above its first column, that column names the rows.
fn table(head: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>]) -> Markup {
    let named = head.first().is_some_and(Vec::is_empty);
    let about = head.iter().find(|cell| !cell.is_empty()).map(|cell| curia_book::words(cell)).unwrap_or_default();
    html! {
        div.grid tabindex="0" role="group" aria-label=(about) {
            table {
                thead { tr { @for cell in head {
                    @if cell.is_empty() { td {} } @else { th scope="col" { (inlines(cell)) } }
                } } }
                tbody { @for row in rows { tr { @for (at, cell) in row.iter().enumerate() {
                    @if named && at == 0 { th scope="row" { (inlines(cell)) } } @else { td { (inlines(cell)) } }
                } } } }
            }
        }
    }
}

fn inlines(parts: &[Inline]) -> Markup {
    html! {
        @for part in parts {
            @match part {
                Inline::Text(text) => (text),
                Inline::Strong(inner) => b { (inlines(inner)) },
                Inline::Emphasis(inner) => em { (inlines(inner)) },
                Inline::Link(to, inner) => a href={ "#" (to) } { (inlines(inner)) },
                Inline::Count(count) => span.num { (count.says) },
                Inline::Piece(_, what) => (what),
            }
        }
    }
}

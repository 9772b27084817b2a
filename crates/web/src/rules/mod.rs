//! The rules books: a page a game, the same book as a sheet over the table, and where the numbers come from.
//!
//! A book is the same for everybody and holds nothing of any table, so that each is drawn once a language.

mod book;
mod position;
mod sources;

use std::sync::OnceLock;

use curia_catalog::{GameId, for_hosted};
use curia_core::Game;
use curia_texts::Lang;
use maud::{Markup, PreEscaped, html};

use crate::assets::{RULES_SCRIPT, board_style};
use crate::pages::plate;
use crate::shell::{self, Card, Page};
use crate::table::close;
use crate::ui::{Ui, icon};
use crate::visitor::Visitor;
use crate::words::PageWord;

pub use sources::sources_page;

/// A rules book as it is sent.
pub struct DrawnBook {
    /// The contents and all sections: one element.
    pub html: String,
    /// Changes with every letter of the book.
    pub version: String,
    title: String,
}

/// The rules book of a game in a language; `None` for a game that nobody plays on the web.
pub fn rules_book(game: GameId, lang: Lang) -> Option<&'static DrawnBook> {
    static BOOKS: [[OnceLock<Option<DrawnBook>>; Lang::ALL.len()]; GameId::ALL.len()] =
        [const { [const { OnceLock::new() }; Lang::ALL.len()] }; GameId::ALL.len()];
    let drawn = BOOKS[game as usize][lang as usize].get_or_init(|| {
        for_hosted!(game, G => {
            // A test reads all books.
            let (title, html) = book::draw::<G>(lang).unwrap_or_else(|error| (G::TITLE.to_owned(), error));
            Some(DrawnBook { version: format!("{:016x}", curia_core::fnv1a(html.as_bytes())), title, html })
        }, else None)
    });
    drawn.as_ref()
}

/// The page with the rules book of a game; `None` as with [`rules_book`].
pub fn rules_page(visitor: &Visitor<'_>, game: GameId) -> Option<String> {
    let ui = Ui::of(visitor.lang);
    let book = rules_book(game, visitor.lang)?;
    let info = game.info();
    let title = ui.fill(PageWord::RulesOf, &[("game", info.title)]);
    let content = html! {
        main #rules.wrap.rules {
            div.headline { (plate(game)) h1 { (title) } }
            p.caption.print-only { "Curia · " (info.title) " · " (ui.text(PageWord::Summary)) }
            p.ways-on {
                button.btn.quiet type="button" data-print data-scripted { (ui.text(PageWord::PrintSummary)) }
                a.btn.quiet href={ "/rules/" (info.id) "/sources" } { (ui.text(PageWord::Sources)) }
            }
            (PreEscaped(&book.html))
            script type="module" src=(RULES_SCRIPT) {}
        }
    };
    Some(shell::page(
        visitor,
        Page {
            title: &format!("{title} · Curia"),
            class: "page",
            skip: ("#book", ui.text(PageWord::SkipToContent)),
            style: board_style(info.id),
            card: Some(Card::of_game(ui, info.id, &title)),
            place: html! {},
            tools: html! {},
            live: false,
            refresh: false,
            content,
        },
    ))
}

/// A rule by its number: a way to its section. At a table the script opens it over the table.
pub(crate) fn rule<G: Game>(ui: Ui, number: &str) -> Markup {
    html! { a.caption.cite href={ "/rules/" (G::ID) "#" (number) } { (ui.fill(PageWord::Rule, &[("rule", number)])) } }
}

/// The tool of a table that leads to the rules.
pub(crate) fn tool<G: Game>(ui: Ui) -> Markup {
    html! {
        a.tool.book-tool href={ "/rules/" (G::ID) } aria-label=(ui.text(PageWord::Rules)) {
            (icon("rule-book")) span.label { (ui.text(PageWord::Rules)) }
        }
    }
}

/// The place over the table into which the script lays the book when somebody asks for it.
pub(crate) fn sheet(ui: Ui, game: GameId) -> Markup {
    let Some(book) = rules_book(game, ui.lang()) else { return html! {} };
    let from = format!("/rules/{game}/book?lang={}&v={}", ui.lang().code(), book.version);
    html! {
        div #curia-rules.detail.wide.rules popover data-from=(from) data-failed=(ui.text(PageWord::RulesFailed)) {
            header {
                h3 { a href={ "/rules/" (game.info().id) } { (book.title) } }
                (close(ui, "curia-rules"))
            }
        }
    }
}

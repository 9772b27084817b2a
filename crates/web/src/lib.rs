//! Pages and boards, from views to HTML: pure functions, no I/O.
//!
//! A table page is made of [`fragments`], each an element with an id of its own; the whole page
//! ([`table_page`]) is the same fragments inside a shell. Every choice is a real button of a plain form, so
//! that a page can be read and played without script; htmx only saves the reload.
//!
//! What the forms post:
//!
//! | address | fields |
//! |---|---|
//! | `/play` | `game`, `seats` (how many play), `level`, and `lessons` = `on` if the table is to open at `#learn`, by which its script begins the lessons anew |
//! | `/new` | see [`Draft`] |
//! | `/name`, `/lang`, `/theme`, `/speed` | `name`, `lang`, `theme`, `speed`, each with `next` (the path to go back to) |
//! | `/t/{id}/sit` | `seat`, and `name` from somebody who has none; `stand`, `leave` and `return` have no fields |
//! | `/t/{id}/start` | `fill` = `bots` if open chairs are to be filled with bots |
//! | `/t/{id}/move` | `move`, `asked_at`, `key` |
//! | `/t/{id}/more_time` | `window`: the ply of the window that shall last longer |
//! | `/t/{id}/undo` | `to`, and `consent` = `yes` or `no` when it answers somebody's request |
//! | `/t/{id}/order` | `order` |
//!
//! `/events` streams one unnamed message a change: the names of the tables that wait for the person, as a
//! JSON list.
#![forbid(unsafe_code)]

mod assets;
mod board;
mod boards;
mod chart;
mod lesson;
mod pages;
mod qr;
mod result;
mod rules;
mod scene;
mod sentence;
mod settings;
mod shell;
mod table;
mod ui;
mod visitor;
mod words;

pub use assets::{Asset, asset};
pub use board::{Ask, Board, DetailCard, Entry, OrderKind, StandingOrder, chapter};
pub use boards::has_board;
pub use lesson::{Lesson, Spot};
pub use pages::{
    ChairChoice, Draft, DraftField, MyTable, MyTableState, Waiting, about_page, error_page, join_page, new_table_page,
    problem_of_ticks, start_page, toast, waiting_fragments,
};
pub use rules::{DrawnBook, rules_book, rules_page, sources_page};
pub use scene::{Occupant, Scene, SeatInfo};
pub use table::{BEAT, Fragment, details_fragments, fragments, table_page};
pub use visitor::{Speed, Theme, Visitor};
pub use words::{game_keys, page_keys};

/// Tells a page that what it shows is another page now (a waiting table has begun): an update that makes it
/// load itself again.
pub fn reload_update() -> &'static str {
    "<div id=\"curia-toast\" class=\"toasts\" role=\"status\" hx-swap-oob=\"true\" data-reload></div>"
}

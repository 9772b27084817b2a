//! Lessons: what a board explains to somebody who plays for the first time, at the moment it comes up.
//!
//! The page lists the lessons of the moment in one of its parts, the same for everybody who sees the same. Which of them a
//! person has seen, and whether they want any, is kept by the script in their own browser (`front/script/lesson.js`);
//! without script the list can be opened like any other detail.

use std::fmt;

use curia_core::{Key, Seat};
use maud::{Markup, html};

use crate::Scene;
use crate::board::Board;
use crate::table::close;
use crate::ui::Ui;
use crate::words::PageWord;

/// One thing to learn. It is listed only as long as its moment lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name among the lessons of the game, by which a browser remembers it.
    pub id: &'static str,
    /// What it is about, in a few words.
    pub title: Key,
    /// The lesson: two sentences at most, for it stands beside the game.
    pub text: Key,
    /// What it speaks of.
    pub at: Spot,
}

/// What a lesson speaks of, on the table page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The question with its buttons.
    Prompt,
    /// The watcher's own cards.
    Hand,
    /// What the board shows in a row.
    Strip,
    /// A piece on the board, by its mark `data-piece`.
    Piece(usize),
    /// The panel of a player.
    Player(Seat),
    /// The result of the game.
    Result,
}

impl fmt::Display for Spot {
    /// As a selector.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Prompt => f.write_str("#curia-prompt"),
            Spot::Hand => f.write_str("#curia-hand"),
            Spot::Strip => f.write_str("#curia-board [data-strip]"),
            Spot::Piece(piece) => write!(f, "#curia-board [data-piece=\"{piece}\"]"),
            Spot::Player(seat) => write!(f, "#player-{seat}"),
            Spot::Result => f.write_str("#curia-board [data-result]"),
        }
    }
}

/// The part of the page that lists the lessons of the moment.
pub(crate) fn lessons<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let lessons = if scene.frozen { Vec::new() } else { G::lessons(scene) };
    html! {
        div #curia-lesson.detail.wide popover data-over[scene.standings.is_some()] {
            header { h3 { (ui.text(PageWord::Lessons)) } (close(ui, "curia-lesson")) }
            @if lessons.is_empty() { p { (ui.text(PageWord::LessonsNone)) } }
            ul {
                @for lesson in &lessons {
                    li data-lesson={ (G::ID) "." (lesson.id) } data-at=(lesson.at) {
                        b { (ui.text(lesson.title)) }
                        p { (ui.text(lesson.text)) }
                    }
                }
            }
        }
    }
}

/// The place at which the script shows a lesson, before the question, and what stands around its words.
pub(crate) fn place<G: Board>(ui: Ui) -> Markup {
    html! {
        @if G::TEACHES {
            div #lesson.lesson role="status" {}
            template #lesson-frame {
                div.words {}
                div.row {
                    button.btn.quiet type="button" data-lesson-done { (ui.text(PageWord::LessonDone)) }
                    button.tool type="button" data-lessons-set="off" { (ui.text(PageWord::LessonsEnd)) }
                }
            }
        }
    }
}

/// The tool that opens the list where there is no script to show the lessons.
pub(crate) fn tool<G: Board>(ui: Ui) -> Markup {
    html! {
        @if G::TEACHES {
            button.tool.unscripted type="button" popovertarget="curia-lesson" aria-label=(ui.text(PageWord::Lessons)) {
                span.label { (ui.text(PageWord::Lessons)) } span.short { "?" }
            }
        }
    }
}

/// The switch among everything about the table; the script knows which of the two buttons makes sense.
pub(crate) fn switch<G: Board>(ui: Ui) -> Markup {
    html! {
        @if G::TEACHES {
            h4 { (ui.text(PageWord::Lessons)) }
            p { (ui.text(PageWord::LessonsWhy)) }
            div.row {
                button.btn.quiet type="button" data-lessons-set="on" { (ui.text(PageWord::LessonsOn)) }
                button.btn.quiet type="button" data-lessons-set="off" { (ui.text(PageWord::LessonsOff)) }
                button.btn.quiet type="button" popovertarget="curia-lesson" { (ui.text(PageWord::LessonsNow)) }
            }
        }
    }
}

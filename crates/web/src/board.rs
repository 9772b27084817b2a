//! What a game must draw, and what it gets for nothing.

use curia_core::{Game, Key, Phrase, Prompt, Seat, View};
use curia_texts::Lang;
use maud::{Markup, html};

use crate::Scene;
use crate::ui::Ui;
use crate::words::PageWord;

/// A game that can be drawn. Everything has a plain form made of the outline, so that a game is playable
/// before its board is drawn.
///
/// The script of the page and the browser tests know no game. They find their way by marks that a board sets on what it
/// draws (the prompt bar and the players' panels have theirs from the page):
///
/// | mark | on |
/// |---|---|
/// | `data-choice` | every button that makes a legal move, or asks once more before it does |
/// | `data-confirm` | the button that makes the move after such a question, in the popover that the choice opens |
/// | `data-set` | a list through which the arrow keys walk |
/// | `data-strip` | what scrolls sideways, on narrow screens to its first choice |
/// | `data-piece` | a piece that lies on the board for all to see; its value is the same for every watcher |
/// | `data-card` | a card in the watcher's own hand |
pub trait Board: Game {
    /// The picture of the game, out of the sprite.
    const ICON: &'static str;
    /// The suit class of its plate.
    const SUIT: &'static str;
    /// True if the players stand in a row above the board, false if they stand beside it.
    const STRIP: bool;
    /// What a turn is made of, for somebody who has never played.
    const STEPS: [Key; 3];

    /// The words of the board, all in the space `<id>-board`; a test compares them with both languages.
    fn words() -> Vec<Key> {
        Vec::new()
    }

    /// Where the game stands, in a few words for the top bar.
    fn whereabouts(_scene: &Scene<'_, Self>) -> String {
        String::new()
    }

    /// The board with the legal choices on it.
    fn board(scene: &Scene<'_, Self>) -> Markup {
        outline(scene)
    }

    /// The watcher's own cards; empty if the game has none.
    fn hand(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    /// What stands in a player's panel below their name and score.
    fn panel(_scene: &Scene<'_, Self>, _seat: Seat) -> Markup {
        html! {}
    }

    /// The move that choosing a player's panel means, if it is one.
    fn player_move(_seat: Seat) -> Option<Self::Move> {
        None
    }

    /// The question, the reason for it, and the choices that do not stand on the table.
    fn ask(scene: &Scene<'_, Self>) -> Ask<Self::Move> {
        let ask = scene.prompt.as_ref().map(|prompt| Ui::of(scene.lang).phrase(&prompt.phrase(), scene.names));
        Ask { ask: ask.unwrap_or_default(), why: html! {}, choices: scene.legal.clone(), primary: None }
    }

    /// What a button of the prompt bar says, where its result is worth naming.
    fn button(_scene: &Scene<'_, Self>, _mv: Self::Move) -> Option<String> {
        None
    }

    /// What a player has won, for the detail card of their points.
    fn trophies(_scene: &Scene<'_, Self>, _seat: Seat) -> Markup {
        html! {}
    }

    /// What the table says to whoever is not asked: who does what.
    fn waiting(_scene: &Scene<'_, Self>) -> Option<String> {
        None
    }

    /// The detail card of a name in the chronicle, by its id, if there is one.
    fn explain(_key: Key) -> Option<String> {
        None
    }

    /// The detail cards of what only holds at this moment, each a popover: why a card cannot be played now.
    fn details(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    /// The piles that may be browsed, each a popover.
    fn piles(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    /// The detail cards of everything the game speaks of, each a popover. They never change, so a page holds
    /// them once and no update carries them.
    fn glossary(_lang: Lang) -> &'static str {
        ""
    }

    /// True if a sentence of the chronicle begins with this, whatever stands before it; false if it goes on with the
    /// sentence before, as the effect of a card goes on with its play.
    fn begins(_phrase: &Phrase) -> bool {
        true
    }

    /// The sentence that the chronicle tells of what belongs together: something that [`begins`](Board::begins), and
    /// what goes on with it as far as it has happened. A later update may tell the same sentence again, with more in it.
    fn tell(group: &[&Phrase]) -> Entry {
        group.first().map_or(Entry::Skip, |phrase| Entry::Line((*phrase).clone(), 0))
    }

    /// The standing orders the watcher could give now, with their names.
    fn orders(_scene: &Scene<'_, Self>) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// How a sentence of the chronicle is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Not at all: other lines say it better.
    Skip,
    /// As a heading: a new day, round or phase.
    Mark {
        /// What the heading says.
        heading: Phrase,
        /// The short name of the chapter that begins with it, for the axis of the points; `None` if none does.
        chapter: Option<Phrase>,
    },
    /// As a sentence with a gain or loss behind it, if it is not 0.
    Line(Phrase, i32),
}

/// The name of the chapter of a game that begins with this, if one does.
pub fn chapter<G: Board>(phrase: &Phrase) -> Option<Phrase> {
    match G::tell(&[phrase]) {
        Entry::Mark { chapter, .. } => chapter,
        Entry::Skip | Entry::Line(..) => None,
    }
}

/// The prompt bar of the watcher who is asked.
pub struct Ask<M> {
    /// The question.
    pub ask: String,
    /// What caused it and what limits it.
    pub why: Markup,
    /// The choices that stand as buttons in the bar.
    pub choices: Vec<M>,
    /// The usual or final one among them.
    pub primary: Option<M>,
}

/// The table as sections of labelled rows.
pub(crate) fn outline<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let ui = Ui::of(scene.lang);
    html! {
        div.outline {
            @for section in &scene.view.outline().sections {
                section {
                    h2 { (ui.phrase(&section.title, scene.names)) }
                    dl {
                        @for row in &section.rows {
                            dt { (ui.phrase(&row.label, scene.names)) }
                            dd {
                                @if row.values.is_empty() { (ui.text(PageWord::Nothing)) }
                                @for (number, value) in row.values.iter().enumerate() {
                                    @if number > 0 { ", " }
                                    (ui.arg(value, scene.names))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

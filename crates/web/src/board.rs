//! What a game must draw, and what it gets for nothing.

use curia_core::{Key, Phrase, Prompt, Rulebook, Seat, View};
use curia_texts::Lang;
use maud::{Markup, html};

use crate::Scene;
use crate::lesson::Lesson;
use crate::table::label;
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
/// | `data-strip` | a list that scrolls sideways where it finds no room; see below |
/// | `data-ladder` | a group of choices of which one is shown at a time (`data-rung`), with steps to the others (`data-step`) |
/// | `data-mini` | a small button for a piece of a strip, by the value of its `data-piece`; a legal choice is one here too, with `.can` and its `form`, any other scrolls the strip to the piece |
/// | `data-detail` | a button whose detail card, by its id, opens on hover and keyboard focus |
/// | `data-whole` | such a button if its face says all that its detail card says; then the card opens only where the face is cut or the detail gives a reason (`.refusal`) |
/// | `data-piece` | a piece that lies on the board for all to see; its value is the same for every watcher |
/// | `data-card` | a card in the watcher's own hand |
///
/// Whoever does not see the table plays by names alone: the name of a choice is what [`spoken`](Board::spoken) says, and
/// things that can only be looked at are named by everything that stands on them, without a verb.
///
/// The page looks after what finds no room, so that a board need not know the screens:
///
/// * A strip scrolls to its choices whenever a question comes, else to its front. An edge behind which it goes on fades out, and
///   a button over that edge says how many choices lie there. Give its items a least width; they must not shrink below it.
/// * A choice of the board that lies out of sight is repeated in the prompt bar, if it is one of [`Board::echoes`].
/// * Low screens (`max-height: 559px`) are laid out like narrow ones (`max-width: 719px`): the page scrolls, question and
///   hand stand in a sheet at its foot. Between those and 799 px of height everything is set closer.
/// * A card changes its form by the room that it has (container queries), never the size of its letters below 11 px, of its title
///   below 13 px; all titles of a row have one size.
/// * Detail cards never open over the question; what moves never moves over what is open.
///
/// What is only looked at now and then ([`details`](Board::details), [`trophies`](Board::trophies),
/// [`piles`](Board::piles)) comes with the page, and after that when somebody asks for it by a `popovertarget` or
/// `data-detail`, which may take a moment. No move may depend on it: what stands between a choice and its move belongs to
/// [`confirmations`](Board::confirmations).
pub trait Board: Rulebook {
    /// The picture of the game, out of the sprite.
    const ICON: &'static str;
    /// The suit class of its plate.
    const SUIT: &'static str;
    /// True if the players stand in a row above the board, false if they stand beside it.
    const STRIP: bool;
    /// What a turn is made of, for somebody who has never played.
    const STEPS: [Key; 3];
    /// True if the board has lessons for a first game.
    const TEACHES: bool = false;

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

    /// The choices that differ in nothing but a number, the least first: the bar shows one of them, the least at first, and
    /// leads from it to the next ones by steps.
    fn ladder(_scene: &Scene<'_, Self>) -> Vec<Self::Move> {
        Vec::new()
    }

    /// The choices on the board that may lie out of sight on a small screen, few and with short labels: the bar repeats those
    /// that do.
    fn echoes(_scene: &Scene<'_, Self>) -> Vec<Self::Move> {
        Vec::new()
    }

    /// What a button of the prompt bar says, where its result is worth naming, or a choice of the board that the bar repeats.
    fn button(_scene: &Scene<'_, Self>, _mv: Self::Move) -> Option<String> {
        None
    }

    /// A choice for whoever does not see it: the verb first, then everything about the thing that the eye finds printed on
    /// it or shown beside it. What stands on the button in sight is part of it.
    fn spoken(scene: &Scene<'_, Self>, mv: Self::Move) -> String {
        let ui = Ui::of(scene.lang);
        Self::button(scene, mv).unwrap_or_else(|| ui.fill(PageWord::Choose, &[("choice", &label(ui, scene, mv))]))
    }

    /// What a player has won, for the detail card of their points. Shown when asked for.
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

    /// The detail cards of what only holds at this moment, each a popover: why a card cannot be played now. Shown when asked for.
    fn details(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    /// The questions before moves that cannot be taken back, each a popover with a `data-confirm`.
    fn confirmations(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    /// What the moment teaches somebody who plays for the first time; made of what the watcher sees and of nothing else.
    fn lessons(_scene: &Scene<'_, Self>) -> Vec<Lesson> {
        Vec::new()
    }

    /// The piles that may be browsed, each a popover. Shown when asked for.
    fn piles(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    /// The detail cards of everything the game speaks of, in the order of its lists. They are part of the rules book, of which a
    /// table takes them when somebody asks for one; so each must be in a list of the book.
    fn detail_cards(_lang: Lang) -> Vec<DetailCard> {
        Vec::new()
    }

    /// A piece of the game as it lies on the table, by the id that the rules book gives it (`noble:duke`).
    fn piece(_lang: Lang, _id: &str) -> Option<Markup> {
        None
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

    /// The standing orders the watcher could give now. While a window is open, those that let everything pass stand in the
    /// prompt bar.
    fn orders(_scene: &Scene<'_, Self>) -> Vec<StandingOrder> {
        Vec::new()
    }
}

/// The detail card of a thing: what it is and does, whatever happens.
pub struct DetailCard {
    /// The list of the rules book in which it stands.
    pub list: &'static str,
    /// How `data-detail` and `popovertarget` name it.
    pub id: String,
    /// The class of its suit.
    pub class: &'static str,
    /// What stands on it.
    pub face: Markup,
}

/// A prepared answer that the watcher could give, or has given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingOrder {
    /// How it is sent.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// What it does.
    pub kind: OrderKind,
}

/// What a standing order does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderKind {
    /// Nothing: its owner is asked.
    Ask,
    /// It lets everything pass.
    LetPass,
    /// It steps in at a moment.
    StepIn,
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

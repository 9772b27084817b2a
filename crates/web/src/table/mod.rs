//! The table page: the parts that change, and the page around them.

mod chronicle;
mod details;
mod keys;
mod pause;
mod players;
mod prompt;
mod undo;

use maud::{Markup, html};

use crate::assets::board_style;
use crate::board::Board;
use crate::lesson;
use crate::rules;
use crate::shell::{self, Card, Page};
use crate::ui::{Ui, icon};
use crate::visitor::Visitor;
use crate::words::PageWord;
use crate::{Occupant, Scene, SeatInfo};

pub(crate) use self::chronicle::sentence_of;
pub(crate) use self::details::close;
pub(crate) use self::players::players;
pub(crate) use self::prompt::{label, prompt, say};

/// The mark at the head of an update that shows a moment in the course of a command: the page rests on it. For everybody
/// else it says nothing.
pub const BEAT: &str = "<!--beat-->";

/// A part of the page that changes by itself: one element with an id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fragment {
    /// The id of the element.
    pub id: &'static str,
    /// The element, or the whole update of one that goes on.
    pub html: String,
    /// True if `html` only adds to what the element holds already.
    pub goes_on: bool,
}

impl Fragment {
    pub(crate) fn new(id: &'static str, markup: Markup) -> Fragment {
        Fragment { id, html: markup.into_string(), goes_on: false }
    }

    /// Adds the element as an update: with the attribute by which htmx morphs the old one into it, or adds to it. `still`
    /// without any motion, for a page that has just been opened: nothing in it has moved yet, and a transition would keep
    /// a telephone busy while its owner already wants to touch it.
    pub fn update(&self, still: bool, out: &mut String) {
        if self.goes_on {
            return out.push_str(&self.html);
        }
        let end = self.end_of_id().unwrap_or(0);
        out.push_str(&self.html[..end]);
        let way = if still { " hx-swap-oob=\"outerMorph\"" } else { " hx-swap-oob=\"outerMorph transition:true\"" };
        out.push_str(if end > 0 { way } else { "" });
        out.push_str(&self.html[end..]);
    }

    /// Where the attribute with the id ends in the element's tag.
    fn end_of_id(&self) -> Option<usize> {
        let tag = self.html.split('>').next()?;
        let at = tag.find(self.id)?;
        let quotes = tag[..at].ends_with(" id=\"") && tag[at + self.id.len()..].starts_with('"');
        quotes.then_some(at + self.id.len() + 1)
    }
}

/// The parts of the table page that every update brings up to date, for one watcher.
pub fn fragments<G: Board>(scene: &Scene<'_, G>) -> Vec<Fragment> {
    let ui = Ui::of(scene.lang);
    let log = match scene.heard {
        Some(heard) => Fragment { id: "curia-lines", html: chronicle::news(ui, scene, heard), goes_on: true },
        None => Fragment::new("curia-lines", chronicle::lines(ui, scene)),
    };
    vec![
        // First, so that whose turn it is never lags behind the question.
        Fragment::new("curia-live", live(scene)),
        Fragment::new("curia-where", whereabouts(ui, scene)),
        Fragment::new("curia-players", players(ui, scene)),
        Fragment::new("curia-board", html! { main #curia-board.board { (G::board(scene)) } }),
        Fragment::new("curia-prompt", prompt(ui, scene)),
        Fragment::new("curia-hand", hand(ui, scene)),
        Fragment::new("curia-confirms", html! { div #curia-confirms { (G::confirmations(scene)) } }),
        log,
        Fragment::new("curia-lesson", lesson::lessons(ui, scene)),
    ]
}

/// The parts that are looked at only now and then: a page brings them, no update does, and the script asks for them when
/// somebody wants to see one that is older than the page.
pub fn details_fragments<G: Board>(scene: &Scene<'_, G>) -> Vec<Fragment> {
    let ui = Ui::of(scene.lang);
    vec![
        Fragment::new("curia-details", details::details(ui, scene)),
        Fragment::new("curia-scores", details::all_scores(ui, scene)),
        Fragment::new("curia-piles", html! { div #curia-piles { (G::piles(scene)) } }),
    ]
}

/// The whole table page for one watcher.
pub fn table_page<G: Board>(visitor: &Visitor<'_>, scene: &Scene<'_, G>) -> String {
    let ui = Ui::of(scene.lang);
    let (fragments, details) = (fragments(scene), details_fragments(scene));
    let find = |id: &str| {
        let html =
            fragments.iter().chain(&details).find(|fragment| fragment.id == id).map(|fragment| fragment.html.clone());
        maud::PreEscaped(html.unwrap_or_default())
    };
    let events = format!("/t/{}/events?v={}", scene.table, scene.version);
    let title = title(scene);
    let table = html! {
        // In the order of reading: the question first, then what can be done about it. The style sheet places the parts.
        div.table.strip[G::STRIP] data-table=(scene.table) style=[pause::gone(scene)] {
            div.sheet {
                button.handle type="button" hidden aria-expanded="false" aria-controls="curia-hand" {
                    span.vh { (ui.text(PageWord::WholeHand)) }
                }
                (lesson::place::<G>(ui))
                (find("curia-prompt"))
                (find("curia-hand"))
            }
            (find("curia-players"))
            (find("curia-board"))
            (chronicle::chronicle(ui, scene, find("curia-lines")))
        }
        aside aria-label=(ui.text(PageWord::Details)) {
            (find("curia-details"))
            (find("curia-confirms"))
            (find("curia-lesson"))
            (find("curia-scores"))
            (find("curia-piles"))
            (keys::keys(ui))
            // The rules book, and the cards that `glossary.js` takes out of it when somebody asks for one.
            @if let Ok(game) = G::ID.parse() { (rules::sheet(ui, game)) }
            section #curia-glossary {}
        }
        // What the script says aloud: what has happened and what is asked, each once.
        div #curia-voice.vh role="log" {}
        (find("curia-live"))
        div hx-sse:connect=(events) hx-swap="none" hidden {}
    };
    let tools = html! {
        (lesson::tool::<G>(ui))
        (rules::tool::<G>(ui))
        (keys::tool(ui))
        button.tool.narrow type="button" popovertarget="curia-log" aria-label=(ui.text(PageWord::Chronicle)) {
            (icon("scroll-quill")) span.label { (ui.text(PageWord::Chronicle)) }
        }
        button.tool type="button" popovertarget="about-table" aria-label=(ui.text(PageWord::ThisTable)) {
            (icon("round-table")) span.label { (ui.text(PageWord::ThisTable)) }
        }
    };
    shell::page(
        visitor,
        Page {
            title: &title,
            class: "at-table",
            skip: ("#curia-question", ui.text(PageWord::SkipToDecision)),
            style: board_style(G::ID),
            card: Some(Card::of_game(ui, G::ID, G::TITLE)),
            place: find("curia-where"),
            tools,
            live: true,
            refresh: !is_mine(scene) && scene.standings.is_none(),
            content: table,
        },
    )
}

/// What the tab says.
fn title<G: Board>(scene: &Scene<'_, G>) -> String {
    let ui = Ui::of(scene.lang);
    if is_mine(scene) { title_turn(ui, scene) } else { plain_title::<G>() }
}

/// What the tab says when the table waits for the watcher.
fn title_turn<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> String {
    let word = if undo::is_asked(scene) { PageWord::TitleAsked } else { PageWord::TitleTurn };
    ui.fill(word, &[("game", G::TITLE)])
}

fn plain_title<G: Board>() -> String {
    format!("{} · Curia", G::TITLE)
}

/// True if the table waits for the watcher, for all to see, or somebody asks them to take back a move. In a window nobody is waited for by name.
fn is_mine<G: Board>(scene: &Scene<'_, G>) -> bool {
    let asked = scene.viewer.seat().is_some_and(|seat| scene.asking.shown.has(seat) && scene.asking.who.has(seat));
    asked && scene.prompt.is_some() && !is_replaced(scene) || undo::is_asked(scene)
}

fn own_seat<'s, G: Board>(scene: &'s Scene<'_, G>) -> Option<&'s SeatInfo> {
    scene.viewer.seat().and_then(|seat| scene.seats.get(seat.index()))
}

/// True if a bot answers for the watcher.
fn is_replaced<G: Board>(scene: &Scene<'_, G>) -> bool {
    own_seat(scene).is_some_and(|seat| seat.chair == Occupant::Replaced)
}

/// A watcher's choices, in so far as they may make them. Whoever is asked for consent answers that first: what is gold
/// is always an answer to the question that is read.
pub(crate) fn may<G: Board>(scene: &Scene<'_, G>, mv: G::Move) -> bool {
    scene.legal.contains(&mv) && !is_replaced(scene) && !undo::is_asked(scene)
}

fn whereabouts<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        div #curia-where.where {
            h1 { (G::TITLE) }
            span.now { (G::whereabouts(scene)) }
            span.watching {
                @if scene.watching > 0 { (ui.count(PageWord::Watching, scene.watching)) }
            }
        }
    }
}

/// What the script needs to know, and the texts it shows.
fn live<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let ui = Ui::of(scene.lang);
    html! {
        div #curia-live hidden data-table=(scene.table) data-version=(scene.version) data-turn=(is_mine(scene)) data-consent[undo::is_asked(scene)]
            data-title=(plain_title::<G>()) data-title-turn=(ui.fill(PageWord::TitleTurn, &[("game", G::TITLE)]))
            data-title-asked=(ui.fill(PageWord::TitleAsked, &[("game", G::TITLE)]))
            data-lost=(ui.text(PageWord::ConnectionLost)) data-failed=(ui.text(PageWord::NotSent))
            data-copied=(ui.text(PageWord::Copied)) {}
    }
}

fn hand<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        section #curia-hand.hand aria-label=(ui.text(PageWord::YourHand)) { (G::hand(scene)) }
    }
}

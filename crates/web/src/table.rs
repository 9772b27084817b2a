//! The table page: the parts that change, and the page around them.

use curia_core::{Arg, How, Seat, View, Viewer};
use curia_table::{Line, Millis, Undo, Window};
use maud::{Markup, html};

use crate::board::{Board, Entry};
use crate::shell::{self, Page};
use crate::ui::{Ui, icon, number, shield, signed};
use crate::visitor::Visitor;
use crate::words::PageWord;
use crate::{Occupant, Scene, SeatInfo, result};

/// How many lines of the chronicle a page holds.
const CHRONICLE: usize = 400;

/// A part of the page that changes by itself: one element with an id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fragment {
    /// The id of the element.
    pub id: &'static str,
    /// The element, or what is added to it.
    pub html: String,
    /// True if `html` goes behind what the element holds already.
    pub goes_on: bool,
}

impl Fragment {
    pub(crate) fn new(id: &'static str, markup: Markup) -> Fragment {
        Fragment { id, html: markup.into_string(), goes_on: false }
    }

    /// The element as an update: with the attribute by which htmx morphs the old one into it, or adds to it.
    pub fn update(&self) -> String {
        if self.goes_on {
            return format!("<ol hx-swap-oob=\"beforeend:#{}\">{}</ol>", self.id, self.html);
        }
        let id = format!(" id=\"{}\"", self.id);
        self.html.replacen(&id, &format!("{id} hx-swap-oob=\"outerMorph transition:true\""), 1)
    }
}

/// The parts of the table page for one watcher.
pub fn fragments<G: Board>(scene: &Scene<'_, G>) -> Vec<Fragment> {
    parts(scene, false)
}

/// The whole table page for one watcher.
pub fn table_page<G: Board>(visitor: &Visitor<'_>, scene: &Scene<'_, G>) -> String {
    let ui = Ui::of(scene.lang);
    let fragments = parts(scene, true);
    let find = |id: &str| {
        let html = fragments.iter().find(|fragment| fragment.id == id).map(|fragment| fragment.html.clone());
        maud::PreEscaped(html.unwrap_or_default())
    };
    let events = format!("/t/{}/events?v={}", scene.table, scene.version);
    let title = title(scene);
    let table = html! {
        div.table.strip[G::STRIP] data-table=(scene.table) {
            (find("curia-players"))
            (find("curia-board"))
            div.sheet {
                button.handle type="button" hidden aria-expanded="false" aria-controls="curia-hand" {
                    span.vh { (ui.text(PageWord::WholeHand)) }
                }
                (find("curia-prompt"))
                (find("curia-hand"))
            }
            (find("curia-log"))
        }
        aside aria-label=(ui.text(PageWord::Details)) {
            (find("curia-details"))
            (find("curia-scores"))
            (find("curia-piles"))
            section #curia-glossary { (maud::PreEscaped(G::glossary(scene.lang))) }
        }
        (find("curia-live"))
        div hx-sse:connect=(events) hx-swap="none" hidden {}
    };
    let tools = html! {
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
            skip: ("#curia-prompt", ui.text(PageWord::SkipToDecision)),
            place: find("curia-where"),
            tools,
            refresh: !is_mine(scene) && scene.standings.is_none(),
            content: table,
        },
    )
}

/// What the tab says.
fn title<G: Board>(scene: &Scene<'_, G>) -> String {
    let ui = Ui::of(scene.lang);
    if is_mine(scene) { ui.fill(PageWord::TitleTurn, &[("game", G::TITLE)]) } else { plain_title::<G>() }
}

fn plain_title<G: Board>() -> String {
    format!("{} · Curia", G::TITLE)
}

/// True if the table waits for the watcher, for all to see. In a window nobody is waited for by name.
fn is_mine<G: Board>(scene: &Scene<'_, G>) -> bool {
    let asked = scene.viewer.seat().is_some_and(|seat| scene.asking.shown.has(seat) && scene.asking.who.has(seat));
    asked && scene.prompt.is_some() && !is_replaced(scene)
}

fn own_seat<'s, G: Board>(scene: &'s Scene<'_, G>) -> Option<&'s SeatInfo> {
    scene.viewer.seat().and_then(|seat| scene.seats.get(seat.index()))
}

/// True if a bot answers for the watcher.
fn is_replaced<G: Board>(scene: &Scene<'_, G>) -> bool {
    own_seat(scene).is_some_and(|seat| seat.chair == Occupant::Replaced)
}

/// A watcher's choices, in so far as they may make them.
pub(crate) fn may<G: Board>(scene: &Scene<'_, G>, mv: G::Move) -> bool {
    scene.legal.contains(&mv) && !is_replaced(scene)
}

/// The parts; `fresh` for a page that was just opened, which joins an open window in the middle.
fn parts<G: Board>(scene: &Scene<'_, G>, fresh: bool) -> Vec<Fragment> {
    let ui = Ui::of(scene.lang);
    let log = if scene.log_goes_on {
        Fragment { id: "curia-lines", html: lines(ui, scene).into_string(), goes_on: true }
    } else {
        Fragment::new("curia-log", chronicle(ui, scene))
    };
    vec![
        // First, so that whose turn it is never lags behind the question.
        Fragment::new("curia-live", live(scene)),
        Fragment::new("curia-where", whereabouts(ui, scene)),
        Fragment::new("curia-players", players(ui, scene)),
        Fragment::new("curia-board", html! { main #curia-board.board { (G::board(scene)) } }),
        Fragment::new("curia-prompt", prompt(ui, scene, fresh)),
        Fragment::new("curia-hand", hand(ui, scene)),
        log,
        Fragment::new("curia-details", details(ui, scene)),
        Fragment::new("curia-scores", all_scores(ui, scene)),
        Fragment::new("curia-piles", html! { div #curia-piles { (G::piles(scene)) } }),
    ]
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
        div #curia-live hidden data-table=(scene.table) data-turn=(is_mine(scene))
            data-title=(plain_title::<G>()) data-title-turn=(ui.fill(PageWord::TitleTurn, &[("game", G::TITLE)]))
            data-lost=(ui.text(PageWord::ConnectionLost)) data-failed=(ui.text(PageWord::NotSent))
            data-copied=(ui.text(PageWord::Copied)) {}
    }
}

fn players<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        section #curia-players.roster aria-label=(ui.text(PageWord::Players)) {
            ul.players { @for seat in &scene.seats { (player(ui, scene, seat)) } }
        }
    }
}

fn player<G: Board>(ui: Ui, scene: &Scene<'_, G>, info: &SeatInfo) -> Markup {
    let seat = info.seat;
    let turn = scene.asking.shown.has(seat) && scene.asking.how != How::Over;
    let choice = G::player_move(seat).filter(|&mv| may(scene, mv));
    let who = html! {
        (shield(seat))
        span.name {
            span.text { (scene.names.get(seat)) }
            @if scene.viewer.is(seat) { " " span.you { (ui.text(PageWord::You)) } }
            span.state { (state(ui, info, turn, scene.viewer.is(seat))) }
        }
    };
    let tincture = crate::ui::TINCTURES[seat.index()];
    html! {
        li class={ "player " (tincture) @if turn { " turn" } } id={ "player-" (seat) } {
            div.who {
                @match choice {
                    Some(mv) => {
                        button.pick.can data-choice form="play" name="move" value=(mv) {
                            span.vh { (label(ui, scene, mv)) } span.face aria-hidden="true" { (who) }
                        }
                    }
                    None => { div.pick { (who) } }
                }
                (score(ui, scene, seat))
            }
            (G::panel(scene, seat))
        }
    }
}

/// What a player is doing, or who stands in for them. Whoever reads the page is present, with a stream or not.
fn state(ui: Ui, info: &SeatInfo, turn: bool, own: bool) -> Markup {
    let chair = match info.chair {
        Occupant::Present => None,
        Occupant::Absent if own => None,
        Occupant::Open => Some(ui.text(PageWord::ChairOpen).to_owned()),
        Occupant::Absent => Some(ui.text(PageWord::ChairAbsent).to_owned()),
        Occupant::Replaced => Some(ui.text(PageWord::ChairReplaced).to_owned()),
        Occupant::Bot(level) => Some(ui.fill(PageWord::ChairBot, &[("level", ui.text(level.key()))])),
    };
    html! {
        @if turn { span.now { (ui.text(PageWord::ToMove)) } }
        @if let Some(chair) = chair { span.chair { (chair) } }
    }
}

/// The points; a button that opens their parts.
fn score<G: Board>(ui: Ui, scene: &Scene<'_, G>, seat: Seat) -> Markup {
    match scene.scores.seats.get(seat.index()).and_then(Option::as_ref) {
        Some(score) => html! {
            button.score type="button" popovertarget={ "score-" (seat) } {
                span.vh { (scene.names.get(seat)) ": " }
                span.num { (number(score.total)) }
                small { (ui.text(PageWord::Points)) }
            }
        },
        None => html! { span.score { span.veil role="img" aria-label=(ui.text(PageWord::Hidden)) {} } },
    }
}

/// A move in words.
pub(crate) fn label<G: Board>(ui: Ui, scene: &Scene<'_, G>, mv: G::Move) -> String {
    ui.phrase(&scene.view.label(mv), scene.names)
}

fn prompt<G: Board>(ui: Ui, scene: &Scene<'_, G>, fresh: bool) -> Markup {
    let asked = scene.prompt.is_some() && scene.asking.how != How::Window && !is_replaced(scene);
    let inside = if scene.standings.is_some() {
        result::prompt(ui, scene)
    } else if scene.frozen {
        frozen(ui)
    } else if is_replaced(scene) {
        come_back(ui, scene)
    } else if scene.asking.how == How::Window {
        window(ui, scene, fresh)
    } else if asked {
        question(ui, scene)
    } else {
        waiting(ui, scene)
    };
    let class = if asked { "promptbar" } else { "promptbar wait" };
    html! {
        section #curia-prompt class=(class) tabindex="-1" aria-label=(ui.text(PageWord::YourDecision)) {
            form #play method="post" action={ "/t/" (scene.table) "/move" } hx-post={ "/t/" (scene.table) "/move" }
                hx-swap="none" hx-sync="this:drop" {
                input type="hidden" name="asked_at" value=(scene.asked_at);
                input type="hidden" name="key" value={ (scene.asked_at) "." (scene.version) };
            }
            (inside)
        }
    }
}

/// The shield of whoever is waited for, or of the watcher.
fn prompt_shield<G: Board>(scene: &Scene<'_, G>, own: bool) -> Markup {
    let seat = if own { scene.viewer.seat() } else { scene.asking.shown.iter().next() };
    html! { @if let Some(seat) = seat { (shield(seat)) } }
}

fn question<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let ask = G::ask(scene);
    html! {
        (prompt_shield(scene, true))
        div.say aria-live="polite" {
            p.ask data-ask { (ask.ask) }
            p.why { (ask.why) }
        }
        div.do {
            (undo(ui, scene))
            @for mv in ask.choices {
                (choice_button(ui, scene, mv, Some(mv) == ask.primary))
            }
        }
    }
}

fn choice_button<G: Board>(ui: Ui, scene: &Scene<'_, G>, mv: G::Move, primary: bool) -> Markup {
    let class = if primary { "btn primary" } else { "btn choice" };
    let text = G::button(scene, mv).unwrap_or_else(|| label(ui, scene, mv));
    html! { button class=(class) data-choice form="play" name="move" value=(mv) { (text) } }
}

/// Nothing is asked: who is waited for. An interrupt that is open to the watcher stands here all the same.
fn waiting<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let names: Vec<String> = scene.asking.shown.iter().map(|seat| scene.names.get(seat).into_owned()).collect();
    let ask = G::waiting(scene).unwrap_or_else(|| ui.fill(PageWord::Waiting, &[("who", &ui.list(&names))]));
    let why = match scene.viewer {
        Viewer::Spectator => PageWord::WhyWatching,
        Viewer::Seat(_) if scene.legal.is_empty() => PageWord::WhyWaiting,
        Viewer::Seat(_) => PageWord::WhyInterrupt,
    };
    html! {
        (prompt_shield(scene, false))
        div.say aria-live="polite" { p.ask data-ask { (ask) } p.why { (ui.text(why)) } }
        div.do {
            (undo(ui, scene))
            @for &mv in &scene.legal { (choice_button(ui, scene, mv, false)) }
        }
    }
}

/// The window: the same bar for everybody, and a button for whoever can use it.
fn window<G: Board>(ui: Ui, scene: &Scene<'_, G>, fresh: bool) -> Markup {
    let ask = G::ask(scene);
    let index = scene.log.last().map_or(0, |line| line.ply);
    html! {
        (prompt_shield(scene, false))
        div.say aria-live="polite" { p.ask data-ask { (ask.ask) } p.why { (ask.why) } }
        div.do {
            @for mv in ask.choices.into_iter().filter(|&mv| may(scene, mv)) {
                (choice_button(ui, scene, mv, Some(mv) == ask.primary))
            }
            @if let Some(window) = scene.window { (window_bar(ui, index, window, fresh.then_some(scene.now))) }
        }
    }
}

/// An update starts the bar anew; only a page that was just `opened` joins it in the middle.
fn window_bar(ui: Ui, index: u64, window: Window, opened: Option<Millis>) -> Markup {
    let gone = opened.map_or(0, |now| window.total_ms.saturating_sub(window.left_ms(now)));
    let style = format!("--total:{}ms;--gone:-{gone}ms", window.total_ms);
    html! {
        span.window id={ "window-" (index) } style=(style) role="img" aria-label=(ui.text(PageWord::Window)) { span {} }
    }
}

/// Nothing can be done here any more.
fn frozen(ui: Ui) -> Markup {
    html! { div.say { p.ask { (ui.text(PageWord::FrozenAsk)) } p.why { (ui.text(PageWord::FrozenWhy)) } } }
}

fn come_back<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        (prompt_shield(scene, true))
        div.say { p.ask { (ui.text(PageWord::ReplacedAsk)) } p.why { (ui.text(PageWord::ReplacedWhy)) } }
        form.do method="post" action={ "/t/" (scene.table) "/return" } {
            button.btn.primary { (ui.text(PageWord::ComeBack)) }
        }
    }
}

/// What can be taken back, or who asks for it.
fn undo<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let action = format!("/t/{}/undo", scene.table);
    let form = |inside: Markup| {
        html! { form.undo method="post" action=(action) hx-post=(action) hx-swap="none" hx-sync="this:drop" { (inside) } }
    };
    match scene.undo {
        Undo::No => html! {},
        Undo::Free(to) | Undo::Alone(to) | Undo::WithConsent(to) => {
            let asks = matches!(scene.undo, Undo::WithConsent(_));
            let text = ui.text(if asks { PageWord::AskToTakeBack } else { PageWord::TakeBack });
            // Only what is free has the key: what luck has decided is not taken back by a slip.
            let key = matches!(scene.undo, Undo::Free(_));
            form(html! { button.btn.quiet name="to" value=(to) data-undo[key] { (text) } })
        }
        Undo::Asked { by, to } => form(html! {
            input type="hidden" name="to" value=(to);
            span.note { (ui.fill(PageWord::UndoAsked, &[("who", &scene.names.get(by))])) }
            button.btn.quiet name="consent" value="yes" { (ui.text(PageWord::UndoYes)) }
            button.btn.quiet name="consent" value="no" { (ui.text(PageWord::UndoNo)) }
        }),
        Undo::Waiting { .. } => html! { span.note { (ui.text(PageWord::UndoWaiting)) } },
    }
}

fn hand<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        section #curia-hand.hand aria-label=(ui.text(PageWord::YourHand)) { (G::hand(scene)) }
    }
}

fn chronicle<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        aside #curia-log.log popover aria-label=(ui.text(PageWord::Chronicle)) {
            header { h2 { (ui.text(PageWord::Chronicle)) } (close(ui, "curia-log")) }
            div.scroll tabindex="0" role="log" aria-label=(ui.text(PageWord::Chronicle)) {
                ol #curia-lines { (lines(ui, scene)) }
            }
        }
    }
}

/// The lines of the chronicle; those of the last command are marked.
fn lines<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let lines: Vec<_> =
        scene.log.iter().map(|line| (line, G::chronicle(&line.phrase))).filter(|line| line.1 != Entry::Skip).collect();
    let from = lines.len().saturating_sub(CHRONICLE);
    let last = lines.last().map_or(0, |(line, _)| line.ply);
    html! {
        @for (line, entry) in &lines[from..] {
            @match entry {
                Entry::Mark(heading) => { li.mark data-ply=(line.ply) { (ui.phrase(heading, scene.names)) } }
                Entry::Line(gain) => {
                    li.now[line.ply == last] data-ply=(line.ply) {
                        @match subject(line) { Some(seat) => { (shield(seat)) } None => { span {} } }
                        span { (ui.rich(&line.phrase, scene.names, &G::explain)) " " (signed(*gain)) }
                    }
                }
                Entry::Skip => {}
            }
        }
    }
}

/// Whom a line is about: the player it names first, else whoever acted.
fn subject(line: &Line) -> Option<Seat> {
    let named = line.phrase.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    });
    named.or(line.seat)
}

/// The button that closes a popover; browsers also close it on Escape and on a click elsewhere.
pub(crate) fn close(ui: Ui, id: &str) -> Markup {
    html! {
        button.close type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(ui.text(PageWord::Close)) {
            span aria-hidden="true" { "×" }
        }
    }
}

fn details<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        div #curia-details {
            (about_table(ui, scene))
            (G::details(scene))
        }
    }
}

fn all_scores<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        div #curia-scores {
            @for info in &scene.seats { (parts_of(ui, scene, info.seat)) }
        }
    }
}

/// The points of a player, what they are made of, and what they have won.
fn parts_of<G: Board>(ui: Ui, scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let id = format!("score-{seat}");
    let score = scene.scores.seats.get(seat.index()).and_then(Option::as_ref);
    html! {
        div.detail.wide popover id=(id) {
            header { h3 { (shield(seat)) (scene.names.get(seat)) } (close(ui, &id)) }
            @if let Some(score) = score {
                dl.sums {
                    @for part in &score.parts {
                        div { dt { (ui.text(part.name)) } dd.num { (number(part.points)) } }
                    }
                    div.total { dt { (ui.text(PageWord::Total)) } dd.num { (number(score.total)) } }
                }
            }
            (G::trophies(scene, seat))
        }
    }
}

/// Everything about the table that is no part of the game.
fn about_table<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let orders = G::orders(scene);
    let leave = format!("/t/{}/leave", scene.table);
    let seated = scene.viewer.seat().is_some() && scene.standings.is_none() && !is_replaced(scene);
    html! {
        div #about-table.detail.wide popover {
            header { h3 { (ui.text(PageWord::ThisTable)) } (close(ui, "about-table")) }
            @if !orders.is_empty() { (standing_order(ui, scene, &orders)) }
            h4 { (ui.text(PageWord::FairShuffle)) }
            p { (ui.text(PageWord::FairShuffleWhy)) }
            code.hash { (scene.commitment) }
            @if seated {
                h4 { (ui.text(PageWord::Leave)) }
                p { (ui.text(PageWord::LeaveWhy)) }
                form method="post" action=(leave) { button.btn.quiet { (ui.text(PageWord::LeaveNow)) } }
            }
        }
    }
}

fn standing_order<G: Board>(ui: Ui, scene: &Scene<'_, G>, orders: &[(String, String)]) -> Markup {
    let action = format!("/t/{}/order", scene.table);
    let current = scene.order.as_deref().unwrap_or("off");
    html! {
        h4 { (ui.text(PageWord::Order)) }
        form.row method="post" action=(action) hx-post=(action) hx-swap="none" {
            label {
                span { (ui.text(PageWord::OrderWhy)) }
                select name="order" {
                    @for (code, name) in orders {
                        option value=(code) selected[code == current] { (name) }
                    }
                }
            }
            button.btn.quiet { (ui.text(PageWord::OrderSet)) }
        }
    }
}

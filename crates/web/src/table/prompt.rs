//! The prompt bar: the question with its choices, or who is waited for.

use curia_core::{How, View, Viewer};
use curia_table::{Millis, Window};
use maud::{Markup, html};

use super::undo::{asked_bar, consent, is_asked, undo};
use super::{is_replaced, may};
use crate::board::Board;
use crate::ui::{Ui, shield};
use crate::words::PageWord;
use crate::{Scene, result};

/// A move in words.
pub(crate) fn label<G: Board>(ui: Ui, scene: &Scene<'_, G>, mv: G::Move) -> String {
    ui.phrase(&scene.view.label(mv), scene.names)
}

pub(super) fn prompt<G: Board>(ui: Ui, scene: &Scene<'_, G>, fresh: bool) -> Markup {
    let consents = is_asked(scene);
    let asked = scene.prompt.is_some() && scene.asking.how != How::Window && !is_replaced(scene);
    let inside = if let Some(bar) = asked_bar(ui, scene) {
        bar
    } else if scene.standings.is_some() {
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
    let class = if asked || consents { "promptbar" } else { "promptbar wait" };
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
            (consent(ui, scene))
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

//! The prompt bar: the question with its choices, or who is waited for.

use curia_core::{How, Prompt as _, View, Viewer};
use maud::{Markup, html};

use super::chronicle::latest;
use super::pause::{clock, controls, lets_pass};
use super::undo::{asked_bar, consent, is_asked, undo};
use super::{is_replaced, may};
use crate::board::Board;
use crate::rules::rule;
use crate::ui::{Ui, shield};
use crate::words::PageWord;
use crate::{Scene, result};

/// A move in words.
pub(crate) fn label<G: Board>(ui: Ui, scene: &Scene<'_, G>, mv: G::Move) -> String {
    ui.phrase(&scene.view.label(mv), scene.names)
}

/// What is asked or told, as the first heading of the table, and the reason for it.
pub(crate) fn say(ask: &str, why: Markup) -> Markup {
    say_with(ask, why, html! {})
}

fn say_with(ask: &str, why: Markup, below: Markup) -> Markup {
    html! {
        div.say {
            h2 #curia-question.ask data-ask tabindex="-1" { (ask) }
            p.why { (why) }
            (below)
        }
    }
}

pub(crate) fn prompt<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let consents = is_asked(scene);
    let asked = scene.prompt.is_some() && scene.asking.how != How::Window && !is_replaced(scene);
    let inside = if scene.beat {
        beat(ui, scene)
    } else if let Some(bar) = asked_bar(ui, scene) {
        bar
    } else if scene.standings.is_some() {
        result::prompt(ui, scene)
    } else if scene.frozen {
        frozen(ui)
    } else if is_replaced(scene) {
        come_back(ui, scene)
    } else if scene.asking.how == How::Window {
        window(ui, scene)
    } else if asked {
        question(ui, scene)
    } else {
        waiting(ui, scene)
    };
    let class = if asked || consents { "promptbar" } else { "promptbar wait" };
    html! {
        section #curia-prompt class=(class) tabindex="-1" aria-label=(ui.text(PageWord::YourDecision)) {
            form #play method="post" action={ "/t/" (scene.table) "/move" } hx-post={ "/t/" (scene.table) "/move" }
                hx-swap="none" hx-sync="this:queue last" {
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

/// A moment in the course of a command: what has just happened, and the way past the rest of it.
fn beat<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        (prompt_shield(scene, false))
        (say(&latest(ui, scene).unwrap_or_else(|| waits_for(ui, scene)), html! {}))
        div.do { button.btn.quiet type="button" data-skip { (ui.text(PageWord::SkipBeats)) } }
    }
}

fn question<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let ask = G::ask(scene);
    let cited = scene.prompt.as_ref().map(|prompt| rule::<G>(ui, prompt.rule()));
    html! {
        (prompt_shield(scene, true))
        (say(&ask.ask, html! { (ask.why) @if let Some(rule) = cited { " " (rule) } }))
        div.do {
            (undo(ui, scene))
            (ladder(ui, scene))
            (choices(ui, scene, &ask.choices, ask.primary))
        }
    }
}

/// The choices that differ in a number alone. All of them are there; with a script one is shown and the others are a few
/// steps away.
fn ladder<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let rungs = G::ladder(scene);
    // The least is shown first: there is nothing below it.
    let step = |by: i8, name: PageWord, sign: &str| {
        html! {
            button.btn.quiet.step type="button" data-step=(by) aria-label=(ui.text(name)) aria-disabled=(by < 0) {
                span aria-hidden="true" { (sign) }
            }
        }
    };
    html! {
        @if !rungs.is_empty() {
            div.ladder data-ladder role="group" aria-label=(ui.text(PageWord::YourChoices)) {
                @if rungs.len() > 1 { (step(-1, PageWord::StepLess, "\u{2212}")) }
                @for (number, &mv) in rungs.iter().enumerate() {
                    span.rung data-rung[number == 0] { (choice_button(ui, scene, mv, true)) }
                }
                @if rungs.len() > 1 { (step(1, PageWord::StepMore, "+")) }
            }
        }
    }
}

/// The choices that stand in the bar, as a group of their own.
fn choices<G: Board>(ui: Ui, scene: &Scene<'_, G>, moves: &[G::Move], primary: Option<G::Move>) -> Markup {
    html! {
        @if !moves.is_empty() {
            div.choices role="group" aria-label=(ui.text(PageWord::YourChoices)) {
                @for &mv in moves { (choice_button(ui, scene, mv, Some(mv) == primary)) }
            }
        }
        @for mv in G::echoes(scene) { @if may(scene, mv) && !moves.contains(&mv) { (echo(ui, scene, mv)) } }
    }
}

/// A choice of the board once more; the page shows it while the choice itself lies out of sight.
fn echo<G: Board>(ui: Ui, scene: &Scene<'_, G>, mv: G::Move) -> Markup {
    let text = G::button(scene, mv).unwrap_or_else(|| label(ui, scene, mv));
    html! { button.btn.choice.echo data-echo form="play" name="move" value=(mv) { (text) } }
}

fn choice_button<G: Board>(ui: Ui, scene: &Scene<'_, G>, mv: G::Move, primary: bool) -> Markup {
    let class = if primary { "btn primary" } else { "btn choice" };
    let text = G::button(scene, mv).unwrap_or_else(|| label(ui, scene, mv));
    let spoken = Some(G::spoken(scene, mv)).filter(|spoken| *spoken != text);
    html! { button class=(class) data-choice form="play" name="move" value=(mv) aria-label=[spoken] { (text) } }
}

fn waits_for<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> String {
    let names: Vec<String> = scene.asking.shown.iter().map(|seat| scene.names.get(seat).into_owned()).collect();
    ui.fill(PageWord::Waiting, &[("who", &ui.list(&names))])
}

/// Nothing is asked: who is waited for. What is open to the watcher all the same stands here with the board's reason: stepping
/// in, or choosing anew what they have chosen in secret.
fn waiting<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let ask = G::waiting(scene).unwrap_or_else(|| waits_for(ui, scene));
    let open = if scene.legal.is_empty() { None } else { Some(G::ask(scene)) };
    let (why, moves) = match (scene.viewer, open) {
        (Viewer::Spectator, _) => (html! { (ui.text(PageWord::WhyWatching)) }, Vec::new()),
        (Viewer::Seat(_), None) => (html! { (ui.text(PageWord::WhyWaiting)) }, Vec::new()),
        (Viewer::Seat(_), Some(open)) => (open.why, open.choices),
    };
    html! {
        (prompt_shield(scene, false))
        (say(&ask, why))
        div.do {
            (undo(ui, scene))
            (choices(ui, scene, &moves, None))
        }
    }
}

/// The pause: the same bar for everybody, and buttons for whoever can step in.
fn window<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let ask = G::ask(scene);
    // To whoever can only pass, silence is the answer; to whoever has ordered it, too.
    let can = scene.legal.len() > 1 && !lets_pass(scene);
    let moves: Vec<G::Move> = ask.choices.into_iter().filter(|&mv| can && may(scene, mv)).collect();
    let asked = scene.viewer.seat().is_some_and(|seat| scene.asking.who.has(seat));
    html! {
        (prompt_shield(scene, false))
        (say_with(&ask.ask, ask.why, controls(ui, scene)))
        div.do {
            @if asked && scene.prompt.is_none() { span.note { (ui.text(PageWord::Passed)) } }
            (choices(ui, scene, &moves, ask.primary))
            (consent(ui, scene))
            @if let Some(window) = scene.window { (clock(ui, window)) }
        }
    }
}

/// Nothing can be done here any more.
fn frozen(ui: Ui) -> Markup {
    say(ui.text(PageWord::FrozenAsk), html! { (ui.text(PageWord::FrozenWhy)) })
}

fn come_back<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        (prompt_shield(scene, true))
        (say(ui.text(PageWord::ReplacedAsk), html! { (ui.text(PageWord::ReplacedWhy)) }))
        form.do method="post" action={ "/t/" (scene.table) "/return" } {
            button.btn.primary { (ui.text(PageWord::ComeBack)) }
        }
    }
}

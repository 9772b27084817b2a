//! What can be taken back, and who is asked for it.

use curia_core::{Arg, How};
use curia_table::{TakesBack, Undo};
use maud::{Markup, html};

use super::{is_replaced, say};
use crate::Scene;
use crate::board::Board;
use crate::ui::{Ui, shield};
use crate::words::PageWord;

/// What the watcher can take back, or that others are waited for.
pub(super) fn undo<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    match scene.undo {
        // Somebody who is asked answers in a bar of its own.
        Undo::No | Undo::Asked { .. } => html! {},
        Undo::Free(to) | Undo::Alone(to) | Undo::WithConsent(to) => form(scene, take_back(ui, scene, to)),
        Undo::Waiting { by, request } => form(
            scene,
            html! {
                span.note { (ui.text(PageWord::UndoWaiting)) }
                @if scene.viewer.is(by) {
                    input type="hidden" name="request" value=(request);
                    button.btn.quiet name="consent" value="no" { (ui.text(PageWord::UndoWithdraw)) }
                }
            },
        ),
    }
}

/// True if somebody asks the watcher for consent. While a window is open its own question comes first.
pub(super) fn is_asked<G: Board>(scene: &Scene<'_, G>) -> bool {
    matches!(scene.undo, Undo::Asked { .. }) && scene.asking.how != How::Window && !is_replaced(scene)
}

/// The question whether somebody may take back, in the place of every other; nothing if nobody asks.
pub(super) fn asked_bar<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Option<Markup> {
    let Undo::Asked { by, .. } = scene.undo else { return None };
    is_asked(scene).then(|| {
        html! {
            (shield(by))
            (say(&ui.fill(PageWord::UndoAsked, &[("who", &scene.names.get(by))]), html! { (ui.text(PageWord::UndoAskedWhy)) }))
            div.do { (consent(ui, scene)) }
        }
    })
}

/// The two answers to somebody who asks.
pub(super) fn consent<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let Undo::Asked { request, .. } = scene.undo else { return html! {} };
    let answers = html! {
        input type="hidden" name="request" value=(request);
        button.btn.quiet name="consent" value="yes" { (ui.text(PageWord::UndoYes)) }
        button.btn.quiet name="consent" value="no" { (ui.text(PageWord::UndoNo)) }
    };
    form(scene, answers)
}

fn form<G: Board>(scene: &Scene<'_, G>, inside: Markup) -> Markup {
    let action = format!("/t/{}/undo", scene.table);
    html! { form.undo method="post" action=(action) hx-post=(action) hx-swap="none" hx-sync="this:queue last" { (inside) } }
}

/// The button says what it takes back and, against bots, how far it goes.
fn take_back<G: Board>(ui: Ui, scene: &Scene<'_, G>, to: u64) -> Markup {
    let asks = matches!(scene.undo, Undo::WithConsent(_));
    // Only what is free has the key: what luck has decided is not taken back by a slip.
    let key = matches!(scene.undo, Undo::Free(_));
    let text = match scene.takes_back.map(|back| what(ui, scene, back)) {
        Some(what) if asks => ui.fill(PageWord::AskToTakeBackThis, &[("what", &what)]),
        Some(what) => ui.fill(PageWord::TakeBackThis, &[("what", &what)]),
        None => ui.text(if asks { PageWord::AskToTakeBack } else { PageWord::TakeBack }).to_owned(),
    };
    let others = scene.takes_back.map_or(0, |back| back.others);
    html! {
        button.btn.quiet name="to" value=(to) data-undo[key] {
            (text)
            @if matches!(scene.undo, Undo::Alone(_)) && others > 0 { " " (ui.count(PageWord::BotMovesToo, others)) }
        }
    }
}

/// The thing a move is about, if its words name one (a card, a noble); else all its words.
fn what<G: Board>(ui: Ui, scene: &Scene<'_, G>, back: TakesBack<'_>) -> String {
    let named = back.label.args.iter().find_map(|(_, arg)| match arg {
        Arg::Name(key) => Some(*key),
        _ => None,
    });
    named.map_or_else(|| ui.phrase(back.label, scene.names), |key| ui.text(key).to_owned())
}

//! What can be taken back, and who is asked for it.

use curia_table::Undo;
use maud::{Markup, html};

use crate::Scene;
use crate::board::Board;
use crate::ui::Ui;
use crate::words::PageWord;

/// What can be taken back, or who asks for it.
pub(super) fn undo<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
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

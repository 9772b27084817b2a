//! The list of keys, and the switch for those that are a single letter.

use maud::{Markup, html};

use super::close;
use crate::ui::Ui;
use crate::words::PageWord;

/// The keys of the table page, as `keys.js` and `beats.js` know them. Only the script makes them work, so it also shows the way to the
/// list. Single letters can be switched off, because whoever speaks to a computer may press them without meaning to.
pub(super) fn keys(ui: Ui) -> Markup {
    let keys = [
        (&["Q"][..], PageWord::KeyQuestion),
        (&["S"], PageWord::KeySkip),
        (&["R"], PageWord::KeyRules),
        (&["?"], PageWord::KeyList),
        (&["←", "→"], PageWord::KeyArrows),
        (&["Enter"], PageWord::KeyEnter),
        (&["Esc"], PageWord::KeyEscape),
    ];
    html! {
        div #curia-keys.detail.wide popover {
            header { h3 { (ui.text(PageWord::Keys)) } (close(ui, "curia-keys")) }
            dl.keys {
                @for (names, meaning) in keys {
                    div {
                        dt { @for name in names { kbd { (name) } } }
                        dd { (ui.text(meaning)) }
                    }
                }
            }
            label.switch {
                input #single-keys type="checkbox" checked;
                span { (ui.text(PageWord::SingleKeys)) }
            }
        }
    }
}

/// The button of the top bar that opens the list.
pub(super) fn tool(ui: Ui) -> Markup {
    html! {
        button.tool.keys type="button" hidden popovertarget="curia-keys" aria-label=(ui.text(PageWord::Keys))
            title=(ui.text(PageWord::Keys)) { span.glyph aria-hidden="true" { "?" } }
    }
}

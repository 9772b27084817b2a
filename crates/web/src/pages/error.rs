//! When something cannot be done.

use maud::html;

use crate::shell::{self, Page};
use crate::ui::Ui;
use crate::visitor::Visitor;
use crate::words::PageWord;

/// A page that says what went wrong and where to go on; with the `id` of the request if its operator may be asked.
pub fn error_page(visitor: &Visitor<'_>, status: u16, message: &str, id: Option<&str>) -> String {
    let ui = Ui::of(visitor.lang);
    let key = match status {
        404 => PageWord::ErrorNotFound,
        429 => PageWord::ErrorTooMany,
        400..500 => PageWord::ErrorRefused,
        _ => PageWord::ErrorBroken,
    };
    let title = ui.text(key);
    let content = html! {
        main #error.wrap.narrow {
            h1 { (title) }
            p.lead { (message) }
            p.caption {
                (ui.fill(PageWord::ErrorStatus, &[("status", &status.to_string())]))
                @if let Some(id) = id { " · " (id) }
            }
            a.btn.quiet href="/" { (ui.text(PageWord::ToStart)) }
        }
    };
    shell::page(
        visitor,
        Page::plain(&format!("{title} · Curia"), ("#error", ui.text(PageWord::SkipToContent)), content),
    )
}

/// A message for a page that stays where it is: the answer to a post by htmx that is refused. If a rule refuses it, what the
/// message says of it in brackets at its end leads to its section, which the script opens over the table.
pub fn toast(message: &str, rule: Option<&str>) -> String {
    let at = rule.and_then(|_| message.rfind('(')).unwrap_or(message.len());
    let (reason, cited) = message.split_at(at);
    html! {
        div #curia-said hx-swap-oob="true" {
            p.toast {
                (reason)
                @if let Some(rule) = rule { a.cite href={ "#" (rule) } { (cited) } }
            }
        }
    }
    .into_string()
}

//! What all pages share: head, top bar, the place for messages.

use maud::{Markup, html};

use crate::assets::{ALEGREYA, ICON, ICON_TURN, INTER, SCRIPT, STYLE};
use crate::settings;
use crate::ui::{Ui, document};
use crate::visitor::{Theme, Visitor};

/// The parts of one page.
pub(crate) struct Page<'a> {
    /// What the tab says.
    pub(crate) title: &'a str,
    /// The class of the body.
    pub(crate) class: &'static str,
    /// The first link of the page: where it leads and what it is called.
    pub(crate) skip: (&'static str, &'static str),
    /// What stands in the top bar between the wordmark and the tools.
    pub(crate) place: Markup,
    /// The tools of the page besides language and settings.
    pub(crate) tools: Markup,
    /// True if the page waits for news: without script it loads itself again after a while.
    pub(crate) refresh: bool,
    /// Everything below the top bar.
    pub(crate) content: Markup,
}

impl<'a> Page<'a> {
    /// A page around the table: no place, no tools of its own, and no news to wait for.
    pub(crate) fn plain(title: &'a str, skip: (&'static str, &'static str), content: Markup) -> Page<'a> {
        Page { title, class: "page", skip, place: html! {}, tools: html! {}, refresh: false, content }
    }
}

/// A whole page.
pub(crate) fn page(visitor: &Visitor<'_>, page: Page<'_>) -> String {
    let ui = Ui::of(visitor.lang);
    let theme = (visitor.theme != Theme::Auto).then(|| visitor.theme.code());
    document(html! {
        html lang=(visitor.lang.code()) data-theme=[theme] data-speed=(visitor.speed.code()) data-icon=(ICON) data-icon-turn=(ICON_TURN) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="same-origin";
                // The style sheet is ours alone, and history stays with the browser.
                meta name="htmx-config" content="includeIndicatorCSS:false, history:false, morphScanLimit:40";
                title { (page.title) }
                link rel="icon" type="image/svg+xml" href=(ICON);
                @for font in [INTER, ALEGREYA] {
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(font);
                }
                link rel="stylesheet" href=(STYLE);
                script src=(SCRIPT) defer {}
                @if page.refresh { noscript { meta http-equiv="refresh" content="4"; } }
            }
            body class=(page.class) {
                a.skip href=(page.skip.0) { (page.skip.1) }
                header.topbar {
                    a.wordmark href="/" { span.versal {} span { "Curia" } }
                    (page.place)
                    div.tools { (page.tools) (settings::tools(ui, visitor)) }
                }
                (page.content)
                (settings::popover(ui, visitor))
                div #curia-toast.toasts role="status" {}
            }
        }
    })
}

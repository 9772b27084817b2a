//! What all pages share: head, top bar, the place for messages.

use curia_core::Key;
use maud::{Markup, html};

use crate::assets::{ALEGREYA, ICON, ICON_TOUCH, ICON_TURN, INTER, MANIFEST, PREVIEW, SCRIPT, STYLE, UPDATES_SCRIPT};
use crate::settings;
use crate::ui::{Ui, document};
use crate::visitor::{Theme, Visitor};
use crate::words::PageWord;

/// The parts of one page.
pub(crate) struct Page<'a> {
    /// What the tab says.
    pub(crate) title: &'a str,
    /// The class of the body.
    pub(crate) class: &'static str,
    /// The first link of the page: where it leads and what it is called.
    pub(crate) skip: (&'static str, &'static str),
    /// The style sheet that the page has besides the house's.
    pub(crate) style: Option<&'static str>,
    /// What a message that carries the address of the page shows; nothing of its own for most pages.
    pub(crate) card: Option<Card>,
    /// What stands in the top bar between the wordmark and the tools.
    pub(crate) place: Markup,
    /// The tools of the page besides language and settings.
    pub(crate) tools: Markup,
    /// True if the server sends updates to the page.
    pub(crate) live: bool,
    /// True if the page waits for news: without script it loads itself again after a while.
    pub(crate) refresh: bool,
    /// Everything below the top bar.
    pub(crate) content: Markup,
}

/// What somebody sees of a page who has only its address: nothing that not everybody may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    pub(crate) title: String,
    pub(crate) description: String,
}

impl Card {
    /// Of a table at which a game is played: which game it is.
    pub(crate) fn of_game(ui: Ui, game: &'static str, title: &str) -> Card {
        let tagline = ui.text(Key::new(game, "about-tagline"));
        Card { title: title.to_owned(), description: tagline.to_owned() }
    }
}

impl<'a> Page<'a> {
    /// A page around the table: no place, no tools of its own, and no news to wait for.
    pub(crate) fn plain(title: &'a str, skip: (&'static str, &'static str), content: Markup) -> Page<'a> {
        Page {
            title,
            class: "page",
            skip,
            style: None,
            card: None,
            place: html! {},
            tools: html! {},
            live: false,
            refresh: false,
            content,
        }
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
                title { (page.title) }
                (preview(ui, visitor, page.card))
                (theme_colours(visitor.theme))
                link rel="manifest" href=(MANIFEST);
                link rel="icon" type="image/svg+xml" href=(ICON);
                link rel="apple-touch-icon" href=(ICON_TOUCH);
                @for font in [INTER, ALEGREYA] {
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(font);
                }
                link rel="stylesheet" href=(STYLE);
                @if let Some(style) = page.style { link rel="stylesheet" href=(style); }
                @if page.live {
                    // The style sheet is ours alone, and history stays with the browser.
                    meta name="htmx-config" content="includeIndicatorCSS:false, history:false, morphScanLimit:40";
                    script src=(UPDATES_SCRIPT) defer {}
                }
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
                // What was said last goes by; the script puts notices that stay beside it.
                div #curia-toast.toasts role="status" { div #curia-said {} }
            }
        }
    })
}

/// What search engines and messages say of the page.
fn preview(ui: Ui, visitor: &Visitor<'_>, card: Option<Card>) -> Markup {
    let usual = || Card { title: "Curia".to_owned(), description: ui.text(PageWord::WelcomeWhy).to_owned() };
    let Card { title, description } = card.unwrap_or_else(usual);
    html! {
        meta name="description" content=(description);
        meta property="og:type" content="website";
        meta property="og:site_name" content="Curia";
        meta property="og:title" content=(title);
        meta property="og:description" content=(description);
        // A picture must be named by its whole address.
        @if !visitor.site.is_empty() {
            meta property="og:image" content={ (visitor.site) (PREVIEW) };
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
        }
    }
}

/// The colours that a telephone gives the bars around the page: those of the top bar.
fn theme_colours(theme: Theme) -> Markup {
    let (light, dark) = ("#fbf8f0", "#1f1914");
    html! {
        @match theme {
            Theme::Light => { meta name="theme-color" content=(light); }
            Theme::Dark => { meta name="theme-color" content=(dark); }
            Theme::Auto => {
                meta name="theme-color" content=(light) media="(prefers-color-scheme: light)";
                meta name="theme-color" content=(dark) media="(prefers-color-scheme: dark)";
            }
        }
    }
}

//! Whose games these are, and whose work Curia stands on.

use curia_catalog::GameId;
use curia_core::Key;
use maud::html;

use crate::shell::{self, Page};
use crate::ui::Ui;
use crate::visitor::Visitor;
use crate::words::PageWord;

/// Icons, fonts and software with their licences.
const CREDITS: [(&str, &str, &str, &str); 5] = [
    ("game-icons.net", "Lorc, Delapouite & contributors", "CC BY 3.0", "https://game-icons.net"),
    (
        "Alegreya",
        "Juan Pablo del Peral, Huerta Tipográfica",
        "SIL OFL 1.1",
        "https://github.com/huertatipografica/Alegreya",
    ),
    ("Inter", "Rasmus Andersson", "SIL OFL 1.1", "https://rsms.me/inter"),
    ("Grenze Gotisch", "Omnibus-Type", "SIL OFL 1.1", "https://github.com/Omnibus-Type/Grenze-Gotisch"),
    ("htmx", "Big Sky Software", "0BSD", "https://htmx.org"),
];

/// Who made a game, and who published it. The names stand among the words of the game.
pub(crate) fn credits(game: GameId) -> [Key; 2] {
    ["about-author", "about-publisher"].map(|id| Key::new(game.info().id, id))
}

/// The about page.
pub fn about_page(visitor: &Visitor<'_>) -> String {
    let ui = Ui::of(visitor.lang);
    let content = html! {
        main #about.wrap.narrow {
            h1 { (ui.text(PageWord::About)) }
            p.lead { (ui.text(PageWord::AboutLead)) }
            h2 { (ui.text(PageWord::AboutGames)) }
            p { (ui.text(PageWord::AboutGamesWhy)) }
            ul.credits {
                @for &game in GameId::ALL {
                    @let [author, publisher] = credits(game).map(|key| ui.text(key));
                    li { b { (game.info().title) } span { (author) } span.caption { (publisher) } }
                }
            }
            h2 { (ui.text(PageWord::AboutParts)) }
            p { (ui.text(PageWord::AboutPartsWhy)) }
            ul.credits {
                @for (what, who, licence, address) in CREDITS {
                    li { b { a href=(address) rel="noreferrer" { (what) } } span { (who) } span.caption { (licence) } }
                }
            }
        }
    };
    shell::page(
        visitor,
        Page::plain(
            &format!("{} · Curia", ui.text(PageWord::About)),
            ("#about", ui.text(PageWord::SkipToContent)),
            content,
        ),
    )
}

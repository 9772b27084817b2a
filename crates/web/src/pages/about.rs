//! Whose games these are, and whose work Curia stands on.

use maud::html;

use crate::shell::{self, Page};
use crate::ui::Ui;
use crate::visitor::Visitor;
use crate::words;

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

/// The games with their authors and publishers.
const GAMES: [(&str, &str, &str); 5] = [
    ("Guillotine", "Paul Peterson", "Wizards of the Coast 1998, AMIGO 2002"),
    ("Rival Kings", "Adrian Adamescu", "HUCH! & friends 2016"),
    ("Il Principe", "Emanuele Ornella", "Mind the Move 2005"),
    ("Heads of State", "Peter Hawes", "eggertspiele 2008"),
    ("Die Staufer", "Andreas Steding", "Hans im Glück 2014"),
];

/// The about page.
pub fn about_page(visitor: &Visitor<'_>) -> String {
    let ui = Ui::of(visitor.lang);
    shell::page(
        visitor,
        Page {
            title: &format!("{} · Curia", ui.text(words::ABOUT)),
            class: "page",
            skip: ("#about", ui.text(words::SKIP_TO_CONTENT)),
            place: html! {},
            tools: html! {},
            refresh: false,
            content: html! {
                main #about.wrap.narrow {
                    h1 { (ui.text(words::ABOUT)) }
                    p.lead { (ui.text(words::ABOUT_LEAD)) }
                    h2 { (ui.text(words::ABOUT_GAMES)) }
                    p { (ui.text(words::ABOUT_GAMES_WHY)) }
                    ul.credits {
                        @for (title, author, publisher) in GAMES {
                            li { b { (title) } span { (author) } span.caption { (publisher) } }
                        }
                    }
                    h2 { (ui.text(words::ABOUT_PARTS)) }
                    p { (ui.text(words::ABOUT_PARTS_WHY)) }
                    ul.credits {
                        @for (what, who, licence, address) in CREDITS {
                            li { b { a href=(address) rel="noreferrer" { (what) } } span { (who) } span.caption { (licence) } }
                        }
                    }
                }
            },
        },
    )
}

//! A table that has not begun: who sits where, the link to share, the start.

use maud::{Markup, html};

use super::Waiting;
use super::new_table::option_line;
use super::start::plate;
use crate::shell::{self, Page};
use crate::table::Fragment;
use crate::ui::{Ui, empty_shield, shield};
use crate::visitor::Visitor;
use crate::words::PageWord;
use crate::{Occupant, SeatInfo};

/// The page of a table that has not begun.
pub fn join_page(visitor: &Visitor<'_>, waiting: &Waiting<'_>) -> String {
    let ui = Ui::of(visitor.lang);
    let info = waiting.game.info();
    let events = format!("/t/{}/events?v={}&waiting=true", waiting.table, waiting.version);
    let title = format!("{} · Curia", info.title);
    let fragments: Vec<String> = waiting_fragments(visitor.lang, waiting).into_iter().map(|part| part.html).collect();
    shell::page(
        visitor,
        Page {
            title: &title,
            class: "page",
            skip: ("#curia-chairs", ui.text(PageWord::SkipToChairs)),
            place: html! {},
            tools: html! {},
            refresh: true,
            content: html! {
                main.wrap.narrow {
                    div.headline { (plate(waiting.game)) h1 { (info.title) } }
                    p.lead { (ui.text(PageWord::WaitingWhy)) }
                    (share(ui, waiting.link))
                    @for part in fragments { (maud::PreEscaped(part)) }
                    (agreed(ui, waiting))
                    div hx-sse:connect=(events) hx-swap="none" hidden {}
                }
            },
        },
    )
}

/// The parts of the page that change by themselves. When the game begins, the last one is told to open the
/// table: see [`Waiting`].
pub fn waiting_fragments(lang: curia_texts::Lang, waiting: &Waiting<'_>) -> Vec<Fragment> {
    let ui = Ui::of(lang);
    vec![Fragment::new("curia-chairs", chairs(ui, waiting))]
}

fn share(ui: Ui, link: &str) -> Markup {
    html! {
        section.share aria-labelledby="share-title" {
            h2 #share-title { (ui.text(PageWord::Share)) }
            div.row {
                input.field #share-link readonly value=(link) aria-labelledby="share-title";
                button.btn.quiet type="button" data-copy="share-link" data-copied=(ui.text(PageWord::Copied)) hidden {
                    (ui.text(PageWord::Copy))
                }
            }
        }
    }
}

fn chairs(ui: Ui, waiting: &Waiting<'_>) -> Markup {
    html! {
        section #curia-chairs.seats tabindex="-1" aria-labelledby="chairs-title" {
            h2 #chairs-title { (ui.text(PageWord::Chairs)) }
            ol.chairs { @for seat in waiting.seats { (chair(ui, waiting, seat)) } }
            (begin(ui, waiting))
        }
    }
}

fn chair(ui: Ui, waiting: &Waiting<'_>, info: &SeatInfo) -> Markup {
    let open = info.chair == Occupant::Open;
    let mine = waiting.me == Some(info.seat);
    let post = |what: &str| format!("/t/{}/{what}", waiting.table);
    html! {
        li {
            @if open { (empty_shield()) } @else { (shield(info.seat)) }
            span.what {
                @if open { span.caption { (ui.text(PageWord::ChairOpen)) } } @else { b { (info.name) } }
                @if mine { " " span.you { (ui.text(PageWord::You)) } }
                @match info.chair {
                    Occupant::Bot(level) => { span.caption { (ui.fill(PageWord::ChairBot, &[("level", ui.text(level.key()))])) } }
                    Occupant::Absent if !mine => { span.caption { (ui.text(PageWord::ChairAbsent)) } }
                    _ => {}
                }
            }
            @if open && waiting.me.is_none() {
                form method="post" action=(post("sit")) {
                    button.btn.choice name="seat" value=(info.seat) { (ui.text(PageWord::Sit)) }
                }
            }
            @if mine {
                form method="post" action=(post("stand")) { button.btn.quiet { (ui.text(PageWord::Stand)) } }
            }
        }
    }
}

/// The start, for the host; for the others what is waited for.
fn begin(ui: Ui, waiting: &Waiting<'_>) -> Markup {
    let full = waiting.is_full();
    html! {
        @if waiting.host && full {
            form method="post" action={ "/t/" (waiting.table) "/start" } {
                button.btn.primary { (ui.text(PageWord::Begin)) }
            }
        } @else if full {
            p.caption { (ui.text(PageWord::WaitForHost)) }
        } @else if waiting.host {
            p.caption { (ui.text(PageWord::WaitForPlayersHost)) }
            form method="post" action={ "/t/" (waiting.table) "/start" } {
                button.btn.quiet name="fill" value="bots" { (ui.text(PageWord::BeginWithBots)) }
            }
        } @else {
            p.caption { (ui.text(PageWord::WaitForPlayers)) }
        }
    }
}

/// What was agreed beyond the rulebook.
fn agreed(ui: Ui, waiting: &Waiting<'_>) -> Markup {
    let info = waiting.game.info();
    let lines: Vec<String> = info
        .options
        .iter()
        .filter_map(|spec| waiting.options.get(spec.id).map(|value| (spec, value)))
        .filter(|(spec, value)| **value != spec.default_value())
        .map(|(spec, value)| option_line(ui, waiting.game, spec, value))
        .collect();
    html! {
        @if !lines.is_empty() {
            section { h2 { (ui.text(PageWord::Agreed)) } ul.plain { @for line in lines { li { (line) } } } }
        }
    }
}

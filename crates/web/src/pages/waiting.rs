//! A table that has not begun: how others come to it, who sits where, and who must do what now.

use curia_core::{OptionSpec, Seat};
use curia_texts::NAME_CHARS;
use maud::{Markup, html};

use super::Waiting;
use super::new_table::{option_line, value_name};
use super::start::plate;
use crate::qr;
use crate::shell::{self, Card, Page};
use crate::table::Fragment;
use crate::ui::{Ui, empty_shield, icon, shield};
use crate::visitor::Visitor;
use crate::words::PageWord;
use crate::{Occupant, SeatInfo};

/// The page of a table that has not begun. `link` is the address to share, with host and scheme; its path alone if the
/// name of the site is not known.
pub fn join_page(visitor: &Visitor<'_>, waiting: &Waiting<'_>, link: &str) -> String {
    let ui = Ui::of(visitor.lang);
    let info = waiting.game.info();
    let events = format!("/t/{}/events?v={}&waiting=true", waiting.table, waiting.version);
    let title = format!("{} · Curia", info.title);
    let [chairs, next] = [chairs(ui, waiting), next(ui, waiting)];
    shell::page(
        visitor,
        Page {
            title: &title,
            class: "page",
            skip: ("#curia-chairs", ui.text(PageWord::SkipToChairs)),
            style: None,
            card: Some(card(ui, waiting)),
            place: html! {},
            tools: html! { a.tool href={ "/rules/" (info.id) } { (icon("rule-book")) (ui.text(PageWord::Rules)) } },
            live: true,
            refresh: true,
            content: html! {
                main.wrap.narrow {
                    div.headline { (plate(waiting.game)) h1 { (info.title) } }
                    (next)
                    // Who comes by a link first takes a chair; who opened the table first sends the link.
                    @if waiting.host { (share(ui, waiting, link)) }
                    form #sit.seats method="post" action={ "/t/" (waiting.table) "/sit" } {
                        @if visitor.name.is_none() && waiting.me.is_none() { (own_name(ui)) }
                        (chairs)
                    }
                    @if !waiting.host && !waiting.here_only { (share(ui, waiting, link)) }
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
    vec![Fragment::new("curia-next", next(ui, waiting)), Fragment::new("curia-chairs", chairs(ui, waiting))]
}

/// What a message that carries the link shows of the table: the game and who invites, and nothing else.
fn card(ui: Ui, waiting: &Waiting<'_>) -> Card {
    let game = waiting.game.info();
    let title = match waiting.host_name {
        Some(host) => ui.fill(PageWord::InvitedBy, &[("host", host), ("game", game.title)]),
        None => ui.fill(PageWord::Invited, &[("game", game.title)]),
    };
    Card::of_game(ui, game.id, &title)
}

/// The link, as a code for telephones too; or why there is none that others could open.
fn share(ui: Ui, waiting: &Waiting<'_>, link: &str) -> Markup {
    let here_only = waiting.here_only;
    let code = if here_only { None } else { qr::code(link) };
    html! {
        section.share aria-labelledby="share-title" {
            h2 #share-title { (ui.text(if here_only { PageWord::ShareNowhere } else { PageWord::Share })) }
            @if here_only {
                p { (ui.text(PageWord::ShareNowhereWhy)) }
                p { code.command { "curia serve --lan" } }
                details {
                    summary { (ui.text(PageWord::ShareHere)) }
                    (link_row(ui, waiting, link))
                }
            } @else {
                div.ways {
                    (link_row(ui, waiting, link))
                    @if let Some(code) = code { figure { (code.drawn(ui.text(PageWord::QrCode))) figcaption.caption { (ui.text(PageWord::QrCodeWhy)) } } }
                }
            }
        }
    }
}

/// The link in a field that can be copied by hand; the script shows the buttons that can do what they say.
fn link_row(ui: Ui, waiting: &Waiting<'_>, link: &str) -> Markup {
    html! {
        div.row {
            input.field #share-link readonly value=(link) aria-labelledby="share-title";
            button.btn.quiet type="button" data-copy="share-link" data-copied=(ui.text(PageWord::Copied))
                data-copy-failed=(ui.text(PageWord::CopyByHand)) hidden { (ui.text(PageWord::Copy)) }
            button.btn.quiet type="button" data-share=(card(ui, waiting).title) data-url=(link) hidden {
                (ui.text(PageWord::ShareBy))
            }
        }
    }
}

/// What the visitor is called: one field, posted with the chair they take.
fn own_name(ui: Ui) -> Markup {
    html! {
        label.asked {
            span { (ui.text(PageWord::NameToSit)) }
            input.field name="name" required maxlength=(NAME_CHARS) autocomplete="nickname";
        }
    }
}

fn chairs(ui: Ui, waiting: &Waiting<'_>) -> Markup {
    html! {
        section #curia-chairs tabindex="-1" aria-labelledby="chairs-title" {
            h2 #chairs-title { (ui.text(PageWord::Chairs)) }
            ol.chairs { @for seat in waiting.seats { (chair(ui, waiting, seat)) } }
        }
    }
}

/// A chair. All its buttons belong to the one form of the page, so that a name goes along with the first of them.
fn chair(ui: Ui, waiting: &Waiting<'_>, info: &SeatInfo) -> Markup {
    let open = info.chair == Occupant::Open;
    let mine = waiting.me == Some(info.seat);
    let stand = format!("/t/{}/stand", waiting.table);
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
                @for name in chosen_for(ui, waiting, info.seat) { span.caption { (name) } }
            }
            @if open && waiting.me.is_none() {
                button.btn.choice name="seat" value=(info.seat) { (ui.text(PageWord::Sit)) }
            }
            @if mine {
                button.btn.quiet formaction=(stand) formnovalidate { (ui.text(PageWord::Stand)) }
            }
        }
    }
}

/// What was agreed for a chair.
fn chosen_for(ui: Ui, waiting: &Waiting<'_>, seat: Seat) -> Vec<String> {
    let value = |spec: &OptionSpec| waiting.options.get(spec.id).cloned().unwrap_or_else(|| spec.default_value());
    let name = |spec: &OptionSpec| {
        spec.kind.word_of_seat(&value(spec), seat).map(|word| value_name(ui, waiting.game, spec, word))
    };
    waiting.game.info().options.iter().filter_map(name).collect()
}

/// Who must do what now, and the start for the one who may.
fn next(ui: Ui, waiting: &Waiting<'_>) -> Markup {
    let missing = waiting.open_chairs();
    let host = waiting.host_name.unwrap_or(ui.text(PageWord::TheHost));
    let by_host = |key| ui.fill(key, &[("host", host)]);
    let say = match (missing, waiting.host, waiting.me) {
        (0, true, _) => ui.text(PageWord::NextBegin).to_owned(),
        (_, true, _) if waiting.here_only => ui.count(PageWord::NextInviteHere, missing),
        (_, true, _) => ui.count(PageWord::NextInvite, missing),
        (0, false, Some(_)) => by_host(PageWord::NextHostBegins),
        (_, false, Some(_)) => by_host(PageWord::NextOthersSit),
        (0, false, None) => ui.text(PageWord::NextLookOn).to_owned(),
        (_, false, None) => ui.text(PageWord::NextSit).to_owned(),
    };
    let start = format!("/t/{}/start", waiting.table);
    html! {
        section #curia-next.next aria-live="polite" {
            p.lead { (say) }
            @if waiting.host && missing == 0 {
                form method="post" action=(start) { button.btn.primary { (ui.text(PageWord::Begin)) } }
            } @else if waiting.host {
                form method="post" action=(start) {
                    button.btn.quiet name="fill" value="bots" { (ui.text(PageWord::BeginWithBots)) }
                }
            }
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
        .filter(|(spec, value)| **value != spec.default_value() && spec.kind.words_of_a_seat().is_empty())
        .map(|(spec, value)| option_line(ui, waiting.game, spec, value))
        .collect();
    html! {
        @if !lines.is_empty() {
            section { h2 { (ui.text(PageWord::Agreed)) } ul.plain { @for line in lines { li { (line) } } } }
        }
    }
}

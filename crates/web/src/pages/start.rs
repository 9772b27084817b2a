//! The start page: play now, play with friends, go on with a table.

use curia_catalog::GameId;
use curia_core::Key;
use maud::{Markup, html};

use super::{LEVELS, MyTable, MyTableState};
use crate::boards::{Face, face};
use crate::shell::{self, Page};
use crate::ui::{Ui, icon, level_key, shield};
use crate::visitor::Visitor;
use crate::words;

/// The start page with the visitor's tables, those that wait for him first.
pub fn start_page(visitor: &Visitor<'_>, tables: &[MyTable]) -> String {
    let ui = Ui::of(visitor.lang);
    let greeting = match visitor.name {
        Some(name) => ui.fill(words::WELCOME_BACK, &[("name", name)]),
        None => ui.text(words::WELCOME).to_owned(),
    };
    let mut tables: Vec<&MyTable> = tables.iter().collect();
    tables.sort_by_key(|table| table.state);
    shell::page(
        visitor,
        Page {
            title: "Curia",
            class: "page",
            skip: ("#games", ui.text(words::SKIP_TO_GAMES)),
            place: html! {},
            tools: html! { a.tool href="/about" { (ui.text(words::ABOUT)) } },
            refresh: false,
            content: html! {
                main.wrap {
                    h1 { (greeting) }
                    p.lead { (ui.text(words::WELCOME_WHY)) }
                    @if !tables.is_empty() { (my_tables(ui, &tables)) }
                    div.start {
                        section #games aria-labelledby="games-title" {
                            h2 #games-title { (ui.text(words::GAMES)) }
                            @for &game in GameId::ALL {
                                @if let Some(face) = face(game) { (game_card(ui, game, &face)) }
                            }
                        }
                        (name_form(ui, visitor))
                    }
                }
            },
        },
    )
}

fn my_tables(ui: Ui, tables: &[&MyTable]) -> Markup {
    html! {
        section.rows aria-labelledby="tables-title" {
            h2 #tables-title { (ui.text(words::MY_TABLES)) }
            ul {
                @for table in tables {
                    li {
                        (plate(table.game))
                        div.what { b { (table.game.info().title) } span.caption { (ui.list(&table.players)) } }
                        span.state { (ui.text(state_key(table.state))) }
                        @let class = if table.state == MyTableState::YourTurn { "btn primary" } else { "btn quiet" };
                        a class=(class) href={ "/t/" (table.id) } {
                            (ui.text(if table.state == MyTableState::Over { words::LOOK } else { words::GO_TO_TABLE }))
                            span.vh { ": " (table.game.info().title) ", " (ui.list(&table.players)) }
                        }
                    }
                }
            }
        }
    }
}

fn state_key(state: MyTableState) -> Key {
    match state {
        MyTableState::YourTurn => words::STATE_YOUR_TURN,
        MyTableState::OthersTurn => words::STATE_OTHERS_TURN,
        MyTableState::Waiting => words::STATE_WAITING,
        MyTableState::Over => words::STATE_OVER,
    }
}

/// The tinted plate with the picture of a game.
pub(super) fn plate(game: GameId) -> Markup {
    html! { @if let Some(face) = face(game) { span class={ "plate " (face.suit) } { (icon(face.icon)) } } }
}

/// A game of the catalog: play now in one click, or set up a table.
fn game_card(ui: Ui, game: GameId, face: &Face) -> Markup {
    let info = game.info();
    let (least, most) = info.seats;
    let seats = words::SEATS_RANGE.phrase().with("min", least).with("max", most);
    let usual = 3.clamp(least, most);
    html! {
        article.game {
            (plate(game))
            div.about {
                h3 { (info.title) }
                p { (ui.text(face.tagline)) " " span.caption { (ui.phrase(&seats, &curia_texts::Names::default())) } }
            }
            form.play method="post" action="/play" {
                input type="hidden" name="game" value=(info.id);
                label {
                    span { (ui.text(words::OPPONENTS)) }
                    select name="seats" {
                        @for count in least..=most {
                            option value=(count) selected[count == usual] { (ui.count(words::BOTS_COUNT, count - 1)) }
                        }
                    }
                }
                label {
                    span { (ui.text(words::STRENGTH)) }
                    select name="level" {
                        @for level in LEVELS { option value=(level) selected[level == "greedy"] { (ui.text(level_key(level))) } }
                    }
                }
                button.btn.primary { (ui.text(words::PLAY_NOW)) }
                a.btn.quiet href={ "/new?game=" (info.id) } { (ui.text(words::NEW_TABLE)) }
            }
            section.howto {
                h4 { (ui.text(words::A_TURN)) }
                ol { @for step in face.steps { li class=(face.suit) { (ui.text(step)) } } }
            }
        }
    }
}

fn name_form(ui: Ui, visitor: &Visitor<'_>) -> Markup {
    html! {
        section.you aria-labelledby="name-title" {
            h2 #name-title { (ui.text(words::YOUR_NAME)) }
            p { (ui.text(words::YOUR_NAME_WHY)) }
            form.row method="post" action="/name" {
                input type="hidden" name="next" value=(visitor.path);
                input.field name="name" value=[visitor.name] maxlength="24" required autocomplete="nickname"
                    aria-labelledby="name-title" placeholder=(ui.text(words::YOUR_NAME));
                button.btn.quiet { (ui.text(words::SAVE)) }
            }
            div.shields aria-hidden="true" { @for seat in curia_core::Seat::ALL { (shield(seat)) } }
        }
    }
}

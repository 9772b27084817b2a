//! The start page: play now, play with friends, go on with a table.

use curia_bots::Level;
use curia_catalog::GameId;
use curia_core::Key;
use curia_texts::NAME_CHARS;
use maud::{Markup, html};

use super::{MyTable, MyTableState};
use crate::boards::{Face, face};
use crate::shell::{self, Page};
use crate::ui::{Ui, icon};
use crate::visitor::Visitor;
use crate::words::PageWord;

/// The start page with the visitor's tables, those that wait for them first, and their finished games in the order given.
pub fn start_page(visitor: &Visitor<'_>, tables: &[MyTable]) -> String {
    let ui = Ui::of(visitor.lang);
    let greeting = match visitor.name {
        Some(name) => ui.fill(PageWord::WelcomeBack, &[("name", name)]),
        None => ui.text(PageWord::Welcome).to_owned(),
    };
    let (finished, mut open): (Vec<&MyTable>, Vec<&MyTable>) =
        tables.iter().partition(|table| table.state == MyTableState::Over);
    open.sort_by_key(|table| table.state);
    shell::page(
        visitor,
        Page {
            title: "Curia",
            class: "page",
            skip: ("#games", ui.text(PageWord::SkipToGames)),
            style: None,
            card: None,
            place: html! {},
            tools: html! { a.tool href="/about" { (ui.text(PageWord::About)) } },
            live: false,
            refresh: false,
            content: html! {
                main.wrap {
                    h1 { (greeting) }
                    p.lead { (ui.text(PageWord::WelcomeWhy)) }
                    @if !open.is_empty() { (my_tables(ui, PageWord::MyTables, "tables-title", &open)) }
                    div.start {
                        section #games aria-labelledby="games-title" {
                            h2 #games-title { (ui.text(PageWord::Games)) }
                            @for &game in GameId::ALL {
                                @if let Some(face) = face(game) { (game_card(ui, game, &face)) }
                            }
                        }
                        (name_form(ui, visitor))
                    }
                    @if !finished.is_empty() { (my_tables(ui, PageWord::FinishedGames, "finished-title", &finished)) }
                }
            },
        },
    )
}

fn my_tables(ui: Ui, title: PageWord, id: &str, tables: &[&MyTable]) -> Markup {
    html! {
        section.rows aria-labelledby=(id) {
            h2 id=(id) { (ui.text(title)) }
            ul {
                @for table in tables {
                    li {
                        (plate(table.game))
                        div.what { b { (table.game.info().title) } span.caption { (ui.list(&table.players)) } }
                        span.state { (ui.text(state_word(table.state))) }
                        @let class = if table.state == MyTableState::YourTurn { "btn primary" } else { "btn quiet" };
                        a class=(class) href={ "/t/" (table.id) } {
                            (ui.text(if table.state == MyTableState::Over { PageWord::Look } else { PageWord::GoToTable }))
                            span.vh { ": " (table.game.info().title) ", " (ui.list(&table.players)) }
                        }
                    }
                }
            }
        }
    }
}

fn state_word(state: MyTableState) -> PageWord {
    match state {
        MyTableState::YourTurn => PageWord::StateYourTurn,
        MyTableState::OthersTurn => PageWord::StateOthersTurn,
        MyTableState::Waiting => PageWord::StateWaiting,
        MyTableState::Over => PageWord::StateOver,
    }
}

/// The tinted plate with the picture of a game.
pub(crate) fn plate(game: GameId) -> Markup {
    html! { @if let Some(face) = face(game) { span class={ "plate " (face.suit) } { (icon(face.icon)) } } }
}

/// A game of the catalog: play now in one click, or set up a table.
fn game_card(ui: Ui, game: GameId, face: &Face) -> Markup {
    let info = game.info();
    let (least, most) = info.seats;
    let seats = PageWord::SeatsRange.phrase().with("min", least).with("max", most);
    let usual = 3.clamp(least, most);
    html! {
        article.game {
            (plate(game))
            div.about {
                h3 { (info.title) }
                p { (ui.text(Key::new(info.id, "about-tagline"))) " " span.caption { (ui.phrase(&seats, &curia_texts::Names::default())) } }
            }
            form.play method="post" action="/play" {
                input type="hidden" name="game" value=(info.id);
                label {
                    span { (ui.text(PageWord::Opponents)) }
                    select name="seats" {
                        @for count in least..=most {
                            option value=(count) selected[count == usual] { (ui.count(PageWord::BotsCount, count - 1)) }
                        }
                    }
                }
                label {
                    span { (ui.text(PageWord::Strength)) }
                    select name="level" {
                        @for level in Level::ALL { option value=(level) selected[level == Level::Greedy] { (ui.text(level.key())) } }
                    }
                }
                button.btn.primary { (ui.text(PageWord::PlayNow)) }
                a.btn.quiet href={ "/new?game=" (info.id) } { (ui.text(PageWord::NewTable)) }
            }
            section.howto {
                h4 { (ui.text(PageWord::ATurn)) }
                a.all-rules href={ "/rules/" (info.id) } { (ui.text(PageWord::Rules)) span.vh { ": " (info.title) } }
                ol { @for step in face.steps { li class=(face.suit) { (ui.text(step)) } } }
                @if face.teaches { (learn(ui, game)) }
            }
        }
    }
}

/// A first game: against one opponent who plays badly, with a lesson at every new thing.
fn learn(ui: Ui, game: GameId) -> Markup {
    let info = game.info();
    html! {
        form.learn method="post" action="/play" {
            input type="hidden" name="seats" value=(info.seats.0);
            input type="hidden" name="level" value=(Level::Random);
            input type="hidden" name="lessons" value="on";
            button.btn.quiet name="game" value=(info.id) { (ui.text(PageWord::Learn)) }
            p { (ui.text(PageWord::LearnWhy)) }
        }
    }
}

/// For somebody who has a name: who has none has nothing to lose on other devices.
fn sign_out_form(ui: Ui, visitor: &Visitor<'_>) -> Markup {
    html! {
        details.devices {
            summary { (ui.text(PageWord::OtherDevices)) }
            form method="post" action="/sessions/revoke" {
                input type="hidden" name="next" value=(visitor.path);
                p { (ui.text(PageWord::SignOutOthersWhy)) }
                button.btn.quiet { (ui.text(PageWord::SignOutOthers)) }
            }
        }
    }
}

fn name_form(ui: Ui, visitor: &Visitor<'_>) -> Markup {
    html! {
        section.you aria-labelledby="name-title" {
            h2 #name-title { (ui.text(PageWord::YourName)) }
            p { (ui.text(PageWord::YourNameWhy)) }
            form.row method="post" action="/name" {
                input type="hidden" name="next" value=(visitor.path);
                input.field name="name" value=[visitor.name] maxlength=(NAME_CHARS) required autocomplete="nickname"
                    aria-labelledby="name-title" placeholder=(ui.text(PageWord::YourName));
                button.btn.quiet { (ui.text(PageWord::Save)) }
            }
            @if visitor.name.is_some() { (sign_out_form(ui, visitor)) }
        }
    }
}

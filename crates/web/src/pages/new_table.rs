//! Setting up a table for friends.

use curia_bots::Level;
use curia_catalog::GameId;
use curia_core::{OptionKind, OptionSpec, SetupError};
use curia_texts::{General, Lang, NAME_CHARS};
use maud::{Markup, html};

use super::start::plate;
use super::{ChairChoice, Draft, DraftField};
use crate::boards::face;
use crate::shell::{self, Page};
use crate::ui::{Ui, shield};
use crate::visitor::Visitor;
use crate::words::PageWord;

/// The form for a new table; `problem` says what was wrong with the last one, and where.
pub fn new_table_page(visitor: &Visitor<'_>, draft: &Draft, problem: Option<(DraftField, &str)>) -> String {
    let ui = Ui::of(visitor.lang);
    let info = draft.game.info();
    let title = ui.fill(PageWord::NewTableOf, &[("game", info.title)]);
    let wrong = |field: DraftField| problem.filter(|&(wrong, _)| wrong == field).map(|(_, message)| message);
    let agreed =
        info.options.iter().any(|spec| draft.options.get(spec.id).is_some_and(|value| *value != spec.default_value()));
    let content = html! {
        main.wrap.narrow {
            div.headline { (plate(draft.game)) h1 { (title) } }
            p.lead { (ui.text(PageWord::NewTableWhy)) }
            form #new method="post" action="/new" {
                input type="hidden" name="game" value=(info.id);
                @if visitor.name.is_none() { (own_name(ui, draft, wrong(DraftField::Name))) }
                fieldset aria-describedby=[wrong(DraftField::Chairs).map(|_| PROBLEM)] {
                    legend { (ui.text(PageWord::Chairs)) }
                    (said(wrong(DraftField::Chairs)))
                    ol.chairs { @for (number, choice) in chairs_of(draft) { (chair(ui, draft, number, choice)) } }
                }
                details open[agreed || wrong(DraftField::Options).is_some()] {
                    summary { (ui.text(PageWord::Options)) }
                    (said(wrong(DraftField::Options)))
                    div.options {
                        (window(ui, draft.window))
                        @for spec in info.options { (option(ui, draft, spec)) }
                    }
                }
                button.btn.primary { (ui.text(PageWord::OpenTable)) }
            }
        }
    };
    shell::page(visitor, Page::plain(&format!("{title} · Curia"), ("#new", ui.text(PageWord::SkipToForm)), content))
}

/// The id of what is said about a field.
const PROBLEM: &str = "problem";

/// What is wrong with a field, beside it.
fn said(problem: Option<&str>) -> Markup {
    html! { @if let Some(problem) = problem { p.problem id=(PROBLEM) role="alert" { (problem) } } }
}

/// What the visitor is called, for somebody who has not said so yet.
fn own_name(ui: Ui, draft: &Draft, problem: Option<&str>) -> Markup {
    html! {
        div.asked {
            label {
                span { (ui.text(PageWord::YourName)) }
                input.field name="name" value=[draft.name.as_deref()] maxlength=(NAME_CHARS) autocomplete="nickname"
                    aria-invalid=[problem.map(|_| "true")] aria-describedby=[problem.map(|_| PROBLEM)];
            }
            (said(problem))
        }
    }
}

/// The chairs of the draft, as many as the game takes.
fn chairs_of(draft: &Draft) -> impl Iterator<Item = (usize, ChairChoice)> {
    let empty = draft.game.info().seats.1.saturating_sub(draft.seats.len());
    draft.seats.iter().copied().chain(std::iter::repeat_n(ChairChoice::None, empty)).enumerate()
}

fn chair(ui: Ui, draft: &Draft, number: usize, choice: ChairChoice) -> Markup {
    let name = PageWord::Chair.phrase().with("count", number + 1);
    let name = ui.phrase(&name, &curia_texts::Names::default());
    let candidates = [ChairChoice::Me, ChairChoice::Open]
        .into_iter()
        .chain(Level::ALL.map(ChairChoice::Bot))
        .chain([ChairChoice::None]);
    html! {
        li {
            @if let Some(seat) = curia_core::Seat::new(number) { (shield(seat)) }
            label {
                span.vh { (name) }
                select name="seat" {
                    @for offered in candidates {
                        option value=(offered.code()) selected[offered == choice] { (choice_name(ui, offered)) }
                    }
                }
            }
            @for spec in draft.game.info().options { (of_chair(ui, draft, spec, number, &name)) }
        }
    }
}

/// What a chair can choose for itself.
fn of_chair(ui: Ui, draft: &Draft, spec: &OptionSpec, number: usize, chair: &str) -> Markup {
    let words = spec.kind.words_of_a_seat();
    let current = draft.options.get(spec.id).cloned().unwrap_or_else(|| spec.default_value());
    let taken = |choice: &&ChairChoice| **choice != ChairChoice::None;
    let seat = match draft.seats.get(number).filter(taken) {
        Some(_) => draft.seats[..number].iter().filter(taken).count(),
        None => number,
    };
    let chosen = curia_core::Seat::new(seat).and_then(|seat| spec.kind.word_of_seat(&current, seat));
    html! {
        @if !words.is_empty() {
            label {
                span.vh { (chair) ": " (option_name(ui, draft.game, spec)) }
                select name={ "option." (spec.id) } {
                    @for word in words { option value=(word) selected[chosen == Some(word)] { (value_name(ui, draft.game, spec, word)) } }
                }
            }
        }
    }
}

fn choice_name(ui: Ui, choice: ChairChoice) -> String {
    match choice {
        ChairChoice::Me => ui.text(PageWord::ChoiceMe).to_owned(),
        ChairChoice::Open => ui.text(PageWord::ChoiceOpen).to_owned(),
        ChairChoice::Bot(level) => ui.fill(PageWord::ChairBot, &[("level", ui.text(level.key()))]),
        ChairChoice::None => ui.text(PageWord::ChoiceNone).to_owned(),
    }
}

fn window(ui: Ui, seconds: u8) -> Markup {
    html! {
        label {
            span { (ui.text(PageWord::WindowLength)) }
            select name="window" {
                @for offered in [0u8, 2, 3, 5, 7, 10, 20, 30] {
                    option value=(offered) selected[offered == seconds] { (ui.count(PageWord::Seconds, usize::from(offered))) }
                }
            }
        }
    }
}

/// One option of the game, as the catalog describes it; nothing for what every chair chooses for itself.
fn option(ui: Ui, draft: &Draft, spec: &OptionSpec) -> Markup {
    let field = format!("option.{}", spec.id);
    let current = draft.options.get(spec.id).cloned().unwrap_or_else(|| spec.default_value());
    let control = match spec.kind {
        OptionKind::Choice(values) => html! {
            select name=(field) {
                @for &value in values { option value=(value) selected[value == current] { (value_name(ui, draft.game, spec, value)) } }
            }
        },
        OptionKind::Int { min, max, .. } => html! {
            input.field type="number" name=(field) min=(min) max=(max) value=(current);
        },
        OptionKind::Seat => html! {
            select name=(field) {
                option value="random" { (ui.text(General::OptionRandom)) }
                @for number in 0..draft.seats.len() {
                    option value=(number) selected[number.to_string() == current] {
                        (ui.phrase(&PageWord::Chair.phrase().with("count", number + 1), &curia_texts::Names::default()))
                    }
                }
            }
        },
        OptionKind::Subset { of, count } => return subset(ui, draft, spec, (of, count), &current),
        OptionKind::BySeat(_) => return html! {},
    };
    html! { label { span { (option_name(ui, draft.game, spec)) } (control) } }
}

/// So many boxes to tick, of which none or exactly `count` are.
fn subset(ui: Ui, draft: &Draft, spec: &OptionSpec, (of, count): (&[&str], usize), current: &str) -> Markup {
    html! {
        fieldset.subset aria-describedby={ "how-" (spec.id) } {
            legend { (option_name(ui, draft.game, spec)) }
            p.hint id={ "how-" (spec.id) } { (ui.count(PageWord::TickExactly, count)) }
            div.ticks {
                @for &word in of {
                    label {
                        input type="checkbox" name={ "option." (spec.id) } value=(word) checked[current.split('+').any(|ticked| ticked == word)];
                        span { (value_name(ui, draft.game, spec, word)) }
                    }
                }
            }
        }
    }
}

/// What is wrong with an option, where the form asks otherwise than a line of text would: with boxes to tick.
pub fn problem_of_ticks(lang: Lang, game: GameId, error: &SetupError) -> Option<String> {
    let SetupError::BadValue { id, .. } = error else { return None };
    let spec = game.info().options.iter().find(|spec| spec.id == *id)?;
    let OptionKind::Subset { count, .. } = spec.kind else { return None };
    let ui = Ui::of(lang);
    let (option, value) = (option_name(ui, game, spec), ui.count(PageWord::TickExactly, count));
    Some(ui.fill(PageWord::OptionLine, &[("option", &option), ("value", &value)]))
}

fn option_name(ui: Ui, game: GameId, spec: &OptionSpec) -> String {
    face(game).map_or_else(|| spec.id.to_owned(), |face| ui.text((face.option_name)(spec.id)).to_owned())
}

/// The name of a value, or the value itself where it speaks for itself; of several joined words those of all.
pub(super) fn value_name(ui: Ui, game: GameId, spec: &OptionSpec, value: &str) -> String {
    let name = |word: &str| {
        let key = face(game).and_then(|face| (face.value_name)(spec.id, word));
        key.map_or_else(|| word.to_owned(), |key| ui.text(key).to_owned())
    };
    value.split('+').map(name).collect::<Vec<_>>().join(", ")
}

/// An option with its value, for a page that only names it.
pub(super) fn option_line(ui: Ui, game: GameId, spec: &OptionSpec, value: &str) -> String {
    let (name, value) = (option_name(ui, game, spec), value_name(ui, game, spec, value));
    ui.fill(PageWord::OptionLine, &[("option", &name), ("value", &value)])
}

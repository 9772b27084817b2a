//! The table of Guillotine: the line before the blade, trophies, hands.

mod art;
mod ask;
mod cards;
mod details;
mod hand;
mod lessons;
mod line;
mod panel;
mod spoken;
mod story;
mod tray;
mod words;

use std::sync::OnceLock;

use curia_core::{Key, Phrase, Seat};
use curia_guillotine::{Card, DAYS, Guillotine, Move, Noble, Order, TurnStep};
use curia_texts::Lang;
use maud::{Markup, html};

use crate::board::{Ask, Board, DetailCard, Entry, OrderKind, StandingOrder};
use crate::lesson::Lesson;
use crate::ui::Ui;
use crate::words::PageWord;
use crate::{Scene, result};
use cards::Faces;
use words::Word;

/// A table of Guillotine as one watcher sees it.
pub(crate) type Court<'a> = Scene<'a, Guillotine>;

impl Board for Guillotine {
    const ICON: &'static str = "guillotine";
    const SUIT: &'static str = "s-red";
    const STRIP: bool = true;
    const STEPS: [Key; 3] = [Word::HowCard.key(), Word::HowNoble.key(), Word::HowDraw.key()];
    const TEACHES: bool = true;

    fn words() -> Vec<Key> {
        words::all().into_iter().chain(lessons::keys()).chain(story::words()).collect()
    }

    fn whereabouts(scene: &Court<'_>) -> String {
        let ui = Ui::of(scene.lang);
        match scene.view.step {
            TurnStep::Over => ui.text(PageWord::GameOver).to_owned(),
            TurnStep::Final => ui.text(Word::Final).to_owned(),
            _ => {
                let turn = Word::Turn.phrase().with("day", scene.view.day).with("turn", scene.view.turn);
                ui.phrase(&turn, scene.names)
            }
        }
    }

    fn board(scene: &Court<'_>) -> Markup {
        let ui = Ui::of(scene.lang);
        html! {
            div.court.choosing[tray::is_laid(scene)] {
                (piles(ui, scene))
                @if scene.standings.is_some() {
                    (result::board(ui, scene))
                } @else {
                    (tray::tray(ui, scene))
                    (line::queue(ui, scene))
                }
            }
        }
    }

    fn hand(scene: &Court<'_>) -> Markup {
        hand::hand(Ui::of(scene.lang), scene)
    }

    fn panel(scene: &Court<'_>, seat: Seat) -> Markup {
        panel::panel(Ui::of(scene.lang), scene, seat)
    }

    fn player_move(seat: Seat) -> Option<Move> {
        Some(Move::Player(seat))
    }

    fn ask(scene: &Court<'_>) -> Ask<Move> {
        ask::ask(Ui::of(scene.lang), scene)
    }

    fn echoes(scene: &Court<'_>) -> Vec<Move> {
        line::destinations(scene).into_iter().map(|(_, mv)| mv).collect()
    }

    fn button(scene: &Court<'_>, mv: Move) -> Option<String> {
        ask::button(Ui::of(scene.lang), scene, mv)
    }

    fn spoken(scene: &Court<'_>, mv: Move) -> String {
        spoken::choice(Ui::of(scene.lang), scene, mv)
    }

    fn trophies(scene: &Court<'_>, seat: Seat) -> Markup {
        details::trophies(Ui::of(scene.lang), scene, seat)
    }

    fn waiting(scene: &Court<'_>) -> Option<String> {
        ask::waiting(Ui::of(scene.lang), scene)
    }

    fn explain(key: Key) -> Option<String> {
        details::id_of(key)
    }

    fn details(scene: &Court<'_>) -> Markup {
        details::details(Ui::of(scene.lang), scene)
    }

    fn confirmations(scene: &Court<'_>) -> Markup {
        hand::confirmations(Ui::of(scene.lang), scene)
    }

    fn lessons(scene: &Court<'_>) -> Vec<Lesson> {
        lessons::lessons(scene)
    }

    fn piles(scene: &Court<'_>) -> Markup {
        details::piles(Ui::of(scene.lang), scene)
    }

    fn detail_cards(lang: Lang) -> Vec<DetailCard> {
        details::detail_cards(lang)
    }

    fn piece(lang: Lang, id: &str) -> Option<Markup> {
        details::piece(Ui::of(lang), id)
    }

    fn begins(phrase: &Phrase) -> bool {
        story::begins(phrase)
    }

    fn tell(group: &[&Phrase]) -> Entry {
        story::tell(group)
    }

    fn orders(scene: &Court<'_>) -> Vec<StandingOrder> {
        let offered = &scene.view.orders;
        // Where orders can be given at all, everything can be let pass.
        let pass = [Order::LetPassTurn { day: scene.view.day, turn: scene.view.turn }, Order::LetPass];
        let pass = pass.into_iter().filter(|_| !offered.is_empty());
        let (off, others) = offered.split_at(offered.len().min(1));
        let all = off.iter().copied().chain(pass).chain(others.iter().copied());
        all.map(|order| standing_order(Ui::of(scene.lang), scene, order)).collect()
    }
}

fn standing_order(ui: Ui, scene: &Court<'_>, order: Order) -> StandingOrder {
    let (kind, name) = match order {
        Order::Off => (OrderKind::Ask, ui.text(Word::OrderOff).to_owned()),
        Order::LetPassTurn { .. } => (OrderKind::LetPass, ui.text(Word::OrderPassTurn).to_owned()),
        Order::LetPass => (OrderKind::LetPass, ui.text(Word::OrderPass).to_owned()),
        Order::Next(seat) => (OrderKind::StepIn, ui.fill(Word::OrderNext, &[("player", &scene.names.get(seat))])),
        Order::Noble(noble) => (OrderKind::StepIn, order_of(ui, noble).to_owned()),
    };
    StandingOrder { code: order.to_string(), name, kind }
}

/// The name of the order to step in when this noble is next.
fn order_of(ui: Ui, noble: Noble) -> &'static str {
    static NAMES: Faces<{ Noble::COUNT }> = [const { [const { OnceLock::new() }; Noble::COUNT] }; Lang::ALL.len()];
    NAMES[ui.lang() as usize][noble.index() % Noble::COUNT]
        .get_or_init(|| ui.fill(Word::OrderNoble, &[("noble", ui.text(noble.key()))]))
}

/// The head of the board: which day it is, the step of the turn, and the decks.
fn piles(ui: Ui, scene: &Court<'_>) -> Markup {
    let view = scene.view;
    let day = Word::Day.phrase().with("day", view.day).with("days", DAYS);
    let counter = |name: Word, count: usize| html! { div { dt { (ui.text(name)) } dd.num { (count) } } };
    let pile = |id: &str, name: Word, count: usize| {
        html! {
            div {
                dt { @if count > 0 { button type="button" popovertarget=(id) { (ui.text(name)) } } @else { (ui.text(name)) } }
                dd.num { (count) }
            }
        }
    };
    html! {
        div.piles {
            h2.daymark {
                span.days aria-hidden="true" {
                    @for number in 1..=DAYS {
                        @let done = number < view.day || scene.standings.is_some();
                        span.day.done[done].now[!done && number == view.day] {}
                    }
                }
                (ui.phrase(&day, scene.names))
            }
            (steps(ui, view.step))
            div.decks tabindex="0" role="group" aria-label=(ui.text(Word::Decks)) { dl {
                (counter(Word::NobleDeck, view.noble_deck))
                (pile("noble-discards", Word::NobleDiscards, view.noble_discard.len()))
                (counter(Word::ActionDeck, view.action_deck))
                (pile("action-discards", Word::ActionDiscards, view.action_discard.len()))
            } }
        }
    }
}

/// The three steps of a turn, the present one marked.
fn steps(ui: Ui, step: TurnStep) -> Markup {
    let steps =
        [(TurnStep::Action, Word::StepAction), (TurnStep::Behead, Word::StepBehead), (TurnStep::Draw, Word::StepDraw)];
    html! {
        @if matches!(step, TurnStep::Action | TurnStep::Behead | TurnStep::Draw) {
            ol.steps aria-label=(ui.text(Word::Steps)) {
                @for (number, key) in steps {
                    li aria-current=[(number == step).then_some("step")] { (ui.text(key)) }
                }
            }
        }
    }
}

/// True if playing the card leads to a question at once, so that the play can still be thought over.
pub(crate) const fn asks_more(card: Card) -> bool {
    !matches!(
        card,
        Card::BribedGuards
            | Card::LackOfFaith
            | Card::LetThemEatCake
            | Card::TheLongWalk
            | Card::MillingInLine
            | Card::MassConfusion
            | Card::Escape
            | Card::ExtraCart
            | Card::ConfusionInLine
            | Card::DoubleFeature
            | Card::ScarletPimpernel
            | Card::PoliticalInfluence
            | Card::RainDelay
            | Card::ForcedBreak
            | Card::CallousGuards
            | Card::ForeignSupport
            | Card::ChurchSupport
            | Card::CivicSupport
            | Card::MilitarySupport
            | Card::IndifferentPublic
            | Card::FountainOfBlood
    )
}

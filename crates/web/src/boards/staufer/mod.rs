//! The table of The Staufer Dynasty: the ring of provinces with the king, the tracks, supply, rounds and privileges.

mod art;
mod ask;
mod court;
mod details;
mod hand;
mod kinds;
mod lessons;
mod motion;
mod panel;
mod pay;
mod ring;
mod road;
mod spoken;
mod story;
mod supply;
mod tracks;
mod words;

use curia_core::{Key, Phrase, Seat};
use curia_staufer::data::ROUNDS;
use curia_staufer::{Move, PhaseName, Staufer};
use curia_texts::Lang;
use maud::{Markup, html};

use crate::board::{Ask, Board, DetailCard, Entry, StandingOrder};
use crate::lesson::Lesson;
use crate::ui::Ui;
use crate::words::PageWord;
use crate::{Scene, result};
use words::Word;

/// A table of The Staufer Dynasty as one watcher sees it.
pub(crate) type Reich<'a> = Scene<'a, Staufer>;

impl Board for Staufer {
    const ICON: &'static str = "imperial-crown";
    const SUIT: &'static str = "s-stone";
    const STRIP: bool = false;
    const STEPS: [Key; 3] = [Word::HowSupply.key(), Word::HowAppoint.key(), Word::HowScore.key()];
    const TEACHES: bool = true;

    fn words() -> Vec<Key> {
        words::all().into_iter().chain(lessons::keys()).chain(story::words()).collect()
    }

    fn whereabouts(scene: &Reich<'_>) -> String {
        let (ui, view) = (Ui::of(scene.lang), scene.view);
        let word = match view.phase {
            PhaseName::Over => return ui.text(PageWord::GameOver).to_owned(),
            PhaseName::TurnsOver | PhaseName::Scoring => Word::WhereScoring,
            PhaseName::Clearing | PhaseName::Refilling | PhaseName::Journey => Word::WhereCleanup,
            PhaseName::Jobs => Word::WhereJobs,
            _ if view.second.is_some() => Word::WhereScoring,
            _ => Word::Where,
        };
        let place = word.phrase().with("round", view.round).with("rounds", ROUNDS);
        let turn = (view.tracks.gone + 1).min(view.tracks.spaces);
        ui.phrase(&place.with("turn", turn).with("turns", view.tracks.spaces), scene.names)
    }

    fn board(scene: &Reich<'_>) -> Markup {
        let ui = Ui::of(scene.lang);
        html! {
            @if scene.standings.is_some() {
                div.staufer.over { (result::board(ui, scene)) }
            } @else {
                div.staufer {
                    div.circle { (ring::ring(ui, scene)) }
                    div.side {
                        (supply::supply(ui, scene))
                        (tracks::schedule(ui, scene))
                        (supply::privileges(ui, scene))
                    }
                }
            }
        }
    }

    fn hand(scene: &Reich<'_>) -> Markup {
        hand::hand(Ui::of(scene.lang), scene)
    }

    fn panel(scene: &Reich<'_>, seat: Seat) -> Markup {
        panel::panel(Ui::of(scene.lang), scene, seat)
    }

    fn ask(scene: &Reich<'_>) -> Ask<Move> {
        ask::ask(Ui::of(scene.lang), scene)
    }

    fn echoes(scene: &Reich<'_>) -> Vec<Move> {
        ask::echoes(scene)
    }

    fn button(scene: &Reich<'_>, mv: Move) -> Option<String> {
        ask::button(Ui::of(scene.lang), scene, mv)
    }

    fn spoken(scene: &Reich<'_>, mv: Move) -> String {
        spoken::choice(Ui::of(scene.lang), scene, mv)
    }

    fn trophies(scene: &Reich<'_>, seat: Seat) -> Markup {
        court::trophies(Ui::of(scene.lang), scene, seat)
    }

    fn waiting(scene: &Reich<'_>) -> Option<String> {
        ask::waiting(Ui::of(scene.lang), scene)
    }

    fn explain(key: Key) -> Option<String> {
        details::id_of(key)
    }

    fn details(scene: &Reich<'_>) -> Markup {
        details::details(Ui::of(scene.lang), scene)
    }

    fn confirmations(scene: &Reich<'_>) -> Markup {
        ring::confirmations(Ui::of(scene.lang), scene)
    }

    fn lessons(scene: &Reich<'_>) -> Vec<Lesson> {
        lessons::lessons(scene)
    }

    fn piles(scene: &Reich<'_>) -> Markup {
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

    fn orders(scene: &Reich<'_>) -> Vec<StandingOrder> {
        hand::orders(Ui::of(scene.lang), scene)
    }
}

//! The table of Rival Kings: the market, the characters with their actions, what everybody owns.

mod art;
mod ask;
mod cards;
mod details;
mod estate;
mod hand;
mod lessons;
mod lords;
mod market;
mod motion;
mod panel;
mod spoken;
mod story;
mod words;

use curia_core::{Key, Phrase, Seat};
use curia_rival_kings::{CyclePhase, Move, RivalKings};
use curia_texts::Lang;
use maud::{Markup, html};

use crate::board::{Ask, Board, DetailCard, Entry};
use crate::lesson::Lesson;
use crate::ui::Ui;
use crate::words::PageWord;
use crate::{Scene, result};
use motion::Motion;
use words::Word;

/// A table of Rival Kings as one watcher sees it.
pub(crate) type Kings<'a> = Scene<'a, RivalKings>;

impl Board for RivalKings {
    const ICON: &'static str = "throne-king";
    const SUIT: &'static str = "s-blue";
    const STRIP: bool = true;
    const STEPS: [Key; 3] = [Word::HowChoose.key(), Word::HowConflict.key(), Word::HowActions.key()];
    const TEACHES: bool = true;

    fn words() -> Vec<Key> {
        words::all().into_iter().chain(lessons::keys()).chain(story::words()).collect()
    }

    fn whereabouts(scene: &Kings<'_>) -> String {
        let (ui, view) = (Ui::of(scene.lang), scene.view);
        if view.phase == CyclePhase::Over {
            return ui.text(PageWord::GameOver).to_owned();
        }
        let word = if view.is_match() { Word::WhereGame } else { Word::Where };
        let place = word.phrase().with("game", view.game).with("round", view.round).with("cycle", view.cycle);
        ui.phrase(&place, scene.names)
    }

    fn board(scene: &Kings<'_>) -> Markup {
        let ui = Ui::of(scene.lang);
        let motion = Motion::of(scene.view);
        let (offered, looking) = (estate::is_offered(scene), estate::is_looking(scene));
        html! {
            div.kings.offering[offered].looking[looking] {
                @if scene.standings.is_some() {
                    (result::board(ui, scene))
                } @else if looking {
                    (estate::offer(ui, scene))
                } @else {
                    @if offered { (estate::offer(ui, scene)) }
                    (market::market(ui, scene, &motion))
                    (lords::lords(ui, scene, &motion))
                    @if !offered { (estate::estate(ui, scene)) }
                }
            }
        }
    }

    fn hand(scene: &Kings<'_>) -> Markup {
        hand::hand(Ui::of(scene.lang), scene)
    }

    fn panel(scene: &Kings<'_>, seat: Seat) -> Markup {
        panel::panel(Ui::of(scene.lang), scene, seat)
    }

    fn player_move(seat: Seat) -> Option<Move> {
        Some(Move::To(seat))
    }

    fn ask(scene: &Kings<'_>) -> Ask<Move> {
        ask::ask(Ui::of(scene.lang), scene)
    }

    fn echoes(scene: &Kings<'_>) -> Vec<Move> {
        let on_board = |mv: &Move| {
            matches!(mv, Move::Swap(_) | Move::Steal(..) | Move::PerformOne(_) | Move::Farmer(_) | Move::Pile(_))
        };
        scene.legal.iter().copied().filter(on_board).collect()
    }

    fn button(scene: &Kings<'_>, mv: Move) -> Option<String> {
        ask::button(Ui::of(scene.lang), scene, mv)
    }

    fn spoken(scene: &Kings<'_>, mv: Move) -> String {
        spoken::choice(Ui::of(scene.lang), scene, mv)
    }

    fn trophies(scene: &Kings<'_>, seat: Seat) -> Markup {
        details::trophies(Ui::of(scene.lang), scene, seat)
    }

    fn waiting(scene: &Kings<'_>) -> Option<String> {
        ask::waiting(Ui::of(scene.lang), scene)
    }

    fn explain(key: Key) -> Option<String> {
        details::id_of(key)
    }

    fn details(scene: &Kings<'_>) -> Markup {
        details::details(Ui::of(scene.lang), scene)
    }

    fn lessons(scene: &Kings<'_>) -> Vec<Lesson> {
        lessons::lessons(scene)
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
}

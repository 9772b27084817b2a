//! The table of Heads of State: the map of western Europe with its boxes, what is on offer, costs, influence, hands.

mod art;
mod ask;
mod chart;
mod details;
mod hand;
mod influence;
mod lessons;
mod map;
mod market;
mod panel;
mod spoken;
mod story;
mod words;

use curia_core::{Key, Phrase, Seat};
use curia_heads_of_state::{HeadsOfState, Move, PhaseName};
use curia_texts::Lang;
use maud::{Markup, html};

use crate::board::{Ask, Board, DetailCard, Entry};
use crate::lesson::Lesson;
use crate::ui::Ui;
use crate::words::PageWord;
use crate::{Scene, result};
use words::Word;

/// A table of Heads of State as one watcher sees it.
pub(crate) type States<'a> = Scene<'a, HeadsOfState>;

impl Board for HeadsOfState {
    const ICON: &'static str = "queen-crown";
    const SUIT: &'static str = "s-green";
    const STRIP: bool = false;
    const STEPS: [Key; 3] = [Word::HowDraft.key(), Word::HowRaise.key(), Word::HowStrike.key()];
    const TEACHES: bool = true;

    fn words() -> Vec<Key> {
        words::all().into_iter().chain(lessons::keys()).chain(story::words()).collect()
    }

    fn whereabouts(scene: &States<'_>) -> String {
        let (ui, view) = (Ui::of(scene.lang), scene.view);
        let phase = match view.phase {
            PhaseName::Over => return ui.text(PageWord::GameOver).to_owned(),
            PhaseName::ChooseOption => Word::PhaseOption,
            PhaseName::Draw | PhaseName::TakeTwo => Word::PhaseDraw,
            PhaseName::PlaceLoop | PhaseName::Pay => Word::PhaseRaise,
            PhaseName::TreacheryLoop | PhaseName::Target => Word::PhaseTreachery,
            PhaseName::DiscardToLimit => Word::PhaseDiscard,
            PhaseName::TrimHands | PhaseName::Scoring => Word::PhaseCentury,
        };
        ui.phrase(&Word::Where.phrase().with("century", view.century.key()).with("phase", phase.key()), scene.names)
    }

    fn board(scene: &States<'_>) -> Markup {
        let ui = Ui::of(scene.lang);
        html! {
            @if scene.standings.is_some() {
                div.states.over { (result::board(ui, scene)) }
            } @else {
                div.states {
                    (map::map(ui, scene))
                    div.side {
                        (market::century(ui, scene))
                        (market::offers(ui, scene))
                        (chart::costs(ui, scene))
                        (influence::influence(ui, scene))
                        (panel::races(ui, scene))
                    }
                }
            }
        }
    }

    fn hand(scene: &States<'_>) -> Markup {
        hand::hand(Ui::of(scene.lang), scene)
    }

    fn panel(scene: &States<'_>, seat: Seat) -> Markup {
        panel::panel(Ui::of(scene.lang), scene, seat)
    }

    fn ask(scene: &States<'_>) -> Ask<Move> {
        ask::ask(Ui::of(scene.lang), scene)
    }

    fn echoes(scene: &States<'_>) -> Vec<Move> {
        ask::echoes(scene)
    }

    fn button(scene: &States<'_>, mv: Move) -> Option<String> {
        ask::button(Ui::of(scene.lang), scene, mv)
    }

    fn spoken(scene: &States<'_>, mv: Move) -> String {
        spoken::choice(Ui::of(scene.lang), scene, mv)
    }

    fn trophies(scene: &States<'_>, seat: Seat) -> Markup {
        details::trophies(Ui::of(scene.lang), scene, seat)
    }

    fn waiting(scene: &States<'_>) -> Option<String> {
        ask::waiting(Ui::of(scene.lang), scene)
    }

    fn explain(key: Key) -> Option<String> {
        details::id_of(key)
    }

    fn details(scene: &States<'_>) -> Markup {
        details::details(Ui::of(scene.lang), scene)
    }

    fn lessons(scene: &States<'_>) -> Vec<Lesson> {
        lessons::lessons(scene)
    }

    fn piles(scene: &States<'_>) -> Markup {
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
}

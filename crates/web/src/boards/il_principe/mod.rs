//! The table of Il Principe: the map of northern Italy, cities, auctions, offices.

mod art;
mod ask;
mod auction;
mod cities;
mod details;
mod hand;
mod lessons;
mod map;
mod offices;
mod panel;
mod spoken;
mod story;
mod words;

use curia_core::{Key, Phrase, Seat};
use curia_il_principe::{IlPrincipe, Item, Move, PhaseName};
use curia_texts::Lang;
use maud::{Markup, html};

use crate::board::{Ask, Board, DetailCard, Entry, OrderKind, StandingOrder};
use crate::lesson::Lesson;
use crate::ui::Ui;
use crate::words::PageWord;
use crate::{Scene, result};
use words::Word;

/// A table of Il Principe as one watcher sees it.
pub(crate) type Realm<'a> = Scene<'a, IlPrincipe>;

impl Board for IlPrincipe {
    const ICON: &'static str = "italia";
    const SUIT: &'static str = "s-violet";
    const STRIP: bool = false;
    const STEPS: [Key; 3] = [Word::HowOffer.key(), Word::HowBuild.key(), Word::HowRoles.key()];
    const TEACHES: bool = true;

    fn words() -> Vec<Key> {
        words::all().into_iter().chain(lessons::keys()).chain(story::words()).collect()
    }

    fn whereabouts(scene: &Realm<'_>) -> String {
        let (ui, view) = (Ui::of(scene.lang), scene.view);
        let phase = match view.phase {
            PhaseName::Over => return ui.text(PageWord::GameOver).to_owned(),
            PhaseName::Offer => Word::PhaseOffer,
            PhaseName::Bid if view.auction.as_ref().is_some_and(|auction| matches!(auction.item, Item::Role(_))) => {
                Word::PhaseRoles
            }
            PhaseName::Bid | PhaseName::BuildOption => Word::PhaseLots,
            PhaseName::PlaceShield => Word::PhaseBuild,
            PhaseName::Action | PhaseName::LayCount => Word::PhaseAction,
            PhaseName::TurnUp | PhaseName::PlaceShieldAny => Word::PhaseRoles,
        };
        let word = if view.last_round { Word::WhereLast } else { Word::Where };
        ui.phrase(&word.phrase().with("round", view.round).with("phase", phase.key()), scene.names)
    }

    fn board(scene: &Realm<'_>) -> Markup {
        let ui = Ui::of(scene.lang);
        html! {
            @if scene.standings.is_some() {
                div.realm.over { (result::board(ui, scene)) }
            } @else {
                @let track = map::Track::of(scene);
                div.realm style={ "--pile:" (track.pile()) } {
                    div.atlas { (map::map(ui, scene)) (track.drawn(ui, scene)) }
                    div.side {
                        (auction::auctions(ui, scene))
                        (cities::display(ui, scene))
                        (offices::offices(ui, scene))
                        (offices::tableaus(ui, scene))
                    }
                }
            }
        }
    }

    fn hand(scene: &Realm<'_>) -> Markup {
        hand::hand(Ui::of(scene.lang), scene)
    }

    fn panel(scene: &Realm<'_>, seat: Seat) -> Markup {
        panel::panel(Ui::of(scene.lang), scene, seat)
    }

    fn ask(scene: &Realm<'_>) -> Ask<Move> {
        ask::ask(Ui::of(scene.lang), scene)
    }

    fn ladder(scene: &Realm<'_>) -> Vec<Move> {
        ask::ladder(scene)
    }

    fn echoes(scene: &Realm<'_>) -> Vec<Move> {
        ask::echoes(scene)
    }

    fn button(scene: &Realm<'_>, mv: Move) -> Option<String> {
        ask::button(Ui::of(scene.lang), mv)
    }

    fn spoken(scene: &Realm<'_>, mv: Move) -> String {
        spoken::choice(Ui::of(scene.lang), scene, mv)
    }

    fn trophies(scene: &Realm<'_>, seat: Seat) -> Markup {
        details::trophies(Ui::of(scene.lang), scene, seat)
    }

    fn waiting(scene: &Realm<'_>) -> Option<String> {
        ask::waiting(Ui::of(scene.lang), scene)
    }

    fn explain(key: Key) -> Option<String> {
        details::id_of(key)
    }

    fn details(scene: &Realm<'_>) -> Markup {
        details::details(Ui::of(scene.lang), scene)
    }

    fn lessons(scene: &Realm<'_>) -> Vec<Lesson> {
        lessons::lessons(scene)
    }

    fn piles(scene: &Realm<'_>) -> Markup {
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

    fn orders(scene: &Realm<'_>) -> Vec<StandingOrder> {
        let ui = Ui::of(scene.lang);
        let offered = auction::orders(scene);
        let off = StandingOrder { code: String::new(), name: ui.text(Word::OrderOff).to_owned(), kind: OrderKind::Ask };
        let off = Some(off).filter(|_| !offered.is_empty());
        let named = |up_to: u8| ui.count(Word::OrderName, usize::from(up_to));
        let all = offered.into_iter().map(|order| StandingOrder {
            code: order.to_string(),
            name: named(order.up_to),
            kind: OrderKind::StepIn,
        });
        off.into_iter().chain(all).collect()
    }
}

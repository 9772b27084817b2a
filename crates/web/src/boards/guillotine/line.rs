//! The line of nobles before the guillotine.

use std::sync::OnceLock;

use curia_core::Phrase;
use curia_guillotine::{Card, Move, Noble};
use curia_texts::Lang;
use maud::{Markup, PreEscaped, html};

use super::Court;
use super::cards::{Drawn, Faces, ability, drawn, kept, noble_class, noble_face, of_now, spoken_face, worth};
use super::details::{is_place_refused, place_id};
use super::spoken;
use super::words::Word;
use crate::table::may;
use crate::ui::Ui;

/// The guillotine with the line before it, and the places under the line.
pub(crate) fn queue(ui: Ui, scene: &Court<'_>) -> Markup {
    let view = scene.view;
    let count = view.line.len();
    let style = format!("--n:{}", count.max(8));
    let choices = (0..count).filter(|&place| may(scene, Move::Place(place as u8))).count();
    html! {
        div.queue style=(style) {
            (machine(ui, scene))
            div.line data-strip tabindex="0" role="group" aria-label=(spoken::row(ui, ui.text(Word::Line), choices)) {
                @if count == 0 {
                    p.empty { (ui.text(Word::LineEmpty)) }
                }
                ol.nobles data-set {
                    @for (place, &noble) in view.line.iter().enumerate() {
                        li { (noble_in_line(ui, scene, place as u8, noble)) }
                    }
                }
                (ground(ui, scene))
            }
        }
        (mini(ui, scene))
    }
}

/// So many places of a line are seen often enough for their cards to be kept.
const PLACES: usize = 16;

/// One noble of the line: a legal choice, or a card to be looked at. Without a tag, and unless he is chosen, he always looks
/// the same in his place.
fn noble_in_line(ui: Ui, scene: &Court<'_>, place: u8, noble: Noble) -> Drawn {
    const KINDS: usize = 3;
    static KEPT: Faces<{ Noble::COUNT * PLACES * KINDS }> =
        [const { [const { OnceLock::new() }; Noble::COUNT * PLACES * KINDS] }; Lang::ALL.len()];
    let number = usize::from(place);
    if view_chosen(scene, place) || tag(scene, place).is_some() || number >= PLACES {
        return of_now(draw_noble_in_line(ui, scene, place, noble));
    }
    let kind = match may(scene, Move::Place(place)) {
        true => 2,
        false => usize::from(is_place_refused(scene, number)),
    };
    let number = (number * KINDS + kind) * Noble::COUNT + noble.index();
    kept(drawn(&KEPT, ui, number, || draw_noble_in_line(ui, scene, place, noble)))
}

fn draw_noble_in_line(ui: Ui, scene: &Court<'_>, place: u8, noble: Noble) -> Markup {
    let mv = Move::Place(place);
    let id = place_id(scene, noble, usize::from(place));
    let style =
        format!("view-transition-name:{};view-transition-class:dealt after-{}", motion_name(noble), place.min(8));
    let class = noble_class(noble);
    let tag = tag(scene, place);
    let inside = html! {
        (noble_face(ui, noble))
        @if let Some(tag) = tag { span.tag { (ui.phrase(&tag, scene.names)) } }
    };
    if may(scene, mv) {
        let choice = spoken::choice(ui, scene, mv);
        return html! {
            button class={ "card noble can " (class) } data-choice data-piece=(noble.index()) form="play" name="move" value=(mv) data-detail=(id) data-whole[ability(noble).is_none()]
                style=(style) { (spoken_face(&choice, inside)) }
        };
    }
    let chosen = view_chosen(scene, place);
    html! {
        button type="button" class={ "card noble " (class) @if chosen { " chosen" } } data-piece=(noble.index())
            aria-current=[chosen.then_some("true")] popovertarget=(id) data-detail=(id) data-whole[ability(noble).is_none()] style=(style) {
            (spoken_face(&spoken::in_line(ui, scene, place, noble), inside))
        }
    }
}

/// The name under which a noble moves from place to place.
pub(crate) fn motion_name(noble: Noble) -> String {
    format!("noble-{}", noble.index())
}

fn view_chosen(scene: &Court<'_>, place: u8) -> bool {
    scene.view.chosen_place == Some(place) || scene.view.new_order.contains(&place)
}

/// A small tag on a card: its new number while an order is being chosen, or that it is next.
pub(crate) fn tag(scene: &Court<'_>, place: u8) -> Option<Phrase> {
    let view = scene.view;
    if let Some(number) = view.new_order.iter().position(|&chosen| chosen == place) {
        return Some(Word::NewPlace.phrase().with("place", number + 1));
    }
    (view.window && place == 0).then(|| Word::NextHead.phrase())
}

/// Where the chosen noble would go, for each distance on offer.
pub(crate) fn destinations(scene: &Court<'_>) -> Vec<(u8, Move)> {
    let Some(from) = scene.view.chosen_place else { return Vec::new() };
    let backward = matches!(scene.view.in_play, Some(Card::FriendOfTheQueen | Card::FaintingSpell | Card::Trip));
    let to = |distance: u8| if backward { from.saturating_add(distance) } else { from.saturating_sub(distance) };
    let distances = (1..=Move::MAX_DISTANCE).map(|distance| (to(distance), Move::Distance(distance)));
    distances.filter(|&(_, mv)| may(scene, mv)).collect()
}

/// The ground with the numbers of the places; the places that may be chosen, and how the noble gets there.
fn ground(ui: Ui, scene: &Court<'_>) -> Markup {
    let destinations = destinations(scene);
    html! {
        div.ground {
            @if let Some(from) = scene.view.chosen_place { (arcs(scene, from, &destinations)) }
            ol.places data-set aria-label=(ui.text(Word::Places)) aria-hidden=[destinations.is_empty().then_some("true")] {
                @for place in 0..scene.view.line.len() as u8 {
                    @let spoken = i64::from(place) + 1;
                    li {
                        @match destinations.iter().find(|(to, _)| *to == place) {
                            Some(&(_, mv)) => {
                                button.spot.can data-choice form="play" name="move" value=(mv)
                                    aria-label=(spoken::choice(ui, scene, mv)) { (spoken) }
                            }
                            None => { span.spot.from[scene.view.chosen_place == Some(place)] { (spoken) } }
                        }
                    }
                }
            }
        }
    }
}

/// "Move the General to place 4", if the move is a way that he can go.
pub(crate) fn destination(ui: Ui, scene: &Court<'_>, mv: Move) -> Option<String> {
    let (to, _) = destinations(scene).into_iter().find(|&(_, way)| way == mv)?;
    let noble = scene.view.line.get(usize::from(scene.view.chosen_place?))?;
    let phrase = Word::MoveTo.phrase().with("noble", noble.key()).with("place", i64::from(to) + 1);
    Some(ui.phrase(&phrase, scene.names))
}

/// Dashed arcs from the chosen noble to the places on offer.
fn arcs(scene: &Court<'_>, from: u8, destinations: &[(u8, Move)]) -> Markup {
    let count = scene.view.line.len().max(8) as f64;
    let middle = |place: u8| (f64::from(place) + 0.5) / count * 1000.0;
    let path: String = destinations
        .iter()
        .map(|&(to, _)| {
            let (a, b) = (middle(from), middle(to));
            let bend = 44.0 + 7.0 * f64::from(from.abs_diff(to));
            format!("M{a:.0} 34C{a:.0} {bend:.0} {b:.0} {bend:.0} {b:.0} 34")
        })
        .collect();
    html! {
        svg.arcs viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true" { path d=(path) {} }
    }
}

/// The whole line at a glance, for narrow screens.
fn mini(ui: Ui, scene: &Court<'_>) -> Markup {
    html! {
        ol.mini aria-hidden="true" {
            @for (place, &noble) in scene.view.line.iter().enumerate() {
                li { (mini_noble(ui, scene, place as u8, noble)) }
            }
        }
    }
}

/// A noble of the mini line: a choice if he is one in the line, else a way to his card.
fn mini_noble(ui: Ui, scene: &Court<'_>, place: u8, noble: Noble) -> Drawn {
    static KEPT: Faces<{ Noble::COUNT * (PLACES + 1) }> =
        [const { [const { OnceLock::new() }; Noble::COUNT * (PLACES + 1)] }; Lang::ALL.len()];
    let kind = match may(scene, Move::Place(place)) {
        true => usize::from(place) + 1,
        false => 0,
    };
    if view_chosen(scene, place) || kind > PLACES {
        return of_now(draw_mini_noble(scene, place, noble));
    }
    kept(drawn(&KEPT, ui, kind * Noble::COUNT + noble.index(), || draw_mini_noble(scene, place, noble)))
}

fn draw_mini_noble(scene: &Court<'_>, place: u8, noble: Noble) -> Markup {
    let mv = Move::Place(place);
    let class = noble_class(noble);
    html! {
        @if may(scene, mv) {
            button class={ "can " (class) } tabindex="-1" data-mini=(noble.index()) form="play" name="move" value=(mv) {
                span.num { (worth(noble)) }
            }
        } @else {
            button type="button" class={ (class) @if view_chosen(scene, place) { " chosen" } } tabindex="-1"
                data-mini=(noble.index()) { span.num { (worth(noble)) } }
        }
    }
}

/// The guillotine. Each head changes the name of the fall, so that the blade falls once for it.
fn machine(ui: Ui, scene: &Court<'_>) -> Markup {
    let heads: usize = scene.view.players.iter().map(|player| player.pile.len()).sum();
    let fall = if heads.is_multiple_of(2) { "even" } else { "odd" };
    html! {
        svg.machine viewBox="0 0 110 287" preserveAspectRatio="xMidYMax meet" role="img" aria-label=(spoken::machine(ui, scene)) {
            (PreEscaped(FRAME))
            // A picture of its own, so that the rope ends under the beam while the blade falls.
            svg x="34" y="24" width="42" height="250" viewBox="34 24 42 250" {
                g class={ "blade " (fall) } {
                    path.rope d="M55-100V52" {}
                    path.steel d="M35 52H75V84L35 112Z" {}
                    path.edge d="M35 112L75 84" {}
                }
            }
            (PreEscaped(LUNETTE))
        }
    }
}

const FRAME: &str = "<path class=\"wood\" d=\"M8 274H102V286H8ZM22 22H34V274H22ZM76 22H88V274H76Z\"/>\
                     <path class=\"wire\" d=\"M22 262L10 274M88 262L100 274\"/>";

const LUNETTE: &str = "<path class=\"wood\" d=\"M14 10H96V24H14Z\"/><path class=\"wood\" d=\"M34 196H76V226H34Z\"/>\
                       <circle class=\"hole\" cx=\"55\" cy=\"211\" r=\"9\"/><path class=\"wire\" d=\"M34 211H46M64 211H76\"/>";

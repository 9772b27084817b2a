//! The end of a game: places, points with their parts, and the proof that nobody stacked the deck.

use curia_core::{Key, Seat};
use curia_texts::General;
use maud::{Markup, html};

use crate::Scene;
use crate::board::Board;
use crate::table::say;
use crate::ui::{Ui, number, shield};
use crate::words::PageWord;

/// The prompt bar after the end.
pub(crate) fn prompt<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let winners = winners(scene);
    let names: Vec<String> = winners.iter().map(|&seat| scene.names.get(seat).into_owned()).collect();
    let key = if winners.len() == 1 { PageWord::Winner } else { PageWord::Winners };
    html! {
        @if let Some(&seat) = winners.first() { (shield(seat)) }
        (say(&ui.fill(key, &[("who", &ui.list(&names))]), html! { (ui.text(PageWord::OverWhy)) }))
        div.do {
            a.btn.quiet href={ "/t/" (scene.table) "/record" } { (ui.text(PageWord::Record)) }
            a.btn.quiet href="/" { (ui.text(PageWord::ToStart)) }
            @let again = format!("/t/{}/again", scene.table);
            @if scene.viewer.seat().is_some() {
                form method="post" action=(again) { button.btn.primary { (ui.text(PageWord::PlayAgain)) } }
            } @else {
                // Who looked on may be early: then a word is enough, and the page stays.
                form method="post" action=(again) hx-post=(again) hx-swap="none" {
                    button.btn.primary { (ui.text(PageWord::ComeAlong)) }
                }
            }
        }
    }
}

fn winners<G: Board>(scene: &Scene<'_, G>) -> Vec<Seat> {
    scene
        .standings
        .iter()
        .flat_map(|s| s.places.iter(s.seats))
        .filter(|(_, place)| **place == 1)
        .map(|(seat, _)| seat)
        .collect()
}

/// The result in full, for the board.
pub(crate) fn board<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let Some(standings) = scene.standings else { return html! {} };
    let mut seats: Vec<Seat> = standings.seats.iter().collect();
    seats.sort_by_key(|&seat| standings.places[seat]);
    let parts: Vec<Key> = part_names(scene);
    html! {
        section.result data-result aria-label=(ui.text(PageWord::Result)) {
            h2 { (ui.text(PageWord::Result)) }
            div.scroll tabindex="0" role="group" aria-label=(ui.text(PageWord::Result)) {
                table {
                    thead {
                        tr {
                            th scope="col" { span.vh { (ui.text(PageWord::Place)) } }
                            @for &seat in &seats {
                                th scope="col" {
                                    span.place { (ui.phrase(&General::Place.phrase().with("place", standings.places[seat]), scene.names)) }
                                    span.who { (shield(seat)) (scene.names.get(seat)) }
                                }
                            }
                        }
                    }
                    tbody {
                        @for part in parts {
                            tr {
                                th scope="row" { (ui.text(part)) }
                                @for &seat in &seats { td.num { (points(scene, seat, part)) } }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (ui.text(PageWord::Total)) }
                            @for &seat in &seats { td.num { (number(standings.totals[seat])) } }
                        }
                    }
                }
            }
            dl.proof {
                div { dt { (ui.text(PageWord::Commitment)) } dd { code.hash { (scene.commitment) } } }
                @if let Some(seed) = scene.seed {
                    div { dt { (ui.text(PageWord::Seed)) } dd { code.hash { (seed) } } }
                }
            }
        }
    }
}

/// The parts that anybody has, in the order of the scoring section: each score keeps to it, so a part that
/// is new stands right behind the one before it.
fn part_names<G: Board>(scene: &Scene<'_, G>) -> Vec<Key> {
    let mut names: Vec<Key> = Vec::new();
    for score in scene.scores.seats.iter().flatten() {
        let mut place = 0;
        for part in &score.parts {
            match names.iter().position(|&name| name == part.name) {
                Some(found) => place = found + 1,
                None => {
                    names.insert(place, part.name);
                    place += 1;
                }
            }
        }
    }
    names
}

fn points<G: Board>(scene: &Scene<'_, G>, seat: Seat, part: Key) -> String {
    let score = scene.scores.seats.get(seat.index()).and_then(Option::as_ref);
    let found = score.and_then(|score| score.parts.iter().find(|found| found.name == part));
    found.map_or_else(String::new, |found| number(found.points))
}

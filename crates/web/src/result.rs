//! The end of a game: who has won, how the points grew and what they are made of, and the proof that nobody stacked the
//! deck.

use curia_core::{Key, Seat, Standings};
use curia_table::Growth;
use curia_texts::General;
use maud::{Markup, html};

use crate::Scene;
use crate::board::Board;
use crate::chart;
use crate::table::{say, sentence_of};
use crate::ui::{Ui, number, shield};
use crate::words::PageWord;

/// The prompt bar after the end.
pub(crate) fn prompt<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        @if let Some(&seat) = winners(scene).first() { (shield(seat)) }
        (say(&verdict(ui, scene), html! { (ui.text(PageWord::OverWhy)) }))
        div.do {
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

/// Who has won, in a few words.
fn verdict<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> String {
    let winners = winners(scene);
    let names: Vec<String> = winners.iter().map(|&seat| scene.names.get(seat).into_owned()).collect();
    match winners[..] {
        [seat] if scene.names.is_reader(seat) => ui.text(PageWord::YouWin).to_owned(),
        [_] => ui.fill(PageWord::Winner, &[("who", &names[0])]),
        _ => ui.fill(PageWord::Winners, &[("who", &ui.list(&names))]),
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
    let Some(standings) = &scene.standings else { return html! {} };
    let mut seats: Vec<Seat> = standings.seats.iter().collect();
    seats.sort_by_key(|&seat| standings.places[seat]);
    html! {
        section.result data-result aria-label=(ui.text(PageWord::Result)) {
            header.winner {
                @for seat in winners(scene) { (shield(seat)) }
                div { h2 { (verdict(ui, scene)) } @if let Some(&seat) = seats.first() { p { (points(ui, scene, standings.totals[seat])) } } }
                (share(ui, scene, standings, &seats))
            }
            div.story {
                @if let Some(growth) = &scene.growth { (chart::growth(ui, scene, growth)) }
                (table(ui, scene, standings, &seats))
            }
            @if let Some(growth) = &scene.growth { (best(ui, scene, growth)) }
            (proof(ui, scene))
        }
    }
}

fn points<G: Board>(ui: Ui, scene: &Scene<'_, G>, count: i32) -> String {
    ui.phrase(&General::Points.phrase().with("count", count), scene.names)
}

/// The result as a text to send on; the script shows the button.
fn share<G: Board>(ui: Ui, scene: &Scene<'_, G>, standings: &Standings, seats: &[Seat]) -> Markup {
    let line = |&seat: &Seat| {
        let place = ui.phrase(&General::Place.phrase().with("place", standings.places[seat]), scene.names);
        format!("{place} {}: {}", scene.names.get(seat), points(ui, scene, standings.totals[seat]))
    };
    let text = std::iter::once(G::TITLE.to_owned()).chain(seats.iter().map(line)).collect::<Vec<_>>().join("\n");
    html! {
        button.btn.quiet type="button" hidden data-share=(text) data-url={ "/t/" (scene.table) }
            data-copied=(ui.text(PageWord::Copied)) { (ui.text(PageWord::ShareResult)) }
    }
}

/// What the points are made of.
fn table<G: Board>(ui: Ui, scene: &Scene<'_, G>, standings: &Standings, seats: &[Seat]) -> Markup {
    html! {
        div.scroll tabindex="0" role="group" aria-labelledby="made-of" {
            h3 #made-of { (ui.text(PageWord::MadeOf)) }
            table {
                thead {
                    tr {
                        th scope="col" { span.vh { (ui.text(PageWord::Place)) } }
                        @for &seat in seats {
                            th scope="col" {
                                span.place { (ui.phrase(&General::Place.phrase().with("place", standings.places[seat]), scene.names)) }
                                span.who { (shield(seat)) span { (scene.names.get(seat)) } }
                            }
                        }
                    }
                }
                tbody {
                    @for part in part_names(scene) {
                        tr {
                            th scope="row" { (ui.soft(ui.text(part), 12, &[])) }
                            @for &seat in seats { td.num { (number(points_of(scene, seat, part))) } }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (ui.text(PageWord::Total)) }
                        @for &seat in seats { td.num { (number(standings.totals[seat])) } }
                    }
                }
            }
        }
    }
}

/// The move that brought the most, as the chronicle tells it.
fn best<G: Board>(ui: Ui, scene: &Scene<'_, G>, growth: &Growth) -> Markup {
    let told = growth.best.and_then(|best| Some((best.seat, sentence_of(ui, scene, &growth.told, best.ply)?)));
    html! {
        @if let Some((seat, told)) = told {
            section.moment { (shield(seat)) div { h3 { (ui.text(PageWord::BestMoment)) } p { (told) } } }
        }
    }
}

/// The record, and what shows that nobody stacked the deck.
fn proof<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        details.proof {
            summary { (ui.text(PageWord::Proof)) }
            p { (ui.text(PageWord::ProofWhy)) " " a href={ "/t/" (scene.table) "/record" } { (ui.text(PageWord::Record)) } }
            dl {
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

/// What a part has brought to a player; 0 where they have none of it.
fn points_of<G: Board>(scene: &Scene<'_, G>, seat: Seat, part: Key) -> i32 {
    let score = scene.scores.seats.get(seat.index()).and_then(Option::as_ref);
    let found = score.and_then(|score| score.parts.iter().find(|found| found.name == part));
    found.map_or(0, |found| found.points)
}

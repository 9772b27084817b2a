//! The players: who they are, what they do, what they have.

use curia_core::{How, Seat};
use maud::{Markup, html};

use super::may;
use crate::board::Board;
use crate::ui::{Ui, number, shield};
use crate::words::PageWord;
use crate::{Occupant, Scene, SeatInfo};

pub(crate) fn players<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        section #curia-players.roster data-strip aria-label=(ui.text(PageWord::Players)) {
            h2.vh { (ui.text(PageWord::Players)) }
            ul.players { @for seat in &scene.seats { (player(ui, scene, seat)) } }
        }
    }
}

fn player<G: Board>(ui: Ui, scene: &Scene<'_, G>, info: &SeatInfo) -> Markup {
    let seat = info.seat;
    let turn = scene.asking.shown.has(seat) && scene.asking.how != How::Over;
    let choice = G::player_move(seat).filter(|&mv| may(scene, mv));
    let who = html! {
        (shield(seat))
        span.name {
            span.text id={ "name-" (seat) } title=(scene.names.get(seat)) { (scene.names.get(seat)) }
            @if scene.viewer.is(seat) { " " span.you { (ui.text(PageWord::You)) } }
            span.state { (state(ui, info, turn, scene.viewer.is(seat))) }
        }
    };
    let tincture = crate::ui::TINCTURES[seat.index()];
    html! {
        li class={ "player " (tincture) @if turn { " turn" } } id={ "player-" (seat) } {
            div.who {
                @match choice {
                    Some(mv) => {
                        button.pick.can data-choice form="play" name="move" value=(mv) {
                            span.vh { (G::spoken(scene, mv)) } span.face aria-hidden="true" { (who) }
                        }
                    }
                    None => { div.pick { (who) } }
                }
                (score(ui, scene, seat))
            }
            (G::panel(scene, seat))
        }
    }
}

/// What a player is doing, or who stands in for them. Whoever reads the page is present, with a stream or not.
fn state(ui: Ui, info: &SeatInfo, turn: bool, own: bool) -> Markup {
    let chair = match info.chair {
        Occupant::Present => None,
        Occupant::Absent if own => None,
        Occupant::Open => Some(ui.text(PageWord::ChairOpen).to_owned()),
        Occupant::Absent => Some(ui.text(PageWord::ChairAbsent).to_owned()),
        Occupant::Replaced => Some(ui.text(PageWord::ChairReplaced).to_owned()),
        Occupant::Bot(level) => Some(ui.fill(PageWord::ChairBot, &[("level", ui.text(level.key()))])),
    };
    html! {
        @if turn { span.now { (ui.text(PageWord::ToMove)) } }
        @if let Some(chair) = chair { span.chair { (chair) } }
    }
}

/// The points; a button that opens their parts.
fn score<G: Board>(ui: Ui, scene: &Scene<'_, G>, seat: Seat) -> Markup {
    match scene.scores.seats.get(seat.index()).and_then(Option::as_ref) {
        Some(score) => html! {
            button.score type="button" popovertarget={ "score-" (seat) } {
                span.vh { (scene.names.get(seat)) ": " }
                span.num { (number(score.total)) }
                small { (ui.text(PageWord::Points)) }
            }
        },
        None => html! { span.score { span.veil role="img" aria-label=(ui.text(PageWord::Hidden)) {} } },
    }
}

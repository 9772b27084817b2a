//! Check 8: the moments worth seeing in the middle of a move show nothing but what happened in the open.

use super::Probe;
use super::one_game::{Fault, OneGame};
use super::{rules, secrecy};
use crate::{Game, How, MoveList, Viewer, Watched};

pub(super) fn at_moment<G: Probe>(one: &mut OneGame<G>, game: &G) -> Result<(), Fault> {
    nobody_is_asked(game)?;
    game.invariants().map_err(|broken| ("8 moment", broken.0))?;
    for viewer in Viewer::all(game.seats()) {
        rules::scores_add_up(&game.scores(viewer))?;
        secrecy::moment_shows_nothing(one, game, viewer)?;
    }
    Ok(())
}

fn nobody_is_asked<G: Game>(game: &G) -> Result<(), Fault> {
    let asking = game.asking();
    let mut list = MoveList::for_game::<G>();
    let asks = |seat| {
        game.legal(seat, &mut list);
        !list.is_empty() || game.prompt(seat).is_some()
    };
    let quiet = asking.how == How::Moment && asking.who.is_empty() && game.awaited().is_empty();
    if !quiet || game.standings().is_some() || game.seats().iter().any(asks) {
        return Err(("8 moment", format!("somebody is asked: {asking:?}")));
    }
    Ok(())
}

/// What one viewer gets of a move, in order.
pub(super) enum Told<'a, G: Game> {
    Event(&'a G::Event),
    Moment(&'a G),
}

/// What `viewer` gets of what a log has kept.
pub(super) fn told_to<G: Game>(log: &Watched<G>, viewer: Viewer) -> Vec<Told<'_, G>> {
    let mut told = Vec::new();
    let mut moments = log.moments.iter().peekable();
    for (place, (audience, event)) in log.heard.0.iter().enumerate() {
        while let Some(moment) = moments.next_if(|moment| moment.heard <= place) {
            told.push(Told::Moment(&moment.game));
        }
        if audience.includes(viewer) {
            told.push(Told::Event(event));
        }
    }
    told.extend(moments.map(|moment| Told::Moment(&moment.game)));
    told
}

//! What viewers can tell apart.

use curia_core::{Fnv1a, Game, MAX_SEATS, Viewer};

use crate::table::slot;
use crate::work::Work;

/// By viewer, as versions are kept: true if their bytes differ after the work.
pub(crate) fn noticed<G: Game>(work: &Work<'_, G>) -> [bool; MAX_SEATS + 1] {
    let mut noticed = [false; MAX_SEATS + 1];
    let before = work.table();
    let (then, now) = (&before.state, &work.state);
    let public = then.chairs != now.chairs
        || then.names != now.names
        || then.left != now.left
        || then.window != now.window
        || then.lengthened != now.lengthened
        || then.is_short != now.is_short
        || then.game.is_some() != now.game.is_some();
    for (number, viewer) in Viewer::all(before.terms.seats).enumerate() {
        let own = |seat| then.orders[seat] != now.orders[seat] || then.passed.has(seat) != now.passed.has(seat);
        noticed[slot(viewer)] = public
            || then.question(viewer) != now.question(viewer)
            || viewer.seat().is_some_and(own)
            || work.told().chain(work.untold()).any(|entry| entry.reaches(viewer))
            || work.seen_before().get(number) != work.seen_now().get(number)
            || looks_different(then.game.as_ref(), now.game.as_ref(), viewer)
            || before.position().undo(viewer) != work.position().undo(viewer)
            || before.position().takes_back(viewer) != work.position().takes_back(viewer);
    }
    noticed
}

/// By viewer, likewise: true if something that they had heard was taken back.
pub(crate) fn untold<G: Game>(work: &Work<'_, G>) -> [bool; MAX_SEATS + 1] {
    let mut untold = [false; MAX_SEATS + 1];
    for viewer in Viewer::all(work.table().terms.seats) {
        untold[slot(viewer)] = work.untold().any(|entry| entry.reaches(viewer));
    }
    untold
}

/// True if a viewer can tell two games apart by what does not stand in their view.
fn looks_different<G: Game>(then: Option<&G>, now: Option<&G>, viewer: Viewer) -> bool {
    let (Some(then), Some(now)) = (then, now) else { return false };
    then.asking() != now.asking() || then.scores(viewer) != now.scores(viewer)
}

/// A number for everything that all viewers see, the same in every build that shows the same.
pub(crate) fn digest<G: Game>(game: &G, views: &[G::View]) -> u64 {
    let mut hash = Fnv1a::default();
    for view in views {
        // Views are plain data: writing them into a number cannot fail.
        let _ = serde_json::to_writer(&mut hash, view);
    }
    let _ = serde_json::to_writer(&mut hash, &game.asking());
    hash.value()
}

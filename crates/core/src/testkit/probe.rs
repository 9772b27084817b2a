//! What the suite must know of a game beyond its contract.

use crate::{Chance, Heuristics, Named, Viewer};

/// Something a viewer cannot know, as it truly is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// A number for the place: the third card of the deck, the hand of seat 2.
    pub slot: u32,
    /// Places with the same pool exchange their contents when the viewer's ignorance is redrawn.
    pub pool: u8,
    /// A number for what lies there.
    pub value: u64,
}

/// What the conformance suite asks of a game. Implemented next to the rules, used by tests and by
/// `curia check` only.
pub trait Probe: Heuristics {
    /// What play must reach beyond every decision: ends, refills, interruptions.
    type Feat: Named;

    /// The feats that a few hundred games may miss; only a campaign must reach them.
    const RARE: &'static [Self::Feat] = &[];

    /// The components that must come into play (cards, abilities), by their ids.
    fn components() -> Vec<&'static str> {
        Vec::new()
    }

    /// The ids of the feats and components that an event shows.
    fn feats(event: &Self::Event, out: &mut Vec<&'static str>);

    /// True if this event may lawfully tell `viewer` something they did not know (a card they drew, a secret
    /// turned up for all). Judged by the rules of the game alone, not by the audience the event had.
    fn reveals(event: &Self::Event, viewer: Viewer) -> bool;

    /// Lists what `viewer` cannot know, for the test that a redraw has power. What has a single candidate
    /// by the viewer's lawful knowledge is left out.
    fn hidden(&self, viewer: Viewer, out: &mut Vec<Hidden>);

    /// Changes what `viewer` could compute but is not shown (purses, coin stacks, looks that are over), in
    /// any way that their view, prompts, events and reasons must not tell. Games without such things leave it.
    fn scramble(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let _ = (viewer, chance);
    }
}

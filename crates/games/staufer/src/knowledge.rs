//! The redrawing of all that a viewer cannot know (section 6): the jobs of others and the order of the deck.

use curia_core::{Chance, Viewer};

use crate::data::{Category, Job};
use crate::state::Staufer;

impl Staufer {
    /// Deals the jobs that the viewer does not see anew, and shuffles the deck.
    pub(crate) fn deal_unseen(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let own = viewer.seat().map(|seat| (self.place_of_jobs(seat), self.jobs_of(seat)));
        for category in Category::ALL {
            let mut dealt = Job::of(category);
            // The own job to its place; what is before and behind it is drawn.
            match own.map(|(place, jobs)| (place, jobs[category as usize])) {
                Some((place, job)) => {
                    let last = dealt.len() - 1;
                    if let Some(at) = dealt.iter().position(|&other| other == job) {
                        dealt[at..].rotate_left(1);
                    }
                    chance.shuffle(&mut dealt[..last]);
                    dealt[place.min(last)..].rotate_right(1);
                }
                None => chance.shuffle(&mut dealt),
            }
            self.jobs[category as usize] = dealt;
        }
        let chests = self.deck.chests();
        self.deck.shuffle(chests, chance);
    }
}

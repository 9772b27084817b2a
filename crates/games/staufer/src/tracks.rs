//! The action board: its three tracks and the order of the turns (sections 3.5, 4.9 and 5.9).

use curia_core::{Seat, SeatCount};

use crate::data::{SPACES, TURNS};

/// The three tracks of the action board (section 3.5): whose pieces lie on their spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tracks {
    pub(crate) order: [Seat; SPACES],
    /// How many pieces have left the turn order track.
    pub(crate) gone: u8,
    /// The supply track from the top.
    pub(crate) supply: [Seat; SPACES],
    pub(crate) supplied: u8,
    /// The appointment track from the bottom.
    pub(crate) appoint: [Seat; SPACES],
    pub(crate) appointed: u8,
}

impl Tracks {
    /// Every piece is on the turn order track.
    pub(crate) fn new(order: impl Iterator<Item = Seat>) -> Tracks {
        let empty = [Seat::S0; SPACES];
        let mut tracks = Tracks { order: empty, gone: 0, supply: empty, supplied: 0, appoint: empty, appointed: 0 };
        for (space, seat) in tracks.order.iter_mut().zip(order) {
            *space = seat;
        }
        tracks
    }

    pub(crate) fn supply(&self) -> &[Seat] {
        &self.supply[..usize::from(self.supplied).min(SPACES)]
    }

    pub(crate) fn appoint(&self) -> &[Seat] {
        &self.appoint[..usize::from(self.appointed).min(SPACES)]
    }

    /// Section 5.9, step 5.
    pub(crate) fn next(&self) -> Tracks {
        Tracks::new(self.supply().iter().chain(self.appoint().iter().rev()).copied())
    }
}

/// Section 4.9.
pub(crate) fn first_order(seats: SeatCount, start: Seat) -> impl Iterator<Item = Seat> {
    let mut order = [start; SPACES];
    let count = seats.get();
    for (at, seat) in seats.from(start).enumerate() {
        order[at] = seat;
        order[2 * count - 1 - at] = seat;
        order[3 * count - 1 - at] = seat;
    }
    order.into_iter().take(TURNS * count)
}

//! Who is at a table right now, told by the open streams.

use std::sync::{Mutex, PoisonError};

use curia_core::{MAX_SEATS, Seat, Viewer};

/// How many streams each viewer has open; the last place is for spectators.
#[derive(Default)]
pub(crate) struct Presence(Mutex<[u16; MAX_SEATS + 1]>);

impl Presence {
    fn change(&self, viewer: Viewer, by: i16) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = &mut counts[place(viewer)];
        let before = *count;
        *count = count.saturating_add_signed(by);
        // Of a seat only the first and the last stream make a difference, of spectators every one.
        viewer == Viewer::Spectator || (before == 0) != (*count == 0)
    }

    /// A stream has opened; true if that can be seen.
    pub(crate) fn enter(&self, viewer: Viewer) -> bool {
        self.change(viewer, 1)
    }

    /// A stream has closed; true if that can be seen.
    pub(crate) fn exit(&self, viewer: Viewer) -> bool {
        self.change(viewer, -1)
    }

    /// True if the seat has a stream open.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[seat.index()] > 0
    }

    /// How many streams the viewer has open.
    pub(crate) fn streams(&self, viewer: Viewer) -> u16 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[place(viewer)]
    }

    /// How many spectators have a stream open.
    pub(crate) fn watching(&self) -> usize {
        usize::from(self.0.lock().unwrap_or_else(PoisonError::into_inner)[MAX_SEATS])
    }
}

fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}

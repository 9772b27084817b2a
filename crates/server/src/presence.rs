//! Who is at a table right now and how fast they look on, told by the open streams.

use std::sync::{Mutex, MutexGuard, PoisonError};

use curia_core::{MAX_SEATS, Seat, Viewer};
use curia_web::Speed;

/// How many streams a viewer has open, by speed.
type Streams = [u16; Speed::ALL.len()];

/// The open streams of each viewer; the last place is for spectators.
#[derive(Default)]
pub(crate) struct Presence(Mutex<[Streams; MAX_SEATS + 1]>);

impl Presence {
    fn open(&self) -> MutexGuard<'_, [Streams; MAX_SEATS + 1]> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, viewer: Viewer, speed: Speed, by: i16) -> bool {
        let mut open = self.open();
        let streams = &mut open[place(viewer)];
        let before = count(streams);
        streams[speed as usize] = streams[speed as usize].saturating_add_signed(by);
        // Of a seat only the first and the last stream make a difference, of spectators every one.
        viewer == Viewer::Spectator || (before == 0) != (count(streams) == 0)
    }

    /// A stream has opened; true if that can be seen.
    pub(crate) fn enter(&self, viewer: Viewer, speed: Speed) -> bool {
        self.change(viewer, speed, 1)
    }

    /// A stream has closed; true if that can be seen.
    pub(crate) fn exit(&self, viewer: Viewer, speed: Speed) -> bool {
        self.change(viewer, speed, -1)
    }

    /// True if the seat has a stream open.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.streams(Viewer::Seat(seat)) > 0
    }

    /// How many streams the viewer has open.
    pub(crate) fn streams(&self, viewer: Viewer) -> u16 {
        count(&self.open()[place(viewer)])
    }

    /// How many spectators have a stream open.
    pub(crate) fn watching(&self) -> usize {
        usize::from(self.streams(Viewer::Spectator))
    }

    /// The speed that suits everybody who sits here and looks on: that of the slowest of them. The normal one where nobody
    /// is.
    pub(crate) fn speed(&self) -> Speed {
        let open = self.open();
        let is_here = |speed: &Speed| open[..MAX_SEATS].iter().any(|streams| streams[*speed as usize] > 0);
        Speed::ALL.into_iter().find(is_here).unwrap_or_default()
    }
}

fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}

fn count(streams: &Streams) -> u16 {
    streams.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_of_those_who_sit_and_look_on_decides_about_the_speed() {
        let presence = Presence::default();
        assert_eq!(presence.speed(), Speed::Normal, "nobody is here");
        presence.enter(Viewer::Spectator, Speed::Slow);
        presence.enter(Viewer::Seat(Seat::S0), Speed::AtOnce);
        assert_eq!(presence.speed(), Speed::AtOnce, "nobody waits for a spectator");
        presence.enter(Viewer::Seat(Seat::S2), Speed::Quick);
        assert_eq!(presence.speed(), Speed::Quick);
        presence.exit(Viewer::Seat(Seat::S2), Speed::Quick);
        assert_eq!(presence.speed(), Speed::AtOnce, "nor for somebody who has gone");
    }

    #[test]
    fn of_a_seat_the_first_and_the_last_stream_are_seen_whatever_their_speed() {
        let (presence, seat) = (Presence::default(), Viewer::Seat(Seat::S1));
        assert!(presence.enter(seat, Speed::Slow));
        assert!(!presence.enter(seat, Speed::Quick));
        assert!(!presence.exit(seat, Speed::Slow));
        assert!(presence.is_here(Seat::S1));
        assert!(presence.exit(seat, Speed::Quick));
    }
}

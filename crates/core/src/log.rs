//! Events and who may hear of them.

use std::any::Any;
use std::fmt::Debug;

use serde::Serialize;

use crate::{Game, Phrase, Seat, SeatSet, Spoken, Viewer};

/// Who learns of an event. An event is wholly visible to its audience: a partly secret happening is told
/// as two events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// These seats and nobody else.
    Only(SeatSet),
    /// Nobody during the game; the outcome of chance, kept for the open record.
    Nobody,
}

impl Audience {
    /// The audience of a single seat.
    pub const fn one(seat: Seat) -> Audience {
        Audience::Only(SeatSet::one(seat))
    }

    /// True if `viewer` hears of it while the game goes on.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seats) => viewer.seat().is_some_and(|seat| seats.has(seat)),
            Audience::Nobody => false,
        }
    }

    /// True if none but `seats` hear of it.
    pub fn is_within(self, seats: SeatSet) -> bool {
        match self {
            Audience::All => false,
            Audience::Only(hearing) => hearing.iter().all(|seat| seats.has(seat)),
            Audience::Nobody => true,
        }
    }
}

/// Something that happened, as data. Its id is also the tag with which it is serialised.
pub trait Event: Spoken + Clone + Eq + Debug + Serialize + Send + Sync + 'static {
    /// What the log says; `None` for what is recorded only.
    fn phrase(&self) -> Option<Phrase> {
        self.spoken()
    }

    /// The outcome of chance that this event records, if it is one.
    fn outcome(&self) -> Option<Outcome> {
        None
    }
}

/// A random outcome in the ids of the specification, so that another program can follow the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Outcome {
    /// Things were put into this order.
    Shuffle {
        /// Which things, for example `noble_deck`.
        what: &'static str,
        /// Their ids in the new order.
        order: Vec<String>,
    },
    /// One of several things was picked.
    Pick {
        /// For what, for example `starting_player`.
        what: &'static str,
        /// The id of what was picked.
        got: String,
    },
}

/// Where a game tells its events.
pub trait Log<E> {
    /// Tells `audience` of the event that `event` makes. A log that nobody reads never calls it.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);

    /// The game stands at a moment worth seeing, in the middle of what one move brings about; whoever keeps states takes
    /// the copy that `game` makes. A game marks public happenings only, so that nobody learns anything hidden from there
    /// being a moment; the copy fulfils the invariants and asks nobody ([`How::Moment`](crate::How::Moment)). A log that
    /// keeps no states never calls `game`.
    #[inline(always)]
    fn moment<G: Game<Event = E>>(&mut self, game: impl FnOnce() -> G) {
        let _ = game;
    }
}

/// A log that nobody reads; playouts compile to nothing with it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// A log that keeps everything, with its audience.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard<E>(pub Vec<(Audience, E)>);

impl<E> Default for Heard<E> {
    fn default() -> Heard<E> {
        Heard(Vec::new())
    }
}

impl<E> Heard<E> {
    /// The events that `viewer` hears of, in order.
    pub fn by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.0.iter().filter(move |(audience, _)| audience.includes(viewer)).map(|(_, event)| event)
    }
}

impl<E> Log<E> for Heard<E> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.0.push((audience, event()));
    }
}

/// A log that keeps everything, and the states at the moments worth seeing if it is asked to.
#[derive(Clone, Debug)]
pub struct Watched<G: Game> {
    /// Everything that was told.
    pub heard: Heard<G::Event>,
    /// The moments, in order.
    pub moments: Vec<Moment<G>>,
    keeps: bool,
}

/// The game at a moment worth seeing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment<G> {
    /// The game, which asks nobody at that moment.
    pub game: G,
    /// How many things had been told by then.
    pub heard: usize,
}

impl<G: Game> Watched<G> {
    /// A log that keeps states if `keeps` says so.
    pub fn new(keeps: bool) -> Watched<G> {
        Watched { heard: Heard::default(), moments: Vec::new(), keeps }
    }
}

impl<G: Game> Log<G::Event> for Watched<G> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> G::Event) {
        self.heard.tell(audience, event);
    }

    fn moment<H: Game<Event = G::Event>>(&mut self, game: impl FnOnce() -> H) {
        if !self.keeps {
            return;
        }
        // Two games may have one type of events (one wrapped in the other); only the game that is watched is kept.
        let copy: Box<dyn Any> = Box::new(game());
        if let Ok(game) = copy.downcast::<G>() {
            self.moments.push(Moment { game: *game, heard: self.heard.0.len() });
        }
    }
}

//! What happened, as each viewer heard it.

use curia_core::{Audience, Event, Game, Key, Phrase, Seat, Viewer};

use crate::Table;

/// One thing that happened, with who hears of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry<E> {
    pub(crate) ply: u64,
    /// Who acted, if one seat did.
    pub(crate) seat: Option<Seat>,
    pub(crate) what: What<E>,
}

/// What an entry tells of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What<E> {
    Event(Audience, E),
    TakenBack,
    /// Somebody asks the others to take back a move.
    AskedBack,
    /// Somebody asked does not want to.
    Declined,
    /// Whoever asked no longer wants to.
    Withdrawn,
}

impl<E> Entry<E> {
    /// True if `viewer` hears of it.
    pub(crate) fn reaches(&self, viewer: Viewer) -> bool {
        match &self.what {
            What::Event(audience, _) => audience.includes(viewer),
            What::TakenBack | What::AskedBack | What::Declined | What::Withdrawn => true,
        }
    }
}

/// A line of the chronicle as one viewer reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The ply it belongs to.
    pub ply: u64,
    /// Who acted, if one seat did.
    pub seat: Option<Seat>,
    /// What happened.
    pub phrase: Phrase,
}

impl<G: Game> Table<G> {
    /// What `viewer` heard since the first `skip` things they heard, but at most the last `most` lines of it, the
    /// oldest first.
    pub fn chronicle(&self, viewer: Viewer, skip: usize, most: usize) -> Vec<Line> {
        self.chronicle_until(viewer, skip, self.entries.len(), most)
    }

    /// The same as it was when only the first `told` things had been told, to anybody ([`Beat::told`](crate::Beat::told)).
    pub fn chronicle_until(&self, viewer: Viewer, skip: usize, told: usize, most: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        for entry in self.heard_by(viewer, told).skip(skip) {
            let phrase = match &entry.what {
                What::Event(_, event) => event.phrase(),
                What::TakenBack => Some(Key::new("ui", "undone").phrase()),
                What::AskedBack => said(entry.seat, "back_asked"),
                What::Declined => said(entry.seat, "back_declined"),
                What::Withdrawn => said(entry.seat, "back_withdrawn"),
            };
            lines.extend(phrase.map(|phrase| Line { ply: entry.ply, seat: entry.seat, phrase }));
        }
        lines.split_off(lines.len().saturating_sub(most))
    }

    /// How far the chronicle has come for `viewer`: how often it was rewritten, and how many things they heard. With
    /// the same first number, what they heard before still stands at its beginning.
    pub fn chronicle_mark(&self, viewer: Viewer) -> (u64, usize) {
        self.chronicle_mark_until(viewer, self.entries.len())
    }

    /// The same when only the first `told` things had been told.
    pub fn chronicle_mark_until(&self, viewer: Viewer, told: usize) -> (u64, usize) {
        (self.rewritten, self.heard_by(viewer, told).count())
    }

    /// The events of the game that `viewer` heard of and that still hold, in order.
    pub fn events(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.heard_by(viewer, self.entries.len()).filter_map(|entry| match &entry.what {
            What::Event(_, event) => Some(event),
            What::TakenBack | What::AskedBack | What::Declined | What::Withdrawn => None,
        })
    }

    fn heard_by(&self, viewer: Viewer, told: usize) -> impl Iterator<Item = &Entry<G::Event>> {
        self.entries.iter().take(told).filter(move |entry| entry.reaches(viewer))
    }
}

/// What somebody said to the others.
fn said(seat: Option<Seat>, id: &'static str) -> Option<Phrase> {
    seat.map(|seat| Key::new("ui", id).phrase().with("seat", seat))
}

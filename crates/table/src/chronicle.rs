//! What happened, as each viewer heard it.

use curia_core::{Audience, Event, Game, Key, Phrase, Seat, Viewer};

use crate::Table;
use crate::table::slot;

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
    TakenBack(Audience),
    /// Somebody asks the others to take back a move.
    AskedBack,
    /// Somebody asked does not want to.
    Declined,
    /// Whoever asked no longer wants to.
    Withdrawn,
    /// The game has gone on before everybody had answered whoever asked.
    Lapsed,
}

impl<E> Entry<E> {
    /// True if `viewer` hears of it.
    pub(crate) fn reaches(&self, viewer: Viewer) -> bool {
        match &self.what {
            What::Event(audience, _) | What::TakenBack(audience) => audience.includes(viewer),
            What::AskedBack | What::Declined | What::Withdrawn | What::Lapsed => true,
        }
    }
}

/// A line of the chronicle as one viewer reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number among the things that the viewer heard.
    pub number: usize,
    /// The ply it belongs to.
    pub ply: u64,
    /// Who acted, if one seat did.
    pub seat: Option<Seat>,
    /// What happened.
    pub phrase: Phrase,
}

impl<G: Game> Table<G> {
    /// The last `most` lines of what `viewer` heard, the oldest first.
    pub fn chronicle(&self, viewer: Viewer, most: usize) -> Vec<Line> {
        self.chronicle_until(viewer, usize::MAX, most)
    }

    /// The same as it was when only the first `told` things had been told, to anybody ([`Beat::told`](crate::Beat::told)).
    pub fn chronicle_until(&self, viewer: Viewer, told: usize, most: usize) -> Vec<Line> {
        self.lines_back(viewer, told, most, |_| false)
    }

    /// Of the first `told` things, the lines after the first `heard` that `viewer` heard, with those before them that belong
    /// to the same sentence: back to the first one with which, as `begins` says, a sentence begins.
    pub fn chronicle_since(
        &self,
        viewer: Viewer,
        heard: usize,
        told: usize,
        begins: impl Fn(&Phrase) -> bool,
    ) -> Vec<Line> {
        let ends = |line: &Line| line.number <= heard && begins(&line.phrase);
        let mut lines = self.lines_back(viewer, told, usize::MAX, ends);
        // A sentence that begins with the first new thing needs nothing before it; else the whole of it is old.
        if lines.last().is_none_or(|line| line.number < heard) {
            lines.clear();
        }
        lines
    }

    /// Lines from the newest back to the one at which it `ends`, at most `most`, the oldest first.
    fn lines_back(&self, viewer: Viewer, told: usize, most: usize, ends: impl Fn(&Line) -> bool) -> Vec<Line> {
        let count = self.heard_by(viewer, told).count();
        let mut lines = Vec::new();
        for (back, entry) in self.heard_by(viewer, told).rev().enumerate() {
            let phrase = match &entry.what {
                What::Event(_, event) => event.phrase(),
                What::TakenBack(_) => Some(Key::new("ui", "undone").phrase()),
                What::AskedBack => said(entry.seat, "back_asked"),
                What::Declined => said(entry.seat, "back_declined"),
                What::Withdrawn => said(entry.seat, "back_withdrawn"),
                What::Lapsed => said(entry.seat, "back_lapsed"),
            };
            let Some(phrase) = phrase else { continue };
            let line = Line { number: count - 1 - back, ply: entry.ply, seat: entry.seat, phrase };
            let ended = ends(&line);
            lines.push(line);
            if ended || lines.len() == most {
                break;
            }
        }
        lines.reverse();
        lines
    }

    /// How far the chronicle has come for `viewer`: how often it was rewritten, and how many things they heard. With
    /// the same first number, what they heard before still stands at its beginning.
    pub fn chronicle_mark(&self, viewer: Viewer) -> (u64, usize) {
        self.chronicle_mark_until(viewer, self.entries.len())
    }

    /// The same when only the first `told` things had been told.
    pub fn chronicle_mark_until(&self, viewer: Viewer, told: usize) -> (u64, usize) {
        (self.rewritten[slot(viewer)], self.heard_by(viewer, told).count())
    }

    /// The events of the game that `viewer` heard of and that still hold, in order.
    pub fn events(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.heard_by(viewer, self.entries.len()).filter_map(|entry| match &entry.what {
            What::Event(_, event) => Some(event),
            What::TakenBack(_) | What::AskedBack | What::Declined | What::Withdrawn | What::Lapsed => None,
        })
    }

    fn heard_by(&self, viewer: Viewer, told: usize) -> impl DoubleEndedIterator<Item = &Entry<G::Event>> {
        self.entries[..told.min(self.entries.len())].iter().filter(move |entry| entry.reaches(viewer))
    }
}

/// What somebody said to the others.
fn said(seat: Option<Seat>, id: &'static str) -> Option<Phrase> {
    seat.map(|seat| Key::new("ui", id).phrase().with("seat", seat))
}

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
}

impl<E> Entry<E> {
    /// True if `viewer` hears of it.
    pub(crate) fn reaches(&self, viewer: Viewer) -> bool {
        match &self.what {
            What::Event(audience, _) => audience.includes(viewer),
            What::TakenBack => true,
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
        self.lines_back(viewer, most, |_| false)
    }

    /// The lines after the first `heard` things that `viewer` heard, with those before them that belong to the same
    /// sentence: back to the first one with which, as `begins` says, a sentence begins.
    pub fn chronicle_since(&self, viewer: Viewer, heard: usize, begins: impl Fn(&Phrase) -> bool) -> Vec<Line> {
        let ends = |line: &Line| line.number <= heard && begins(&line.phrase);
        let mut lines = self.lines_back(viewer, usize::MAX, ends);
        // A sentence that begins with the first new thing needs nothing before it; else the whole of it is old.
        if lines.last().is_none_or(|line| line.number < heard) {
            lines.clear();
        }
        lines
    }

    /// Lines from the newest back to the one at which it `ends`, at most `most`, the oldest first.
    fn lines_back(&self, viewer: Viewer, most: usize, ends: impl Fn(&Line) -> bool) -> Vec<Line> {
        let count = self.heard_by(viewer).count();
        let mut lines = Vec::new();
        for (back, entry) in self.heard_by(viewer).rev().enumerate() {
            let phrase = match &entry.what {
                What::Event(_, event) => event.phrase(),
                What::TakenBack => Some(Key::new("ui", "undone").phrase()),
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
        (self.rewritten, self.heard_by(viewer).count())
    }

    /// The events of the game that `viewer` heard of and that still hold, in order.
    pub fn events(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.heard_by(viewer).filter_map(|entry| match &entry.what {
            What::Event(_, event) => Some(event),
            What::TakenBack => None,
        })
    }

    fn heard_by(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = &Entry<G::Event>> {
        self.entries.iter().filter(move |entry| entry.reaches(viewer))
    }
}

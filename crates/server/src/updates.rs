//! What watchers are sent, drawn once for all who see the same, have the same and are to get the same.

use std::sync::{Arc, Mutex, PoisonError};

use curia_core::Viewer;
use curia_texts::Lang;

use crate::message::Message;

/// What makes a watcher's page: if none of it has changed, nothing has to be drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub(crate) viewer: Viewer,
    /// The version of what they see of the table.
    pub(crate) version: u64,
    /// The number of comings and goings.
    pub(crate) presences: u64,
}

/// What a watcher has before an update.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Has {
    /// Nothing of this stream, but perhaps something from before it: the number of the last message of another stream, and
    /// a page that is as new as what they are to get.
    Before { stream: Option<u64>, fresh_page: bool },
    /// The parts with this number, of a table whose next ply was this one.
    Parts { number: u64, next_ply: u64 },
}

/// Everything that decides about an update of a game that has begun. Nobody gets what was drawn for another viewer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Key {
    pub(crate) stamp: Stamp,
    pub(crate) lang: Lang,
    /// True if they see the moments of a command one after the other.
    pub(crate) beats: bool,
    pub(crate) has: Has,
}

/// The parts that a watcher has after an update.
#[derive(Default)]
pub(crate) struct Parts {
    /// Tells these parts from all others; by it a lost stream is taken up again.
    pub(crate) number: u64,
    /// The ids of the parts, each with a digest of what it holds.
    pub(crate) digests: Vec<(&'static str, u64)>,
    /// How far the chronicle was told.
    pub(crate) told: (u64, usize),
    /// The next ply of the table at that moment.
    pub(crate) next_ply: u64,
}

/// What a watcher is sent, and what they have then.
#[derive(Clone)]
pub(crate) struct Update {
    pub(crate) messages: Arc<[Message]>,
    pub(crate) parts: Arc<Parts>,
}

/// The newest updates of a table that may suit several watchers.
#[derive(Default)]
pub(crate) struct Updates(Mutex<Vec<(Key, Update)>>);

impl Updates {
    /// The update of this key. The first who asks draws it, and whoever asks meanwhile waits for them.
    pub(crate) fn get(&self, key: Key, draw: impl FnOnce() -> Option<Update>) -> Option<Update> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, update)) = kept.iter().find(|(other, _)| *other == key) {
            return Some(update.clone());
        }
        let update = draw()?;
        // What is out of date is asked for no more, and keeping it would only cost.
        kept.retain(|(other, _)| other.stamp.viewer != key.stamp.viewer || other.stamp == key.stamp);
        kept.push((key, update.clone()));
        Some(update)
    }
}

#[cfg(test)]
mod tests {
    use curia_core::Seat;

    use super::*;

    fn key(viewer: Viewer, version: u64, lang: Lang) -> Key {
        Key {
            stamp: Stamp { viewer, version, presences: 0 },
            lang,
            beats: true,
            has: Has::Parts { number: 7, next_ply: 1 },
        }
    }

    fn update(text: &'static str) -> Update {
        Update { messages: Arc::from([Message::from(text)]), parts: Arc::default() }
    }

    fn drawn(updates: &Updates, key: Key, text: &'static str) -> String {
        let update = updates.get(key, || Some(update(text))).unwrap();
        String::from_utf8(update.messages[0].text().to_vec()).unwrap()
    }

    #[test]
    fn an_update_is_drawn_once_for_equal_watchers_and_anew_for_all_others() {
        let updates = Updates::default();
        let spectator = key(Viewer::Spectator, 1, Lang::En);
        assert_eq!(drawn(&updates, spectator, "first"), "first");
        assert_eq!(drawn(&updates, spectator, "second"), "first");
        assert_eq!(drawn(&updates, key(Viewer::Spectator, 1, Lang::Hu), "magyar"), "magyar");
        assert_eq!(drawn(&updates, key(Viewer::Seat(Seat::S0), 1, Lang::En), "own"), "own");
        assert_eq!(drawn(&updates, Key { has: Has::Parts { number: 8, next_ply: 1 }, ..spectator }, "more"), "more");
        assert_eq!(drawn(&updates, Key { beats: false, ..spectator }, "less"), "less");
        assert_eq!(drawn(&updates, spectator, "third"), "first", "all of them are kept side by side");
    }

    #[test]
    fn what_is_out_of_date_is_not_kept() {
        let updates = Updates::default();
        drawn(&updates, key(Viewer::Spectator, 1, Lang::En), "old");
        drawn(&updates, key(Viewer::Seat(Seat::S0), 1, Lang::En), "own");
        drawn(&updates, key(Viewer::Spectator, 2, Lang::En), "new");
        assert_eq!(updates.0.lock().unwrap().len(), 2);
    }
}

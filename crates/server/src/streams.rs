//! How many streams are open, of one person and in all.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use curia_table::PersonId;
use tokio::sync::watch;

use crate::error::Error;
use crate::limits::{KEEP_ALIVE, STREAMS};

/// The open streams.
pub(crate) struct Streams {
    /// How many may be open in all.
    most: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    of: HashMap<PersonId, Own>,
}

/// The streams of one person.
#[derive(Default)]
struct Own {
    count: u16,
    /// Dropped to end them all.
    until: watch::Sender<()>,
}

impl Streams {
    pub(crate) fn new(most: usize) -> Arc<Streams> {
        Arc::new(Streams { most, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a stream of a person until what is returned is dropped. Refused if there are too many.
    pub(crate) fn count(self: &Arc<Self>, person: PersonId) -> Result<OpenStream, Error> {
        let mut open = self.open();
        let own = open.of.get(&person).map_or(0, |own| own.count);
        if open.all >= self.most || own >= STREAMS {
            return Err(Error::TooMany(KEEP_ALIVE.as_secs()));
        }
        open.all += 1;
        let own = open.of.entry(person).or_default();
        own.count += 1;
        Ok(OpenStream { streams: self.clone(), person, until: own.until.subscribe() })
    }

    /// Ends the streams that a person has open.
    pub(crate) fn end(&self, person: PersonId) {
        if let Some(own) = self.open().of.get_mut(&person) {
            own.until = watch::Sender::default();
        }
    }

    /// How many are open.
    pub(crate) fn len(&self) -> usize {
        self.open().all
    }
}

/// A stream of a person, as long as it is open.
pub(crate) struct OpenStream {
    streams: Arc<Streams>,
    person: PersonId,
    until: watch::Receiver<()>,
}

impl OpenStream {
    /// Comes when the stream is to end.
    pub(crate) async fn ended(&mut self) {
        while self.until.changed().await.is_ok() {}
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut open = self.streams.open();
        open.all -= 1;
        if let Some(own) = open.of.get_mut(&self.person) {
            own.count -= 1;
            if own.count == 0 {
                open.of.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_has_so_many_streams_and_others_are_not_concerned() {
        let streams = Streams::new(usize::MAX);
        let mut open: Vec<OpenStream> = (0..STREAMS).map(|_| streams.count(PersonId(1)).unwrap()).collect();
        assert!(matches!(streams.count(PersonId(1)), Err(Error::TooMany(_))));
        assert!(streams.count(PersonId(2)).is_ok());
        open.pop();
        assert!(streams.count(PersonId(1)).is_ok(), "a closed stream makes room");
        drop(open);
        assert!(streams.open().of.is_empty(), "nobody is remembered without a stream");
    }

    #[test]
    fn all_together_have_so_many_streams() {
        let streams = Streams::new(2);
        let first = streams.count(PersonId(1)).unwrap();
        let _second = streams.count(PersonId(2)).unwrap();
        assert!(matches!(streams.count(PersonId(3)), Err(Error::TooMany(_))));
        drop(first);
        assert!(streams.count(PersonId(3)).is_ok());
    }
}

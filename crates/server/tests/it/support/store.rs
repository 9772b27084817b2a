//! A store that can be told to fail, to wait, or to be read as something else.

use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};

use curia_store::{Measures, Pending, Sqlite, Store, StoreError, TableName, Write};
use curia_table::PersonId;

/// What happens to a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It is not kept, and the answer says so.
    Refuses,
    /// It is kept, but the answer is lost.
    LosesAnswer,
    /// It is kept only when [`TestStore::release`] is called.
    Waits,
    /// It waits likewise, and is refused then.
    WaitsAndRefuses,
}

type Change = Box<dyn Fn(&str) -> String + Send>;

/// A store on the disk with faults to order.
pub(crate) struct TestStore {
    disk: Arc<Sqlite>,
    /// What happens after so many writes more.
    fault: Mutex<Option<(usize, Fault)>>,
    /// How often each table was read.
    reads: Mutex<HashMap<String, usize>>,
    /// What becomes of each command that is read.
    change: Mutex<Option<Change>>,
    waiting: Arc<(Mutex<Waiting>, Condvar)>,
    refused: AtomicUsize,
}

#[derive(Default)]
struct Waiting {
    held: usize,
    permits: usize,
}

impl TestStore {
    pub(crate) fn open(directory: &Path) -> TestStore {
        TestStore {
            disk: Arc::new(Sqlite::open(directory).unwrap()),
            fault: Mutex::default(),
            reads: Mutex::default(),
            change: Mutex::default(),
            waiting: Arc::default(),
            refused: AtomicUsize::new(0),
        }
    }

    /// After so many writes more, every write meets this fault.
    pub(crate) fn fail_after(&self, writes: usize, fault: Fault) {
        *self.fault.lock().unwrap() = Some((writes, fault));
    }

    /// All is well again.
    pub(crate) fn recover(&self) {
        *self.fault.lock().unwrap() = None;
    }

    /// How many writes were refused at once so far.
    pub(crate) fn refused(&self) -> usize {
        self.refused.load(Ordering::Relaxed)
    }

    /// How many writes have had to wait so far.
    pub(crate) fn held(&self) -> usize {
        self.waiting.0.lock().unwrap().held
    }

    /// Lets one write that waits, or will wait, go on.
    pub(crate) fn release(&self) {
        self.waiting.0.lock().unwrap().permits += 1;
        self.waiting.1.notify_all();
    }

    /// Every command that is read from now on reads changed.
    pub(crate) fn read_as(&self, change: impl Fn(&str) -> String + Send + 'static) {
        *self.change.lock().unwrap() = Some(Box::new(change));
    }

    /// How often the server has read the table of this path.
    pub(crate) fn reads(&self, path: &str) -> usize {
        self.reads.lock().unwrap().get(name(path)).copied().unwrap_or(0)
    }

    /// What is on the disk of the table of this path.
    pub(crate) fn commands(&self, path: &str) -> Vec<String> {
        self.disk.table(name(path)).unwrap().unwrap().1
    }

    /// True if the table of this path is on the disk.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.disk.table(name(path)).unwrap().is_some()
    }

    /// The tables at which a person sits.
    pub(crate) fn tables(&self, person: PersonId) -> Vec<TableName> {
        self.disk.tables_of(person.0, 100).unwrap()
    }

    fn next_fault(&self) -> Option<Fault> {
        let mut fault = self.fault.lock().unwrap();
        match &mut *fault {
            Some((0, fault)) => Some(*fault),
            Some((left, _)) => {
                *left -= 1;
                None
            }
            None => None,
        }
    }
}

fn name(path: &str) -> &str {
    path.trim_start_matches("/t/")
}

impl Store for TestStore {
    fn keep(&self, batch: Vec<Write>) -> Pending {
        let Some(fault) = self.next_fault() else { return self.disk.keep(batch) };
        let (answer, pending) = Pending::new();
        // Who only asks whether the store works does not take the place of a write that is waited for.
        if fault == Fault::Refuses || batch == [Write::Probe] {
            self.refused.fetch_add(1, Ordering::Relaxed);
            let _ = answer.send(Err(StoreError::Stopped));
            return pending;
        }
        let (disk, waiting) = (self.disk.clone(), self.waiting.clone());
        std::thread::spawn(move || {
            let result = match fault {
                Fault::Refuses => Err(StoreError::Stopped),
                Fault::LosesAnswer => disk.keep(batch).wait().and(Err(StoreError::Stopped)),
                Fault::Waits | Fault::WaitsAndRefuses => {
                    let mut state = waiting.0.lock().unwrap();
                    state.held += 1;
                    let mut state = waiting.1.wait_while(state, |state| state.permits == 0).unwrap();
                    state.permits -= 1;
                    drop(state);
                    if fault == Fault::Waits { disk.keep(batch).wait() } else { Err(StoreError::Stopped) }
                }
            };
            let _ = answer.send(result);
        });
        pending
    }

    fn table(&self, name: &str) -> Result<Option<(String, Vec<String>)>, StoreError> {
        *self.reads.lock().unwrap().entry(name.to_owned()).or_default() += 1;
        let kept = self.disk.table(name)?;
        let change = self.change.lock().unwrap();
        Ok(match (&*change, kept) {
            (Some(change), Some((game, bodies))) => Some((game, bodies.iter().map(|body| change(body)).collect())),
            (_, kept) => kept,
        })
    }

    fn person(&self, id: u64) -> Result<Option<String>, StoreError> {
        self.disk.person(id)
    }

    fn tables_of(&self, person: u64, most: usize) -> Result<Vec<TableName>, StoreError> {
        self.disk.tables_of(person, most)
    }

    fn finished_of(&self, person: u64, most: usize) -> Result<Vec<TableName>, StoreError> {
        self.disk.finished_of(person, most)
    }

    fn count(&self) -> Result<u64, StoreError> {
        self.disk.count()
    }

    fn abandoned(&self, waiting: u64, playing: u64, over: u64, most: usize) -> Result<Vec<TableName>, StoreError> {
        self.disk.abandoned(waiting, playing, over, most)
    }

    fn revoked(&self) -> Result<Vec<(u64, u32)>, StoreError> {
        self.disk.revoked()
    }

    fn measures(&self) -> Measures {
        self.disk.measures()
    }

    fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.disk.secret(fresh)
    }
}

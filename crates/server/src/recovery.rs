//! After a failed write: the tables concerned are taken up again as soon as the store keeps anything.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use curia_catalog::with_any;
use tokio::time::{sleep, timeout};

use crate::app::App;
use crate::error::Error;
use crate::limits::{PROBE_AGAIN, REQUEST};
use crate::live::AnyLive;

/// The tables that wait for the store to work again.
#[derive(Default)]
pub(crate) struct Recovery(Mutex<State>);

#[derive(Default)]
struct State {
    /// True while the store is tried again and again.
    probing: bool,
    tables: HashSet<String>,
}

impl Recovery {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A write for the table has failed. Its next copy is loaded and driven once writes succeed again.
    pub(crate) fn failed(&self, app: &Arc<App>, table: &str) {
        let mut state = self.state();
        state.tables.insert(table.to_owned());
        if !std::mem::replace(&mut state.probing, true) {
            tokio::spawn(recover(app.clone()));
        }
    }

    /// True if the store does not work: then the table is driven when it does.
    pub(crate) fn waits_for(&self, table: &str) -> bool {
        let mut state = self.state();
        if state.probing {
            state.tables.insert(table.to_owned());
        }
        state.probing
    }

    /// The tables to be taken up, now that the store works.
    fn done(&self) -> HashSet<String> {
        let mut state = self.state();
        state.probing = false;
        std::mem::take(&mut state.tables)
    }
}

/// Tries the store until it works, then takes all waiting tables up again.
async fn recover(app: Arc<App>) {
    let mut shutdown = app.shutdown.subscribe();
    while !matches!(timeout(REQUEST, app.store.probe()).await, Ok(Ok(()))) {
        tokio::select! {
            () = sleep(PROBE_AGAIN) => {}
            _ = shutdown.wait_for(|stops| *stops) => return,
        }
    }
    let tables = app.recovery.done();
    tracing::info!(tables = tables.len(), "the store works again");
    for table in tables {
        match app.tables.get(&app, &table).await {
            Ok(live) => with_any!(AnyLive, &live, live => live.drive(&app)),
            Err(Error::NoTable) => {}
            Err(_) => app.recovery.failed(&app, &table),
        }
    }
}

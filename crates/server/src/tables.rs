//! All tables in memory. A table is loaded when somebody first asks for it and dropped when nobody does.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use curia_catalog::{GameId, UnknownGame, make_any, with_any};
use curia_table::{Command, Table};
use tokio::sync::Mutex as AsyncMutex;

use crate::app::App;
use crate::error::Error;
use crate::live::{AnyLive, Live};

/// A table that can be played or looked at, or one of which nothing can be shown.
#[derive(Clone)]
enum Entry {
    Live(AnyLive),
    Frozen,
}

/// All tables in memory.
pub(crate) struct Tables {
    tables: Mutex<HashMap<String, Entry>>,
    /// One table is loaded once, however many ask for it at the same time.
    loading: [AsyncMutex<()>; 16],
    spread: RandomState,
}

impl Tables {
    pub(crate) fn new() -> Tables {
        Tables { tables: Mutex::default(), loading: Default::default(), spread: RandomState::new() }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Entry>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a table that was just kept.
    pub(crate) fn add(&self, name: &str, live: AnyLive) {
        self.tables().insert(name.to_owned(), Entry::Live(live));
    }

    /// Drops a table; the next who asks for it gets what the store says.
    pub(crate) fn forget(&self, name: &str) {
        self.tables().remove(name);
    }

    fn find(&self, name: &str) -> Option<Result<AnyLive, Error>> {
        self.tables().get(name).map(|entry| match entry {
            Entry::Live(live) => Ok(live.clone()),
            Entry::Frozen => Err(Error::Frozen),
        })
    }

    /// The table of that name.
    pub(crate) async fn get(&self, app: &Arc<App>, name: &str) -> Result<AnyLive, Error> {
        if let Some(found) = self.find(name) {
            return found;
        }
        let shard = self.spread.hash_one(name) as usize % self.loading.len();
        let _loading = self.loading[shard].lock().await;
        if let Some(found) = self.find(name) {
            return found;
        }
        let wanted = name.to_owned();
        let (game, bodies) = app.read(move |store| store.table(&wanted)).await?.ok_or(Error::NoTable)?;
        match replay(&game, &bodies) {
            Ok((live, ends)) => {
                if let Some(error) = ends {
                    tracing::warn!(error = &error as &dyn std::error::Error, "a table is frozen");
                }
                self.add(name, live.clone());
                with_any!(AnyLive, &live, live => live.drive(app));
                Ok(live)
            }
            Err(error) => {
                tracing::warn!(error = &error as &dyn std::error::Error, "a table is frozen and cannot be shown");
                self.tables().insert(name.to_owned(), Entry::Frozen);
                Err(Error::Frozen)
            }
        }
    }

    /// Drops the tables that nobody has used for so long and that nobody holds.
    pub(crate) fn sweep(&self, idle: Duration) {
        let idle = u64::try_from(idle.as_millis()).unwrap_or(u64::MAX);
        self.tables().retain(|_, entry| match entry {
            // Whoever uses a table got it from this map, which is locked now: a lone reference stays lone.
            Entry::Live(live) => with_any!(AnyLive, live, live => Arc::strong_count(live) > 1 || !live.is_idle(idle)),
            Entry::Frozen => false,
        });
    }
}

/// Why a kept table cannot go on.
#[derive(Debug, thiserror::Error)]
enum LoadError {
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    #[error("{0} is not played at tables")]
    NotHosted(GameId),
    #[error("a command cannot be read")]
    Unreadable(#[from] serde_json::Error),
    #[error(transparent)]
    Replay(#[from] curia_table::ReplayError),
}

/// Plays a kept table again as far as it holds, and says where that ends if it does.
fn replay(game: &str, bodies: &[String]) -> Result<(AnyLive, Option<LoadError>), LoadError> {
    let id: GameId = game.parse()?;
    let mut commands: Vec<Command> = Vec::with_capacity(bodies.len());
    let mut ends: Option<LoadError> = None;
    for body in bodies {
        match serde_json::from_str(body) {
            Ok(command) => commands.push(command),
            Err(error) => {
                ends = Some(error.into());
                break;
            }
        }
    }
    let live = make_any!(AnyLive, id, G => {
        let (table, differs) = Table::<G>::replay_what_holds(&commands)?;
        ends = differs.map(LoadError::from).or(ends);
        match ends {
            // Empty chairs are nothing to look at.
            Some(error) if table.game().is_none() => return Err(error),
            _ => Live::new(table, ends.is_some()),
        }
    }, else return Err(LoadError::NotHosted(id)));
    Ok((live, ends))
}

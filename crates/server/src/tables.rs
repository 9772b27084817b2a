//! All tables in memory. A table is loaded when somebody first asks for it and dropped when nobody does.

use std::collections::HashMap;
use std::future::Future;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use curia_catalog::{GameId, UnknownGame, make_any, with_any};
use curia_table::{Command, Mismatch, Table};
use tokio::sync::Mutex as AsyncMutex;

use crate::app::App;
use crate::error::Error;
use crate::live::{AnyLive, Live};
use crate::request_log::tag;

/// A table that can be played or looked at, or one of which nothing can be shown.
#[derive(Clone)]
enum Entry {
    Live(AnyLive),
    Frozen,
}

impl Entry {
    /// True if somebody has used the table lately or holds it. Whoever uses one got it from the map, which must be
    /// locked meanwhile: a lone reference stays lone.
    fn is_used(&self, idle: Duration) -> bool {
        let idle = u64::try_from(idle.as_millis()).unwrap_or(u64::MAX);
        match self {
            Entry::Live(live) => with_any!(AnyLive, live, live => Arc::strong_count(live) > 1 || !live.is_idle(idle)),
            Entry::Frozen => false,
        }
    }
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
        let _loading = self.loading(name).lock().await;
        if let Some(found) = self.find(name) {
            return found;
        }
        let wanted = name.to_owned();
        let (game, bodies) = app.read(move |store| store.table(&wanted)).await?.ok_or(Error::NoTable)?;
        match replay(&game, &bodies) {
            Ok((live, ends)) => {
                if let Some(error) = ends {
                    tracing::warn!(
                        table = tag(name),
                        command = error.command(),
                        why = error.why(),
                        "a table is frozen"
                    );
                }
                self.add(name, live.clone());
                with_any!(AnyLive, &live, live => live.drive(app));
                Ok(live)
            }
            Err(error) => {
                tracing::warn!(
                    table = tag(name),
                    command = error.command(),
                    why = error.why(),
                    "a table is frozen and cannot be shown"
                );
                self.tables().insert(name.to_owned(), Entry::Frozen);
                Err(Error::Frozen)
            }
        }
    }

    fn loading(&self, name: &str) -> &AsyncMutex<()> {
        &self.loading[self.spread.hash_one(name) as usize % self.loading.len()]
    }

    /// How many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.tables().len()
    }

    /// Drops a table that nobody has used for so long, and lets `act` run while nobody can load it; `None` if somebody
    /// uses it.
    pub(crate) async fn while_unused<T>(&self, name: &str, idle: Duration, act: impl Future<Output = T>) -> Option<T> {
        let _loading = self.loading(name).lock().await;
        {
            let mut tables = self.tables();
            if tables.get(name).is_some_and(|entry| entry.is_used(idle)) {
                return None;
            }
            tables.remove(name);
        }
        Some(act.await)
    }

    /// Drops the tables that nobody has used for so long and that nobody holds.
    pub(crate) fn sweep(&self, idle: Duration) {
        self.tables().retain(|_, entry| entry.is_used(idle));
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

impl LoadError {
    /// Which command is to blame, if one is.
    fn command(&self) -> Option<u64> {
        match self {
            LoadError::Replay(error) => Some(error.seq),
            _ => None,
        }
    }

    /// Why, for the log: without what the command says, which is its players' business.
    fn why(&self) -> &'static str {
        match self {
            LoadError::UnknownGame(_) => "the game is not known",
            LoadError::NotHosted(_) => "the game is not played at tables",
            LoadError::Unreadable(_) => "a command cannot be read",
            LoadError::Replay(error) => match error.why {
                Mismatch::NoOpening => "there is no opening",
                Mismatch::OtherRules { .. } => "it was played by other rules",
                Mismatch::Refused(_) => "a command is refused now",
                Mismatch::LooksDifferent => "a command looks different now",
            },
        }
    }
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

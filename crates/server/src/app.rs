//! What all requests share.

use std::sync::Arc;
use std::time::Duration;

use curia_store::{Store, StoreError, Write};
use curia_table::PersonId;
use curia_texts::{Lang, Names, Words, clean_name, typed_name};
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use crate::ServeError;
use crate::bot_pool::BotPool;
use crate::clock;
use crate::connection::Patience;
use crate::error::{Error, Text};
use crate::limits::{ALL_STREAMS, CONNECTIONS, IDLE, SWEEP};
use crate::rate_limit::RateLimiter;
use crate::recovery::Recovery;
use crate::session::Cookies;
use crate::streams::Streams;
use crate::tables::Tables;
use crate::turn_feed::TurnFeed;

/// How a server behaves; everything else is a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// True if bots take their time like people; false for tests and measurements.
    pub human_pace: bool,
    /// True if people and addresses are bounded in how much they may ask for.
    pub limits: bool,
    /// On how many threads bots think.
    pub bots: usize,
    /// True if browsers reach the server through a proxy that speaks HTTPS.
    pub https: bool,
    /// How many streams may be open in all.
    pub streams: usize,
    /// How long a table that nobody uses stays in memory.
    pub idle: Duration,
    /// How many connections may be open in all, as far as the system gives descriptors.
    pub connections: usize,
    /// How long peers may keep the server waiting.
    pub patience: Patience,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            human_pace: true,
            limits: true,
            bots: 2,
            https: false,
            streams: ALL_STREAMS,
            idle: IDLE,
            connections: CONNECTIONS,
            patience: Patience::default(),
        }
    }
}

impl Config {
    /// Bots answer at once and nobody is bounded: for tests and measurements.
    pub fn for_measuring() -> Config {
        Config { human_pace: false, limits: false, ..Config::default() }
    }
}

/// What all requests share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) bots: BotPool,
    pub(crate) recovery: Recovery,
    pub(crate) cookies: Cookies,
    pub(crate) limiter: RateLimiter,
    pub(crate) turns: TurnFeed,
    pub(crate) streams: Arc<Streams>,
    pub(crate) shutdown: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> Result<App, ServeError> {
        let secret = store.secret(clock::entropy()?)?;
        Ok(App {
            config,
            store,
            tables: Tables::new(),
            recovery: Recovery::default(),
            bots: BotPool::start(config.bots).map_err(ServeError::Threads)?,
            cookies: Cookies::new(&secret, config.https),
            limiter: RateLimiter::new(config.limits),
            turns: TurnFeed::default(),
            streams: Streams::new(config.streams),
            shutdown: watch::Sender::new(false),
        })
    }

    /// Asks the store on a thread that may block.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Error> {
        let store = self.store.clone();
        Ok(tokio::task::spawn_blocking(move || question(store.as_ref())).await??)
    }

    /// Keeps all of `batch` or nothing of it.
    pub(crate) async fn keep(&self, batch: Vec<Write>) -> Result<(), Error> {
        self.store.keep(batch).await.map_err(Error::of_write)
    }

    /// What a person is called, if they ever said.
    pub(crate) async fn name_of(&self, person: PersonId) -> Result<Option<String>, Error> {
        self.read(move |store| store.person(person.0)).await
    }

    /// The name of somebody who sits down: the one they give, the one they have, or a guest's.
    pub(crate) async fn name_for(&self, person: PersonId, given: Option<&str>, lang: Lang) -> Result<String, Error> {
        if let Some(given) = given.filter(|name| !clean_name(name).is_empty()) {
            let name = typed_name(given).ok_or(Error::Name)?;
            self.keep(vec![Write::Person { id: person.0, name: name.clone() }]).await?;
            return Ok(name);
        }
        let number = (person.0 % 1000) as usize;
        let guest = || Words::of(lang).phrase(&Text::Guest.phrase().with("number", number), &Names::default());
        Ok(self.name_of(person).await?.unwrap_or_else(guest))
    }

    /// Drops idle tables until the server stops.
    pub(crate) async fn sweep(self: Arc<Self>) {
        let idle = self.config.idle;
        let mut sweeps = tokio::time::interval(SWEEP.min(idle.max(Duration::from_millis(1))));
        sweeps.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut shutdown = self.shutdown.subscribe();
        loop {
            tokio::select! {
                _ = sweeps.tick() => self.tables.sweep(idle),
                _ = shutdown.wait_for(|stops| *stops) => return,
            }
        }
    }
}

//! What all requests share.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use curia_store::{Store, StoreError, Write};
use curia_table::PersonId;
use curia_texts::{clean_name, typed_name};
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use crate::ServeError;
use crate::bot_pool::BotPool;
use crate::clock;
use crate::connection::Patience;
use crate::error::Error;
use crate::hosts::{self, Host, Inviting};
use crate::limits::{ALL_STREAMS, ALL_TABLES, CONNECTIONS, IDLE, SEARCHING_TABLES, SWEEP};
use crate::metrics::Metrics;
use crate::network::{self, Network};
use crate::pruning::Pruning;
use crate::rate_limit::RateLimiter;
use crate::recovery::Recovery;
use crate::routes::Probed;
use crate::session::{Cookies, Epochs, Session};
use crate::streams::{OpenStream, Streams};
use crate::tables::Tables;
use crate::turn_feed::TurnFeed;

/// How a server behaves; everything else is a constant.
#[derive(Clone, Debug)]
pub struct Config {
    /// True if bots take their time like people; false for tests and measurements.
    pub human_pace: bool,
    /// True if people and addresses are bounded in how much they may ask for.
    pub limits: bool,
    /// On how many threads bots think.
    pub bots: usize,
    /// How many tables may wait for bots that search before no more games with such bots begin.
    pub searching: usize,
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
    /// The proxies that are believed when they say for whom they ask.
    pub proxies: Vec<Network>,
    /// The names of the server; if there are any, it answers under no other one.
    pub hosts: Vec<Host>,
    /// How many tables may be kept.
    pub tables: u64,
    /// When abandoned tables are cleared away.
    pub pruning: Pruning,
    /// Where metrics are asked for; bound already, since only then is its address known.
    pub metrics: Option<Arc<TcpListener>>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            human_pace: true,
            limits: true,
            bots: 2,
            searching: SEARCHING_TABLES,
            https: false,
            streams: ALL_STREAMS,
            idle: IDLE,
            connections: CONNECTIONS,
            patience: Patience::default(),
            proxies: Vec::new(),
            hosts: Vec::new(),
            tables: ALL_TABLES,
            pruning: Pruning::default(),
            metrics: None,
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
    /// Where the server listens.
    pub(crate) listening: SocketAddr,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) bots: BotPool,
    pub(crate) recovery: Recovery,
    pub(crate) cookies: Cookies,
    pub(crate) limiter: RateLimiter,
    pub(crate) turns: TurnFeed,
    pub(crate) streams: Arc<Streams>,
    pub(crate) shutdown: watch::Sender<bool>,
    pub(crate) epochs: Epochs,
    pub(crate) metrics: Metrics,
    pub(crate) probed: Probed,
    /// How many tables are kept. Counted up with every opening and anew whenever tables are cleared away, so that one
    /// whose keeping failed is not counted for long.
    kept: AtomicU64,
}

impl App {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config, listening: SocketAddr) -> Result<App, ServeError> {
        let secret = store.secret(clock::entropy()?)?;
        Ok(App {
            listening,
            tables: Tables::new(),
            recovery: Recovery::default(),
            bots: BotPool::start(config.bots, config.searching).map_err(ServeError::Threads)?,
            cookies: Cookies::new(&secret, config.https),
            limiter: RateLimiter::new(config.limits),
            turns: TurnFeed::default(),
            streams: Streams::new(config.streams),
            shutdown: watch::Sender::new(false),
            epochs: Epochs::new(store.revoked()?),
            metrics: Metrics::new(store.measures()),
            probed: Probed::default(),
            kept: AtomicU64::new(store.count()?),
            config,
            store,
        })
    }

    /// Counts a stream of a person until what is returned is dropped.
    pub(crate) fn open_stream(&self, session: &Session) -> Result<OpenStream, Error> {
        let open = self.streams.count(session.person)?;
        // Who revokes raises the epoch first and ends the streams then: none slips through between.
        if self.epochs.counts(session.identity()) { Ok(open) } else { Err(Error::Revoked) }
    }

    /// How an invitation by somebody begins.
    pub(crate) fn inviting(&self, session: &Session) -> Inviting {
        hosts::inviting(&session.site, !self.config.hosts.is_empty(), || network::outward(self.listening))
    }

    /// Refuses a new table if there are too many, of the one who asks or in all.
    pub(crate) fn admit_table(&self, session: &Session) -> Result<(), Error> {
        if self.tables_kept() >= self.config.tables {
            return Err(Error::Full);
        }
        self.limiter.table(session)
    }

    /// Counts a table that is being opened.
    pub(crate) fn table_opens(&self) {
        self.kept.fetch_add(1, Ordering::Relaxed);
    }

    /// How many tables are kept.
    pub(crate) fn tables_kept(&self) -> u64 {
        self.kept.load(Ordering::Relaxed)
    }

    /// Counts the tables that are kept anew.
    pub(crate) async fn count_tables(&self) -> Result<(), Error> {
        self.kept.store(self.read(|store| store.count()).await?, Ordering::Relaxed);
        Ok(())
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

    /// The name of somebody who sits down: the one they give, the one they have, or none for a guest; and what is to be
    /// kept of it along with the chair they take.
    pub(crate) async fn name_for(&self, person: PersonId, given: Option<&str>) -> Result<(String, Vec<Write>), Error> {
        if let Some(given) = given.filter(|name| !clean_name(name).is_empty()) {
            let name = typed_name(given).ok_or(Error::Name)?;
            return Ok((name.clone(), vec![Write::Person { id: person.0, name }]));
        }
        Ok((self.name_of(person).await?.unwrap_or_default(), Vec::new()))
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

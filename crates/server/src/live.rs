//! A table in memory: commands one after the other, each kept before anybody hears of it. What it does by itself is in
//! `drive.rs`.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use curia_catalog::any_of;
use curia_core::Heuristics;
use curia_store::Write;
use curia_table::{Act, Command, Decision, Now, Request, Table};
use curia_web::Board;
use tokio::sync::{Mutex as AsyncMutex, watch};
use tracing::Instrument;

use crate::app::App;
use crate::clock;
use crate::drive::Driver;
use crate::error::Error;
use crate::limits::pace;
use crate::presence::Presence;
use crate::roster::Roster;
use crate::updates::Updates;

/// A game that can be played at a hosted table: it has a board, and bots can play it.
pub(crate) trait Hosted: Board + Heuristics {}

impl<G: Board + Heuristics> Hosted for G {}

/// A table of one game, shared by everybody at it.
pub(crate) type Shared<G> = Arc<Live<G>>;

any_of! {
    /// A table of any game.
    #[derive(Clone)]
    pub(crate) enum AnyLive of Shared
}

/// A table in memory.
pub(crate) struct Live<G: Hosted> {
    table: RwLock<Table<G>>,
    /// Held from the judgement of an intent until its commands are on the disk and installed.
    gate: AsyncMutex<()>,
    /// True once a write has failed: what is kept may differ from this copy, so it is used no more.
    stale: AtomicBool,
    /// Grows whenever a watcher may have something new to see.
    news: watch::Sender<u64>,
    pub(crate) presence: Presence,
    presences: AtomicU64,
    /// What its watchers are sent.
    pub(crate) updates: Updates,
    pub(crate) driver: Driver,
    /// True if the table was played by other rules: it can be looked at as far as they agree, and stands still.
    frozen: bool,
    used: AtomicU64,
}

impl<G: Hosted> Live<G> {
    /// A copy of a table that was just opened or read from the store.
    pub(crate) fn new(mut table: Table<G>, frozen: bool) -> Shared<G> {
        table.resume(clock::now(), clock::dice() as u32);
        Arc::new(Live {
            table: RwLock::new(table),
            gate: AsyncMutex::new(()),
            stale: AtomicBool::new(false),
            news: watch::Sender::new(0),
            presence: Presence::default(),
            presences: AtomicU64::new(0),
            updates: Updates::default(),
            driver: Driver::default(),
            frozen,
            used: AtomicU64::new(clock::now()),
        })
    }

    /// The table as it is installed.
    pub(crate) fn table(&self) -> RwLockReadGuard<'_, Table<G>> {
        self.table.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn table_mut(&self) -> RwLockWriteGuard<'_, Table<G>> {
        self.table.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// A receiver that is told whenever there may be something new to see.
    pub(crate) fn news(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    /// Grows when somebody visibly comes or goes.
    pub(crate) fn presences(&self) -> u64 {
        self.presences.load(Ordering::Relaxed)
    }

    /// Somebody visibly came or went.
    pub(crate) fn presence_changed(&self) {
        self.presences.fetch_add(1, Ordering::Relaxed);
        self.wake();
    }

    fn wake(&self) {
        self.news.send_modify(|number| *number += 1);
    }

    /// True if this copy of the table must not be used any more; the tables have another one.
    pub(crate) fn is_stale(&self) -> bool {
        self.stale.load(Ordering::Acquire)
    }

    /// True if the table stands still for good.
    pub(crate) fn is_frozen(&self) -> bool {
        self.frozen
    }

    /// Notes that the table is in use.
    pub(crate) fn touch(&self) {
        self.used.store(clock::now(), Ordering::Relaxed);
    }

    /// True if nobody has used the table for so long.
    pub(crate) fn is_idle(&self, for_ms: u64) -> bool {
        self.used.load(Ordering::Relaxed) + for_ms <= clock::now()
    }

    /// Judges an intent, keeps what follows from it, then installs it and wakes everybody. Runs to its end even
    /// if the one who asked hangs up.
    pub(crate) async fn submit(self: &Arc<Self>, app: &Arc<App>, request: Request) -> Result<(), Error> {
        self.submit_with(app, request, Vec::new()).await
    }

    /// The same, and keeps `along` in the same batch as the commands: both are on the disk or neither is. Where no
    /// command follows from the intent, nothing is kept.
    pub(crate) async fn submit_with(
        self: &Arc<Self>,
        app: &Arc<App>,
        request: Request,
        along: Vec<Write>,
    ) -> Result<(), Error> {
        let (live, app) = (self.clone(), app.clone());
        let carried_out = async move {
            let result = live.carry_out(&app, request, along).await;
            live.drive(&app);
            result
        };
        // What fails is logged with the id of the request.
        tokio::spawn(carried_out.in_current_span()).await?
    }

    async fn carry_out(&self, app: &Arc<App>, request: Request, along: Vec<Write>) -> Result<(), Error> {
        let _turn = self.gate.lock().await;
        if self.frozen {
            return Err(Error::Frozen);
        }
        if self.is_stale() {
            return Err(Error::Broken);
        }
        self.touch();
        let decision = self.decide(&request)?;
        if !decision.commands.is_empty() {
            self.keep(app, &decision, along).await?;
        }
        self.install(app, decision);
        self.wake();
        app.turns.publish(&self.table());
        Ok(())
    }

    /// Installs a decision. A window that opens with it begins when people have seen what led to it: its clock must not
    /// run out before.
    fn install(&self, app: &App, decision: Decision<G>) {
        let mut table = self.table_mut();
        let before = table.next_ply();
        table.install(decision);
        let beats = table.beats().iter().filter(|beat| beat.ply() >= before).count();
        if app.config.human_pace && beats > 0 {
            let unseen = self.driver.plays(beats, pace(self.presence.speed()).beat);
            table.postpone_window(before, unseen.as_millis() as u64);
        }
    }

    fn decide(&self, request: &Request) -> Result<Decision<G>, Error> {
        let table = self.table();
        // Whoever has left may still be looking.
        let left_and_here = table.left().iter().any(|seat| self.presence.is_here(seat));
        let now = Now { at: clock::now(), onlookers: left_and_here || self.presence.watching() > 0 };
        table.decide(request, now).map_err(|refused| Error::Refused(refused, Roster::of(&table)))
    }

    async fn keep(&self, app: &Arc<App>, decision: &Decision<G>, mut writes: Vec<Write>) -> Result<(), Error> {
        let name = self.table().name().to_owned();
        for command in &decision.commands {
            writes.push(command_write(&name, command)?);
            writes.extend(player_write(&self.table(), &name, command));
        }
        if decision.ends {
            writes.push(Write::Over { table: name.clone() });
        }
        if let Err(error) = app.store.keep(writes).await {
            // Whether it was kept is unknown: the truth is in the store, so this copy must go. Those who wait for
            // its gate are refused, and its watchers are sent away to watch the next copy.
            self.stale.store(true, Ordering::Release);
            app.tables.forget(&name);
            self.wake();
            app.recovery.failed(app, &name);
            return Err(Error::of_write(error));
        }
        Ok(())
    }
}

/// A command as the store keeps it.
pub(crate) fn command_write(table: &str, command: &Command) -> Result<Write, Error> {
    let body = serde_json::to_string(command)?;
    Ok(Write::Command { table: table.to_owned(), seq: command.seq, at: command.at, body })
}

/// Keeps the list of a person's tables true, and whether a game has begun.
fn player_write<G: Hosted>(table: &Table<G>, name: &str, command: &Command) -> Option<Write> {
    let name = name.to_owned();
    match &command.act {
        Act::Began => Some(Write::Begun { table: name }),
        Act::Sat { person, .. } => Some(Write::Player { table: name, person: person.0 }),
        Act::Stood { seat } => {
            let person = table.chair(*seat).person().filter(|&person| person != table.host())?;
            Some(Write::Gone { table: name, person: person.0 })
        }
        _ => None,
    }
}

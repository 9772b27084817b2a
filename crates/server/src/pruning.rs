//! Abandoned tables are cleared away, a few at a time and never while somebody uses them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use curia_store::Write;
use curia_table::Millis;
use tokio::time::{MissedTickBehavior, interval_at};

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::limits::{CLOCK_DRIFT, OVER_KEPT, PLAYING_KEPT, PRUNE_BATCH, PRUNE_EVERY, PRUNE_FIRST, WAITING_KEPT};

/// When tables count as abandoned, and when they are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pruning {
    /// How long after the start they are first looked for.
    pub first: Duration,
    /// How often afterwards.
    pub every: Duration,
    /// How long a table is kept whose game never began and that nobody touches.
    pub waiting: Duration,
    /// How long a game is kept that is not over and that nobody goes on with.
    pub playing: Duration,
    /// How long a game is kept that is over.
    pub over: Duration,
}

impl Default for Pruning {
    fn default() -> Pruning {
        Pruning {
            first: PRUNE_FIRST,
            every: PRUNE_EVERY,
            waiting: WAITING_KEPT,
            playing: PLAYING_KEPT,
            over: OVER_KEPT,
        }
    }
}

/// The time of day beside the time that goes by, both as they were at one moment.
#[derive(Clone, Copy, Debug)]
struct Clocks {
    day: Millis,
    steady: Instant,
}

impl Clocks {
    fn read() -> Clocks {
        Clocks { day: clock::wall(), steady: Instant::now() }
    }

    /// True if the time of day has gone like the other one since then. If somebody set it, a table of yesterday may look
    /// like one of last year: then nothing may be cleared away.
    fn agree_with(&self, then: Clocks) -> bool {
        let passed = u64::try_from(self.steady.saturating_duration_since(then.steady).as_millis()).unwrap_or(u64::MAX);
        let drift = self.day.abs_diff(then.day.saturating_add(passed));
        u128::from(drift) <= CLOCK_DRIFT.as_millis()
    }
}

/// Clears abandoned tables away until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let start = Clocks::read();
    let pruning = app.config.pruning;
    let every = pruning.every.max(Duration::from_millis(1));
    let mut rounds = interval_at(tokio::time::Instant::now() + pruning.first, every);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut shutdown = app.shutdown.subscribe();
    let mut trusted = true;
    loop {
        tokio::select! {
            _ = rounds.tick() => {}
            _ = shutdown.wait_for(|stops| *stops) => return,
        }
        let agrees = Clocks::read().agree_with(start);
        if trusted && !agrees {
            tracing::warn!("the clock was set since the start: no table is cleared away until the next start");
        }
        trusted &= agrees;
        if trusted {
            // A failure was logged where it happened; the next round tries again.
            let _ = round(&app, start).await;
        }
    }
}

/// Clears away whatever is abandoned, batch by batch, and counts the tables that are left.
async fn round(app: &Arc<App>, start: Clocks) -> Result<(), Error> {
    loop {
        let now = Clocks::read();
        if !now.agree_with(start) || *app.shutdown.borrow() {
            return Ok(());
        }
        let pruned = batch(app, now.day).await?;
        app.count_tables().await?;
        if pruned == 0 {
            return Ok(());
        }
        tracing::info!(tables = pruned, "abandoned tables were cleared away");
    }
}

/// Clears a few abandoned tables away; returns how many.
async fn batch(app: &Arc<App>, now: Millis) -> Result<usize, Error> {
    let pruning = app.config.pruning;
    let ago = |age: Duration| now.saturating_sub(u64::try_from(age.as_millis()).unwrap_or(u64::MAX));
    let (waiting, playing, over) = (ago(pruning.waiting), ago(pruning.playing), ago(pruning.over));
    // Those in memory may all be in use, and must not keep the others from being found.
    let most = PRUNE_BATCH + app.tables.len();
    let abandoned = app.read(move |store| store.abandoned(waiting, playing, over, most)).await?;
    let before = waiting.max(playing).max(over);
    let mut pruned = 0;
    for table in abandoned {
        let write = Write::Prune { table: table.clone(), before };
        // Nobody can load the table until it is gone, so nobody plays on at a table that is not there.
        let gone = app.tables.while_unused(&table, app.config.idle, async { app.store.keep(vec![write]).await });
        if let Some(gone) = gone.await {
            gone?;
            pruned += 1;
        }
        if pruned >= PRUNE_BATCH {
            break;
        }
    }
    Ok(pruned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_was_set_is_noticed_and_one_that_goes_on_is_not() {
        let then = Clocks { day: 1_000_000_000, steady: Instant::now() };
        let hour = Duration::from_secs(3600);
        let after = |day_ms: i64| Clocks {
            day: then.day.saturating_add_signed(3_600_000 + day_ms),
            steady: then.steady + hour,
        };
        assert!(after(0).agree_with(then));
        assert!(after(59_000).agree_with(then) && after(-59_000).agree_with(then));
        assert!(!after(61_000).agree_with(then), "set ahead");
        assert!(!after(-61_000).agree_with(then), "set back");
        assert!(!after(365 * 24 * 3_600_000).agree_with(then));
    }
}

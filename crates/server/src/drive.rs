//! What a table does by itself: bots answer, windows close. Each as often as it takes.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use curia_core::{BySeat, FastChance, MAX_SEATS, Seat};
use curia_table::{BotTurn, Intent, Refused, Request, Wake, Window};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep};

use crate::answering::{Timing, answer};
use crate::app::App;
use crate::bot_pool::Thinker;
use crate::clock;
use crate::error::Error;
use crate::limits::{BEATS_AHEAD, pace};
use crate::live::{Hosted, Live};

/// What is under way at a table.
pub(crate) struct Driver {
    /// Its name among those whose bots think.
    thinker: Thinker,
    /// The questions that bots answer, each with the task that does it.
    answering: Mutex<BySeat<Option<Answering>>>,
    /// The moment that is waited for.
    timed: AtomicU64,
    /// When people will have seen the moments of all commands so far.
    seen: Mutex<Option<Instant>>,
}

struct Answering {
    asked_at: u64,
    task: AbortHandle,
}

impl Default for Driver {
    fn default() -> Driver {
        static THINKERS: AtomicU64 = AtomicU64::new(0);
        Driver {
            thinker: THINKERS.fetch_add(1, Ordering::Relaxed),
            answering: Mutex::new(BySeat([const { None }; MAX_SEATS])),
            timed: AtomicU64::new(0),
            seen: Mutex::new(None),
        }
    }
}

impl Driver {
    fn answering(&self) -> MutexGuard<'_, BySeat<Option<Answering>>> {
        self.answering.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts moments that people see first, for so long each. Returns how long it takes until they have seen them all.
    pub(crate) fn plays(&self, beats: usize, each: Duration) -> Duration {
        let now = Instant::now();
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let behind = seen.map_or(Duration::ZERO, |seen| seen.saturating_duration_since(now));
        let behind = (behind + each * u32::try_from(beats).unwrap_or(u32::MAX)).min(BEATS_AHEAD);
        *seen = Some(now + behind);
        behind
    }

    /// How long it takes until people have seen all that led to the present question.
    fn unseen(&self) -> Duration {
        self.plays(0, Duration::ZERO)
    }

    /// Ends whatever is thought about: nobody waits for it any more.
    fn abandon(&self) {
        for past in self.answering().0.iter_mut().filter_map(Option::take) {
            past.task.abort();
        }
    }
}

/// Keeps what answers an open question, ends what answers another one, and begins what is missing.
fn follow(answering: &mut BySeat<Option<Answering>>, open: &[BotTurn], begin: impl Fn(BotTurn) -> AbortHandle) {
    for (seat, known) in Seat::ALL.into_iter().zip(answering.0.iter_mut()) {
        let turn = open.iter().find(|turn| turn.seat == seat);
        if known.as_ref().map(|known| known.asked_at) == turn.map(|turn| turn.asked_at) {
            continue;
        }
        // Nobody waits for the answer any more, so nobody has to think about it.
        if let Some(past) = known.take() {
            past.task.abort();
        }
        *known = turn.map(|&turn| Answering { asked_at: turn.asked_at, task: begin(turn) });
    }
}

impl<G: Hosted> Live<G> {
    /// Sets bots to think and a clock for what the table does by itself, as far as that is not done yet. A copy that is
    /// used no more does nothing; while the store fails nothing could be kept, so the table waits for its recovery.
    pub(crate) fn drive(self: &Arc<Self>, app: &Arc<App>) {
        if self.is_stale() || self.is_frozen() {
            return self.driver.abandon();
        }
        // Held before the table is read: of two who drive it at once, the later one has the newer questions.
        let mut answering = self.driver.answering();
        let (bots, window, wake) = {
            let table = self.table();
            (table.bots_to_ask(), table.window(), table.wakes())
        };
        if (!bots.is_empty() || wake.is_some()) && app.recovery.waits_for(self.table().name()) {
            return;
        }
        let begin = |turn| tokio::spawn(self.clone().bot_answers(app.clone(), turn, window)).abort_handle();
        follow(&mut answering, &bots, begin);
        if let Some(wake) = wake
            && self.driver.timed.swap(wake.ply, Ordering::Relaxed) != wake.ply
        {
            tokio::spawn(self.clone().tick(app.clone(), wake));
        }
    }

    /// Lets the table look at the time when its moment comes, again and again until that moment is past.
    async fn tick(self: Arc<Self>, app: Arc<App>, mut wake: Wake) {
        loop {
            sleep(Duration::from_millis(wake.at.saturating_sub(clock::now()))).await;
            if self.submit(&app, Request { person: None, intent: Intent::Tick }).await.is_err() {
                return;
            }
            match self.table().wakes() {
                Some(next) if next.ply == wake.ply => wake = next,
                _ => return,
            }
        }
    }

    /// Lets a bot answer at its moment.
    async fn bot_answers(self: Arc<Self>, app: Arc<App>, turn: BotTurn, window: Option<Window>) {
        let Some(game) = self.table().game().cloned() else { return };
        let timing = match app.config.human_pace {
            true => Timing::draw(pace(self.presence.speed()), window, self.driver.unseen()),
            false => Timing::AT_ONCE,
        };
        let mv = answer(&app.bots, self.driver.thinker, &game, turn, timing).await;
        let say = |mv: G::Move| Request {
            person: None,
            intent: Intent::Bot { seat: turn.seat, text: mv.to_string(), asked_at: turn.asked_at },
        };
        // A question that is another one by now was taken up anew; but a bot that errs must not stop the game.
        if let Err(Error::Refused(Refused::Rules(refusal), _)) = self.submit(&app, say(mv)).await {
            tracing::error!(rule = refusal.rule, "a bot chose what the rules forbid");
            let lawful = game.fallback(turn.seat, &mut FastChance::new(clock::dice()));
            let _ = self.submit(&app, say(lawful)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_hold_up_what_comes_next_one_after_the_other_but_not_for_ever() {
        let (driver, second) = (Driver::default(), Duration::from_secs(1));
        assert_eq!(driver.unseen(), Duration::ZERO);
        assert_eq!(driver.plays(2, second), 2 * second);
        let unseen = driver.plays(1, second);
        assert!(unseen > 2 * second && unseen <= 3 * second, "those of the next command come after: {unseen:?}");
        assert_eq!(driver.plays(100, second), BEATS_AHEAD);
    }
}

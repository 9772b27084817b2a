//! Bots think on threads of their own, never where requests are served. Bots that search have their threads, bots that
//! answer at once have theirs: no search is ever in the way of a quick answer. Among the tables whose bots search,
//! everyone gets their turn, and a shorter one the more there are.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use curia_bots::{Budget, Level, Stop, ask, make_until};
use curia_core::{FastChance, Heuristics, Seat};
use tokio::sync::oneshot;

use crate::clock;
use crate::limits::{LEAST_THINK, THINK};

/// Tells the tables apart whose bots think.
pub(crate) type Thinker = u64;

/// The threads on which bots think. They end with it.
pub(crate) struct BotPool {
    quick: Arc<Lane>,
    search: Arc<Lane>,
    /// So many tables may wait for bots that search before no more games with such bots begin.
    most: usize,
}

impl BotPool {
    /// Starts so many threads for bots that search, and one for the others. It is full when `most` tables wait.
    pub(crate) fn start(threads: usize, most: usize) -> std::io::Result<BotPool> {
        let pool = BotPool { quick: Arc::new(Lane::new(1)), search: Arc::new(Lane::new(threads.max(1))), most };
        for (name, lane, searches) in [("quick-bot", &pool.quick, false), ("bot", &pool.search, true)] {
            for _ in 0..lane.threads {
                let lane = lane.clone();
                std::thread::Builder::new().name(name.to_owned()).spawn(move || {
                    if searches {
                        give_way();
                    }
                    lane.work();
                })?;
            }
        }
        Ok(pool)
    }

    /// True if so many tables wait for bots that search that no more games with such bots should begin.
    pub(crate) fn is_full(&self) -> bool {
        self.search.queue().tables.len() >= self.most
    }

    /// How many tables wait for a bot, and how many bots think now.
    pub(crate) fn load(&self) -> (usize, usize) {
        let load = |lane: &Lane| {
            let queue = lane.queue();
            (queue.tables.len(), queue.thinking)
        };
        let (quick, search) = (load(&self.quick), load(&self.search));
        (quick.0 + search.0, quick.1 + search.1)
    }

    /// Sets a bot of `level` to think about the move of `seat`, for `most` at the longest.
    pub(crate) fn think<G: Heuristics>(
        &self,
        thinker: Thinker,
        game: G,
        seat: Seat,
        level: Level,
        most: Duration,
    ) -> Thought<G::Move> {
        let ((begin, begun), (answer, answered)) = (oneshot::channel(), oneshot::channel());
        let stop = Stop::default();
        let bot_stop = stop.clone();
        let think = move |share: Duration| {
            let _ = begin.send(());
            let mut bot = make_until::<G>(level, Budget::Time(share.min(most)), bot_stop);
            let mut entropy = FastChance::new(clock::dice());
            let _ = answer.send(ask(bot.as_mut(), &game, seat, &mut entropy));
        };
        let lane = if level == Level::Mcts { &self.search } else { &self.quick };
        lane.push(thinker, Job { think: Box::new(think), stop: stop.clone() });
        Thought { begun, answered, stop }
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.quick.close();
        self.search.close();
    }
}

/// What a bot is thinking. It stops once nobody holds this any more.
pub(crate) struct Thought<M> {
    begun: oneshot::Receiver<()>,
    answered: oneshot::Receiver<M>,
    stop: Stop,
}

impl<M> Thought<M> {
    /// Waits until the bot's turn to think has come.
    pub(crate) async fn begun(&mut self) {
        let _ = (&mut self.begun).await;
    }

    /// The answer; `None` if the bot failed.
    pub(crate) async fn answer(&mut self) -> Option<M> {
        (&mut self.answered).await.ok()
    }

    /// The answer, if there is one by now.
    pub(crate) fn so_far(&mut self) -> Option<M> {
        self.answered.try_recv().ok()
    }
}

impl<M> Drop for Thought<M> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

struct Job {
    think: Box<dyn FnOnce(Duration) + Send>,
    stop: Stop,
}

/// Threads of one kind with what waits for them.
struct Lane {
    threads: usize,
    queue: Mutex<Queue>,
    changed: Condvar,
}

/// What waits, the tables in turn.
#[derive(Default)]
struct Queue {
    tables: VecDeque<Thinker>,
    jobs: HashMap<Thinker, VecDeque<Job>>,
    thinking: usize,
    closed: bool,
}

impl Queue {
    fn push(&mut self, thinker: Thinker, job: Job) {
        let jobs = self.jobs.entry(thinker).or_default();
        jobs.push_back(job);
        if jobs.len() == 1 {
            self.tables.push_back(thinker);
        }
    }

    /// The next job of the table whose turn it is; its other jobs wait for its next turn. Jobs that nobody waits for are
    /// forgotten.
    fn pop(&mut self) -> Option<Job> {
        while let Some(thinker) = self.tables.pop_front() {
            let Some(jobs) = self.jobs.get_mut(&thinker) else { continue };
            jobs.retain(|job| !job.stop.is_stopped());
            let job = jobs.pop_front();
            match jobs.is_empty() {
                true => drop(self.jobs.remove(&thinker)),
                false => self.tables.push_back(thinker),
            }
            if job.is_some() {
                return job;
            }
        }
        None
    }
}

impl Lane {
    fn new(threads: usize) -> Lane {
        Lane { threads, queue: Mutex::default(), changed: Condvar::new() }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, thinker: Thinker, job: Job) {
        self.queue().push(thinker, job);
        self.changed.notify_one();
    }

    fn close(&self) {
        self.queue().closed = true;
        self.changed.notify_all();
    }

    /// Waits for a job and its share of the time; `None` at the end.
    fn next(&self) -> Option<(Job, Duration)> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.pop() {
                queue.thinking += 1;
                return Some((job, share(self.threads, queue.tables.len() + queue.thinking)));
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self) {
        while let Some((job, share)) = self.next() {
            if catch_unwind(AssertUnwindSafe(|| (job.think)(share))).is_err() {
                tracing::error!("a bot failed; the answer of the rules is taken instead");
            }
            self.queue().thinking -= 1;
        }
    }
}

/// How long a bot may think while so many tables want to: the same for all, and never so little that it plays blindly.
fn share(threads: usize, tables: usize) -> Duration {
    let (threads, tables) = (threads as u32, u32::try_from(tables).unwrap_or(u32::MAX));
    (THINK * threads / tables.max(threads)).max(LEAST_THINK)
}

/// Lets everybody else go first on a busy processor: a move that was made is told before another one is thought about.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::warn!(%error, "bots think as eagerly as the server serves");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Instant;

    use curia_core::{Game, SeatCount, Silent};
    use curia_guillotine::Guillotine;

    use super::*;

    fn job(stop: &Stop, act: impl FnOnce() + Send + 'static) -> Job {
        Job { think: Box::new(move |_| act()), stop: stop.clone() }
    }

    fn game() -> (Guillotine, Seat) {
        let seats = SeatCount::new(3).unwrap();
        let game = Guillotine::new(&Default::default(), seats, &mut FastChance::new(1), &mut Silent).unwrap();
        let seat = game.awaited().first().unwrap();
        (game, seat)
    }

    #[test]
    fn a_table_with_many_questions_waits_its_turn_like_all_others() {
        let (stop, (tell, told)) = (Stop::default(), channel());
        let mut queue = Queue::default();
        for (thinker, name) in [(1, "a1"), (1, "a2"), (1, "a3"), (2, "b1"), (3, "c1"), (2, "b2")] {
            let tell = tell.clone();
            queue.push(thinker, job(&stop, move || tell.send(name).unwrap()));
        }
        while let Some(job) = queue.pop() {
            (job.think)(THINK);
        }
        assert_eq!(told.try_iter().collect::<Vec<_>>(), ["a1", "b1", "c1", "a2", "b2", "a3"]);
        assert!(queue.jobs.is_empty() && queue.tables.is_empty(), "nothing is left behind");
    }

    #[test]
    fn what_nobody_waits_for_is_never_begun() {
        let mut queue = Queue::default();
        let stop = Stop::default();
        queue.push(1, job(&stop, || panic!("begun")));
        stop.stop();
        assert!(queue.pop().is_none());
        assert!(queue.jobs.is_empty());
    }

    #[test]
    fn the_more_tables_the_shorter_the_thoughts() {
        assert_eq!(share(2, 1), THINK);
        assert_eq!(share(2, 2), THINK);
        assert_eq!(share(2, 8), THINK / 4);
        assert_eq!(share(2, usize::MAX), LEAST_THINK);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn two_hundred_searching_tables_do_not_hold_up_a_quick_bot_and_everyone_is_served() {
        let pool = BotPool::start(2, usize::MAX).unwrap();
        let (game, seat) = game();
        let began = Instant::now();
        let think = |thinker| pool.think(thinker, game.clone(), seat, Level::Mcts, THINK);
        let mut searching: Vec<_> = (0..200).map(think).collect();
        let quick = pool.think(999, game.clone(), seat, Level::Greedy, THINK).answer().await;
        assert!(quick.is_some());
        // Alone it takes some microseconds; behind the others' searches it would be the last of all.
        assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());
        for thought in &mut searching {
            assert!(thought.answer().await.is_some());
        }
        // With the whole time for each it would be 50 s.
        assert!(began.elapsed() < Duration::from_secs(25), "{:?}", began.elapsed());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn an_abandoned_search_makes_room_at_once() {
        let pool = BotPool::start(1, usize::MAX).unwrap();
        let (game, seat) = game();
        let began = Instant::now();
        for thinker in 0..100 {
            let mut thought = pool.think(thinker, game.clone(), seat, Level::Mcts, THINK);
            thought.begun().await;
        }
        let mut last = pool.think(100, game, seat, Level::Mcts, THINK);
        assert!(last.answer().await.is_some());
        // One after the other to the end would be 50 s.
        assert!(began.elapsed() < Duration::from_secs(25), "{:?}", began.elapsed());
    }
}

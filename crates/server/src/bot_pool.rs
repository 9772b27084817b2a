//! Bots think on threads of their own, never where requests are served.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use curia_bots::{Budget, Level, ask, make};
use curia_core::{FastChance, Heuristics, Seat};
use tokio::sync::oneshot;

use crate::clock;
use crate::limits::THINK;

type Job = Box<dyn FnOnce() + Send>;

/// The threads on which bots think.
pub(crate) struct BotPool {
    jobs: Mutex<Sender<Job>>,
}

impl BotPool {
    /// Starts so many threads; they end with the server.
    pub(crate) fn start(threads: usize) -> std::io::Result<BotPool> {
        let (jobs, queue) = channel();
        let queue: Arc<Mutex<Receiver<Job>>> = Arc::new(Mutex::new(queue));
        for number in 0..threads.max(1) {
            let queue = queue.clone();
            std::thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&queue))?;
        }
        Ok(BotPool { jobs: Mutex::new(jobs) })
    }

    /// The move that a bot of `level` chooses for `seat`. The answer fails if the bot does.
    pub(crate) fn ask<G: Heuristics>(&self, game: G, seat: Seat, level: Level) -> oneshot::Receiver<G::Move> {
        let (answer, receiver) = oneshot::channel();
        let job = move || {
            let mut bot = make::<G>(level, Budget::Time(THINK));
            let mut entropy = FastChance::new(clock::dice());
            let _ = answer.send(ask(bot.as_mut(), &game, seat, &mut entropy));
        };
        let _ = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).send(Box::new(job));
        receiver
    }
}

fn work(queue: &Mutex<Receiver<Job>>) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot failed; the answer of the rules is taken instead");
        }
    }
}

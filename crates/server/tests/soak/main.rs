//! The server with a failing disk, a wrong clock and far too many guests: what must hold then, and for how long.
//!
//! In `make test` every campaign is short; `make soak` makes them long by variables of the environment.

mod clock;
mod disk;
mod load;
mod machine;
mod party;
mod steady;
mod vitals;

#[path = "../it/support/mod.rs"]
mod support;

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};

/// How long after the end of a fault every table goes on, and how much longer than a second an answer may take.
/// On a machine that builds and tests other things meanwhile, more is allowed.
pub(crate) const RECOVERY: Duration = Duration::from_secs(if cfg!(debug_assertions) { 8 } else { 2 });

/// Campaigns measure times and take all processors, so there is one at a time.
pub(crate) fn alone() -> MutexGuard<'static, ()> {
    static ONE: Mutex<()> = Mutex::new(());
    ONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How long a campaign is, by a variable of the environment.
pub(crate) fn from_environment(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// So many seeds, from the one that the environment names.
pub(crate) fn seeds(rounds: u64) -> std::ops::Range<u64> {
    let first = from_environment("CURIA_SEED", 1);
    first..first + rounds
}

/// Where those live who only watch.
pub(crate) fn runtime() -> &'static Runtime {
    static RUNTIME: LazyLock<Runtime> =
        LazyLock::new(|| Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap());
    &RUNTIME
}

//! What the store measures of itself.

use std::sync::atomic::AtomicU64;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

/// What the store measures of itself. A copy is cheap and counts the same; names are given by whoever registers it.
#[derive(Clone, Debug)]
pub struct Measures {
    /// How long each commit took, its sync included.
    pub commit_seconds: Histogram,
    /// Commits that failed: nothing of their batches was kept.
    pub commits_failed: Counter,
    /// Batches that wait for the writer or are being written.
    pub waiting: Gauge,
    /// The size of the log beside the database file.
    pub log_bytes: Gauge<u64, AtomicU64>,
    /// Checkpoints that failed or were held up by a reader.
    pub checkpoint_failures: Counter,
}

impl Measures {
    pub(crate) fn new() -> Measures {
        Measures {
            // From a quarter of a millisecond, a fast disk, to eight seconds.
            commit_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 16)),
            commits_failed: Counter::default(),
            waiting: Gauge::default(),
            log_bytes: Gauge::default(),
            checkpoint_failures: Counter::default(),
        }
    }
}

//! The time of day and the entropy of the system: the two things a pure table is given.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use curia_table::Millis;

/// Milliseconds since 1970 by the wall clock as it was at the start, counted on by one that nobody sets: a wall clock
/// that is put back or forward moves no deadline.
pub(crate) fn now() -> Millis {
    static START: LazyLock<(Instant, Millis)> = LazyLock::new(|| (Instant::now(), wall()));
    let (began, at) = *START;
    at.saturating_add(Millis::try_from(began.elapsed().as_millis()).unwrap_or(Millis::MAX))
}

/// Milliseconds since 1970 by the wall clock, which may be set at any moment.
pub(crate) fn wall() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// Bytes that nobody can guess. Without them no fair game can be played, so their absence ends the request.
pub(crate) fn entropy<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A number for paces and for the thoughts of bots, where one that can be guessed does no harm. Never for what names
/// or protects anybody.
pub(crate) fn dice() -> u64 {
    entropy().map_or_else(|_| now(), u64::from_le_bytes)
}

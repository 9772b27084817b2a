//! The time of day and the entropy of the system: the two things a pure table is given.

use std::time::{SystemTime, UNIX_EPOCH};

use curia_table::Millis;

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
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

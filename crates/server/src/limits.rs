//! Every bound of the server in one place.

use std::time::Duration;

/// The longest body of a post.
pub(crate) const BODY_BYTES: usize = 16 * 1024;
/// The longest client key.
pub(crate) const KEY_BYTES: usize = 64;
/// The most moves of one command.
pub(crate) const MOVES: usize = 16;
/// The longest text of a move or an order.
pub(crate) const MOVE_BYTES: usize = 64;
/// How long a request may take, streams excepted.
pub(crate) const REQUEST: Duration = Duration::from_secs(15);
/// How often a silent stream says that it lives.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// How long a person whose last stream has closed still counts as present: a reload is no absence.
pub(crate) const GRACE: Duration = Duration::from_secs(5);
/// How many lines of the chronicle are handed to a page.
pub(crate) const CHRONICLE: usize = 400;
/// How many of their tables a person is shown.
pub(crate) const MY_TABLES: usize = 20;
/// The most streams of one person.
pub(crate) const STREAMS: u16 = 24;
/// The most streams in all, unless the configuration says otherwise: at some 30 KB each they fit into a small machine.
pub(crate) const ALL_STREAMS: usize = 10_000;
/// How long a table that nobody uses stays in memory, unless the configuration says otherwise.
pub(crate) const IDLE: Duration = Duration::from_secs(300);
/// How often idle tables are looked for.
pub(crate) const SWEEP: Duration = Duration::from_secs(30);
/// How long a bot may think about one move.
pub(crate) const THINK: Duration = Duration::from_millis(500);
/// How long a bot's answer is waited for before the rules' own answer is taken.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);
/// How long a bot seems to think, at the least and at the most. Never shorter than it does.
pub(crate) const PACE_MS: (u64, u64) = (650, 1_500);
/// Within which hundredths of a window a bot reacts.
pub(crate) const REACTS: (u64, u64) = (15, 85);

/// A bucket of requests that fills up again.
pub(crate) struct Rate {
    /// How many at once.
    pub(crate) burst: f64,
    /// How many a second in the long run.
    pub(crate) per_second: f64,
}

/// Posts of one person.
pub(crate) const POSTS: Rate = Rate { burst: 60.0, per_second: 15.0 };
/// Posts of one address: a household or a school.
pub(crate) const ADDRESS_POSTS: Rate = Rate { burst: 600.0, per_second: 150.0 };
/// New tables of one person.
pub(crate) const NEW_TABLES: Rate = Rate { burst: 20.0, per_second: 0.2 };
/// How many buckets are kept before the full ones are thrown away.
pub(crate) const BUCKETS: usize = 20_000;

/// The most connections in all, unless the configuration says less: every stream, and some for pages.
pub(crate) const CONNECTIONS: usize = 12_000;
/// How many descriptors are left to the store, the listeners, refusals and what the system needs.
pub(crate) const DESCRIPTORS_KEPT: usize = 128;
/// Which share of all connections one IPv4 address or /64 of IPv6 may have: whoever fills theirs leaves the most of them
/// to others.
pub(crate) const HOUSEHOLD_SHARE: usize = 4;
/// Which share of all connections is never used by streams, so that pages are served whoever watches.
pub(crate) const PAGE_SHARE: usize = 4;
/// How long the head of a request may take, counted from its first byte or from a connection's first moment.
pub(crate) const HEAD: Duration = Duration::from_secs(15);
/// How long the body of a post may take: 16 KB come in that time over the slowest line.
pub(crate) const BODY: Duration = Duration::from_secs(10);
/// How long a peer may take nothing of what is written to them.
pub(crate) const WRITE: Duration = Duration::from_secs(30);
/// How long a connection may stay open between two requests: longer than the usual proxies keep theirs, so that it is
/// them who close it and never while they send a request.
pub(crate) const KEPT_OPEN: Duration = Duration::from_secs(150);
/// How long the system waits for a peer's word that bytes have come, before it takes them for gone.
pub(crate) const UNACKNOWLEDGED: Duration = Duration::from_secs(60);
/// How much the system keeps for one peer who does not read: small, so that some progress of a slow one is soon seen.
pub(crate) const SEND_BYTES: usize = 64 * 1024;
/// How much of one connection is kept in memory before it is read or written: also the longest head of a request.
pub(crate) const BUFFER_BYTES: usize = 64 * 1024;
/// How often connections that have been patient for too long are looked for, at the least.
pub(crate) const CONNECTION_SWEEP: Duration = Duration::from_secs(1);
/// How long no connection is taken after the system could not give one.
pub(crate) const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// How many are told at the same time that there is no room.
pub(crate) const REFUSALS: usize = 32;
/// How long one of them may take to hear it.
pub(crate) const REFUSAL: Duration = Duration::from_secs(1);
/// After how many seconds it is worth while to ask a full or stopping server again.
pub(crate) const RETRY_AFTER: u64 = 5;
/// How long requests under way may take after the server was told to stop. With the store's last commit all is over
/// within five seconds.
pub(crate) const DRAIN: Duration = Duration::from_secs(4);
/// How long connections without a request stay open then at the least, so that a request on its way is told to come
/// again.
pub(crate) const DRAIN_GRACE: Duration = Duration::from_millis(300);
/// How long a connection that was cut takes to be gone.
pub(crate) const GONE: Duration = Duration::from_millis(10);
/// How long threads that wait for the disk are waited for at the end.
pub(crate) const LAST_READS: Duration = Duration::from_millis(500);

//! Every bound of the server in one place, each with its reason.

use std::time::Duration;

use curia_web::Speed;

// What one request may bring.

/// The longest body of a post: the longest honest form is a new table of a few hundred bytes.
pub(crate) const BODY_BYTES: usize = 16 * 1024;
/// The longest client key: ours have some twenty letters.
pub(crate) const KEY_BYTES: usize = 64;
/// The most moves of one command: no decision of any game takes so many.
pub(crate) const MOVES: usize = 16;
/// The longest text of a move or an order: twice as long as any that a game has.
pub(crate) const MOVE_BYTES: usize = 64;
/// How long a request may take, streams excepted: longer than a slow disk's worst sync, shorter than a browser waits.
pub(crate) const REQUEST: Duration = Duration::from_secs(15);

// Pages and streams.

/// How often a silent stream says that it lives: a page that has heard nothing for twice as long takes its line for dead,
/// so that a loss nobody told of is noticed within 20 seconds.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_secs(7);
/// How long a person whose last stream has closed still counts as present: a reload is no absence.
pub(crate) const GRACE: Duration = Duration::from_secs(5);
/// How many lines of the chronicle are handed to a page: more than a whole game of most kinds.
pub(crate) const CHRONICLE: usize = 400;
/// How many of their finished games a person is shown: as many as fit on two screens; they are read, not loaded.
pub(crate) const FINISHED: usize = 20;
/// How many of their tables a person is shown: each is loaded to say whose turn it is.
pub(crate) const MY_TABLES: usize = 20;
/// The most streams of one person: a dozen tabs, each with the table and the list of turns.
pub(crate) const STREAMS: u16 = 24;
/// The most streams in all, unless the configuration says otherwise: at some 30 KB each they fit into a small machine.
pub(crate) const ALL_STREAMS: usize = 10_000;

// Tables in memory.

/// How long a table that nobody uses stays in memory, unless the configuration says otherwise: loading one again takes
/// milliseconds.
pub(crate) const IDLE: Duration = Duration::from_secs(300);
/// How often idle tables are looked for: often against [`IDLE`], seldom against the cost of looking.
pub(crate) const SWEEP: Duration = Duration::from_secs(30);

// Tables in all.

/// The most tables that are kept, unless the configuration says otherwise: at some 30 KB for a whole game they take
/// 6 GB at the most, which a small disk holds.
pub(crate) const ALL_TABLES: u64 = 200_000;
/// A table whose game never began is cleared away after so long: an invitation for next weekend still holds.
pub(crate) const WAITING_KEPT: Duration = Duration::from_secs(7 * DAY);
/// A game that nobody goes on with is cleared away after so long: longer than any holiday.
pub(crate) const PLAYING_KEPT: Duration = Duration::from_secs(90 * DAY);
/// A game that is over is cleared away after so long: its record could be fetched for a year.
pub(crate) const OVER_KEPT: Duration = Duration::from_secs(365 * DAY);
/// How long after the start tables are first cleared away: a clock that was wrong at the start of the machine has been
/// set by then.
pub(crate) const PRUNE_FIRST: Duration = Duration::from_secs(3600);
/// How often abandoned tables are looked for: the ages are counted in days.
pub(crate) const PRUNE_EVERY: Duration = Duration::from_secs(600);
/// How many abandoned tables are cleared away at once: each is a commit of its own, and players' commits go between.
pub(crate) const PRUNE_BATCH: usize = 50;
/// How far the time of day may part from the time that has gone by since the start before it is no longer believed:
/// more than clocks are corrected by in passing, far less than the shortest age of a table.
pub(crate) const CLOCK_DRIFT: Duration = Duration::from_secs(60);
/// When to come back to a server that is full of tables.
pub(crate) const FULL_RETRY: Duration = Duration::from_secs(3600);

const DAY: u64 = 24 * 3600;

// A store that fails.

/// How often a store that has failed is tried again. Well below the two seconds after which everything goes on.
pub(crate) const PROBE_AGAIN: Duration = Duration::from_millis(250);

// Bots.

/// How long a bot may think about one move at the most, while the machine is not busy.
pub(crate) const THINK: Duration = Duration::from_millis(500);
/// How long it may think at the least, however many tables wait: some hundred playouts, which is better than none.
pub(crate) const LEAST_THINK: Duration = Duration::from_millis(20);
/// How many tables may wait for bots that search before no more games with such bots begin, unless the configuration says
/// otherwise. With the least time for each
/// and two threads a round of them all takes five seconds; people do not wait longer for a bot.
pub(crate) const SEARCHING_TABLES: usize = 500;
/// How long a bot's answer is waited for before the rules of thumb answer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// What a table does in its own time, at one of the speeds at which people look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pace {
    /// How long a bot may think about one move.
    pub(crate) think: Duration,
    /// How long it seems to think, in milliseconds, at the least and at the most. Longer than it does, so that a choice
    /// and none look alike.
    pub(crate) answer_ms: (u64, u64),
    /// How long a page rests on each moment of a command; the page's script rests as long.
    pub(crate) beat: Duration,
}

/// The pace of a speed. Three bots with two answers each and a moment or two a turn take some eight seconds at the
/// normal one, half as long at the quick one, and at once what their thoughts need.
pub(crate) const fn pace(speed: Speed) -> Pace {
    let ms = Duration::from_millis;
    match speed {
        Speed::Slow => Pace { think: THINK, answer_ms: (900, 1400), beat: ms(1400) },
        Speed::Normal => Pace { think: ms(220), answer_ms: (250, 380), beat: ms(800) },
        Speed::Quick => Pace { think: ms(130), answer_ms: (150, 250), beat: ms(350) },
        Speed::AtOnce => Pace { think: ms(40), answer_ms: (55, 85), beat: ms(0) },
    }
}

/// The longest that the moments of past commands hold up what comes next: a page that has fallen further behind jumps.
pub(crate) const BEATS_AHEAD: Duration = Duration::from_secs(6);
/// How long before its moment in a window a search must be done.
pub(crate) const HAND_OVER: Duration = Duration::from_millis(50);
/// Within which hundredths of a window a bot reacts.
pub(crate) const REACTS: (u64, u64) = (15, 85);

// Rates: of one person, and of one network address, because a cookie is to be had for the asking.

/// A bucket of requests that fills up again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    /// How many at once.
    pub(crate) burst: f64,
    /// How many a second in the long run.
    pub(crate) per_second: f64,
}

/// Posts of one person: faster than anybody clicks.
pub(crate) const POSTS: Rate = Rate { burst: 60.0, per_second: 15.0 };
/// Posts of one address: a household or a school.
pub(crate) const ADDRESS_POSTS: Rate = Rate { burst: 600.0, per_second: 150.0 };
/// New tables of one person: an evening of trying things out.
pub(crate) const NEW_TABLES: Rate = Rate { burst: 20.0, per_second: 0.2 };
/// New tables of one address: a school opens some for everybody at once; in the long run some 17,000 a day, so that those
/// nobody plays at are cleared away before one address has filled the server with them.
pub(crate) const ADDRESS_TABLES: Rate = Rate { burst: 300.0, per_second: 0.2 };
/// New people of one address: a school comes in at once, and programs come without cookies. A cookie costs nothing to
/// keep, but every person has buckets.
pub(crate) const STRANGERS: Rate = Rate { burst: 2_000.0, per_second: 20.0 };
/// Revocations of one address: each is remembered for ever, in a few bytes.
pub(crate) const REVOCATIONS: Rate = Rate { burst: 10.0, per_second: 0.05 };
/// How many buckets of each kind are kept that are not full: some 2 MB a kind.
pub(crate) const BUCKETS: usize = 50_000;
/// How many buckets are shared by those for whom there is no room: enough that a flood does not close all of them to
/// somebody who comes in between.
pub(crate) const SHARED_BUCKETS: u64 = 1_024;
/// How often full buckets are looked for at most when there is no room: looking through all takes a millisecond.
pub(crate) const TIDY: Duration = Duration::from_secs(1);

// Connections.

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

// What operators ask.

/// How long the store may take for a probe before the server counts as not ready: far longer than a healthy sync.
pub(crate) const PROBE: Duration = Duration::from_secs(2);
/// How long the answer of a probe is good for: whoever asks oftener gets the same one.
pub(crate) const PROBE_KEPT: Duration = Duration::from_secs(1);

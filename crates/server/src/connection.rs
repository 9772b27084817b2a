//! One connection: what it is doing and since when, as its reads, writes and requests tell. Nothing here has a clock
//! of its own; whoever keeps the connections looks at all of them from time to time.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;

use crate::limits::{BODY, HEAD, KEPT_OPEN, WRITE};

/// How long a peer may keep the server waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the head of a request, from its first byte or from the beginning of the connection.
    pub head: Duration,
    /// For the body of a post, in all.
    pub body: Duration,
    /// For taking anything of what is written to them.
    pub write: Duration,
    /// For the next request.
    pub idle: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { head: HEAD, body: BODY, write: WRITE, idle: KEPT_OPEN }
    }
}

/// What a connection is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The head of the first request is waited for.
    New,
    /// Some of the head of a later request has come.
    Head,
    /// A request is being read, carried out or answered; a stream is open.
    Request,
    /// All of the answer is there, but not yet with the system.
    Answered,
    /// The last request is done, and nothing of the next one has come.
    Idle,
    /// It must end; no request begins any more.
    Cut,
}

const PHASES: [Phase; 6] = [Phase::New, Phase::Head, Phase::Request, Phase::Answered, Phase::Idle, Phase::Cut];

/// A phase and its beginning in one word, so that both are always seen together.
#[derive(Clone, Copy)]
struct Doing(u64);

impl Doing {
    fn new(phase: Phase, since: u64) -> Doing {
        Doing(since << 3 | phase as u64)
    }

    fn phase(self) -> Phase {
        PHASES.get((self.0 & 7) as usize).copied().unwrap_or(Phase::Cut)
    }

    fn since(self) -> u64 {
        self.0 >> 3
    }

    /// Outside of requests: the longer, the sooner. Who has been answered is likely to ask again, maybe in this very
    /// moment, so a crowd that says nothing at all goes before them.
    fn gives_way(self) -> Option<u64> {
        match self.phase() {
            Phase::New => Some(self.since()),
            Phase::Head | Phase::Idle => Some(self.since().saturating_add(HEAD.as_millis() as u64)),
            Phase::Request | Phase::Answered | Phase::Cut => None,
        }
    }
}

/// What is known of a connection. Its own task alone moves it from phase to phase; others may only cut it.
pub(crate) struct Connection {
    /// From when milliseconds are counted.
    epoch: Instant,
    doing: AtomicU64,
    /// Since when a write makes no progress, plus one; zero if none waits.
    blocked: AtomicU64,
    cut: Notify,
}

impl Connection {
    pub(crate) fn new(epoch: Instant) -> Arc<Connection> {
        let connection = Connection {
            epoch,
            doing: AtomicU64::new(Doing::new(Phase::New, 0).0),
            blocked: AtomicU64::new(0),
            cut: Notify::new(),
        };
        connection.enter(Phase::New);
        Arc::new(connection)
    }

    fn now(&self) -> u64 {
        u64::try_from(self.epoch.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn doing(&self) -> Doing {
        Doing(self.doing.load(Ordering::Acquire))
    }

    /// Goes from `before` to another phase; false if something else has come between.
    fn change(&self, before: Doing, to: Phase) -> bool {
        let next = Doing::new(to, self.now()).0;
        self.doing.compare_exchange(before.0, next, Ordering::AcqRel, Ordering::Acquire).is_ok()
    }

    /// Enters a phase; false if the connection was cut.
    fn enter(&self, phase: Phase) -> bool {
        let before = self.doing();
        before.phase() != Phase::Cut && self.change(before, phase)
    }

    /// A request begins and lasts until what is returned is dropped; `None` if the connection was cut.
    pub(crate) fn begin(self: &Arc<Self>) -> Option<Turn> {
        self.enter(Phase::Request).then(|| Turn(self.clone()))
    }

    fn heard(&self) {
        if self.doing().phase() == Phase::Idle {
            self.enter(Phase::Head);
        }
    }

    pub(crate) fn flushed(&self) {
        if self.doing().phase() == Phase::Answered {
            self.enter(Phase::Idle);
        }
    }

    fn wrote(&self, is_pending: bool) {
        match (is_pending, self.blocked.load(Ordering::Relaxed)) {
            (true, 0) => self.blocked.store(self.now() + 1, Ordering::Relaxed),
            (false, 1..) => self.blocked.store(0, Ordering::Relaxed),
            _ => {}
        }
    }

    /// When its turn is to give way to another one, in milliseconds of the epoch; `None` inside of a request.
    pub(crate) fn gives_way(&self) -> Option<u64> {
        self.doing().gives_way()
    }

    /// True from the head of a request to the last byte of its answer.
    pub(crate) fn is_asking(&self) -> bool {
        matches!(self.doing().phase(), Phase::Request | Phase::Answered)
    }

    /// Cuts a connection that is outside of any request; false if a request has begun or it is cut already.
    pub(crate) fn cut_silent(&self) -> bool {
        let before = self.doing();
        let cut = before.gives_way().is_some() && self.change(before, Phase::Cut);
        if cut {
            self.cut.notify_one();
        }
        cut
    }

    /// Cuts a connection whose peer has kept it waiting for too long.
    pub(crate) fn cut_overdue(&self, patience: &Patience) {
        let before = self.doing();
        let waits = |since: u64| Duration::from_millis(self.now().saturating_sub(since));
        let blocked = self.blocked.load(Ordering::Relaxed);
        let overdue = match before.phase() {
            Phase::Cut => false,
            _ if blocked > 0 && waits(blocked - 1) >= patience.write => true,
            Phase::New | Phase::Head => waits(before.since()) >= patience.head,
            Phase::Idle => waits(before.since()) >= patience.idle,
            Phase::Request | Phase::Answered => false,
        };
        if overdue && self.change(before, Phase::Cut) {
            self.cut.notify_one();
        }
    }

    /// Comes when the connection must end.
    pub(crate) async fn is_cut(&self) {
        self.cut.notified().await;
    }
}

/// A request of a connection, from its head to the last of its answer.
pub(crate) struct Turn(Arc<Connection>);

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.enter(Phase::Answered);
    }
}

/// The body of an answer, which holds its turn until all of it is handed over.
pub(crate) struct Answer {
    pub(crate) body: Body,
    pub(crate) _turn: Turn,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The socket of a connection, which tells what it sees.
pub(crate) struct Wire {
    pub(crate) stream: TcpStream,
    pub(crate) connection: Arc<Connection>,
}

impl AsyncRead for Wire {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buf))?;
        if buf.filled().len() > before {
            self.connection.heard();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Wire {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.connection.wrote(written.is_pending());
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.connection.wrote(written.is_pending());
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Is asked for once everything is written, so an answer that is there is with the system now.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_flush(cx))?;
        self.connection.flushed();
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        // The system would go on offering what nobody takes.
        if self.connection.blocked.load(Ordering::Relaxed) > 0 {
            let _ = self.stream.set_zero_linger();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: Patience =
        Patience { head: Duration::ZERO, body: Duration::ZERO, write: Duration::ZERO, idle: Duration::ZERO };

    #[test]
    fn a_request_is_never_cut_for_its_silence() {
        let connection = Connection::new(Instant::now());
        let turn = connection.begin().unwrap();
        assert_eq!(connection.gives_way(), None);
        assert!(!connection.cut_silent());
        connection.cut_overdue(&NONE);
        drop(turn);
        assert!(!connection.cut_silent(), "the answer is not with the system yet");
        connection.flushed();
        assert!(connection.cut_silent());
        assert!(connection.begin().is_none(), "no request begins on a connection that is cut");
    }

    #[test]
    fn the_time_of_a_head_runs_from_its_first_byte_whatever_follows() {
        let connection = Connection::new(Instant::now() - Duration::from_secs(9));
        drop(connection.begin());
        connection.flushed();
        assert_eq!(connection.doing().phase(), Phase::Idle);
        connection.heard();
        let began = connection.doing();
        assert_eq!((began.phase(), began.since() >= 9_000), (Phase::Head, true));
        connection.heard();
        assert_eq!(connection.doing().0, began.0);
    }

    #[test]
    fn a_write_without_progress_is_overdue_also_in_a_request() {
        let connection = Connection::new(Instant::now());
        let _turn = connection.begin().unwrap();
        connection.wrote(true);
        connection.wrote(false);
        connection.cut_overdue(&NONE);
        assert_eq!(connection.doing().phase(), Phase::Request, "progress begins it anew");
        connection.wrote(true);
        connection.cut_overdue(&Patience { write: Duration::from_secs(60), ..NONE });
        assert_eq!(connection.doing().phase(), Phase::Request);
        connection.cut_overdue(&NONE);
        assert_eq!(connection.doing().phase(), Phase::Cut);
    }
}

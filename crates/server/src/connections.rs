//! All connections: taken, bounded in number and patience, and ended in order.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderValue, header};
use curia_texts::{Lang, Words};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use prometheus_client::metrics::gauge::Gauge;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Interval, MissedTickBehavior, interval, sleep, timeout};

use crate::Config;
use crate::connection::{Answer, Connection, Patience, Wire};
use crate::error::Text;
use crate::limits::{
    ACCEPT_PAUSE, BUFFER_BYTES, CONNECTION_SWEEP, DESCRIPTORS_KEPT, DRAIN, DRAIN_GRACE, GONE, HOUSEHOLD_SHARE, REFUSAL,
    REFUSALS, RETRY_AFTER, SEND_BYTES, UNACKNOWLEDGED,
};
use crate::network::{Household, Network};

/// How many connections there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caps {
    pub(crate) all: usize,
    pub(crate) of_household: usize,
}

impl Caps {
    /// As many as are wished for and as there are descriptors.
    pub(crate) fn new(wished: usize, descriptors: Option<usize>) -> Caps {
        let given = descriptors.map_or(usize::MAX, |all| all.saturating_sub(DESCRIPTORS_KEPT).max(all / 2));
        let all = wished.min(given).max(1);
        Caps { all, of_household: (all / HOUSEHOLD_SHARE).max(1) }
    }
}

/// Whom a connection counts for. `None` on this machine and at a believed proxy: they bring everybody.
fn counted(address: IpAddr, proxies: &[Network]) -> Option<Household> {
    let brings_everybody = address.to_canonical().is_loopback() || proxies.iter().any(|proxy| proxy.has(address));
    (!brings_everybody).then(|| Household::of(address))
}

/// The open connections.
pub(crate) struct Connections {
    caps: Caps,
    patience: Patience,
    proxies: Vec<Network>,
    gauge: Gauge,
    epoch: Instant,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    number: u64,
    all: HashMap<u64, (Option<Household>, Arc<Connection>)>,
    of: HashMap<Household, usize>,
}

impl Open {
    fn remove(&mut self, number: u64) {
        let Some((Some(household), _)) = self.all.remove(&number) else { return };
        if let Some(count) = self.of.get_mut(&household) {
            *count -= 1;
            if *count == 0 {
                self.of.remove(&household);
            }
        }
    }

    /// Cuts the connection whose turn it is to give way, among all or those of one household.
    fn make_room(&mut self, household: Option<Household>) -> bool {
        loop {
            let within = self.all.iter().filter(|(_, (of, _))| household.is_none() || *of == household);
            let silent = within.filter_map(|(&number, (_, one))| Some((one.gives_way()?, number)));
            let Some((_, number)) = silent.min() else { return false };
            // One that has begun a request in this very moment is not silent any more.
            if self.all.get(&number).is_some_and(|(_, one)| one.cut_silent()) {
                self.remove(number);
                return true;
            }
        }
    }
}

impl Connections {
    /// Those of a server; `gauge` tells how many they are.
    pub(crate) fn new(caps: Caps, config: &Config, gauge: Gauge) -> Arc<Connections> {
        let (patience, proxies) = (config.patience, config.proxies.clone());
        Arc::new(Connections { caps, patience, proxies, gauge, epoch: Instant::now(), open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a connection from that address, if need be that of a silent one. `None` if all are in requests.
    fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<Place> {
        let household = counted(peer, &self.proxies);
        let mut open = self.open();
        let own = household.and_then(|household| open.of.get(&household)).copied().unwrap_or(0);
        if own >= self.caps.of_household && !open.make_room(household) {
            return None;
        }
        if open.all.len() >= self.caps.all && !open.make_room(None) {
            return None;
        }
        open.number += 1;
        let number = open.number;
        let connection = Connection::new(self.epoch);
        open.all.insert(number, (household, connection.clone()));
        if let Some(household) = household {
            *open.of.entry(household).or_default() += 1;
        }
        self.gauge.set(open.all.len() as i64);
        Some(Place { connections: self.clone(), number, connection })
    }

    fn make_room(&self) -> bool {
        self.open().make_room(None)
    }

    /// How often peers are looked at: they are cut a quarter of the shortest patience late at the most.
    fn sweeps(&self) -> Interval {
        let Patience { head, write, idle, .. } = self.patience;
        let mut sweeps = interval((head.min(write).min(idle) / 4).clamp(GONE, CONNECTION_SWEEP));
        sweeps.set_missed_tick_behavior(MissedTickBehavior::Delay);
        sweeps
    }

    /// Cuts those whose peers have kept the server waiting for too long.
    fn sweep(&self) {
        for (_, connection) in self.open().all.values() {
            connection.cut_overdue(&self.patience);
        }
    }

    /// Cuts all connections if none of them is in a request.
    fn end(&self) {
        let open = self.open();
        if open.all.values().all(|(_, connection)| !connection.is_asking()) {
            open.all.values().for_each(|(_, connection)| _ = connection.cut_silent());
        }
    }
}

/// The place of one connection, as long as it is open.
struct Place {
    connections: Arc<Connections>,
    number: u64,
    connection: Arc<Connection>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.open();
        open.remove(self.number);
        self.connections.gauge.set(open.all.len() as i64);
    }
}

/// Serves connections until the server is told to stop. Then none is taken any more, requests under way are answered,
/// and all is over after a short while, whatever the peers do.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    connections: Arc<Connections>,
    mut stops: watch::Receiver<bool>,
) {
    let mut tasks = JoinSet::new();
    let mut sweeps = connections.sweeps();
    let refusals = Refusals::new();
    let told = stops.clone();
    let mut failing = false;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = tasks.join_next() => continue,
            _ = sweeps.tick() => {
                connections.sweep();
                continue;
            }
            _ = stops.wait_for(|stops| *stops) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                failing = false;
                match connections.admit(peer.ip()) {
                    Some(place) => tasks.spawn(attend(stream, peer, place, router.clone(), told.clone())),
                    None => tasks.spawn(refusals.refuse(stream)),
                };
            }
            Err(error) if is_the_peers(&error) => {}
            Err(error) => {
                if !std::mem::replace(&mut failing, true) {
                    tracing::warn!(error = &error as &dyn std::error::Error, "cannot take a connection");
                }
                // Where one gives way its descriptor is soon free; else there is nothing to do but to wait.
                sleep(if connections.make_room() { GONE } else { ACCEPT_PAUSE }).await;
            }
        }
    }
    drop(listener);
    drain(tasks, &connections).await;
}

/// True if the peer has hung up before they were taken; the next one may still be there.
fn is_the_peers(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// Serves one connection to its end.
async fn attend(stream: TcpStream, peer: SocketAddr, place: Place, router: Router, stops: watch::Receiver<bool>) {
    set_up(&stream);
    let connection = place.connection.clone();
    let wire = TokioIo::new(Wire { stream, connection: connection.clone() });
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let turn = connection.begin().map(|turn| (turn, router.call(request)));
        let stops = &stops;
        async move {
            let (turn, answer) = turn.ok_or(io::ErrorKind::ConnectionAborted)?;
            let Ok(mut answer) = answer.await;
            if *stops.borrow() {
                answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            Ok::<_, io::Error>(answer.map(|body| Answer { body, _turn: turn }))
        }
    });
    let mut http = http1::Builder::new();
    // The time of a head is kept with all other times.
    http.header_read_timeout(None).max_buf_size(BUFFER_BYTES);
    tokio::select! {
        biased;
        () = connection.is_cut() => {}
        // How a connection ends is the peer's affair.
        _ = http.serve_connection(wire, service) => {}
    }
}

/// Small messages do not wait for each other, and a peer who is gone or does not read holds little and not for long.
fn set_up(stream: &TcpStream) {
    let _ = stream.set_nodelay(true);
    #[cfg(unix)]
    let _ = rustix::net::sockopt::set_socket_send_buffer_size(stream, SEND_BYTES);
    #[cfg(target_os = "linux")]
    let _ = rustix::net::sockopt::set_tcp_user_timeout(stream, UNACKNOWLEDGED.as_millis() as u32);
}

/// Tells peers that there is no room, a few at a time.
struct Refusals {
    /// The whole answer, in every language, since nobody has been asked for theirs.
    answer: Arc<[u8]>,
    at_a_time: Arc<Semaphore>,
}

impl Refusals {
    fn new() -> Refusals {
        let lines: String = Lang::ALL.iter().map(|&lang| Words::of(lang).text(Text::NoRoom) + "\n").collect();
        let head = format!(
            "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\ncache-control: no-store\r\n\
             retry-after: {RETRY_AFTER}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
            lines.len()
        );
        Refusals { answer: (head + &lines).into_bytes().into(), at_a_time: Arc::new(Semaphore::new(REFUSALS)) }
    }

    /// Waits a little for the peer to ask and to hear the answer. When too many are told already, they are hung up on.
    fn refuse(&self, mut stream: TcpStream) -> impl Future<Output = ()> + Send + 'static {
        let (answer, permit) = (self.answer.clone(), self.at_a_time.clone().try_acquire_owned());
        async move {
            let Ok(_permit) = permit else { return };
            let told = async {
                let mut asked = [0; 1024];
                // An answer to nothing would confuse them.
                stream.peek(&mut asked).await?;
                stream.write_all(&answer).await?;
                stream.shutdown().await?;
                // To hang up on somebody who is still speaking would take the answer back.
                while stream.read(&mut asked).await? > 0 {}
                io::Result::Ok(())
            };
            let _ = timeout(REFUSAL, told).await;
        }
    }
}

/// Lets requests under way come to their end, if they do so in time. As long as there are some, and for a moment at
/// the least, all other connections stay open, so that a request on its way is told to come again.
async fn drain(mut tasks: JoinSet<()>, connections: &Connections) {
    let began = Instant::now();
    let mut look = DRAIN_GRACE;
    while began.elapsed() < DRAIN {
        match timeout(look.saturating_sub(began.elapsed()), tasks.join_next()).await {
            Ok(None) => return,
            Ok(Some(_)) => {}
            Err(_) => {
                connections.end();
                look = began.elapsed() + GONE;
            }
        }
    }
    tracing::warn!(connections = tasks.len(), "requests did not end in time and are cut off");
    tasks.shutdown().await;
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn with(all: usize, of_household: usize) -> Arc<Connections> {
        let config = Config { proxies: vec!["198.51.100.0/24".parse().unwrap()], ..Config::default() };
        Connections::new(Caps { all, of_household }, &config, Gauge::default())
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn the_silent_one_gives_way_and_never_a_request() {
        let connections = with(2, 2);
        let asking = connections.admit(ip("192.0.2.1")).unwrap();
        let _turn = asking.connection.begin().unwrap();
        let silent = connections.admit(ip("192.0.2.2")).unwrap();
        let third = connections.admit(ip("192.0.2.3")).unwrap();
        assert!(silent.connection.begin().is_none(), "it had to give way");
        let _turn = third.connection.begin().unwrap();
        assert!(connections.admit(ip("192.0.2.4")).is_none(), "all are in requests");
        drop(silent);
        assert!(connections.admit(ip("192.0.2.4")).is_none(), "its place was given away already");
        drop(asking);
        assert!(connections.admit(ip("192.0.2.4")).is_some());
    }

    #[test]
    fn the_longest_silence_ends_first() {
        let connections = with(3, 3);
        let places: Vec<Place> = ["192.0.2.1", "192.0.2.2", "192.0.2.3"]
            .iter()
            .map(|peer| {
                let place = connections.admit(ip(peer)).unwrap();
                std::thread::sleep(Duration::from_millis(2));
                place
            })
            .collect();
        let _fourth = connections.admit(ip("192.0.2.4")).unwrap();
        let _fifth = connections.admit(ip("192.0.2.5")).unwrap();
        assert!(places[0].connection.begin().is_none());
        assert!(places[1].connection.begin().is_none());
        assert!(places[2].connection.begin().is_some());
    }

    #[test]
    fn who_has_been_answered_gives_way_after_a_crowd_that_says_nothing() {
        let connections = with(2, 2);
        let player = connections.admit(ip("192.0.2.1")).unwrap();
        drop(player.connection.begin());
        player.connection.flushed();
        let crowd: Vec<Place> = (0..9)
            .map(|_| {
                std::thread::sleep(Duration::from_millis(2));
                connections.admit(ip("192.0.2.2")).unwrap()
            })
            .collect();
        assert!(crowd[7].connection.begin().is_none(), "the crowd gives way");
        assert!(player.connection.begin().is_some(), "the player does not");
    }

    #[test]
    fn one_household_has_its_share_and_others_are_not_concerned() {
        let connections = with(100, 2);
        let places = ["2001:db8::1", "2001:db8::ffff:2"].map(|peer| connections.admit(ip(peer)).unwrap());
        let _turns = places.each_ref().map(|place| place.connection.begin().unwrap());
        assert!(connections.admit(ip("2001:db8::3")).is_none(), "a whole /64 counts as one");
        let other = connections.admit(ip("2001:db8:0:1::3")).unwrap();
        let here: Vec<Place> = (0..50).map(|_| connections.admit(ip("127.0.0.1")).unwrap()).collect();
        let _busy: Vec<_> = here.iter().map(|place| place.connection.begin().unwrap()).collect();
        assert!(connections.admit(ip("::ffff:127.0.0.1")).is_some(), "a proxy on this machine brings everybody");
        assert!(other.connection.begin().is_some(), "another household gives way to nobody here");
        drop(places);
        assert!(connections.admit(ip("2001:db8::3")).is_some());
    }

    #[test]
    fn whoever_brings_everybody_has_no_share() {
        assert_eq!(counted(ip("::1"), &[]), None);
        assert_eq!(counted(ip("::ffff:127.0.0.1"), &[]), None);
        let proxies = with(1, 1).proxies.clone();
        assert_eq!(counted(ip("198.51.100.7"), &proxies), None, "a believed proxy");
        assert!(counted(ip("192.0.2.1"), &proxies).is_some());
    }

    #[test]
    fn nobody_is_remembered_without_a_connection() {
        let connections = with(10, 10);
        drop(connections.admit(ip("192.0.2.1")));
        let open = connections.open();
        assert!(open.all.is_empty() && open.of.is_empty());
    }

    #[test]
    fn caps_leave_descriptors_to_the_rest_of_the_server() {
        assert_eq!(Caps::new(12_000, Some(1024)), Caps { all: 896, of_household: 224 });
        assert_eq!(Caps::new(12_000, Some(1 << 20)).all, 12_000);
        assert_eq!(Caps::new(12_000, Some(64)).all, 32);
        assert_eq!(Caps::new(12_000, None).all, 12_000);
    }
}

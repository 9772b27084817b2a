//! Far too many guests: people who play do not wait for them.

use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use axum::http::{Method, header};
use curia_catalog::GameId;
use curia_server::client::{Client, Events};
use futures_util::future::join_all;
use tempfile::TempDir;
use tokio::time::timeout;

use crate::party::{Party, Plan, Step};
use crate::support::{Guest, Process};
use crate::vitals::Vitals;
use crate::{RECOVERY, alone, from_environment, runtime};

/// How long somebody who plays may wait for anything.
const WAIT: Duration = Duration::from_secs(if cfg!(debug_assertions) { 4 } else { 1 });

/// Begins a table of two strong bots, which think all the time.
async fn begin_strong_bots(address: SocketAddr) {
    let mut client = Client::new(address);
    let answer = client.post("/new", "game=guillotine&seat=mcts&seat=mcts&window=0").await.unwrap();
    let path = answer.header("location").unwrap().to_owned();
    assert_eq!(client.post(&format!("{path}/start"), "").await.unwrap().status, 303);
}

#[test]
fn a_fair_bot_answers_soon_while_strong_ones_think_at_200_tables() {
    let _alone = alone();
    let data = TempDir::with_prefix("curia-data-").unwrap();
    let server = Process::start(data.path(), &[]);
    runtime().block_on(join_all((0..200).map(|_| begin_strong_bots(server.address))));
    let (mut moves, mut slowest) = (0, Duration::ZERO);
    let plan = Plan { game: GameId::Guillotine, people: 1, bots: &["greedy"], window: 0 };
    let mut party = Party::open(server.address, plan, 1).unwrap();
    while moves < from_environment("CURIA_FAIR_MOVES", 10) {
        let began = Instant::now();
        // Whoever begins: the bot has answered when the person may choose again.
        while !party.is_ready() {
            let waited = began.elapsed();
            assert!(waited <= WAIT, "the fair bot has not answered after {waited:?}");
            std::thread::sleep(Duration::from_millis(5));
        }
        slowest = slowest.max(began.elapsed());
        match party.step() {
            Step::Moved => moves += 1,
            Step::Over => party = Party::open(server.address, plan, moves).unwrap(),
            Step::Quiet => {}
            Step::Failed => panic!("the server does not answer"),
        }
    }
    println!("bots: {moves} moves against a fair bot beside 200 tables of strong ones, slowest answer {slowest:?}");
}

/// The stream of a browser that watches, after its first picture.
async fn watch(address: SocketAddr, path: &str) -> Events {
    let mut client = Client::new(address);
    client.set_header(header::ACCEPT_ENCODING, "gzip");
    client.get("/about").await.unwrap();
    let mut events = client.events(&format!("{path}/events")).await.unwrap();
    events.next().await.unwrap();
    events
}

#[test]
fn five_hundred_watchers_of_one_table_hear_of_a_move_at_once() {
    const WATCHERS: u64 = 500;
    let _alone = alone();
    let data = TempDir::with_prefix("curia-data-").unwrap();
    let server = Process::start(data.path(), &[]);
    let mut party = Party::open(server.address, Plan::people(GameId::Guillotine), 1).unwrap();
    let path = party.path().to_owned();
    let first = runtime().block_on(join_all((0..20).map(|_| watch(server.address, &path))));
    let before = Vitals::of(server.id(), data.path());
    let all = runtime().block_on(join_all((0..WATCHERS).map(|_| watch(server.address, &path))));
    let each = (Vitals::of(server.id(), data.path()).memory_kb.saturating_sub(before.memory_kb)) / WATCHERS;
    assert!(each <= 100, "{each} KB a stream");
    let (mut all, mut slowest) = (first.into_iter().chain(all).collect::<Vec<_>>(), Duration::ZERO);
    for _ in 0..from_environment("CURIA_WATCHED_MOVES", 5) {
        if party.step() == Step::Over {
            break;
        }
        let began = Instant::now();
        let heard = runtime().block_on(async { timeout(RECOVERY, join_all(all.iter_mut().map(Events::next))).await });
        let heard = heard.unwrap_or_else(|_| panic!("not all watchers heard of a move within {RECOVERY:?}"));
        assert!(heard.iter().all(Result::is_ok));
        slowest = slowest.max(began.elapsed());
        // One look of everybody can be several moves, and several updates.
        runtime().block_on(join_all(
            all.iter_mut().map(
                async |events| {
                    while timeout(Duration::from_millis(100), events.next()).await.is_ok() {}
                },
            ),
        ));
    }
    println!("watchers: {} of one table, the last one heard of a move after {slowest:?}, {each} KB each", all.len());
}

#[test]
fn people_play_while_a_thousand_connections_are_silent() {
    let _alone = alone();
    let data = TempDir::with_prefix("curia-data-").unwrap();
    // As many descriptors as a process usually gets.
    let server = Process::start(data.path(), &["sh", "-c", "ulimit -n 1024 && exec \"$0\" \"$@\""]);
    let mut party = Party::open(server.address, Plan::people(GameId::Guillotine), 1).unwrap();
    let silent: Vec<TcpStream> = (0..1_000)
        .map(|number| {
            let mut stream = TcpStream::connect(server.address).unwrap();
            // Some say nothing at all, some never come to the end.
            if number % 2 == 0 {
                stream.write_all(b"GET / HTTP/1.1\r\nhost: curia\r\nx-").unwrap();
            }
            stream
        })
        .collect();
    let (mut moves, mut newcomers, mut slowest) = (0, 0, Duration::ZERO);
    for number in 0..from_environment("CURIA_NEWCOMERS", 60) {
        let began = Instant::now();
        match party.step() {
            Step::Moved => moves += 1,
            Step::Over => {
                party = Party::open(server.address, Plan::people(GameId::Guillotine), number).expect("a new table")
            }
            Step::Quiet => {}
            Step::Failed => panic!("people who play are not answered"),
        }
        let page = Guest::at(server.address).try_send(Method::GET, "/about", "");
        assert!(page.as_ref().is_ok_and(|page| page.status == 200), "a newcomer gets no page: {page:?}");
        newcomers += 1;
        slowest = slowest.max(began.elapsed());
        assert!(slowest <= WAIT, "somebody waited for {slowest:?} behind silent connections");
    }
    println!(
        "silence: {} connections, {moves} rounds of moves and {newcomers} newcomers meanwhile, slowest {slowest:?}",
        silent.len()
    );
}

//! A full disk, a disk that fails and a slow one: nothing acknowledged is lost or doubled, and when the fault is gone
//! every table goes on by itself.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::http::HeaderName;
use curia_catalog::GameId;
use curia_core::{Chance, FastChance};
use curia_guillotine::Guillotine;
use curia_server::client::Client;
use curia_table::Table;
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

use crate::machine::{Cell, Machine};
use crate::party::{Disk, Party, Plan, Step, copy_of};
use crate::support::{Process, eventually};
use crate::{RECOVERY, alone, from_environment, runtime, seeds};

/// How often something happened at a place.
#[derive(Default)]
struct Pulse {
    moves: AtomicU64,
    failures: AtomicU64,
}

impl Pulse {
    fn moves(&self) -> u64 {
        self.moves.load(Ordering::SeqCst)
    }

    fn failures(&self) -> u64 {
        self.failures.load(Ordering::SeqCst)
    }
}

/// A place where one game after the other is played.
struct Place {
    name: &'static str,
    pulse: Arc<Pulse>,
    /// How long it may be quiet without a fault: windows have a length, and bots think.
    quiet: Duration,
    players: Option<JoinHandle<Vec<Party>>>,
}

/// A server on a machine that can fail, with tables at which people and bots play all the time.
struct Hall {
    data: TempDir,
    machine: Machine,
    server: Process,
    places: Vec<Place>,
    /// A table of bots at which nobody looks.
    unwatched: String,
    stop: Arc<AtomicBool>,
    seed: u64,
}

impl Hall {
    fn open(seed: u64) -> Hall {
        let data = TempDir::with_prefix("curia-data-").unwrap();
        let machine = Machine::for_data(data.path());
        let server = Process::start_in(data.path(), &machine.environment()).unwrap();
        let stop = Arc::new(AtomicBool::new(false));
        let address = server.address;
        let windows = Plan { game: GameId::Guillotine, people: 2, bots: &["greedy"], window: 2 };
        let plans = [
            ("two people", Plan::people(GameId::Guillotine), Duration::ZERO),
            ("people of another game", Plan::people(*GameId::HOSTED.last().unwrap()), Duration::ZERO),
            ("people and a bot with windows", windows, Duration::from_secs(2)),
        ];
        let mut places: Vec<Place> = plans
            .into_iter()
            .map(|(name, plan, quiet)| {
                let pulse = Arc::new(Pulse::default());
                let players = Some(play(address, plan, seed, pulse.clone(), stop.clone()));
                Place { name, pulse, quiet, players }
            })
            .collect();
        let pulse = Arc::new(Pulse::default());
        runtime().spawn(watch_bots(address, pulse.clone(), stop.clone()));
        places.push(Place { name: "strong bots alone", pulse, quiet: Duration::from_millis(500), players: None });
        let unwatched = runtime().block_on(begin_bots(&mut htmx(address))).expect("a table of bots");
        let hall = Hall { data, machine, server, places, unwatched, stop, seed };
        hall.all_go_on("at the start", RECOVERY * 4);
        hall
    }

    /// Waits until somebody has moved everywhere; returns how long the slowest place took, besides its usual quiet.
    fn all_go_on(&self, when: &str, within: Duration) -> Duration {
        let (began, marks) = (Instant::now(), self.places.iter().map(|place| place.pulse.moves()));
        let marks: Vec<u64> = marks.collect();
        let (mut slowest, seed) = (Duration::ZERO, self.seed);
        for (place, mark) in self.places.iter().zip(marks) {
            eventually(|| place.pulse.moves() > mark);
            let (took, name) = (began.elapsed().saturating_sub(place.quiet), place.name);
            assert!(place.pulse.moves() > mark, "seed {seed}, {when}: nothing happens any more at the table of {name}");
            assert!(took <= within, "seed {seed}, {when}: the table of {name} went on only after {took:?}");
            slowest = slowest.max(took);
        }
        slowest
    }

    /// Lets a fault last until everybody who moves as fast as they can has felt it.
    fn endure(&self, fault: &Fault) -> Duration {
        let felt: Vec<u64> = self.places.iter().map(|place| place.pulse.failures()).collect();
        self.machine.set(fault.cell, fault.value);
        for (place, before) in self.places.iter().zip(felt).filter(|(place, _)| place.quiet.is_zero()) {
            assert!(eventually(|| place.pulse.failures() > before + 2), "{}: not felt by {}", fault.name, place.name);
        }
        // Bots and windows have their own times and shall feel it, too.
        std::thread::sleep(Duration::from_millis(1_000));
        self.machine.set(fault.cell, 0);
        self.all_go_on(fault.name, RECOVERY)
    }

    /// Kills the server and holds the disk against everybody's ledger; returns how many moves were acknowledged.
    fn close(mut self) -> usize {
        self.stop.store(true, Ordering::SeqCst);
        let players = self.places.iter_mut().filter_map(|place| place.players.take());
        let parties: Vec<Party> = players.flat_map(|players| players.join().unwrap()).collect();
        let all_is_well = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64;
        std::thread::sleep(RECOVERY.min(Duration::from_secs(3)));
        self.server.kill();
        let disk = Disk::open(copy_of(self.data.path())).unwrap();
        for party in &parties {
            party.check(&disk).unwrap();
        }
        let commands = disk.commands(&self.unwatched).unwrap();
        let over = Table::<Guillotine>::replay(&commands).unwrap().is_over();
        let last = commands.last().unwrap().at;
        let late = all_is_well.saturating_sub(last);
        assert!(over || late == 0, "seed {}: the table that nobody watches stands still for {late} ms", self.seed);
        parties.iter().map(Party::acknowledged).sum()
    }
}

/// Plays one game after the other until told to stop.
fn play(
    address: SocketAddr,
    plan: Plan,
    seed: u64,
    pulse: Arc<Pulse>,
    stop: Arc<AtomicBool>,
) -> JoinHandle<Vec<Party>> {
    std::thread::spawn(move || {
        let mut parties: Vec<Party> = Vec::new();
        let (mut over, mut window) = (true, None);
        while !stop.load(Ordering::SeqCst) {
            let party = if over { Party::open(address, plan, seed + parties.len() as u64) } else { parties.pop() };
            let step = party.map_or(Step::Failed, |mut party| {
                let step = party.step();
                over = step == Step::Over;
                parties.push(party);
                step
            });
            // At a table with a clock the next window is a step forward, too.
            let next = parties.last().and_then(|party| party.window().map(str::to_owned));
            let moved = step != Step::Quiet || next != window;
            window = next;
            match step {
                Step::Failed => drop(pulse.failures.fetch_add(1, Ordering::SeqCst)),
                _ if moved => drop(pulse.moves.fetch_add(1, Ordering::SeqCst)),
                _ => {}
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        parties
    })
}

/// Somebody with a browser that runs scripts.
fn htmx(address: SocketAddr) -> Client {
    let mut client = Client::new(address);
    client.set_header(HeaderName::from_static("hx-request"), "true");
    client
}

/// Begins a table of strong bots, where a move comes every half second or so; `None` if the server cannot do that now.
async fn begin_bots(client: &mut Client) -> Option<String> {
    let opened = client.post("/new", "game=guillotine&seat=mcts&seat=mcts&seat=mcts").await.ok()?;
    let path = opened.header("location")?.to_owned();
    let begun = client.post(&format!("{path}/start"), "").await.ok()?;
    (begun.status == 204).then_some(path)
}

/// Opens a table of strong bots after the other and watches it as a browser does, which opens a stream that has ended
/// anew. Counts what is heard of moves.
async fn watch_bots(address: SocketAddr, pulse: Arc<Pulse>, stop: Arc<AtomicBool>) {
    let mut client = htmx(address);
    while !stop.load(Ordering::SeqCst) {
        if let Some(path) = begin_bots(&mut client).await {
            watch_table(&client, &path, &pulse, &stop).await;
        }
        sleep(Duration::from_millis(50)).await;
    }
}

async fn watch_table(client: &Client, path: &str, pulse: &Pulse, stop: &AtomicBool) {
    while !stop.load(Ordering::SeqCst) {
        if let Ok(mut events) = client.events(&format!("{path}/events")).await {
            // The first message is the whole table, however old.
            let mut first = true;
            while !stop.load(Ordering::SeqCst) {
                let Ok(event) = timeout(Duration::from_millis(100), events.next()).await else { continue };
                let Ok(event) = event else { break };
                let text = String::from_utf8_lossy(&event);
                if !first && ["curia-prompt", "curia-board", "curia-lines"].iter().any(|part| text.contains(part)) {
                    pulse.moves.fetch_add(1, Ordering::SeqCst);
                }
                if text.contains("/record\"") {
                    return;
                }
                first = false;
            }
        }
        sleep(Duration::from_millis(100)).await;
    }
}

struct Fault {
    name: &'static str,
    cell: Cell,
    value: u64,
}

const NO_SPACE: u64 = 28;
const INPUT_OUTPUT: u64 = 5;

const FAULTS: [Fault; 4] = [
    Fault { name: "a disk that fills up", cell: Cell::Room, value: 5_000 },
    Fault { name: "a full disk", cell: Cell::WriteError, value: NO_SPACE },
    Fault { name: "a disk that writes nothing", cell: Cell::WriteError, value: INPUT_OUTPUT },
    Fault { name: "a disk that syncs nothing", cell: Cell::SyncError, value: INPUT_OUTPUT },
];

#[test]
fn tables_go_on_by_themselves_when_the_disk_works_again() {
    let _alone = alone();
    let rounds = from_environment("CURIA_FAULT_ROUNDS", 1);
    let (mut slowest, mut acknowledged, mut failed) = (Duration::ZERO, 0, 0);
    for seed in seeds(rounds) {
        let hall = Hall::open(seed);
        let mut chance = FastChance::new(seed);
        let mut faults: Vec<&Fault> = FAULTS.iter().collect();
        while !faults.is_empty() {
            let fault = faults.swap_remove(chance.below(faults.len()));
            slowest = slowest.max(hall.endure(fault));
        }
        failed += hall.machine.get(Cell::Failed);
        acknowledged += hall.close();
    }
    println!(
        "failing disks: {rounds} rounds of {} faults, {failed} calls failed, {acknowledged} moves acknowledged, 0 lost, \
         0 doubled, slowest recovery {slowest:?}",
        FAULTS.len()
    );
}

#[test]
fn a_slow_disk_delays_moves_and_loses_none() {
    let _alone = alone();
    let rounds = from_environment("CURIA_FAULT_ROUNDS", 1);
    let (mut slowest, mut acknowledged) = (Duration::ZERO, 0);
    for seed in seeds(rounds) {
        let hall = Hall::open(seed);
        hall.machine.set(Cell::SyncDelayUs, 100_000);
        // A move waits for the sync under way and for its own; a new table is several of them.
        slowest = slowest.max(hall.all_go_on("on a slow disk", RECOVERY * 2));
        hall.machine.set(Cell::SyncDelayUs, 0);
        hall.all_go_on("after a slow disk", RECOVERY);
        assert!(hall.places.iter().all(|place| place.pulse.failures() == 0), "somebody was refused");
        acknowledged += hall.close();
    }
    println!("slow disk: {rounds} rounds, {acknowledged} moves acknowledged, 0 lost, slowest move {slowest:?}");
}

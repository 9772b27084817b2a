//! A clock that is set back and forth while windows are open: every window closes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use curia_catalog::GameId;
use tempfile::TempDir;

use crate::machine::{Cell, Machine};
use crate::party::{Disk, Party, Plan, Step, copy_of};
use crate::support::Process;
use crate::{RECOVERY, alone, from_environment};

const SECOND: i64 = 1_000;
const DAY: i64 = 86_400 * SECOND;
/// By how much the time of day is off, one after the other.
const OFF: [i64; 10] = [40, -40, -3 * SECOND, 5 * SECOND, -DAY, -2 * DAY, 0, 3_600 * SECOND, 3 * DAY, -30 * SECOND];
/// For how long; windows of two seconds meet one or two steps.
const STEP: Duration = Duration::from_millis(900);
const WINDOW: Duration = Duration::from_secs(2);

/// What a table with windows came to.
struct Played {
    parties: Vec<Party>,
    windows: u64,
    /// The longest that a window stayed open.
    longest: Duration,
}

/// Plays until told to stop; everybody keeps silent in windows.
fn play(address: std::net::SocketAddr, plan: Plan, seed: u64, stop: Arc<AtomicBool>) -> JoinHandle<Played> {
    std::thread::spawn(move || {
        let open = |number: usize| Party::open(address, plan, seed + 1_000 * number as u64).expect("a new table");
        let mut played = Played { parties: vec![open(0)], windows: 0, longest: Duration::ZERO };
        while !stop.load(Ordering::SeqCst) {
            let party = played.parties.last_mut().unwrap();
            match party.step() {
                Step::Failed => panic!("the server does not answer"),
                Step::Over => played.parties.push(open(played.parties.len())),
                Step::Moved => {}
                Step::Quiet => {
                    let Some(window) = party.window().map(str::to_owned) else { continue };
                    let began = Instant::now();
                    while party.look_for_window() == Some(&window) && began.elapsed() < WINDOW + RECOVERY {
                        std::thread::sleep(Duration::from_millis(10));
                    }
                    played.windows += 1;
                    played.longest = played.longest.max(began.elapsed());
                }
            }
        }
        played
    })
}

#[test]
fn windows_close_whatever_the_clock_does() {
    let _alone = alone();
    let rounds = from_environment("CURIA_FAULT_ROUNDS", 1);
    let data = TempDir::with_prefix("curia-data-").unwrap();
    let machine = Machine::for_data(data.path());
    let server = Process::start_in(data.path(), &machine.environment()).unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let people = Plan { game: GameId::Guillotine, people: 3, bots: &[], window: 2 };
    let bots = Plan { people: 1, bots: &["greedy", "random"], ..people };
    let plans = [people, people, people, bots, bots, bots];
    let tables: Vec<_> =
        plans.into_iter().zip(0..).map(|(plan, seed)| play(server.address, plan, seed, stop.clone())).collect();
    for off in OFF.into_iter().cycle().take(OFF.len() * rounds as usize) {
        machine.set(Cell::ClockMs, off as u64);
        std::thread::sleep(STEP);
    }
    stop.store(true, Ordering::SeqCst);
    let played: Vec<Played> = tables.into_iter().map(|table| table.join().unwrap()).collect();
    server.kill();
    let windows: u64 = played.iter().map(|played| played.windows).sum();
    let longest = played.iter().map(|played| played.longest).max().unwrap();
    assert!(windows > 5, "only {windows} windows were seen");
    assert!(longest < WINDOW + RECOVERY, "a window of {WINDOW:?} stayed open for {longest:?}");
    let disk = Disk::open(copy_of(data.path())).unwrap();
    let parties: Vec<&Party> = played.iter().flat_map(|played| &played.parties).collect();
    for party in &parties {
        party.check(&disk).unwrap();
    }
    let acknowledged: usize = parties.iter().map(|party| party.acknowledged()).sum();
    println!(
        "clock: {} steps, {windows} windows of {WINDOW:?}, {acknowledged} moves acknowledged, 0 lost, longest window \
         {longest:?}",
        OFF.len() as u64 * rounds
    );
}

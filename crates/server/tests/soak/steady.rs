//! Steady play: what the server takes from its machine does not grow.

use std::time::{Duration, Instant};

use curia_catalog::GameId;
use tempfile::TempDir;

use crate::party::{Party, Plan, Step};
use crate::support::{Guest, Process};
use crate::vitals::Vitals;
use crate::{alone, from_environment};

/// How much more than after the warm-up is still flat: the allocator keeps what it once had. The log is moved into the file
/// and begun anew before it is as long as this.
const MEMORY_KB: u64 = 24 * 1024;
const DESCRIPTORS: u64 = 16;
const LOG_KB: u64 = 20 * 1024;

/// Four tables are played at once, each by those of one thread; every game that is over is followed by another one.
const TABLES: u64 = 4;
/// A table moves so often, and everybody looks at other pages in between.
const PACE: Duration = Duration::from_millis(20);

fn play(server: &Process, until: Instant) -> usize {
    std::thread::scope(|scope| {
        let tables: Vec<_> = (0..TABLES).map(|seed| scope.spawn(move || play_one(server, seed, until))).collect();
        tables.into_iter().map(|table| table.join().unwrap()).sum()
    })
}

fn play_one(server: &Process, seed: u64, until: Instant) -> usize {
    let plan = match seed % 2 {
        0 => Plan::people(GameId::HOSTED[seed as usize % GameId::HOSTED.len()]),
        _ => Plan { game: GameId::Guillotine, people: 1, bots: &["greedy", "random"], window: 0 },
    };
    let open = |seed: u64| Party::open(server.address, plan, seed).expect("a new table");
    let (mut party, mut acknowledged, mut games) = (open(seed), 0, 0);
    let mut visitor = Guest::at(server.address);
    while Instant::now() < until {
        match party.step() {
            Step::Failed => panic!("the server does not answer"),
            Step::Over => {
                acknowledged += party.acknowledged();
                games += TABLES;
                party = open(seed + games);
            }
            Step::Moved | Step::Quiet => {}
        }
        // A stream is opened and closed again, as by somebody who looks in.
        drop(visitor.watch(party.path()));
        visitor.received.clear();
        std::thread::sleep(PACE);
    }
    acknowledged + party.acknowledged()
}

#[test]
fn steady_play_takes_no_more_and_no_more() {
    let _alone = alone();
    let minutes = from_environment("CURIA_STEADY_MINUTES", 0);
    let measured = if minutes == 0 { Duration::from_secs(4) } else { Duration::from_secs(60 * minutes) };
    let data = TempDir::with_prefix("curia-data-").unwrap();
    let server = Process::start(data.path(), &[]);
    // Tables that are over stay in memory for five minutes: from then on as many leave as come.
    let warm_up = if minutes == 0 { measured / 3 } else { Duration::from_secs(6 * 60) };
    let mut acknowledged = play(&server, Instant::now() + warm_up);
    let warm = Vitals::of(server.id(), data.path());
    let until = Instant::now() + measured;
    let mut most = warm;
    while Instant::now() < until {
        acknowledged += play(&server, until.min(Instant::now() + Duration::from_secs(5)));
        let now = Vitals::of(server.id(), data.path());
        most = Vitals {
            memory_kb: most.memory_kb.max(now.memory_kb),
            descriptors: most.descriptors.max(now.descriptors),
            log_kb: most.log_kb.max(now.log_kb),
        };
    }
    println!("steady: {measured:?}, {acknowledged} moves acknowledged, after the warm-up {warm:?}, at most {most:?}");
    assert!(most.memory_kb <= warm.memory_kb + MEMORY_KB, "memory grows: {warm:?}, then {most:?}");
    assert!(most.descriptors <= warm.descriptors + DESCRIPTORS, "descriptors grow: {warm:?}, then {most:?}");
    assert!(most.log_kb <= LOG_KB, "the log grows: {warm:?}, then {most:?}");
}

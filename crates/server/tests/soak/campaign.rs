//! Rounds of play that end in a kill or a power cut, each held against the ledgers of everybody who played.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use curia_catalog::GameId;
use curia_core::{Chance, FastChance};
use tempfile::TempDir;

use crate::machine::{Cell, Machine};
use crate::party::{Disk, Party, Plan, Step, copy_of};
use crate::power::{self, Cut, Tail};
use crate::support::{Environment, Process};

/// After so many rounds a fresh directory is taken, so that the last round is as quick as the first.
const FRESH: u64 = 40;
/// Tables of people only, in every game, and of somebody against a bot.
const TABLES: usize = 4;

/// How a round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The process dies; the machine lives.
    Kill,
    /// The machine dies with all that was not synced.
    PowerCut,
    /// The same, on a disk that calls things synced that are not.
    PowerCutOfALiar,
}

/// What all rounds together have come to.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) rounds: u64,
    pub(crate) acknowledged: usize,
    /// Moves that were kept although nobody was told.
    pub(crate) unanswered: usize,
    /// How often the server was killed before it listened, or while it stopped.
    starting: u64,
    stopping: u64,
    slowest_start: Duration,
    pub(crate) cut: Cut,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { rounds, acknowledged, unanswered, starting, stopping, slowest_start, cut } = self;
        write!(
            f,
            "{rounds} rounds ({starting} also while starting, {stopping} while stopping), {acknowledged} moves \
             acknowledged, 0 lost, 0 doubled, {unanswered} kept without an answer, slowest start {slowest_start:?}"
        )?;
        if *cut != Cut::default() {
            write!(f, ", unsynced sectors {} kept {} lost, {} names lost", cut.kept, cut.lost, cut.names)?;
        }
        Ok(())
    }
}

/// A data directory, the machine on which it lies, and those who play on it.
pub(crate) struct Campaign {
    end: End,
    seed: u64,
    chance: FastChance,
    place: Place,
    parties: Vec<Party>,
    pub(crate) tally: Tally,
}

struct Place {
    data: TempDir,
    machine: Option<Machine>,
}

impl Place {
    fn new(end: End) -> Place {
        let data = TempDir::with_prefix("curia-data-").unwrap();
        let machine = (end != End::Kill).then(|| Machine::for_data(data.path()));
        if let Some(machine) = &machine {
            machine.set(Cell::Journal, 1);
        }
        Place { data, machine }
    }

    fn environment(&self) -> Environment {
        self.machine.as_ref().map(Machine::environment).unwrap_or_default()
    }
}

impl Campaign {
    pub(crate) fn new(end: End, seed: u64) -> Campaign {
        let (chance, tally) = (FastChance::new(seed), Tally::default());
        Campaign { end, seed, chance, place: Place::new(end), parties: Vec::new(), tally }
    }

    /// Plays a round, ends it, and holds what is left against what was acknowledged.
    pub(crate) fn round(&mut self) -> Result<(), String> {
        let round = self.tally.rounds;
        self.tally.rounds += 1;
        if round > 0 && round.is_multiple_of(FRESH) {
            self.place = Place::new(self.end);
            self.parties.clear();
        }
        let played = self.play().and_then(|()| self.check());
        played.map_err(|error| {
            let fresh = TempDir::with_prefix("curia-data-").unwrap();
            let wreck = std::mem::replace(&mut self.place.data, fresh).keep();
            format!("round {round} of seed {}: {error}; the data lie in {}", self.seed, wreck.display())
        })
    }

    fn play(&mut self) -> Result<(), String> {
        let (data, environment) = (self.place.data.path(), self.place.environment());
        if self.chance.below(8) == 0 {
            self.tally.starting += 1;
            let after = Duration::from_micros(self.chance.below(40_000) as u64);
            Process::killed_while_starting(data, &environment, after);
            self.cut_power()?;
        }
        if let Some(machine) = &self.place.machine {
            // A sync takes its time, so that power cuts find something that is not synced.
            machine.set(Cell::SyncDelayUs, 100 + self.chance.below(3_000) as u64);
        }
        let began = Instant::now();
        let server = Process::start_in(self.place.data.path(), &environment)?;
        self.tally.slowest_start = self.tally.slowest_start.max(began.elapsed());
        self.gather(&server);
        if let Some(machine) = &self.place.machine {
            machine.set(Cell::SyncLies, u64::from(self.end == End::PowerCutOfALiar));
        }
        let long = self.tally.rounds.is_multiple_of(20);
        let playing = if long { 1_500 } else { 30 + self.chance.below(120) as u64 };
        let stopping = (self.chance.below(6) == 0).then(|| Duration::from_micros(self.chance.below(15_000) as u64));
        self.tally.stopping += u64::from(stopping.is_some());
        self.play_until_killed(server, Duration::from_millis(playing), stopping);
        Ok(())
    }

    /// Everybody comes to the server that has just started, and new tables take the place of finished ones.
    fn gather(&mut self, server: &Process) {
        for party in &mut self.parties {
            party.move_to(server.address);
        }
        while self.parties.len() < TABLES {
            let number = self.chance.below(GameId::HOSTED.len() + 1);
            let plan = match GameId::HOSTED.get(number) {
                Some(&game) => Plan::people(game),
                None => Plan { game: GameId::Guillotine, people: 1, bots: &["greedy"], window: 0 },
            };
            let seed = self.chance.below(1 << 30) as u64;
            self.parties.push(Party::open(server.address, plan, seed).expect("a new table"));
        }
    }

    fn play_until_killed(&mut self, server: Process, playing: Duration, stopping: Option<Duration>) {
        let before: usize = self.parties.iter().map(Party::acknowledged).sum();
        let ending = Arc::new(AtomicBool::new(false));
        let threads: Vec<_> = self.parties.drain(..).map(|party| play(party, ending.clone())).collect();
        std::thread::sleep(playing);
        ending.store(true, Ordering::SeqCst);
        if let Some(stopping) = stopping {
            server.tell_to_end();
            std::thread::sleep(stopping);
        }
        server.kill();
        self.parties = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
        self.tally.acknowledged += self.parties.iter().map(Party::acknowledged).sum::<usize>() - before;
    }

    /// Cuts the power if that is how rounds end: first of a copy whose tail is torn, then of the disk itself.
    fn cut_power(&mut self) -> Result<(), String> {
        let Some(machine) = &self.place.machine else { return Ok(()) };
        let seed = self.chance.below(1 << 30) as u64;
        let torn = copy_of(self.place.data.path());
        power::cut(machine, torn.path(), Tail::Torn, seed);
        let torn = Disk::open(torn).map_err(|error| format!("torn tail of cut {seed}: {error}"))?;
        for party in &self.parties {
            party.check(&torn).map_err(|error| format!("torn tail of cut {seed}: {error}"))?;
        }
        let cut = power::cut(machine, self.place.data.path(), Tail::Any, seed);
        power::forget(machine);
        machine.set(Cell::SyncLies, 0);
        let all = &mut self.tally.cut;
        *all = Cut { kept: all.kept + cut.kept, lost: all.lost + cut.lost, names: all.names + cut.names };
        Ok(())
    }

    fn check(&mut self) -> Result<(), String> {
        self.cut_power()?;
        let disk = Disk::open(copy_of(self.place.data.path()))?;
        let mut over = Vec::new();
        for party in &self.parties {
            let checked = party.check(&disk)?;
            self.tally.unanswered += usize::from(checked.unanswered);
            over.push(checked.over);
        }
        let mut over = over.into_iter();
        self.parties.retain(|_| !over.next().unwrap_or(false));
        Ok(())
    }
}

/// Plays at a table until the server ends.
fn play(mut party: Party, ending: Arc<AtomicBool>) -> std::thread::JoinHandle<Party> {
    std::thread::spawn(move || {
        loop {
            match party.step() {
                Step::Moved => {}
                Step::Over => return party,
                Step::Quiet if ending.load(Ordering::SeqCst) => return party,
                Step::Quiet => std::thread::sleep(Duration::from_millis(1)),
                Step::Failed => {
                    assert!(ending.load(Ordering::SeqCst), "a server that nobody ends does not answer");
                    return party;
                }
            }
        }
    })
}

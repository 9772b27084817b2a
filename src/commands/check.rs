//! `curia check`: the conformance suite on all cores.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use curia_catalog::for_game;
use curia_core::SeatCount;
use curia_core::testkit::{Coverage, Depth, Failure, Probe, Report, check_game, seat_counts};
use indicatif::ProgressBar;

use super::{Answer, games_named, seats_of};
use crate::output::say;
use crate::{cli, progress};

/// With so many games, everything that play reaches now and then must have been reached.
const GAMES_FOR_COVERAGE: u64 = 400;

/// With so many games, what is rare must have been reached, too.
const GAMES_OF_A_CAMPAIGN: u64 = 4000;

/// After so many failures a run has said enough.
const ENOUGH_FAILURES: usize = 10;

pub(super) fn run(args: &cli::Check) -> Answer {
    let mut holds = true;
    for id in games_named(&args.game)? {
        if let Some(seats) = args.seats {
            seats_of(id, seats)?;
        }
        holds &= for_game!(id, G => check::<G>(args))?;
    }
    Ok(if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks one game and prints its reports; false if something does not hold.
fn check<G: Probe>(args: &cli::Check) -> Result<bool, super::CommandError> {
    let counts: Vec<SeatCount> =
        seat_counts::<G>().filter(|seats| args.seats.is_none_or(|asked| asked == seats.get())).collect();
    let each = args.games.div_ceil(counts.len() as u64);
    let mut coverage = Coverage::default();
    let mut reports = Vec::new();
    let total = args.secrecy.unwrap_or(each * counts.len() as u64);
    let bar = progress::bar(total, &format!("checking {}", G::ID));
    for &seats in &counts {
        let goal = match args.secrecy {
            Some(states) => Goal::States(states.div_ceil(counts.len() as u64)),
            None => Goal::Games(each),
        };
        reports.push(run_suite::<G>(seats, args.seed, goal, &mut coverage, &bar));
    }
    bar.finish_and_clear();
    let whole = args.seats.is_none() && args.secrecy.is_none() && args.games >= GAMES_FOR_COVERAGE;
    if let (true, Some(last)) = (whole, reports.last_mut()) {
        last.failures.extend(uncovered::<G>(&coverage, args));
    }
    print::<G>(&reports, &coverage, args.json)?;
    Ok(reports.iter().all(|report| report.failures.is_empty()))
}

/// When a run has done its work.
#[derive(Clone, Copy)]
enum Goal {
    Games(u64),
    States(u64),
}

/// Plays games on all cores. Which games are played and what they show does not depend on the cores.
fn run_suite<G: Probe>(seats: SeatCount, seed: u64, goal: Goal, coverage: &mut Coverage, bar: &ProgressBar) -> Report {
    let next = AtomicU64::new(0);
    let result = Mutex::new((Report::new::<G>(seats), std::mem::take(coverage)));
    let depth = if matches!(goal, Goal::States(_)) { Depth::Secrecy } else { Depth::Normal };
    let work = || {
        let mut reached = Coverage::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if matches!(goal, Goal::Games(games) if game >= games) {
                break;
            }
            let checked = check_game::<G>(seats, seed, game, depth, &mut reached);
            let Ok(mut result) = result.lock() else { break };
            bar.inc(if depth == Depth::Secrecy { checked.states } else { 1 });
            result.0.add(checked);
            let done = matches!(goal, Goal::States(states) if result.0.states >= states);
            if done || result.0.failures.len() >= ENOUGH_FAILURES {
                break;
            }
        }
        if let Ok(mut result) = result.lock() {
            result.1.merge(&reached);
        }
    };
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        (0..cores).for_each(|_| drop(scope.spawn(work)));
    });
    let (mut report, reached) = result.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    *coverage = reached;
    report.failures.sort_by_key(|failure| failure.game);
    report
}

fn uncovered<G: Probe>(coverage: &Coverage, args: &cli::Check) -> impl Iterator<Item = Failure> + use<G> {
    let seed = args.seed;
    let missing = coverage
        .missing::<G>(args.games >= GAMES_OF_A_CAMPAIGN)
        .into_iter()
        .map(|name| format!("{name} was never reached"));
    let unnamed = coverage.unnamed::<G>().into_iter().map(|name| format!("{name} is reached, but not in the list"));
    missing.chain(unnamed).map(move |detail| Failure {
        check: "7 coverage",
        detail,
        seats: 0,
        seed,
        game: 0,
        ply: 0,
        options: "all".to_owned(),
    })
}

fn print<G: Probe>(reports: &[Report], coverage: &Coverage, json: bool) -> Result<(), super::CommandError> {
    if json {
        for report in reports {
            say!("{}", serde_json::to_string(report)?)?;
        }
        return Ok(());
    }
    for report in reports {
        let Report { game, seats, games, states, longest, failures } = report;
        let verdict = if failures.is_empty() { "holds".to_owned() } else { format!("{} FAILURES", failures.len()) };
        say!("{game} {seats} seats: {games} games, {states} states, longest {longest} moves: {verdict}")?;
        for failure in failures {
            say!("  {failure}")?;
        }
    }
    let rows: Vec<String> = coverage.rows::<G>().map(|(name, count)| format!("{name} {count}")).collect();
    say!("{} reached: {}", G::ID, rows.join(", "))?;
    Ok(())
}

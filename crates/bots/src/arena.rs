//! Bots against each other: what a level is worth, with its margin of error.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use curia_core::{BySeat, FastChance, Heuristics, Seat, SeatCount, SetupError, Silent};
use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::{Bot, Budget, Level, ask, make};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct ArenaPlan<O> {
    /// Who plays; the list repeats round the table. At least one, at most one a seat.
    pub bots: Vec<Level>,
    /// How many sit at the table.
    pub seats: SeatCount,
    /// How many games; rounded up to whole deals, each of which is played once in every rotation of the
    /// seats.
    pub games: usize,
    /// How long a searching bot thinks about one move.
    pub budget: Budget,
    /// From which all deals and all choices follow.
    pub seed: u64,
    /// The options of the game.
    pub options: O,
    /// How many threads play; `None` for one a core. Under a budget of playouts the number does not change
    /// the result.
    pub threads: Option<usize>,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArenaReport {
    /// The id of the game.
    pub game: &'static str,
    /// How many sat at the table.
    pub seats: SeatCount,
    /// How many games were played.
    pub games: usize,
    /// Each level once, in the order of the plan.
    pub bots: Vec<BotReport>,
}

/// How one level did. All its seats together, so by luck alone its `win_share` would be the share of the
/// seats it holds: 1/2 for one of two bots, whether two or four play.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// The level.
    #[serde(serialize_with = "as_name")]
    pub bot: Level,
    /// The share of the victories that its seats won; winners divide a shared victory.
    pub win_share: f64,
    /// The 95 % interval of the share. A deal is one sample, because its rotations resemble each other.
    pub ci95: [f64; 2],
    /// The mean of the final points of its seats.
    pub mean_score: f64,
    /// Decisions a second of its thinking time.
    pub moves_per_s: f64,
}

fn as_name<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(level)
}

/// Why a plan cannot be played. Its text names what is allowed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ArenaError {
    /// The game refuses the seats or the options.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No bots, or more than there are seats.
    #[error("{bots} bots: allowed are 1 to {seats} at {seats} seats")]
    Bots {
        /// How many bots the plan names.
        bots: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A game did not end within the bound that it states.
    #[error("a game passed its longest length")]
    Endless,
}

/// Plays the plan. `progress` is told, by any thread, how many of how many games are done.
pub fn run<G: Heuristics>(
    plan: &ArenaPlan<G::Options>,
    progress: impl Fn(usize, usize) + Sync,
) -> Result<ArenaReport, ArenaError> {
    let (bots, seats) = (plan.bots.len(), plan.seats.get());
    if bots == 0 || bots > seats {
        return Err(ArenaError::Bots { bots, seats });
    }
    let deals = plan.games.div_ceil(seats);
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = plan.threads.unwrap_or_else(cores).clamp(1, deals.max(1));

    let next = AtomicUsize::new(0);
    let done = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<Result<Deal, ArenaError>>>> = Mutex::new((0..deals).map(|_| None).collect());
    let work = || {
        let mut players = Level::ALL.map(|level| make::<G>(level, plan.budget));
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= deals {
                return;
            }
            let deal = Deal::play(plan, number, &mut players, || {
                progress(done.fetch_add(1, Ordering::Relaxed) + 1, deals * seats);
            });
            let failed = deal.is_err();
            if let Ok(mut results) = results.lock() {
                results[number] = Some(deal);
            }
            if failed {
                next.store(deals, Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });

    let results = results.into_inner().unwrap_or_default();
    let played = results.into_iter().flatten().collect::<Result<Vec<Deal>, ArenaError>>()?;
    let mut levels: Vec<Level> = Vec::new();
    for &level in &plan.bots {
        if !levels.contains(&level) {
            levels.push(level);
        }
    }
    let bots = levels.into_iter().map(|level| report(level, &played)).collect();
    Ok(ArenaReport { game: G::ID, seats: plan.seats, games: deals * seats, bots })
}

/// One deal, played in every rotation of the seats; sums by level.
#[derive(Clone, Copy, Default)]
struct Deal {
    games: u32,
    by_level: [Sums; Level::ALL.len()],
}

#[derive(Clone, Copy, Default)]
struct Sums {
    wins: f64,
    points: f64,
    seats: u32,
    moves: u64,
    thinking: Duration,
}

type Players<G> = [Box<dyn Bot<G>>; Level::ALL.len()];

impl Deal {
    fn play<G: Heuristics>(
        plan: &ArenaPlan<G::Options>,
        number: usize,
        players: &mut Players<G>,
        mut after_game: impl FnMut(),
    ) -> Result<Deal, ArenaError> {
        let mut deal = Deal::default();
        for rotation in 0..plan.seats.get() {
            let mut levels = BySeat::all(Level::Random);
            for seat in plan.seats.iter() {
                levels[seat] = plan.bots[(seat.index() + rotation) % plan.seats.get() % plan.bots.len()];
            }
            let entropy = stream(plan.seed, &[number as u64, 1 + rotation as u64]);
            let cards = stream(plan.seed, &[number as u64, 0]);
            deal.game(plan, levels, cards, entropy, players)?;
            after_game();
        }
        Ok(deal)
    }

    fn game<G: Heuristics>(
        &mut self,
        plan: &ArenaPlan<G::Options>,
        levels: BySeat<Level>,
        mut cards: FastChance,
        mut entropy: FastChance,
        players: &mut Players<G>,
    ) -> Result<(), ArenaError> {
        let mut game = G::new(&plan.options, plan.seats, &mut cards, &mut Silent)?;
        let mut plies = 0;
        while let Some(seat) = game.awaited().first() {
            if plies >= G::MAX_PLIES {
                return Err(ArenaError::Endless);
            }
            let level = levels[seat] as usize;
            let begin = Instant::now();
            let mv = ask(players[level].as_mut(), &game, seat, &mut entropy);
            let sums = &mut self.by_level[level];
            sums.thinking += begin.elapsed();
            sums.moves += 1;
            game.apply(seat, mv, &mut cards, &mut Silent);
            plies += 1;
        }
        let standings = game.standings().ok_or(ArenaError::Endless)?;
        let shares = standings.win_shares();
        for seat in plan.seats.iter() {
            self.count(levels[seat], seat, &shares, &standings.totals);
        }
        self.games += 1;
        Ok(())
    }

    fn count(&mut self, level: Level, seat: Seat, shares: &BySeat<f64>, totals: &BySeat<i32>) {
        let sums = &mut self.by_level[level as usize];
        sums.wins += shares[seat];
        sums.points += f64::from(totals[seat]);
        sums.seats += 1;
    }
}

/// A stream of chance that follows from the seed and the path alone.
fn stream(seed: u64, path: &[u64]) -> FastChance {
    let start = FastChance::new(seed).bits();
    FastChance::new(path.iter().fold(start, |state, &step| FastChance::new(state ^ step.wrapping_add(1)).bits()))
}

fn report(level: Level, deals: &[Deal]) -> BotReport {
    let mut all = Sums::default();
    let mut samples = Vec::with_capacity(deals.len());
    for deal in deals {
        let sums = &deal.by_level[level as usize];
        samples.push(sums.wins / f64::from(deal.games.max(1)));
        all.points += sums.points;
        all.seats += sums.seats;
        all.moves += sums.moves;
        all.thinking += sums.thinking;
    }
    let (win_share, ci95) = mean_with_interval(&samples);
    BotReport {
        bot: level,
        win_share,
        ci95,
        mean_score: all.points / f64::from(all.seats.max(1)),
        moves_per_s: all.moves as f64 / all.thinking.as_secs_f64().max(1e-9),
    }
}

/// The mean of shares and its 95 % interval, by Student's distribution and within 0 and 1.
fn mean_with_interval(samples: &[f64]) -> (f64, [f64; 2]) {
    let count = samples.len() as f64;
    if samples.is_empty() {
        return (0.0, [0.0, 1.0]);
    }
    let mean = samples.iter().sum::<f64>() / count;
    if samples.len() == 1 {
        return (mean, [0.0, 1.0]);
    }
    let freedom = count - 1.0;
    let variance = samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / freedom;
    let half = student_975(freedom) * (variance / count).sqrt();
    (mean, [(mean - half).max(0.0), (mean + half).min(1.0)])
}

/// The 97.5 % quantile of Student's distribution: exact for 1 and 2 degrees of freedom, else by Cornish and
/// Fisher's expansion, which is right to a hundredth from there on.
fn student_975(freedom: f64) -> f64 {
    if freedom < 1.5 {
        return 12.706;
    }
    if freedom < 2.5 {
        return 4.303;
    }
    let z: f64 = 1.959_964;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / freedom + second / freedom.powi(2) + third / freedom.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_quantiles_agree_with_the_printed_tables() {
        for (freedom, printed) in [(1.0, 12.706), (2.0, 4.303), (3.0, 3.182), (5.0, 2.571), (30.0, 2.042), (1e6, 1.96)]
        {
            let computed = student_975(freedom);
            assert!((computed - printed).abs() < 0.03, "{freedom}: {computed} and {printed}");
        }
    }

    #[test]
    fn the_interval_lies_round_the_mean_and_within_zero_and_one() {
        let (mean, [low, high]) = mean_with_interval(&[0.0, 1.0, 1.0, 1.0]);
        assert_eq!(mean, 0.75);
        assert!(low < mean && low >= 0.0 && high == 1.0);
        let many: Vec<f64> = (0..400).map(|deal| f64::from(deal % 2)).collect();
        let (mean, [low, high]) = mean_with_interval(&many);
        assert_eq!(mean, 0.5);
        assert!((high - low - 2.0 * 1.966 * 0.5006 / 20.0).abs() < 1e-3);
    }

    #[test]
    fn streams_of_neighbouring_deals_are_different() {
        let first = |seed, path: &[u64]| stream(seed, path).bits();
        assert_eq!(first(1, &[2, 3]), first(1, &[2, 3]));
        assert_ne!(first(1, &[2, 3]), first(1, &[3, 2]));
        assert_ne!(first(1, &[2, 3]), first(2, &[2, 3]));
        assert_ne!(first(1, &[2, 0]), first(1, &[2, 1]));
    }
}

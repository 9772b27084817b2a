//! How fast a game plays on one core.

use std::time::Duration;

use cpu_time::ThreadTime;
use curia_core::{FastChance, Game, Heuristics, MoveList, SeatCount, SetupError, Silent};
use serde::Serialize;

use crate::{Budget, Mcts, playout};

/// How often everything is measured; the best counts, because other programs can only slow a run down.
const ROUNDS: u32 = 3;

/// How many playouts a measured search makes at a time: about what a bot does for one move.
const SEARCH: u32 = 2_000;

/// The speed of a game. A move is one decision of one seat, picked evenly from its full legal list; the rates
/// include setting up each game with default options and are per CPU second of the playing thread.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BenchReport {
    /// The id of the game.
    pub game: &'static str,
    /// How many sat at the table.
    pub seats: SeatCount,
    /// Moves a second.
    pub moves_per_s: f64,
    /// Games a second.
    pub games_per_s: f64,
    /// Nanoseconds a move.
    pub ns_per_move: f64,
    /// The share of the moves that were the only legal ones.
    pub forced_share: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// Playouts a second of a search from the opening; each begins with a clone and a redraw of the opening
    /// and goes to the end of the game or of its stage.
    pub mcts_playouts_per_s: f64,
}

/// Measures for about `seconds` altogether, on the calling thread.
pub fn run<G: Heuristics>(seats: SeatCount, seconds: f64, seed: u64) -> Result<BenchReport, SetupError> {
    let seconds = if seconds.is_finite() { seconds.clamp(0.0, 86_400.0) } else { 1.0 };
    let slice = Duration::from_secs_f64(seconds / f64::from(ROUNDS));
    let mut chance = FastChance::new(seed);
    let mut best: Option<Games> = None;
    let (mut moves, mut forced) = (0, 0);
    let mut mcts_playouts_per_s = 0.0_f64;
    for _ in 0..ROUNDS {
        let games = play_games::<G>(seats, slice.mul_f64(0.75), &mut chance)?;
        moves += games.moves;
        forced += games.forced;
        if best.as_ref().is_none_or(|best| games.moves_per_s() > best.moves_per_s()) {
            best = Some(games);
        }
        mcts_playouts_per_s = mcts_playouts_per_s.max(search::<G>(seats, slice.mul_f64(0.25), &mut chance)?);
    }
    let best = best.unwrap_or_default();
    Ok(BenchReport {
        game: G::ID,
        seats,
        moves_per_s: best.moves_per_s(),
        games_per_s: best.games as f64 / best.seconds(),
        ns_per_move: 1e9 / best.moves_per_s().max(1e-9),
        forced_share: forced as f64 / moves.max(1) as f64,
        state_bytes: size_of::<G>(),
        mcts_playouts_per_s,
    })
}

/// Games played in one measured stretch.
#[derive(Default)]
struct Games {
    games: u64,
    moves: u64,
    forced: u64,
    time: Duration,
}

impl Games {
    fn seconds(&self) -> f64 {
        self.time.as_secs_f64().max(1e-9)
    }

    fn moves_per_s(&self) -> f64 {
        self.moves as f64 / self.seconds()
    }
}

/// Plays whole games, stage by stage, until the time is up; at least one.
fn play_games<G: Game>(seats: SeatCount, time: Duration, chance: &mut FastChance) -> Result<Games, SetupError> {
    let options = G::Options::default();
    let mut list = MoveList::for_game::<G>();
    let mut games = Games::default();
    let begin = ThreadTime::now();
    // Reading the CPU clock costs as much as dozens of moves, so it is read only once in a while.
    for count in 1.. {
        let mut game = G::new(&options, seats, chance, &mut Silent)?;
        loop {
            let played = playout(&mut game, &mut list, chance);
            games.moves += u64::from(played.moves);
            games.forced += u64::from(played.forced);
            if game.awaited().is_empty() || played.moves == 0 {
                break;
            }
        }
        games.games = count;
        if count % 16 == 0 || count == 1 {
            games.time = begin.elapsed();
            if games.time >= time {
                break;
            }
        }
    }
    Ok(games)
}

/// Searches the opening until the time is up, and returns the playouts a CPU second.
fn search<G: Heuristics>(seats: SeatCount, time: Duration, chance: &mut FastChance) -> Result<f64, SetupError> {
    let mut bot = Mcts::<G>::new(Budget::Playouts(SEARCH));
    let mut list = MoveList::for_game::<G>();
    let mut playouts = 0_u64;
    let mut spent = Duration::ZERO;
    loop {
        let mut game = G::new(&G::Options::default(), seats, chance, &mut Silent)?;
        // Past the moves that need no thought: a search of them would end at once.
        let seat = loop {
            let Some(seat) = game.awaited().first() else { return Ok(0.0) };
            list.clear();
            game.legal(seat, &mut list);
            match list[..] {
                [] => return Ok(0.0),
                [only] => game.apply(seat, only, chance, &mut Silent),
                _ => break seat,
            }
        };
        let begin = ThreadTime::now();
        playouts += bot.search(&game, seat, chance).map_or(0, |(_, playouts)| u64::from(playouts));
        spent += begin.elapsed();
        if spent >= time {
            return Ok(playouts as f64 / spent.as_secs_f64().max(1e-9));
        }
    }
}

//! When a bot answers. The moment is drawn by dice from public things before the bot thinks: it tells nothing of what
//! the bot holds, neither by a thought that was short nor by one that was long.

use std::time::Duration;

use curia_bots::Level;
use curia_core::{FastChance, Heuristics};
use curia_table::{BotTurn, Window};
use tokio::time::{Instant, sleep_until, timeout};

use crate::bot_pool::{BotPool, Thinker};
use crate::clock;
use crate::limits::{HAND_OVER, PATIENCE, Pace, REACTS, THINK};

/// When a bot answers, and how long it may think before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Timing {
    think: Duration,
    moment: Moment,
}

/// When a bot answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    /// As soon as it has thought, which tells how long that was: for tests and measurements.
    AtOnce,
    /// So long after it was its turn to think, which is longer than any thought. How long it waited for its turn has
    /// nothing to do with what it holds.
    Paced(Duration),
    /// In a window: so long after the question, whatever it has found by then.
    Fixed(Duration),
}

impl Timing {
    /// An answer as soon as it is found: for tests and measurements.
    pub(crate) const AT_ONCE: Timing = Timing { think: THINK, moment: Moment::AtOnce };

    /// Draws the moment for an answer to the question that is open now, and that people see after they have `looked` at
    /// what led to it.
    pub(crate) fn draw(pace: Pace, window: Option<Window>, looked: Duration) -> Timing {
        let between = |(from, to): (u64, u64)| from + clock::dice() % (to - from + 1);
        let ms = Duration::from_millis;
        let answer = ms(between(pace.answer_ms));
        // Whoever has just looked on waits no longer than to see where it has led.
        let answer = answer.max(looked + answer / 3);
        let moment = match window {
            Some(Window { total_ms: 0, .. }) => Moment::Fixed(answer),
            Some(window) => Moment::Fixed(looked + ms(u64::from(window.total_ms) * between(REACTS) / 100)),
            None => Moment::Paced(answer),
        };
        // While people look on there is more time to think, as much as ever.
        Timing { think: pace.think.max(looked.min(THINK)), moment }
    }
}

/// The answer of a bot, given at its moment; if it failed or is too slow, the answer that the rules name.
pub(crate) async fn answer<G: Heuristics>(
    bots: &BotPool,
    thinker: Thinker,
    game: &G,
    turn: BotTurn,
    timing: Timing,
) -> G::Move {
    let think = |level, most| bots.think(thinker, game.clone(), turn.seat, level, most);
    // What a search has not found in time, the rules of thumb answer.
    let quick = if turn.level == Level::Mcts { Level::Greedy } else { turn.level };
    let found = match timing.moment {
        Moment::Fixed(after) => {
            let at = Instant::now() + after;
            let mut first = think(quick, timing.think);
            let mut better =
                (quick != turn.level).then(|| think(turn.level, timing.think.min(after.saturating_sub(HAND_OVER))));
            sleep_until(at).await;
            better.as_mut().and_then(|thought| thought.so_far()).or_else(|| first.so_far())
        }
        Moment::AtOnce | Moment::Paced(_) => {
            let pace = if let Moment::Paced(pace) = timing.moment { pace } else { Duration::ZERO };
            let mut thought = think(turn.level, timing.think);
            let paced = async {
                thought.begun().await;
                let until = Instant::now() + pace;
                let answer = thought.answer().await;
                sleep_until(until).await;
                answer
            };
            match timeout(PATIENCE, paced).await {
                Ok(Some(mv)) => Some(mv),
                Ok(None) | Err(_) => think(quick, timing.think).answer().await,
            }
        }
    };
    found.unwrap_or_else(|| game.fallback(turn.seat, &mut FastChance::new(clock::dice())))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use curia_catalog::{GameId, for_game};
    use curia_core::{Chance, How, MoveList, Seat, SeatCount, Silent};
    use curia_web::Speed;

    use super::*;
    use crate::limits::pace;

    /// Positions in windows with a seat that is asked there: first those who can only pass, then those who could react.
    fn asked_in_windows<G: Heuristics>(most: usize) -> [Vec<(G, Seat)>; 2] {
        let mut found = [Vec::new(), Vec::new()];
        let mut list = MoveList::for_game::<G>();
        for seed in 0..400 {
            let mut chance = FastChance::new(seed);
            let seats = SeatCount::new(G::SEATS.1.min(3)).unwrap();
            let mut game = G::new(&G::Options::default(), seats, &mut chance, &mut Silent).unwrap();
            while let Some(seat) = game.awaited().first() {
                list.clear();
                game.legal(seat, &mut list);
                if game.asking().how == How::Window {
                    let kind = &mut found[usize::from(list.len() > 1)];
                    if kind.len() < most {
                        kind.push((game.clone(), seat));
                    }
                }
                let mv = list[chance.below(list.len())];
                game.apply(seat, mv, &mut chance, &mut Silent);
            }
            if found.iter().all(|kind| kind.len() == most) {
                break;
            }
        }
        found
    }

    /// The largest distance between the distributions of two samples (Kolmogorov and Smirnov).
    fn distance(a: &[Duration], b: &[Duration]) -> f64 {
        let share = |sample: &[Duration], at: Duration| {
            sample.iter().filter(|&&time| time <= at).count() as f64 / sample.len() as f64
        };
        a.iter().chain(b).map(|&at| (share(a, at) - share(b, at)).abs()).fold(0.0, f64::max)
    }

    /// How long the answers took, of those who can only pass and of those who could react, asked in turn.
    async fn times<G: Heuristics>(
        level: Level,
        positions: &[Vec<(G, Seat)>; 2],
        pace: Pace,
        total_ms: u32,
    ) -> [Vec<Duration>; 2] {
        let bots = Arc::new(BotPool::start(2, usize::MAX).unwrap());
        let mut tasks = Vec::new();
        for (number, kinds) in positions[0].iter().zip(&positions[1]).enumerate() {
            for (game, seat) in [kinds.0, kinds.1] {
                let (bots, game, seat) = (bots.clone(), game.clone(), *seat);
                let window = Window { ply: 1, opened: 0, total_ms };
                tasks.push(tokio::spawn(async move {
                    let asked = Instant::now();
                    let turn = BotTurn { seat, level, asked_at: 1 };
                    answer(&bots, number as u64, &game, turn, Timing::draw(pace, Some(window), Duration::ZERO)).await;
                    asked.elapsed()
                }));
            }
        }
        let mut times = [Vec::new(), Vec::new()];
        for (number, task) in tasks.into_iter().enumerate() {
            times[number % 2].push(task.await.unwrap());
        }
        times
    }

    async fn answers_tell_nothing<G: Heuristics>() -> bool {
        const SAMPLE: usize = 120;
        let positions = asked_in_windows::<G>(SAMPLE);
        if positions.iter().any(|kind| kind.len() < SAMPLE) {
            assert!(positions.iter().all(Vec::is_empty), "{}: too few windows to judge", G::ID);
            return false;
        }
        for level in Level::ALL {
            for (speed, total_ms) in Speed::ALL.map(|speed| (speed, 0)).into_iter().chain([(Speed::Normal, 2_000)]) {
                let [passes, reactions] = times(level, &positions, pace(speed), total_ms).await;
                let told = distance(&passes, &reactions);
                // Equal distributions come as far apart as this once in a million times.
                let chance = (f64::ln(2e6) / 2.0 * 2.0 / SAMPLE as f64).sqrt();
                assert!(told < chance, "{}, {level}, {speed:?}, window of {total_ms} ms: {told} apart", G::ID);
            }
        }
        true
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn the_time_of_an_answer_in_a_window_tells_nothing_of_the_hand() {
        let mut judged = 0;
        for game in GameId::ALL {
            judged += usize::from(for_game!(*game, G => answers_tell_nothing::<G>().await));
        }
        assert!(judged > 0);
    }

    #[test]
    fn a_pace_hides_every_thought() {
        for speed in Speed::ALL {
            for looked in [0, 90, 400, 2_000].map(Duration::from_millis) {
                for _ in 0..200 {
                    let timing = Timing::draw(pace(speed), None, looked);
                    let Moment::Paced(after) = timing.moment else { panic!("it is nobody's window") };
                    assert!(after > timing.think && after > looked, "{speed:?}, after {looked:?}: {timing:?}");
                }
            }
        }
    }
}

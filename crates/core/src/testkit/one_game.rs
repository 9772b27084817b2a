//! One game, played and checked at every state.

use super::{Coverage, Depth, Probe, moments, rules, secrecy};
use crate::{
    Chance, FastChance, Game, Heard, How, Match, MoveList, Options, Prompt, Record, Seat, SeatCount, Seed, Viewer,
    Watched, verify,
};

/// A check that failed, with what was found.
pub(super) type Fault = (&'static str, String);

/// How many moves from other states are kept to try as wrong moves.
const CORPUS: usize = 256;

/// How the players of a game behave: each style reaches what the others hardly ever do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Evenly random moves.
    Random,
    /// Mostly the moves that the heuristics rate best.
    Sensible,
    /// Mostly the answers of players who are not there: nobody does more than they must.
    Absent,
}

impl Style {
    fn pick(chance: &mut FastChance) -> Style {
        match chance.below(16) {
            0 => Style::Absent,
            1..8 => Style::Sensible,
            _ => Style::Random,
        }
    }
}

/// A game under examination.
pub(super) struct OneGame<G: Probe> {
    pub(super) states: u64,
    pub(super) ply: usize,
    pub(super) depth: Depth,
    pub(super) chance: FastChance,
    /// Moves met so far in this game: legal once, so good candidates for being wrong now.
    pub(super) corpus: Vec<G::Move>,
    seats: SeatCount,
    seed: Seed,
    options: G::Options,
    style: Style,
    ratings: Vec<i32>,
}

impl<G: Probe> OneGame<G> {
    pub(super) fn new(seats: SeatCount, seed: u64, game: u64, depth: Depth) -> OneGame<G> {
        // One stream a game and a number of seats; the multiplier only spreads the numbers.
        let number = seed ^ (game * 8 + seats.get() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut chance = FastChance::new(number);
        let options = pick_options::<G>(seats, game, &mut chance);
        let style = Style::pick(&mut chance);
        OneGame {
            states: 0,
            ply: 0,
            depth,
            chance,
            corpus: Vec::new(),
            seats,
            seed: Seed::from_number(number),
            options,
            style,
            ratings: Vec::new(),
        }
    }

    pub(super) fn options_text(&self) -> String {
        let defaults = G::Options::default().to_map();
        let changed = self.options.to_map().into_iter().filter(|(id, value)| defaults.get(id) != Some(value));
        let text: Vec<String> = changed.map(|(id, value)| format!("{id}={value}")).collect();
        if text.is_empty() { "default".to_owned() } else { text.join(" ") }
    }

    /// Plays to the end, checking as it goes.
    pub(super) fn run(&mut self, coverage: &mut Coverage) -> Result<(), Fault> {
        let mut log = Heard::default();
        let mut played = Match::<G>::new(self.options.clone(), self.seats, self.seed, "", &mut log)
            .map_err(|error| ("0 set-up", error.to_string()))?;
        let mut told = log.0.clone();
        count_feats::<G>(&log, coverage);
        let mut list = MoveList::for_game::<G>();
        loop {
            self.states += 1;
            self.look_at(played.game(), &mut list, coverage)?;
            let Some((seat, mv)) = self.choose(played.game(), &mut list) else { break };
            let mut log = Watched::<G>::new(true);
            played
                .play(seat, mv, &mut log)
                .map_err(|refusal| ("2 accepted", format!("{mv} of {seat}: {refusal:?}")))?;
            for moment in &log.moments {
                moments::at_moment(self, &moment.game)?;
            }
            count_feats::<G>(&log.heard, coverage);
            told.extend(log.heard.0);
            self.remember(mv);
            self.ply += 1;
            if self.ply > G::MAX_PLIES {
                return Err(("7 end", format!("not over after {} moves", self.ply)));
            }
        }
        rules::the_end(played.game())?;
        self.replays_alike(&played, &told)
    }

    fn look_at(&mut self, game: &G, list: &mut MoveList<G::Move>, coverage: &mut Coverage) -> Result<(), Fault> {
        for seat in game.awaited().iter() {
            if let Some(prompt) = game.prompt(seat) {
                coverage.count(prompt.decision());
            }
        }
        rules::at_state(self, game, list)?;
        secrecy::at_state(self, game)
    }

    /// A seat of those whose answer is out, sometimes one that interrupts, and its move.
    fn choose(&mut self, game: &G, list: &mut MoveList<G::Move>) -> Option<(Seat, G::Move)> {
        let awaited: Vec<Seat> = game.awaited().iter().collect();
        let mut seat = *awaited.get(self.chance.below(awaited.len()))?;
        if self.chance.below(8) == 0 {
            let other = Seat::ALL[self.chance.below(self.seats.get())];
            game.legal(other, list);
            if !list.is_empty() {
                seat = other;
            }
        }
        game.legal(seat, list);
        let mv = self.pick(game, seat, list)?;
        Some((seat, mv))
    }

    fn pick(&mut self, game: &G, seat: Seat, list: &[G::Move]) -> Option<G::Move> {
        let at_random = list.get(self.chance.below(list.len())).copied();
        match self.style {
            Style::Sensible if self.chance.below(4) != 0 => {
                game.rate(seat, list, &mut self.ratings);
                let best = self.ratings.iter().enumerate().max_by_key(|&(_, rating)| rating)?;
                list.get(best.0).copied()
            }
            Style::Absent if game.awaited().has(seat) && self.chance.below(64) != 0 => {
                Some(game.fallback(seat, &mut self.chance))
            }
            _ => at_random,
        }
    }

    fn remember(&mut self, mv: G::Move) {
        if self.corpus.len() < CORPUS {
            self.corpus.push(mv);
        } else {
            let place = self.chance.below(CORPUS);
            self.corpus[place] = mv;
        }
    }

    /// Check 4: the same seed and moves give the same states and events, also through a written record.
    fn replays_alike(&self, played: &Match<G>, told: &[(crate::Audience, G::Event)]) -> Result<(), Fault> {
        let fault = |what: String| ("4 replay", what);
        let text = played.record().to_json();
        let record = Record::from_json(&text).map_err(|error| fault(error.to_string()))?;
        if record != played.record() {
            return Err(fault("the written record reads back differently".into()));
        }
        verify::<G>(&record).map_err(|error| fault(error.to_string()))?;
        let (mut replay, mut log) = crate::Replay::<G>::open(&record).map_err(|error| fault(error.to_string()))?;
        while let Some(step) = replay.step() {
            log.0.extend(step.map_err(|error| fault(error.to_string()))?.1.0);
        }
        if log.0 != told {
            return Err(fault("the events differ".into()));
        }
        for viewer in Viewer::all(self.seats) {
            if replay.game().view(viewer) != played.game().view(viewer) {
                return Err(fault(format!("the last view of {viewer} differs")));
            }
        }
        if replay.game() != played.game() {
            return Err(fault("the last state differs".into()));
        }
        Ok(())
    }
}

/// In turn: the default, one option away from its default, a random mix.
fn pick_options<G: Game>(seats: SeatCount, game: u64, chance: &mut FastChance) -> G::Options {
    let mut options = G::Options::default();
    let specs = G::Options::SPECS;
    let mut vary = |options: &mut G::Options, which: usize, value: Option<usize>| {
        let values = specs[which].sample_values(seats);
        let number = value.unwrap_or_else(|| chance.below(values.len()));
        // A sampled value is always accepted.
        let _ = options.set(specs[which].id, &values[number % values.len()]);
    };
    match game % 4 {
        1 | 2 if !specs.is_empty() => {
            let number = (game / 4 * 2 + game % 4 - 1) as usize;
            vary(&mut options, number % specs.len(), Some(number / specs.len()));
        }
        3 => (0..specs.len()).for_each(|which| vary(&mut options, which, None)),
        _ => {}
    }
    options
}

fn count_feats<G: Probe>(log: &Heard<G::Event>, coverage: &mut Coverage) {
    let mut names = Vec::new();
    for (_, event) in &log.0 {
        G::feats(event, &mut names);
    }
    names.into_iter().for_each(|name| coverage.count(name));
}

/// True if nobody is asked any more.
pub(super) fn is_over<G: Game>(game: &G) -> bool {
    game.asking().how == How::Over
}

//! How the points of a finished game grew.

use curia_core::{BySeat, Game, Phrase, Seat, Silent, Viewer};

use crate::{Line, Table};

/// How the points of a finished game grew, move by move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Growth {
    /// How many plies the game had.
    pub plies: usize,
    /// The points at the beginning, and after every ply that changed them.
    pub steps: Vec<Step>,
    /// The chapters of the game in order, if it has any.
    pub chapters: Vec<Chapter>,
    /// The greatest gain of one move; the first one of several.
    pub best: Option<Gain>,
    /// The whole chronicle as everybody heard it, by which the moves can be told.
    pub told: Vec<Line>,
}

/// The points from a moment on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// After how many plies.
    pub at: usize,
    /// Everybody's points.
    pub points: BySeat<i32>,
}

/// A stretch of the game that has a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// After how many plies it begins.
    pub at: usize,
    /// What it is called.
    pub name: Phrase,
}

/// What one move has brought to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The number of the ply, as lines of the chronicle name it.
    pub ply: u64,
    /// To whom.
    pub seat: Seat,
    /// How many points.
    pub points: i32,
}

impl Growth {
    /// Everybody's points after so many plies.
    pub fn points_at(&self, plies: usize) -> BySeat<i32> {
        let later = self.steps.partition_point(|step| step.at <= plies);
        self.steps.get(later.saturating_sub(1)).map_or_else(|| BySeat::all(0), |step| step.points)
    }
}

impl<G: Game> Table<G> {
    /// How the points grew; `None` before the end, because points may be secret until then. `chapter` names what begins
    /// with something that everybody heard.
    pub fn growth(&self, chapter: impl Fn(&Phrase) -> Option<Phrase>) -> Option<Growth> {
        if !self.is_over() {
            return None;
        }
        let (terms, seats) = (&self.terms, self.seats());
        let mut game = G::new(&terms.options, seats, &mut terms.seed.chance(0), &mut Silent).ok()?;
        let mut steps = vec![Step { at: 0, points: game.tally() }];
        let mut best: Option<Gain> = None;
        let mut before = game.tally();
        for (at, ply) in self.plies.iter().enumerate() {
            game.apply(ply.seat, ply.mv, &mut terms.seed.chance(ply.number), &mut Silent);
            let points = game.tally();
            for seat in seats.iter() {
                let gain = Gain { ply: ply.number, seat, points: points[seat] - before[seat] };
                if gain.points > best.map_or(0, |best| best.points) {
                    best = Some(gain);
                }
            }
            if points != before {
                steps.push(Step { at: at + 1, points });
            }
            before = points;
        }
        let told = self.chronicle(Viewer::Spectator, usize::MAX);
        Some(Growth { plies: self.plies.len(), steps, chapters: self.chapters(&told, chapter), best, told })
    }

    fn chapters(&self, told: &[Line], chapter: impl Fn(&Phrase) -> Option<Phrase>) -> Vec<Chapter> {
        let named = told.iter().filter_map(|line| {
            let at = self.plies.partition_point(|ply| ply.number <= line.ply);
            Some(Chapter { at, name: chapter(&line.phrase)? })
        });
        named.collect()
    }
}

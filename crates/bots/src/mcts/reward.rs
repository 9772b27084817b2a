//! What the end of a playout is worth to each seat.

use curia_core::{BySeat, Game, Seat, SeatCount};

/// How much of the reward is the share of the victory; the rest is how clear it was.
const WIN_WEIGHT: f32 = 0.4;

/// The margins seen so far in a search: what counts as a clear victory depends on the game.
#[derive(Clone, Copy, Default)]
pub(super) struct Margins {
    sum: f32,
    count: f32,
}

impl Margins {
    /// The mean margin, larger than 0.
    #[inline]
    pub(super) fn usual(&self) -> f32 {
        (self.sum / self.count.max(1.0)).max(1.0)
    }

    /// What the world is worth to each seat, from 0 to 1: by its standings if the game is over, else by the
    /// points as they stand.
    #[inline]
    pub(super) fn rewards<G: Game>(&mut self, world: &G) -> BySeat<f32> {
        let seats = world.seats();
        let totals = world.tally();
        let standings = world.standings();
        let margins = margins(&totals, seats);
        self.sum += margins.playing(seats).iter().map(|margin| margin.abs()).sum::<f32>();
        self.count += seats.get() as f32;
        let usual = self.usual();

        let wins = |seat: Seat| match &standings {
            Some(standings) => standings.places[seat] == 1,
            None => margins[seat] >= 0.0,
        };
        let winners = seats.iter().filter(|&seat| wins(seat)).count().max(1);
        let mut rewards = BySeat::all(0.0);
        for (seat, &margin) in margins.iter(seats) {
            let share = if wins(seat) { 1.0 / winners as f32 } else { 0.0 };
            let clearness = 0.5 + 0.5 * margin / (margin.abs() + usual);
            rewards[seat] = WIN_WEIGHT * share + (1.0 - WIN_WEIGHT) * clearness;
        }
        rewards
    }
}

/// By how much each seat leads over the best of the others; 0 for a lone player.
#[inline]
fn margins(totals: &BySeat<i32>, seats: SeatCount) -> BySeat<f32> {
    let mut margins = BySeat::all(0.0);
    for (seat, &own) in totals.iter(seats) {
        let others = totals.iter(seats).filter(|&(other, _)| other != seat);
        let best = others.map(|(_, &total)| total).max().unwrap_or(own);
        margins[seat] = own.saturating_sub(best) as f32;
    }
    margins
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_margin_is_the_lead_over_the_best_other() {
        let seats = SeatCount::new(3).unwrap();
        let margins = margins(&BySeat([7, 4, 9, 50, 50]), seats);
        assert_eq!(margins.playing(seats), [-2.0, -5.0, 2.0]);
    }
}

//! What a player who has read section 12 would prefer.

use curia_core::{Heuristics, Seat};

use crate::moves::Move;
use crate::state::Staufer;

impl Heuristics for Staufer {
    fn rate(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        out.clear();
        out.extend(moves.iter().map(|_| seat as i32));
    }
}

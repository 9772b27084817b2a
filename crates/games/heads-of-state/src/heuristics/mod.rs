//! What a player who has read section 12 would prefer.

use curia_core::{Heuristics, Seat};

use crate::moves::Move;
use crate::state::HeadsOfState;

impl Heuristics for HeadsOfState {
    fn rate(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        out.clear();
        let _ = seat;
        out.extend(moves.iter().map(|mv| i32::from(*mv != Move::EndTurn)));
    }
}

//! Option 1: raising nobles in empty boxes (section 5.5).

use curia_core::{Chance, Log, MoveList, Refusal, Seat};

use crate::data::{NobleBox, Rank};
use crate::event::Event;
use crate::moves::Move;
use crate::payment::Purse;
use crate::pieces::Boxes;
use crate::state::HeadsOfState;
use crate::why::Why;

impl HeadsOfState {
    /// All boxes, empty or not, whose noble the player could raise: a counter is left and the hand pays (ruling 9.17).
    #[inline]
    pub(crate) fn payable(&self, seat: Seat) -> Boxes {
        let player = &self.players[seat];
        let purse = Purse::of(player.attributes);
        let mut boxes = Boxes::EMPTY;
        for rank in Rank::ALL {
            if player.supply[rank as usize] > 0 && purse.pays(rank) {
                boxes = boxes.or(rank.boxes());
            }
        }
        boxes
    }

    /// Section 5.5; ruling 9.54: the turn can always be ended.
    #[inline]
    pub(crate) fn legal_place(&self, seat: Seat, out: &mut MoveList<Move>) {
        self.payable(seat).and(self.empty_boxes()).iter().for_each(|at| out.push(Move::Place(at)));
        out.push(Move::EndTurn);
    }

    /// Section 5.5; ruling 9.16, which speaks of a choice: on a first turn nobody has one.
    pub(crate) fn why_place(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let chosen = self.turn.option.is_some();
        match mv {
            Move::EndTurn => None,
            Move::Place(at) => self.why_raise(seat, at),
            Move::Play(_) | Move::Target(_) if chosen => Some(Refusal::new("9.16", Why::NoTreacheryNow)),
            Move::Draw(_) => Some(Refusal::new("9.13", Why::NowPlace)),
            _ => Some(Refusal::new("5.5", Why::NowPlace)),
        }
    }

    /// Section 5.5.
    #[inline]
    pub(crate) fn apply_place(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match mv {
            Move::Place(at) => self.choose_box(seat, at, log),
            Move::EndTurn => self.close_turn(seat, chance, log),
            _ => {}
        }
    }

    /// Why the noble of a box cannot be raised there: taken, no counter, not payable.
    pub(super) fn why_raise(&self, seat: Seat, at: NobleBox) -> Option<Refusal> {
        let (rank, area) = (at.rank(), at.area());
        let player = &self.players[seat];
        let purse = Purse::of(player.attributes);
        if let Some(owner) = self.owner(at) {
            let rule = if self.replaces() { "5.6" } else { "5.5" };
            Some(Refusal::new(rule, Why::BoxTaken { rank, area, seat: owner }))
        } else if player.supply[rank as usize] == 0 {
            Some(Refusal::new("9.17", Why::NoCounter { rank }))
        } else if !purse.pays(rank) {
            let (missing, courtesan) = (purse.missing(rank).collect(), rank.noble().courtesan);
            Some(Refusal::new("5.7", Why::CannotPay { rank, missing, courtesan }))
        } else {
            None
        }
    }
}

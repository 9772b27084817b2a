//! Section 3.3, cards that are aimed at a noble in line: `choose_noble`.

use curia_core::{Chance, Log, MoveList, Refusal, Seat};

use super::Movement;
use crate::data::{Card, Needs, Noble};
use crate::event::Event;
use crate::moves::Move;
use crate::phases::{Next, Run};
use crate::state::Guillotine;
use crate::why::Why;

/// The nobles a card may choose, a bit each.
pub(crate) const fn choosable(card: Card) -> u64 {
    match card.needs() {
        Needs::Colour(colour) => colour.set(),
        Needs::Guard => Noble::GUARDS,
        _ => u64::MAX,
    }
}

/// Section 3.3: the decision `choose_noble`.
impl Guillotine {
    /// The places the card in play may choose: from the first, to before the second, of these nobles.
    fn noble_targets(&self) -> (u8, u8, u64) {
        let len = self.line.len() as u8;
        let Some(card) = self.in_play else { return (0, 0, 0) };
        let (from, to) = Movement::of(card).map_or((0, len), |movement| movement.places(len));
        (from, to, choosable(card))
    }

    #[inline]
    pub(crate) fn legal_choose_noble(&self, out: &mut MoveList<Move>) {
        let (from, to, allowed) = self.noble_targets();
        for (place, noble) in (from..to).zip(self.line.as_slice().iter().skip(usize::from(from))) {
            if noble.bit() & allowed != 0 {
                out.push(Move::Place(place));
            }
        }
    }

    pub(crate) fn why_choose_noble(&self, seat: Seat, mv: Move) -> Refusal {
        let (Move::Place(place), Some(card)) = (mv, self.in_play) else { return self.why_open_question(seat) };
        let (from, to, allowed) = self.noble_targets();
        let right_noble = self.line.get(usize::from(place)).is_some_and(|noble| noble.bit() & allowed != 0);
        if !right_noble && allowed != u64::MAX {
            return Refusal::new("3.3", Why::ColourNotAllowed { card });
        }
        let exact = matches!(card.needs(), Needs::InFront(_));
        let rule = if exact { "9.2" } else { "3.3" };
        Refusal::new(rule, Why::PlaceNotAllowed { from, to: to.saturating_sub(1) })
    }

    pub(crate) fn apply_choose_noble<C: Chance, L: Log<Event>>(&mut self, place: u8, run: &mut Run<C, L>) -> Next {
        match self.in_play {
            Some(Card::FledToEngland) => self.fled_to_england(place, run),
            Some(Card::ClothingSwap) => self.clothing_swap(place, run),
            Some(card) => self.move_chosen(card, place, run),
            None => self.finish_card(run),
        }
    }
}

//! Section 3.3, trophy pile cards.

use curia_core::{Chance, Log, MoveList, Refusal, Seat};

use crate::data::Noble;
use crate::event::{Event, RandomEvent};
use crate::moves::Move;
use crate::phases::{Next, Run};
use crate::pieces::{nobles_of, set_of};
use crate::state::{Guillotine, Phase};
use crate::why::Why;

impl Guillotine {
    /// `missing_heads` (ruling 9.31).
    pub(super) fn missing_heads<C: Chance, L: Log<Event>>(&mut self, seat: Seat, run: &mut Run<C, L>) -> Next {
        run.shuffle_nobles(RandomEvent::MissingHeads, self.piles[seat].as_mut_slice());
        if let Some(noble) = self.piles[seat].pop() {
            self.noble_discard.push(noble);
            run.all(|| Event::HeadLost { seat, noble, pile: self.piles[seat].as_slice().to_vec() });
        }
        self.finish_card(run)
    }
}

/// Section 3.3, `clerical_error`: the decision `clerical_pick`.
impl Guillotine {
    #[inline]
    pub(crate) fn legal_clerical_pick(&self, seat: Seat, other: Seat, out: &mut MoveList<Move>) {
        let pile = if seat == self.active { &self.piles[other] } else { &self.piles[self.active] };
        nobles_of(set_of(pile.as_slice())).for_each(|noble| out.push(Move::Noble(noble)));
    }

    pub(crate) fn why_clerical_pick(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Noble(_) => Refusal::new("3.3", Why::NobleNotThere),
            _ => self.why_open_question(seat),
        }
    }

    /// Ruling 9.32: the nobles change owners once both are picked.
    pub(crate) fn apply_clerical_pick<C: Chance, L: Log<Event>>(
        &mut self,
        seat: Seat,
        noble: Noble,
        run: &mut Run<C, L>,
    ) -> Next {
        let active = self.active;
        let Phase::ClericalPick { other, pick, other_pick } = &mut self.phase else { return None };
        *(if seat == active { &mut *pick } else { &mut *other_pick }) = Some(noble);
        let (other, Some(gains), Some(other_gains)) = (*other, *pick, *other_pick) else {
            run.all(|| Event::PickMade { seat });
            return None;
        };
        if let (Some(theirs), Some(mine)) =
            (self.piles[other].find_from_top(gains), self.piles[active].find_from_top(other_gains))
        {
            self.piles[other].remove(theirs);
            self.piles[active].remove(mine);
            self.piles[active].push(gains);
            self.piles[other].push(other_gains);
        }
        run.all(|| Event::HeadsSwapped { seat: active, gains, other, other_gains });
        self.finish_card(run)
    }
}

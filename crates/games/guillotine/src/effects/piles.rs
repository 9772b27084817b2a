//! Section 3.3, trophy pile cards.

use curia_core::{Chance, Log, Seat};

use crate::data::Noble;
use crate::event::Event;
use crate::flow::{Next, Run};
use crate::state::{Guillotine, Phase};

impl Guillotine {
    /// `missing_heads` (ruling 9.31).
    pub(super) fn missing_heads<C: Chance, L: Log<Event>>(&mut self, seat: Seat, run: &mut Run<C, L>) -> Next {
        run.shuffle_nobles("missing_heads", self.piles[seat].as_mut_slice());
        if let Some(noble) = self.piles[seat].pop() {
            self.noble_discard.push(noble);
            run.all(|| Event::HeadLost { seat, noble, pile: self.piles[seat].as_slice().to_vec() });
        }
        self.finish_card(run)
    }

    /// `clerical_error` (ruling 9.32): an answer to `clerical_pick`.
    pub(crate) fn clerical_chosen<C: Chance, L: Log<Event>>(
        &mut self,
        seat: Seat,
        noble: Noble,
        run: &mut Run<C, L>,
    ) -> Next {
        let active = self.active;
        let Phase::Clerical { other, pick, other_pick } = &mut self.phase else { return None };
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

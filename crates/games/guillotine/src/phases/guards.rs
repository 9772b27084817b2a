//! Section 5.6: putting away Callous Guards, whenever anybody is asked for an action.

use curia_core::{Chance, Log, MoveList, Refusal, Seat};

use super::{Next, Run, Step};
use crate::data::Card;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Guillotine, Phase, table_bit};
use crate::why::Why;

impl Guillotine {
    /// True if `seat` may put them away now, in whosever turn.
    #[inline]
    pub(crate) fn may_discard_callous_guards(&self, seat: Seat) -> bool {
        self.phase == Phase::ChooseAction && self.has_table(seat, Card::CallousGuards)
    }

    /// The interrupt of section 5.6.
    #[inline]
    pub(crate) fn legal_discard_callous_guards(&self, seat: Seat, out: &mut MoveList<Move>) {
        if self.may_discard_callous_guards(seat) {
            out.push(Move::DiscardCallousGuards);
        }
    }

    pub(crate) fn why_discard_callous_guards(&self, seat: Seat) -> Refusal {
        let owns = self.has_table(seat, Card::CallousGuards);
        Refusal::new("5.6", if owns { Why::GuardsNotNow } else { Why::GuardsNotYours })
    }

    /// No card is played, so the Master Spy stays (ruling 9.7).
    pub(super) fn apply_discard_callous_guards<C: Chance, L: Log<Event>>(
        &mut self,
        seat: Seat,
        run: &mut Run<C, L>,
    ) -> Next {
        self.tables[seat] &= !table_bit(Card::CallousGuards);
        self.action_discard.push(Card::CallousGuards);
        run.all(|| Event::PutAwayGuards { seat });
        Some(Step::Action)
    }
}

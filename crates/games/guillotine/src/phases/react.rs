//! Section 5.5: the reaction window, `react_wait`.

use curia_core::{Chance, Log, MoveList, Refusal, Seat, SeatSet};

use super::{Next, Run, Step};
use crate::data::Card;
use crate::event::{Event, RandomEvent};
use crate::moves::Move;
use crate::options::{ConfusionMode, MasterSpyTiming};
use crate::state::{Guillotine, Phase};
use crate::view::TurnStep;
use crate::why::Why;

/// Section 5.5: the decision `react_wait`.
impl Guillotine {
    /// The opponents a window must ask by W1 to W5; nobody if none opens.
    pub(super) fn window(&self) -> SeatSet {
        let closed = self.options.confusion_mode == ConfusionMode::Curse
            || self.line.len() < 2
            || self.judge_in_front()
            || self.guards_watch()
            || self.action_discard.as_slice().contains(&Card::ConfusionInLine);
        if closed { SeatSet::EMPTY } else { self.others_with_cards() }
    }

    /// `pass`, and `play` for whoever holds the card.
    #[inline]
    pub(crate) fn legal_react_wait(&self, seat: Seat, out: &mut MoveList<Move>) {
        if self.hands[seat].has(Card::ConfusionInLine) {
            out.push(Move::Play(Card::ConfusionInLine));
        }
        out.push(Move::Pass);
    }

    pub(crate) fn why_react_wait(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Play(card @ Card::ConfusionInLine) => Refusal::new("5.3", Why::NotInHand { card }),
            Move::Play(_) => Refusal::new("5.5", Why::BeheadingPending { player: self.active }),
            _ => self.why_open_question(seat),
        }
    }

    pub(crate) fn apply_react_wait<C: Chance, L: Log<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        run: &mut Run<C, L>,
    ) -> Next {
        match mv {
            Move::Play(card) => self.react(seat, card, run),
            Move::Pass => self.pass(seat),
            _ => None,
        }
    }

    /// Nobody is told of a pass.
    fn pass(&mut self, seat: Seat) -> Next {
        let Phase::ReactWait { asked, passed } = &mut self.phase else { return None };
        *passed = passed.with(seat);
        if asked.minus(*passed).is_empty() { Some(Step::Blade) } else { None }
    }

    /// The whole line is shuffled, then the beheading goes on.
    fn react<C: Chance, L: Log<Event>>(&mut self, seat: Seat, card: Card, run: &mut Run<C, L>) -> Next {
        if let Some(noble) = self.line.front() {
            run.all(|| Event::Reacted { seat, noble });
        }
        self.take_from_hand(seat, card);
        if self.options.master_spy_timing == MasterSpyTiming::Before {
            self.move_spy(run);
        }
        self.shuffle_front(self.line.len(), RandomEvent::ConfusionInLine, run);
        self.action_discard.push(card);
        if self.options.master_spy_timing == MasterSpyTiming::After {
            self.move_spy(run);
        }
        run.moment(self, TurnStep::Behead);
        Some(Step::Blade)
    }
}

//! Recalling figures from pay spaces: by a chest (section 5.6) or as a province bonus (section 5.8).

use curia_core::{Audience, Log, Refusal, Seat};

use super::Options;
use crate::data::{Chest, Effect};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Back, Phase, Staufer};
use crate::why::Why;

impl Staufer {
    /// Section 5.6: the first pick is not optional.
    pub(crate) fn begin_recall(&mut self, seat: Seat, back: Back, log: &mut impl Log<Event>) {
        let Effect::Recall(left) = Chest::Recall.effect() else { return };
        self.discard_from(seat, Chest::Recall, 1);
        log.tell(Audience::All, || Event::RecallUsed { seat });
        self.phase = Phase::RecallPick { seat, left, may_stop: false, back };
    }

    /// Section 5.6; ends when nothing can be picked any more.
    #[inline]
    pub(crate) fn legal_recall_pick(&self, seat: Seat, left: u8, may_stop: bool, out: &mut impl Options) {
        if left == 0 || self.on_pay_spaces(seat).is_empty() {
            return;
        }
        if may_stop {
            out.push(Move::RecallPick(None));
        }
        self.each_paid(seat, |province, figure| out.push(Move::RecallPick(Some((province, figure)))));
    }

    /// Section 5.6.
    pub(crate) fn why_recall_pick(&self, seat: Seat, may_stop: bool, mv: Move) -> Option<Refusal> {
        let why = match mv {
            Move::RecallPick(None) if may_stop => return None,
            Move::RecallPick(None) => Why::MustRecall,
            Move::RecallPick(Some((province, figure))) => return self.why_pick(seat, province, figure, "5.6"),
            _ => Why::NowRecallPick,
        };
        Some(Refusal::new("5.6", why))
    }

    /// Section 5.6.
    #[inline]
    pub(crate) fn apply_recall_pick(&mut self, seat: Seat, left: u8, back: Back, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::RecallPick(Some((province, figure))) => {
                self.bring_back(seat, province, figure);
                let bonus = matches!(back, Back::Award(_));
                log.tell(Audience::All, || Event::Recalled { seat, figure, province, bonus });
                self.phase = Phase::RecallPick { seat, left: left.saturating_sub(1), may_stop: true, back };
            }
            Move::RecallPick(None) => self.go_back(seat, back),
            _ => {}
        }
    }
}

//! The second marker: section 12.10.

use super::Mind;
use crate::data::{Condition, Province};
use crate::pieces::{Figure, Office};
use crate::road::Road;

/// The second marker of this round, as far as an appointment can move it.
#[derive(Clone, Copy, Default)]
pub(super) struct Marker {
    /// The condition and the province where the marker would lie now; nothing if it hangs on the king alone.
    lies: Option<(Condition, Province)>,
    /// What the condition counts in every province.
    counts: [u8; Province::COUNT],
    /// When that province is scored if the marker lies elsewhere, in rounds from now.
    otherwise: Option<u8>,
}

impl Mind<'_> {
    /// Where the marker would lie now; `otherwise` says when that province is scored without it.
    pub(super) fn look_at_the_marker(&mut self, province: Province, otherwise: Option<u8>) {
        let condition = self.game.condition();
        if self.game.second.is_none() && !matches!(condition, Condition::King | Condition::Opposite) {
            let counts = self.game.counted(condition);
            self.marker = Marker { lies: Some((condition, province)), counts, otherwise };
        }
    }

    /// What an appointment brings because it moves the marker by the figure on the office or the chests under it.
    pub(super) fn marker_by_seat(&self, office: Office, figure: Figure) -> i32 {
        let Some((condition, lies)) = self.marker.lies else { return 0 };
        let more = match condition {
            Condition::MostFigures => 1,
            Condition::MostNobles => u8::from(figure == Figure::Noble),
            // Every chest that is taken is missing there.
            Condition::FewestChests => self.game.stacks[office.index()].len(),
            Condition::King | Condition::Opposite | Condition::MostPayment => 0,
        };
        if more == 0 {
            return 0;
        }
        let mut counts = self.marker.counts;
        counts[office.province() as usize] += more;
        self.moved(lies, self.game.with_most(&counts), (office, figure))
    }

    /// The same by the payments.
    pub(super) fn marker_by_payments(&self, road: &Road, figure: Figure) -> i32 {
        let Some((Condition::MostPayment, lies)) = self.marker.lies else { return 0 };
        let mut counts = self.marker.counts;
        let payments = (0..road.total()).map_while(|number| road.payment(number));
        payments.for_each(|province| counts[province as usize] += 1);
        self.moved(lies, self.game.with_most(&counts), (road.office, figure))
    }

    /// The marker moves: the new province is scored at once, the old one later.
    fn moved(&self, old: Province, new: Province, (office, figure): (Office, Figure)) -> i32 {
        if new == old {
            return 0;
        }
        let mut after = self.game.seated[self.seat];
        after.seat(figure, office);
        let sooner = |province, due| self.stake(province, after) * (100 - Mind::counts_by(due)) / 100;
        let moved = sooner(new, self.due[new as usize]) - sooner(old, self.marker.otherwise);
        // The others can move it on.
        moved * (100 - Mind::chance_of(self.rivals)) / 100
    }
}

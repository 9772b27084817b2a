//! Section 3.3, turn effects.

use curia_core::{Chance, Log, MoveList, Refusal, Seat};

use crate::data::Card;
use crate::event::Event;
use crate::moves::Move;
use crate::options::TwistScope;
use crate::phases::{Next, Run};
use crate::state::{Guillotine, table_bit, table_cards};
use crate::why::Why;

impl Guillotine {
    /// `double_feature`.
    pub(super) fn double_feature<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.behead_due += 1;
        run.all(|| Event::ExtraBeheading { seat: self.active });
        self.finish_card(run)
    }

    /// `scarlet_pimpernel`.
    pub(super) fn scarlet_pimpernel<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.pimpernel = true;
        run.all(|| Event::DayWillEnd { seat: self.active });
        self.finish_card(run)
    }

    /// `political_influence` (ruling 9.26).
    pub(super) fn political_influence<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.draw_cards(self.active, 3, run);
        self.behead_due = 0;
        run.all(|| Event::NoBeheading { seat: self.active });
        self.finish_card(run)
    }

    /// `rush_job` (rulings 9.10 and 9.67).
    pub(super) fn rush_job<C: Chance, L: Log<Event>>(&mut self, seat: Seat, run: &mut Run<C, L>) -> Next {
        self.rushed = self.rushed.with(seat);
        run.all(|| Event::MustHurry { seat });
        self.finish_card(run)
    }
}

/// Section 3.3, `twist_of_fate`: the decision `choose_table_card`.
impl Guillotine {
    /// The table cards that may be hit (ruling 9.33, option `twist_scope`).
    pub(crate) fn twist_targets(&self) -> u8 {
        let spared = match self.options.twist_scope {
            TwistScope::Others => self.tables[self.active],
            TwistScope::Any => 0,
        };
        self.all_tables() & !spared
    }

    #[inline]
    pub(crate) fn legal_choose_table_card(&self, out: &mut MoveList<Move>) {
        table_cards(self.twist_targets()).for_each(|card| out.push(Move::Card(card)));
    }

    pub(crate) fn why_choose_table_card(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Card(card) if self.has_table(seat, card) => Refusal::new("9.33", Why::OwnTableCard { card }),
            Move::Card(card) => Refusal::new("3.3", Why::CardNotThere { card }),
            _ => self.why_open_question(seat),
        }
    }

    pub(crate) fn apply_choose_table_card<C: Chance, L: Log<Event>>(
        &mut self,
        card: Card,
        run: &mut Run<C, L>,
    ) -> Next {
        if let Some(seat) = self.owner_of(card) {
            self.tables[seat] &= !table_bit(card);
            self.action_discard.push(card);
            run.all(|| Event::TableCardLost { seat, card });
        }
        self.finish_card(run)
    }
}

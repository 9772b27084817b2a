//! Section 3.3, turn effects.

use curia_core::{Chance, Log, Seat};

use crate::data::Card;
use crate::event::Event;
use crate::flow::{Next, Run};
use crate::state::{Guillotine, table_bit};

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

    /// The table cards `twist_of_fate` may hit (ruling 9.33, option `twist_scope`).
    pub(crate) fn twist_targets(&self) -> u8 {
        let own = if self.options.twist_hits_any { 0 } else { self.tables[self.active] };
        self.all_tables() & !own
    }

    /// `twist_of_fate`: the answer to `choose_table_card`.
    pub(crate) fn table_card_chosen<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        if let Some(seat) = self.owner_of(card) {
            self.tables[seat] &= !table_bit(card);
            self.action_discard.push(card);
            run.all(|| Event::TableCardLost { seat, card });
        }
        self.finish_card(run)
    }
}

//! Section 5.2: the state machine of a turn, and the change of day.

use curia_core::{Chance, Log};

use super::{Next, Run, Step};
use crate::data::{Card, DAYS, LINE_LENGTH, MAX_TURNS_OF_A_DAY};
use crate::event::{DayEnd, Event};
use crate::options::DayStarter;
use crate::state::{Guillotine, Phase};
use crate::view::TurnStep;

impl Guillotine {
    /// TURN_START.
    pub(super) fn turn_start<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.turn_of_day += 1;
        self.actions_left = 1;
        self.behead_due = 1;
        self.bonus_draws = 0;
        self.pimpernel = false;
        self.day_over = false;
        self.no_cards = self.rushed.has(self.active);
        self.rushed = self.rushed.without(self.active);
        run.all(|| Event::TurnBegan { seat: self.active });
        Some(Step::Action)
    }

    /// ACTION: asks for an action, or skips where everybody can see that none is possible (section 5.3).
    pub(super) fn action_step<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        if self.actions_left == 0 {
            return Some(Step::Behead);
        }
        let seat = self.active;
        if let Some(why) = self.public_bar()
            && !self.has_table(seat, Card::CallousGuards)
        {
            self.actions_left = 0;
            run.all(|| Event::Barred { seat, why });
            return Some(Step::Behead);
        }
        self.phase = Phase::ChooseAction;
        None
    }

    /// DRAW.
    pub(super) fn draw_step<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.draw_cards(self.active, 1 + usize::from(self.bonus_draws), run);
        Some(Step::TurnEnd)
    }

    /// TURN_END.
    pub(super) fn turn_end<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        let limit = self.turn_of_day >= MAX_TURNS_OF_A_DAY;
        let used_up = self.line.is_empty();
        if self.pimpernel || limit {
            self.clear_line(run);
        }
        if self.line.is_empty() {
            let how = match (self.day_over, self.pimpernel, used_up) {
                (true, ..) => DayEnd::Robespierre,
                (_, true, _) => DayEnd::Pimpernel,
                (.., true) => DayEnd::UsedUp,
                _ => DayEnd::TurnLimit,
            };
            return self.day_end(how, run);
        }
        self.active = self.active.next(self.seats);
        Some(Step::TurnStart)
    }

    /// DAY_END, section 8: the next day, or the final phase.
    fn day_end<C: Chance, L: Log<Event>>(&mut self, how: DayEnd, run: &mut Run<C, L>) -> Next {
        run.all(|| Event::DayEnded { day: self.day, how });
        run.moment(self, TurnStep::Draw);
        let left = self.active.next(self.seats);
        if self.day < DAYS && self.noble_deck.len() + self.noble_discard.len() > 0 {
            self.day += 1;
            self.turn_of_day = 0;
            self.active = match self.options.day_starter {
                DayStarter::NextPlayer => left,
                DayStarter::Rotate => self.day_starter.next(self.seats),
            };
            self.day_starter = self.active;
            self.deal_line(run);
            run.moment(self, TurnStep::Action);
            return Some(Step::TurnStart);
        }
        self.active = left;
        self.final_left = self.seats.get() as u8;
        self.forget_turn();
        run.all(|| Event::FinalBegan);
        Some(Step::Final)
    }

    /// Section 5.8: nothing of the last turn concerns the players of the final phase. Once a game, so it stays
    /// out of the way of the turns.
    #[cold]
    fn forget_turn(&mut self) {
        self.actions_left = 0;
        self.behead_due = 0;
        self.bonus_draws = 0;
        self.no_cards = false;
        self.pimpernel = false;
        self.day_over = false;
    }

    /// Section 5.7: a new line of twelve, or as many as there are (ruling 9.71).
    pub(super) fn deal_line<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) {
        self.reshuffle_nobles(LINE_LENGTH, run);
        for _ in 0..LINE_LENGTH {
            if let Some(noble) = self.top_noble() {
                self.line.push(noble);
            }
        }
        run.all(|| Event::DayBegan { day: self.day, starter: self.day_starter, line: self.line.as_slice().to_vec() });
    }

    /// All nobles still in line go to the discard pile, the front noble first.
    pub(super) fn clear_line<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) {
        run.all(|| Event::LineCleared { nobles: self.line.as_slice().to_vec() });
        for &noble in self.line.as_slice() {
            self.noble_discard.push(noble);
        }
        self.line.clear();
    }
}

//! Sections 4 and 5: the flow of the game, a file a section.

mod action;
mod behead;
mod draw;
mod final_cards;
mod guards;
mod react;
mod setup;
mod turn;

use curia_core::{Audience, Chance, Log, Seat};

use crate::data::{Card, Noble};
use crate::event::{Event, RandomEvent};
use crate::state::{Guillotine, Phase};
use crate::view::TurnStep;

/// What a step of the game needs from outside: chance, and someone to tell.
pub(crate) struct Run<'a, C, L> {
    pub(crate) chance: &'a mut C,
    pub(crate) log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// Tells everybody.
    #[inline]
    pub(crate) fn all(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::All, event);
    }

    /// Tells one seat.
    #[inline]
    pub(crate) fn one(&mut self, seat: Seat, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::one(seat), event);
    }

    /// Marks a moment worth seeing, in a step of the turn.
    #[inline]
    pub(crate) fn moment(&mut self, game: &Guillotine, step: TurnStep) {
        self.log.moment(|| Guillotine { phase: Phase::Moment(step), ..game.clone() });
    }

    /// Writes an outcome of chance into the open record.
    #[inline]
    pub(crate) fn record(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::Nobody, event);
    }

    /// Shuffles nobles that are stored in the order of the record.
    pub(crate) fn shuffle_nobles(&mut self, what: RandomEvent, nobles: &mut [Noble]) {
        if nobles.len() > 1 {
            self.chance.shuffle(nobles);
            self.record(|| Event::ShuffledNobles { what, order: nobles.to_vec() });
        }
    }

    /// Shuffles a noble deck, which is stored with its top at the end.
    pub(crate) fn shuffle_noble_deck(&mut self, what: RandomEvent, nobles: &mut [Noble]) {
        if nobles.len() > 1 {
            self.chance.shuffle(nobles);
            self.record(|| Event::ShuffledNobles { what, order: nobles.iter().rev().copied().collect() });
        }
    }

    /// Shuffles an action deck, which is stored with its top at the end.
    pub(crate) fn shuffle_action_deck(&mut self, what: RandomEvent, cards: &mut [Card]) {
        if cards.len() > 1 {
            self.chance.shuffle(cards);
            self.record(|| Event::ShuffledCards { what, order: cards.iter().rev().copied().collect() });
        }
    }
}

/// A step of the state machine of section 5.2 (and of the final phase).
#[derive(Clone, Copy)]
pub(crate) enum Step {
    TurnStart,
    Action,
    Behead,
    /// The beheading whose window is closed.
    Blade,
    Draw,
    TurnEnd,
    Final,
}

/// The step that comes next; `None` while a decision is open.
pub(crate) type Next = Option<Step>;

impl Guillotine {
    /// Runs the state machine until a decision is open or the game is over.
    pub(crate) fn advance<C: Chance, L: Log<Event>>(&mut self, mut next: Next, run: &mut Run<C, L>) {
        while let Some(step) = next {
            next = match step {
                Step::TurnStart => self.turn_start(run),
                Step::Action => self.action_step(run),
                Step::Behead => self.behead_step(run),
                Step::Blade => self.behead_front(run),
                Step::Draw => self.draw_step(run),
                Step::TurnEnd => self.turn_end(run),
                Step::Final => self.final_step(run),
            };
        }
    }
}

//! Sections 4 and 5.2: set-up and the state machine of a turn.

use curia_core::{Audience, BySeat, Chance, Log, Seat, SeatCount, SeatSet, SetupError};

use crate::data::{Card, DAYS, HAND_SIZE, LINE_LENGTH, MAX_TURNS_OF_A_DAY, Noble};
use crate::event::{Bar, DayEnd, Event};
use crate::options::{DayStarter, GuillotineOptions};
use crate::pieces::{Cards, Deck, Line, Nobles};
use crate::state::{Guillotine, Phase};

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

    /// Writes an outcome of chance into the open record.
    #[inline]
    pub(crate) fn record(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::Nobody, event);
    }

    /// Shuffles nobles that are stored in the order of the record.
    pub(crate) fn shuffle_nobles(&mut self, what: &'static str, nobles: &mut [Noble]) {
        if nobles.len() > 1 {
            self.chance.shuffle(nobles);
            self.record(|| Event::ShuffledNobles { what, order: nobles.to_vec() });
        }
    }

    /// Shuffles a noble deck, which is stored with its top at the end.
    pub(crate) fn shuffle_noble_deck(&mut self, what: &'static str, nobles: &mut [Noble]) {
        if nobles.len() > 1 {
            self.chance.shuffle(nobles);
            self.record(|| Event::ShuffledNobles { what, order: nobles.iter().rev().copied().collect() });
        }
    }

    /// Shuffles an action deck, which is stored with its top at the end.
    pub(crate) fn shuffle_action_deck(&mut self, what: &'static str, cards: &mut [Card]) {
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
    /// Section 4.
    pub(crate) fn set_up<C: Chance, L: Log<Event>>(
        options: &GuillotineOptions,
        seats: SeatCount,
        run: &mut Run<C, L>,
    ) -> Result<Guillotine, SetupError> {
        if let Some(seat) = options.start_player
            && !seats.has(seat)
        {
            return Err(SetupError::BadValue {
                id: "start_player",
                value: seat.to_string(),
                allowed: format!("random or a seat from 0 to {}", seats.get() - 1),
            });
        }
        let mut noble_deck = Nobles::default();
        for noble in Noble::all() {
            noble_deck.push(noble);
        }
        run.shuffle_noble_deck("noble_deck", noble_deck.as_mut_slice());
        let mut action_deck = Deck::default();
        for card in Card::ALL {
            let copies = if card == Card::CallousGuards && options.without_callous_guards { 0 } else { card.copies() };
            for _ in 0..copies {
                action_deck.push(card);
            }
        }
        run.shuffle_action_deck("action_deck", action_deck.as_mut_slice());
        let starter = match options.start_player {
            Some(seat) => seat,
            None => {
                let seat = Seat::new(run.chance.below(seats.get())).unwrap_or(Seat::S0);
                run.record(|| Event::PickedSeat { what: "starting_player", seat });
                seat
            }
        };
        let mut game = Guillotine {
            hands: BySeat::all(Cards::EMPTY),
            known: [Cards::EMPTY; 20],
            line: Line::default(),
            noble_deck,
            noble_discard: Nobles::default(),
            piles: BySeat::all(Nobles::default()),
            action_deck,
            action_discard: Deck::default(),
            tables: BySeat::all(0),
            known_tops: BySeat::all(0),
            exposed: SeatSet::EMPTY,
            rushed: SeatSet::EMPTY,
            cursed: SeatSet::EMPTY,
            seats,
            options: *options,
            day: 1,
            day_starter: starter,
            turn_of_day: 0,
            active: starter,
            actions_left: 0,
            no_cards: false,
            behead_due: 0,
            bonus_draws: 0,
            pimpernel: false,
            day_over: false,
            final_left: 0,
            in_play: None,
            phase: Phase::ChooseAction,
        };
        run.all(|| Event::GameBegan { starter });
        for seat in seats.iter() {
            game.draw_cards(seat, HAND_SIZE, run);
        }
        game.deal_line(run);
        game.advance(Some(Step::TurnStart), run);
        Ok(game)
    }

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

    fn turn_start<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
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

    /// Section 5.3: asks for an action, or skips where everybody can see that none is possible.
    fn action_step<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
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

    /// The public reason for which the active player can play no card at all.
    pub(crate) fn public_bar(&self) -> Option<Bar> {
        if self.no_cards {
            Some(Bar::RushJob)
        } else if self.judge_in_front() {
            Some(Bar::Judge)
        } else if self.hands[self.active].is_empty() {
            Some(Bar::EmptyHand)
        } else {
            None
        }
    }

    fn draw_step<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.draw_cards(self.active, 1 + usize::from(self.bonus_draws), run);
        Some(Step::TurnEnd)
    }

    fn turn_end<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
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

    /// Sections 5.2 and 8: the next day, or the final phase.
    fn day_end<C: Chance, L: Log<Event>>(&mut self, how: DayEnd, run: &mut Run<C, L>) -> Next {
        run.all(|| Event::DayEnded { day: self.day, how });
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
    fn deal_line<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) {
        self.reshuffle_nobles(LINE_LENGTH, run);
        for _ in 0..LINE_LENGTH {
            if let Some(noble) = self.top_noble() {
                self.line.push(noble);
            }
        }
        run.all(|| Event::DayBegan { day: self.day, starter: self.day_starter, line: self.line.as_slice().to_vec() });
    }

    /// All nobles still in line go to the discard pile, the front noble first.
    pub(crate) fn clear_line<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) {
        run.all(|| Event::LineCleared { nobles: self.line.as_slice().to_vec() });
        for &noble in self.line.as_slice() {
            self.noble_discard.push(noble);
        }
        self.line.clear();
    }

    /// Section 5.7: shuffles the noble discard pile under the deck if the deck has fewer than `wanted`.
    pub(crate) fn reshuffle_nobles<C: Chance, L: Log<Event>>(&mut self, wanted: usize, run: &mut Run<C, L>) {
        if self.noble_deck.len() < wanted && !self.noble_discard.is_empty() {
            let count = self.noble_discard.len() as u8;
            run.shuffle_noble_deck("noble_reshuffle", self.noble_discard.as_mut_slice());
            self.noble_deck.slide_under(&mut self.noble_discard);
            run.all(|| Event::NoblesReshuffled { count });
        }
    }

    /// Takes the top noble of the deck, and with him what anybody knew of him (section 6.1).
    pub(crate) fn top_noble(&mut self) -> Option<Noble> {
        for tops in &mut self.known_tops.0 {
            *tops = tops.saturating_sub(1);
        }
        self.noble_deck.pop()
    }

    /// Section 5.7: draws a noble.
    pub(crate) fn draw_noble<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Option<Noble> {
        self.reshuffle_nobles(1, run);
        self.top_noble()
    }

    /// Section 5.7: shuffles the action discard pile under the deck if the deck has fewer than `wanted`.
    pub(crate) fn reshuffle_cards<C: Chance, L: Log<Event>>(&mut self, wanted: usize, run: &mut Run<C, L>) {
        if self.action_deck.len() < wanted && !self.action_discard.is_empty() {
            let count = self.action_discard.len() as u8;
            run.shuffle_action_deck("action_reshuffle", self.action_discard.as_mut_slice());
            self.action_deck.slide_under(&mut self.action_discard);
            run.all(|| Event::CardsReshuffled { count });
        }
    }

    /// Section 5.7: draws action cards.
    pub(crate) fn draw_cards<C: Chance, L: Log<Event>>(&mut self, seat: Seat, wanted: usize, run: &mut Run<C, L>) {
        self.reshuffle_cards(wanted, run);
        let before = self.action_deck.len();
        let count = wanted.min(before);
        run.all(|| Event::Drew { seat, count: count as u8 });
        run.one(seat, || Event::DrewCards {
            seat,
            cards: self.action_deck.as_slice().iter().rev().take(count).copied().collect(),
        });
        for _ in 0..count {
            if let Some(card) = self.action_deck.pop() {
                self.hands[seat].add(card);
            }
        }
    }

    /// A card leaves a hand, for all to see (section 6.1).
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        if self.exposed.has(seat) {
            self.strike_off(seat, card);
        }
    }

    /// A card is discarded from a hand, face up.
    pub(crate) fn discard<C: Chance, L: Log<Event>>(&mut self, seat: Seat, card: Card, run: &mut Run<C, L>) {
        self.take_from_hand(seat, card);
        self.action_discard.push(card);
        run.all(|| Event::Discarded { seat, card });
    }
}

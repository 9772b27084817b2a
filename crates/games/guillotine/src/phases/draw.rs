//! Section 5.7: drawing, and empty decks.

use curia_core::{Chance, Log, Seat};

use super::Run;
use crate::data::{Card, Noble};
use crate::event::{Event, RandomEvent};
use crate::state::Guillotine;

impl Guillotine {
    /// Shuffles the noble discard pile under the deck if the deck has fewer than `wanted`.
    pub(crate) fn reshuffle_nobles<C: Chance, L: Log<Event>>(&mut self, wanted: usize, run: &mut Run<C, L>) {
        if self.noble_deck.len() < wanted && !self.noble_discard.is_empty() {
            let count = self.noble_discard.len() as u8;
            run.shuffle_noble_deck(RandomEvent::NobleReshuffle, self.noble_discard.as_mut_slice());
            self.noble_deck.slide_under(&mut self.noble_discard);
            run.all(|| Event::NoblesReshuffled { count });
        }
    }

    /// Takes the top noble of the deck, and with it what anybody knew of it (section 6.1).
    pub(crate) fn top_noble(&mut self) -> Option<Noble> {
        for tops in &mut self.known_tops.0 {
            *tops = tops.saturating_sub(1);
        }
        self.noble_deck.pop()
    }

    /// Draws a noble.
    pub(crate) fn draw_noble<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Option<Noble> {
        self.reshuffle_nobles(1, run);
        self.top_noble()
    }

    /// Shuffles the action discard pile under the deck if the deck has fewer than `wanted`.
    pub(crate) fn reshuffle_cards<C: Chance, L: Log<Event>>(&mut self, wanted: usize, run: &mut Run<C, L>) {
        if self.action_deck.len() < wanted && !self.action_discard.is_empty() {
            let count = self.action_discard.len() as u8;
            run.shuffle_action_deck(RandomEvent::ActionReshuffle, self.action_discard.as_mut_slice());
            self.action_deck.slide_under(&mut self.action_discard);
            run.all(|| Event::CardsReshuffled { count });
        }
    }

    /// Draws action cards.
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

//! Section 3.3, hand cards.

use curia_core::{Chance, Log, Seat};

use crate::data::{Card, HAND_SIZE};
use crate::event::Event;
use crate::flow::{Next, Run};
use crate::pieces::Cards;
use crate::state::{Guillotine, Phase};

impl Guillotine {
    /// `rat_break` (ruling 9.64): the answer to `choose_discard_card`.
    pub(crate) fn discard_card_chosen<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        if let Some(place) = self.action_discard.find_from_top(card) {
            self.action_discard.remove(place);
            self.hands[seat].add(card);
            self.all_learn(seat, card);
            run.all(|| Event::Fetched { seat, card });
        }
        self.finish_card(run)
    }

    /// `rain_delay` (ruling 9.39, section 5.7).
    pub(super) fn rain_delay<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        let seats = self.seats;
        for seat in seats.iter() {
            for card in self.hands[seat].iter() {
                self.action_deck.push(card);
            }
            self.hands[seat] = Cards::EMPTY;
        }
        self.forget_hands();
        run.shuffle_action_deck("rain_delay", self.action_deck.as_mut_slice());
        run.all(|| Event::HandsRedealt { seat: self.active });
        for _ in 0..HAND_SIZE {
            for seat in seats.from(self.active.next(seats)) {
                self.reshuffle_cards(1, run);
                if let Some(card) = self.action_deck.pop() {
                    self.hands[seat].add(card);
                }
            }
        }
        for seat in seats.iter() {
            run.one(seat, || Event::HandNow { seat, cards: self.hands[seat].iter().collect() });
        }
        self.finish_card(run)
    }

    /// `forced_break` (ruling 9.38).
    pub(super) fn forced_break<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        for seat in self.seats.from(self.active.next(self.seats)) {
            let hand = self.hands[seat];
            if seat == self.active || hand.is_empty() {
                continue;
            }
            let count = hand.len();
            if let Some(card) = hand.nth(run.chance.below(count)) {
                if count > 1 {
                    run.record(|| Event::PickedCard { what: "forced_break", card });
                }
                self.discard(seat, card, run);
            }
        }
        self.finish_card(run)
    }

    /// `infighting` (rulings 9.36 and 9.65): an answer to `infighting_discard`.
    pub(crate) fn infighting_discard<C: Chance, L: Log<Event>>(
        &mut self,
        victim: Seat,
        more: u8,
        card: Card,
        run: &mut Run<C, L>,
    ) -> Next {
        self.discard(victim, card, run);
        if more == 0 || self.hands[victim].is_empty() {
            return self.finish_card(run);
        }
        self.phase = Phase::Infighting { victim, more: more - 1 };
        None
    }

    /// `lack_of_support` (ruling 9.37): the look.
    pub(super) fn lack_of_support<C: Chance, L: Log<Event>>(&mut self, victim: Seat, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        self.learn_hand(seat, victim, self.hands[victim]);
        self.phase = Phase::VictimCard { victim };
        run.all(|| Event::HandLookedAt { seat, victim });
        run.one(seat, || Event::HandShown { seat, victim, cards: self.hands[victim].iter().collect() });
        None
    }

    /// The answer to `choose_victim_card`.
    pub(crate) fn victim_card_chosen<C: Chance, L: Log<Event>>(
        &mut self,
        victim: Seat,
        card: Card,
        run: &mut Run<C, L>,
    ) -> Next {
        self.discard(victim, card, run);
        self.finish_card(run)
    }

    /// `information_exchange` (ruling 9.35).
    pub(super) fn information_exchange<C: Chance, L: Log<Event>>(&mut self, other: Seat, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        self.hands.0.swap(seat.index(), other.index());
        self.hands_swapped(seat, other);
        run.all(|| Event::HandsExchanged { seat, other });
        for owner in [seat, other] {
            run.one(owner, || Event::HandNow { seat: owner, cards: self.hands[owner].iter().collect() });
        }
        self.finish_card(run)
    }
}

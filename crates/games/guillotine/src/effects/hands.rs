//! Section 3.3, hand cards.

use curia_core::{Chance, Log, MoveList, Refusal, Seat};

use crate::data::{Card, HAND_SIZE};
use crate::event::{Event, RandomEvent};
use crate::moves::{Move, push_cards};
use crate::phases::{Next, Run};
use crate::pieces::Cards;
use crate::state::{Guillotine, Phase};
use crate::why::Why;

/// Section 3.3, `rat_break`: the decision `choose_discard_card`.
impl Guillotine {
    /// The kinds in the action discard pile, a bit each.
    pub(crate) fn discarded_kinds(&self) -> u64 {
        self.action_discard.as_slice().iter().fold(0, |kinds, card| kinds | card.bit())
    }

    #[inline]
    pub(crate) fn legal_choose_discard_card(&self, out: &mut MoveList<Move>) {
        push_cards(self.discarded_kinds(), out);
    }

    pub(crate) fn why_choose_discard_card(&self, seat: Seat, mv: Move) -> Refusal {
        self.why_not_this_card(seat, mv)
    }

    /// Ruling 9.64: of two copies the one nearer to the top, and the others keep their order.
    pub(crate) fn apply_choose_discard_card<C: Chance, L: Log<Event>>(
        &mut self,
        card: Card,
        run: &mut Run<C, L>,
    ) -> Next {
        let seat = self.active;
        if let Some(place) = self.action_discard.find_from_top(card) {
            self.action_discard.remove(place);
            self.hands[seat].add(card);
            self.all_learn(seat, card);
            run.all(|| Event::Fetched { seat, card });
        }
        self.finish_card(run)
    }

    /// What the cards of this file have to say of a card that is not among their choices.
    fn why_not_this_card(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Card(card) => Refusal::new("3.3", Why::CardNotThere { card }),
            _ => self.why_open_question(seat),
        }
    }
}

/// Section 3.3, cards without a decision of their own.
impl Guillotine {
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
        run.shuffle_action_deck(RandomEvent::RainDelay, self.action_deck.as_mut_slice());
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
                    run.record(|| Event::PickedCard { what: RandomEvent::ForcedBreak, card });
                }
                self.discard(seat, card, run);
            }
        }
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

/// Section 3.3, `infighting`: the decision `infighting_discard`.
impl Guillotine {
    #[inline]
    pub(crate) fn legal_infighting_discard(&self, victim: Seat, out: &mut MoveList<Move>) {
        push_cards(self.hands[victim].kinds(), out);
    }

    pub(crate) fn why_infighting_discard(&self, seat: Seat, mv: Move) -> Refusal {
        self.why_not_this_card(seat, mv)
    }

    /// Rulings 9.36 and 9.65.
    pub(crate) fn apply_infighting_discard<C: Chance, L: Log<Event>>(
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
        self.ask(Phase::InfightingDiscard { victim, more: more - 1 })
    }
}

/// Section 3.3, `lack_of_support`: the decision `choose_victim_card`.
impl Guillotine {
    /// The look (ruling 9.37).
    pub(super) fn lack_of_support<C: Chance, L: Log<Event>>(&mut self, victim: Seat, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        self.learn_hand(seat, victim, self.hands[victim]);
        run.all(|| Event::HandLookedAt { seat, victim });
        run.one(seat, || Event::HandShown { seat, victim, cards: self.hands[victim].iter().collect() });
        self.ask(Phase::ChooseVictimCard { victim })
    }

    #[inline]
    pub(crate) fn legal_choose_victim_card(&self, victim: Seat, out: &mut MoveList<Move>) {
        push_cards(self.hands[victim].kinds(), out);
    }

    pub(crate) fn why_choose_victim_card(&self, seat: Seat, mv: Move) -> Refusal {
        self.why_not_this_card(seat, mv)
    }

    pub(crate) fn apply_choose_victim_card<C: Chance, L: Log<Event>>(
        &mut self,
        victim: Seat,
        card: Card,
        run: &mut Run<C, L>,
    ) -> Next {
        self.discard(victim, card, run);
        self.finish_card(run)
    }
}

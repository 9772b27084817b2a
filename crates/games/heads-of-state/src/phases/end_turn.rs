//! The end of a turn (section 5.10).

use curia_core::{Audience, Chance, Log, MoveList, Refusal, Seat};

use crate::data::{HAND_LIMIT, TREACHERY_LIMIT};
use crate::event::Event;
use crate::moves::{Card, Move};
use crate::pieces::{Attributes, Treacheries};
use crate::prompt::Hand;
use crate::state::{HeadsOfState, Interrupted, Phase};
use crate::why::Why;

impl HeadsOfState {
    /// The player does nothing more.
    pub(super) fn close_turn(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::EndedTurn { seat });
        self.discard_or_refill(seat, chance, log);
    }

    /// Section 5.10, step 1: what must be discarded next, and how many of it; attribute cards first.
    pub(crate) fn discards_due(&self, seat: Seat) -> Option<(Hand, u8)> {
        let player = &self.players[seat];
        let attributes = player.attributes.total().saturating_sub(HAND_LIMIT);
        let treachery = player.treachery.total().saturating_sub(TREACHERY_LIMIT);
        match (attributes, treachery) {
            (0, 0) => None,
            (0, left) => Some((Hand::Treachery, left)),
            (left, _) => Some((Hand::Attribute, left)),
        }
    }

    fn discard_or_refill(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if self.discards_due(seat).is_some() {
            self.phase = Phase::Discard;
        } else {
            self.end_turn(chance, log);
        }
    }

    /// Section 5.10, step 1; ruling 9.32.
    #[inline]
    pub(crate) fn legal_discard(&self, seat: Seat, out: &mut MoveList<Move>) {
        let Some((hand, _)) = self.discards_due(seat) else { return };
        self.cards_of(seat, hand, |card| out.push(Move::Discard(card)));
    }

    /// The kinds of one hand of a player.
    #[inline]
    pub(super) fn cards_of(&self, seat: Seat, hand: Hand, mut each: impl FnMut(Card)) {
        let player = &self.players[seat];
        match hand {
            Hand::Attribute => player.attributes.kinds().for_each(|kind| each(Card::Attribute(kind))),
            Hand::Treachery => player.treachery.kinds().for_each(|kind| each(Card::Treachery(kind))),
        }
    }

    /// Section 5.10, step 1.
    pub(crate) fn why_discard(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let (hand, left) = self.discards_due(seat)?;
        match mv {
            Move::Discard(card) => self.why_give_up(seat, card, hand, left, "5.10"),
            _ => Some(Refusal::new("5.10", Why::NowDiscard { hand, left })),
        }
    }

    /// A card to give up must be of the kind that is due, and in the hand.
    pub(super) fn why_give_up(
        &self,
        seat: Seat,
        card: Card,
        hand: Hand,
        left: u8,
        rule: &'static str,
    ) -> Option<Refusal> {
        let player = &self.players[seat];
        let (kind, held) = match card {
            Card::Attribute(kind) => (Hand::Attribute, player.attributes[kind] > 0),
            Card::Treachery(kind) => (Hand::Treachery, player.treachery[kind] > 0),
        };
        if kind != hand {
            return Some(Refusal::new(rule, Why::OtherHand { hand, left }));
        }
        let (attributes, treachery) = (player.attributes, player.treachery);
        (!held).then(|| Refusal::new(rule, Why::NoCard { card, attributes, treachery }))
    }

    /// Section 5.10, step 1: the card goes face up to its discards.
    pub(crate) fn apply_discard(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let Move::Discard(card) = mv else { return };
        let player = &mut self.players[seat];
        match card {
            Card::Attribute(kind) => {
                player.attributes.take(kind);
                self.discard[kind] += 1;
                self.known.gave(seat, Attributes::one(kind));
            }
            Card::Treachery(kind) => {
                player.treachery.take(kind);
                self.treachery_discard[kind] += 1;
                self.known.gave_treachery(seat, Treacheries::one(kind));
            }
        }
        log.tell(Audience::All, || Event::Discarded { seat, card });
        self.discard_or_refill(seat, chance, log);
    }

    /// Section 5.10, steps 2 to 5. If the revolution card shows, the rest of the refill is dropped (ruling 9.5).
    fn end_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.return_set_aside(chance, log);
        let (cards, revolution) = self.fill_display(chance, log);
        if !cards.is_empty() {
            log.tell(Audience::All, || Event::DisplayRefilled { cards });
        }
        if revolution {
            return self.end_century(Interrupted::Refill, chance, log);
        }
        let cards = self.fill_treachery(chance, log);
        if !cards.is_empty() {
            log.tell(Audience::All, || Event::TreacheryRefilled { cards });
        }
        self.next_turn(log);
    }
}

//! Everybody gives up cards in secret at the change of century (section 5.11, step 4).

use curia_core::{Audience, Chance, Game, Log, MoveList, Refusal, Seat};

use crate::data::{TREACHERY_TRIM_LIMIT, TRIM_LIMIT};
use crate::event::Event;
use crate::moves::{Card, Move};
use crate::options::OpenHands;
use crate::pieces::{Attributes, Treacheries};
use crate::prompt::Hand;
use crate::state::{HeadsOfState, Interrupted, Phase};
use crate::why::Why;

impl HeadsOfState {
    /// Attribute and treachery cards that a seat still has to name; none outside of TRIM_HANDS.
    #[inline]
    pub(crate) fn trim_due(&self, seat: Seat) -> [u8; 2] {
        if !matches!(self.phase, Phase::Trim(_)) {
            return [0, 0];
        }
        above_limits(self.players[seat].attributes.total(), self.players[seat].treachery.total())
    }

    /// What everybody knows of it (section 6): nothing is due once a seat has finished, and until then all that was.
    pub(crate) fn trim_told(&self, seat: Seat) -> [u8; 2] {
        if self.trim_due(seat) == [0, 0] {
            return [0, 0];
        }
        above_limits(self.players[seat].attributes_held().total(), self.players[seat].treachery_held().total())
    }

    /// Section 5.11, step 4: attribute cards come first.
    pub(crate) fn next_trim(&self, seat: Seat) -> Option<(Hand, u8)> {
        match self.trim_due(seat) {
            [0, 0] => None,
            [0, left] => Some((Hand::Treachery, left)),
            [left, _] => Some((Hand::Attribute, left)),
        }
    }

    /// Section 5.11, step 4; ruling 9.53: any card.
    #[inline]
    pub(crate) fn legal_trim(&self, seat: Seat, out: &mut MoveList<Move>) {
        let Some((hand, _)) = self.next_trim(seat) else { return };
        self.cards_of(seat, hand, |card| out.push(Move::Trim(card)));
    }

    /// Section 5.11, step 4. Also for a seat that has nothing to give up.
    pub(crate) fn why_trim(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let Some((hand, left)) = self.next_trim(seat) else { return Some(Refusal::new("5.11", Why::TrimDone)) };
        match mv {
            Move::Trim(card) => self.why_give_up(seat, card, hand, left, "5.11"),
            _ => Some(Refusal::new("5.11", Why::NowTrim { hand, left })),
        }
    }

    /// Section 5.11, step 4: the last card of all carries the choices out together.
    pub(crate) fn apply_trim(
        &mut self,
        seat: Seat,
        by: Interrupted,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let Move::Trim(card) = mv else { return };
        let player = &mut self.players[seat];
        match card {
            Card::Attribute(kind) => {
                player.attributes.take(kind);
                player.trimmed[kind] += 1;
            }
            Card::Treachery(kind) => {
                player.treachery.take(kind);
                player.treachery_trimmed[kind] += 1;
            }
        }
        log.tell(Audience::one(seat), || Event::TrimNamedCard { seat, card });
        if self.next_trim(seat).is_none() {
            log.tell(Audience::All, || Event::TrimNamed { seat });
        }
        if self.awaited().is_empty() {
            self.carry_out_trims(log);
            self.begin_century(by, chance, log);
        }
    }

    /// The attribute cards are collected face down, the treachery cards lie open on the discards (section 6).
    fn carry_out_trims(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats.iter() {
            let player = &mut self.players[seat];
            let attributes = std::mem::replace(&mut player.trimmed, Attributes::NONE);
            let cards = std::mem::replace(&mut player.treachery_trimmed, Treacheries::NONE);
            let count = attributes.total();
            if count == 0 && cards.is_empty() {
                continue;
            }
            self.treachery_discard = self.treachery_discard.plus(cards);
            self.known.gave_treachery(seat, cards);
            self.known.gave_face_down(seat, attributes);
            log.tell(Audience::All, || Event::Trimmed { seat, count, cards });
            if self.options.open_hands == OpenHands::On && count > 0 {
                log.tell(Audience::All, || Event::TrimmedAttributes { seat, cards: attributes });
            }
        }
    }
}

/// How many cards a hand of so many attribute and treachery cards has too many.
#[inline]
fn above_limits(attributes: u8, treachery: u8) -> [u8; 2] {
    [attributes.saturating_sub(TRIM_LIMIT), treachery.saturating_sub(TREACHERY_TRIM_LIMIT)]
}

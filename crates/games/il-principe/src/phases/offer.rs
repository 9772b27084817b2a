//! Everybody offers cards in secret (section 5.3).

use curia_core::{Audience, Game, Log, MoveList, Refusal, Seat};

use crate::data::Colour;
use crate::event::Event;
use crate::moves::Move;
use crate::state::IlPrincipe;
use crate::why::Why;

impl IlPrincipe {
    /// Section 5.3, D1: any card of the hand.
    #[inline]
    pub(crate) fn legal_offer(&self, seat: Seat, out: &mut MoveList<Move>) {
        self.houses[seat].hand.colours().for_each(|colour| out.push(Move::Offer(colour)));
    }

    /// Section 5.3, D1. Also for a seat that has chosen all its cards.
    pub(crate) fn why_offer(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let count = self.numbers().offer;
        let left = count - self.houses[seat].offered.total();
        match mv {
            _ if left == 0 => Some(Refusal::new("5.3", Why::OfferDone { count })),
            Move::Offer(colour) => self.why_no_card(seat, colour, "5.3"),
            _ => Some(Refusal::new("5.3", Why::NowOffer { left })),
        }
    }

    /// Section 5.3, D1: the last card of all turns the offers up.
    pub(crate) fn apply_offer(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        let Move::Offer(colour) = mv else { return };
        let house = &mut self.houses[seat];
        house.hand[colour] = house.hand[colour].saturating_sub(1);
        house.offered[colour] += 1;
        let so_far = house.offered.total();
        log.tell(Audience::All, || Event::Offered { seat, so_far });
        log.tell(Audience::one(seat), || Event::OfferedCard { seat, colour });
        if self.awaited().is_empty() {
            self.reveal_offers(log);
        }
    }

    /// A card to offer or to lay must be in the hand.
    pub(crate) fn why_no_card(&self, seat: Seat, colour: Colour, rule: &'static str) -> Option<Refusal> {
        let hand = self.houses[seat].hand;
        (hand[colour] == 0).then(|| Refusal::new(rule, Why::NoCard { colour, hand }))
    }
}

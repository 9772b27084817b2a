//! Paying for a noble (section 5.7).

use curia_core::{Audience, Log, MoveList, Refusal, Seat};

use crate::data::{Attribute, NobleBox};
use crate::event::Event;
use crate::moves::{Move, TurnOption};
use crate::payment::Purse;
use crate::pieces::Attributes;
use crate::state::{HeadsOfState, Phase};
use crate::why::Why;

impl HeadsOfState {
    /// A box is chosen; the payment must follow (section 5.2). For king and baron there is no payment but the exact one,
    /// and it is not asked (section 5.7).
    pub(super) fn choose_box(&mut self, seat: Seat, at: NobleBox, log: &mut impl Log<Event>) {
        let (rank, area, replaces) = (at.rank(), at.area(), self.replaces());
        log.tell(Audience::All, || Event::ChoseBox { seat, rank, area, replaces });
        if rank.noble().courtesan {
            self.phase = Phase::Pay(at);
        } else {
            self.pay(seat, at, None, log);
        }
    }

    /// True in option 2, where nobles only replace others.
    pub(super) fn replaces(&self) -> bool {
        self.turn.option == Some(TurnOption::Treachery)
    }

    /// Section 5.7; rulings 9.11 and 9.12.
    #[inline]
    pub(crate) fn legal_pay(&self, seat: Seat, at: NobleBox, out: &mut MoveList<Move>) {
        let (purse, rank) = (Purse::of(self.players[seat].attributes), at.rank());
        if purse.pays_exactly(rank) {
            out.push(Move::PayExact);
        }
        for &attribute in rank.noble().cost {
            if purse.pays_with_courtesan(rank, attribute) {
                out.push(Move::PayCourtesan(attribute));
            }
        }
    }

    /// Section 5.7.
    pub(crate) fn why_pay(&self, seat: Seat, at: NobleBox, mv: Move) -> Option<Refusal> {
        let (rank, area) = (at.rank(), at.area());
        let hand = self.players[seat].attributes;
        let purse = Purse::of(hand);
        let why = match mv {
            Move::PayExact if purse.pays_exactly(rank) => return None,
            Move::PayExact => Why::PayMissing { rank, missing: purse.missing(rank).collect() },
            Move::PayCourtesan(attribute) if purse.pays_with_courtesan(rank, attribute) => return None,
            Move::PayCourtesan(attribute) if !rank.noble().cost.contains(&attribute) => {
                Why::NotInCost { rank, attribute, cost: rank.noble().cost.to_vec() }
            }
            Move::PayCourtesan(_) if hand[Attribute::Courtesan] == 0 => Why::NoCourtesan,
            Move::PayCourtesan(attribute) => {
                let missing = purse.missing(rank).filter(|&other| other != attribute).collect();
                Why::PayMissing { rank, missing }
            }
            _ => Why::NowPay { rank, area },
        };
        Some(Refusal::new("5.7", why))
    }

    /// Section 5.7.
    #[inline]
    pub(crate) fn apply_pay(&mut self, seat: Seat, at: NobleBox, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::PayExact => self.pay(seat, at, None, log),
            Move::PayCourtesan(attribute) => self.pay(seat, at, Some(attribute), log),
            _ => {}
        }
    }

    /// The cards go to the discards and the noble is raised; then the loop goes on.
    fn pay(&mut self, seat: Seat, at: NobleBox, courtesan: Option<Attribute>, log: &mut impl Log<Event>) {
        let (rank, area) = (at.rank(), at.area());
        let mut cards: Attributes = rank.noble().cost.iter().copied().collect();
        if let Some(attribute) = courtesan {
            cards.take(attribute);
            cards[Attribute::Courtesan] += 1;
        }
        let player = &mut self.players[seat];
        player.attributes = player.attributes.minus(cards);
        self.discard = self.discard.plus(cards);
        self.known.gave(seat, cards);
        log.tell(Audience::All, || Event::Paid { seat, rank, area, cards, courtesan });
        self.raise(seat, at, log);
        self.phase = if self.replaces() { Phase::Treachery } else { Phase::Place };
    }
}

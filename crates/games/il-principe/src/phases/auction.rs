//! The auctions of lots and roles (section 5.5).

use curia_core::{Audience, Chance, Log, MoveList, Refusal, Seat, SeatSet};

use crate::event::Event;
use crate::moves::Move;
use crate::state::{Auction, IlPrincipe, Item, Phase, Settled};
use crate::view::PhaseName;
use crate::why::Why;

impl IlPrincipe {
    /// Puts up the next lot, or goes on to phase 3 after the last one (end of section 5.5; ruling 9.12).
    pub(crate) fn next_lot(&mut self, log: &mut impl Log<Event>) {
        if self.lots.called < self.lots.len {
            let colour = self.lots.order[usize::from(self.lots.called)];
            self.lots.called += 1;
            self.open_auction(Item::Lot(colour), self.seats.all(), log);
        } else {
            self.phase = Phase::Action(self.principe);
        }
    }

    /// Section 5.5: bidding begins with the first eligible seat to the left of the Principe, who comes last
    /// if they take part (ruling 9.35).
    pub(crate) fn open_auction(&mut self, item: Item, eligible: SeatSet, log: &mut impl Log<Event>) {
        let turn = self.next_of(eligible, self.principe);
        self.phase = Phase::Bid(Auction { item, eligible, active: eligible, high: 0, leader: None, turn });
        let count = self.lot_size(item);
        log.tell(Audience::All, || Event::AuctionOpened { item, count, eligible });
    }

    /// Section 5.5, D2: a pass, or any bid above the highest that the purse can pay (rulings 9.13 and 9.16).
    #[inline]
    pub(crate) fn legal_bid(&self, seat: Seat, auction: Auction, out: &mut MoveList<Move>) {
        out.push(Move::PassBid);
        (auction.high + 1..=self.houses[seat].gold).for_each(|amount| out.push(Move::Bid(amount)));
    }

    /// Section 5.5, D2. Also for a seat that is not asked.
    pub(crate) fn why_bid(&self, seat: Seat, auction: Auction, mv: Move) -> Option<Refusal> {
        if seat != auction.turn {
            return Some(why_no_turn(seat, auction, mv));
        }
        let gold = self.houses[seat].gold;
        let minimum = auction.high + 1;
        let (rule, why) = match mv {
            Move::PassBid => return None,
            Move::Bid(amount) if (minimum..=gold).contains(&amount) => return None,
            Move::Bid(_) if gold < minimum => ("9.13", Why::BidNone { minimum, gold }),
            Move::Bid(amount) if amount < minimum => ("5.5", Why::BidLow { minimum, gold }),
            Move::Bid(_) => ("9.13", Why::BidHigh { minimum, gold }),
            // Ruling 9.36: a role auction is no occasion to build either.
            _ => ("5.5", Why::NowBid { item: auction.item, minimum }),
        };
        Some(Refusal::new(rule, why))
    }

    /// Section 5.5, D2; ruling 9.14: who has passed does not come back.
    #[inline]
    pub(crate) fn apply_bid(
        &mut self,
        seat: Seat,
        auction: Auction,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match mv {
            Move::Bid(amount) => {
                let jump = amount > auction.high + 1;
                log.tell(Audience::All, || Event::Bid { seat, amount, jump });
                self.go_on(Auction { high: amount, leader: Some(seat), ..auction }, chance, log);
            }
            Move::PassBid => {
                log.tell(Audience::All, || Event::PassedBid { seat });
                self.go_on(Auction { active: auction.active.without(seat), ..auction }, chance, log);
            }
            _ => {}
        }
    }

    /// The loop of section 5.5; ruling 9.15: the last seat without any bid is still asked.
    fn go_on(&mut self, auction: Auction, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match auction.leader {
            None if auction.active.is_empty() => self.unsold(auction.item, log),
            Some(leader) if auction.active == SeatSet::one(leader) => {
                return self.sold(auction.item, leader, auction.high, chance, log);
            }
            _ => {
                let turn = self.next_of(auction.active, auction.turn);
                self.phase = Phase::Bid(Auction { turn, ..auction });
                return;
            }
        }
        match auction.item {
            Item::Lot(_) => self.next_lot(log),
            // Ruling 9.30: a tied major leaves the minor on the board in any case.
            Item::Role(tile) => self.give_roles_from(Self::next_colour(tile), chance, log),
        }
    }

    /// Results of section 5.5, unsold; ruling 9.49.
    fn unsold(&mut self, item: Item, log: &mut impl Log<Event>) {
        let count = self.lot_size(item);
        log.tell(Audience::All, || Event::Unsold { item, count });
        if let Item::Lot(colour) = item {
            self.removed[colour] += count;
            self.lots.cards[colour] = 0;
            self.lots.settled[colour as usize] = Some(Settled { count, buyer: None });
            self.moment(PhaseName::Bid, log);
        }
    }

    /// Results of section 5.5, sold; ruling 9.60: the winner pays first.
    fn sold(&mut self, item: Item, seat: Seat, price: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let house = &mut self.houses[seat];
        house.gold = house.gold.saturating_sub(price);
        let moved = self.principe != seat;
        self.principe = seat;
        let count = self.lot_size(item);
        log.tell(Audience::All, || Event::Sold { item, count, seat, price });
        if moved {
            log.tell(Audience::All, || Event::NewPrincipe { seat });
        }
        match item {
            Item::Lot(colour) => {
                self.houses[seat].hand[colour] += count;
                self.lots.cards[colour] = 0;
                self.lots.settled[colour as usize] = Some(Settled { count, buyer: Some((seat, price)) });
                self.known.took(seat, colour, count);
                self.moment(PhaseName::Bid, log);
                // Section 5.6; ruling 9.10: no building in round 1.
                if self.round >= 2 {
                    self.phase = Phase::BuildOption(seat);
                } else {
                    self.next_lot(log);
                }
            }
            Item::Role(tile) => {
                let then = Self::next_colour(tile);
                if !self.give_role(tile, seat, then, chance, log) {
                    self.give_roles_from(then, chance, log);
                }
            }
        }
    }

    /// The cards of a lot; a role has none.
    pub(crate) fn lot_size(&self, item: Item) -> u8 {
        match item {
            Item::Lot(colour) => self.lots.cards[colour],
            Item::Role(_) => 0,
        }
    }

    /// The first seat of `among` in clockwise order after `seat`; `seat` itself comes last.
    fn next_of(&self, among: SeatSet, seat: Seat) -> Seat {
        self.seats.from(seat.next(self.seats)).find(|&next| among.has(next)).unwrap_or(seat)
    }
}

/// The seat is not asked: it takes no part, is out, leads, or has to wait. What it did in the auction is no reason
/// against a move that is no bid.
fn why_no_turn(seat: Seat, auction: Auction, mv: Move) -> Refusal {
    let turn = auction.turn;
    let (rule, why) = match mv {
        Move::Bid(_) | Move::PassBid if !auction.eligible.has(seat) => ("5.9", Why::NotTied),
        Move::Bid(_) | Move::PassBid if !auction.active.has(seat) => ("9.14", Why::Passed),
        Move::Bid(_) | Move::PassBid if auction.leader == Some(seat) => {
            ("5.5", Why::Leading { amount: auction.high, seat: turn })
        }
        _ => ("5.5", Why::Wait { seat: turn }),
    };
    Refusal::new(rule, why)
}

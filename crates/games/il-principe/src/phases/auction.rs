//! The auctions of lots and roles (5.5).

use curia_core::{Audience, Chance, Log, Seat, SeatSet};

use crate::event::Event;
use crate::state::{Auction, IlPrincipe, Item, Phase};

impl IlPrincipe {
    /// Puts up the next lot, or goes on to phase 3 after the last one (end of 5.5; ruling 9.12).
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
    /// himself (ruling 9.35).
    pub(crate) fn open_auction(&mut self, item: Item, eligible: SeatSet, log: &mut impl Log<Event>) {
        let turn = self.next_of(eligible, self.principe);
        self.phase = Phase::Bid(Auction { item, eligible, active: eligible, high: 0, leader: None, turn });
        let count = self.lot_size(item);
        log.tell(Audience::All, || Event::AuctionOpened { item, count, eligible });
    }

    /// Section 5.5, D2.
    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        auction: Auction,
        amount: u8,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let jump = amount > auction.high + 1;
        log.tell(Audience::All, || Event::Bid { seat, amount, jump });
        self.go_on(Auction { high: amount, leader: Some(seat), ..auction }, chance, log);
    }

    /// Section 5.5, D2; ruling 9.14: who has passed does not come back.
    pub(crate) fn pass_bid(
        &mut self,
        seat: Seat,
        auction: Auction,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        log.tell(Audience::All, || Event::PassedBid { seat });
        self.go_on(Auction { active: auction.active.without(seat), ..auction }, chance, log);
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

    /// Results of 5.5, unsold; ruling 9.49.
    fn unsold(&mut self, item: Item, log: &mut impl Log<Event>) {
        let count = self.lot_size(item);
        log.tell(Audience::All, || Event::Unsold { item, count });
        if let Item::Lot(colour) = item {
            self.removed[colour] += count;
            self.lots.cards[colour] = 0;
        }
    }

    /// Results of 5.5, sold; ruling 9.60: the winner pays first.
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
                self.known.took(seat, colour, count);
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
    fn lot_size(&self, item: Item) -> u8 {
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

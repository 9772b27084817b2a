//! The contract of a game, fulfilled.

use curia_core::{
    Asking, Broken, BySeat, Chance, Game, How, Log, MoveList, Refusal, Scores, Seat, SeatCount, SeatSet, SetupError,
    Standings, Viewer,
};

use crate::data::{MAX_PURSE, Region};
use crate::event::Event;
use crate::moves::{Move, Order};
use crate::options::{Options, Tiebreak};
use crate::prompt::Prompt;
use crate::state::{Auction, IlPrincipe, Phase};
use crate::view::View;
use crate::why::Why;

impl Game for IlPrincipe {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;
    type Order = Order;

    const ID: &'static str = "il-principe";
    const TITLE: &'static str = "Il Principe";
    const RULES_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, 5);
    /// A pass and every bid from 1 to the fullest purse.
    const MAX_MOVES: usize = 1 + MAX_PURSE as usize;
    /// At most nine rounds (section 8, point 5) of ten auctions, in round r with 7r-2 bids and five passes at most, and
    /// of 44 other decisions.
    const MAX_PLIES: usize = 4_000;

    fn new(
        options: &Options,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<IlPrincipe, SetupError> {
        let (min, max) = IlPrincipe::SEATS;
        if !(min..=max).contains(&seats.get()) {
            return Err(SetupError::Seats { asked: seats.get(), min, max });
        }
        if let Some(seat) = options.start_principe.filter(|&seat| !seats.has(seat)) {
            let allowed = format!("random or a seat from 0 to {}", seats.get() - 1);
            return Err(SetupError::BadValue { id: "start_principe", value: seat.to_string(), allowed });
        }
        Ok(IlPrincipe::set_up(options, seats, chance, log))
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn asking(&self) -> Asking {
        let who = self.awaited();
        match (self.phase, who.first()) {
            (Phase::Moment(_), _) => Asking::moment(SeatSet::EMPTY),
            (Phase::Offer, _) => Asking { who, shown: who, how: How::Together, secret: true },
            (_, Some(seat)) => Asking::turn(seat),
            (_, None) => Asking::OVER,
        }
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        match self.phase {
            Phase::Offer => {
                let due = self.numbers().offer;
                self.seats.iter().filter(|&seat| self.houses[seat].offered.total() < due).collect()
            }
            Phase::Bid(Auction { turn: seat, .. })
            | Phase::BuildOption(seat)
            | Phase::PlaceShield { seat, .. }
            | Phase::Action(seat)
            | Phase::LayCount { seat, .. }
            | Phase::TurnUp { seat, .. }
            | Phase::PlaceShieldAny { seat, .. } => SeatSet::one(seat),
            Phase::Moment(_) | Phase::Over => SeatSet::EMPTY,
        }
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.awaited().has(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::Offer => Prompt::Offer { left: self.numbers().offer - self.houses[seat].offered.total() },
            Phase::Bid(Auction { item, high, leader, .. }) => {
                Prompt::Bid { item, count: self.lot_size(item), high, leader, minimum: high + 1 }
            }
            Phase::BuildOption(_) => Prompt::BuildOption,
            Phase::PlaceShield { city, left, .. } => {
                Prompt::PlaceShield { city, regions: city.card().regions.to_vec(), left }
            }
            Phase::Action(_) => Prompt::Action { may_build: self.round >= 2 },
            Phase::LayCount { colour, .. } => Prompt::LayCount { colour },
            Phase::TurnUp { .. } => Prompt::TurnUp,
            Phase::PlaceShieldAny { .. } => Prompt::PlaceShieldAny,
            Phase::Moment(_) | Phase::Over => return None,
        })
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut MoveList<Move>) {
        out.clear();
        if !self.awaited().has(seat) {
            return;
        }
        match self.phase {
            Phase::Offer => self.legal_offer(seat, out),
            Phase::Bid(auction) => self.legal_bid(seat, auction, out),
            Phase::BuildOption(_) => self.legal_build_option(seat, out),
            Phase::PlaceShield { city, .. } => IlPrincipe::legal_place_shield(city, out),
            Phase::Action(_) => self.legal_action(seat, out),
            Phase::LayCount { colour, .. } => self.legal_lay_count(seat, colour, out),
            Phase::TurnUp { .. } => self.legal_turn_up(seat, out),
            Phase::PlaceShieldAny { .. } => IlPrincipe::legal_place_shield_any(out),
            Phase::Moment(_) | Phase::Over => {}
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        if !self.seats.has(seat) {
            return Some(Refusal::new("4.1", Why::NoSeat));
        }
        match self.phase {
            Phase::Offer => self.why_offer(seat, mv),
            Phase::Bid(auction) => self.why_bid(seat, auction, mv),
            Phase::Moment(_) | Phase::Over => Some(Refusal::new("8", Why::Over)),
            _ if !self.awaited().has(seat) => self.why_wait(),
            Phase::BuildOption(_) => self.why_build_option(seat, mv),
            Phase::PlaceShield { city, left, .. } => IlPrincipe::why_place_shield(city, left, mv),
            Phase::Action(_) => self.why_action(seat, mv),
            Phase::LayCount { colour, .. } => self.why_lay_count(seat, colour, mv),
            Phase::TurnUp { .. } => self.why_turn_up(seat, mv),
            Phase::PlaceShieldAny { .. } => IlPrincipe::why_place_shield_any(mv),
        }
    }

    /// A move that does not answer the open decision breaks the contract; the game stays as it is.
    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::Offer => self.apply_offer(seat, mv, log),
            Phase::Bid(auction) => self.apply_bid(seat, auction, mv, chance, log),
            Phase::BuildOption(_) => self.apply_build_option(seat, mv, chance, log),
            Phase::PlaceShield { city, left, occasion, .. } => {
                self.apply_place_shield(seat, (city, left, occasion), mv, chance, log);
            }
            Phase::Action(_) => self.apply_action(seat, mv, chance, log),
            Phase::LayCount { colour, .. } => self.apply_lay_count(seat, colour, mv, chance, log),
            Phase::TurnUp { then, .. } => self.apply_turn_up(seat, then, mv, chance, log),
            Phase::PlaceShieldAny { then, .. } => self.apply_place_shield_any(seat, then, mv, chance, log),
            Phase::Moment(_) | Phase::Over => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn scores(&self, _: Viewer) -> Scores {
        Scores { seats: self.seats.iter().map(|seat| Some(self.score(seat))).collect() }
    }

    /// Section 7.2, as if the game ended now.
    fn tally(&self) -> BySeat<i32> {
        let mut totals = BySeat::all(0);
        for seat in self.seats.iter() {
            totals[seat] = self.points(seat).total();
        }
        totals
    }

    /// Section 8, point 4: equal totals share a place unless gold was agreed to decide (section 11.4).
    fn standings(&self) -> Option<Standings> {
        if self.phase != Phase::Over {
            return None;
        }
        let totals = self.tally();
        let mut key = BySeat::all((0, 0));
        for seat in self.seats.iter() {
            let gold = if self.tiebreak == Tiebreak::TiebreakGold { self.houses[seat].gold } else { 0 };
            key[seat] = (totals[seat], gold);
        }
        Some(Standings::rank(self.seats, totals, key))
    }

    /// Ruling 9.59: purses stay, for they follow from public events. The order of the decks is never fixed (ruling
    /// 9.58), so there is none to redraw.
    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if self.phase != Phase::Over {
            self.deal_unseen(viewer, chance);
            self.known.forget_all_but(viewer);
        }
    }

    /// Ruling 9.55.
    fn fallback(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        match self.phase {
            Phase::Offer => {
                let hand = self.houses[seat].hand;
                Move::Offer(hand.nth(chance.below(usize::from(hand.total()))))
            }
            Phase::Bid(_) | Phase::Moment(_) | Phase::Over => Move::PassBid,
            Phase::BuildOption(_) => Move::DeclineBuild,
            Phase::PlaceShield { city, .. } => Move::Shield(city.card().regions[0]),
            Phase::Action(_) => Move::PassAction,
            Phase::LayCount { .. } => Move::LayCount(1),
            Phase::TurnUp { .. } => Move::DeclineTurnUp,
            Phase::PlaceShieldAny { .. } => Move::Shield(Region::Adria),
        }
    }

    /// Section 5.5: of an auction the least legal bid as long as order and purse allow it, else a pass. The seat on
    /// turn is never the leader, so no order raises its own bid. Other questions are not answered.
    fn order(&self, seat: Seat, order: &Order) -> Option<Move> {
        match self.phase {
            Phase::Bid(Auction { turn, high, item, .. })
                if turn == seat && order.only.is_none_or(|only| only == (self.round, item)) =>
            {
                let limit = order.up_to.min(self.houses[seat].gold);
                Some(if high < limit { Move::Bid(high + 1) } else { Move::PassBid })
            }
            _ => None,
        }
    }

    fn invariants(&self) -> Result<(), Broken> {
        self.cards_are_complete()?;
        self.cities_are_complete()?;
        self.houses_are_sound()?;
        self.roles_are_sound()
    }
}

impl IlPrincipe {
    /// Somebody else decides now.
    fn why_wait(&self) -> Option<Refusal> {
        let seat = self.awaited().first()?;
        Some(Refusal::new(self.prompt(seat)?.rule(), Why::Wait { seat }))
    }
}

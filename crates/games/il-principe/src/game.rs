//! The contract of a game, fulfilled.

use curia_core::{
    Asking, Broken, BySeat, Chance, Game, How, Log, MoveList, Refusal, Scores, Seat, SeatCount, SeatSet, SetupError,
    Standings, Viewer,
};

use crate::cards::Cards;
use crate::data::{City, Colour, MAX_PURSE, Region, SHIELDS, Tile, YELLOW_GOLD};
use crate::event::Event;
use crate::moves::{Move, Order};
use crate::options::Options;
use crate::prompt::Prompt;
use crate::state::{Auction, IlPrincipe, Occasion, Phase};
use crate::view::View;

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
    /// At most nine rounds (8, point 5) of ten auctions, in round r with 7r-2 bids and five passes at most, and of 44 other
    /// decisions.
    const MAX_PLIES: usize = 4_000;

    fn new(
        options: &Options,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<IlPrincipe, SetupError> {
        IlPrincipe::set_up(options, seats, chance, log)
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn asking(&self) -> Asking {
        let who = self.asked();
        match (self.phase, who.first()) {
            (Phase::Offer, _) => Asking { who, shown: who, how: How::Together, secret: true },
            (_, Some(seat)) => Asking::turn(seat),
            (_, None) => Asking::OVER,
        }
    }

    fn awaited(&self) -> SeatSet {
        self.asked()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.question(seat)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut MoveList<Move>) {
        out.clear();
        if !self.asked().has(seat) {
            return;
        }
        let house = &self.houses[seat];
        match self.phase {
            Phase::Offer => house.hand.colours().for_each(|colour| out.push(Move::Offer(colour))),
            Phase::Bid(auction) => {
                out.push(Move::PassBid);
                (auction.high + 1..=house.gold).for_each(|amount| out.push(Move::Bid(amount)));
            }
            Phase::BuildOption(_) => {
                self.list_builds(seat, out);
                out.push(Move::DeclineBuild);
            }
            Phase::PlaceShield { city, .. } => {
                city.card().regions.iter().for_each(|&region| out.push(Move::Shield(region)));
            }
            Phase::Action(_) => {
                if self.round >= 2 {
                    self.list_builds(seat, out);
                }
                house.hand.colours().for_each(|colour| out.push(Move::Lay(colour)));
                out.push(Move::PassAction);
            }
            Phase::LayCount { colour, .. } => {
                (1..=house.hand[colour]).for_each(|count| out.push(Move::LayCount(count)));
            }
            Phase::TurnUp { .. } => {
                self.turnable(seat).for_each(|colour| out.push(Move::TurnUp(colour)));
                out.push(Move::DeclineTurnUp);
            }
            Phase::PlaceShieldAny { .. } => Region::ALL.into_iter().for_each(|region| out.push(Move::Shield(region))),
            Phase::Over => {}
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        self.objection(seat, mv)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match (self.phase, mv) {
            (Phase::Offer, Move::Offer(colour)) => self.offer(seat, colour, log),
            (Phase::Bid(auction), Move::Bid(amount)) => self.bid(seat, auction, amount, chance, log),
            (Phase::Bid(auction), Move::PassBid) => self.pass_bid(seat, auction, chance, log),
            (Phase::BuildOption(_), Move::Build(city)) => self.build(seat, city, Occasion::Lot, chance, log),
            (Phase::BuildOption(_), Move::DeclineBuild) => self.decline_build(seat, log),
            (Phase::PlaceShield { city, left, occasion, .. }, Move::Shield(region)) => {
                self.place_city_shield(seat, region, (city, left, occasion), chance, log);
            }
            (Phase::Action(_), Move::Build(city)) => self.build(seat, city, Occasion::Action, chance, log),
            (Phase::Action(_), Move::Lay(colour)) => self.lay(seat, colour, log),
            (Phase::Action(_), Move::PassAction) => self.pass_action(seat, chance, log),
            (Phase::LayCount { colour, .. }, Move::LayCount(count)) => {
                self.lay_count(seat, colour, count, chance, log);
            }
            (Phase::TurnUp { then, .. }, Move::TurnUp(colour)) => self.turn_up(seat, colour, then, chance, log),
            (Phase::TurnUp { then, .. }, Move::DeclineTurnUp) => self.decline_turn_up(seat, then, chance, log),
            (Phase::PlaceShieldAny { then, .. }, Move::Shield(region)) => {
                self.place_shield(seat, region, log);
                self.give_roles_from(then, chance, log);
            }
            // Not a move of this decision: the caller broke the contract, and the game stays as it is.
            _ => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn scores(&self, _: Viewer) -> Scores {
        self.score_sheet()
    }

    fn tally(&self) -> BySeat<i32> {
        self.totals()
    }

    fn standings(&self) -> Option<Standings> {
        self.result()
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.redraw(viewer, chance);
    }

    /// Ruling 9.55.
    fn fallback(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        match self.phase {
            Phase::Offer => {
                let hand = self.houses[seat].hand;
                Move::Offer(hand.nth(chance.below(usize::from(hand.total()))))
            }
            Phase::Bid(_) | Phase::Over => Move::PassBid,
            Phase::BuildOption(_) => Move::DeclineBuild,
            Phase::PlaceShield { city, .. } => Move::Shield(city.card().regions[0]),
            Phase::Action(_) => Move::PassAction,
            Phase::LayCount { .. } => Move::LayCount(1),
            Phase::TurnUp { .. } => Move::DeclineTurnUp,
            Phase::PlaceShieldAny { .. } => Move::Shield(Region::Adria),
        }
    }

    /// The minimum bid as long as order and purse allow it, else a pass.
    fn order(&self, seat: Seat, order: &Order) -> Option<Move> {
        match self.phase {
            Phase::Bid(Auction { turn, high, .. }) if turn == seat => {
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
    #[inline]
    fn list_builds(&self, seat: Seat, out: &mut MoveList<Move>) {
        for city in self.display.iter() {
            if self.can_build(seat, city) {
                out.push(Move::Build(city));
            }
        }
    }

    fn cards_are_complete(&self) -> Result<(), Broken> {
        let mut all = self.deck.plus(self.removed).plus(self.lots.cards);
        for house in self.houses.playing(self.seats) {
            all = all.plus(house.hand).plus(house.offered).plus(house.tableau());
        }
        check(all == Cards([self.numbers().cards_of_a_colour; Colour::COUNT]), || format!("cards {all:?}"))?;
        for viewer in Viewer::all(self.seats) {
            let known = self.known.of(viewer);
            for (seat, house) in self.houses.iter(self.seats) {
                let holds = house.hand.plus(house.offered);
                check(holds.covers(known[seat]), || {
                    format!("{viewer} believes that {seat} holds {:?}, truly {holds:?}", known[seat])
                })?;
            }
        }
        Ok(())
    }

    fn cities_are_complete(&self) -> Result<(), Broken> {
        let built: usize = self.houses.playing(self.seats).iter().map(|house| house.cities.len()).sum();
        let sum = built + self.display.len() + self.unseen.len();
        check(sum == City::COUNT, || format!("{sum} cities"))?;
        let out = self.unseen.len() - usize::from(self.city_deck);
        let removed = City::COUNT - usize::from(self.numbers().cities);
        check(out == removed, || format!("{out} cities are out of the game"))
    }

    fn houses_are_sound(&self) -> Result<(), Broken> {
        for (seat, house) in self.houses.iter(self.seats) {
            let placed: u8 = house.shields.iter().sum();
            check(placed + house.supply == SHIELDS, || format!("seat {seat}: {placed} + {} shields", house.supply))?;
            let limit = self.purse_limit() + YELLOW_GOLD;
            check(house.gold <= limit, || format!("seat {seat}: {} gold, at most {limit}", house.gold))?;
            let offers = if self.phase == Phase::Offer { self.numbers().offer } else { 0 };
            check(house.offered.total() <= offers, || format!("seat {seat} offers {:?}", house.offered))?;
        }
        Ok(())
    }

    /// The consequences stated in 5.9.
    fn roles_are_sound(&self) -> Result<(), Broken> {
        for colour in Colour::ALL {
            let (major, minor) = (self.roles.holder(Tile::major(colour)), self.roles.holder(Tile::minor(colour)));
            let sound = minor.is_none() || (major.is_some() && major != minor && self.numbers().minors);
            check(sound, || format!("{colour:?}: major {major:?}, minor {minor:?}"))?;
            if let Some(seat) = major {
                let house = &self.houses[seat];
                // Nothing turns the price of a major up again before its tile goes back to the board.
                check(house.down[colour] > 0, || format!("seat {seat} paid nothing for the {colour:?} major"))?;
            }
        }
        Ok(())
    }
}

fn check(holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken(what())) }
}

//! What a player who has read section 12 would prefer: every move is judged by the position it leads to.
//!
//! The files follow the notes of that section: auctions (sections 12.1 to 12.3), cities (sections 12.4 and 12.5, and
//! the pace of section 12.10), roles (sections 12.6 and 12.7) and the map (the shields of section 12.10). Here are the
//! sets and the last round (sections 12.8 and 12.9).

mod auctions;
mod cities;
mod map;
mod roles;

use std::cmp::Ordering;

use curia_core::{Heuristics, Seat};

use crate::cards::{Cards, CitySet};
use crate::data::{AWARD_VP, City, Colour, DISPLAY};
use crate::moves::Move;
use crate::state::{Auction, IlPrincipe, Item, Phase};
use roles::Prospect;

/// Worth of a gold piece (section 12.1) with two players, who bid against one rival only, and with more.
const GOLD: (i32, i32) = (68, 78);
/// What is left of that, in hundredths, when the end is near (section 12.1).
const GOLD_LATE: i32 = 95;
/// Worth of a gold piece in the last round apart from the award (section 12.9).
const GOLD_LAST: i32 = 15;
/// Worth of a card in hand by itself, and in the last round.
const CARD: (i32, i32) = (34, 6);
/// Worth of a colour above the smallest, and when the end is near (section 12.8).
const ABOVE: (i32, i32) = (12, 30);
/// How much of an award counts, in hundredths, while lots are auctioned and after them (section 12.9).
const AWARD: (i32, i32) = (50, 100);
/// With so many cities left in the city deck the end is near (section 12.10).
const FEW_CITIES: u8 = 3;

impl Heuristics for IlPrincipe {
    /// Random bids give money away, so that random playouts hardly tell who is ahead.
    const THOUGHTFUL_EVERY: u32 = 2;

    fn rate(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        out.clear();
        if let Phase::PlaceShield { .. } | Phase::PlaceShieldAny { .. } = self.phase {
            out.extend(moves.iter().map(|&mv| self.rate_shield(seat, mv)));
        } else {
            let mind = Mind::new(self, seat);
            out.extend(moves.iter().map(|&mv| mind.rate(mv)));
        }
    }
}

/// A position of one seat that a move could lead to.
#[derive(Clone, Copy)]
struct Hold {
    hand: Cards,
    gold: u8,
    up: Cards,
    down: Cards,
    display: CitySet,
}

/// One seat thinking: what is the same for all moves of a decision.
struct Mind<'a> {
    game: &'a IlPrincipe,
    seat: Seat,
    now: Hold,
    /// The game is over after this round.
    ending: bool,
    /// The game is over after this round or, it seems, after the next (section 12.10).
    late: bool,
    /// Cards in hand can still become a city.
    plans: bool,
    gold: i32,
    card: i32,
    /// The gold of the next phase 1; none if there is no such phase.
    income: u8,
    /// What section 12.10 adds to a build.
    pace: i32,
    /// What the displayed cities are worth to their builder, by their place in the data table.
    cities: [i32; City::COUNT],
    /// What the roles promise, by colour.
    roles: [Prospect; Colour::COUNT],
    /// How much of an award counts, in hundredths.
    award: i32,
    /// The fullest purse and the largest hand of the others.
    most: (u8, u8),
}

impl Mind<'_> {
    fn new(game: &IlPrincipe, seat: Seat) -> Mind<'_> {
        let house = &game.houses[seat];
        let ending = game.last_round || game.display.len() + usize::from(game.city_deck) < DISPLAY;
        let last_is_next = game.deck.total() < game.numbers().deck_threshold;
        let late = ending || last_is_next || game.city_deck <= FEW_CITIES;
        let lots_done = matches!(
            game.phase,
            Phase::Action(_)
                | Phase::LayCount { .. }
                | Phase::Bid(Auction { item: Item::Role(_), .. })
                | Phase::TurnUp { .. }
        );
        let gold = if game.seats.get() == 2 { GOLD.0 } else { GOLD.1 };
        let others = || game.houses.iter(game.seats).filter(|&(other, _)| other != seat);
        let mut mind = Mind {
            game,
            seat,
            now: Hold { hand: house.hand, gold: house.gold, up: house.up, down: house.down, display: game.display },
            ending,
            late,
            plans: !(ending && lots_done),
            gold: match (ending, late) {
                (true, _) => GOLD_LAST,
                (false, true) => gold * GOLD_LATE / 100,
                (false, false) => gold,
            },
            card: if ending { CARD.1 } else { CARD.0 },
            income: if ending || last_is_next { 0 } else { game.numbers().income },
            pace: 0,
            cities: [0; City::COUNT],
            roles: [Prospect::default(); Colour::COUNT],
            award: match (ending, lots_done) {
                (false, _) => 0,
                (true, false) => AWARD.0,
                (true, true) => AWARD.1,
            },
            most: (
                others().map(|(_, house)| house.gold).max().unwrap_or(0),
                others().map(|(_, house)| house.hand.total()).max().unwrap_or(0),
            ),
        };
        mind.look_at_the_cities();
        mind.look_at_the_roles();
        mind
    }

    fn rate(&self, mv: Move) -> i32 {
        match mv {
            Move::Offer(colour) => self.offer(colour),
            Move::Bid(amount) => self.bid(amount),
            Move::Build(city) => self.build(city),
            Move::Lay(colour) => (1..=self.now.hand[colour]).map(|count| self.lay(colour, count)).max().unwrap_or(0),
            Move::LayCount(count) => match self.game.phase {
                Phase::LayCount { colour, .. } => self.lay(colour, count),
                _ => 0,
            },
            Move::TurnUp(colour) => {
                let mut after = self.now;
                after.down[colour] = after.down[colour].saturating_sub(1);
                after.up[colour] += 1;
                self.worth(after)
            }
            Move::PassBid | Move::DeclineBuild | Move::PassAction | Move::DeclineTurnUp => self.worth(self.now),
            Move::Shield(_) => self.game.rate_shield(self.seat, mv),
        }
    }

    /// Sections 12.6 and 12.8: laid cards stand for roles and sets, and are missing in the hand.
    fn lay(&self, colour: Colour, count: u8) -> i32 {
        let mut after = self.now;
        after.hand[colour] = after.hand[colour].saturating_sub(count);
        after.up[colour] += count;
        self.worth(after)
    }

    /// The worth of a position: gold, cards, plans, roles in sight, sets.
    fn worth(&self, hold: Hold) -> i32 {
        let cards = hold.hand.total();
        let roles: i32 = Colour::ALL.into_iter().map(|colour| self.role_in_sight(colour, hold.up[colour])).sum();
        self.gold * i32::from(hold.gold)
            + self.card * i32::from(cards)
            + self.awards(hold.gold, cards)
            + self.plan(hold)
            + roles
            + self.sets(hold.up.plus(hold.down))
    }

    /// Section 12.8: complete sets, and late in the game more for every colour that is no longer the smallest.
    fn sets(&self, tableau: Cards) -> i32 {
        let least = tableau.0.into_iter().min().unwrap_or(0);
        let above = tableau.0.into_iter().filter(|&count| count > least).count() as i32;
        100 * i32::from(AWARD_VP * least) + above * if self.late { ABOVE.1 } else { ABOVE.0 }
    }

    /// Section 12.9: in the last round gold and hand are worth their award, all of it only if nobody else has as much.
    fn awards(&self, gold: u8, cards: u8) -> i32 {
        let halves = |own: u8, other: u8| match own.cmp(&other) {
            Ordering::Greater => 2,
            Ordering::Equal => i32::from(own > 0),
            Ordering::Less => 0,
        };
        i32::from(AWARD_VP) * self.award * (halves(gold, self.most.0) + halves(cards, self.most.1)) / 2
    }
}

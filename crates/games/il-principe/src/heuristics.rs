//! What a beginner who has read section 12 would prefer: every move is judged by the position it leads to.

use curia_core::{Heuristics, Seat};

use crate::cards::{Cards, CitySet};
use crate::data::{City, Colour, DISPLAY, Rank, Region, Tile};
use crate::moves::Move;
use crate::state::{Auction, IlPrincipe, Item, Phase};

/// Worth of a gold piece while it can still be spent, and in the last round (12.1, 12.9).
const GOLD: (i32, i32) = (65, 15);
/// Worth of a shield on the map (12.4).
const SHIELD: i32 = 170;
/// Worth of a card in hand by itself, and in the last round.
const CARD: (i32, i32) = (30, 6);
/// Worth of being the Principe before phase 3 (12.2).
const PRINCIPE: i32 = 40;
/// How sure a city is, in hundredths, by the number of cards that are missing for it.
const NEAR: [i32; 6] = [75, 40, 18, 8, 3, 0];
/// What a complete set and a colour above the smallest are worth (12.8).
const SET: (i32, i32) = (200, 12);
/// Chance in hundredths to win the auction of a tie at a fair price (12.6).
const TIE: i32 = 40;

/// A position of one seat that a move could lead to.
#[derive(Clone, Copy)]
struct Hold {
    hand: Cards,
    gold: u8,
    up: Cards,
    down: Cards,
    display: CitySet,
}

impl Heuristics for IlPrincipe {
    /// Random bids give money away, so that random playouts hardly tell who is ahead.
    const THOUGHTFUL_EVERY: u32 = 2;

    fn rate(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        out.clear();
        let mind = Mind::new(self, seat);
        out.extend(moves.iter().map(|&mv| mind.rate(mv)));
    }
}

/// One seat thinking.
struct Mind<'a> {
    game: &'a IlPrincipe,
    seat: Seat,
    now: Hold,
    gold: i32,
    card: i32,
    /// True if cards in hand can still become a city.
    plans: bool,
    /// True if the game is over after this round.
    ending: bool,
}

impl Mind<'_> {
    fn new(game: &IlPrincipe, seat: Seat) -> Mind<'_> {
        let house = &game.houses[seat];
        let ending = game.last_round || game.display.len() + usize::from(game.city_deck) < DISPLAY;
        let acting = matches!(game.phase, Phase::Action(_) | Phase::LayCount { .. });
        Mind {
            game,
            seat,
            now: Hold { hand: house.hand, gold: house.gold, up: house.up, down: house.down, display: game.display },
            gold: if ending { GOLD.1 } else { GOLD.0 },
            card: if ending { CARD.1 } else { CARD.0 },
            plans: !(ending && acting),
            ending,
        }
    }

    fn rate(&self, mv: Move) -> i32 {
        let now = self.now;
        match mv {
            Move::Offer(colour) => {
                let mut after = now;
                after.hand[colour] = after.hand[colour].saturating_sub(1);
                self.worth(after)
            }
            Move::Bid(amount) => self.bid(amount),
            Move::Build(city) => self.build(city),
            Move::Shield(region) => self.shield(region),
            Move::Lay(colour) => (1..=now.hand[colour]).map(|count| self.lay(colour, count)).max().unwrap_or(0),
            Move::LayCount(count) => match self.game.phase {
                Phase::LayCount { colour, .. } => self.lay(colour, count),
                _ => 0,
            },
            Move::TurnUp(colour) => {
                let mut after = now;
                after.down[colour] = after.down[colour].saturating_sub(1);
                after.up[colour] += 1;
                self.worth(after)
            }
            Move::PassBid | Move::DeclineBuild | Move::PassAction | Move::DeclineTurnUp => self.worth(now),
        }
    }

    /// 12.2: what the item brings, against what the gold would bring.
    fn bid(&self, amount: u8) -> i32 {
        let Phase::Bid(Auction { item, .. }) = self.game.phase else { return 0 };
        let mut after = self.now;
        after.gold = after.gold.saturating_sub(amount);
        match item {
            Item::Lot(colour) => {
                after.hand[colour] += self.game.lots.cards[colour];
                self.worth(after) + PRINCIPE
            }
            Item::Role(tile) => self.worth(after) + self.role(tile, after.up[tile.colour]),
        }
    }

    /// 12.4 and 12.5.
    fn build(&self, city: City) -> i32 {
        let card = city.card();
        let mut after = self.now;
        after.hand = after.hand.minus(card.icons);
        after.gold = after.gold.saturating_sub(card.size.cost());
        after.up = after.up.plus(card.icons);
        after.display = after.display.without(city);
        self.worth(after) + self.city(city)
    }

    fn lay(&self, colour: Colour, count: u8) -> i32 {
        let mut after = self.now;
        after.hand[colour] = after.hand[colour].saturating_sub(count);
        after.up[colour] += count;
        self.worth(after)
    }

    /// 12.10: the change of the region's points, own against the average of the others.
    fn shield(&self, region: Region) -> i32 {
        let standing = |game: &IlPrincipe| {
            let others: i32 = game
                .seats
                .iter()
                .filter(|&other| other != self.seat)
                .map(|other| game.region_points(other, region))
                .sum();
            100 * game.region_points(self.seat, region) - 100 * others / (game.seats.get() as i32 - 1)
        };
        let mut after = self.game.clone();
        after.houses[self.seat].shields[region as usize] += 1;
        let own = self.game.houses[self.seat].shields[region as usize];
        let rivals = self.game.houses.iter(self.game.seats).filter(|&(seat, house)| {
            // One shield more or less decides against these.
            seat != self.seat && house.shields[region as usize].abs_diff(own) <= 1
        });
        standing(&after) - standing(self.game) + 20 * rivals.count() as i32
    }

    /// The worth of a position: gold, cards, plans, roles in sight, sets.
    fn worth(&self, hold: Hold) -> i32 {
        let tableau = hold.up.plus(hold.down);
        let least = tableau.0.into_iter().min().unwrap_or(0);
        let above = tableau.0.into_iter().filter(|&count| count > least).count() as i32;
        let roles: i32 = Colour::ALL.into_iter().map(|colour| self.role_in_sight(colour, hold.up[colour])).sum();
        self.gold * i32::from(hold.gold)
            + self.card * i32::from(hold.hand.total())
            + self.plan(hold)
            + roles
            + SET.0 * i32::from(least)
            + SET.1 * above
    }

    /// What the displayed cities promise: the best counts fully, the others half.
    fn plan(&self, hold: Hold) -> i32 {
        if !self.plans {
            return 0;
        }
        let (mut best, mut sum) = (0, 0);
        for city in hold.display.iter() {
            let card = city.card();
            let missing = usize::from(hold.hand.missing_for(card.icons)).min(NEAR.len() - 1);
            let payable = match (hold.gold >= card.size.cost(), self.ending) {
                (true, _) => 100,
                (false, false) => 60,
                (false, true) => 0,
            };
            let net = self.city(city) - self.gold * i32::from(card.size.cost());
            let promise = net.max(0) * NEAR[missing] / 100 * payable / 100;
            best = best.max(promise);
            sum += promise;
        }
        best + (sum - best) / 2
    }

    /// A built city: its VP and shields, less what it gives to others (12.4).
    fn city(&self, city: City) -> i32 {
        let card = city.card();
        let shields = card.size.shields().min(self.game.houses[self.seat].supply);
        let mut given = 0;
        for colour in card.icons.colours() {
            for tile in [Tile::major(colour), Tile::minor(colour)] {
                if self.game.roles.holder(tile).is_some_and(|holder| holder != self.seat) {
                    given += i32::from(tile.rank.vp());
                }
            }
        }
        100 * i32::from(card.size.vp()) + SHIELD * i32::from(shields) - 60 * given
    }

    /// The role that so many face-up cards would bring now (12.6).
    fn role_in_sight(&self, colour: Colour, up: u8) -> i32 {
        if up == 0 {
            return 0;
        }
        let (mut first, mut second, mut tied) = (0, 0, 0);
        for (seat, house) in self.game.houses.iter(self.game.seats) {
            let count = house.up[colour];
            if seat == self.seat || count == 0 {
                continue;
            }
            if count > first {
                (first, second, tied) = (count, first, 1);
            } else if count == first {
                tied += 1;
            } else {
                second = second.max(count);
            }
        }
        let major = || self.role(Tile::major(colour), up);
        let minor = || self.role(Tile::minor(colour), up);
        if up > first {
            major()
        } else if up == first {
            major() * TIE / 100
        } else if tied > 1 || up < second || !self.game.numbers().minors {
            0
        } else if up > second {
            minor()
        } else {
            minor() * TIE / 100
        }
    }

    /// 12.7: foreign cities of the colour, the ability, the final points, less the flip.
    fn role(&self, tile: Tile, up: u8) -> i32 {
        let points = i32::from(tile.rank.vp());
        let seats = self.game.seats.get() as i32;
        let promised = self.game.display.iter().filter(|city| city.card().icons[tile.colour] > 0).count() as i32;
        let held = if self.ending { 100 * points } else { 60 * points * promised * (seats - 1) / seats };
        let ability = match tile.colour {
            Colour::Green => 40,
            Colour::White => 100,
            Colour::Red => 2 * self.card,
            Colour::Blue => SHIELD * i32::from(self.game.houses[self.seat].supply.min(1)),
            Colour::Yellow => 2 * self.gold,
        };
        let flip = match tile.rank {
            Rank::Major if !self.ending => 25 * i32::from(up.div_ceil(2)),
            _ => 0,
        };
        held + ability - flip
    }
}

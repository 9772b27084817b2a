//! The state of a game: section 4 and what the phases move about.

use curia_core::{Arg, Audience, BySeat, Chance, Flag, Log, Seat, SeatCount, SeatSet, ToArg};
use serde::Serialize;

use crate::cards::{Cards, CitySet};
use crate::data::{City, Colour, DISPLAY, Family, Numbers, Region, SHIELDS, Tile, YELLOW_GOLD};
use crate::event::Event;
use crate::knowledge::Knowledge;
use crate::options::{OpenMoney, Options, Tiebreak};
use crate::view::PhaseName;

/// A game of Il Principe.
#[derive(Clone, PartialEq, Eq)]
pub struct IlPrincipe {
    pub(crate) seats: SeatCount,
    pub(crate) draw_count: u8,
    pub(crate) open_money: OpenMoney,
    pub(crate) tiebreak: Tiebreak,
    pub(crate) round: u8,
    pub(crate) last_round: bool,
    pub(crate) principe: Seat,
    /// What is left of the building deck. Cards are picked when they are drawn (ruling 9.58).
    pub(crate) deck: Cards,
    /// Cards of unsold lots.
    pub(crate) removed: Cards,
    pub(crate) display: CitySet,
    /// Cities that have not come out: the city deck and, with two players, the removed ones (ruling 9.48).
    pub(crate) unseen: CitySet,
    /// How many of the unseen cities can still come out.
    pub(crate) city_deck: u8,
    pub(crate) lots: Lots,
    pub(crate) roles: Roles,
    pub(crate) houses: BySeat<House>,
    pub(crate) known: Knowledge,
    pub(crate) phase: Phase,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct House {
    pub(crate) family: Family,
    pub(crate) gold: u8,
    pub(crate) hand: Cards,
    /// Face down in the offer area until the reveal.
    pub(crate) offered: Cards,
    pub(crate) up: Cards,
    pub(crate) down: Cards,
    pub(crate) supply: u8,
    pub(crate) shields: [u8; Region::COUNT],
    pub(crate) vp: u8,
    pub(crate) cities: CitySet,
}

impl House {
    /// Section 4.2.
    const fn new(family: Family) -> House {
        House {
            family,
            gold: 0,
            hand: Cards::NONE,
            offered: Cards::NONE,
            up: Cards::NONE,
            down: Cards::NONE,
            supply: SHIELDS,
            shields: [0; Region::COUNT],
            vp: 0,
            cities: CitySet::EMPTY,
        }
    }

    /// All cards in front of the player.
    pub(crate) fn tableau(&self) -> Cards {
        self.up.plus(self.down)
    }
}

/// The lots of the round in the order of their auctions (section 5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lots {
    /// Cards still lying there.
    pub(crate) cards: Cards,
    pub(crate) order: [Colour; Colour::COUNT],
    pub(crate) len: u8,
    /// How many lots have been put up so far.
    pub(crate) called: u8,
    /// What has become of each colour's lot.
    pub(crate) settled: [Option<Settled>; Colour::COUNT],
}

/// What has become of a lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Settled {
    pub(crate) count: u8,
    /// Who bought it, and for how much; `None` if nobody wanted it.
    pub(crate) buyer: Option<(Seat, u8)>,
}

impl Lots {
    pub(crate) const NONE: Lots =
        Lots { cards: Cards::NONE, order: Colour::ALL, len: 0, called: 0, settled: [None; Colour::COUNT] };
}

/// Who holds which role tile; `None` lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Roles([[Option<Seat>; 2]; Colour::COUNT]);

impl Roles {
    #[inline]
    pub(crate) fn holder(&self, tile: Tile) -> Option<Seat> {
        self.0[tile.colour as usize][tile.rank as usize]
    }

    #[inline]
    pub(crate) fn give(&mut self, tile: Tile, seat: Seat) {
        self.0[tile.colour as usize][tile.rank as usize] = Some(seat);
    }
}

/// What is auctioned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// The lot of a colour.
    Lot(Colour),
    /// A role for which several players are tied.
    Role(Tile),
}

/// The building of the lot or the role.
impl ToArg for Item {
    fn to_arg(&self) -> Option<Arg> {
        match self {
            Item::Lot(colour) => colour.to_arg(),
            Item::Role(tile) => tile.to_arg(),
        }
    }
}

/// Set for a role: texts say it otherwise than a lot.
impl Flag for Item {
    fn is_set(&self) -> bool {
        matches!(self, Item::Role(_))
    }
}

/// A running auction (section 5.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Auction {
    pub(crate) item: Item,
    pub(crate) eligible: SeatSet,
    /// Who has not passed.
    pub(crate) active: SeatSet,
    pub(crate) high: u8,
    pub(crate) leader: Option<Seat>,
    pub(crate) turn: Seat,
}

/// Where a build was chosen, and where the round goes on after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Occasion {
    /// After winning a lot.
    Lot,
    /// As the action of phase 3.
    Action,
}

/// The decision that is open, with what is needed to go on after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// D1.
    Offer,
    /// D2.
    Bid(Auction),
    /// D3.
    BuildOption(Seat),
    /// D4.
    PlaceShield { seat: Seat, city: City, left: u8, occasion: Occasion },
    /// D5.
    Action(Seat),
    /// D6.
    LayCount { seat: Seat, colour: Colour },
    /// D7; `then` is the tile to give next.
    TurnUp { seat: Seat, then: Option<Tile> },
    /// D8.
    PlaceShieldAny { seat: Seat, then: Option<Tile> },
    /// Nothing: a copy of the game at a moment worth seeing, in this part of the round.
    Moment(PhaseName),
    /// The final scoring has been done.
    Over,
}

impl IlPrincipe {
    /// Sections 4.1 and 4.3.
    pub(crate) fn set_up(
        options: &Options,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> IlPrincipe {
        let numbers = Numbers::of(seats);
        let mut game = IlPrincipe {
            seats,
            // Ruling 9.1: two players always draw 5.
            draw_count: if seats.get() == 2 { 5 } else { options.draw_count },
            open_money: options.open_money,
            tiebreak: options.tiebreak,
            round: 1,
            last_round: false,
            principe: Seat::S0,
            deck: Cards([numbers.cards_of_a_colour; Colour::COUNT]),
            removed: Cards::NONE,
            display: CitySet::EMPTY,
            unseen: CitySet::ALL,
            city_deck: numbers.cities,
            lots: Lots::NONE,
            roles: Roles::default(),
            houses: BySeat(Family::ALL.map(House::new)),
            known: Knowledge::default(),
            phase: Phase::Offer,
        };
        for _ in 0..DISPLAY {
            game.turn_up_city(chance, log);
        }
        game.principe = game.choose_principe(options, chance, log);
        game.deal_families(options, chance, log);
        game.begin_round(chance, log);
        game
    }

    /// Section 4.1, step 6.
    fn choose_principe(&self, options: &Options, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Seat {
        let principe = options.start_principe.unwrap_or_else(|| {
            let picked = Seat::ALL[chance.below(self.seats.get())];
            log.tell(Audience::Nobody, || Event::PickedPrincipe { seat: picked });
            picked
        });
        log.tell(Audience::All, || Event::FirstPrincipe { seat: principe });
        principe
    }

    /// Section 4.1, step 5.
    fn deal_families(&mut self, options: &Options, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let chosen = options.families.0;
        let mut rest: Vec<Family> =
            Family::ALL.into_iter().filter(|family| !chosen.0.contains(&Some(*family))).collect();
        let dealt = self.seats.iter().any(|seat| chosen[seat].is_none());
        if dealt {
            chance.shuffle(&mut rest);
        }
        let mut rest = rest.into_iter();
        for (house, chosen) in self.houses.0.iter_mut().zip(chosen.0) {
            house.family = chosen.or_else(|| rest.next()).unwrap_or(house.family);
        }
        if dealt {
            log.tell(Audience::Nobody, || Event::ShuffledFamilies {
                order: self.houses.0.each_ref().map(|house| house.family),
            });
        }
        for seat in self.seats.iter() {
            let family = self.houses[seat].family;
            log.tell(Audience::All, || Event::LeadsFamily { seat, family });
        }
    }

    /// Marks a moment worth seeing, in a part of the round.
    #[inline]
    pub(crate) fn moment(&self, part: PhaseName, log: &mut impl Log<Event>) {
        log.moment(|| IlPrincipe { phase: Phase::Moment(part), ..self.clone() });
    }

    /// The numbers of this table size.
    #[inline]
    pub(crate) fn numbers(&self) -> &'static Numbers {
        Numbers::of(self.seats)
    }

    /// The largest purse a player can own at this point of the game by public reckoning.
    pub(crate) fn purse_limit(&self) -> u8 {
        let incomes = self.round - u8::from(self.last_round);
        self.numbers().income * incomes + YELLOW_GOLD * (self.round - 1)
    }
}

//! Positions written as words, and what the rules book counts in them.
//!
//! A position begins in round 2 with the action of A, who is the Principe; nobody owns anything. `hand`, `up` and `down` with a
//! seat and cards by the letters of their colours (`GWRBY`), `gold 6 0 4`, `vp SEAT N`, `shields SEAT 0 0 1 0 0 0`,
//! `role COLOUR_RANK SEAT`, `round N`, `last_round`, `principe SEAT`, `phase offer | action SEAT | over`, `display CITIES`, `deck N`
//! and `lots GGW RR`. Cards come out of the deck, so that none is lost.

use curia_core::{Chance, FastChance, Game, Rulebook, Seat, SeatCount, SetupError, Silent, Sourced, Thing, seat_of};

use crate::Options;
use crate::cards::{Cards, CitySet};
use crate::data::{self, City, Colour, Rank, Region, SHIELDS, Tile};
use crate::state::{IlPrincipe, Lots, Phase};

impl Rulebook for IlPrincipe {
    const BOOK: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../rules/en.md")), ("hu", include_str!("../rules/hu.md"))];
    const POSITIONS: &'static str = include_str!("../rules/positions.txt");

    fn bare(options: &Options, seats: SeatCount) -> Result<IlPrincipe, SetupError> {
        let options = Options { start_principe: options.start_principe.or(Some(Seat::S0)), ..*options };
        let mut game = IlPrincipe::new(&options, seats, &mut FastChance::new(7), &mut Silent)?;
        game.clear_hands();
        Ok(game)
    }

    fn arrange(&mut self, word: &str, rest: &[&str], _chance: &mut impl Chance) -> Result<(), String> {
        match (word, rest) {
            ("hand", [seat, cards]) => {
                let (seat, cards) = (self.seat_of(seat)?, self.take(cards)?);
                self.houses[seat].hand = self.houses[seat].hand.plus(cards);
            }
            ("up", [seat, cards]) => {
                let (seat, cards) = (self.seat_of(seat)?, self.take(cards)?);
                self.houses[seat].up = self.houses[seat].up.plus(cards);
            }
            ("down", [seat, cards]) => {
                let (seat, cards) = (self.seat_of(seat)?, self.take(cards)?);
                self.houses[seat].down = self.houses[seat].down.plus(cards);
            }
            ("gold", purses) => {
                for (house, gold) in self.houses.0.iter_mut().zip(purses) {
                    house.gold = number(gold)?;
                }
            }
            ("vp", [seat, points]) => {
                let seat = self.seat_of(seat)?;
                self.houses[seat].vp = number(points)?;
            }
            ("shields", [seat, counts @ ..]) => {
                let seat = self.seat_of(seat)?;
                let counts = counts.iter().map(|count| number(count)).collect::<Result<Vec<u8>, _>>()?;
                self.place_shields(seat, counts.try_into().map_err(|_| "a number for each of the six regions")?)?;
            }
            ("role", [tile, seat]) => {
                let (tile, seat) = (tile_of(tile)?, self.seat_of(seat)?);
                self.roles.give(tile, seat);
            }
            ("round", [round]) => self.round = number(round)?,
            ("last_round", []) => self.last_round = true,
            ("principe", [seat]) => self.principe = self.seat_of(seat)?,
            ("phase", ["offer"]) => self.phase = Phase::Offer,
            ("phase", ["over"]) => self.phase = Phase::Over,
            ("phase", ["action", seat]) => self.phase = Phase::Action(self.seat_of(seat)?),
            ("display", cities) => {
                let city = |id: &&str| City::from_id(id).ok_or_else(|| format!("there is no city {id}"));
                self.show_cities(cities.iter().map(city).collect::<Result<CitySet, _>>()?)?;
            }
            ("deck", [left]) => self.leave_in_deck(number(left)?),
            ("lots", lots) => self.put_up_lots(lots)?,
            _ => return Err(format!("no word of this game, or not with {rest:?}")),
        }
        Ok(())
    }

    fn count(&self, what: &str, seat: Seat) -> Option<i64> {
        let house = &self.houses[seat];
        let of = |cards: Cards, colour: &str| Some(i64::from(cards[Colour::from_id(colour)?]));
        match what.split_once('/') {
            Some(("up", colour)) => of(house.up, colour),
            Some(("down", colour)) => of(house.down, colour),
            None if what == "gold" => Some(i64::from(house.gold)),
            None if what == "cards" => Some(i64::from(house.hand.total())),
            None if what == "deck" => Some(i64::from(self.deck.total())),
            _ => None,
        }
    }

    fn things(list: &str) -> Vec<Thing> {
        match list {
            "cities" => City::ALL.map(City::thing).to_vec(),
            "roles" => Tile::all()
                .map(|tile| Thing { name: tile.key(), says: Vec::new(), help: Some(tile.help().phrase()) })
                .collect(),
            "colours" => {
                let tiles = |colour| [Tile::major(colour), Tile::minor(colour)].map(Into::into).to_vec();
                Colour::ALL.map(|colour| Thing { name: colour.key(), says: tiles(colour), help: None }).to_vec()
            }
            "regions" => {
                let cities =
                    |region| City::ALL.into_iter().filter(|city| city.touches(region)).map(Into::into).collect();
                Region::ALL.map(|region| Thing { name: region.key(), says: cities(region), help: None }).to_vec()
            }
            _ => Vec::new(),
        }
    }

    fn sources() -> Vec<Sourced> {
        data::sources()
    }
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("'{text}' is no number"))
}

/// `white_major` is the bishop.
fn tile_of(text: &str) -> Result<Tile, String> {
    let tile = text
        .split_once('_')
        .and_then(|(colour, rank)| Some(Tile { colour: Colour::from_id(colour)?, rank: Rank::from_id(rank)? }));
    tile.ok_or_else(|| format!("there is no tile {text}"))
}

/// Cards written as letters: `GGRBY`.
pub(crate) fn cards_of(letters: &str) -> Result<Cards, String> {
    let mut cards = Cards::NONE;
    for letter in letters.chars() {
        let place = "GWRBY".find(letter).ok_or_else(|| format!("no colour begins with {letter}"))?;
        cards.0[place] += 1;
    }
    Ok(cards)
}

/// Set-up by hand.
impl IlPrincipe {
    fn seat_of(&self, letter: &str) -> Result<Seat, String> {
        let seat = seat_of(letter)?;
        if self.seats.has(seat) { Ok(seat) } else { Err(format!("nobody sits at {letter}")) }
    }

    /// Round 2, nobody owns anything, the Principe is to act.
    pub(crate) fn clear_hands(&mut self) {
        for house in &mut self.houses.0 {
            self.deck = self.deck.plus(house.hand);
            house.hand = Cards::NONE;
            house.gold = 0;
        }
        self.round = 2;
        self.phase = Phase::Action(self.principe);
    }

    /// Takes cards out of the deck.
    pub(crate) fn take(&mut self, letters: &str) -> Result<Cards, String> {
        let cards = cards_of(letters)?;
        if !self.deck.covers(cards) {
            return Err(format!("the deck has not {letters}"));
        }
        self.deck = self.deck.minus(cards);
        Ok(cards)
    }

    /// Shields of one seat on the map, in the order of the regions.
    pub(crate) fn place_shields(&mut self, seat: Seat, shields: [u8; Region::COUNT]) -> Result<(), String> {
        let placed: u8 = shields.iter().sum();
        self.houses[seat].supply =
            SHIELDS.checked_sub(placed).ok_or_else(|| format!("a family has {SHIELDS} shields"))?;
        self.houses[seat].shields = shields;
        Ok(())
    }

    /// These cities are displayed; what was displayed goes back to the city deck.
    pub(crate) fn show_cities(&mut self, cities: CitySet) -> Result<(), String> {
        if self.unseen.len() + self.display.len() != City::COUNT {
            return Err("the display comes before cities are built".to_owned());
        }
        self.display = cities;
        self.unseen = CitySet::ALL.iter().filter(|&city| !cities.has(city)).collect();
        let out = City::COUNT - usize::from(self.numbers().cities);
        self.city_deck = self.unseen.len().saturating_sub(out) as u8;
        Ok(())
    }

    /// Leaves so many cards in the deck; the rest counts as removed.
    pub(crate) fn leave_in_deck(&mut self, left: u8) {
        for colour in Colour::ALL.into_iter().cycle() {
            if self.deck.total() <= left {
                break;
            }
            let taken = self.deck[colour].min(1);
            self.deck[colour] -= taken;
            self.removed[colour] += taken;
        }
    }

    /// Begins the auction of these lots, in the order given.
    pub(crate) fn put_up_lots(&mut self, lots: &[&str]) -> Result<(), String> {
        let mut order = Colour::ALL;
        let mut cards = Cards::NONE;
        for (place, letters) in order.iter_mut().zip(lots) {
            let lot = self.take(letters)?;
            *place = lot.colours().next().ok_or("a lot has at least one card")?;
            cards = cards.plus(lot);
        }
        self.lots = Lots { cards, order, len: lots.len().min(Colour::COUNT) as u8, ..Lots::NONE };
        self.next_lot(&mut Silent);
        Ok(())
    }
}

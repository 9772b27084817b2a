//! A small builder of positions.

use curia_core::{FastChance, Game, Heard, MoveList, Score, Seat, SeatCount, Viewer};

use crate::cards::{Cards, CitySet};
use crate::data::{City, Colour, Tile};
use crate::position::cards_of;
use crate::state::{House, IlPrincipe, Item, Phase};
use crate::{Event, Move, Options};

pub(super) const S0: Seat = Seat::S0;
pub(super) const S1: Seat = Seat::S1;
pub(super) const S2: Seat = Seat::S2;
pub(super) const S3: Seat = Seat::S3;

/// Cards written as letters: `GGRBY`.
pub(super) fn pile(letters: &str) -> Cards {
    cards_of(letters).unwrap()
}

/// A game that stands where a test wants it. Cards come from the deck, so no card is lost.
pub(super) struct Position {
    pub(super) game: IlPrincipe,
    pub(super) chance: FastChance,
    pub(super) log: Heard<Event>,
}

impl Position {
    /// Round 2, Principe at seat 0, nobody owns anything, seat 0 to act in phase 3.
    pub(super) fn new(seats: usize) -> Position {
        Position::with(seats, Options { start_principe: Some(S0), ..Options::default() })
    }

    pub(super) fn with(seats: usize, options: Options) -> Position {
        let mut chance = FastChance::new(7);
        let mut log = Heard::default();
        let seats = SeatCount::new(seats).unwrap();
        let mut game = IlPrincipe::new(&options, seats, &mut chance, &mut log).unwrap();
        game.clear_hands();
        Position { game, chance, log: Heard::default() }
    }

    pub(super) fn house(&self, seat: Seat) -> &House {
        &self.game.houses[seat]
    }

    fn take(&mut self, letters: &str) -> Cards {
        self.game.take(letters).unwrap()
    }

    pub(super) fn hand(mut self, seat: Seat, letters: &str) -> Position {
        let cards = self.take(letters);
        self.game.houses[seat].hand = self.game.houses[seat].hand.plus(cards);
        self
    }

    pub(super) fn up(mut self, seat: Seat, letters: &str) -> Position {
        let cards = self.take(letters);
        self.game.houses[seat].up = self.game.houses[seat].up.plus(cards);
        self
    }

    pub(super) fn down(mut self, seat: Seat, letters: &str) -> Position {
        let cards = self.take(letters);
        self.game.houses[seat].down = self.game.houses[seat].down.plus(cards);
        self
    }

    pub(super) fn gold(mut self, gold: &[u8]) -> Position {
        for (house, &gold) in self.game.houses.0.iter_mut().zip(gold) {
            house.gold = gold;
        }
        self
    }

    pub(super) fn vp(mut self, seat: Seat, vp: u8) -> Position {
        self.game.houses[seat].vp = vp;
        self
    }

    /// Shields of one seat on the map, in letter order.
    pub(super) fn shields(mut self, seat: Seat, shields: [u8; 6]) -> Position {
        self.game.place_shields(seat, shields).unwrap();
        self
    }

    pub(super) fn role(mut self, tile: Tile, seat: Seat) -> Position {
        self.game.roles.give(tile, seat);
        self
    }

    pub(super) fn round(mut self, round: u8) -> Position {
        self.game.round = round;
        self
    }

    pub(super) fn last_round(mut self) -> Position {
        self.game.last_round = true;
        self
    }

    pub(super) fn principe(mut self, seat: Seat) -> Position {
        self.game.principe = seat;
        self
    }

    pub(super) fn phase(mut self, phase: Phase) -> Position {
        self.game.phase = phase;
        self
    }

    /// These cities are displayed; what was displayed goes back to the city deck.
    pub(super) fn display(mut self, cities: &[City]) -> Position {
        self.game.show_cities(cities.iter().copied().collect()).unwrap();
        self
    }

    /// All cities that are not displayed have been built by `seat`.
    pub(super) fn no_city_deck(mut self, seat: Seat) -> Position {
        self.game.houses[seat].cities = self.game.unseen;
        self.game.unseen = CitySet::EMPTY;
        self.game.city_deck = 0;
        self
    }

    /// Leaves so many cards in the deck; the rest counts as removed.
    pub(super) fn deck(mut self, left: u8) -> Position {
        self.game.leave_in_deck(left);
        self
    }

    /// Begins the auction of these lots, in the order given.
    pub(super) fn lots(mut self, lots: &[&str]) -> Position {
        self.game.put_up_lots(lots).unwrap();
        self
    }

    /// Plays moves written `seat move`, each of which must be accepted.
    pub(super) fn play(&mut self, moves: &[&str]) -> &mut Position {
        for text in moves {
            let (seat, mv) = text.split_once(' ').unwrap();
            let seat: Seat = seat.parse().unwrap();
            let mv: Move = mv.parse().unwrap();
            if let Err(refusal) = self.game.play(seat, mv, &mut self.chance, &mut self.log) {
                panic!("{text}: {refusal:?}");
            }
            self.game.invariants().unwrap();
        }
        self
    }

    /// The rule that refuses a move written `seat move`.
    pub(super) fn refused(&self, text: &str) -> &'static str {
        let (seat, mv) = text.split_once(' ').unwrap();
        self.game.why_not(seat.parse().unwrap(), mv.parse().unwrap()).expect(text).rule
    }

    /// The legal moves of a seat as texts.
    pub(super) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut list = MoveList::for_game::<IlPrincipe>();
        self.game.legal(seat, &mut list);
        list.iter().map(|mv| mv.to_string()).collect()
    }

    /// The order of the present auction.
    pub(super) fn auction_order(&self) -> Vec<usize> {
        let view = self.game.view(Viewer::Spectator);
        view.auction.unwrap().order.iter().map(|seat| seat.index()).collect()
    }

    /// What is auctioned now and who takes part.
    pub(super) fn auctioned(&self) -> Option<(Item, Vec<usize>)> {
        match self.game.phase {
            Phase::Bid(auction) => Some((auction.item, auction.eligible.iter().map(Seat::index).collect())),
            _ => None,
        }
    }

    pub(super) fn holder(&self, tile: Tile) -> Option<Seat> {
        self.game.roles.holder(tile)
    }

    /// The points of one part of a seat's score.
    pub(super) fn part(&self, seat: Seat, id: &str) -> i32 {
        let score: Score = self.game.scores(Viewer::Spectator).seats[seat.index()].clone().unwrap();
        score.parts.iter().find(|part| part.name.id == id).unwrap().points
    }

    /// Up and down cards of a colour.
    pub(super) fn tableau(&self, seat: Seat, colour: Colour) -> (u8, u8) {
        (self.house(seat).up[colour], self.house(seat).down[colour])
    }

    /// Begins phase 4, as after the last action of phase 3.
    pub(super) fn begin_roles(&mut self) -> &mut Position {
        self.game.begin_roles(&mut self.chance, &mut self.log);
        self
    }

    /// Begins the present round with its end checks.
    pub(super) fn begin_round(&mut self) -> &mut Position {
        self.game.begin_round(&mut self.chance, &mut self.log);
        self
    }
}

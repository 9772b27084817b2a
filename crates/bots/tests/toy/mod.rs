//! A small game with everything that is hard for a bot: hidden hands, a secret choice of all at once, an open
//! decision, and chance.
//!
//! Each round everybody secretly lays a card; whoever laid the highest one has the word: they take 5 points,
//! or 4 from somebody they name. All cards that were laid are out of the game. Two stages of three rounds.

use std::fmt;
use std::str::FromStr;

use curia_core::{
    Asking, Broken, BySeat, Chance, Event, Game, Heuristics, How, Key, Log, MoveList, NoOrder, NotAMove, OptionSpec,
    Options, Outline, Phrase, Prompt, Refusal, Scores, Seat, SeatCount, SeatSet, Seen, SetupError, Standings, View,
    Viewer,
};
use serde::Serialize;

const CARDS: u32 = 30;
const HAND: usize = 4;
const ROUNDS: u8 = 3;
const STAGES: u16 = 2;

/// A bit a card; higher cards are better.
type Cards = u32;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy {
    seats: SeatCount,
    stage: u16,
    round: u8,
    hands: BySeat<Cards>,
    laid: BySeat<Option<u8>>,
    gone: Cards,
    word: Option<Seat>,
    points: BySeat<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move {
    Lay(u8),
    Take,
    Rob(Seat),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(card) => write!(f, "lay:{card}"),
            Move::Take => f.write_str("take"),
            Move::Rob(seat) => write!(f, "rob:{seat}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        match text.split_once(':') {
            None if text == "take" => Ok(Move::Take),
            Some(("lay", card)) => card.parse().map(Move::Lay).map_err(|_| NotAMove),
            Some(("rob", seat)) => seat.parse().map(Move::Rob).map_err(|()| NotAMove),
            _ => Err(NotAMove),
        }
    }
}

fn bits(cards: Cards) -> impl Iterator<Item = u8> {
    (0..CARDS as u8).filter(move |card| cards >> card & 1 == 1)
}

impl Toy {
    fn deal(&mut self, chance: &mut impl Chance) {
        let mut deck: [u8; CARDS as usize] = std::array::from_fn(|card| card as u8);
        chance.shuffle(&mut deck);
        self.hands = BySeat::default();
        self.gone = 0;
        self.round = 0;
        for (seat, cards) in self.seats.iter().zip(deck.chunks(HAND)) {
            self.hands[seat] = cards.iter().fold(0, |hand, card| hand | 1 << card);
        }
    }

    fn reveal(&mut self) {
        let laid = self.laid;
        self.word = self.seats.iter().max_by_key(|&seat| laid[seat]);
        for seat in self.seats.iter() {
            if let Some(card) = self.laid[seat].take() {
                self.hands[seat] &= !(1 << card);
                self.gone |= 1 << card;
            }
        }
    }

    fn end_round(&mut self, chance: &mut impl Chance) {
        self.word = None;
        self.round += 1;
        if self.round == ROUNDS {
            self.stage += 1;
            if self.stage < STAGES {
                self.deal(chance);
            }
        }
    }

    fn over(&self) -> bool {
        self.stage == STAGES
    }
}

impl Game for Toy {
    type Options = ToyOptions;
    type Move = Move;
    type Event = Nothing;
    type View = Nothing;
    type Prompt = Nothing;
    type Order = NoOrder;

    const ID: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const RULES_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, 5);
    const MAX_MOVES: usize = 5;
    const MAX_PLIES: usize = 36;

    fn new(
        _: &ToyOptions,
        seats: SeatCount,
        chance: &mut impl Chance,
        _: &mut impl Log<Nothing>,
    ) -> Result<Toy, SetupError> {
        if seats.get() < 2 {
            return Err(SetupError::Seats { asked: seats.get(), min: 2, max: 5 });
        }
        let (hands, laid, points) = Default::default();
        let mut toy = Toy { seats, stage: 0, round: 0, hands, laid, gone: 0, word: None, points };
        toy.deal(chance);
        Ok(toy)
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn asking(&self) -> Asking {
        if self.over() {
            return Asking::OVER;
        }
        match self.word {
            Some(seat) => Asking::turn(seat),
            None => Asking { who: self.seats.all(), shown: self.awaited(), how: How::Together, secret: true },
        }
    }

    fn awaited(&self) -> SeatSet {
        match self.word {
            _ if self.over() => SeatSet::EMPTY,
            Some(seat) => SeatSet::one(seat),
            None => self.seats.iter().filter(|&seat| self.laid[seat].is_none()).collect(),
        }
    }

    fn prompt(&self, _: Seat) -> Option<Nothing> {
        None
    }

    fn legal(&self, seat: Seat, out: &mut MoveList<Move>) {
        out.clear();
        if !self.awaited().has(seat) {
            return;
        }
        if self.word.is_none() {
            bits(self.hands[seat]).for_each(|card| out.push(Move::Lay(card)));
        } else {
            out.push(Move::Take);
            self.seats.iter().filter(|&other| other != seat).for_each(|other| out.push(Move::Rob(other)));
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let mut list = MoveList::for_game::<Toy>();
        self.legal(seat, &mut list);
        (!list.contains(&mv)).then(|| Refusal::new("1", Key::new("toy", "no").phrase()))
    }

    fn apply(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, _: &mut impl Log<Nothing>) {
        match mv {
            Move::Lay(card) => {
                self.laid[seat] = Some(card);
                if self.awaited().is_empty() {
                    self.reveal();
                }
                return;
            }
            Move::Take => self.points[seat] += 5,
            Move::Rob(other) => {
                self.points[seat] += 4;
                self.points[other] -= 4;
            }
        }
        self.end_round(chance);
    }

    fn view(&self, _: Viewer) -> Nothing {
        Nothing
    }

    fn scores(&self, _: Viewer) -> Scores {
        Scores { seats: Vec::new() }
    }

    fn tally(&self) -> BySeat<i32> {
        self.points
    }

    fn standings(&self) -> Option<Standings> {
        self.over().then(|| Standings::rank(self.seats, self.points, self.points))
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let own = viewer.seat().map_or(0, |seat| self.hands[seat]);
        let mut buffer = [0; CARDS as usize];
        let mut size = 0;
        for card in bits(!self.gone & !own) {
            buffer[size] = card;
            size += 1;
        }
        let mut unseen = &mut buffer[..size];
        chance.shuffle(unseen);
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            let (hand, rest) = unseen.split_at_mut(self.hands[seat].count_ones() as usize);
            unseen = rest;
            self.hands[seat] = hand.iter().fold(0, |hand, card| hand | 1 << card);
            if self.laid[seat].is_some() {
                self.laid[seat] = Some(hand[chance.below(hand.len())]);
            }
        }
    }

    fn fallback(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        let mut list = MoveList::for_game::<Toy>();
        self.legal(seat, &mut list);
        list[chance.below(list.len())]
    }

    fn order(&self, _: Seat, order: &NoOrder) -> Option<Move> {
        match *order {}
    }

    fn stage(&self) -> u16 {
        self.stage
    }

    fn invariants(&self) -> Result<(), Broken> {
        Ok(())
    }
}

impl Heuristics for Toy {
    /// Lays low cards first (a fault a search can see) and robs whoever leads.
    fn rate(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        out.clear();
        let others = || self.seats.iter().filter(|&other| other != seat);
        let leader = others().map(|other| self.points[other]).max();
        out.extend(moves.iter().map(|mv| match *mv {
            Move::Lay(card) => -i32::from(card),
            Move::Take => 500,
            Move::Rob(other) if Some(self.points[other]) == leader => 700,
            Move::Rob(_) => 400,
        }));
    }
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct ToyOptions;

impl Options for ToyOptions {
    const SPECS: &'static [OptionSpec] = &[];

    fn get(&self, _: &str) -> String {
        String::new()
    }

    fn put(&mut self, _: &str, _: &str) {}
}

/// What bots do not look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Nothing;

impl Event for Nothing {
    fn phrase(&self) -> Option<Phrase> {
        None
    }
}

impl View<Move> for Nothing {
    fn outline(&self) -> Outline {
        Outline::default()
    }

    fn seen(&self) -> Seen {
        Seen::default()
    }

    fn label(&self, _: Move) -> Phrase {
        Key::new("toy", "move").phrase()
    }

    fn help(&self, _: Move) -> Option<Phrase> {
        None
    }

    fn candidates(&self) -> Vec<Move> {
        Vec::new()
    }
}

impl Prompt for Nothing {
    fn decision(&self) -> &'static str {
        "none"
    }

    fn rule(&self) -> &'static str {
        "1"
    }

    fn phrase(&self) -> Phrase {
        Key::new("toy", "prompt").phrase()
    }
}

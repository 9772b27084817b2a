//! A table that stands where a test wants it, in the words of written positions.

use curia_core::{FastChance, Game, Heard, MoveList, Options as _, Refusal, Rulebook, Seat, SeatCount, Spoken, Viewer};

use crate::data::NobleBox;
use crate::pieces::Boxes;
use crate::state::{HeadsOfState, Player};
use crate::{Event, Move, Options, View};

pub(super) const A: Seat = Seat::S0;
pub(super) const B: Seat = Seat::S1;
pub(super) const C: Seat = Seat::S2;
pub(super) const D: Seat = Seat::S3;

/// A game with its chance and what it has told.
pub(super) struct Table {
    pub(super) game: HeadsOfState,
    pub(super) chance: FastChance,
    pub(super) log: Heard<Event>,
}

/// A table in words that are separated by semicolons; four play if nothing else is said.
pub(super) fn table(words: &str) -> Table {
    let lines = || words.split(';').map(|line| line.split_whitespace().collect::<Vec<_>>());
    let (mut options, mut seats) = (Options::default(), SeatCount::new(4).unwrap());
    for line in lines() {
        match *line {
            ["seats", number] => seats = SeatCount::new(number.parse().unwrap()).unwrap(),
            ["with", option, value] => options.set(option, value).unwrap(),
            _ => {}
        }
    }
    let mut chance = FastChance::new(7);
    let mut game = HeadsOfState::bare(&options, seats).unwrap();
    for line in lines() {
        match *line {
            [] | ["seats" | "with", ..] => {}
            [word, ref rest @ ..] => {
                game.arrange(word, rest, &mut chance).unwrap_or_else(|error| panic!("{line:?}: {error}"));
            }
        }
    }
    game.invariants().unwrap();
    Table { game, chance, log: Heard::default() }
}

impl Table {
    /// What chance brings from here on.
    pub(super) fn with_seed(mut self, seed: u64) -> Table {
        self.chance = FastChance::new(seed);
        self
    }

    /// A seat's letter and its moves.
    pub(super) fn play(&mut self, line: &str) -> &mut Table {
        let mut words = line.split_whitespace();
        let seat = curia_core::seat_of(words.next().unwrap()).unwrap();
        for text in words {
            let mv: Move = text.parse().unwrap_or_else(|_| panic!("{text} is no move"));
            let answer = self.game.play(seat, mv, &mut self.chance, &mut self.log);
            answer.unwrap_or_else(|refusal| panic!("{text} of {seat} is refused: {refusal:?}"));
            self.game.invariants().unwrap();
        }
        self
    }

    /// The rule by which a move is refused and the reason.
    pub(super) fn refusal(&self, seat: Seat, text: &str) -> (&'static str, &'static str) {
        let refusal = self.refused(seat, text);
        (refusal.rule, refusal.reason.key.id)
    }

    pub(super) fn refused(&self, seat: Seat, text: &str) -> Refusal {
        let mv: Move = text.parse().unwrap_or_else(|_| panic!("{text} is no move"));
        self.game.why_not(seat, mv).unwrap_or_else(|| panic!("{text} of {seat} is allowed"))
    }

    /// The legal moves of a seat.
    pub(super) fn moves(&self, seat: Seat) -> Vec<String> {
        let mut list = MoveList::for_game::<HeadsOfState>();
        self.game.legal(seat, &mut list);
        list.iter().map(Move::to_string).collect()
    }

    /// The legal moves of a seat that begin with a word, without it: `place` gives the boxes.
    pub(super) fn moves_of(&self, seat: Seat, word: &str) -> Vec<String> {
        let moves = self.moves(seat);
        let of = |mv: &String| mv.strip_prefix(word)?.strip_prefix(':').map(str::to_owned);
        moves.iter().filter_map(of).collect()
    }

    /// Whether a move of whoever is asked is legal.
    pub(super) fn may(&self, text: &str) -> bool {
        self.game.awaited().iter().any(|seat| self.moves(seat).iter().any(|mv| mv == text))
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.game.players[seat]
    }

    pub(super) fn points(&self, seat: Seat) -> i32 {
        self.game.points(seat)
    }

    /// Whose noble lives in a box.
    pub(super) fn lives(&self, at: &str) -> Option<Seat> {
        self.game.owner(noble_box(at))
    }

    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    /// How often something of this kind was told.
    pub(super) fn told(&self, id: &str) -> usize {
        self.log.0.iter().filter(|(_, event)| event.id() == id).count()
    }
}

pub(super) fn noble_box(text: &str) -> NobleBox {
    text.parse().unwrap_or_else(|_| panic!("{text} is no box"))
}

pub(super) fn boxes(texts: &str) -> Boxes {
    texts.split_whitespace().map(noble_box).collect()
}

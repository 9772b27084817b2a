//! A table that stands where a test wants it, in the words of written positions.

use curia_core::{
    Chance, FastChance, Game, Heard, MoveList, Options as _, Refusal, Rulebook, Seat, SeatCount, Spoken, Viewer,
};

use crate::data::{Country, NobleBox, Rank};
use crate::pieces::{Attributes, Boxes, Treacheries};
use crate::state::{HeadsOfState, Part, Player};
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

/// Six cards that no noble below a prince costs.
pub(super) const IDLE: &str = "display bishop bishop bishop bishop lineage lineage";

/// A has drawn three bishops and may raise nobles.
pub(super) fn raising(words: &str) -> Table {
    let mut table = table(&format!("{IDLE}; {words}"));
    table.play("A option:attributes_three draw:0 draw:1 draw:2");
    table
}

/// A has taken this treachery card and a bishop, and may strike.
pub(super) fn plotting(card: &str, words: &str) -> Table {
    let mut table = table(&format!("{IDLE}; treachery_display {card} -; {words}"));
    table.play("A option:treachery take_treachery:0 take_attribute:0");
    table
}

/// A seed whose first draw from a bag brings the cube of the attacker, or that of the victim.
pub(super) fn cube(own: bool) -> u64 {
    (0..).find(|&seed| (FastChance::new(seed).below(4) < 3) == own).unwrap()
}

/// Attribute cards by their ids; `gold*3` is three of a kind.
pub(super) fn cards(texts: &str) -> Attributes {
    crate::position::attributes(&texts.split_whitespace().collect::<Vec<_>>()).unwrap().into_iter().collect()
}

/// Treachery cards by their ids.
pub(super) fn plots(texts: &str) -> Treacheries {
    crate::position::treacheries(&texts.split_whitespace().collect::<Vec<_>>()).unwrap().into_iter().collect()
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

    pub(super) fn hand(&self, seat: Seat) -> Attributes {
        self.player(seat).attributes
    }

    pub(super) fn plots(&self, seat: Seat) -> Treacheries {
        self.player(seat).treachery
    }

    /// The points of a seat for one thing.
    pub(super) fn part(&self, seat: Seat, part: Part) -> u16 {
        self.player(seat).points[part as usize]
    }

    /// Noble cards of a rank before a seat.
    pub(super) fn nobles(&self, seat: Seat, rank: Rank) -> u8 {
        self.player(seat).noble_cards[rank.index()]
    }

    /// What the living nobles of a seat bring it in a country.
    pub(super) fn influence(&self, seat: Seat, country: Country) -> u8 {
        self.game.standings_in(country).find(|player| player.seat == seat).map_or(0, |player| player.influence)
    }

    /// Who has influence in a country, in the order of section 7.4.
    pub(super) fn order_in(&self, country: Country) -> Vec<Seat> {
        self.game.standings_in(country).map(|player| player.seat).collect()
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

//! Positions set up by hand, and moves played by their notation.

use curia_core::{Chance, Game, Heard, MoveList, Refusal, Rulebook, Seat, SeatCount};

use crate::data::{Card, Noble};
use crate::event::Event;
use crate::options::Options;
use crate::pieces::set_of;
use crate::state::{Guillotine, Phase, table_bit};

pub(super) const A: Seat = Seat::S0;
pub(super) const B: Seat = Seat::S1;
pub(super) const C: Seat = Seat::S2;

/// A chance that gives the numbers it was told, then leaves every order as it is.
#[derive(Default)]
pub(super) struct Rigged(pub(super) Vec<usize>);

impl Chance for Rigged {
    fn below(&mut self, bound: usize) -> usize {
        match bound {
            0 | 1 => 0,
            _ if self.0.is_empty() => bound - 1,
            _ => self.0.remove(0) % bound,
        }
    }

    fn draws(&self) -> u64 {
        0
    }
}

pub(super) fn noble(id: &str) -> Noble {
    id.parse().unwrap_or_else(|_| panic!("no noble {id}"))
}

pub(super) fn nobles(ids: &str) -> Vec<Noble> {
    ids.split_whitespace().map(noble).collect()
}

pub(super) fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub(super) fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

/// A table with nothing in line, hands, piles or discards; everything is in the two decks.
pub(super) fn table(seats: usize) -> Guillotine {
    table_with(seats, &Options::default())
}

pub(super) fn table_with(seats: usize, options: &Options) -> Guillotine {
    let options = Options { start_player: Some(A), ..*options };
    Guillotine::bare(&options, SeatCount::new(seats).unwrap()).unwrap()
}

/// Set-up, in the words of written positions.
impl Guillotine {
    fn with_words(mut self, words: &str) -> Guillotine {
        let words: Vec<&str> = words.split_whitespace().collect();
        self.arrange(words[0], &words[1..], &mut Rigged::default())
            .unwrap_or_else(|error| panic!("{words:?}: {error}"));
        self
    }

    fn of_seat(self, word: &str, seat: Seat, ids: &str) -> Guillotine {
        self.with_words(&format!("{word} {} {ids}", ["A", "B", "C", "D", "E"][seat.index()]))
    }

    pub(super) fn lined(self, ids: &str) -> Guillotine {
        self.with_words(&format!("line {ids}"))
    }

    pub(super) fn pile(self, seat: Seat, ids: &str) -> Guillotine {
        self.of_seat("pile", seat, ids)
    }

    pub(super) fn noble_discards(self, ids: &str) -> Guillotine {
        self.with_words(&format!("noble_discards {ids}"))
    }

    pub(super) fn noble_tops(self, ids: &str) -> Guillotine {
        self.with_words(&format!("noble_tops {ids}"))
    }

    pub(super) fn hand(self, seat: Seat, ids: &str) -> Guillotine {
        self.of_seat("hand", seat, ids)
    }

    pub(super) fn card_tops(self, ids: &str) -> Guillotine {
        self.with_words(&format!("card_tops {ids}"))
    }

    pub(super) fn discards(self, ids: &str) -> Guillotine {
        self.with_words(&format!("discards {ids}"))
    }

    pub(super) fn laid(self, seat: Seat, ids: &str) -> Guillotine {
        self.of_seat("laid", seat, ids)
    }

    pub(super) fn on_day(self, day: u8) -> Guillotine {
        self.with_words(&format!("day {day}"))
    }

    /// Begins the turn of a seat.
    pub(super) fn turn_of(self, seat: Seat) -> Guillotine {
        let game = self.of_seat("turn", seat, "");
        game.invariants().unwrap();
        game
    }

    /// Begins the final phase with a seat.
    pub(super) fn finale_from(self, seat: Seat) -> Guillotine {
        let game = self.of_seat("finale", seat, "");
        game.invariants().unwrap();
        game
    }

    /// All nobles that are still in the deck go to a pile.
    pub(super) fn rest_of_nobles_to(mut self, seat: Seat) -> Guillotine {
        while let Some(noble) = self.noble_deck.pop() {
            self.piles[seat].push(noble);
        }
        self
    }

    /// All action cards that are still in the deck go to a hand.
    pub(super) fn rest_of_cards_to(mut self, seat: Seat) -> Guillotine {
        while let Some(card) = self.action_deck.pop() {
            self.hands[seat].add(card);
        }
        self
    }
}

/// Play.
impl Guillotine {
    /// Plays moves of one seat, one after the other.
    pub(super) fn go(&mut self, seat: Seat, moves: &str) -> Vec<Event> {
        self.go_with(seat, moves, &[])
    }

    /// Plays moves of one seat with the given random numbers.
    pub(super) fn go_with(&mut self, seat: Seat, moves: &str, numbers: &[usize]) -> Vec<Event> {
        let mut chance = Rigged(numbers.to_vec());
        let mut log = Heard::default();
        for text in moves.split_whitespace() {
            let mv = text.parse().unwrap_or_else(|_| panic!("{text} is no move"));
            if let Err(refusal) = self.play(seat, mv, &mut chance, &mut log) {
                panic!("{text} of seat {seat}: {refusal:?}");
            }
            self.invariants().unwrap();
        }
        log.0.into_iter().map(|(_, event)| event).collect()
    }

    /// Lets everybody pass in the windows that are open, until another question comes.
    pub(super) fn let_pass(&mut self) {
        while let Phase::ReactWait { asked, passed } = self.phase {
            for seat in asked.minus(passed).iter() {
                self.go(seat, "pass");
            }
        }
    }

    /// Skips step 1 and lets the beheadings happen.
    pub(super) fn skip_on(&mut self) {
        let seat = self.active;
        self.go(seat, "skip");
        self.let_pass();
    }

    pub(super) fn refusal_of(&self, seat: Seat, text: &str) -> Refusal {
        self.why_not(seat, text.parse().unwrap()).unwrap_or_else(|| panic!("{text} is legal"))
    }

    pub(super) fn legal_texts(&self, seat: Seat) -> Vec<String> {
        let mut list = MoveList::for_game::<Guillotine>();
        self.legal(seat, &mut list);
        list.iter().map(|mv| mv.to_string()).collect()
    }

    pub(super) fn is_legal(&self, seat: Seat, text: &str) -> bool {
        self.legal_texts(seat).iter().any(|legal| legal == text)
    }

    pub(super) fn line_text(&self) -> String {
        join(self.line.as_slice())
    }

    pub(super) fn pile_text(&self, seat: Seat) -> String {
        join(self.piles[seat].as_slice())
    }

    pub(super) fn noble_discard_text(&self) -> String {
        join(self.noble_discard.as_slice())
    }

    pub(super) fn hand_text(&self, seat: Seat) -> String {
        join(&self.hands[seat].iter().collect::<Vec<_>>())
    }

    pub(super) fn discard_text(&self) -> String {
        join(self.action_discard.as_slice())
    }

    pub(super) fn known_text(&self, knower: Seat, owner: Seat) -> String {
        join(&self.known(knower, owner).iter().collect::<Vec<_>>())
    }
}

fn join<T: ToString>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// The points of a pile with table cards.
pub(super) fn points(pile: &str, laid: &str) -> i32 {
    let pile = nobles(pile);
    assert_eq!(set_of(&pile).count_ones() as usize, pile.len());
    let table = cards(laid).into_iter().fold(0, |table, card| table | table_bit(card));
    crate::scoring::parts(&pile, table).iter().sum()
}

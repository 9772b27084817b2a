//! Positions written as words, and what the rules book counts in them.
//!
//! `line`, `noble_discards`, `noble_tops` and nobles; `discards`, `card_tops` and cards; `pile`, `hand` and `laid` with a
//! seat before them; `day N`, `turn SEAT` and `finale SEAT`. Everything is taken out of the two decks, so that each card stays
//! where it is once; the tops of the decks are named with the top first.

use curia_core::{
    Chance, FastChance, Game, Key, Rulebook, Seat, SeatCount, SetupError, Silent, Sourced, Thing, seat_of,
};

use crate::data::{self, Card, DAYS, Kind, Noble};
use crate::options::Options;
use crate::phases::{Run, Step};
use crate::state::{Guillotine, Phase, table_bit};

impl Rulebook for Guillotine {
    const BOOK: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../rules/en.md")), ("hu", include_str!("../rules/hu.md"))];
    const POSITIONS: &'static str = include_str!("../rules/positions.txt");

    fn bare(options: &Options, seats: SeatCount) -> Result<Guillotine, SetupError> {
        let options = Options { start_player: options.start_player.or(Some(Seat::S0)), ..*options };
        let mut game = Guillotine::new(&options, seats, &mut FastChance::new(7), &mut Silent)?;
        for noble in game.line.as_slice() {
            game.noble_deck.push(*noble);
        }
        game.line.clear();
        for seat in seats.iter() {
            for card in std::mem::take(&mut game.hands[seat]).iter() {
                game.action_deck.push(card);
            }
        }
        Ok(game)
    }

    fn arrange(&mut self, word: &str, rest: &[&str], chance: &mut impl Chance) -> Result<(), String> {
        match (word, rest) {
            ("line", ids) => self.fetch_nobles(ids)?.into_iter().for_each(|noble| self.line.push(noble)),
            ("noble_discards", ids) => {
                self.fetch_nobles(ids)?.into_iter().for_each(|noble| self.noble_discard.push(noble));
            }
            ("noble_tops", ids) => {
                self.fetch_nobles(ids)?.into_iter().rev().for_each(|noble| self.noble_deck.push(noble));
            }
            ("discards", ids) => self.fetch_cards(ids)?.into_iter().for_each(|card| self.action_discard.push(card)),
            ("card_tops", ids) => self.fetch_cards(ids)?.into_iter().rev().for_each(|card| self.action_deck.push(card)),
            ("pile", [seat, ids @ ..]) => {
                let seat = self.seat(seat)?;
                self.fetch_nobles(ids)?.into_iter().for_each(|noble| self.piles[seat].push(noble));
            }
            ("hand", [seat, ids @ ..]) => {
                let seat = self.seat(seat)?;
                self.fetch_cards(ids)?.into_iter().for_each(|card| self.hands[seat].add(card));
            }
            ("laid", [seat, ids @ ..]) => {
                let seat = self.seat(seat)?;
                let cards = self.fetch_cards(ids)?;
                if let Some(card) = cards.iter().find(|card| !card.is_table_card()) {
                    return Err(format!("{card} does not stay on the table"));
                }
                cards.into_iter().for_each(|card| self.tables[seat] |= table_bit(card));
            }
            ("day", [day]) => match day.parse() {
                Ok(day @ 1..=DAYS) => self.day = day,
                _ => return Err(format!("there are {DAYS} days")),
            },
            ("turn", [seat]) => {
                self.active = self.seat(seat)?;
                self.turn_of_day = 0;
                self.advance(Some(Step::TurnStart), &mut Run { chance, log: &mut Silent });
            }
            ("finale", [seat]) => {
                self.active = self.seat(seat)?;
                self.day = DAYS;
                self.final_left = self.seats.get() as u8;
                self.advance(Some(Step::Final), &mut Run { chance, log: &mut Silent });
            }
            ("over", []) => {
                self.day = DAYS;
                self.phase = Phase::Over;
            }
            _ => return Err(format!("no word of this game, or not with {rest:?}")),
        }
        Ok(())
    }

    fn count(&self, what: &str, seat: Seat) -> Option<i64> {
        let number = match what {
            "line" => self.line.len(),
            "cards" => self.hands[seat].iter().count(),
            "pile" => self.piles[seat].len(),
            "day" => usize::from(self.day),
            "noble_deck" => self.noble_deck.len(),
            "action_deck" => self.action_deck.len(),
            "noble_discards" => self.noble_discard.len(),
            "discards" => self.action_discard.len(),
            _ => return None,
        };
        i64::try_from(number).ok()
    }

    fn things(list: &str) -> Vec<Thing> {
        let thing = |name, help: Key| Thing { name, says: Vec::new(), help: Some(help.phrase()) };
        match list {
            "nobles" => Kind::ALL.map(|kind| thing(kind.key(), kind.help())).to_vec(),
            "cards" => Card::ALL.map(|card| thing(card.key(), card.help())).to_vec(),
            _ => Vec::new(),
        }
    }

    fn sources() -> Vec<Sourced> {
        data::sources()
    }
}

impl Guillotine {
    fn seat(&self, letter: &str) -> Result<Seat, String> {
        seat_of(letter).and_then(
            |seat| {
                if self.seats.has(seat) { Ok(seat) } else { Err(format!("nobody sits at {letter}")) }
            },
        )
    }

    /// Takes nobles out of their deck.
    fn fetch_nobles(&mut self, ids: &[&str]) -> Result<Vec<Noble>, String> {
        let fetch = |id: &&str| {
            let noble: Noble = id.parse().map_err(|_| format!("there is no noble {id}"))?;
            let place = self.noble_deck.find_from_top(noble).ok_or_else(|| format!("{id} lies somewhere else"))?;
            self.noble_deck.remove(place).ok_or_else(|| format!("{id} lies somewhere else"))
        };
        ids.iter().map(fetch).collect()
    }

    /// Takes action cards out of their deck.
    fn fetch_cards(&mut self, ids: &[&str]) -> Result<Vec<Card>, String> {
        let fetch = |id: &&str| {
            let card = Card::from_id(id).ok_or_else(|| format!("there is no card {id}"))?;
            let place = self.action_deck.find_from_top(card).ok_or_else(|| format!("{id} lies somewhere else"))?;
            self.action_deck.remove(place).ok_or_else(|| format!("{id} lies somewhere else"))
        };
        ids.iter().map(fetch).collect()
    }
}
